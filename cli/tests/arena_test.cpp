// `kamchatka arena`: the same result on any number of threads and after any interruption.
#include "cli/arena/arena_score.hpp"

#include "cli/tests/program.hpp"

#include <gtest/gtest.h>
#include <boost/json.hpp>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

namespace kamchatka::cli {
namespace {

const std::string contest =
    "arena --candidates stratega,corsaro --panel castellano --formats one,three,two,mixed "
    "--rounds 12 ";

TEST(Arena, IsTheSameOnAnyNumberOfThreads) {
    const test::Ran one = test::run(contest + "--deals 40 --jobs 1");
    EXPECT_EQ(one.exit_code, 0) << one.err;
    EXPECT_EQ(one.out, test::run(contest + "--deals 40 --jobs 3").out);
}

TEST(Arena, GoesOnWhereItStopped) {
    const auto path = std::filesystem::temp_directory_path() / "kamchatka-arena-scores.txt";
    std::filesystem::remove(path);
    const std::string scores = "--scores " + path.string();
    EXPECT_EQ(test::run(contest + "--deals 10 " + scores).exit_code, 0);
    {
        std::ofstream cut{path, std::ios::app};
        cut << "1xstratega_v_3xcas";  // killed in the middle of a line
    }
    const test::Ran resumed = test::run(contest + "--deals 40 " + scores);
    EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
    EXPECT_EQ(resumed.out, test::run(contest + "--deals 40").out);
    EXPECT_EQ(test::run(contest + "--deals 40 --seed 2 " + scores).exit_code, 2);
    std::filesystem::remove(path);
}

TEST(Arena, StopsWhenTheBarIsSurelyPassedOrMissed) {
    const test::Ran ran = test::run(
        "arena --candidates stratega --panel random --formats one,three --deals 300 --rounds 12 "
        "--bar 0.5 --json"
    );
    ASSERT_EQ(ran.exit_code, 0) << ran.err;
    const auto report = boost::json::parse(ran.out).as_object();
    const auto& contests = report.at("contests").as_array();
    ASSERT_EQ(contests.size(), 2U);
    EXPECT_EQ(contests[0].at("finding").as_string(), "above");
    EXPECT_EQ(contests[1].at("finding").as_string(), "below");
    for (const auto& row : contests) EXPECT_LT(row.at("deals").to_number<int>(), 300);
}

std::size_t file_count(const std::filesystem::path& folder) {
    const std::filesystem::directory_iterator files{folder};
    return static_cast<std::size_t>(std::distance(begin(files), end(files)));
}

// Every ruleset's games are whole records; what is lost and what is won are all there is.
TEST(Arena, KeepsTheGamesThatWereLost) {
    const auto folder = std::filesystem::temp_directory_path() / "kamchatka-arena-records";
    for (const char* ruleset : {"challenge", "prestige", "master"}) {
        const std::string arena = std::string{"arena --candidates stratega:card=2 --panel "} +
            "corsaro --deals 3 --rounds 12 --json --ruleset " + ruleset + " --records ";
        std::map<std::string, std::size_t> kept;
        for (const std::string which : {"won", "all", "lost"}) {
            std::filesystem::remove_all(folder);
            const test::Ran ran = test::run(arena + folder.string() + " --keep " + which);
            ASSERT_EQ(ran.exit_code, 0) << ran.err;
            kept[which] = file_count(folder);
        }
        EXPECT_EQ(kept["all"], 12U) << ruleset;
        EXPECT_EQ(kept["lost"] + kept["won"], kept["all"]) << ruleset;
        for (const auto& file : std::filesystem::directory_iterator{folder}) {
            const test::Ran replayed = test::run("replay " + file.path().string());
            EXPECT_EQ(replayed.exit_code, 0) << replayed.err;
            EXPECT_NE(replayed.out.find("stratega:card=2"), std::string::npos) << replayed.out;
        }
    }
    std::filesystem::remove_all(folder);
}

TEST(Arena, SaysWhereRecordsCannotBeKept) {
    EXPECT_EQ(test::run(contest + "--deals 1 --records /dev/null/games").exit_code, 2);
    // In the middle of it: a folder stands where a record should go.
    const auto folder = std::filesystem::temp_directory_path() / "kamchatka-arena-blocked";
    std::filesystem::create_directories(folder / "1xrandom_v_3xstratega-1-1.txt");
    const test::Ran ran = test::run(
        "arena --candidates random --panel stratega --deals 4 --rounds 12 --keep all --records " +
        folder.string()
    );
    EXPECT_EQ(ran.exit_code, 2) << ran.out;
    EXPECT_NE(ran.err.find("cannot be written"), std::string::npos) << ran.err;
    std::filesystem::remove_all(folder);
}

TEST(Arena, RefusesWhatIsNotThere) {
    EXPECT_EQ(test::run("arena --candidates nobody --panel random").exit_code, 2);
    EXPECT_EQ(test::run("arena --candidates random --panel random").exit_code, 2);
}

// Half of the deals won in all four games, half in none: the deal is what varies.
TEST(ArenaScore, CountsDealsNotGames) {
    std::vector<DealScore> scores;
    for (int i = 0; i < 100; ++i) {
        scores.push_back({.seats = 4, .wins = i % 2 == 0 ? 4U : 0U, .places = 8, .points = 160});
    }
    const Standing standing = standing_of(scores);
    EXPECT_EQ(standing.games, 400U);
    EXPECT_DOUBLE_EQ(standing.share.mean, 0.5);
    EXPECT_NEAR(standing.share.margin, 1.96 * 0.5 / std::sqrt(99.0), 1e-3);
    EXPECT_DOUBLE_EQ(standing.place.mean, 2);
    EXPECT_DOUBLE_EQ(standing.points.margin, 0);
    EXPECT_EQ(find(scores, {.share = 0.25, .tolerance = 0.05}), Finding::above);
    EXPECT_EQ(find(scores, {.share = 0.75, .tolerance = 0.05}), Finding::below);
    EXPECT_EQ(find(scores, {.share = 0.5, .tolerance = 0.05}), Finding::open);
}

}  // namespace
}  // namespace kamchatka::cli
