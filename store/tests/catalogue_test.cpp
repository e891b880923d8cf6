// Tables, seats and chat in the catalogue.
#include "store/ids.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

#include <set>

namespace kamchatka::store {
namespace {

constexpr PlayerId anna = 11;
constexpr PlayerId bruno = 12;
constexpr std::int64_t for_ever = INT64_MAX;

class CatalogueTest : public testing::Test {
protected:
    CatalogueTest() {
        add_guest(anna, "Anna", 1);
        add_guest(bruno, "Bruno", 2);
    }

    Catalogue& catalogue() { return store_.catalogue(); }

    void add_guest(PlayerId id, const std::string& name, std::uint8_t token) {
        EXPECT_EQ(Stored::stored, await<Stored>([&](const Done<Stored>& done) {
                      catalogue().add_guest(
                          guest_row(id, name), plain_name(name), session_row(id, token), done
                      );
                  }));
    }

    Stored add_table(const TableRow& table, const std::vector<SeatRow>& seats = {}) {
        TableSecret seed{};
        seed.fill(static_cast<std::uint8_t>(table.id));
        return await<Stored>([&](const Done<Stored>& done) {
            catalogue().add_table(table, seats, seed, done);
        });
    }

    Stored put_seat(const SeatRow& seat) {
        return await<Stored>([&](const Done<Stored>& done) { catalogue().put_seat(seat, done); });
    }

    Changed start(TableId table) {
        return await<Changed>([&](const Done<Changed>& done) {
            catalogue().start_table(table, now_ms + 5, done);
        });
    }

    Changed end(TableId table, TableState state) {
        return await<Changed>([&](const Done<Changed>& done) {
            catalogue().end_table(table, state, R"({"winner":"s1"})", now_ms + 9, done);
        });
    }

