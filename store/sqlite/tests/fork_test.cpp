// Nobody can fork a game or change what was stored: not a second connection, not a second process,
// not by any statement of SQL.
#include "store/sqlite/schema.hpp"
#include "store/sqlite/store.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>

namespace kamchatka::store {
namespace {

class Intruder : public testing::Test {
protected:
    TemporaryFolder folder_;
    SqliteStore store_{folder_.path(), {}, {}};
    Database other_{folder_.database(), Database::Access::read_write};

    Intruder() {
        fill(store_.log(), 1, 3);
        fill(store_.log(), 2, 1);
    }

    void expect_refused(const std::string& sql) {
        try {
            other_.execute(sql);
            ADD_FAILURE() << "accepted: " << sql;
        } catch (const SqliteError& error) {
            EXPECT_TRUE(error.refused_by_schema()) << error.what();
        }
    }

    // SQL that appends to a table, by whatever verb.
    static std::string insert(
        const std::string& verb, TableId table, std::int64_t seq, const std::string& ref
    ) {
        return verb +
            " INTO entry (table_id, seq, event_count, ref, actor, at_ms, body, link) VALUES (" +
            std::to_string(table) + ", " + std::to_string(seq) + ", 2, '" + ref +
            "', 's1', 0, '', zeroblob(32))";
    }
};

TEST_F(Intruder, CannotChangeOrDeleteAnEntry) {
    expect_refused("UPDATE entry SET body = 'x'");
    expect_refused("UPDATE entry SET body = 'x' WHERE seq = 3");
    expect_refused("UPDATE OR REPLACE entry SET ref = 'x'");
    expect_refused("DELETE FROM entry");
    expect_refused("DELETE FROM entry WHERE table_id = 2");
    EXPECT_EQ(store_.verify(), 4);
}

TEST_F(Intruder, CannotForkSkipOrReplace) {
    expect_refused(insert("INSERT", 1, 3, "new"));
    expect_refused(insert("INSERT", 1, 9, "new"));
    expect_refused(insert("INSERT", 1, 4, "new"));
    expect_refused(insert("INSERT", 1, 7, "ref-1-1"));
    expect_refused(insert("INSERT", 3, 2, "new"));
    expect_refused(insert("INSERT OR REPLACE", 1, 3, "new"));
    expect_refused(insert("INSERT OR REPLACE", 1, 7, "ref-1-1"));
    expect_refused(insert("INSERT OR IGNORE", 1, 9, "new"));
    expect_refused(
        "INSERT OR REPLACE INTO entry (pos, table_id, seq, event_count, ref, actor, at_ms, body,"
        " link) VALUES (1, 1, 7, 2, 'new', 's1', 0, '', zeroblob(32))"
    );
    EXPECT_EQ(store_.verify(), 4);
    EXPECT_EQ(events_of(store_.log(), 1), 6);
}

TEST_F(Intruder, WhoWroteInGoodOrderIsNotOverwritten) {
    Entry theirs = entry(1, 7);
    theirs.ref = "theirs";
    other_.execute(insert("INSERT", 1, 7, "theirs"));
    EXPECT_EQ(append(store_.log(), entry(1, 7)), Appended::conflict);
    EXPECT_EQ(append(store_.log(), theirs), Appended::duplicate);
    // It knows no chain, though, and is found out.
    EXPECT_THROW(entries_of(store_.log(), 1), std::runtime_error);
    EXPECT_THROW(store_.verify(), std::runtime_error);
    EXPECT_EQ(events_of(store_.log(), 2), 2);
}

TEST_F(Intruder, IsFoundOutWhenItWentBehindTheTriggers) {
    other_.execute("DROP TRIGGER entry_is_final");
    for (const char* change :
         {"body = body || ' '", "actor = 's2'", "at_ms = at_ms + 1", "ref = ref || 'x'"}) {
        other_.execute("SAVEPOINT before");
        other_.execute(
            std::string{"UPDATE entry SET "} + change + " WHERE table_id = 1 AND seq = 5"
        );
        other_.execute("RELEASE before");
        EXPECT_THROW(entries_of(store_.log(), 1), std::runtime_error) << change;
        EXPECT_THROW(entries_of(store_.log(), 1, 5), std::runtime_error) << change;
    }
}

TEST_F(Intruder, IsFoundOutWhenItTookTheFirstEntryAway) {
    other_.execute("DROP TRIGGER entry_stays; DELETE FROM entry WHERE table_id = 1 AND seq = 1");
    EXPECT_THROW(entries_of(store_.log(), 1), std::runtime_error);
    other_.execute("DELETE FROM entry WHERE table_id = 1 AND seq = 3");
    EXPECT_THROW(entries_of(store_.log(), 1, 3), std::runtime_error);
}

TEST_F(Intruder, CannotOpenTheSameFolder) {
    try {
        open_store(folder_.path());
        ADD_FAILURE() << "opened twice";
    } catch (const std::runtime_error& error) {
        EXPECT_NE(std::string{error.what()}.find("in use"), std::string::npos) << error.what();
    }
}

// A writer that did not ask for the lock.
struct Lawless {
    explicit Lawless(const std::string& path)
        : writer{open(path), quiet(), {}},
          readers{path, {}, Delivery{{}}},
          log{writer, readers} {}
    ~Lawless() {
        readers.stop();
        writer.stop();
    }

    static Database open(const std::string& path) {
        Database database{path, Database::Access::read_write};
        configure(database);
        return database;
    }
    // Two that checkpoint at once are what SQLite 3.40 cannot bear; here only the schema is tried.
    static WriterOptions quiet() {
        WriterOptions options;
        options.checkpoint_pages = 1'000'000;
        options.idle = std::chrono::hours{1};
        return options;
    }

    Writer writer;
    Readers readers;
    SqliteLog log;
};

// Tries for every place in a table; how many it won.
int compete(SqliteLog& log, char mark) {
    int won = 0;
    for (std::int64_t seq = 1; seq <= 400; ++seq) {
        Entry mine = entry(9, seq, 1);
        mine.ref += mark;
        if (append(log, std::move(mine)) == Appended::stored) ++won;
    }
    return won;
}

TEST(TwoProcesses, ShareAGameWithoutForkingIt) {
    const TemporaryFolder folder;
    open_store(folder.path());
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    const pid_t child = fork();
    if (child == 0) {
        int won = 0;
        {
            Lawless lawless{folder.database()};
            won = compete(lawless.log, 'b');
        }
        _exit(write(ends[1], &won, sizeof(won)) == sizeof(won) ? 0 : 1);
    }
    int won = 0;
    {
        Lawless lawless{folder.database()};
        won = compete(lawless.log, 'a');
    }
    int theirs = 0;
    ASSERT_EQ(read(ends[0], &theirs, sizeof(theirs)), ssize_t{sizeof(theirs)});
    int status = 0;
    waitpid(child, &status, 0);
    close(ends[0]);
    close(ends[1]);
    EXPECT_EQ(status, 0);
    EXPECT_EQ(won + theirs, 400);
    EXPECT_EQ(open_store(folder.path())->verify(), 400);
}

TEST(TwoProcesses, CannotBothHoldTheFolder) {
    const TemporaryFolder folder;
    const auto store = open_store(folder.path());
    const pid_t child = fork();
    if (child == 0) {
        try {
            open_store(folder.path());
            _exit(0);
        } catch (const std::runtime_error&) {
            _exit(7);
        }
    }
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_EQ(WEXITSTATUS(status), 7);
}

}  // namespace
}  // namespace kamchatka::store
