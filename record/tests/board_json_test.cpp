// Boards inside records: what is written is read back, and what is no board is refused with its
// place.
#include "record/board_json.hpp"

#include "engine/rulebooks.hpp"
#include "record/record_json.hpp"
#include "record/text/record_text.hpp"
#include "testkit/engine/archipelago.hpp"

#include <gtest/gtest.h>

#include <string>

namespace kamchatka::record {
namespace {

std::string error_of(std::string_view text) {
    const auto value = parse_json(text);
    if (!value) return "no JSON";
    const auto board = read_board(*value);
    return board ? "" : message(board.error());
}

constexpr std::string_view small = R"({"id":"b","continents":{"c":{"bonus":1,"territories":{)"
                                   R"("x":{"value":1,"borders":["y"]},)"
                                   R"("y":{"value":1,"borders":["x"]}}}}})";

// The small board with one thing changed.
std::string with(std::string_view from, std::string_view to) {
    std::string text{small};
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

TEST(BoardJson, ABoardComesBackTheSame) {
    const Board board = kamchatka::test::make_archipelago();
    const auto back = read_board(board_json(board));
    ASSERT_TRUE(back) << message(back.error());
    EXPECT_EQ(*back, board);
    EXPECT_EQ(error_of(small), "");
}

TEST(BoardJson, WhatIsNoBoardIsRefusedWithItsPlace) {
    EXPECT_EQ(error_of("7"), "an object is expected, not a number");
    EXPECT_EQ(error_of(R"({"id":"b"})"), "continents: missing");
    EXPECT_NE(error_of(with(R"("id":"b")", R"("id":"B b")")).find("id: "), std::string::npos);
    EXPECT_NE(
        error_of(with(R"("bonus":1)", R"("bonus":256)")).find("continents.c.bonus"),
        std::string::npos
    );
    EXPECT_NE(
        error_of(with(R"("value":1)", R"("value":-1)")).find("territories.x.value"),
        std::string::npos
    );
    EXPECT_NE(
        error_of(with(R"("value":1)", R"("valve":1)")).find("territories.x.value: missing"),
        std::string::npos
    );
    EXPECT_EQ(error_of(with(R"(["x"])", R"(["z"])")), "continents.y: no territory is called \"z\"");
    EXPECT_EQ(error_of(with(R"(["x"])", R"(["y"])")), "continents.y: no territory borders itself");
    EXPECT_EQ(error_of(with(R"(["x"])", R"(["x","x"])")), "continents.y: x stands there twice");
    EXPECT_EQ(
        error_of(with(R"(["x"])", "[]")), "continents: x borders y, but not the other way round"
    );
    EXPECT_EQ(
        error_of(R"({"id":"b","continents":{"c":{"bonus":1,"territories":{)"
                 R"("x":{"value":1,"borders":[]},"y":{"value":1,"borders":[]}}}}})"),
        "continents: not every territory can be reached from every other"
    );
    EXPECT_EQ(
        error_of(R"({"id":"b","continents":{}})"), "continents: an object with some is expected"
    );
}

TEST(BoardJson, ThereAreLimits) {
    std::string many;
    for (int i = 0; i < 65; ++i) {
        many += (i == 0 ? "\"t" : ",\"t") + std::to_string(i) + R"(":{"value":1,"borders":[]})";
    }
    EXPECT_NE(
        error_of(R"({"id":"b","continents":{"c":{"bonus":1,"territories":{)" + many + "}}}}")
            .find("at most 64 territories"),
        std::string::npos
    );
}

TEST(BoardJson, ARecordHasABoardIfItsRulesetAsksForOne) {
    const std::string board = json::serialize(board_json(kamchatka::test::make_archipelago()));
    const auto error = [](const std::string& header) {
        const auto reading = read_text("kamchatka-record 1\n" + header + "seats 4\nend 0\n");
        return reading ? "" : message(reading.error());
    };
    EXPECT_EQ(error("ruleset master\nboard " + board + "\n"), "");
    EXPECT_EQ(
        error("ruleset master\n"),
        "line 2: master is played on a board of its own, which is missing"
    );
    EXPECT_EQ(
        error("ruleset torneo\nboard " + board + "\n"),
        "line 3: torneo is played on the classic board, no other is expected"
    );
    EXPECT_EQ(
        error("ruleset master\nboard " + std::string{small} + "\n"),
        "line 4: master is not played by 4 seats on this board"
    );
    EXPECT_EQ(
        error("ruleset master\nboard " + board + "\nboard " + board + "\n"),
        "line 4: said twice: board"
    );
}

}  // namespace
}  // namespace kamchatka::record
