// The rules about names, guests, accounts and sessions, over a store in memory.
#include "server/people/rules.hpp"

#include "store/memory/store.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace kamchatka::server::people {
namespace {

using store::ask;
using store::Catalogue;
using store::Changed;
using store::day_ms;
using store::guest_row;
using store::Journals;
using store::look;
using store::now_ms;
using store::plain_name;
using store::PlayerKind;
using store::seat_row;
using store::secrets_of;
using store::session_row;

class PeopleRules : public testing::Test {
protected:
    // What `rule(rows)` answers, after its transaction.
    template <typename Rule>
    auto in_transaction(Rule rule) {
        decltype(rule(std::declval<PeopleRows&>())) answer{};
        EXPECT_EQ(
            store::change_people(catalogue(), [&](PeopleRows& rows) { answer = rule(rows); }),
            Changed::changed
        );
        return answer;
    }

    Stored guest(PlayerId id, const std::string& name, std::uint16_t token) {
        return guest(id, plain_name(name), token);
    }
    Stored guest(PlayerId id, const PlayerName& name, std::uint16_t token) {
        return in_transaction([&](PeopleRows& rows) {
            return add_guest(rows, guest_row(id, name.shown), name, session_row(id, token));
        });
    }
    Stored account(PlayerId id, const std::string& name, std::uint16_t token) {
        PlayerRow player = guest_row(id, name);
        player.kind = PlayerKind::account;
        const auto secrets = secrets_of("hash of " + name, static_cast<std::uint8_t>(token));
        return in_transaction([&](PeopleRows& rows) {
            return add_account(rows, player, plain_name(name), secrets, session_row(id, token));
        });
    }
    Stored rename(PlayerId id, const std::string& name, std::int64_t at_ms = now_ms) {
        return in_transaction([&](PeopleRows& rows) {
            return rename_guest(rows, id, plain_name(name), at_ms);
        });
    }
    Stored promote(PlayerId id, const std::string& name, std::uint16_t token) {
        return in_transaction([&](PeopleRows& rows) {
            return promote_guest(
                rows, plain_name(name), secrets_of("secret", 9), session_row(id, token)
            );
        });
    }
    Claimed begin(const SessionRow& session, std::optional<std::uint16_t> replaced) {
        std::optional<TokenHash> old;
        if (replaced) old = session_row(1, *replaced).token;
        Claimed claimed =
            in_transaction([&](PeopleRows& rows) { return begin_session(rows, session, old); });
        std::ranges::sort(claimed.tables);
        return claimed;
    }
    std::vector<TableId> remove_player(PlayerId player) {
        return in_transaction([&](PeopleRows& rows) { return remove(rows, player); });
    }
    void end_session(std::uint16_t token) {
        store::change_people(catalogue(), [&](PeopleRows& rows) {
            rows.end_session(session_row(1, token).token);
        });
    }

    void seat(TableId table, std::int32_t seat, PlayerId player, const std::string& name) {
        const auto row = store::table_row(table, player, code(table));
        const std::vector<store::SeatRow> none;
        ask<Stored>(catalogue(), &Catalogue::add_table, row, none, store::TableSecret{});
        const auto sits = seat_row(table, seat, player, name);
        EXPECT_EQ(ask<Stored>(catalogue(), &Catalogue::put_seat, sits), Stored::stored);
    }
    void say(TableId table, PlayerId player, const std::string& text) {
        const store::ChatRow line{
            .table = table,
            .player = player,
            .seat = 1,
            .name = this->player(player)->name,
            .text = text,
            .phrase = std::nullopt,
            .at_ms = now_ms};
        EXPECT_EQ(ask<Stored>(catalogue(), &Catalogue::add_chat, line), Stored::stored);
    }
    void create_journal(PlayerId owner) {
        const store::JournalRow row{
            .id = 10,
            .kind = store::JournalKind::tournament,
            .code = "JOURNAL",
            .owner = owner,
            .listing = store::Listing::listed,
            .summary = "{}",
            .secret = {},
            .created_ms = now_ms};
        const std::vector<store::JournalEntry> entries{
            {.journal = 10,
             .seq = 1,
             .ref = "first",
             .at_ms = now_ms,
             .who = "organiser",
             .body = "{}",
             .personal = {{store::about_account(owner), "Olga"}}}};
        EXPECT_EQ(
            ask<Stored>(store_.journals(), &Journals::create, row, "organiser", entries),
            Stored::stored
        );
    }

