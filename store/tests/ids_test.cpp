// New ids and codes.
#include "store/ids.hpp"

#include <gtest/gtest.h>

#include <set>

namespace kamchatka::store {
namespace {

TEST(Ids, AreRandomAndReadable) {
    std::set<TableId> ids;
    std::set<std::string> codes;
    for (int i = 0; i < 2000; ++i) {
        const TableId id = new_table_id();
        EXPECT_GT(id, 0);
        ids.insert(id);
        const std::string code = new_code();
        EXPECT_EQ(code.size(), 6U);
        EXPECT_EQ(code.find_first_not_of(plain_alphabet), std::string::npos);
        codes.insert(code);
    }
    EXPECT_EQ(ids.size(), 2000U);
    EXPECT_GT(codes.size(), 1990U);
}

}  // namespace
}  // namespace kamchatka::store
