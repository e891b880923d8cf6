// A job that throws fails alone: it is answered as failed, nothing of it is stored, and the store
// goes on. To make each kind of job throw, the table that it writes is hidden from it.
#include "store/sqlite/store.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::store {
namespace {

constexpr PlayerId guest = 1;
constexpr PlayerId other = 2;
constexpr TableId the_table = 7;
constexpr JournalId journal = 9;

JournalEntry journal_entry(std::int64_t seq) {
    return {
        .journal = journal,
        .seq = seq,
        .ref = "ref-" + std::to_string(seq),
        .at_ms = now_ms,
        .who = "organiser",
        .body = "{}",
        .personal = {{.about = about_account(guest), .text = "Olga"}}};
}

JournalRow journal_row(JournalId id, const std::string& code) {
    return {
        .id = id,
        .kind = JournalKind::tournament,
        .code = code,
        .owner = guest,
        .listing = Listing::listed,
        .summary = "{}",
        .secret = {},
        .created_ms = now_ms};
}

ChatRow chat_row() {
    return {
        .table = the_table,
        .player = guest,
        .seat = 1,
        .name = "Olga",
        .text = "ciao",
        .phrase = std::nullopt,
        .at_ms = now_ms};
}

// A kind of job: the table it cannot do without, and whether it says that it failed.
struct Kind {
    const char* name;
    const char* hidden;
    bool (*says_failed)(Store& store);
};

template <typename Answer, typename Port, typename Call, typename... Arguments>
bool failed(Port& port, Call call, Arguments... arguments) {
    return ask<Answer>(port, call, std::move(arguments)...) == Answer::failed;
}

const Kind kinds[] = {
    {"append",
     "entry",
     [](Store& store) { return append(store.log(), entry(the_table, 1)) == Appended::failed; }},
    {"add_table",
     "table_secret",
     [](Store& store) {
         return failed<Stored>(
             store.catalogue(),
             &Catalogue::add_table,
             table_row(8, guest, "CODE08"),
             std::vector<SeatRow>{},
             TableSecret{}
         );
     }},
    {"start_table",
     "game_table",
     [](Store& store) {
         return failed<Changed>(store.catalogue(), &Catalogue::start_table, the_table, now_ms);
     }},
    {"end_table",
     "game_table",
     [](Store& store) {
         return failed<Changed>(
             store.catalogue(), &Catalogue::end_table, the_table, TableState::ended, "{}", now_ms
         );
     }},
    {"set_settings",
     "game_table",
     [](Store& store) {
         return failed<Changed>(
             store.catalogue(), &Catalogue::set_settings, the_table, "{}", Listing::listed
         );
     }},
    {"set_clock",
     "game_table",
     [](Store& store) {
         return failed<Changed>(store.catalogue(), &Catalogue::set_clock, the_table, "{}");
     }},
    {"set_host",
     "game_table",
     [](Store& store) {
         return failed<Stored>(store.catalogue(), &Catalogue::set_host, the_table, other);
     }},
    {"put_seat",
     "seat",
     [](Store& store) {
         return failed<Stored>(
             store.catalogue(), &Catalogue::put_seat, seat_row(the_table, 2, other, "Rita")
         );
     }},
    {"add_chat",
     "chat",
     [](Store& store) {
         return failed<Stored>(store.catalogue(), &Catalogue::add_chat, chat_row());
     }},
    {"create",
     "journal",
     [](Store& store) {
         return failed<Stored>(
             store.journals(),
             &Journals::create,
             journal_row(11, "CODE11"),
             "organiser",
             std::vector<JournalEntry>{}
         );
     }},
    {"create_with_entries",
     "journal_entry",
     [](Store& store) {
         JournalEntry first = journal_entry(1);
         first.journal = 11;
         return failed<Stored>(
             store.journals(),
             &Journals::create,
             journal_row(11, "CODE11"),
             "organiser",
             std::vector{first}
         );
     }},
    {"append_to_journal",
     "journal_personal",
     [](Store& store) {
         return failed<Appended>(
             store.journals(), &Journals::append, std::vector{journal_entry(2)}
         );
     }},
    {"set_summary",
     "journal",
     [](Store& store) {
         return failed<Changed>(
             store.journals(), &Journals::set_summary, journal, "{}", Listing::listed
         );
     }},
    {"erase",
     "journal_personal",
     [](Store& store) {
         return failed<Changed>(store.journals(), &Journals::erase, journal, about_account(guest));
     }},
    {"put_member",
     "journal_member",
     [](Store& store) {
         return failed<Stored>(
             store.journals(),
             &Journals::put_member,
             journal,
             MemberRow{other, {}, "player", now_ms}
         );
     }},
    {"remove_member",
     "journal_member",
     [](Store& store) {
         return failed<Changed>(store.journals(), &Journals::remove_member, journal, guest);
     }},
    {"add_invitation",
     "journal_invitation",
     [](Store& store) {
         const InvitationRow invitation{
             .id = 0,
             .journal = journal,
             .token = {},
             .role = "player",
             .note = "",
             .created_ms = now_ms};
         return failed<Stored>(store.journals(), &Journals::add_invitation, invitation);
     }},
    {"remove_invitation",
     "journal_invitation",
     [](Store& store) {
         return failed<Changed>(store.journals(), &Journals::remove_invitation, journal, 1);
     }},
    {"hold_invitation",
     "journal_invitation",
     [](Store& store) {
         return failed<Changed>(store.journals(), &Journals::hold_invitation, journal, 1, guest);
     }},
};

// What a transaction of people may do last, and the table it cannot do without.
struct PeopleKind {
    const char* name;
    const char* hidden;
    void (*change)(PeopleRows& rows);
};

const PeopleKind people_kinds[] = {
    {"throws", "chat", [](PeopleRows&) { throw std::runtime_error{"a fault of the caller's"}; }},
    {"insert_player",
     "player",
     [](PeopleRows& rows) { rows.insert(guest_row(3, "Ugo"), plain_name("Ugo")); }},
    {"rename", "player", [](PeopleRows& rows) { rows.rename(guest, plain_name("Ugo")); }},
    {"release_name", "player", [](PeopleRows& rows) { rows.release_name(guest); }},
    {"set_kind", "player", [](PeopleRows& rows) { rows.set_kind(guest, PlayerKind::account); }},
    {"put_secrets",
     "account",
     [](PeopleRows& rows) { rows.put_secrets(guest, secrets_of("secret", 3)); }},
    {"insert_session", "session", [](PeopleRows& rows) { rows.insert(session_row(guest, 4)); }},
    {"set_expiry",
     "session",
     [](PeopleRows& rows) { rows.set_expiry(session_row(guest, 1).token, now_ms); }},
    {"end_session",
     "session",
     [](PeopleRows& rows) { rows.end_session(session_row(guest, 1).token); }},
    {"end_sessions_of", "session", [](PeopleRows& rows) { rows.end_sessions_of(guest); }},
    {"end_sessions_before",
     "session",
     [](PeopleRows& rows) { rows.end_sessions_before(now_ms + 9 * day_ms); }},
    {"set_seat_name",
     "seat",
     [](PeopleRows& rows) { rows.set_seat_name(the_table, guest, "Ugo"); }},
    {"hand_over_seats", "seat", [](PeopleRows& rows) { rows.hand_over(guest, other); }},
    {"hand_over_tables", "game_table", [](PeopleRows& rows) { rows.hand_over(guest, other); }},
    {"hand_over_chat", "chat", [](PeopleRows& rows) { rows.hand_over(guest, other); }},
    {"hand_over_roles", "journal_member", [](PeopleRows& rows) { rows.hand_over(guest, other); }},
    {"hand_over_journals", "journal", [](PeopleRows& rows) { rows.hand_over(guest, other); }},
    {"remove", "player", [](PeopleRows& rows) { rows.remove(guest); }},
    {"erase_from_journals", "journal_personal", [](PeopleRows& rows) { rows.erase(guest); }},
    {"erase", "player", [](PeopleRows& rows) { rows.erase(guest); }},
};

void furnish(const std::string& folder) {
    SqliteStore store{folder, {}, {}};
    add_guest(store.catalogue(), guest, "Olga", 1);
    add_account(store.catalogue(), other, "Rita", 2);
    const std::vector seats{seat_row(the_table, 1, guest, "Olga")};
    const TableRow row = table_row(the_table, guest, "CODE07");
    EXPECT_EQ(
        ask<Stored>(store.catalogue(), &Catalogue::add_table, row, seats, TableSecret{}),
        Stored::stored
    );
    EXPECT_EQ(
        ask<Stored>(
            store.journals(),
            &Journals::create,
            journal_row(journal, "CODE09"),
            "organiser",
            std::vector{journal_entry(1)}
        ),
        Stored::stored
    );
}

void rename(const std::string& path, const std::string& from, const std::string& to) {
    Database database{path, Database::Access::read_write};
    database.execute("PRAGMA legacy_alter_table = ON; ALTER TABLE " + from + " RENAME TO " + to);
}

// A furnished folder of which one table is hidden while a store tries.
class Hidden {
public:
    Hidden() { furnish(folder_.path()); }

