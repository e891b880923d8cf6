// The plans there are to choose from, on a board laid out by hand: South America is half ours, and
// the second player is down to three territories.
#include "bots/plans.hpp"

#include "bots/styles.hpp"
#include "engine/rulebooks.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <vector>

namespace kamchatka::bots {
namespace {

class Plans : public testing::Test {
protected:
    Plans() {
        view_.seat_count = 3;
        view_.phase = Phase::attack;
        TerritorySet rest;
        for (std::size_t i = 0; i < rules_.board.territory_count; ++i) {
            rest.insert(id_of<Territory>(i));
            view_.armies[id_of<Territory>(i)] = 1;
        }
        // Two of the four are ours, with the armies to take the others.
        for (const Territory territory : continent_) {
            (own_.size() < 2 ? own_ : lacking_).insert(territory);
        }
        for (const Territory territory : own_) view_.armies[territory] = 9;
        for (const Territory territory : rest - continent_) {
            if (weak_.size() < 3) weak_.insert(territory);
        }
        view_.held[Seat::s1] = own_;
        view_.held[Seat::s2] = weak_;
        view_.held[Seat::s3] = rest - own_ - weak_;
        for (const Seat seat : SeatSet::first(3)) view_.standing[seat] = Standing::active;
    }

    std::vector<Plan> listed(const Effort& effort) {
        Reading reading{Style{}};
        const Situation now{rules_, view_, Seat::s1, {}};
        reading.look(now);
        std::vector<Plan> plans;
        list_plans(reading, effort, plans);
        return plans;
    }

    static long count(const std::vector<Plan>& plans, TerritorySet targets) {
        return std::ranges::count_if(plans, [&](const Plan& plan) {
            return plan.intent.targets == targets;
        });
    }

    const Rules rules_ = make_rules(rulebooks::challenge);
    const TerritorySet continent_ = rules_.board.members[id_of<Continent>(1)];
    TerritorySet own_;
    TerritorySet lacking_;
    TerritorySet weak_;
    View view_{};
};

TEST_F(Plans, AreAsManyAsTheEffortSays) {
    const auto plans = listed({.styles = 5, .targets = 2});
    EXPECT_EQ(plans.size(), 7U);
    EXPECT_EQ(count(plans, {}), 5);
    EXPECT_EQ(count(plans, lacking_), 0);
}

TEST_F(Plans, VaryByTakingATargetAndResting) {
    const auto plain = listed({.styles = 1, .targets = 2});
    const auto varied = listed({.styles = 1, .targets = 2, .variations = true});
    const TerritorySet target = plain.back().intent.targets;
    ASSERT_EQ(target.size(), 1U);
    EXPECT_EQ(count(plain, target), 1);
    EXPECT_EQ(count(varied, target), 2);
    EXPECT_TRUE(std::ranges::any_of(varied, [&](const Plan& plan) {
        return plan.intent.targets == target && plan.style.conquests == 1;
    }));
}

TEST_F(Plans, LookFurtherOnlyWhenTheEffortSaysSo) {
    const auto plain = listed({.styles = 2, .targets = 0});
    const auto further = listed({.styles = 2, .targets = 0, .ambitions = true});
    ASSERT_EQ(further.size(), plain.size() + 3);
    EXPECT_TRUE(std::ranges::equal(plain, std::span{further}.first(plain.size())));
    EXPECT_EQ(further.back().style, *find_style("cacciatore"));
}

TEST(Levels, AreSpeltWithAmbitionsOrWithout) {
    ASSERT_TRUE(find_effort("planner:8:4:96:3:1:0"));
    EXPECT_FALSE(find_effort("planner:8:4:96:3:1:0")->ambitions);
    ASSERT_TRUE(find_effort("planner:8:4:96:3:1:0:1"));
    EXPECT_TRUE(find_effort("planner:8:4:96:3:1:0:1")->ambitions);
    EXPECT_EQ(find_effort("planner:8:4:96:3:1:0:1")->turns, 3U);
    EXPECT_FALSE(find_effort("planner_5")->ambitions);
    for (const char* wrong :
         {"planner:8:4:96:3:1", "planner:8:4:96:3:1:0:", "planner:8:4:96:3:1:0:1:1", "planner:"}) {
        EXPECT_FALSE(find_effort(wrong)) << wrong;
    }
}

TEST_F(Plans, VaryByCompletingAContinentAndByFinishingAnOpponent) {
    ASSERT_EQ(lacking_.size(), 2U);
    const auto plans = listed({.styles = 1, .targets = 0, .variations = true});
    EXPECT_EQ(count(plans, lacking_), 1);
    EXPECT_EQ(count(plans, weak_), 1);
    EXPECT_EQ(plans.size(), 3U);
}

}  // namespace
}  // namespace kamchatka::bots
