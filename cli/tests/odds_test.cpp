// `kamchatka odds` as a person or a program runs it.
#include "cli/tests/program.hpp"

#include <gtest/gtest.h>
#include <boost/json.hpp>

#include <string>

namespace kamchatka::cli {
namespace {

boost::json::object answer(const std::string& arguments) {
    const test::Ran ran = test::run("odds " + arguments + " --json");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    return boost::json::parse(ran.out).as_object();
}

TEST(Odds, JsonHasTheConquestTheArmiesLeftAndTheDistribution) {
    const auto odds = answer("10 6");
    double sum = 0;
    double conquer = 0;
    for (const auto& end : odds.at("distribution").as_array()) {
        const double chance = end.at("probability").to_number<double>();
        sum += chance;
        if (end.at("defenders").to_number<int>() == 0) conquer += chance;
    }
    EXPECT_NEAR(sum, 1, 1e-12);
    EXPECT_NEAR(odds.at("conquer").to_number<double>(), conquer, 1e-12);
    EXPECT_GT(odds.at("attackers_left").to_number<double>(), 3);
}

// 2 against 1: 15 outcomes of 36; with the Challenge card 21; both by hand.
TEST(Odds, OfTwoAgainstOneAreKnown) {
    EXPECT_NEAR(answer("2 1").at("conquer").to_number<double>(), 15 / 36.0, 1e-15);
    const auto card = answer("2 1 --challenge-card");
    EXPECT_NEAR(card.at("conquer").to_number<double>(), 21 / 36.0, 1e-15);
}

TEST(Odds, FollowTheRuleset) {
    EXPECT_EQ(answer("3 3").at("conquer").to_number<double>(), 0);
    EXPECT_GT(answer("3 3 --ruleset prestige").at("conquer").to_number<double>(), 0);
}

TEST(Odds, StopWhereTheyAreToldTo) {
    const auto odds = answer("10 6 --stop-at 5");
    for (const auto& end : odds.at("distribution").as_array()) {
        EXPECT_GE(end.at("attackers").to_number<int>(), 3);  // the last throw costs 3 at most
    }
    EXPECT_EQ(answer("10 6 --throws 1").at("throws").to_number<double>(), 1);
}

TEST(Odds, ChainsGoOnFromTerritoryToTerritory) {
    const auto odds = answer("12 3 --then 2 1 --leave 2");
    const auto& chain = odds.at("chain").as_object();
    EXPECT_EQ(chain.at("conquered").as_array().size(), 4U);
    EXPECT_GT(chain.at("expected").to_number<double>(), 1);
}

TEST(Odds, TextHasAPlot) {
    const test::Ran ran = test::run("odds 10 6");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.out.rfind("10 against 6, challenge\nconquest ", 0), 0U);
    EXPECT_NE(ran.out.find("####"), std::string::npos);
}

TEST(Odds, RefuseArmiesThatCannotBe) {
    EXPECT_EQ(test::run("odds 0 6").exit_code, 2);
    EXPECT_EQ(test::run("odds 10").exit_code, 2);
    EXPECT_EQ(test::run("odds 10 6 --ruleset nowhere").exit_code, 2);
}

}  // namespace
}  // namespace kamchatka::cli