    // Runs `says_failed(store)` and expects that it fails alone, and that nothing of it is stored.
    template <typename Attempt>
    void expect_alone(const std::string& hidden, Attempt says_failed) {
        rename(folder_.database(), hidden, "hidden");
        int told = 0;
        {
            SqliteStore store{
                folder_.path(), {}, {.on_job_failure = [&](const std::string&) { ++told; }}};
            EXPECT_TRUE(says_failed(store));
            EXPECT_FALSE(store.failed());
            expect_others_served(store, hidden);
        }
        EXPECT_EQ(told, 1);
        rename(folder_.database(), "hidden", hidden);
        expect_as_furnished();
    }

private:
    // Others need another table.
    static void expect_others_served(Store& store, std::string_view hidden) {
        if (hidden != "entry") {
            EXPECT_EQ(append(store.log(), entry(the_table, 1)), Appended::stored);
        } else {
            EXPECT_EQ(
                ask<Changed>(store.catalogue(), &Catalogue::start_table, the_table, now_ms),
                Changed::changed
            );
        }
    }

    void expect_as_furnished() {
        SqliteStore again{folder_.path(), {}, {}};
        again.verify();
        EXPECT_EQ(player(again.catalogue(), guest), guest_row(guest, "Olga")) << "half of it";
        EXPECT_EQ(player(again.catalogue(), 3), std::nullopt);
        const auto signed_in = look<std::optional<SignedInRow>>(
            again.catalogue(), &Catalogue::signed_in, session_row(guest, 1).token
        );
        EXPECT_EQ(signed_in->session, session_row(guest, 1));
        const auto seats = table(again.catalogue(), "CODE07")->stored.seats;
        EXPECT_EQ(seats, std::vector{seat_row(the_table, 1, guest, "Olga")});
        EXPECT_FALSE(table(again.catalogue(), "CODE08"));
        const auto with_code = [&](const char* code) {
            return look<std::optional<JournalRow>>(
                again.journals(), &Journals::journal_with_code, code
            );
        };
        EXPECT_EQ(with_code("CODE09"), journal_row(journal, "CODE09"));
        EXPECT_EQ(with_code("CODE11"), std::nullopt);
        EXPECT_EQ(
            look<std::vector<JournalEntry>>(again.journals(), &Journals::read, journal),
            std::vector{journal_entry(1)}
        );
    }

