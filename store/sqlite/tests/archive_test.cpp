// A database read through without a server: it finds what is damaged, and leaves no trace.
#include "store/archive.hpp"
#include "store/sqlite/schema.hpp"

#include "store/sqlite/store.hpp"
#include "testkit/store/fixture.hpp"
#include "testkit/store/tamper.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>

namespace kamchatka::store {
namespace {

namespace fs = std::filesystem;

JournalEntry archived_line(std::int64_t seq) {
    return {
        .journal = 10,
        .seq = seq,
        .ref = "r" + std::to_string(seq),
        .at_ms = now_ms,
        .who = "organiser",
        .body = "{}",
        .personal = {{"player:" + std::to_string(seq), "Persona"}}};
}

void furnish_archive(Store& store) {
    add_guest(store.catalogue(), 1, "Olga", 1);
    for (TableId table : {TableId{5}, TableId{6}}) {
        const std::string code = "TABLE" + std::to_string(table);
        EXPECT_EQ(
            ask<Stored>(
                store.catalogue(),
                &Catalogue::add_table,
                table_row(table, 1, code),
                std::vector{seat_row(table, 1, 1, "Olga")},
                TableSecret{}
            ),
            Stored::stored
        );
        fill(store.log(), table, 4);
    }
    const JournalRow journal{
        .id = 10,
        .kind = JournalKind::tournament,
        .code = "DESK10",
        .owner = 1,
        .listing = Listing::listed,
        .summary = "{}",
        .secret = {},
        .created_ms = now_ms};
    const std::vector lines{archived_line(1), archived_line(2)};
    EXPECT_EQ(
        ask<Stored>(store.journals(), &Journals::create, journal, "organiser", lines),
        Stored::stored
    );
}

std::map<std::string, std::vector<std::uint8_t>> files_of(const std::string& folder) {
    std::map<std::string, std::vector<std::uint8_t>> files;
    for (const auto& file : fs::directory_iterator{folder}) {
        files[file.path().filename().string()] = read_file(file.path().string());
    }
    return files;
}

class ArchiveTest : public testing::Test {
protected:
    ArchiveTest() { furnish_archive(*open_store(folder_.path())); }

    static std::size_t faults(Archive& archive) {
        return archive.page_faults().size() + archive.chain_faults().size();
    }
    std::size_t faults() {
        Archive archive{folder_.path()};
        return faults(archive);
    }

