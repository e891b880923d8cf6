// From a data folder to PostgreSQL and back: the same rows, the same links, and a server goes on.
#include "store/migrate.hpp"

#include "store/archive.hpp"
#include "testkit/store/private_postgres.hpp"
#include "testkit/store/tamper.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace kamchatka::store {
namespace {

// A little of everything that can be stored.
void fill_with_all(Store& store) {
    add_account(store.catalogue(), 1, "Anna", 1);
    add_guest(store.catalogue(), 2, "Bea", 2);
    SeatRow muted = seat_row(5, 2, 2, "Bèa");
    muted.muted = true;
    TableRow table = table_row(5, 1, "ABCDEF");
    table.board = R"({"columns":3})";
    EXPECT_EQ(
        ask<Stored>(
            store.catalogue(),
            &Catalogue::add_table,
            table,
            std::vector{seat_row(5, 1, 1, "Anna"), muted},
            TableSecret{7}
        ),
        Stored::stored
    );
    fill(store.log(), 5, 20);
    for (const auto& [id, code] : {std::pair{TableId{7}, "LOBBY1"}, {TableId{8}, "LEFT01"}}) {
        EXPECT_EQ(
            ask<Stored>(
                store.catalogue(),
                &Catalogue::add_table,
                table_row(id, 1, code),
                std::vector<SeatRow>{},
                TableSecret{}
            ),
            Stored::stored
        ) << "without an entry";
    }
    ask<Changed>(
        store.catalogue(), &Catalogue::end_table, TableId{8}, TableState::abandoned, "{}", now_ms
    );
    Entry strange = entry(6, 1, 3);
    strange.body += std::string{"\0after a zero", 13};
    EXPECT_EQ(append(store.log(), strange), Appended::stored);
    const ChatRow line{
        .table = 5,
        .player = 2,
        .seat = 2,
        .name = "Bèa",
        .text = "ciao",
        .phrase = std::nullopt,
        .at_ms = now_ms};
    EXPECT_EQ(ask<Stored>(store.catalogue(), &Catalogue::add_chat, line), Stored::stored);
    const JournalRow journal{
        .id = 9,
        .kind = JournalKind::tournament,
        .code = "RADUNO",
        .owner = 1,
        .listing = Listing::listed,
        .summary = "{}",
        .secret = {3},
        .created_ms = now_ms};
    const JournalEntry first{
        .journal = 9,
        .seq = 1,
        .ref = "r1",
        .at_ms = now_ms,
        .who = "organiser",
        .body = "{}",
        .personal = {{about_account(1), "Anna"}, {"player:1", "Mario Rossi"}}};
    EXPECT_EQ(
        ask<Stored>(
            store.journals(),
            &Journals::create,
            journal,
            std::string{"organiser"},
            std::vector<JournalEntry>{first}
        ),
        Stored::stored
    );
    EXPECT_EQ(
        ask<Changed>(store.journals(), &Journals::erase, 9, std::string{"player:1"}),
        Changed::changed
    );
    const InvitationRow invitation{
        .id = 0,
        .journal = 9,
        .token = {9},
        .role = "table_judge",
        .note = "Sala B",
        .created_ms = now_ms};
    EXPECT_EQ(ask<Stored>(store.journals(), &Journals::add_invitation, invitation), Stored::stored);
    ask<Changed>(store.office(), &Office::set_muted, PlayerId{2}, true);
    ask<Changed>(store.office(), &Office::set_display, TableId{5}, Display::hidden);
    ask<Stored>(store.office(), &Office::add_audit, AuditRow{now_ms, 1000, "{}", "done"});
    store.note_time(now_ms);
}

class Migration : public testing::Test {
protected:
    Migration() {
        fill_with_all(*open_store(folder_.path()));
        std::filesystem::copy_file(folder_.file("key"), other_.file("key"));
        shared_postgres().ask("postgres", "CREATE DATABASE moved");
    }
    ~Migration() override { shared_postgres().ask("postgres", "DROP DATABASE moved WITH (FORCE)"); }