    Catalogue& catalogue() { return store_.catalogue(); }
    static std::string code(TableId table) { return "CODE" + std::to_string(table); }
    store::WholeTable table(TableId id) { return *store::table(catalogue(), code(id)); }
    std::optional<PlayerRow> player(PlayerId id) { return store::player(catalogue(), id); }
    // Whose session it is, unless it has run out.
    std::optional<PlayerRow> who(std::uint16_t token, std::int64_t at_ms = now_ms) {
        const auto found = look<std::optional<store::SignedInRow>>(
            catalogue(), &Catalogue::signed_in, session_row(1, token).token
        );
        if (!found || found->session.expires_ms <= at_ms) return std::nullopt;
        return found->player;
    }
    std::optional<store::AccountRow> account_named(const std::string& name) {
        return look<std::optional<store::AccountRow>>(
            catalogue(), &Catalogue::account_named, plain_name(name).key
        );
    }
    AccountSecrets secrets(PlayerId player) {
        return look<std::optional<store::AccountRow>>(catalogue(), &Catalogue::account, player)
            ->secrets;
    }
    store::PlayerFile file_of(PlayerId player) {
        return look<store::PlayerFile>(catalogue(), &Catalogue::file_of, player);
    }
    std::optional<PlayerId> journal_owner() {
        return look<std::optional<store::JournalRow>>(
                   store_.journals(), &Journals::journal_with_code, "JOURNAL"
        )
            ->owner;
    }

