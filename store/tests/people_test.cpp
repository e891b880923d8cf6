// The rows of people, and transactions over them. What may be done to whom is not known here: the
// rules are tested in server/people/tests/rules_test.cpp.
#include "store/tests/people_contract.hpp"

#include <algorithm>

namespace kamchatka::store {
namespace {

class People : public PeopleContract {};
HOLDS_FOR_EVERY_STORE(People);

TEST_P(People, APlayerIsReadBackAsTheyWere) {
    guest(1, "Anna");
    EXPECT_EQ(player(catalogue(), 1), guest_row(1, "Anna"));
    EXPECT_EQ(player(catalogue(), 2), std::nullopt);
    reopen();
    EXPECT_EQ(player(catalogue(), 1), guest_row(1, "Anna"));
}

TEST_P(People, SomebodyIsFoundByTheKeyOrTheLookOfTheirName) {
    guest(1, "Anna");
    guest(2, "Bea");
    const auto called = [&](const PlayerName& name) {
        std::vector<PlayerId> ids;
        for (const PlayerRow& each :
             see<std::vector<PlayerRow>>([&](PeopleRows& rows) { return rows.called(name); })) {
            ids.push_back(each.id);
        }
        std::ranges::sort(ids);
        return ids;
    };
    EXPECT_EQ(called(plain_name("Anna")), (std::vector<PlayerId>{1}));
    EXPECT_TRUE(called(plain_name("Carla")).empty());
    EXPECT_EQ(
        called({.shown = "x", .key = plain_name("Anna").key, .look = plain_name("Bea").look}),
        (std::vector<PlayerId>{1, 2})
    );
}

TEST_P(People, ARenamedPlayerLeavesTheirNameToOthers) {
    guest(1, "Anna");
    EXPECT_EQ(
        change([](PeopleRows& rows) { rows.rename(1, plain_name("Annalisa")); }), Changed::changed
    );
    EXPECT_EQ(player(catalogue(), 1), guest_row(1, "Annalisa"));
    EXPECT_EQ(
        change([](PeopleRows& rows) { rows.rename(1, plain_name("Annalisa")); }), Changed::changed
    ) << "to what one is called already";
    guest(2, "Anna");
}

TEST_P(People, AReleasedNameIsShownStillAndFreeForOthers) {
    guest(1, "Anna");
    EXPECT_EQ(change([](PeopleRows& rows) { rows.release_name(1); }), Changed::changed);
    EXPECT_EQ(player(catalogue(), 1)->name, "Anna");
    guest(2, "Anna");
    EXPECT_EQ(
        see<std::vector<PlayerRow>>([](PeopleRows& rows) { return rows.called(plain_name("Anna")); }
        ).size(),
        1U
    );
}

TEST_P(People, WhatTheSchemaRefusesFailsAndUndoesTheRest) {
    guest(1, "Anna");
    guest(2, "Bea");
    using Refused = std::function<void(PeopleRows&)>;
    const std::vector<std::pair<const char*, Refused>> changes{
        {"an id twice",
         [](PeopleRows& rows) { rows.insert(guest_row(1, "Carla"), plain_name("Carla")); }},
        {"an id that is none",
         [](PeopleRows& rows) { rows.insert(guest_row(0, "Carla"), plain_name("Carla")); }},
        {"a key twice",
         [](PeopleRows& rows) {
             PlayerName name = plain_name("Carla");
             name.key = plain_name("Anna").key;
             rows.insert(guest_row(3, "Carla"), name);
         }},
        {"a look twice",
         [](PeopleRows& rows) {
             PlayerName name = plain_name("Carla");
             name.look = plain_name("Anna").look;
             rows.insert(guest_row(3, "Carla"), name);
         }},
        {"another's name", [](PeopleRows& rows) { rows.rename(2, plain_name("Anna")); }},
        {"secrets of nobody",
         [](PeopleRows& rows) { rows.put_secrets(99, secrets_of("secret", 1)); }},
        {"a session of nobody", [](PeopleRows& rows) { rows.insert(session_row(99, 9)); }},
        {"a token twice", [](PeopleRows& rows) { rows.insert(session_row(2, 1)); }},
        {"what the caller throws", [](PeopleRows&) { throw std::runtime_error{"no"}; }},
    };
    for (const auto& [name, refused] : changes) {
        const Changed answer = change([refused = refused](PeopleRows& rows) {
            rows.rename(2, plain_name("Beatrice"));
            rows.end_session(session_row(2, 2).token);
            rows.insert(guest_row(7, "Dora"), plain_name("Dora"));
            refused(rows);
        });
        EXPECT_EQ(answer, Changed::failed) << name;
        EXPECT_EQ(player(catalogue(), 2)->name, "Bea") << name;
        EXPECT_TRUE(who(2, 2)) << name;
        EXPECT_EQ(player(catalogue(), 7), std::nullopt) << name;
        EXPECT_EQ(player(catalogue(), 3), std::nullopt) << name;
    }
    EXPECT_FALSE(store().failed());
}

TEST_P(People, AChangeThatThrowsIsToldAndHurtsNobodyElse) {
    std::mutex mutex;
    std::vector<std::string> told;
    reopen({.on_job_failure = [&](const std::string& why) {
        const std::lock_guard lock{mutex};
        told.push_back(why);
    }});
    catalogue().change_people(
        [](PeopleRows& rows) { rows.insert(guest_row(1, "Anna"), plain_name("Anna")); }, {}
    );
    catalogue().change_people([](PeopleRows&) { throw std::runtime_error{"my own fault"}; }, {});
    guest(2, "Bea");
    EXPECT_TRUE(player(catalogue(), 1));
    EXPECT_TRUE(player(catalogue(), 2));
    store().stop();
    EXPECT_EQ(told, (std::vector<std::string>{"my own fault"}));
}

TEST_P(People, ATransactionSeesWhatItDid) {
    EXPECT_EQ(
        change([](PeopleRows& rows) {
            rows.insert(guest_row(1, "Anna"), plain_name("Anna"));
            EXPECT_EQ(rows.player(1), guest_row(1, "Anna"));
            EXPECT_EQ(rows.called(plain_name("Anna")).size(), 1U);
            rows.insert(session_row(1, 1));
            EXPECT_EQ(rows.session(session_row(1, 1).token), session_row(1, 1));
            rows.remove(1);
            EXPECT_EQ(rows.player(1), std::nullopt);
            EXPECT_EQ(rows.session(session_row(1, 1).token), std::nullopt);
        }),
        Changed::changed
    );
}

TEST_P(People, WhatIsDoneToNobodyDoesNothing) {
    EXPECT_EQ(
        change([](PeopleRows& rows) {
            rows.rename(99, plain_name("Anna"));
            rows.release_name(99);
            rows.set_kind(99, PlayerKind::account);
            rows.set_expiry(session_row(99, 9).token, now_ms);
            rows.end_session(session_row(99, 9).token);
            rows.end_sessions_of(99);
            rows.set_seat_name(99, 99, "Anna");
            rows.remove(99);
            rows.erase(99);
            EXPECT_EQ(rows.secrets(99), std::nullopt);
            EXPECT_TRUE(rows.sessions_of(99).empty());
            EXPECT_TRUE(rows.tables_of(99).empty());
        }),
        Changed::changed
    );
    EXPECT_TRUE(file_of(99).sessions.empty());
    EXPECT_TRUE(file_of(99).tables.empty());
    EXPECT_TRUE(file_of(99).chat.empty());
}

TEST_P(People, AnAccountIsFoundByItsNameAndById) {
    add_account(catalogue(), 1, "Anna", 1);
    guest(2, "Bea");
    PlayerRow anna = guest_row(1, "Anna");
    anna.kind = PlayerKind::account;
    for (const auto& found : {account_named("Anna"), account(1)}) {
        ASSERT_TRUE(found);
        EXPECT_EQ(found->player, anna);
        EXPECT_EQ(found->secrets, secrets_of("hash of Anna", 1));
    }
    EXPECT_FALSE(account_named("Bea")) << "a guest has no secrets";
    EXPECT_FALSE(account(2));
    EXPECT_FALSE(account(99));
    change([](PeopleRows& rows) { rows.put_secrets(1, secrets_of("new", 2)); });
    EXPECT_EQ(account(1)->secrets, secrets_of("new", 2));
    EXPECT_EQ(
        see<std::optional<AccountSecrets>>([](PeopleRows& rows) { return rows.secrets(1); }),
        secrets_of("new", 2)
    );
}

TEST_P(People, ASessionSaysWhoItIsAlsoWhenItHasRunOut) {
    guest(1, "Anna");
    change([](PeopleRows& rows) { rows.set_expiry(session_row(1, 1).token, now_ms - 9 * day_ms); });
    SessionRow session = session_row(1, 1);
    session.expires_ms = now_ms - 9 * day_ms;
    EXPECT_EQ(who(1, 1), (SignedInRow{.session = session, .player = guest_row(1, "Anna")}));
    EXPECT_FALSE(who(1, 2));
}

TEST_P(People, SessionsEndOneByOneAllOrWhenTheyRunOut) {
    guest(1, "Anna");
    guest(2, "Bea");
    SessionRow older = session_row(1, 30);
    older.created_ms -= 10;
    SessionRow newer = session_row(1, 20);
    newer.created_ms += 10;
    newer.expires_ms += 10;
    change([&](PeopleRows& rows) {
        rows.insert(newer);
        rows.insert(older);
    });
    const std::vector expected{older, session_row(1, 1), newer};
    EXPECT_EQ(
        see<std::vector<SessionRow>>([](PeopleRows& rows) { return rows.sessions_of(1); }), expected
    );
    EXPECT_EQ(file_of(1).sessions, expected);
    change([](PeopleRows& rows) { rows.end_session(session_row(1, 1).token); });
    EXPECT_FALSE(who(1, 1));
    change([&](PeopleRows& rows) { rows.end_sessions_before(older.expires_ms); });
    EXPECT_EQ(file_of(1).sessions, std::vector{newer}) << "what ends now has ended";
    EXPECT_FALSE(who(2, 2));
    change([](PeopleRows& rows) { rows.end_sessions_of(1); });
    EXPECT_TRUE(file_of(1).sessions.empty());
}

}  // namespace
}  // namespace kamchatka::store
