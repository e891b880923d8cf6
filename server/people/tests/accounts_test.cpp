// Guests, accounts and sessions, as people meet them.
#include "server/people/accounts.hpp"

#include "server/people/rules.hpp"
#include "server/people/tokens.hpp"
#include "store/ids.hpp"
#include "store/store.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>
#include <boost/json.hpp>

#include <ctime>
#include <fstream>
#include <iterator>
#include <thread>

namespace kamchatka::server {
namespace {

using store::await;
using store::Done;
using store::PlayerKind;
using store::TemporaryFolder;

constexpr std::int64_t day_ms = 86'400'000;

// Accounts whose answers are waited for.
class Desk {
public:
    Desk(store::Catalogue& catalogue, const AccountOptions& options, const std::int64_t& now_ms)
        : sessions_{catalogue, {.now_ms = [&now_ms] { return now_ms; }}},
          accounts_{catalogue, sessions_, hashing_, options} {}

    template <typename T>
    using Answer = Accounts::Answer<T>;

    std::optional<store::PlayerRow> who(const std::string& token) {
        using Player = std::optional<store::PlayerRow>;
        return store::await_read<Player>([&](const auto& then) { sessions_.who(token, then); });
    }
    Answer<SignedIn> guest(const Asker& asker, const std::string& name) {
        return ask<SignedIn>([&](const auto& then) { accounts_.guest(asker, name, then); });
    }
    Answer<SignedIn> sign_up(
        const Asker& asker, const std::string& name, const std::string& passphrase
    ) {
        return ask<SignedIn>([&](const auto& then) {
            accounts_.sign_up(asker, {name, passphrase}, then);
        });
    }
    Answer<SignedIn> log_in(
        const Asker& asker, const std::string& name, const std::string& passphrase
    ) {
        return ask<SignedIn>([&](const auto& then) {
            accounts_.log_in(asker, {name, passphrase}, then);
        });
    }
    Answer<SignedIn> recover(const Asker& asker, const Recovery& recovery) {
        return ask<SignedIn>([&](const auto& then) { accounts_.recover(asker, recovery, then); });
    }
    void log_out(const std::string& token) {
        await<bool>([&](const Done<bool>& done) {
            accounts_.log_out({.token = token, .address = {}}, [done] { done(true); });
        });
    }
    Answer<Removed> remove(const Asker& asker, const std::string& passphrase) {
        return ask<Removed>([&](const auto& then) { accounts_.remove(asker, passphrase, then); });
    }
    Answer<std::string> export_json(const Asker& asker) {
        return ask<std::string>([&](const auto& then) { accounts_.export_json(asker, then); });
    }
    void sweep() { accounts_.sweep(); }

private:
    template <typename T, typename Start>
    static Answer<T> ask(Start start) {
        return await<Answer<T>>([&](const Done<Answer<T>>& done) { start(done); });
    }

    Workers hashing_{2, 100, [](const std::function<void()>& work) { work(); }};
    Sessions sessions_;
    Accounts accounts_;
};

class AccountsTest : public testing::Test {
protected:
    // Argon2id with next to no memory: what is tried here is not its strength.
    static AccountOptions quick() {
        return {
            .passphrases = {.passes = 1, .memory_bytes = 8192, .at_once = 2},
            .tries_by_name = {.burst = 5, .per_second = 5.0 / 900},
            .tries_by_address = {.burst = 5, .per_second = 5.0 / 900},
            .newcomers = {.burst = 40, .per_second = 1.0 / 30},
        };
    }

    static Asker from(const std::string& address, std::optional<std::string> token = {}) {
        return {.token = std::move(token), .address = address};
    }

    SignedIn guest(const std::string& name) {
        const auto made = accounts_.guest(from("192.0.2.1"), name);
        EXPECT_TRUE(made) << name;
        return *made;
    }

    SignedIn account(const std::string& name, const std::string& passphrase = "quattro cavalli") {
        const auto made = accounts_.sign_up(from("192.0.2.1"), name, passphrase);
        EXPECT_TRUE(made) << name;
        return *made;
    }

    // The reason, or nothing when it was accepted.
    template <typename T>
    static std::string why(const Result<T, AccountFault>& answer) {
        return answer ? "" : std::string{reason(answer.error())};
    }

    std::string log_in(const std::string& name, const std::string& passphrase, const Asker& asker) {
        return why(accounts_.log_in(asker, name, passphrase));
    }

    // A table with the player on its first seat.
    store::TableId table_for(const store::PlayerRow& player) {
        const store::TableId id = store::new_table_id();
        store::TableRow row = store::table_row(id, player.id, store::new_code());
        row.created_ms = now_ms_;
        code_ = row.code;
        await<store::Stored>([&](const Done<store::Stored>& done) {
            store_->catalogue().add_table(
                row, {store::seat_row(id, 1, player.id, player.name)}, {}, done
            );
        });
        return id;
    }

