// Tables, seats and chat in the catalogue.
#include "store/tests/contract.hpp"

#include <limits>

namespace kamchatka::store {
namespace {

constexpr PlayerId anna = 11;
constexpr PlayerId bruno = 12;

class CatalogueContract : public Contract {
protected:
    CatalogueContract() {
        add_guest(catalogue(), anna, "Anna", 1);
        add_guest(catalogue(), bruno, "Bruno", 2);
    }

    Stored add_table(const TableRow& table, const std::vector<SeatRow>& seats = {}) {
        return ask<Stored>(catalogue(), &Catalogue::add_table, table, seats, seed(table.id));
    }
    static TableSecret seed(TableId table) {
        TableSecret seed{};
        seed.fill(static_cast<std::uint8_t>(table));
        return seed;
    }
    Stored put_seat(const SeatRow& seat) {
        return ask<Stored>(catalogue(), &Catalogue::put_seat, seat);
    }
    Changed start(TableId table, std::int64_t at_ms = now_ms + 5) {
        return ask<Changed>(catalogue(), &Catalogue::start_table, table, at_ms);
    }
    Changed end(TableId table, TableState state) {
        const std::string result = R"({"winner":"s1"})";
        return ask<Changed>(catalogue(), &Catalogue::end_table, table, state, result, now_ms + 9);
    }
    Stored say(const ChatRow& line) { return ask<Stored>(catalogue(), &Catalogue::add_chat, line); }
    TableRow row(const std::string& code) { return table(catalogue(), code)->stored.table; }
    std::vector<SeatRow> seats(const std::string& code) {
        return table(catalogue(), code)->stored.seats;
    }
    std::vector<TableId> tables_of(PlayerId player, std::int64_t count_max) {
        std::vector<TableId> ids;
        for (const StoredTable& each : look<std::vector<StoredTable>>(
                 catalogue(), &Catalogue::tables_of, player, count_max
             )) {
            ids.push_back(each.table.id);
        }
        return ids;
    }
    std::vector<std::string> unfinished() {
        return look<std::vector<std::string>>(catalogue(), &Catalogue::unfinished_tables);
    }
};
HOLDS_FOR_EVERY_STORE(CatalogueContract);

TEST_P(CatalogueContract, ATableIsReadBackAsItWas) {
    TableRow made = table_row(5, anna, "ABCDEF");
    made.board = R"({"columns":3})";
    made.listing = Listing::unlisted;
    SeatRow bot = seat_row(5, 2, bruno, "Bruno");
    bot.kind = SeatKind::bot;
    bot.bot = "steady";
    bot.muted = true;
    SeatRow open{
        .table = 5,
        .seat = 3,
        .kind = SeatKind::open,
        .player = std::nullopt,
        .bot = std::nullopt,
        .name = std::nullopt,
        .muted = false};
    const std::vector all{seat_row(5, 1, anna, "Anna"), bot, open};
    EXPECT_EQ(add_table(made, all), Stored::stored);

    for (int i = 0; i < 2; ++i) {
        const auto found = table(catalogue(), "ABCDEF");
        ASSERT_TRUE(found);
        EXPECT_EQ(found->stored.table, made);
        EXPECT_EQ(found->stored.seats, all);
        EXPECT_EQ(found->seed, seed(5));
        EXPECT_TRUE(found->chat.empty());
        reopen();
    }
    EXPECT_FALSE(table(catalogue(), "ABCDEG"));
}

TEST_P(CatalogueContract, ACodeIsOneTablesOnly) {
    EXPECT_EQ(
        add_table(table_row(5, anna, "ABCDEF"), {seat_row(5, 1, anna, "Anna")}), Stored::stored
    );
    EXPECT_EQ(
        add_table(table_row(6, anna, "ABCDEF"), {seat_row(6, 1, anna, "Anna")}), Stored::taken
    );
    EXPECT_EQ(tables_of(anna, 9), (std::vector<TableId>{5})) << "all or nothing";
    EXPECT_EQ(add_table(table_row(5, anna, "ABCDEG")), Stored::taken) << "nor is an id";
    EXPECT_FALSE(table(catalogue(), "ABCDEG"));
}

TEST_P(CatalogueContract, ATableOfNobodysIsRefusedWhole) {
    EXPECT_EQ(add_table(table_row(7, 99, "ABCDEH")), Stored::gone) << "no such host";
    EXPECT_EQ(
        add_table(
            table_row(7, anna, "ABCDEH"),
            {seat_row(7, 1, anna, "Anna"), seat_row(7, 2, 99, "Nobody")}
        ),
        Stored::gone
    );
    EXPECT_EQ(
        add_table(
            table_row(7, anna, "ABCDEH"),
            {seat_row(7, 1, anna, "Anna"), seat_row(7, 2, anna, "Anna")}
        ),
        Stored::taken
    );
    EXPECT_FALSE(table(catalogue(), "ABCDEH"));
    EXPECT_TRUE(tables_of(anna, 9).empty());
    TableRow hostless = table_row(7, anna, "ABCDEH");
    hostless.host.reset();
    EXPECT_EQ(add_table(hostless), Stored::stored);
}

TEST_P(CatalogueContract, NobodySitsTwiceAtATable) {
    add_table(table_row(5, anna, "ABCDEF"));
    EXPECT_EQ(put_seat(seat_row(5, 1, anna, "Anna")), Stored::stored);
    EXPECT_EQ(put_seat(seat_row(5, 2, anna, "Anna")), Stored::taken);
    EXPECT_EQ(put_seat(seat_row(5, 1, bruno, "Bruno")), Stored::stored) << "in her place";
    EXPECT_EQ(put_seat(seat_row(5, 2, anna, "Anna")), Stored::stored);
    EXPECT_EQ(put_seat(seat_row(5, 3, 99, "Nobody")), Stored::gone);
    EXPECT_EQ(put_seat(seat_row(99, 1, anna, "Anna")), Stored::gone);
    EXPECT_EQ(
        seats("ABCDEF"), (std::vector{seat_row(5, 1, bruno, "Bruno"), seat_row(5, 2, anna, "Anna")})
    );
    add_table(table_row(6, anna, "ABCDEG"));
    EXPECT_EQ(put_seat(seat_row(6, 1, anna, "Anna")), Stored::stored) << "at another she may";
}

TEST_P(CatalogueContract, ASeatIsReplacedWhole) {
    add_table(table_row(5, anna, "ABCDEF"), {seat_row(5, 1, anna, "Anna")});
    SeatRow bot = seat_row(5, 1, anna, "Anna");
    bot.kind = SeatKind::bot;
    bot.bot = "steady";
    bot.muted = true;
    EXPECT_EQ(put_seat(bot), Stored::stored);
    EXPECT_EQ(seats("ABCDEF"), std::vector{bot});
    const SeatRow closed{
        .table = 5,
        .seat = 1,
        .kind = SeatKind::closed,
        .player = std::nullopt,
        .bot = std::nullopt,
        .name = std::nullopt,
        .muted = false};
    EXPECT_EQ(put_seat(closed), Stored::stored);
    EXPECT_EQ(seats("ABCDEF"), std::vector{closed});
}

TEST_P(CatalogueContract, ATableGoesOneWayOnly) {
    add_table(table_row(5, anna, "ABCDEF"));
    EXPECT_EQ(start(5), Changed::changed);
    EXPECT_EQ(start(5, now_ms + 7), Changed::changed);
    EXPECT_EQ(row("ABCDEF").started_ms, now_ms + 5) << "when it was told first";
    EXPECT_EQ(row("ABCDEF").state, TableState::playing);
    EXPECT_EQ(end(5, TableState::ended), Changed::changed);
    EXPECT_EQ(end(5, TableState::abandoned), Changed::gone);
    EXPECT_EQ(start(5), Changed::gone);
    const TableRow ended = row("ABCDEF");
    EXPECT_EQ(ended.state, TableState::ended);
    EXPECT_EQ(ended.ended_ms, now_ms + 9);
    EXPECT_EQ(ended.result, R"({"winner":"s1"})");
}

TEST_P(CatalogueContract, ALobbyMayBeAbandoned) {
    add_table(table_row(5, anna, "ABCDEF"));
    EXPECT_EQ(end(5, TableState::abandoned), Changed::changed);
    EXPECT_EQ(end(5, TableState::ended), Changed::gone);
    EXPECT_EQ(row("ABCDEF").state, TableState::abandoned);
    EXPECT_EQ(row("ABCDEF").started_ms, std::nullopt);
}

TEST_P(CatalogueContract, SettingsClockAndHostChange) {
    add_table(table_row(5, anna, "ABCDEF"));
    const std::string settings = R"({"chat":false})";
    const std::string clock = R"({"left_ms":7})";
    const auto set_settings = &Catalogue::set_settings;
    EXPECT_EQ(
        ask<Changed>(catalogue(), set_settings, TableId{5}, settings, Listing::unlisted),
        Changed::changed
    );
    EXPECT_EQ(ask<Changed>(catalogue(), &Catalogue::set_clock, 5, clock), Changed::changed);
    EXPECT_EQ(ask<Stored>(catalogue(), &Catalogue::set_host, 5, bruno), Stored::stored);
    TableRow expected = table_row(5, bruno, "ABCDEF");
    expected.settings = settings;
    expected.listing = Listing::unlisted;
    expected.clock = clock;
    EXPECT_EQ(row("ABCDEF"), expected);
}

TEST_P(CatalogueContract, ATableThatIsNotThereIsGone) {
    EXPECT_EQ(start(6), Changed::gone);
    EXPECT_EQ(end(6, TableState::ended), Changed::gone);
    EXPECT_EQ(
        ask<Changed>(catalogue(), &Catalogue::set_settings, 6, "{}", Listing::listed), Changed::gone
    );
    EXPECT_EQ(ask<Changed>(catalogue(), &Catalogue::set_clock, 6, "{}"), Changed::gone);
    EXPECT_EQ(ask<Stored>(catalogue(), &Catalogue::set_host, 6, anna), Stored::gone);
    add_table(table_row(5, anna, "ABCDEF"));
    EXPECT_EQ(ask<Stored>(catalogue(), &Catalogue::set_host, 5, 99), Stored::gone)
        << "nor is a host who is not there";
    EXPECT_EQ(row("ABCDEF").host, anna);
}

TEST_P(CatalogueContract, TablesOfAPlayerAreThoseWhereTheySitOrAreHost) {
    for (TableId id = 1; id <= 5; ++id) {
        TableRow made = table_row(id, anna, "CODE0" + std::to_string(id));
        if (id == 2) made.listing = Listing::unlisted;
        add_table(
            made,
            id % 2 == 0 ? std::vector{seat_row(id, 1, bruno, "Bruno")} : std::vector<SeatRow>{}
        );
    }
    put_seat(seat_row(3, 1, anna, "Anna"));
    start(3);
    start(4);
    end(4, TableState::ended);
    EXPECT_EQ(tables_of(bruno, 10), (std::vector<TableId>{4, 2})) << "the newest first";
    EXPECT_EQ(tables_of(anna, 3), (std::vector<TableId>{5, 4, 3}));
    EXPECT_EQ(tables_of(anna, std::numeric_limits<std::int64_t>::max()).size(), 5U);
    EXPECT_TRUE(tables_of(99, 10).empty());
    const auto whole = look<std::vector<StoredTable>>(catalogue(), &Catalogue::tables_of, bruno, 1);
    EXPECT_EQ(whole.front().table, row("CODE04"));
    EXPECT_EQ(whole.front().seats, seats("CODE04"));
}

TEST_P(CatalogueContract, UnfinishedAreLobbiesAndGamesUnderWay) {
    for (TableId id = 1; id <= 4; ++id) {
        add_table(table_row(id, anna, "CODE0" + std::to_string(id)));
    }
    start(2);
    end(2, TableState::ended);
    end(3, TableState::abandoned);
    start(4);
    EXPECT_EQ(unfinished(), (std::vector<std::string>{"CODE01", "CODE04"}));
    reopen();
    EXPECT_EQ(unfinished(), (std::vector<std::string>{"CODE01", "CODE04"}));
}

ChatRow line_of(PlayerId player, std::int32_t seat, const std::string& text) {
    return {
        .table = 5,
        .player = player,
        .seat = seat,
        .name = "Anna",
        .text = text,
        .phrase = std::nullopt,
        .at_ms = now_ms};
}

TEST_P(CatalogueContract, ChatIsReadInOrderTheLastLinesOnly) {
    add_table(table_row(5, anna, "ABCDEF"));
    add_table(table_row(6, anna, "ABCDEG"));
    ChatRow phrase = line_of(anna, 1, "");
    phrase.text.reset();
    phrase.phrase = "bravo";
    ChatRow spectator = line_of(bruno, 1, "uno");
    spectator.seat.reset();
    ChatRow of_the_table = line_of(anna, 1, "due");
    of_the_table.player.reset();
    const std::vector said{phrase, spectator, of_the_table, line_of(anna, 1, "tre")};
    for (const ChatRow& line : said) EXPECT_EQ(say(line), Stored::stored);

    EXPECT_EQ(table(catalogue(), "ABCDEF")->chat, said);
    EXPECT_TRUE(table(catalogue(), "ABCDEG")->chat.empty());
    const auto last =
        look<std::optional<WholeTable>>(catalogue(), &Catalogue::table_with_code, "ABCDEF", 2);
    EXPECT_EQ(last->chat, (std::vector{said[2], said[3]}));
    const auto none =
        look<std::optional<WholeTable>>(catalogue(), &Catalogue::table_with_code, "ABCDEF", 0);
    EXPECT_TRUE(none->chat.empty());
}

TEST_P(CatalogueContract, WhatSomebodySaysWhoHasJustGoneIsGone) {
    add_table(table_row(5, anna, "ABCDEF"));
    EXPECT_EQ(say(line_of(99, 1, "uno")), Stored::gone);
    ChatRow nowhere = line_of(anna, 1, "uno");
    nowhere.table = 99;
    EXPECT_EQ(say(nowhere), Stored::gone);
    EXPECT_TRUE(table(catalogue(), "ABCDEF")->chat.empty());
    EXPECT_FALSE(store().failed());
}

TEST_P(CatalogueContract, ALineIsEitherATextOrAPhrase) {
    add_table(table_row(5, anna, "ABCDEF"));
    ChatRow both = line_of(anna, 1, "uno");
    both.phrase = "bravo";
    EXPECT_EQ(say(both), Stored::failed);
    ChatRow neither = line_of(anna, 1, "uno");
    neither.text.reset();
    EXPECT_EQ(say(neither), Stored::failed);
    EXPECT_FALSE(store().failed()) << "a fault of ours, and of it alone";
    EXPECT_EQ(say(line_of(anna, 1, "uno")), Stored::stored);
    EXPECT_EQ(table(catalogue(), "ABCDEF")->chat.size(), 1U);
}

TEST_P(CatalogueContract, CountsWhatAHostHasNotFinished) {
    const auto count = [&](PlayerId host) {
        return look<std::int64_t>(catalogue(), &Catalogue::unfinished_count, host);
    };
    EXPECT_EQ(count(anna), 0);
    for (std::int64_t i = 1; i <= 4; ++i) {
        add_table(table_row(i, i == 4 ? bruno : anna, "CODE0" + std::to_string(i)));
    }
    start(2);
    end(3, TableState::abandoned);
    EXPECT_EQ(count(anna), 2);
    EXPECT_EQ(count(bruno), 1);
}

TEST_P(CatalogueContract, PublicTablesAreTheNewestOfEachHost) {
    using Codes = std::vector<std::string>;
    const auto shown = [&](TableState state, std::int64_t in_all, std::int64_t of_one_host) {
        const Catalogue::PublicMost most{.in_all = in_all, .of_one_host = of_one_host};
        Codes codes;
        for (const StoredTable& each :
             look<std::vector<StoredTable>>(catalogue(), &Catalogue::public_tables, state, most)) {
            EXPECT_EQ(each.seats.size(), 1U);
            codes.push_back(each.table.code);
        }
        return codes;
    };
    for (TableId id = 1; id <= 9; ++id) {
        TableRow made = table_row(id, id == 3 ? bruno : anna, "CODE0" + std::to_string(id));
        if (id == 4) made.listing = Listing::unlisted;
        if (id == 8 || id == 9) made.host.reset();
        EXPECT_EQ(add_table(made, {seat_row(id, 1, bruno, "Bruno")}), Stored::stored);
    }
    start(5);
    end(6, TableState::abandoned);
    ask<Changed>(store().office(), &Office::set_display, TableId{7}, Display::hidden);
    EXPECT_EQ(
        shown(TableState::lobby, 9, 9), (Codes{"CODE09", "CODE08", "CODE03", "CODE02", "CODE01"})
    );
    EXPECT_EQ(shown(TableState::lobby, 9, 1), (Codes{"CODE09", "CODE08", "CODE03", "CODE02"}))
        << "those without a host are not one host's";
    EXPECT_EQ(shown(TableState::lobby, 2, 9), (Codes{"CODE09", "CODE08"}));
    EXPECT_EQ(shown(TableState::playing, 9, 9), Codes{"CODE05"});
}

TEST_P(CatalogueContract, FindsTheGamesInWhichNothingHappens) {
    const auto forsaken = [&](std::int64_t since_ms) {
        return look<std::vector<std::string>>(catalogue(), &Catalogue::forsaken_games, since_ms);
    };
    for (std::int64_t i = 1; i <= 4; ++i) {
        add_table(table_row(i, anna, "CODE0" + std::to_string(i)));
        if (i > 1) start(i, now_ms);
    }
    Entry late = entry(3, 1);
    late.at_ms = now_ms + 10;
    ask<Appended>(log(), &Log::append, late);
    end(4, TableState::ended);
    EXPECT_TRUE(forsaken(now_ms).empty());
    EXPECT_EQ(forsaken(now_ms + 1), (std::vector<std::string>{"CODE02"}));
    EXPECT_EQ(forsaken(now_ms + 11), (std::vector<std::string>{"CODE02", "CODE03"}));
}

TEST_P(CatalogueContract, AllTablesAreMetInTheOrderOfTheirCodes) {
    for (const auto& [id, code] :
         {std::pair{TableId{1}, "CCCCCC"}, {TableId{2}, "AAAAAA"}, {TableId{3}, "BBBBBB"}}) {
        EXPECT_EQ(add_table(table_row(id, anna, code)), Stored::stored);
    }
    end(2, TableState::abandoned);
    using Codes = std::vector<std::string>;
    const auto after = [&](const std::string& code, std::int64_t count_max) {
        return look<Codes>(catalogue(), &Catalogue::tables_after, code, count_max);
    };
    EXPECT_EQ(after("", 2), (Codes{"AAAAAA", "BBBBBB"}));
    EXPECT_EQ(after("BBBBBB", 2), Codes{"CCCCCC"});
    EXPECT_EQ(after("ABBBBB", 9), (Codes{"BBBBBB", "CCCCCC"}));
    EXPECT_TRUE(after("CCCCCC", 9).empty());
}

}  // namespace
}  // namespace kamchatka::store
