// Who may write: one process a name, one node a log; and whom a database refuses at the start.
#include "store/postgres/store.hpp"
#include "testkit/store/private_postgres.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace kamchatka::store {
namespace {

class Nodes : public testing::Test {
protected:
    std::unique_ptr<Store> open(const std::string& node) { return open_store(database_.as(node)); }
    std::string ask(const std::string& sql) { return shared_postgres().ask(database_.name(), sql); }
    // Why it does not open; empty when it does.
    std::string refusal(const SharedDatabase& where) {
        try {
            open_store(where);
            return "";
        } catch (const std::runtime_error& error) {
            return error.what();
        }
    }

    PrivateDatabase database_;
};

JournalEntry line(std::int64_t seq) {
    return {
        .journal = 77,
        .seq = seq,
        .ref = "r" + std::to_string(seq),
        .at_ms = now_ms,
        .who = "organiser",
        .body = "{}"};
}

TEST_F(Nodes, ALogIsItsOwnersUntilThatNodeIsGone) {
    auto first = open("n1");
    const auto second = open("n2");
    fill(first->log(), 1, 2);
    EXPECT_EQ(append(second->log(), entry(1, 5)), Appended::fenced);
    EXPECT_EQ(events_of(second->log(), 1), 4) << "whoever wants may read";
    EXPECT_EQ(append(first->log(), entry(1, 5)), Appended::stored) << "it is the first one's still";
    first.reset();
    EXPECT_EQ(append(second->log(), entry(1, 7)), Appended::stored);
    first = open("n1");
    EXPECT_EQ(append(first->log(), entry(1, 9)), Appended::fenced);
    EXPECT_EQ(events_of(second->log(), 1), 8);
    EXPECT_EQ(second->verify(), 4);
}

TEST_F(Nodes, AJournalIsItsOwnersToo) {
    const auto first = open("n1");
    auto second = open("n2");
    const JournalRow row{
        .id = 77,
        .kind = JournalKind::tournament,
        .code = "AAAAAA",
        .owner = std::nullopt,
        .listing = Listing::listed,
        .summary = "{}",
        .secret = {},
        .created_ms = now_ms};
    const std::vector<JournalEntry> begun{line(1)};
    EXPECT_EQ(
        store::ask<Stored>(
            first->journals(), &Journals::create, row, std::string{"organiser"}, begun
        ),
        Stored::stored
    );
    const auto add = [](Store& store, std::int64_t seq) {
        return store::ask<Appended>(store.journals(), &Journals::append, std::vector{line(seq)});
    };
    EXPECT_EQ(add(*second, 2), Appended::stored) << "whoever made it does not keep it";
    EXPECT_EQ(add(*first, 3), Appended::fenced);
    second.reset();
    EXPECT_EQ(add(*first, 2), Appended::duplicate);
    EXPECT_EQ(add(*first, 3), Appended::stored);
}

// Taken from it while it does not look: the next statement finds out, not the clock.
TEST_F(Nodes, WhoLostALogStoresNothingInIt) {
    const auto store = open("n1");
    fill(store->log(), 1, 2);
    fill(store->log(), 2, 2);
    ask("INSERT INTO node VALUES ('n2', 1, 1, 'up', 0, clock_timestamp())");
    ask("UPDATE head SET epoch = epoch + 1, owner = 'n2', incarnation = 1 WHERE log_id = 1");
    std::vector<Appended> answers(2);
    std::promise<void> both;
    store->log().append(entry(1, 5), [&](Appended outcome) { answers[0] = outcome; });
    store->log().append(entry(2, 5), [&](Appended outcome) {
        answers[1] = outcome;
        both.set_value();
    });
    both.get_future().wait();
    EXPECT_EQ(answers, (std::vector{Appended::fenced, Appended::stored}));
    ask("UPDATE node SET state = 'dead' WHERE name = 'n2'");
    EXPECT_EQ(append(store->log(), entry(1, 5)), Appended::stored) << "it may be claimed again";
    EXPECT_EQ(store->verify(), 6);
}

TEST_F(Nodes, ANameIsOneProcesssAtATime) {
    auto store = open("n1");
    EXPECT_NE(refusal(database_.as("n1")).find("another name with --node"), std::string::npos);
    EXPECT_EQ(append(store->log(), entry(1, 1)), Appended::stored) << "nobody is hurt by it";
    store.reset();
    EXPECT_EQ(refusal(database_.as("n1")), "");
}

// A process that was stopped, and comes back after another took its name.
TEST_F(Nodes, WhoLostTheNameStoresNothingAnyMore) {
    const auto store = open("n1");
    fill(store->log(), 1, 1);
    ask("UPDATE node SET incarnation = incarnation + 1");
    ask("UPDATE writer SET incarnation = incarnation + 1");
    EXPECT_THROW(append(store->log(), entry(1, 3)), std::runtime_error) << "nobody is answered";
    EXPECT_TRUE(store->failed());
    EXPECT_EQ(ask("SELECT count(*) FROM entry"), "1");
}

TEST_F(Nodes, WhatDoesNotFitIsRefusedWithASentence) {
    SharedDatabase where = database_.as("n1");
    where.protection = Protection::asked_for;
    EXPECT_NE(refusal(where).find("no synchronous standby"), std::string::npos);
    where = database_.as("n1");
    where.key = "/nowhere/key";
    EXPECT_NE(refusal(where).find("copy the key"), std::string::npos);
    const TemporaryFolder folder;
    where.key = folder.file("key");
    std::ofstream{where.key} << std::string(32, 'x');
    std::filesystem::permissions(where.key, std::filesystem::perms::owner_read);
    EXPECT_NE(refusal(where).find("copy the right one"), std::string::npos);
    ask("UPDATE setting SET value = '5' WHERE name = 'schema'");
    EXPECT_EQ(refusal(database_.as("n1")), "") << "the next version works beside us";
    ask("UPDATE setting SET value = '6' WHERE name = 'schema'");
    EXPECT_NE(refusal(database_.as("n1")).find("start a later program"), std::string::npos);
    ask("UPDATE setting SET value = '3' WHERE name = 'schema'");
    EXPECT_NE(refusal(database_.as("n1")).find("bring it up to date"), std::string::npos);
    ask("DELETE FROM setting");
    EXPECT_NE(refusal(database_.as("n1")).find("something else"), std::string::npos);
    shared_postgres().ask(
        "postgres", "CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0"
    );
    where.url = shared_postgres().url("latin");
    EXPECT_NE(refusal(where).find("ENCODING 'UTF8'"), std::string::npos);
    where = database_.as("n1");
    where.url = "postgres:///none?host=/nowhere";
    EXPECT_NE(refusal(where).find("cannot be reached"), std::string::npos);
}

TEST_F(Nodes, TheSchemaHasTheLastWordWhoeverWrites) {
    const auto store = open("n1");
    fill(store->log(), 1, 2);
    for (const char* sql :
         {"UPDATE entry SET actor = 's2'",
          "DELETE FROM entry",
          "TRUNCATE entry",
          "INSERT INTO entry (table_id, seq, event_count, ref, actor, at_ms, body, link)"
          " SELECT table_id, 9, 1, 'x', actor, at_ms, body, link FROM entry LIMIT 1",
          "INSERT INTO entry (table_id, seq, event_count, ref, actor, at_ms, body, link)"
          " SELECT table_id, 3, 1, 'x', actor, at_ms, body, link FROM entry LIMIT 1"}) {
        EXPECT_THROW(ask(sql), std::runtime_error) << sql;
    }
    EXPECT_EQ(store->verify(), 2);
}

// By hand, past the triggers: found when it is read, and nobody else is hurt.
TEST_F(Nodes, AnAlteredByteIsFoundWhenTheTableIsRead) {
    const auto store = open("n1");
    fill(store->log(), 1, 2);
    fill(store->log(), 2, 1);
    ask("ALTER TABLE entry DISABLE TRIGGER ALL; UPDATE entry SET actor = 's2' WHERE seq = 3;"
        "ALTER TABLE entry ENABLE TRIGGER ALL");
    EXPECT_THROW(entries_of(store->log(), 1), std::runtime_error);
    EXPECT_THROW(store->verify(), std::runtime_error);
    EXPECT_EQ(events_of(store->log(), 2), 2);
}

}  // namespace
}  // namespace kamchatka::store
