// Other programs in a seat: the example plays every ruleset, and whoever misbehaves forfeits
// cleanly.
#include "cli/tests/program.hpp"

#include <gtest/gtest.h>
#include <boost/json.hpp>

#include <filesystem>
#include <string>

namespace kamchatka::cli {
namespace {

std::string example() {
    return "cmd:python3 " + (std::filesystem::current_path() / "examples/bot.py").string();
}

// How many of the games the first bot won.
int wins(const test::Ran& ran, const std::string& bot) {
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    const auto report = boost::json::parse(ran.out).as_object();
    for (const auto& row : report.at("by_bot").as_array()) {
        if (row.as_object().at("bot").as_string() == bot) {
            return row.as_object().at("wins").to_number<int>();
        }
    }
    ADD_FAILURE() << "no row for " << bot;
    return -1;
}

test::Ran simulate(const std::string& bots, const std::string& more) {
    return test::run("simulate --format json --bots '" + bots + "' " + more);
}

TEST(ExternalBot, TheExamplePlaysEveryRuleset) {
    for (const char* ruleset : {"challenge", "torneo", "prestige", "prestige_torneo", "torisiko"}) {
        const std::string table = " --games 2 --rounds 8 --ruleset " + std::string{ruleset};
        const test::Ran ran = simulate(example() + ",random,random", table);
        EXPECT_EQ(ran.exit_code, 0) << ran.err;
        EXPECT_EQ(ran.err, "") << ruleset;
    }
    const test::Ran kingmaker =
        simulate(example() + ",random,random", "--games 2 --rounds 8 --set kingmaker=on");
    EXPECT_EQ(kingmaker.err, "");
}

TEST(ExternalBot, TheExampleBeatsPlayersWithoutAPlan) {
    const test::Ran ran = simulate(example() + ",random,random,random", "--games 6 --rounds 25");
    EXPECT_GE(wins(ran, example()), 4);
}

TEST(ExternalBot, WhoDiesHangsOrTalksNonsenseForfeits) {
    const char* const faults[][2] = {
        {"cmd:exit 3", "forfeits"},
        {"cmd[100]:sleep 60", "in time"},
        {"cmd:while read line; do echo hello; done", "not an answer"},
        {"cmd:while read line; do echo {\\\"action\\\":{\\\"type\\\":\\\"end_turn\\\"}}; done",
         "not a legal action"},
        {"cmd:while read line; do echo {\\\"action\\\":{\\\"type\\\":\\\"fly\\\"}}; done",
         "not an action"},
        {"cmd:./there-is-no-such-program 2>/dev/null", "forfeits"},
    };
    for (const auto& [bot, why] : faults) {
        const test::Ran ran =
            simulate(std::string{bot} + ",random,random", "--games 2 --rounds 6 --jobs 1");
        EXPECT_EQ(wins(ran, bot), 0) << bot;
        EXPECT_NE(ran.err.find(why), std::string::npos) << bot << ": " << ran.err;
    }
}

TEST(ExternalBot, LimitsAreNumbers) {
    EXPECT_EQ(test::run("simulate --bots 'cmd[soon]:true,random,random'").exit_code, 2);
    EXPECT_EQ(test::run("simulate --bots 'cmd[0]:true,random,random'").exit_code, 2);
}

}  // namespace
}  // namespace kamchatka::cli
