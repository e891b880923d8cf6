// Accounts on a data folder of their own, with a clock that a test moves.
#pragma once

#include "server/people/accounts.hpp"
#include "server/people/rules.hpp"
#include "server/people/tokens.hpp"
#include "store/ids.hpp"
#include "store/store.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>

namespace kamchatka::server {

using store::await;
using store::Done;
using store::PlayerKind;
using store::TemporaryFolder;

// Accounts whose answers are waited for.
class PatientAccounts {
public:
    PatientAccounts(
        store::Catalogue& catalogue, const AccountOptions& options, const std::int64_t& now_ms
    )
        : calendar_{{[&now_ms] { return now_ms; }, [&now_ms] { return now_ms; }}},
          sessions_{catalogue, calendar_},
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
    Answer<SignedIn> rename(const Asker& asker, const std::string& name) {
        return ask<SignedIn>([&](const auto& then) { accounts_.rename_guest(asker, name, then); });
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
            accounts_.log_out({.token = token, .address = {}}, [done](auto) { done(true); });
        });
    }
    Answer<Removed> remove(const Asker& asker, const std::string& passphrase) {
        return ask<Removed>([&](const auto& then) { accounts_.remove(asker, passphrase, then); });
    }
    Answer<std::string> export_json(const Asker& asker) {
        return ask<std::string>([&](const auto& then) { accounts_.export_json(asker, then); });
    }
    void recognise(const Asker& asker, const store::PlayerRow& player) {
        accounts_.recognise(asker, player);
    }
    void sweep() { accounts_.sweep(); }

private:
    template <typename T, typename Start>
    static Answer<T> ask(Start start) {
        return await<Answer<T>>([&](const Done<Answer<T>>& done) { start(done); });
    }

    Workers hashing_{2, 100, [](const std::function<void()>& work) { work(); }};
    Calendar calendar_;
    Sessions sessions_;
    Accounts accounts_;
};

class AccountsTest : public testing::Test {
protected:
    // Argon2id with next to no memory: what is tried here is not its strength.
    static AccountOptions quick() {
        return {
            .passphrases = {.passes = 1, .memory_bytes = 8192, .at_once = 2},
            .tries =
                {.by_pair = {.burst = 3, .per_second = 3.0 / 900},
                 .by_address = {.burst = 5, .per_second = 5.0 / 900},
                 .by_strangers = {.burst = 8, .per_second = 8.0 / 3600}},
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
        return answer ? "" : std::string{codec::spell(answer.error())};
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
    // Of the last table.
    store::SeatRow first_seat() {
        using Whole = std::optional<store::WholeTable>;
        return store::await_read<Whole>([&](const store::OnRead<Whole>& done) {
                   store_->catalogue().table_with_code(code_, 0, done);
               }
        )->stored.seats.at(0);
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
    PatientAccounts accounts_{store_->catalogue(), quick(), now_ms_};
};

}  // namespace kamchatka::server
