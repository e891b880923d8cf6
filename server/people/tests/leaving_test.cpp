// How a session or an account ends, and what is left of it.
#include "server/people/tests/accounts_fixture.hpp"

#include <boost/json.hpp>

#include <fstream>
#include <iterator>
#include <thread>

namespace kamchatka::server {
namespace {

TEST_F(AccountsTest, TheRecoveryCodeServesOnceAndEndsAllSessions) {
    const SignedIn anna = account("Anna");
    const std::string code = *anna.recovery_code;
    const auto recover = [&](const std::string& name, const std::string& given) {
        return accounts_.recover(
            from("x"), {.name = name, .code = given, .passphrase = "cinque cavalli"}
        );
    };
    EXPECT_EQ(why(recover("Zeno", code)), "wrong_name_or_recovery_code");
    EXPECT_EQ(why(recover("Anna", "AAAA-BBBB-CCCC-DDDD-EEEE")), "wrong_name_or_recovery_code");
    EXPECT_EQ(why(recover("Anna", "")), "wrong_name_or_recovery_code");
    // As one types it in a hurry.
    std::string typed;
    for (const char c : code) typed += c == '-' ? ' ' : static_cast<char>(std::tolower(c));
    const auto back = recover("anna", " " + typed);
    ASSERT_TRUE(back) << why(back);
    EXPECT_NE(*back->recovery_code, code);
    EXPECT_FALSE(accounts_.who(*anna.token));
    EXPECT_EQ(accounts_.who(*back->token)->id, anna.player.id);
    EXPECT_EQ(why(recover("Anna", code)), "wrong_name_or_recovery_code");
    EXPECT_EQ(log_in("Anna", "quattro cavalli", from("y")), "wrong_name_or_passphrase");
    EXPECT_EQ(log_in("Anna", "cinque cavalli", from("y")), "");
    const auto weak =
        accounts_.recover(from("z"), {.name = "Anna", .code = code, .passphrase = "corta"});
    EXPECT_EQ(why(weak), "passphrase_too_short");
}

TEST_F(AccountsTest, SessionsRunOutUnlessTheyAreUsed) {
    const SignedIn anna = guest("Anna");
    for (int i = 0; i < 5; ++i) {
        now_ms_ += 50 * day_ms;
        ASSERT_TRUE(accounts_.who(*anna.token)) << i;
        accounts_.log_out("a change behind which the prolonging is stored");
    }
    now_ms_ += 61 * day_ms;
    EXPECT_FALSE(accounts_.who(*anna.token));
    accounts_.sweep();
    EXPECT_FALSE(stored(anna.player.id));
}

TEST_F(AccountsTest, DeletingAsksForThePassphraseAgain) {
    const SignedIn anna = account("Anna");
    const store::TableId table = table_for(anna.player);
    EXPECT_EQ(why(accounts_.remove(from("x"), "quattro cavalli")), "not_signed_in");
    EXPECT_EQ(why(accounts_.remove(from("x", anna.token), "sbagliata")), "wrong_passphrase");
    const auto removed = accounts_.remove(from("x", anna.token), "quattro cavalli");
    ASSERT_TRUE(removed) << why(removed);
    EXPECT_EQ(removed->tables, std::vector{table});
    EXPECT_FALSE(accounts_.who(*anna.token));
    EXPECT_EQ(log_in("Anna", "quattro cavalli", from("y")), "wrong_name_or_passphrase");
    EXPECT_EQ(first_seat().name, people::deleted_name);

    const SignedIn bea = guest("Bea");
    EXPECT_EQ(why(accounts_.remove(from("x", bea.token), "")), "") << "a guest has no passphrase";
}

TEST_F(AccountsTest, NothingOfADeletedAccountIsLeftInTheFiles) {
    const SignedIn guest_of = guest("Zanzibarda");
    const auto anna = accounts_.sign_up(from("x", guest_of.token), "Zanzibarda", "quattro cavalli");
    ASSERT_TRUE(anna) << why(anna);
    const store::TableId table = table_for(anna->player);
    say(table, anna->player, "il segreto di pulcinella");
    const auto secrets = account_row("zanzibarda").secrets;
    const auto files = [&] {
        std::string all;
        for (const char* name : {"kamchatka.db", "kamchatka.db-wal"}) {
            std::ifstream file{folder_.file(name), std::ios::binary};
            all.append(std::istreambuf_iterator<char>{file}, {});
        }
        return all;
    };
    const auto hash = token_hash(*anna->token);
    const std::vector<std::string> traces{
        "Zanzibarda",
        "zanzibarda",
        "pulcinella",
        secrets.passphrase,
        {secrets.recovery.begin(), secrets.recovery.end()},
        {hash.begin(), hash.end()},
    };
    for (const std::string& trace : traces) EXPECT_NE(files().find(trace), std::string::npos);
    EXPECT_EQ(files().find("quattro cavalli"), std::string::npos);
    EXPECT_EQ(files().find(*anna->token), std::string::npos);
    EXPECT_EQ(files().find(*anna->recovery_code), std::string::npos);

    ASSERT_TRUE(accounts_.remove(from("x", anna->token), "quattro cavalli"));
    const auto left = [&] {
        const std::string all = files();
        return std::ranges::count_if(traces, [&](const std::string& trace) {
            return all.find(trace) != std::string::npos;
        });
    };
    for (int tries = 0; tries < 100 && left() > 0; ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds{50});
    }
    EXPECT_EQ(left(), 0);
}

TEST_F(AccountsTest, TheExportHoldsAllThatIsStoredAndNoSecret) {
    const SignedIn anna = account("Anna");
    const store::TableId table = table_for(anna.player);
    say(table, anna.player, "ciao");
    const auto text = accounts_.export_json(from("x", anna.token));
    ASSERT_TRUE(text);
    const auto all = boost::json::parse(*text).as_object();
    EXPECT_EQ(all.at("player").at("name"), "Anna");
    EXPECT_EQ(all.at("player").at("kind"), "account");
    EXPECT_EQ(all.at("player").at("created"), "2024-10-04T00:00:00Z");
    EXPECT_EQ(all.at("sessions").as_array().size(), 1U);
    EXPECT_EQ(all.at("tables").as_array().at(0).at("seat"), "s1");
    EXPECT_EQ(all.at("tables").as_array().at(0).at("host"), true);
    EXPECT_EQ(all.at("chat").as_array().at(0).at("text"), "ciao");
    EXPECT_EQ(text->find("argon2"), std::string::npos);
    EXPECT_EQ(why(accounts_.export_json(from("x"))), "not_signed_in");
}

TEST_F(AccountsTest, HashesFollowTheSettings) {
    account("Anna");
    AccountOptions stronger = quick();
    stronger.passphrases.passes = 3;
    PatientAccounts later{store_->catalogue(), stronger, now_ms_};
    ASSERT_TRUE(later.log_in(from("x"), "Anna", "quattro cavalli"));
    const auto hash = [&] { return account_row("anna").secrets.passphrase; };
    EXPECT_NE(hash().find("t=3"), std::string::npos) << hash();
    EXPECT_EQ(log_in("Anna", "quattro cavalli", from("x")), "");
}

}  // namespace
}  // namespace kamchatka::server
