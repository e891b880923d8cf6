// Who may guess how often, and who is never kept waiting by it: from one address and from many, at
// a passphrase, at a recovery code and at the passphrase that deletes.
#include "server/people/tests/accounts_fixture.hpp"

namespace kamchatka::server {
namespace {

constexpr const char* right = "quattro cavalli";
constexpr const char* wrong = "cinque cavalli";
constexpr const char* refused = "too_many_tries";

class TriesTest : public AccountsTest {
protected:
    static std::string stranger(int number) { return "198.51.100." + std::to_string(number); }

    // Guesses until he is told to wait; how many were looked at.
    int guess(const std::string& name, const std::string& address) {
        for (int count = 0; count < 100; ++count) {
            if (log_in(name, wrong, from(address)) == refused) return count;
        }
        return 100;
    }
    int guess_codes(const std::string& name, const std::string& address) {
        for (int count = 0; count < 100; ++count) {
            const Recovery given{
                .name = name, .code = "AAAA-AAAA-AAAA-AAAA-AAAA", .passphrase = right};
            if (why(accounts_.recover(from(address), given)) == refused) return count;
        }
        return 100;
    }
    // From as many addresses as it takes.
    int guess_from_everywhere(const std::string& name) {
        int all = 0;
        for (int i = 1; i < 50; ++i) all += guess(name, stranger(i));
        return all;
    }
};

TEST_F(TriesTest, OneAddressIsSlowedDownForTheNameAndAltogether) {
    account("Anna");
    account("Bea");
    EXPECT_EQ(guess("Anna", stranger(1)), 3) << "of the pair";
    EXPECT_EQ(log_in("ANNA", right, from(stranger(1))), refused);
    EXPECT_EQ(guess("Bea", stranger(1)), 2) << "of the address";
    EXPECT_EQ(log_in("Zeno", wrong, from(stranger(1))), refused) << "also for nobody's name";
    EXPECT_EQ(guess("Anna", "2001:db8::1"), 3);
    EXPECT_EQ(log_in("Anna", right, from("2001:db8::2")), refused) << "a household";
    now_ms_ += 301'000;
    EXPECT_EQ(guess("Anna", stranger(1)), 1);
    now_ms_ += 3600'000;
    EXPECT_EQ(log_in("Anna", right, from(stranger(1))), "");
}

TEST_F(TriesTest, WhatIsNotLookedAtUsesUpNobodysTries) {
    account("Anna");
    EXPECT_EQ(guess("Anna", stranger(1)), 3);
    for (int i = 0; i < 20; ++i) EXPECT_EQ(log_in("Anna", wrong, from(stranger(1))), refused);
    EXPECT_EQ(guess("Bea", stranger(1)), 2) << "five of the address, less three";
    EXPECT_EQ(guess("Anna", stranger(2)), 3) << "eight of strangers, less three";
    EXPECT_EQ(guess("Anna", stranger(3)), 2);
}

TEST_F(TriesTest, ManyAddressesAreSlowedDownTogether) {
    account("Anna");
    account("Bea");
    EXPECT_EQ(guess_from_everywhere("Anna"), 8);
    EXPECT_EQ(log_in("Anna", right, from(stranger(99))), refused) << "a stranger like the others";
    EXPECT_EQ(log_in("Bea", right, from(stranger(99))), "") << "another name";
    now_ms_ += 3600'000;
    EXPECT_EQ(guess_from_everywhere("Anna"), 8);
}

// Wherever the owner is known, whatever others try.
TEST_F(TriesTest, TheOwnerIsNotLockedOut) {
    const SignedIn anna = account("Anna");
    ASSERT_EQ(log_in("Anna", right, from("203.0.113.5")), "");
    guess_from_everywhere("Anna");
    EXPECT_EQ(log_in("Anna", right, from("192.0.2.1")), "") << "where she signed up";
    EXPECT_EQ(log_in("Anna", right, from("203.0.113.5")), "") << "where she signed in";
    EXPECT_EQ(log_in("Anna", right, from("203.0.113.6")), refused);
    EXPECT_EQ(log_in("Anna", right, from("203.0.113.6", anna.token)), "") << "in her browser";
    EXPECT_EQ(log_in("Anna", right, from("203.0.113.6")), "") << "and so from there";
    accounts_.recognise(from("203.0.113.7"), anna.player);
    EXPECT_EQ(log_in("Anna", right, from("203.0.113.7")), "") << "where she came by";
}

// A club: others at the same address try other names.
TEST_F(TriesTest, NorByHerNeighbours) {
    account("Anna");
    for (const char* name : {"Bea", "Carla", "Dora"}) guess(name, "192.0.2.1");
    EXPECT_EQ(log_in("Zeno", wrong, from("192.0.2.1")), refused);
    EXPECT_EQ(log_in("Anna", right, from("192.0.2.1")), "");
}

// Where somebody sits at her own address and tries her own name, her browser still lets her in.
TEST_F(TriesTest, NorFromHerOwnAddressInHerOwnBrowser) {
    const SignedIn anna = account("Anna");
    EXPECT_EQ(guess("Anna", "192.0.2.1"), 3);
    EXPECT_EQ(log_in("Anna", right, from("192.0.2.1")), refused);
    EXPECT_EQ(log_in("Anna", right, from("192.0.2.1", anna.token)), "");
}

TEST_F(TriesTest, SomebodyElsesSessionIsNoKey) {
    account("Anna");
    const SignedIn bea = account("Bea");
    const SignedIn guest_of_the_house = guest("Carla");
    guess_from_everywhere("Anna");
    for (const auto& token : {bea.token, guest_of_the_house.token}) {
        EXPECT_EQ(log_in("Anna", right, from("203.0.113.6", token)), refused);
    }
    EXPECT_EQ(log_in("Anna", right, from("203.0.113.6", std::string{"made up"})), refused);
}

TEST_F(TriesTest, RecoveryCodesHaveTriesOfTheirOwn) {
    const SignedIn anna = account("Anna");
    guess_from_everywhere("Anna");
    EXPECT_EQ(guess_codes("Anna", "203.0.113.1"), 3) << "of the pair";
    EXPECT_EQ(guess_codes("Bea", "203.0.113.1"), 2) << "of the address";
    for (int i = 0; i < 20; ++i) guess_codes("Anna", "203.0.113." + std::to_string(10 + i));
    const Recovery given{.name = "Anna", .code = *anna.recovery_code, .passphrase = right};
    EXPECT_EQ(why(accounts_.recover(from("203.0.113.9"), given)), "") << "a new place";
    EXPECT_EQ(log_in("Anna", right, from("203.0.113.9")), "") << "which is known from now on";
}

// Whoever has stolen a session guesses no faster from many addresses.
TEST_F(TriesTest, ThePassphraseThatDeletesIsGuessedNoFaster) {
    const SignedIn anna = account("Anna");
    int looked_at = 0;
    for (int i = 1; i < 50; ++i) {
        const auto answer = accounts_.remove(from(stranger(i), anna.token), wrong);
        if (why(answer) == "wrong_passphrase") ++looked_at;
    }
    EXPECT_EQ(looked_at, 3);
    EXPECT_EQ(log_in("Anna", right, from("192.0.2.1")), "") << "she signs in all the same";
    now_ms_ += 900'000;
    EXPECT_EQ(why(accounts_.remove(from(stranger(60), anna.token), right)), "");
}

TEST(Tries, OnlySoManyAreRemembered) {
    Tries tries{{.by_strangers = {.burst = 1, .per_second = 0.001}}, 100};
    const auto look = [&](int address) {
        return tries.take({.who = "anna", .address = std::to_string(address)}, 0);
    };
    tries.recognise("anna", "1");
    EXPECT_TRUE(look(900));
    EXPECT_FALSE(look(901)) << "strangers";
    for (int i = 2; i <= 60; ++i) tries.recognise("anna", std::to_string(i));
    EXPECT_TRUE(look(1)) << "still known";
    EXPECT_TRUE(look(60));
    for (int i = 61; i <= 200; ++i) tries.recognise("anna", std::to_string(i));
    EXPECT_FALSE(look(1)) << "long ago";
    EXPECT_TRUE(look(200));
}

}  // namespace
}  // namespace kamchatka::server
