// Campaigns and chains against the judge in exact fractions, and obligations against the engine.
#include "odds/campaign.hpp"

#include "engine/engine.hpp"
#include "engine/rulebooks.hpp"
#include "odds/campaign_table.hpp"
#include "odds/tests/judge.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace kamchatka::odds {
namespace {

constexpr double exact = 1e-13;

TEST(Campaign, ConquersExactlyAsOftenAsTheJudgeSaysUnderAllObligations) {
    for (const Obligations& obligations : test::all_obligations()) {
        test::Judge judge{obligations};
        const DicePlan plan{obligations, {22, 16}};
        for (unsigned attack = 0; attack <= 22; ++attack) {
            for (unsigned defence = 0; defence <= 16; ++defence) {
                ASSERT_NEAR(
                    plan.conquer({attack, defence}), judge.conquer(attack, defence).value(), exact
                ) << attack
                  << " against " << defence;
            }
        }
    }
}

void expect_ends(
    const Obligations& obligations, Strengths armies, const StopRule& stop, test::Judge& judge
) {
    const auto stops = [&](unsigned left, unsigned thrown) {
        if (stop.left && left <= *stop.left) return true;
        if (stop.lost && armies.attack - left >= *stop.lost) return true;
        return stop.throws && thrown >= *stop.throws;
    };
    const auto expected = judge.ends(armies.attack, armies.defence, stops);
    const CampaignOdds odds = campaign_odds(obligations, armies, stop);
    ASSERT_EQ(odds.ends.size(), expected.size());
    double sum = 0;
    double conquer = 0;
    double left = 0;
    for (const End& end : odds.ends) {
        const auto found = expected.find({end.left.attack, end.left.defence, end.last_dice});
        ASSERT_NE(found, expected.end());
        ASSERT_NEAR(end.chance, found->second.value(), exact);
        sum += end.chance;
        if (end.left.defence == 0) conquer += end.chance;
        if (end.left.defence == 0) left += end.chance * end.left.attack;
    }
    ASSERT_NEAR(sum, 1, exact);
    ASSERT_NEAR(odds.conquer, conquer, exact);
    if (conquer > 0) {
        ASSERT_NEAR(odds.attackers_left, left / conquer, exact * 100);
    }
}

TEST(Campaign, EndsAsTheJudgeSaysUnderEveryStopRule) {
    const std::vector<StopRule> rules{
        {}, {.lost = 3}, {.left = 4}, {.throws = 2}, {.lost = 4, .left = 3, .throws = 3}};
    for (const Obligations& obligations : test::all_obligations()) {
        test::Judge judge{obligations};
        for (const StopRule& stop : rules) {
            for (const Strengths armies : {Strengths{10, 6}, {4, 3}, {7, 1}, {2, 1}, {9, 4}}) {
                expect_ends(obligations, armies, stop, judge);
                if (HasFatalFailure()) return;
            }
        }
    }
}

TEST(Campaign, LosesAsManyArmiesAsDiceCompared) {
    const CampaignOdds odds =
        campaign_odds(obligations_of(rulebooks::challenge.combat), {8, 5}, {.throws = 1});
    EXPECT_DOUBLE_EQ(odds.throws, 1);
    EXPECT_NEAR(odds.attackers_lost + odds.defenders_lost, 3, exact);
    EXPECT_NEAR(odds.attackers_lost, 1.89313, 1e-5);
}

TEST(Campaign, OfOneArmyOrAgainstNobodyIsOverBeforeItBegins) {
    const Obligations obligations = obligations_of(rulebooks::challenge.combat);
    EXPECT_EQ(campaign_odds(obligations, {1, 1}).conquer, 0);
    EXPECT_EQ(campaign_odds(obligations, {1, 1}).throws, 0);
    EXPECT_EQ(campaign_odds(obligations, {3, 3}).conquer, 0);  // two dice against three
}

TEST(CampaignTable, HoldsWhatTheCampaignGives) {
    for (const Obligations& obligations : test::all_obligations()) {
        const CampaignTable& table = campaign_table(obligations);
        for (unsigned attack = 1; attack <= 30; attack += 3) {
            for (unsigned defence = 1; defence <= 20; defence += 2) {
                const CampaignOdds odds = campaign_odds(obligations, {attack, defence});
                const Prospect& prospect = table[{attack, defence}];
                ASSERT_NEAR(prospect.conquer, odds.conquer, 1e-6);
                if (odds.conquer > 1e-6) {
                    ASSERT_NEAR(prospect.attackers_left, odds.attackers_left, 1e-4);
                }
                if (odds.conquer < 1 - 1e-6) {
                    ASSERT_NEAR(prospect.attackers_failed, odds.attackers_if_failed, 1e-4);
                    ASSERT_NEAR(prospect.defenders_failed, odds.defenders_if_failed, 1e-4);
                }
            }
        }
    }
}

TEST(CampaignTable, AnswersForAnyStrengths) {
    const CampaignTable& table = campaign_table(obligations_of(rulebooks::torneo.combat));
    EXPECT_GT(table.conquer(400, 100), 0.99);
    EXPECT_LT(table.conquer(100, 400), 0.01);
    EXPECT_LT(table.conquer(1, 65000), 0.01);
    EXPECT_EQ(table.conquer(500, 0), 1);
}

// Whoever is blocked by the odds has no attack on offer, and the other way round.
TEST(Obligations, AreThoseOfTheEngine) {
    for (const Ruleset* set : rulebooks::all) {
        const Rules rules = make_rules(*set);
        const Obligations obligations = obligations_of(set->combat);
        State state = new_table(3);
        state.phase = Phase::attack;
        state.territory_count = rules.board.territory_count;
        state.round = 9;
        state.order = {Seat::s1, Seat::s2, Seat::s3};
        state.held[Seat::s1] = TerritorySet{Territory{0}};
        state.held[Seat::s2] = rules.board.territories() - TerritorySet{Territory{0}};
        for (const Territory territory : rules.board.territories()) state.armies[territory] = 1;
        const Territory target = rules.board.neighbours[Territory{0}].front();
        for (unsigned attack = 1; attack <= 6; ++attack) {
            for (unsigned defence = 1; defence <= 6; ++defence) {
                state.armies[Territory{0}] = static_cast<std::uint16_t>(attack);
                state.armies[target] = static_cast<std::uint16_t>(defence);
                bool offered = false;
                for (const Option& option : legal_actions(rules, state, Seat::s1)) {
                    const Attack* way = std::get_if<Attack>(&option.action);
                    if (way == nullptr || way->to != target) continue;
                    offered = true;
                    const DicePlan plan{obligations, {attack, defence}};
                    const unsigned dice = plan.dice({attack, defence})->attack;
                    EXPECT_GE(dice, way->dice);
                    EXPECT_LE(dice, option.most);
                }
                EXPECT_EQ(offered, !blocked(obligations, {attack, defence}))
                    << set->id.view() << ' ' << attack << " against " << defence;
            }
        }
    }
}

// Two campaigns one after the other, multiplied out by hand from their ends.
TEST(Chain, IsOneCampaignAfterTheOther) {
    for (const Obligations& obligations : test::all_obligations()) {
        test::Judge judge{obligations};
        const auto never = [](unsigned, unsigned) { return false; };
        test::Fraction first;
        test::Fraction both;
        double expected = 0;
        for (const auto& [end, chance] : judge.ends(12, 3, never)) {
            const auto& [left, defenders, dice] = end;
            if (defenders > 0) continue;
            first += chance;
            const unsigned moved = left - std::min(2U, left - dice);
            for (const auto& [end2, chance2] : judge.ends(moved, 2, never)) {
                const auto& [left2, defenders2, dice2] = end2;
                if (defenders2 > 0) continue;
                const unsigned arrived = left2 - std::min(1U, left2 - dice2);
                expected += arrived * chance.value() * chance2.value();
            }
        }
        const std::vector<Stage> stages{{3, 2}, {2, 1}};
        const ChainOdds chain = chain_odds(obligations, 12, stages);
        ASSERT_EQ(chain.conquered.size(), 3U);
        EXPECT_NEAR(chain.conquered[1], first.value(), exact);
        EXPECT_NEAR(chain.expected * chain.conquered[2], expected, 1e-11);
        EXPECT_LE(chain.conquered[2], chain.conquered[1]);
        double sum = 0;
        for (const double chance : chain.arriving) sum += chance;
        EXPECT_NEAR(sum, 1, exact);
    }
}

TEST(Chain, OfNoStagesStaysWhereItIs) {
    const ChainOdds chain = chain_odds(obligations_of(rulebooks::challenge.combat), 7, {});
    EXPECT_EQ(chain.conquered, std::vector<double>{1});
    EXPECT_EQ(chain.expected, 7);
}

}  // namespace
}  // namespace kamchatka::odds
