// Combat, clause by clause.
#include "engine/tests/table.hpp"

namespace kamchatka::test {
namespace {

using namespace classic;

TEST(Attack, DefenderWinsTies) {
    CLAUSE("CH-4.8");
    Table table = Table(rulebooks::challenge).with({{alaska, s1, 4}, {kamchatka, s2, 3}});
    table.fight(s1, {alaska, kamchatka, 3}, dice(5, 3, 2), dice(2, 5, 1));  // 5-5 3-2 2-1
    EXPECT_EQ(table.armies(alaska), 3);
    EXPECT_EQ(table.armies(kamchatka), 1);
}

}  // namespace
}  // namespace kamchatka::test