    std::string url() const { return shared_postgres().url("moved"); }
    SharedDatabase shared() const {
        return {
            .url = url(),
            .node = "n1",
            .key = folder_.file("key"),
            .protection = Protection::done_without};
    }

    TemporaryFolder folder_;
    TemporaryFolder other_;
};

std::string refusal(const std::string& from, const std::string& to) {
    try {
        migrate(from, to);
        return "";
    } catch (const std::exception& error) {
        return error.what();
    }
}

TEST_F(Migration, ThereAndBackGivesEqualDumps) {
    migrate(folder_.path(), url());
    migrate(url(), other_.path());
    const std::string before = dump_of(folder_.database());
    EXPECT_EQ(dump_of(other_.database()), before);
    EXPECT_GT(before.size(), 5000U);
}

TEST_F(Migration, WhatWasMovedGoesOn) {
    migrate(folder_.path(), url());
    {
        const auto store = open_store(shared());
        EXPECT_EQ(store->verify(), 22);
        EXPECT_EQ(table(store->catalogue(), "ABCDEF")->seed, TableSecret{7});
        auto deserted = look<std::vector<std::string>>(
            store->ownership(), &Ownership::deserted, LogKind::table, std::int64_t{9}
        );
        std::ranges::sort(deserted);
        EXPECT_EQ(deserted, (std::vector<std::string>{"ABCDEF", "LOBBY1"}))
            << "those under way are nobody's yet, and looked for";
        EXPECT_EQ(claim(*store, LogKind::table, "ABCDEF"), Claimed::ours);
        EXPECT_EQ(claim(*store, LogKind::table, "LOBBY1"), Claimed::ours);
        EXPECT_EQ(append(store->log(), entry(5, 41)), Appended::stored);
        EXPECT_EQ(append(store->log(), entry(5, 3)), Appended::duplicate);
        EXPECT_EQ(append(store->log(), entry(7, 1)), Appended::stored);
        EXPECT_EQ(store->noted_time(), now_ms);
    }
    Archive archive{url(), folder_.file("key")};
    EXPECT_TRUE(archive.page_faults().empty());
    EXPECT_TRUE(archive.chain_faults().empty());
    EXPECT_EQ(archive.table_codes(), (std::vector<std::string>{"ABCDEF", "LEFT01", "LOBBY1"}));
    EXPECT_EQ(archive.stray_logs(), std::vector<TableId>{6});
    migrate(url(), other_.path());
    const auto back = open_store(other_.path());
    EXPECT_EQ(events_of(back->log(), 5), 42);
    EXPECT_EQ(append(back->log(), entry(5, 43)), Appended::stored);
}

TEST_F(Migration, IsRefusedWhereSomethingWouldBeLost) {
    EXPECT_NE(refusal(folder_.path(), other_.path()).find("postgres://"), std::string::npos);
    EXPECT_NE(refusal(other_.path(), url()).find("holds no database"), std::string::npos);
    {
        const auto running = open_store(folder_.path());
        EXPECT_NE(refusal(folder_.path(), url()), "") << "its server runs";
    }
    migrate(folder_.path(), url());
    EXPECT_NE(refusal(folder_.path(), url()).find("not empty"), std::string::npos);
    EXPECT_NE(refusal(url(), folder_.path()).find("another folder"), std::string::npos);
    const auto running = open_store(shared());
    EXPECT_NE(refusal(url(), other_.path()).find("stop all nodes"), std::string::npos);
}

TEST_F(Migration, ADamagedLogIsNotMoved) {
    tamper(folder_.database(), "UPDATE entry SET actor = 's9' WHERE seq = 5");
    EXPECT_NE(refusal(folder_.path(), url()).find("damaged"), std::string::npos);
    EXPECT_EQ(
        shared_postgres().ask("moved", "SELECT count(*) FROM pg_class WHERE relname = 'entry'"), "0"
    ) << "all or nothing";
}

}  // namespace
}  // namespace kamchatka::store