    TemporaryFolder folder_;
};

TEST_F(ArchiveTest, ReadsAllThatIsThere) {
    Archive archive{folder_.path()};
    EXPECT_EQ(archive.file(), folder_.database());
    EXPECT_EQ(archive.version(), schema_version);
    EXPECT_EQ(faults(archive), 0U);
    EXPECT_EQ(archive.table_codes(), (std::vector<std::string>{"TABLE5", "TABLE6"}));
    EXPECT_EQ(archive.journal_codes(), std::vector<std::string>{"DESK10"});
    EXPECT_TRUE(archive.stray_logs().empty());
    EXPECT_EQ(archive.table("TABLE5")->seed, TableSecret{});
    EXPECT_EQ(archive.log(5)->size(), 4U);
    EXPECT_EQ(archive.journal("DESK10")->id, 10);
    EXPECT_EQ(archive.entries(10)->size(), 2U);
    EXPECT_FALSE(archive.table("NOSUCH"));
    std::map<std::string, std::int64_t> counted;
    for (const auto& [what, rows] : archive.counts()) counted[what] = rows;
    EXPECT_EQ(counted["entries of games"], 8);
    EXPECT_EQ(counted["players"], 1);
}

TEST_F(ArchiveTest, LeavesNoTrace) {
    const auto before = files_of(folder_.path());
    EXPECT_EQ(faults(), 0U);
    EXPECT_EQ(files_of(folder_.path()), before);
}

// As a killed process leaves it: the last entries are in the write-ahead log only.
TEST_F(ArchiveTest, ReadsTheWriteAheadLogAndLeavesItThere) {
    const TemporaryFolder killed;
    {
        SqliteStore store{folder_.path(), {.writer = {.idle = std::chrono::hours{1}}}, {}};
        EXPECT_EQ(append(store.log(), entry(5, 9)), Appended::stored);
        for (const char* name : {"kamchatka.db", "kamchatka.db-wal", "key", "LOCK"}) {
            fs::copy_file(folder_.file(name), killed.file(name));
        }
    }
    const auto before = files_of(killed.path());
    ASSERT_GT(before.at("kamchatka.db-wal").size(), 0U);
    {
        Archive archive{killed.path()};
        EXPECT_EQ(archive.log(5)->size(), 5U);
        EXPECT_EQ(faults(archive), 0U);
    }
    EXPECT_EQ(files_of(killed.path()), before);
}

TEST_F(ArchiveTest, OfABackupNeedsNoFolder) {
    const TemporaryFolder elsewhere;
    const std::string path = elsewhere.file("a copy? 100%.db");
    {
        SqliteStore store{folder_.path(), {}, {}};
        EXPECT_EQ(ask<std::string>(store, &Store::backup, path), "");
    }
    const auto before = files_of(elsewhere.path());
    {
        Archive archive{path};
        EXPECT_FALSE(archive.has_key());
        EXPECT_EQ(faults(archive), 0U);
        EXPECT_EQ(archive.table("TABLE5")->seed, std::nullopt);
        Archive with_key{path, folder_.file("key")};
        EXPECT_EQ(with_key.table("TABLE5")->seed, TableSecret{});
    }
    EXPECT_EQ(files_of(elsewhere.path()), before);
}

TEST_F(ArchiveTest, SaysWhyItCannotBeOpened) {
    const auto why = [](const std::string& path, const std::optional<std::string>& key = {}) {
        try {
            const Archive archive{path, key};
        } catch (const std::exception& error) {
            return std::string{error.what()};
        }
        return std::string{};
    };
    EXPECT_NE(why(folder_.file("nothing")).find("not there"), std::string::npos);
    {
        const auto store = open_store(folder_.path());
        EXPECT_NE(why(folder_.path()).find("in use"), std::string::npos);
    }
    const TemporaryFolder other;
    open_store(other.path());
    EXPECT_NE(why(folder_.path(), other.file("key")).find("not the key"), std::string::npos);
    tamper(other.database(), "PRAGMA user_version = 99");
    EXPECT_NE(why(other.path()).find("a later program"), std::string::npos);
}

TEST_F(ArchiveTest, FindsWhatIsWrong) {
    struct Damage {
        const char* sql;
        std::size_t at_least;
    };
    for (const Damage& damage : {
             Damage{"UPDATE entry SET body = 'x' WHERE table_id = 5 AND seq = 3", 1},
             Damage{"UPDATE entry SET body = 'x' WHERE seq = 3", 2},
             Damage{"DELETE FROM entry WHERE table_id = 6 AND seq = 1", 1},
             Damage{"UPDATE journal_entry SET body = '[]' WHERE seq = 2", 1},
             Damage{"UPDATE journal_personal SET text = 'Other' WHERE seq = 1", 1},
             Damage{"DELETE FROM player", 1},
         }) {
        const TemporaryFolder copy;
        for (const char* name : {"kamchatka.db", "key"}) {
            fs::copy_file(folder_.file(name), copy.file(name));
        }
        tamper(copy.database(), damage.sql);
        Archive archive{copy.path()};
        EXPECT_GE(faults(archive), damage.at_least) << damage.sql;
    }
}

TEST_F(ArchiveTest, ABrokenPageIsNamedAndTheRestIsRead) {
    break_root_page(folder_.database(), "chat");
    Archive archive{folder_.path()};
    EXPECT_GT(archive.page_faults().size(), 0U);
    EXPECT_EQ(archive.log(5)->size(), 4U);
    EXPECT_TRUE(archive.chain_faults().empty());
}

TEST_F(ArchiveTest, EndsWhenAsked) {
    {
        const auto store = open_store(folder_.path());
        for (int i = 4; i < 2000; ++i) store->log().append(entry(5, 1 + 2 * i), {});
    }
    Archive archive{folder_.path()};
    int asked = 0;
    archive.stop_when([&] { return ++asked > 2; });
    EXPECT_THROW(faults(archive), std::runtime_error);
    EXPECT_EQ(asked, 3);
    archive.stop_when([] { return false; });
    EXPECT_EQ(faults(archive), 0U);
}

// What needs the broken page fails alone; nobody else notices.
TEST_F(ArchiveTest, ABrokenPageCostsOnlyWhoNeedsIt) {
    break_root_page(folder_.database(), "chat");
    std::vector<std::string> told;
    SqliteStore store{folder_.path(), {}, {.on_job_failure = [&](const std::string& why) {
                          told.push_back(why);
                      }}};
    const ChatRow line{
        .table = 5,
        .player = 1,
        .seat = 1,
        .name = "Olga",
        .text = "ciao",
        .phrase = std::nullopt,
        .at_ms = now_ms};
    EXPECT_EQ(ask<Stored>(store.catalogue(), &Catalogue::add_chat, line), Stored::failed);
    EXPECT_EQ(store.disk(), Disk::sound);
    EXPECT_EQ(append(store.log(), entry(5, 9)), Appended::stored);
    store.stop();
    EXPECT_EQ(told.size(), 1U);
}

// A row that cannot be understood costs only itself.
TEST_F(ArchiveTest, ListsGoOnWithoutADamagedRow) {
    struct Case {
        const char* sql;
        const char* left_out;
    };
    for (const Case& each : {
             Case{"UPDATE game_table SET state = 'plazing' WHERE id = 5", "table TABLE5"},
             Case{"UPDATE game_table SET listing = '?' WHERE id = 5", "table TABLE5"},
             Case{"UPDATE seat SET kind = '?' WHERE table_id = 5", "table TABLE5"},
         }) {
        const TemporaryFolder copy;
        for (const char* name : {"kamchatka.db", "key"}) {
            fs::copy_file(folder_.file(name), copy.file(name));
        }
        tamper(copy.database(), each.sql);
        std::mutex mutex;
        std::vector<std::string> left_out;
        SqliteStore store{
            copy.path(), {}, {.on_damage = [&](const std::string& what, const std::string&) {
                const std::lock_guard lock{mutex};
                left_out.push_back(what);
            }}};
        const auto tables =
            look<std::vector<StoredTable>>(store.catalogue(), &Catalogue::tables_of, 1, 9);
        ASSERT_EQ(tables.size(), 1U) << each.sql;
        EXPECT_EQ(tables.front().table.code, "TABLE6");
        EXPECT_THROW(table(store.catalogue(), "TABLE5"), std::runtime_error);
        EXPECT_TRUE(table(store.catalogue(), "TABLE6"));
        store.stop();
        EXPECT_EQ(left_out, std::vector<std::string>{each.left_out});
    }
}

}  // namespace
}  // namespace kamchatka::store
