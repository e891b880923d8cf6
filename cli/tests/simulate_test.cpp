// `kamchatka simulate` as a person or a program runs it, in its three forms of output.
#include "cli/tests/program.hpp"

#include <gtest/gtest.h>
#include <boost/json.hpp>

#include <algorithm>
#include <sstream>
#include <string>

namespace kamchatka::cli {
namespace {

TEST(Simulate, TextHasATableForEachQuestion) {
    const test::Ran ran = test::run("simulate --games 50 --rounds 5");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.out.rfind("ruleset challenge, seats 4, games 50, seed 1\n", 0), 0U);
    for (const char* table : {
             "\nwins by seat ",
             "\nwins by position ",
             "\nendings ",
             "\nlength ",
             "\npoints by place ",
             "\nobjectives ",
         }) {
        EXPECT_NE(ran.out.find(table), std::string::npos) << table;
    }
}

TEST(Simulate, JsonAddsUp) {
    const test::Ran ran = test::run("simulate --games 200 --seats 3 --rounds 5 --format json");
    ASSERT_EQ(ran.exit_code, 0);
    const auto report = boost::json::parse(ran.out).as_object();
    EXPECT_EQ(report.at("ruleset").as_string(), "challenge");
    EXPECT_EQ(report.at("games").to_number<int>(), 200);
    for (const char* table : {"wins_by_seat", "wins_by_position", "endings"}) {
        int games = 0;
        for (const auto& row : report.at(table).as_array()) {
            games += row.as_object().at("games").to_number<int>();
        }
        EXPECT_EQ(games, 200) << table;
    }
    int dealt = 0;
    for (const auto& row : report.at("objectives").as_array()) {
        dealt += row.as_object().at("dealt").to_number<int>();
    }
    EXPECT_EQ(dealt, 600);
}

TEST(Simulate, SaysWhatEachBotReached) {
    const test::Ran ran = test::run(
        "simulate --ruleset prestige --bots stratega,random,random,random --games 100 --format json"
    );
    ASSERT_EQ(ran.exit_code, 0) << ran.err;
    const auto report = boost::json::parse(ran.out).as_object();
    double own = 0;
    double others = 0;
    for (const auto& row : report.at("reached_by_bot").as_array()) {
        own += row.at("stratega").to_number<double>();
        others += row.at("random").to_number<double>();
    }
    EXPECT_GT(own, 10 * others);
}

TEST(Simulate, CsvHasOneNumberALine) {
    const test::Ran ran = test::run("simulate --games 20 --rounds 5 --ruleset torneo --format csv");
    ASSERT_EQ(ran.exit_code, 0);
    std::istringstream lines{ran.out};
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(line, "table,row,column,value");
    int count = 0;
    for (; std::getline(lines, line); ++count) {
        EXPECT_EQ(std::ranges::count(line, ','), 3) << line;
    }
    EXPECT_GT(count, 50);
    EXPECT_NE(ran.out.find("\nrun,,ruleset,torneo\n"), std::string::npos);
    EXPECT_NE(ran.out.find("\nlength,rounds,p50,"), std::string::npos);
}

TEST(Simulate, TheNumberOfThreadsMakesNoDifference) {
    const std::string options = "simulate --games 500 --rounds 5 --seed 7 --format csv --jobs ";
    const std::string alone = test::run(options + "1").out;
    EXPECT_EQ(test::run(options + "2").out, alone);
    EXPECT_EQ(test::run(options + "7").out, alone);
    EXPECT_NE(test::run("simulate --games 500 --rounds 5 --seed 8 --format csv").out, alone);
}

TEST(Simulate, WithoutAClockGamesAreAbandoned) {
    const test::Ran ran =
        test::run("simulate --ruleset prestige --games 20 --rounds 3 --format csv");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_NE(ran.out.find("\nendings,abandoned,games,20\n"), std::string::npos);
}

TEST(Simulate, KnobsCanBeTurned) {
    const test::Ran ran =
        test::run("simulate --games 20 --rounds 3 --set kingmaker=on --set minutes=30 --format csv"
        );
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
}

TEST(Simulate, WritesToAFile) {
    const std::string path = test::temporary_file("games.csv", "");
    const test::Ran ran = test::run("simulate --games 5 --rounds 2 --format csv --output " + path);
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(test::contents(path).rfind("table,row,column,value\n", 0), 0U);
}

TEST(Simulate, BadArgumentsAreExplainedAndExitWithTwo) {
    for (const char* arguments : {
             "simulate --ruleset bridge",
             "simulate --ruleset torneo --seats 6",
             "simulate --seats 4000",
             "simulate --games 0",
             "simulate --games many",
             "simulate --rounds 0",
             "simulate --format xml",
             "simulate --set kingmaker",
             "simulate --set no_such_knob=1",
             "simulate --set kingmaker=perhaps",
             "simulate --output /no/such/folder/file",
             "simulate --unheard-of",
             "",
         }) {
        const test::Ran ran = test::run(arguments);
        EXPECT_EQ(ran.exit_code, 2) << arguments;
        EXPECT_EQ(ran.err.rfind("kamchatka: ", 0), 0U) << arguments << '\n' << ran.err;
        EXPECT_EQ(ran.out, "") << arguments;
    }
}

TEST(Simulate, OnQuadrantsEachGameHasABoardOfItsOwnOrTheOneNamed) {
    const test::Ran own = test::run("simulate --ruleset master --games 50 --rounds 5");
    EXPECT_EQ(own.exit_code, 0) << own.err;
    EXPECT_EQ(own.out.find("objectives"), std::string::npos);
    const std::string path = test::temporary_file("board.json", "");
    ASSERT_EQ(test::run("board random --players 5 --seed 3 --output " + path).exit_code, 0);
    const std::string named = " --games 20 --rounds 5 --board " + path;
    EXPECT_EQ(test::run("simulate --ruleset master_base --seats 5" + named).exit_code, 0);
    const test::Ran classic = test::run("simulate --ruleset torneo" + named);
    EXPECT_EQ(classic.exit_code, 2);
    EXPECT_NE(classic.err.find("is played on the classic one"), std::string::npos);
}

TEST(Simulate, HelpHasExamples) {
    const test::Ran ran = test::run("simulate --help");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_NE(ran.out.find("kamchatka simulate --ruleset torneo"), std::string::npos);
}

TEST(Simulate, SeatsAnyMixOfBots) {
    const test::Ran ran =
        test::run("simulate --bots stratega,random,random --games 30 --rounds 12 --format json");
    ASSERT_EQ(ran.exit_code, 0) << ran.err;
    const auto report = boost::json::parse(ran.out).as_object();
    EXPECT_EQ(report.at("seats").to_number<int>(), 3);
    int wins = 0;
    for (const auto& row : report.at("by_bot").as_array()) {
        wins += row.as_object().at("wins").to_number<int>();
    }
    EXPECT_EQ(wins, 30);
}

TEST(Simulate, BotsGiveTheSameResultOnAnyNumberOfThreads) {
    const std::string games = "simulate --bots stratega,random --games 200 --rounds 10 --jobs ";
    EXPECT_EQ(test::run(games + "1").out, test::run(games + "3").out);
}

TEST(Simulate, RefusesBotsThatAreNotThere) {
    EXPECT_EQ(test::run("simulate --bots nobody").exit_code, 2);
    EXPECT_EQ(test::run("simulate --seats 3 --bots random,random,random,random").exit_code, 2);
}

}  // namespace
}  // namespace kamchatka::cli