    void say(store::TableId table, const store::PlayerRow& player, const std::string& text) {
        await<store::Stored>([&](const Done<store::Stored>& done) {
            store_->catalogue().add_chat(
                {.table = table,
                 .player = player.id,
                 .seat = 1,
                 .name = player.name,
                 .text = text,
                 .phrase = std::nullopt,
                 .at_ms = now_ms_},
                done
            );
        });
    }

    bool stored(store::PlayerId player) {
        bool there = false;
        await<store::Changed>([&](const Done<store::Changed>& done) {
            store_->catalogue().change_people(
                [&](store::PeopleRows& rows) { there = rows.player(player).has_value(); }, done
            );
        });
        return there;
    }
    std::optional<std::string> seat_name(const std::string& code) {
        using Whole = std::optional<store::WholeTable>;
        return store::await_read<Whole>([&](const store::OnRead<Whole>& done) {
                   store_->catalogue().table_with_code(code, 0, done);
               })
            ->stored.seats.at(0)
            .name;
    }
    store::AccountRow account_row(const std::string& key) {
        using Row = std::optional<store::AccountRow>;
        return *store::await_read<Row>([&](const store::OnRead<Row>& done) {
            store_->catalogue().account_named(key, done);
        });
    }

    std::string code_;  // of the last table
    std::int64_t now_ms_ = 20'000 * day_ms;
    TemporaryFolder folder_;
    std::unique_ptr<store::Store> store_ = store::open_store(folder_.path());
    Desk accounts_{store_->catalogue(), quick(), now_ms_};
};

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
    const auto renamed = accounts_.guest(from("192.0.2.1", anna.token), "Annalisa");
    ASSERT_TRUE(renamed);
    EXPECT_EQ(renamed->player.id, anna.player.id);
    EXPECT_FALSE(renamed->token) << "the cookie stays";
    EXPECT_EQ(renamed->tables, std::vector{table});
    EXPECT_EQ(accounts_.who(*anna.token)->name, "Annalisa");
    EXPECT_EQ(guest("Anna").player.name, "Anna") << "the old name is free";
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
    EXPECT_EQ(store_->catalogue().table(table)->seats[0].player, anna.player.id);
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
    slow.tries_by_name = slow.tries_by_address = {.burst = 100, .per_second = 1};
    Desk accounts{store_->catalogue(), slow, now_ms_};
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

TEST_F(AccountsTest, FiveWrongTriesForANameThenPatience) {
    account("Anna");
    for (int i = 0; i < 5; ++i) {
        const Asker asker = from("192.0.2." + std::to_string(10 + i));
        EXPECT_EQ(log_in("Anna", "sbagliata", asker), "wrong_name_or_passphrase");
    }
    EXPECT_EQ(log_in("Anna", "quattro cavalli", from("192.0.2.99")), "too_many_tries");
    EXPECT_EQ(log_in("4nna", "quattro cavalli", from("192.0.2.99")), "wrong_name_or_passphrase");
    now_ms_ += 181'000;
    EXPECT_EQ(log_in("ANNA", "sbagliata", from("192.0.2.99")), "wrong_name_or_passphrase");
    EXPECT_EQ(log_in("anna", "quattro cavalli", from("192.0.2.99")), "too_many_tries");
    now_ms_ += 15 * 60'000;
    EXPECT_EQ(log_in("Anna", "quattro cavalli", from("192.0.2.99")), "");
}

TEST_F(AccountsTest, FiveWrongTriesFromAnAddressThenPatience) {
    account("Anna");
    account("Bea");
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(
            log_in("Nome " + std::to_string(i), "x", from("2001:db8::1")),
            "wrong_name_or_passphrase"
        );
    }
    EXPECT_EQ(log_in("Anna", "quattro cavalli", from("2001:db8::2")), "too_many_tries");
    // And what he cannot try any more does not use up the tries of others.
    for (int i = 0; i < 20; ++i)
        EXPECT_EQ(log_in("Bea", "x", from("2001:db8::3")), "too_many_tries");
    EXPECT_EQ(log_in("Bea", "quattro cavalli", from("192.0.2.1")), "");
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
    EXPECT_EQ(seat_name(code_), people::deleted_name);

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
    Desk later{store_->catalogue(), stronger, now_ms_};
    ASSERT_TRUE(later.log_in(from("x"), "Anna", "quattro cavalli"));
    const auto hash = [&] { return account_row("anna").secrets.passphrase; };
    EXPECT_NE(hash().find("t=3"), std::string::npos) << hash();
    EXPECT_EQ(log_in("Anna", "quattro cavalli", from("x")), "");
}

}  // namespace
}  // namespace kamchatka::server
