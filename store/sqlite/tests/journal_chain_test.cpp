// Nobody alters a journal unnoticed: the schema refuses, and the chain tells what went past it.
#include "store/sql/journals_reads.hpp"
#include "store/sqlite/store.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

namespace kamchatka::store {
namespace {

JournalEntry line(std::int64_t seq) {
    const std::string number = std::to_string(seq);
    return {
        .journal = 10,
        .seq = seq,
        .ref = "r" + number,
        .at_ms = now_ms,
        .who = "organiser",
        .body = "{\"n\":" + number + "}",
        .personal = {{about_account(1), "Olga"}, {"player:" + number, "Persona " + number}}};
}

class JournalIntruder : public testing::Test {
protected:
    JournalIntruder() {
        const JournalRow row{
            .id = 10,
            .kind = JournalKind::tournament,
            .code = "AAAAAA",
            .owner = std::nullopt,
            .listing = Listing::listed,
            .summary = "{}",
            .secret = {},
            .created_ms = now_ms};
        const std::vector lines{line(1), line(2), line(3)};
        EXPECT_EQ(
            ask<Stored>(store_.journals(), &Journals::create, row, "organiser", lines),
            Stored::stored
        );
    }

    void expect_refused(const std::string& sql) {
        try {
            other_.execute(sql);
            ADD_FAILURE() << "accepted: " << sql;
        } catch (const SqliteError& error) {
            EXPECT_TRUE(error.refused_by_schema()) << error.what();
        }
    }

    TemporaryFolder folder_;
    SqliteStore store_{folder_.path(), {}, {}};
    Database other_{folder_.database(), Database::Access::read_write};
};

TEST_F(JournalIntruder, CannotChangeWhatWasWritten) {
    expect_refused("UPDATE journal_entry SET body = 'x'");
    expect_refused("UPDATE OR REPLACE journal_entry SET ref = 'x' WHERE seq = 2");
    expect_refused("DELETE FROM journal_entry WHERE seq = 3");
    expect_refused("UPDATE journal_personal SET text = 'Somebody Else'");
    expect_refused("UPDATE journal_personal SET text = NULL");  // the salt must go with it
    expect_refused("UPDATE journal_personal SET about = 'player:9'");
    expect_refused(
        "INSERT OR REPLACE INTO journal_entry (journal_id, seq, ref, at_ms, who, body, link)"
        " VALUES (10, 2, 'new', 0, '', '', zeroblob(32))"
    );
    EXPECT_EQ(store_.verify(), 3);
}

TEST_F(JournalIntruder, IsFoundOutBehindTheTriggers) {
    other_.execute(
        "DROP TRIGGER journal_entry_is_final; DROP TRIGGER journal_personal_is_only_erased"
    );
    for (const char* change :
         {"UPDATE journal_personal SET text = 'Somebody Else' WHERE seq = 2 AND part = 1",
          "UPDATE journal_personal SET about = 'player:9' WHERE seq = 2 AND part = 1",
          "DELETE FROM journal_personal WHERE seq = 2 AND part = 1",
          "UPDATE journal_entry SET body = '{}' WHERE seq = 2",
          "UPDATE journal_entry SET who = 'player' WHERE seq = 2",
          "UPDATE journal_entry SET at_ms = at_ms + 1 WHERE seq = 2"}) {
        const TemporaryFolder copy;
        other_.execute("VACUUM INTO '" + copy.file("copy.db") + "'");
        Database changed{copy.file("copy.db"), Database::Access::read_write};
        EXPECT_EQ(sql::verify_journals(changed), 3);
        changed.execute(change);
        EXPECT_THROW(sql::verify_journals(changed), std::runtime_error) << change;
    }
}

TEST_F(JournalIntruder, LeavesAJournalUnread) {
    other_.execute("DROP TRIGGER journal_entry_is_final; UPDATE journal_entry SET body = '{}'");
    EXPECT_THROW(
        look<std::vector<JournalEntry>>(store_.journals(), &Journals::read, 10), std::runtime_error
    );
    EXPECT_TRUE(
        look<std::optional<JournalRow>>(store_.journals(), &Journals::journal_with_code, "AAAAAA")
    );
    EXPECT_FALSE(store_.failed());
}

// A folder of each version before: brought up to date when it is opened, with all it holds.
TEST(JournalsMigration, AnOlderDatabaseGetsThem) {
    const std::vector<std::string> since_2{
        "journal_personal", "journal_member", "journal_invitation", "journal_entry", "journal"};
    const std::vector<std::string> since_3{"withheld", "muted", "audit"};
    const std::vector<std::string> since_4{
        "ALTER TABLE journal_member DROP COLUMN name",
        "ALTER TABLE journal_invitation DROP COLUMN holder"};
    for (const int version : {1, 2, 3}) {
        SCOPED_TRACE(version);
        const TemporaryFolder folder;
        fill(open_store(folder.path())->log(), 1, 3);
        {
            Database database{folder.database(), Database::Access::read_write};
            for (const std::string& column : since_4) database.execute(column);
            std::vector<std::string> missing;
            if (version < 3) missing = since_3;
            if (version < 2) missing.insert(missing.end(), since_2.begin(), since_2.end());
            for (const std::string& table : missing) database.execute("DROP TABLE " + table);
            database.execute("PRAGMA user_version = " + std::to_string(version));
        }
        SqliteStore store{folder.path(), {}, {}};
        EXPECT_EQ(events_of(store.log(), 1), 6);
        EXPECT_TRUE(look<std::vector<JournalRow>>(
                        store.journals(),
                        &Journals::listed,
                        JournalKind::tournament,
                        Journals::ListedMost{9, 9}
        )
                        .empty());
        EXPECT_TRUE(look<std::vector<AuditRow>>(store.office(), &Office::audit, 9).empty());
        EXPECT_EQ(store.verify(), 3);
    }
}

// Whoever writes.
TEST(Audit, IsWrittenOnce) {
    const TemporaryFolder folder;
    SqliteStore store{folder.path(), {}, {}};
    const AuditRow row{.at_ms = 1, .uid = 7, .act = "{}", .outcome = "done"};
    ask<Stored>(store.office(), &Office::add_audit, row);
    Database other{folder.database(), Database::Access::read_write};
    EXPECT_THROW(other.execute("DELETE FROM audit"), SqliteError);
    EXPECT_THROW(other.execute("UPDATE audit SET uid = 0"), SqliteError);
    EXPECT_THROW(
        other.execute("INSERT OR REPLACE INTO audit SELECT pos, 2, 0, act, outcome FROM audit"),
        SqliteError
    );
    EXPECT_EQ(look<std::vector<AuditRow>>(store.office(), &Office::audit, 9).front(), row);
}

}  // namespace
}  // namespace kamchatka::store
