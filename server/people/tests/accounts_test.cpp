// Guests, accounts and sessions, as people meet them: names, passphrases, limits.
#include "server/people/tests/accounts_fixture.hpp"

#include <ctime>

namespace kamchatka::server {
namespace {

TEST_F(AccountsTest, AGuestNeedsANameAndNothingElse) {
    const SignedIn anna = guest("Anna");
    EXPECT_EQ(anna.player.kind, PlayerKind::guest);
    ASSERT_TRUE(anna.token);
    EXPECT_EQ(anna.token->size(), 43U);
    EXPECT_EQ(accounts_.who(*anna.token), anna.player);
    EXPECT_FALSE(accounts_.who("something else"));
    EXPECT_FALSE(accounts_.who(""));
    EXPECT_EQ(why(accounts_.guest(from("192.0.2.2"), "ANNA")), "name_taken");
    EXPECT_EQ(why(accounts_.guest(from("192.0.2.2"), "A")), "name_too_short");
}

TEST_F(AccountsTest, AGuestMayTakeAnotherName) {
    const SignedIn anna = guest("Anna");
    const store::TableId table = table_for(anna.player);
    const auto renamed = accounts_.rename(from("192.0.2.1", anna.token), "Annalisa");
    ASSERT_TRUE(renamed);
    EXPECT_EQ(renamed->player.id, anna.player.id);
    EXPECT_FALSE(renamed->token) << "the cookie stays";
    EXPECT_EQ(renamed->tables, std::vector{table});
    EXPECT_EQ(accounts_.who(*anna.token)->name, "Annalisa");
    EXPECT_EQ(guest("Anna").player.name, "Anna") << "the old name is free";
    const SignedIn bea = account("Bea");
    EXPECT_EQ(why(accounts_.rename(from("192.0.2.1", bea.token), "Carla")), "already_signed_in");
    EXPECT_EQ(why(accounts_.rename(from("192.0.2.1"), "Carla")), "not_signed_in");
}

// A page that was loaded without a network does not know who it is, and asks for a guest.
TEST_F(AccountsTest, WhoeverIsAGuestAlreadyIsNotRenamed) {
    const SignedIn anna = guest("Anna");
    const auto again = accounts_.guest(from("192.0.2.1", anna.token), "Ospite 4856");
    ASSERT_TRUE(again);
    EXPECT_EQ(again->player, anna.player);
    EXPECT_FALSE(again->token) << "the cookie stays";
    EXPECT_EQ(accounts_.who(*anna.token)->name, "Anna");
    EXPECT_EQ(guest("Ospite 4856").player.name, "Ospite 4856") << "nobody has it";
    const SignedIn bea = account("Bea");
    EXPECT_EQ(why(accounts_.guest(from("192.0.2.1", bea.token), "Carla")), "already_signed_in");
}

TEST_F(AccountsTest, AnAccountIsANameAPassphraseAndACode) {
    const SignedIn anna = account("Anna");
    EXPECT_EQ(anna.player.kind, PlayerKind::account);
    ASSERT_TRUE(anna.recovery_code);
    EXPECT_EQ(anna.recovery_code->size(), 24U);
    EXPECT_EQ(accounts_.who(*anna.token), anna.player);
    EXPECT_EQ(why(accounts_.sign_up(from("x"), "anna", "quattro cavalli")), "name_taken");
    EXPECT_EQ(why(accounts_.sign_up(from("x"), "Bea", "1234567")), "passphrase_too_short");
    EXPECT_EQ(why(accounts_.sign_up(from("x"), "Bea", "perché!")), "passphrase_too_short")
        << "characters, not bytes";
    EXPECT_EQ(
        why(accounts_.sign_up(from("x"), "Bea", std::string(1025, 'x'))), "passphrase_too_long"
    );
    EXPECT_EQ(
        why(accounts_.sign_up(from("x"), "B\xFF", "quattro cavalli")), "name_has_odd_characters"
    );
}

TEST_F(AccountsTest, SigningUpKeepsTheGuestsGames) {
    const SignedIn anna = guest("Anna");
    const store::TableId table = table_for(anna.player);
    const auto signed_up = accounts_.sign_up(from("x", anna.token), "Anna", "quattro cavalli");
    ASSERT_TRUE(signed_up) << why(signed_up);
    EXPECT_EQ(signed_up->player.id, anna.player.id);
    EXPECT_EQ(signed_up->tables, std::vector{table});
    EXPECT_FALSE(accounts_.who(*anna.token)) << "the token is another";
    EXPECT_EQ(accounts_.who(*signed_up->token)->kind, PlayerKind::account);
}

TEST_F(AccountsTest, LoggingInGivesANewSessionEachTime) {
    const SignedIn anna = account("Anna");
    const auto first = accounts_.log_in(from("x"), "anna", "quattro cavalli");
    const auto second = accounts_.log_in(from("x", first->token), "ANNA", "quattro cavalli");
    ASSERT_TRUE(first && second);
    EXPECT_NE(*first->token, *second->token);
    EXPECT_FALSE(accounts_.who(*first->token)) << "it was replaced";
    EXPECT_TRUE(accounts_.who(*anna.token)) << "another device";
    EXPECT_EQ(accounts_.who(*second->token)->id, anna.player.id);
    accounts_.log_out(*second->token);
    EXPECT_FALSE(accounts_.who(*second->token));
}

TEST_F(AccountsTest, LoggingInClaimsTheGuestsGames) {
    const SignedIn anna = account("Anna");
    const SignedIn other = guest("Ospite 7");
    const store::TableId table = table_for(other.player);
    const auto back = accounts_.log_in(from("x", other.token), "Anna", "quattro cavalli");
    ASSERT_TRUE(back);
    EXPECT_EQ(back->guest, other.player.id);
    EXPECT_EQ(back->tables, std::vector{table});
    EXPECT_FALSE(accounts_.who(*other.token));
    EXPECT_EQ(first_seat().player, anna.player.id);
}

TEST_F(AccountsTest, APassphraseIsTheSameOnEveryKeyboard) {
    account("Anna", "perché perché");
    EXPECT_EQ(log_in("Anna", "perche\xCC\x81 perche\xCC\x81", from("x")), "");
}

TEST_F(AccountsTest, AWrongNameAndAWrongPassphraseAreOneAnswer) {
    account("Anna");
    guest("Bea");
    EXPECT_EQ(log_in("Anna", "cinque cavalli", from("a")), "wrong_name_or_passphrase");
    EXPECT_EQ(log_in("Zeno", "cinque cavalli", from("b")), "wrong_name_or_passphrase");
    EXPECT_EQ(log_in("Bea", "cinque cavalli", from("c")), "wrong_name_or_passphrase");
    EXPECT_EQ(log_in("\xFF", "", from("d")), "wrong_name_or_passphrase");
    EXPECT_EQ(
        log_in(std::string(5000, 'x'), std::string(5000, 'x'), from("e")),
        "wrong_name_or_passphrase"
    );
}

TEST_F(AccountsTest, AWrongNameTakesAsLongAsAWrongPassphrase) {
    AccountOptions slow = quick();
    slow.passphrases = {.passes = 2, .memory_bytes = std::size_t{8} << 20};
    slow.tries.by_pair = slow.tries.by_address =
        slow.tries.by_strangers = {.burst = 100, .per_second = 1};
    PatientAccounts accounts{store_->catalogue(), slow, now_ms_};
    ASSERT_TRUE(accounts.sign_up(from("x"), "Anna", "quattro cavalli"));
    const auto cpu_time = [&](const std::string& name) {
        const std::clock_t begun = std::clock();
        for (int i = 0; i < 5; ++i) (void)accounts.log_in(from("x"), name, "cinque cavalli");
        return static_cast<double>(std::clock() - begun);
    };
    const double known = cpu_time("Anna");
    const double unknown = cpu_time("Zeno");
    EXPECT_GT(unknown, known * 0.6);
    EXPECT_LT(unknown, known / 0.6);
}

TEST_F(AccountsTest, RightTriesDoNotCount) {
    account("Anna");
    for (int i = 0; i < 30; ++i) EXPECT_EQ(log_in("Anna", "quattro cavalli", from("club")), "");
}

TEST_F(AccountsTest, NewcomersOfOneAddressAreLimited) {
    int made = 0;
    while (accounts_.guest(from("192.0.2.50"), "Ospite " + std::to_string(made)) && made < 1000)
        ++made;
    EXPECT_EQ(made, 40);
    EXPECT_EQ(
        why(accounts_.sign_up(from("192.0.2.50"), "Anna", "quattro cavalli")), "too_many_tries"
    );
    EXPECT_EQ(why(accounts_.sign_up(from("192.0.2.51"), "Anna", "quattro cavalli")), "");
}

}  // namespace
}  // namespace kamchatka::server
