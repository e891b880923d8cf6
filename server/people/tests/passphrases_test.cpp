// Passphrases, tokens and recovery codes.
#include "server/people/passphrases.hpp"
#include "server/people/tokens.hpp"
#include "store/ids.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

namespace kamchatka::server {
namespace {

TEST(PassphraseHashes, AreHashedAsTheManualSays) {
    Passphrases passphrases{{}};
    const auto hash = passphrases.hash("quattro cavalli");
    ASSERT_TRUE(hash);
    EXPECT_TRUE(hash->starts_with("$argon2id$v=19$m=65536,t=2,p=1$")) << *hash;
    EXPECT_FALSE(passphrases.outdated(*hash));
    EXPECT_TRUE(*passphrases.matches(*hash, "quattro cavalli"));
    EXPECT_FALSE(*passphrases.matches(*hash, "quattro cavallo"));
    EXPECT_FALSE(*passphrases.matches(std::nullopt, "quattro cavalli"));
    EXPECT_FALSE(*passphrases.matches("nonsense", "quattro cavalli"));
}

TEST(PassphraseHashes, AreHashedAFewAtATime) {
    Passphrases passphrases{
        {.passes = 6,
         .memory_bytes = std::size_t{32} << 20,
         .at_once = 1,
         .patience = std::chrono::milliseconds{1}}};
    std::atomic<int> busy = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 6; ++i) {
        threads.emplace_back([&] {
            const auto hash = passphrases.hash("quattro cavalli");
            if (!hash && hash.error() == AccountFault::server_busy) ++busy;
        });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_GE(busy, 3);
    EXPECT_LE(busy, 5);
}

TEST(Tokens, AreRandomAndNeverStoredAsTheyAre) {
    EXPECT_NE(new_token(), new_token());
    EXPECT_EQ(token_hash("a"), token_hash("a"));
    EXPECT_NE(token_hash("a"), token_hash("b"));
    const std::string code = new_recovery_code();
    for (std::size_t i = 0; i < code.size(); ++i) {
        if (i % 5 == 4) {
            EXPECT_EQ(code[i], '-');
        } else {
            EXPECT_NE(store::plain_alphabet.find(code[i]), std::string_view::npos);
        }
    }
    EXPECT_EQ(recovery_hash("ABCD-EFGH"), recovery_hash(" abcdefgh "));
    EXPECT_NE(recovery_hash("ABCD-EFGH"), recovery_hash("ABCD-EFGJ"));
}

}  // namespace
}  // namespace kamchatka::server