    TemporaryFolder folder_;
};

class JobFailure : public testing::TestWithParam<Kind> {};

TEST_P(JobFailure, TouchesNobodyElse) {
    Hidden{}.expect_alone(GetParam().hidden, GetParam().says_failed);
}

INSTANTIATE_TEST_SUITE_P(Every, JobFailure, testing::ValuesIn(kinds), [](const auto& each) {
    return std::string{each.param.name};
});

class PeopleFailure : public testing::TestWithParam<PeopleKind> {};

TEST_P(PeopleFailure, UndoesTheWholeTransaction) {
    const PeopleKind& kind = GetParam();
    Hidden{}.expect_alone(kind.hidden, [&](Store& store) {
        const Changed answer = change_people(store.catalogue(), [&](PeopleRows& rows) {
            // Something that works comes first.
            if (std::string_view{kind.hidden} != "seat")
                rows.set_seat_name(the_table, guest, "half of it");
            else
                rows.rename(guest, plain_name("half of it"));
            kind.change(rows);
        });
        return answer == Changed::failed;
    });
}

INSTANTIATE_TEST_SUITE_P(
    Every,
    PeopleFailure,
    testing::ValuesIn(people_kinds),
    [](const auto& each) { return std::string{each.param.name}; }
);

}  // namespace
}  // namespace kamchatka::store