    TemporaryFolder folder_;
    Store store_{folder_.path()};
};

TEST_F(CatalogueTest, ATableIsReadBackAsItWas) {
    TableRow table = table_row(5, anna, "ABCDEF");
    table.board = R"({"columns":3})";
    table.listing = Listing::unlisted;
    SeatRow bot = seat_row(5, 2, bruno, "Bruno");
    bot.kind = SeatKind::bot;
    bot.bot = "steady";
    bot.muted = true;
    const std::vector seats{seat_row(5, 1, anna, "Anna"), bot};
    EXPECT_EQ(add_table(table, seats), Stored::stored);

    const auto found = catalogue().table_with_code("ABCDEF");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->table, table);
    EXPECT_EQ(found->seats, seats);
    EXPECT_EQ(catalogue().table(5)->table, table);
    EXPECT_FALSE(catalogue().table_with_code("ABCDEG"));
    EXPECT_FALSE(catalogue().table(6));
}

TEST_F(CatalogueTest, ACodeIsOneTablesOnly) {
    EXPECT_EQ(
        add_table(table_row(5, anna, "ABCDEF"), {seat_row(5, 1, anna, "Anna")}), Stored::stored
    );
    EXPECT_EQ(
        add_table(table_row(6, anna, "ABCDEF"), {seat_row(6, 1, anna, "Anna")}), Stored::taken
    );
    EXPECT_FALSE(catalogue().table(6)) << "all or nothing";
    EXPECT_EQ(add_table(table_row(7, 99, "ABCDEH")), Stored::gone) << "no such host";
}

TEST_F(CatalogueTest, NobodySitsTwiceAtATable) {
    add_table(table_row(5, anna, "ABCDEF"));
    EXPECT_EQ(put_seat(seat_row(5, 1, anna, "Anna")), Stored::stored);
    EXPECT_EQ(put_seat(seat_row(5, 2, anna, "Anna")), Stored::taken);
    EXPECT_EQ(put_seat(seat_row(5, 1, bruno, "Bruno")), Stored::stored) << "in her place";
    EXPECT_EQ(put_seat(seat_row(5, 2, anna, "Anna")), Stored::stored);
    EXPECT_EQ(put_seat(seat_row(5, 3, 99, "Nobody")), Stored::gone);
    EXPECT_EQ(put_seat(seat_row(99, 1, anna, "Anna")), Stored::gone);
    EXPECT_EQ(catalogue().table(5)->seats.size(), 2U);
}

TEST_F(CatalogueTest, ATableGoesOneWayOnly) {
    add_table(table_row(5, anna, "ABCDEF"));
    EXPECT_EQ(start(5), Changed::changed);
    EXPECT_EQ(start(5), Changed::changed);
    EXPECT_EQ(catalogue().table(5)->table.started_ms, now_ms + 5);
    EXPECT_EQ(end(5, TableState::ended), Changed::changed);
    EXPECT_EQ(end(5, TableState::abandoned), Changed::gone);
    EXPECT_EQ(start(5), Changed::gone);
    EXPECT_EQ(start(6), Changed::gone);
    const TableRow table = catalogue().table(5)->table;
    EXPECT_EQ(table.state, TableState::ended);
    EXPECT_EQ(table.ended_ms, now_ms + 9);
    EXPECT_EQ(table.result, R"({"winner":"s1"})");
}

TEST_F(CatalogueTest, SettingsClockAndHostChange) {
    add_table(table_row(5, anna, "ABCDEF"));
    await<Changed>([&](const Done<Changed>& done) {
        catalogue().set_settings(5, R"({"chat":false})", Listing::unlisted, done);
    });
    await<Changed>([&](const Done<Changed>& done) {
        catalogue().set_clock(5, R"({"left_ms":7})", done);
    });
    await<Stored>([&](const Done<Stored>& done) { catalogue().set_host(5, bruno, done); });
    const TableRow table = catalogue().table(5)->table;
    EXPECT_EQ(table.settings, R"({"chat":false})");
    EXPECT_EQ(table.listing, Listing::unlisted);
    EXPECT_EQ(table.clock, R"({"left_ms":7})");
    EXPECT_EQ(table.host, bruno);
}

std::vector<TableId> ids(const std::vector<TableSummary>& tables) {
    std::vector<TableId> ids;
    for (const TableSummary& summary : tables) ids.push_back(summary.table.id);
    return ids;
}

TEST_F(CatalogueTest, ListsAreWhatTheLobbyShows) {
    for (TableId id = 1; id <= 5; ++id) {
        TableRow table = table_row(id, anna, "CODE0" + std::to_string(id));
        if (id == 2) table.listing = Listing::unlisted;
        add_table(
            table,
            id % 2 == 0 ? std::vector{seat_row(id, 1, bruno, "Bruno")} : std::vector<SeatRow>{}
        );
    }
    start(3);
    start(4);
    end(4, TableState::ended);
    EXPECT_EQ(ids(catalogue().listed_tables(TableState::lobby, 10)), (std::vector<TableId>{5, 1}));
    EXPECT_EQ(ids(catalogue().listed_tables(TableState::lobby, 1)), (std::vector<TableId>{5}));
    EXPECT_EQ(ids(catalogue().listed_tables(TableState::playing, 10)), (std::vector<TableId>{3}));
    EXPECT_EQ(ids(catalogue().tables_of(bruno, for_ever, 10)), (std::vector<TableId>{4, 2}));
    EXPECT_EQ(ids(catalogue().tables_of(anna, for_ever, 3)), (std::vector<TableId>{5, 4, 3}));
    EXPECT_EQ(ids(catalogue().tables_of(anna, now_ms + 3, 3)), (std::vector<TableId>{2, 1}));
    EXPECT_EQ(catalogue().unfinished_tables(), (std::vector<TableId>{1, 2, 3, 5}));
}

TEST_F(CatalogueTest, TheSeedOfATableIsSealedOnDisk) {
    add_table(table_row(0x5a, anna, "ABCDEF"));
    TableSecret seed{};
    seed.fill(0x5a);
    EXPECT_EQ(catalogue().server_seed(0x5a), seed);
    EXPECT_FALSE(catalogue().server_seed(1));
    const std::string plain(seed.size(), '\x5a');
    for (const char* name : {"kamchatka.db", "kamchatka.db-wal"}) {
        const auto bytes = read_file(folder_.file(name));
        const std::string text{bytes.begin(), bytes.end()};
        EXPECT_EQ(text.find(plain), std::string::npos) << name;
    }
}

TEST_F(CatalogueTest, ASealedSeedServesItsOwnTableAndKeyOnly) {
    const Vault vault{new_key()};
    TableSecret seed{};
    seed.fill(3);
    auto sealed = vault.seal(7, seed);
    EXPECT_EQ(vault.unseal(7, sealed), seed);
    EXPECT_NE(vault.seal(7, seed), sealed) << "a nonce is used once";
    EXPECT_THROW(vault.unseal(8, sealed), std::runtime_error);
    EXPECT_THROW(Vault{new_key()}.unseal(7, sealed), std::runtime_error);
    EXPECT_THROW(vault.unseal(7, {}), std::runtime_error);
    for (std::uint8_t& byte : sealed) {
        byte ^= 1;
        EXPECT_THROW(vault.unseal(7, sealed), std::runtime_error);
        byte ^= 1;
    }
}

TEST_F(CatalogueTest, ChatIsReadInOrderTheLastLinesOnly) {
    add_table(table_row(5, anna, "ABCDEF"));
    ChatRow line{
        .table = 5,
        .player = anna,
        .seat = 1,
        .name = "Anna",
        .text = std::nullopt,
        .phrase = "bravo",
        .at_ms = now_ms};
    const auto say = [&](const ChatRow& row) {
        return await<Stored>([&](const Done<Stored>& done) { catalogue().add_chat(row, done); });
    };
    EXPECT_EQ(say(line), Stored::stored);
    line.phrase.reset();
    for (const char* text : {"uno", "due", "tre"}) {
        line.text = text;
        EXPECT_EQ(say(line), Stored::stored);
    }
    const auto lines = catalogue().chat(5, 2);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].text, "due");
    EXPECT_EQ(lines[1], line);
    EXPECT_EQ(catalogue().chat(5, 50).front().phrase, "bravo");
    line.player = 99;
    EXPECT_EQ(say(line), Stored::gone);
    EXPECT_FALSE(store_.failed());
}

TEST(Ids, AreRandomAndReadable) {
    std::set<TableId> ids;
    std::set<std::string> codes;
    for (int i = 0; i < 2000; ++i) {
        const TableId id = new_table_id();
        EXPECT_GT(id, 0);
        ids.insert(id);
        const std::string code = new_code();
        EXPECT_EQ(code.size(), 6U);
        EXPECT_EQ(code.find_first_not_of(plain_alphabet), std::string::npos);
        codes.insert(code);
    }
    EXPECT_EQ(ids.size(), 2000U);
    EXPECT_GT(codes.size(), 1990U);
}

}  // namespace
}  // namespace kamchatka::store
