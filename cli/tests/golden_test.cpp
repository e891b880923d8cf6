// Golden games: what is compared, what is rewritten, and what a new one is.
#include "chance/verify.hpp"
#include "cli/golden/golden_file.hpp"
#include "cli/golden/golden_game.hpp"
#include "cli/tests/program.hpp"
#include "engine/rulebooks.hpp"
#include "record/text/record_text.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace kamchatka::cli {
namespace {

using test::run;
using test::temporary_file;

constexpr const char* golden_path = "tests/golden/challenge-3.txt";

std::string replaced(std::string text, const std::string& was, const std::string& is) {
    const std::size_t at = text.find(was);
    EXPECT_NE(at, std::string::npos) << was;
    return at == std::string::npos ? text : text.replace(at, was.size(), is);
}

std::size_t line_of(const std::string& text, const std::string& part) {
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(text.find(part));
    return static_cast<std::size_t>(std::count(text.begin(), end, '\n')) + 1;
}

TEST(Golden, EveryGameComesOutAsItDid) {
    const test::Ran ran = run("golden");
    EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
    EXPECT_NE(ran.out.find(" 0 differ"), std::string::npos) << ran.out;
}

TEST(Golden, EveryGameFollowsFromItsSeed) {
    for (const auto& entry : std::filesystem::directory_iterator{"tests/golden"}) {
        if (entry.path().extension() != ".txt") continue;
        const auto reading = record::read_text(test::contents(entry.path()));
        ASSERT_TRUE(reading.has_value()) << entry.path();
        EXPECT_FALSE(reading->cut_off) << entry.path();
        const record::Record& game = reading->record;
        std::vector<chance::Step> steps;
        for (const auto& step : game.steps) steps.push_back({step.actor, step.action});
        const auto result = chance::verify(record::rules_of(game), game.seat_count, steps);
        EXPECT_EQ(result.verdict, chance::Verdict::fair) << entry.path();
    }
}

TEST(Golden, ADifferenceIsShownWithItsLineAndMakesTheAnswerNo) {
    const std::string golden = test::contents(golden_path);
    const std::string changed = replaced(golden, "armies_lost ", "armies_lost kamchatka 9 ");
    const std::string path = temporary_file("changed.txt", changed);
    const test::Ran ran = run("golden " + path);
    EXPECT_EQ(ran.exit_code, 1);
    const std::string place = path + ':' + std::to_string(line_of(changed, "kamchatka 9")) + ":\n";
    EXPECT_NE(ran.out.find(place + "  -     armies_lost kamchatka 9"), std::string::npos)
        << ran.out;
    EXPECT_NE(ran.out.find("  +     armies_lost "), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("1 games, 1 differ"), std::string::npos) << ran.out;
}

TEST(Golden, OneDifferenceDoesNotShiftTheRest) {
    const std::string golden = test::contents(golden_path);
    const std::string event = golden.substr(golden.find("    place_rolled"));
    const std::string line = event.substr(0, event.find('\n') + 1);
    const auto missing = replay_golden(replaced(golden, line, ""));
    ASSERT_TRUE(missing.has_value());
    ASSERT_EQ(missing->differences.size(), 1U);
    EXPECT_EQ(missing->differences[0].expected, "");
    EXPECT_EQ(missing->differences[0].found + '\n', line);
}

TEST(Golden, UpdateRewritesTheConsequencesOfTheSameActions) {
    const std::string golden = test::contents(golden_path);
    std::string changed = replaced(golden, "armies_lost ", "armies_lost kamchatka 9 ");
    changed = replaced(changed, "    turn_ended s1\n", "");
    const std::string path = temporary_file("update.txt", changed);
    EXPECT_EQ(run("golden --update " + path).exit_code, 0);
    EXPECT_EQ(test::contents(path), golden);
    EXPECT_EQ(actions_alone(test::contents(path)), actions_alone(golden));
}

TEST(Golden, AnActionThatIsRefusedNowIsADifferenceThatUpdateCannotMend) {
    const std::string golden = test::contents(golden_path);
    const std::string changed = replaced(golden, " end_turn\n", " defend 1\n");
    const std::string path = temporary_file("refused.txt", changed);
    for (const char* option : {"", "--update "}) {
        const test::Ran ran = run("golden " + std::string{option} + path);
        EXPECT_EQ(ran.exit_code, 1);
        const std::string place = path + ':' + std::to_string(line_of(changed, " defend 1"));
        EXPECT_NE(ran.out.find(place + ": refused, not_in_these_rules"), std::string::npos)
            << ran.out;
    }
    EXPECT_EQ(test::contents(path), changed);
}

TEST(Golden, AChangedRulesetShowsAsItsDigest) {
    const std::string golden = test::contents(golden_path);
    const std::string line = golden.substr(golden.find("ruleset "), 40);
    const std::string changed = replaced(golden, line.substr(0, 26), "ruleset challenge 00000000");
    const auto replay = replay_golden(changed);
    ASSERT_TRUE(replay.has_value());
    EXPECT_EQ(replay->differences.size(), 1U);
    EXPECT_EQ(replay->text, golden);
}

TEST(Golden, AHouseRuleIsNoGolden) {
    GoldenGame game{
        .rules = make_rules(rulebooks::challenge), .seat_count = 3, .seed = 1, .last_round = 1};
    game.rules.set.id = Name{"casa_mia"};
    const std::string path =
        temporary_file("casa_mia.txt", record::write_text(play_golden_game(game)));
    const test::Ran ran = run("golden " + path);
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_NE(ran.out.find("casa_mia is no built-in ruleset"), std::string::npos) << ran.out;
}

TEST(Golden, MissingGamesAreNamed) {
    const std::string empty = temporary_file("x", "");
    const std::string folder = std::filesystem::path{empty}.parent_path().string() + "/empty";
    std::filesystem::create_directories(folder + "/tests/golden");
    const test::Ran ran =
        test::run_shell("cd '" + folder + "' && '" + test::program_path() + "' golden");
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_NE(ran.out.find("no game of prestige for 6 seats"), std::string::npos) << ran.out;
    EXPECT_EQ(ran.out.find("no game of challenge for 6 seats"), std::string::npos) << ran.out;
}

TEST(Golden, ANewGameIsTheSameForTheSameSeed) {
    const std::string arguments = "golden --new torneo --seats 3 --rounds 2 --seed ";
    const test::Ran first = run(arguments + "5");
    EXPECT_EQ(first.exit_code, 0) << first.err;
    EXPECT_EQ(run(arguments + "5").out, first.out);
    EXPECT_NE(run(arguments + "6").out, first.out);
    EXPECT_EQ(run("verify " + temporary_file("new.txt", first.out)).exit_code, 0);
}

TEST(Golden, SeatsLeaveANewGameWhenTold) {
    const test::Ran ran =
        run("golden --new challenge --seats 5 --rounds 2 --withdraw s2@1 --exclude s3@2");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_NE(ran.out.find("arbiter withdraw s2"), std::string::npos);
    EXPECT_NE(ran.out.find("arbiter exclude s3"), std::string::npos);
}

TEST(Golden, BadArgumentsExitWithTwo) {
    for (const char* arguments :
         {"golden /no/such/file",
          "golden --new bridge",
          "golden --new challenge --seats 6",
          "golden --new challenge --set army_cap",
          "golden --new challenge --set army_cap=much",
          "golden --new challenge --withdraw s2",
          "golden --new challenge --withdraw s9@1",
          "golden --new challenge --update",
          "golden --seed 3"}) {
        const test::Ran ran = run(arguments);
        EXPECT_EQ(ran.exit_code, 2) << arguments << ran.out;
        EXPECT_TRUE(ran.err.starts_with("kamchatka: ")) << arguments << ran.err;
    }
}

}  // namespace
}  // namespace kamchatka::cli
