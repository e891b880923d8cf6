// A job that throws fails alone: it is answered as failed, nothing of it is stored, and the store
// goes on. To make each kind of job throw, the table that it writes is hidden from it.
#include "store/sqlite/sqlite.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

#include <memory>

namespace kamchatka::store {
namespace {

constexpr PlayerId guest = 1;
constexpr PlayerId other = 2;
constexpr TableId table = 7;
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
        .table = table,
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

template <typename Answer, typename Start>
bool failed(Start start) {
    return await<Answer>(start) == Answer::failed;
}

const Kind kinds[] = {
    {"append",
     "entry",
     [](Store& store) { return append(store.log(), entry(table, 1)) == Appended::failed; }},
    {"add_table",
     "table_secret",
     [](Store& store) {
         return failed<Stored>([&](const Done<Stored>& done) {
             store.catalogue().add_table(table_row(8, guest, "CODE08"), {}, {}, done);
         });
     }},
    {"start_table",
     "game_table",
     [](Store& store) {
         return failed<Changed>([&](const Done<Changed>& done) {
             store.catalogue().start_table(table, now_ms, done);
         });
     }},
    {"end_table",
     "game_table",
     [](Store& store) {
         return failed<Changed>([&](const Done<Changed>& done) {
             store.catalogue().end_table(table, TableState::ended, "{}", now_ms, done);
         });
     }},
    {"set_settings",
     "game_table",
     [](Store& store) {
         return failed<Changed>([&](const Done<Changed>& done) {
             store.catalogue().set_settings(table, "{}", Listing::listed, done);
         });
     }},
    {"set_clock",
     "game_table",
     [](Store& store) {
         return failed<Changed>([&](const Done<Changed>& done) {
             store.catalogue().set_clock(table, "{}", done);
         });
     }},
    {"set_host",
     "game_table",
     [](Store& store) {
         return failed<Stored>([&](const Done<Stored>& done) {
             store.catalogue().set_host(table, other, done);
         });
     }},
    {"put_seat",
     "seat",
     [](Store& store) {
         return failed<Stored>([&](const Done<Stored>& done) {
             store.catalogue().put_seat(seat_row(table, 2, other, "Rita"), done);
         });
     }},
    {"add_chat",
     "chat",
     [](Store& store) {
         return failed<Stored>([&](const Done<Stored>& done) {
             store.catalogue().add_chat(chat_row(), done);
         });
     }},
    {"add_guest",
     "session",
     [](Store& store) {
         return failed<Stored>([&](const Done<Stored>& done) {
             store.catalogue().add_guest(
                 guest_row(3, "Ugo"), plain_name("Ugo"), session_row(3, 3), done
             );
         });
     }},
    {"rename_guest",
     "seat",
     [](Store& store) {
         return failed<Stored>([&](const Done<Stored>& done) {
             store.catalogue().rename_guest(guest, plain_name("Ugo"), now_ms, done);
         });
     }},
    {"add_account",
     "account",
     [](Store& store) {
         return failed<Stored>([&](const Done<Stored>& done) {
             PlayerRow player = guest_row(3, "Ugo");
             player.kind = PlayerKind::account;
             store.catalogue().add_account(
                 player, plain_name("Ugo"), secrets_of("secret", 3), session_row(3, 3), done
             );
         });
     }},
    {"promote_guest",
     "account",
     [](Store& store) {
         return failed<Stored>([&](const Done<Stored>& done) {
             store.catalogue().promote_guest(
                 plain_name("Ugo"), secrets_of("secret", 3), session_row(guest, 4), done
             );
         });
     }},
    {"begin_session",
     "journal_member",
     [](Store& store) {
         return await<Catalogue::Claimed>([&](const Done<Catalogue::Claimed>& done) {
                    store.catalogue().begin_session(
                        session_row(other, 5), session_row(guest, 1).token, done
                    );
                }).stored == Stored::failed;
     }},
    {"replace_secrets",
     "session",
     [](Store& store) {
         return await<Catalogue::Claimed>([&](const Done<Catalogue::Claimed>& done) {
                    const AccountSecrets old = secrets_of("secret", 2);
                    store.catalogue().replace_secrets(
                        old.recovery, old, session_row(other, 5), std::nullopt, done
                    );
                }).stored == Stored::failed;
     }},
    {"rehash",
     "account",
     [](Store& store) {
         return failed<Changed>([&](const Done<Changed>& done) {
             store.catalogue().rehash(other, "secret", "anew", done);
         });
     }},
    {"remove_player",
     "journal_personal",
     [](Store& store) {
         return await<Catalogue::Removed>([&](const Done<Catalogue::Removed>& done) {
                    store.catalogue().remove_player(guest, done);
                }).changed == Changed::failed;
     }},
    {"create",
     "journal_entry",
     [](Store& store) {
         return failed<Stored>([&](const Done<Stored>& done) {
                    store.journals().create(journal_row(10, "CODE10"), "organiser", {}, done);
                }) ||
             failed<Stored>([&](const Done<Stored>& done) {
                    JournalEntry first = journal_entry(1);
                    first.journal = 11;
                    store.journals().create(journal_row(11, "CODE11"), "organiser", {first}, done);
                });
     }},
    {"append_to_journal",
     "journal_personal",
     [](Store& store) {
         return failed<Appended>([&](const Done<Appended>& done) {
             store.journals().append({journal_entry(2)}, done);
         });
     }},
    {"set_summary",
     "journal",
     [](Store& store) {
         return failed<Changed>([&](const Done<Changed>& done) {
             store.journals().set_summary(journal, "{}", Listing::listed, done);
         });
     }},
    {"erase",
     "journal_personal",
     [](Store& store) {
         return failed<Changed>([&](const Done<Changed>& done) {
             store.journals().erase(journal, about_account(guest), done);
         });
     }},
    {"put_member",
     "journal_member",
     [](Store& store) {
         return failed<Stored>([&](const Done<Stored>& done) {
             store.journals().put_member(journal, other, "player", now_ms, done);
         });
     }},
    {"remove_member",
     "journal_member",
     [](Store& store) {
         return failed<Changed>([&](const Done<Changed>& done) {
             store.journals().remove_member(journal, guest, done);
         });
     }},
    {"add_invitation",
     "journal_invitation",
     [](Store& store) {
         return failed<Stored>([&](const Done<Stored>& done) {
             store.journals().add_invitation(
                 {.id = 0,
                  .journal = journal,
                  .token = {},
                  .role = "player",
                  .note = "",
                  .created_ms = now_ms},
                 done
             );
         });
     }},
    {"remove_invitation",
     "journal_invitation",
     [](Store& store) {
         return failed<Changed>([&](const Done<Changed>& done) {
             store.journals().remove_invitation(journal, 1, done);
         });
     }},
};

void furnish(const std::string& folder) {
    Store store{folder};
    const auto put = [](auto start) { ASSERT_EQ(await<Stored>(start), Stored::stored); };
    put([&](const Done<Stored>& done) {
        store.catalogue().add_guest(
            guest_row(guest, "Olga"), plain_name("Olga"), session_row(guest, 1), done
        );
    });
    put([&](const Done<Stored>& done) {
        PlayerRow player = guest_row(other, "Rita");
        player.kind = PlayerKind::account;
        store.catalogue().add_account(
            player, plain_name("Rita"), secrets_of("secret", 2), session_row(other, 2), done
        );
    });
    put([&](const Done<Stored>& done) {
        store.catalogue().add_table(
            table_row(table, guest, "CODE07"), {seat_row(table, 1, guest, "Olga")}, {}, done
        );
    });
    put([&](const Done<Stored>& done) {
        store.journals().create(
            journal_row(journal, "CODE09"), "organiser", {journal_entry(1)}, done
        );
    });
}

void rename(const std::string& path, const std::string& from, const std::string& to) {
    Database database{path, Database::Access::read_write};
    database.execute("PRAGMA legacy_alter_table = ON; ALTER TABLE " + from + " RENAME TO " + to);
}

class JobFailure : public testing::TestWithParam<Kind> {};

TEST_P(JobFailure, TouchesNobodyElse) {
    const Kind& kind = GetParam();
    const TemporaryFolder folder;
    furnish(folder.path());
    rename(folder.database(), kind.hidden, "hidden");
    int told = 0;
    {
        StoreOptions options;
        options.writer.on_job_failure = [&](const std::string&) { ++told; };
        Store store{folder.path(), std::move(options)};
        EXPECT_TRUE(kind.says_failed(store));
        EXPECT_FALSE(store.failed());
        // Others, which need another table, are served.
        if (std::string_view{kind.hidden} != "entry") {
            EXPECT_EQ(append(store.log(), entry(table, 1)), Appended::stored);
        } else {
            EXPECT_EQ(
                await<Changed>([&](const Done<Changed>& done) {
                    store.catalogue().start_table(table, now_ms, done);
                }),
                Changed::changed
            );
        }
    }
    EXPECT_EQ(told, 1);
    rename(folder.database(), "hidden", kind.hidden);
    Store again{folder.path()};
    again.verify();
    EXPECT_EQ(again.catalogue().player(guest)->name, "Olga") << "half of it was stored";
    EXPECT_EQ(again.catalogue().player(3), std::nullopt);
    EXPECT_EQ(again.catalogue().table(8).has_value(), false);
    EXPECT_EQ(again.journals().journal_with_code("CODE11"), std::nullopt);
    EXPECT_EQ(again.journals().read(journal).size(), 1U);
}

INSTANTIATE_TEST_SUITE_P(Every, JobFailure, testing::ValuesIn(kinds), [](const auto& each) {
    return std::string{each.param.name};
});

}  // namespace
}  // namespace kamchatka::store
