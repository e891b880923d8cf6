// From one version of the schema to the next, and back.
#include "store/archive.hpp"
#include "store/sqlite/schema.hpp"
#include "store/sqlite/store.hpp"
#include "testkit/store/fixture.hpp"
#include "testkit/store/tamper.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <vector>

namespace kamchatka::store {
namespace {

namespace fs = std::filesystem;

std::vector<SchemaStep> steps_until(std::size_t version) {
    const auto all = schema_steps();
    return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(version)};
}

// What a later program may do to a database that this one is to go on with.
constexpr std::string_view additions = R"sql(
ALTER TABLE game_table ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
ALTER TABLE entry ADD COLUMN weight INTEGER;
ALTER TABLE player ADD COLUMN badge TEXT NOT NULL DEFAULT '';
ALTER TABLE seat ADD COLUMN colour TEXT;
ALTER TABLE session ADD COLUMN device TEXT;
ALTER TABLE chat ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
ALTER TABLE journal ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
ALTER TABLE journal_entry ADD COLUMN weight INTEGER;
ALTER TABLE journal_invitation ADD COLUMN until_ms INTEGER;
CREATE TABLE diary (at_ms INTEGER NOT NULL, what TEXT NOT NULL) STRICT;
)sql";

void apply_steps(const std::string& path, const std::vector<SchemaStep>& steps) {
    Database database{path, Database::Access::read_write};
    configure(database);
    bring_up_to_date(database, steps);
}

long long version_in_header(const std::string& path) {
    return ask_database(path, "PRAGMA user_version");
}

// Everything that a server does with rows: read, changed and erased.
void live_with(Store& store) {
    add_account(store.catalogue(), 1, "Olga", 1);
    const std::vector seats{seat_row(5, 1, 1, "Olga")};
    EXPECT_EQ(
        ask<Stored>(
            store.catalogue(),
            &Catalogue::add_table,
            table_row(5, 1, "ABCDEF"),
            seats,
            TableSecret{}
        ),
        Stored::stored
    );
    fill(store.log(), 5, 3);
    const ChatRow line{
        .table = 5,
        .player = 1,
        .seat = 1,
        .name = "Olga",
        .text = "ciao",
        .phrase = std::nullopt,
        .at_ms = now_ms};
    EXPECT_EQ(ask<Stored>(store.catalogue(), &Catalogue::add_chat, line), Stored::stored);
    EXPECT_EQ(table(store.catalogue(), "ABCDEF")->chat, std::vector{line});
    EXPECT_EQ(table(store.catalogue(), "ABCDEF")->stored.seats, seats);
    const JournalRow journal{
        .id = 10,
        .kind = JournalKind::tournament,
        .code = "DESK10",
        .owner = 1,
        .listing = Listing::listed,
        .summary = "{}",
        .secret = {},
        .created_ms = now_ms};
    const std::vector entries{JournalEntry{
        .journal = 10,
        .seq = 1,
        .ref = "r",
        .at_ms = now_ms,
        .who = "organiser",
        .body = "{}",
        .personal = {{about_account(1), "Olga"}}}};
    EXPECT_EQ(
        ask<Stored>(store.journals(), &Journals::create, journal, "organiser", entries),
        Stored::stored
    );
    const auto memberships = look<std::vector<Membership>>(
        store.journals(), &Journals::of_member, JournalKind::tournament, 1, 9
    );
    ASSERT_EQ(memberships.size(), 1U);
    EXPECT_EQ(memberships.front(), (Membership{journal, "organiser"}));
    EXPECT_EQ(look<std::vector<JournalEntry>>(store.journals(), &Journals::read, 10), entries);
    EXPECT_EQ(
        change_people(store.catalogue(), [](PeopleRows& rows) { rows.erase(1); }), Changed::changed
    );
    EXPECT_EQ(store.verify(), 4);
}

TEST(Versions, ThisProgramGoesOnWithWhatALaterOneHasOnlyAddedTo) {
    const TemporaryFolder folder;
    open_store(folder.path());
    auto later = steps_until(schema_version);
    later.push_back({{additions, "", ""}, GoingBack::possible});
    apply_steps(folder.database(), later);
    EXPECT_EQ(version_in_header(folder.database()), schema_version) << "older programs may open it";
    live_with(*open_store(folder.path()));
    EXPECT_FALSE(fs::exists(folder.database() + ".v3")) << "it is not older";
    // The later one again: its step was done already, and is not done twice.
    apply_steps(folder.database(), later);
    EXPECT_EQ(ask_database(folder.database(), "SELECT count(*) FROM diary"), 0);
    EXPECT_EQ(open_store(folder.path())->verify(), 4);
}

