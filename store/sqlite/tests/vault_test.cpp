// The seeds of tables, sealed.
#include "store/vault.hpp"

#include "store/sqlite/store.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

namespace kamchatka::store {
namespace {

class Seed : public testing::Test {
protected:
    Seed() {
        seed_.fill(0x5a);
        TableRow row = table_row(0x5a, 1, "ABCDEF");
        row.host.reset();
        ask<Stored>(store_.catalogue(), &Catalogue::add_table, row, std::vector<SeatRow>{}, seed_);
    }

    TemporaryFolder folder_;
    SqliteStore store_{folder_.path(), {}, {}};
    TableSecret seed_{};
};

TEST_F(Seed, OfATableIsSealedOnDisk) {
    EXPECT_EQ(table(store_.catalogue(), "ABCDEF")->seed, seed_);
    const std::string plain(seed_.size(), '\x5a');
    for (const char* name : {"kamchatka.db", "kamchatka.db-wal"}) {
        const auto bytes = read_file(folder_.file(name));
        const std::string text{bytes.begin(), bytes.end()};
        EXPECT_EQ(text.find(plain), std::string::npos) << name;
    }
}

TEST_F(Seed, ThatCannotBeUnsealedLeavesTheTableUnread) {
    Database{folder_.database(), Database::Access::read_write}.execute(
        "UPDATE table_secret SET sealed = zeroblob(80)"
    );
    EXPECT_THROW(table(store_.catalogue(), "ABCDEF"), std::runtime_error);
    Database{folder_.database(), Database::Access::read_write}.execute("DELETE FROM table_secret");
    EXPECT_EQ(table(store_.catalogue(), "ABCDEF")->seed, std::nullopt);
}

TEST(Vault, ASealedSeedServesItsOwnTableAndKeyOnly) {
    const Vault vault{new_key()};
    TableSecret seed{};
    seed.fill(3);
    auto sealed = vault.seal(7, seed);
    EXPECT_EQ(vault.unseal(7, sealed), seed);
    EXPECT_NE(vault.seal(7, seed), sealed) << "a nonce is used once";
    EXPECT_THROW(vault.unseal(8, sealed), std::runtime_error);
    EXPECT_THROW(Vault{new_key()}.unseal(7, sealed), std::runtime_error);
    EXPECT_THROW(vault.unseal(7, {}), std::runtime_error);
    for (std::uint8_t& byte : sealed) {
        byte ^= 1;
        EXPECT_THROW(vault.unseal(7, sealed), std::runtime_error);
        byte ^= 1;
    }
}

}  // namespace
}  // namespace kamchatka::store
