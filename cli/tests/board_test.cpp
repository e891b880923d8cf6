// `kamchatka board` as a person runs it.
#include "cli/tests/program.hpp"
#include "record/json.hpp"
#include "testkit/clause.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

namespace kamchatka::cli {
namespace {

using test::run;
using test::temporary_file;

constexpr const char* sound = R"({"format":1,"columns":3,"rows":2,)"
                              R"("quadrants":["omega","epsilon","zeta","delta","rho","sigma"]})";
constexpr const char* incoherent = R"({"format":1,"columns":2,"rows":1,"quadrants":["tau","rho"]})";

bool says(const test::Ran& ran, const std::string& text) {
    return ran.out.find(text) != std::string::npos;
}

TEST(BoardList, HasTheTwelve) {
    CLAUSE("MA-1", "MA-6");
    const test::Ran ran = run("board list --lang en");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 13);
    EXPECT_TRUE(says(ran, "alfa     α Alpha    7            23     +4     north south\n"))
        << ran.out;
    EXPECT_TRUE(says(run("board list"), "quadrante"));
}

TEST(BoardRandom, FindsASoundBoardForThePlayers) {
    CLAUSE("MA-B2");
    for (const char* players : {"3", "4", "5", "6"}) {
        for (const char* shape : {"", " --layout 3x2", " --layout 2x3"}) {
            const test::Ran ran =
                run("board random --seed 11 --players " + (players + std::string{shape}));
            ASSERT_EQ(ran.exit_code, 0) << ran.err;
            const test::Ran checked =
                run("board check - --players " + std::string{players}, ran.out);
            EXPECT_EQ(checked.exit_code, 0) << checked.out << checked.err;
            EXPECT_TRUE(says(checked, "-: sound, "));
        }
    }
}

TEST(BoardRandom, TheSameSeedGivesTheSameBoardAlsoInAFile) {
    const std::string path = temporary_file("board.json", "");
    const test::Ran ran = run("board random --seed 3");
    EXPECT_EQ(run("board random --seed 3 --output " + path).out, "");
    EXPECT_EQ(test::contents(path), ran.out);
    EXPECT_NE(run("board random --seed 4").out, ran.out);
    EXPECT_EQ(run("board show " + path).out, run("board show --random --seed 3").out);
}

TEST(BoardCheck, ExplainsTheFaults) {
    CLAUSE("MA-B2");
    const std::string path = temporary_file("incoherent.json", incoherent);
    const test::Ran ran = run("board check " + path);
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_TRUE(says(ran, path + ": tau, east edge, sector 2: land (")) << ran.out;
    EXPECT_TRUE(says(ran, ") meets the open sea of rho\n")) << ran.out;
    EXPECT_TRUE(says(ran, path + ": tau, west edge, sector 3: land (")) << ran.out;
    EXPECT_EQ(run("board show " + path).exit_code, 1);

    const test::Ran unknown =
        run("board check -", R"({"format":1,"columns":2,"rows":1,"quadrants":["tau","atlantis"]})");
    EXPECT_EQ(unknown.exit_code, 1);
    EXPECT_TRUE(says(unknown, "-: row 1, column 2: no quadrant is called \"atlantis\"\n"));
}

TEST(BoardCheck, OtherThanSixQuadrantsAreSaidNotToBeTheBooks) {
    CLAUSE("MA-B2");
    const test::Ran drawn = run("board random --seed 5 --layout 2x2");
    ASSERT_EQ(drawn.exit_code, 0) << drawn.err;
    EXPECT_NE(drawn.err.find("sei quadranti (MA-B2), questo piano ne ha 4"), std::string::npos);
    const test::Ran checked = run("board check -", drawn.out);
    EXPECT_EQ(checked.exit_code, 0) << checked.out;
    EXPECT_TRUE(says(checked, "-: the book asks for six quadrants (MA-B2), this board has 4\n"));
    EXPECT_TRUE(says(run("board show - --lang en", drawn.out), "the book asks for six quadrants"));
    EXPECT_FALSE(says(run("board show -", sound), "MA-B2"));
    EXPECT_FALSE(says(run("board check -", sound), "MA-B2"));
}

TEST(BoardCheck, TheExampleOfTheDocumentIsSound) {
    EXPECT_NE(test::contents("docs/boards.md").find(sound), std::string::npos);
    EXPECT_EQ(run("board check -", sound).exit_code, 0);
}

TEST(BoardCheck, CountsForThePlayers) {
    EXPECT_TRUE(says(run("board check -", sound), "-: sound, 50 territories; players: 5\n"));
    const test::Ran ran = run("board check - --players 4", sound);
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_TRUE(says(ran, "-: 50 territories are no multiple of 4 players\n")) << ran.out;
}

TEST(BoardShow, TextHasTheGridTheTerritoriesAndTheBorders) {
    const test::Ran ran = run("board show - --lang en", sound);
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_TRUE(ran.out.starts_with("3x2, 50 territories, value 169\n")) << ran.out;
    EXPECT_TRUE(says(ran, "  = ω Omega              = ε Epsilon            = ζ Zeta")) << ran.out;
    EXPECT_TRUE(says(ran, "\nBiS ")) << ran.out;
    EXPECT_TRUE(says(ran, "\nquadrant  edge   quadrant  borders\n")) << ran.out;
}

TEST(BoardShow, JsonHasSymmetricNeighbours) {
    CLAUSE("MA-2", "MA-3", "MA-4");
    const test::Ran ran = run("board show - --format json", sound);
    const auto board = record::parse_json(ran.out);
    ASSERT_TRUE(board.has_value()) << ran.out;
    EXPECT_EQ(board->at("id").as_string(), "quadrants_3x2_oezdrs");
    std::map<std::string, int> kinds;
    std::map<std::string, std::string> way;
    for (const auto& territory : board->at("territories").as_array()) {
        const std::string id{territory.at("id").as_string()};
        for (const auto& neighbour : territory.at("neighbours").as_object()) {
            const std::string kind{neighbour.value().as_string()};
            ++kinds[kind];
            way[id + ' ' + std::string{neighbour.key()}] = kind;
        }
    }
    EXPECT_EQ(kinds.size(), 3U);
    for (const auto& [pair, kind] : way) {
        const std::size_t space = pair.find(' ');
        EXPECT_EQ(way[pair.substr(space + 1) + ' ' + pair.substr(0, space)], kind) << pair;
    }
}

TEST(BoardShow, SvgIsADrawing) {
    const std::string path = temporary_file("board.svg", "");
    const test::Ran ran = run("board show - --format svg --output " + path, sound);
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    const std::string svg = test::contents(path);
    EXPECT_TRUE(svg.starts_with("<svg xmlns="));
    EXPECT_NE(svg.find("Il mondo in 6 quadranti"), std::string::npos);
}

TEST(BoardShow, GeometryIsWhatTheBrowserDraws) {
    const test::Ran ran = run("board show - --format geometry", sound);
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    const auto geometry = record::parse_json(ran.out);
    ASSERT_TRUE(geometry.has_value()) << ran.out;
    EXPECT_EQ(geometry->at("territories").as_array().size(), 50U);
    EXPECT_EQ(geometry->at("continents").as_array().size(), 6U);
}

TEST(Board, BadArgumentsAndFilesAreToldApart) {
    for (const char* arguments :
         {"",
          "fly",
          "check",
          "check /no/such/file",
          "show",
          "show --random x.json",
          "random --players 7",
          "random --players 1",
          "random --layout 1x6",
          "random --layout big",
          "random --seed x",
          "show --random --format png",
          "random --output /no/such/folder/file"}) {
        const test::Ran ran = run("board " + std::string{arguments});
        EXPECT_EQ(ran.exit_code, 2) << arguments << ran.err;
        EXPECT_TRUE(ran.err.starts_with("kamchatka: ")) << arguments << ran.err;
    }
    const std::string path = temporary_file("bad.json", "{\"format\":1,\n\"columns\":2,\"rows\"}");
    EXPECT_TRUE(run("board check " + path).err.starts_with("kamchatka: " + path + ":2: not JSON"));
    const test::Ran missing = run("board check -", "{\"format\":1,\"columns\":2,\"rows\":1}");
    EXPECT_EQ(missing.exit_code, 2);
    EXPECT_EQ(missing.err, "kamchatka: -: quadrants: missing\n");
    EXPECT_EQ(run("board random --layout 4x3").exit_code, 1) << "92 territories never fit";
}

}  // namespace
}  // namespace kamchatka::cli