TEST(Versions, ThisProgramGoesOnWithWhatALaterOneBegan) {
    const TemporaryFolder folder;
    auto later = steps_until(schema_version);
    later.push_back({{additions, "", ""}, GoingBack::possible});
    apply_steps(folder.database(), later);
    live_with(*open_store(folder.path()));
}

TEST(Versions, WhatALaterOneHasChangedForGoodIsRefused) {
    const TemporaryFolder folder;
    open_store(folder.path());
    auto later = steps_until(schema_version);
    later.push_back({{additions, "", ""}, GoingBack::possible});
    later.push_back({{"DROP TABLE diary", "", ""}, GoingBack::impossible});
    later.push_back({{"CREATE TABLE other (x INTEGER) STRICT", "", ""}, GoingBack::possible});
    apply_steps(folder.database(), later);
    EXPECT_EQ(version_in_header(folder.database()), schema_version + 2);
    EXPECT_THROW(open_store(folder.path()), std::runtime_error);
    EXPECT_THROW(Archive{folder.path()}, std::runtime_error);
}

// A folder as the program before wrote it.
class Older : public testing::Test {
protected:
    Older() {
        open_store(folder_.path());  // the key
        fs::remove(folder_.database());
        apply_steps(folder_.database(), steps_until(1));
        // The key is known to the database that was there before.
        const TemporaryFolder other;
        fill(open_store(other.path())->log(), 1, 3);
        tamper(
            folder_.database(),
            "ATTACH '" + other.database() +
                "' AS other; INSERT INTO entry SELECT * FROM other.entry;"
                " INSERT INTO setting SELECT * FROM other.setting"
        );
        fs::copy_file(other.file("key"), folder_.file("key"), fs::copy_options::overwrite_existing);
    }

    TemporaryFolder folder_;
};

TEST_F(Older, IsCopiedBeforeItIsBroughtUpToDate) {
    EXPECT_EQ(version_in_header(folder_.database()), 1);
    {
        SqliteStore store{folder_.path(), {}, {}};
        EXPECT_EQ(events_of(store.log(), 1), 6);
        EXPECT_EQ(append(store.log(), entry(1, 7)), Appended::stored);
    }
    EXPECT_EQ(version_in_header(folder_.database()), schema_version);
    const std::string copy = folder_.database() + ".v1";
    ASSERT_TRUE(fs::exists(copy));
    {
        Archive archive{copy};
        EXPECT_EQ(archive.version(), 1);
        EXPECT_TRUE(archive.page_faults().empty());
        EXPECT_TRUE(archive.chain_faults().empty());
        EXPECT_EQ(archive.log(1)->size(), 3U);
        EXPECT_TRUE(archive.journal_codes().empty());
    }
    // The way back, as docs/event-log.md has it; what was played since is gone.
    fs::remove(folder_.database() + "-wal");
    fs::remove(folder_.database() + "-shm");
    fs::copy_file(copy, folder_.database(), fs::copy_options::overwrite_existing);
    EXPECT_EQ(version_in_header(folder_.database()), 1);
    {
        Database database{folder_.database(), Database::Access::read_write};
        EXPECT_EQ(version_of(database, steps_until(1)), 1) << "the program before opens it";
        EXPECT_EQ(verify_log(database), 3);
    }
    // Forward again: the first copy is not overwritten.
    SqliteStore store{folder_.path(), {}, {}};
    EXPECT_EQ(append(store.log(), entry(1, 7)), Appended::stored);
    EXPECT_TRUE(fs::exists(copy));
    EXPECT_TRUE(fs::exists(copy + "-2"));
}

TEST_F(Older, StaysAsItIsWhenItCannotBeCopied) {
    fs::create_directory(folder_.database() + ".v1.partial");  // in the way of the copy
    std::ofstream{folder_.database() + ".v1.partial/file"} << "x";
    EXPECT_THROW(open_store(folder_.path()), std::runtime_error);
    EXPECT_EQ(version_in_header(folder_.database()), 1);
}

TEST(Versions, AFreshDatabaseNeedsNoCopy) {
    const TemporaryFolder folder;
    open_store(folder.path());
    for (const auto& file : fs::directory_iterator{folder.path()}) {
        EXPECT_EQ(file.path().filename().string().find(".v"), std::string::npos);
    }
}

}  // namespace
}  // namespace kamchatka::store
