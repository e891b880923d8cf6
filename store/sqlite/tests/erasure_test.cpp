// What is left in the files of whom or of what was deleted.
#include "store/sqlite/store.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <thread>

namespace kamchatka::store {
namespace {

class Erasure : public testing::Test {
protected:
    Store& store() { return *store_; }
    void close() { store_.reset(); }

    // What a thief of the folder could read.
    std::string contents() const {
        std::string all;
        for (const auto& file : std::filesystem::directory_iterator{folder_.path()}) {
            const auto bytes = read_file(file.path().string());
            all.append(bytes.begin(), bytes.end());
        }
        return all;
    }
    bool found(const std::string& text) const { return contents().find(text) != std::string::npos; }

    void sit(TableId table, std::int32_t seat, PlayerId player, const std::string& name) {
        const TableRow row = table_row(table, player, "CODE" + std::to_string(table));
        ask<Stored>(
            store().catalogue(), &Catalogue::add_table, row, std::vector<SeatRow>{}, TableSecret{}
        );
        ask<Stored>(store().catalogue(), &Catalogue::put_seat, seat_row(table, seat, player, name));
    }
    void say(TableId table, PlayerId player, const std::string& text) {
        const ChatRow line{
            .table = table,
            .player = player,
            .seat = 1,
            .name = text,
            .text = text,
            .phrase = std::nullopt,
            .at_ms = now_ms};
        ask<Stored>(store().catalogue(), &Catalogue::add_chat, line);
    }
    // As the rules have it: no seat may tell the name either.
    void erase(PlayerId player) {
        const Changed answer = change_people(store().catalogue(), [&](PeopleRows& rows) {
            for (const StoredTable& each : rows.tables_of(player)) {
                rows.set_seat_name(each.table.id, player, "deleted");
            }
            rows.erase(player);
        });
        EXPECT_EQ(answer, Changed::changed);
    }

private:
    TemporaryFolder folder_;
    std::unique_ptr<Store> store_ = open_store(folder_.path());
};

// Many, so that pages split, merge and are used again.
TEST_F(Erasure, NoTraceOfADeletedOneStaysInTheFiles) {
    constexpr int player_count = 400;
    // In no order, as ids and names are.
    const auto canary = [](int player) {
        return std::to_string(player * 7919 % 1009) + "canary" + std::to_string(player) + "!";
    };
    const auto id_of = [](int player) { return PlayerId{player} * 7919 % 1009; };
    for (int i = 1; i <= player_count; ++i) {
        const std::string name = canary(i) + std::string(static_cast<std::size_t>(i % 60), 'x');
        const PlayerId id = id_of(i);
        add_account(store().catalogue(), id, name, static_cast<std::uint16_t>(i * 40503));
        sit(1 + i * 31 % 101, 1 + i % 4, id, name);
        for (int line = 0; line < i % 5; ++line) say(1 + i * 31 % 101, id, "says " + canary(i));
    }
    EXPECT_TRUE(found(canary(7)));
    const auto traces = [&] {
        const std::string files = contents();
        int count = 0;
        for (int i = 1; i <= player_count; i += 3)
            count += files.find(canary(i)) != std::string::npos ? 1 : 0;
        return count;
    };
    for (int i = 1; i <= player_count; i += 3) erase(id_of(i));
    // One table at an idle moment, then the write-ahead log.
    for (int tries = 0; tries < 100 && traces() > 0; ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds{50});
    }
    EXPECT_EQ(traces(), 0);
    EXPECT_TRUE(found(canary(2)));
    store().verify();
}

TEST_F(Erasure, NoTraceOfAnErasedPartOfAJournalStaysInTheFiles) {
    const auto line = [](std::int64_t seq) {
        const std::string number = std::to_string(seq);
        return JournalEntry{
            .journal = 10,
            .seq = seq,
            .ref = "r" + number,
            .at_ms = now_ms,
            .who = "organiser",
            .body = "{}",
            .personal = {{"player:" + number, "Canary Persona " + number}}};
    };
    const JournalRow row{
        .id = 10,
        .kind = JournalKind::tournament,
        .code = "AAAAAA",
        .owner = std::nullopt,
        .listing = Listing::listed,
        .summary = "{}",
        .secret = {},
        .created_ms = now_ms};
    Journals& journals = store().journals();
    ask<Stored>(journals, &Journals::create, row, "organiser", std::vector{line(1), line(2)});
    EXPECT_TRUE(found("Canary Persona 2"));
    EXPECT_EQ(ask<Changed>(journals, &Journals::erase, 10, "player:2"), Changed::changed);
    EXPECT_EQ(ask<Appended>(journals, &Journals::append, std::vector{line(3)}), Appended::stored);
    close();
    EXPECT_FALSE(found("Canary Persona 2"));
    EXPECT_TRUE(found("Canary Persona 3"));
}

}  // namespace
}  // namespace kamchatka::store
