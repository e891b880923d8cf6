// The seeds of tables, sealed.
#include "store/vault.hpp"

#include "store/sqlite/store.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

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

// What is wrong with the key to somebody who is not root and of this group, if anything.
std::string wrong_for_group(const std::string& path, gid_t group) {
    EXPECT_EQ(::setegid(group), 0);
    EXPECT_EQ(::seteuid(group), 0);
    std::string wrong;
    try {
        read_key(path);
    } catch (const std::exception& error) {
        wrong = error.what();
    }
    EXPECT_EQ(::seteuid(0), 0);
    EXPECT_EQ(::setegid(0), 0);
    return wrong;
}

TEST(Vault, RootMayLendItsKeyToAGroup) {
    if (::geteuid() != 0) GTEST_SKIP() << "for root";
    constexpr gid_t service = 65'534;
    const TemporaryFolder folder;
    ASSERT_EQ(::chmod(folder.path().c_str(), 0755), 0);
    const std::string path = folder.file("key");
    write_new_file(path, new_key());
    ASSERT_EQ(::chown(path.c_str(), 0, service), 0);
    ASSERT_EQ(::chmod(path.c_str(), 0440), 0);
    EXPECT_EQ(wrong_for_group(path, service), "");
    EXPECT_THROW(read_key(path), std::runtime_error) << "to its owner it is open";
    ASSERT_EQ(::chmod(path.c_str(), 0444), 0);
    EXPECT_NE(wrong_for_group(path, service).find("by others"), std::string::npos);
    ASSERT_EQ(::chmod(path.c_str(), 0460), 0);
    EXPECT_NE(wrong_for_group(path, service).find("by others"), std::string::npos);
}

}  // namespace
}  // namespace kamchatka::store