    store::MemoryStore store_;
};

TEST_F(PeopleRules, ASessionSaysWhoItIsUntilItRunsOut) {
    EXPECT_EQ(guest(1, "Anna", 7), Stored::stored);
    EXPECT_EQ(who(7), guest_row(1, "Anna"));
    EXPECT_FALSE(who(8));
    EXPECT_FALSE(who(7, now_ms + day_ms));
    store::change_people(catalogue(), [](PeopleRows& rows) {
        rows.set_expiry(session_row(1, 7).token, now_ms + 3 * day_ms);
    });
    EXPECT_TRUE(who(7, now_ms + 2 * day_ms));
    end_session(7);
    EXPECT_FALSE(who(7));
}

TEST_F(PeopleRules, ANameIsTakenByItsKeyOrItsLook) {
    EXPECT_EQ(guest(1, "Anna", 1), Stored::stored);
    EXPECT_EQ(guest(2, "Anna", 2), Stored::taken);
    EXPECT_EQ(account(3, "Anna", 3), Stored::taken);
    EXPECT_FALSE(player(3));
    PlayerName alike = plain_name("anna");
    alike.key = plain_name("Anna").key;
    EXPECT_EQ(guest(4, alike, 4), Stored::taken);
    alike = plain_name("anna");
    alike.look = plain_name("Anna").look;
    EXPECT_EQ(guest(4, alike, 4), Stored::taken);
    EXPECT_EQ(guest(4, "anna", 4), Stored::stored);
    EXPECT_FALSE(who(2));
    EXPECT_EQ(rename(4, "Anna"), Stored::taken);
    EXPECT_EQ(rename(4, "Bea"), Stored::stored);
    EXPECT_EQ(rename(4, "Bea"), Stored::stored) << "to what one is called already";
    EXPECT_EQ(rename(99, "Carla"), Stored::gone);
    account(5, "Dora", 5);
    EXPECT_EQ(rename(5, "Carla"), Stored::gone) << "no guest any more";
}

TEST_F(PeopleRules, TheNameOfAGuestWhoCannotComeBackIsFree) {
    guest(1, "Anna", 1);
    guest(2, "Bea", 2);
    EXPECT_EQ(rename(2, "Anna", now_ms + day_ms - 1), Stored::taken);
    EXPECT_EQ(rename(2, "Anna", now_ms + day_ms), Stored::stored);
    EXPECT_EQ(player(1)->name, "Anna") << "old games still show it";
    account(3, "Carla", 3);
    end_session(3);
    EXPECT_EQ(rename(2, "Carla", now_ms + 9 * day_ms), Stored::taken)
        << "that of an account is not";
}

TEST_F(PeopleRules, ARenamedGuestIsShownSoWhereTheGameGoesOn) {
    guest(1, "Anna", 1);
    seat(5, 1, 1, "Anna");
    seat(6, 1, 1, "Anna");
    seat(7, 1, 1, "Anna");
    ask<Changed>(catalogue(), &Catalogue::end_table, 5, store::TableState::ended, "{}", now_ms);
    ask<Changed>(catalogue(), &Catalogue::end_table, 7, store::TableState::abandoned, "{}", now_ms);
    rename(1, "Annalisa");
    EXPECT_EQ(table(5).stored.seats[0].name, "Anna");
    EXPECT_EQ(table(6).stored.seats[0].name, "Annalisa");
    EXPECT_EQ(table(7).stored.seats[0].name, "Anna");
}

TEST_F(PeopleRules, AGuestBecomesAnAccountWithAllTheirGames) {
    guest(1, "Anna", 1);
    seat(5, 1, 1, "Anna");
    EXPECT_EQ(promote(1, "Annalisa", 2), Stored::stored);
    EXPECT_FALSE(who(1)) << "the old token is worth nothing";
    EXPECT_EQ(who(2)->kind, PlayerKind::account);
    EXPECT_EQ(who(2)->name, "Annalisa");
    EXPECT_EQ(account_named("Annalisa")->secrets, secrets_of("secret", 9));
    EXPECT_EQ(file_of(1).tables.size(), 1U);
    EXPECT_EQ(table(5).stored.seats[0].name, "Annalisa");
    EXPECT_EQ(promote(1, "Again", 3), Stored::gone);
    EXPECT_FALSE(who(3));
}

TEST_F(PeopleRules, AGuestWhoWantsATakenNameStaysAGuest) {
    account(1, "Anna", 1);
    guest(2, "Bea", 2);
    EXPECT_EQ(promote(2, "Anna", 3), Stored::taken);
    EXPECT_EQ(who(2), guest_row(2, "Bea"));
    EXPECT_FALSE(who(3));
}

TEST_F(PeopleRules, SigningInClaimsTheGuestsGames) {
    guest(1, "Ospite", 1);
    account(2, "Anna", 2);
    seat(5, 1, 1, "Ospite");
    seat(6, 1, 2, "Anna");
    seat(6, 2, 1, "Ospite");
    say(5, 1, "ciao");
    const Claimed claimed = begin(session_row(2, 3), 1);
    EXPECT_EQ(claimed.stored, Stored::stored);
    EXPECT_EQ(claimed.guest, 1);
    EXPECT_EQ(claimed.tables, (std::vector<TableId>{5, 6}));
    EXPECT_FALSE(who(1));
    EXPECT_TRUE(who(2)) << "on another device";
    EXPECT_EQ(who(3)->id, 2);
    EXPECT_FALSE(player(1));
    EXPECT_EQ(table(5).stored.seats[0].player, 2);
    EXPECT_EQ(table(5).stored.seats[0].name, "Anna");
    EXPECT_EQ(table(5).stored.table.host, 2);
    EXPECT_EQ(table(6).stored.seats[1].player, std::nullopt);
    EXPECT_EQ(table(6).stored.seats[1].name, "Ospite");
    EXPECT_EQ(file_of(2).chat.size(), 1U);
}

TEST_F(PeopleRules, SigningInFromAnotherAccountClaimsNothing) {
    account(1, "Anna", 1);
    account(2, "Bea", 2);
    seat(5, 1, 1, "Anna");
    const Claimed claimed = begin(session_row(2, 3), 1);
    EXPECT_TRUE(claimed.tables.empty());
    EXPECT_EQ(claimed.guest, std::nullopt);
    EXPECT_FALSE(who(1));
    EXPECT_EQ(table(5).stored.seats[0].player, 1);
    EXPECT_EQ(begin(session_row(99, 4), std::nullopt).stored, Stored::gone);
    EXPECT_FALSE(who(4));
}

TEST_F(PeopleRules, AGuestWhoSignsInKeepsTheirRole) {
    guest(1, "Olga", 1);
    account(3, "Rita", 3);
    create_journal(1);
    EXPECT_EQ(begin(session_row(3, 77), 1).stored, Stored::stored);
    const auto member =
        look<std::optional<store::MemberRow>>(store_.journals(), &Journals::member, 10, 3);
    ASSERT_TRUE(member.has_value());
    EXPECT_EQ(member->role, "organiser");
    EXPECT_EQ(journal_owner(), 3);
}

TEST_F(PeopleRules, NewSecretsNeedTheOldOnesAndEndAllSessions) {
    account(1, "Anna", 1);
    guest(2, "Ospite", 2);
    seat(5, 1, 2, "Ospite");
    const auto replace = [&](std::uint8_t old, std::uint16_t token) {
        return in_transaction([&](PeopleRows& rows) {
            return replace_secrets(
                rows,
                secrets_of("", old).recovery,
                secrets_of("new", 50),
                session_row(1, token),
                session_row(2, 2).token
            );
        });
    };
    EXPECT_EQ(replace(2, 3).stored, Stored::gone);
    EXPECT_TRUE(who(1));
    EXPECT_TRUE(who(2));
    const Claimed claimed = replace(1, 4);
    EXPECT_EQ(claimed.stored, Stored::stored);
    EXPECT_EQ(claimed.tables, (std::vector<TableId>{5})) << "the guest was the same person";
    EXPECT_FALSE(who(1));
    EXPECT_FALSE(who(2));
    EXPECT_TRUE(who(4));
    EXPECT_EQ(secrets(1), secrets_of("new", 50));
    EXPECT_EQ(replace(1, 5).stored, Stored::gone) << "a recovery code serves once";
    const auto hash_anew = [&](const std::string& old) {
        store::change_people(catalogue(), [&](PeopleRows& rows) {
            rehash(rows, 1, old, "stronger");
        });
        return secrets(1).passphrase;
    };
    EXPECT_EQ(hash_anew("other"), "new");
    EXPECT_EQ(hash_anew("new"), "stronger");
    EXPECT_EQ(secrets(1).recovery, secrets_of("", 50).recovery);
}

TEST_F(PeopleRules, SweepingForgetsWhoLeftNothingBehind) {
    guest(1, "Anna", 1);
    guest(2, "Bea", 2);
    account(3, "Carla", 3);
    seat(5, 1, 2, "Bea");
    store::change_people(catalogue(), [](PeopleRows& rows) { sweep(rows, now_ms + day_ms); });
    EXPECT_FALSE(player(1));
    EXPECT_TRUE(player(2)) << "has a game";
    EXPECT_TRUE(player(3)) << "has an account";
    EXPECT_TRUE(file_of(3).sessions.empty());
}

TEST_F(PeopleRules, NothingTellsWhoADeletedOneWas) {
    account(1, "Anna", 1);
    account(2, "Bea", 2);
    seat(5, 1, 1, "Anna");
    seat(5, 2, 2, "Bea");
    say(5, 1, "ciao");
    say(5, 2, "ehi");
    EXPECT_EQ(remove_player(1), (std::vector<TableId>{5}));
    EXPECT_FALSE(player(1));
    EXPECT_FALSE(account_named("Anna"));
    EXPECT_FALSE(who(1));
    const store::WholeTable left = table(5);
    EXPECT_EQ(left.stored.table.host, std::nullopt);
    EXPECT_EQ(left.stored.seats[0].name, deleted_name);
    EXPECT_EQ(left.stored.seats[0].player, std::nullopt);
    EXPECT_EQ(left.stored.seats[1].name, "Bea");
    EXPECT_EQ(left.chat.size(), 1U);
    EXPECT_EQ(guest(3, "Anna", 9), Stored::stored) << "the name is free";
    EXPECT_TRUE(remove_player(77).empty());
}

TEST_F(PeopleRules, WhoDeletesTheAccountIsForgottenEverywhere) {
    account(1, "Olga", 1);
    create_journal(1);
    EXPECT_TRUE(remove_player(1).empty());
    const auto entries =
        look<std::vector<store::JournalEntry>>(store_.journals(), &Journals::read, 10);
    EXPECT_EQ(entries.front().personal[0].text, std::nullopt);
    EXPECT_EQ(journal_owner(), std::nullopt);
    EXPECT_TRUE(
        look<std::vector<store::MemberRow>>(store_.journals(), &Journals::members, 10).empty()
    );
}

}  // namespace
}  // namespace kamchatka::server::people
