// The belief against sums over every assignment, and against what bots are really after.
#include "bots/belief.hpp"

#include "bots/catalogue.hpp"
#include "bots/game.hpp"
#include "engine/rulebooks.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <memory>

namespace kamchatka::bots {
namespace {

View view_before_anything(const Rules& rules) {
    State state = new_table(4);
    state.territory_count = rules.board.territory_count;
    for (const Territory territory : rules.board.territories()) {
        state.held[id_of<Seat>(index(territory) % 4)].insert(territory);
        state.armies[territory] = 5;
    }
    for (const Seat seat : seats(state)) {
        state.objective[seat].reveal() = id_of<Objective>(index(seat));
    }
    return view_of(state, Seat::s1);
}

TEST(Belief, IsUniformBeforeAnythingWasSeenAndExcludesTheOwnCard) {
    const Rules rules = make_rules(rulebooks::challenge);
    const View view = view_before_anything(rules);
    const Marginals chances = Belief{}.marginals(rules, view, Seat::s1);
    for (const Seat other : {Seat::s2, Seat::s3, Seat::s4}) {
        EXPECT_EQ(chances[other][0], 0);
        for (std::size_t i = 1; i < 16; ++i) EXPECT_NEAR(chances[other][i], 1.0 / 15, 1e-5);
    }
    EXPECT_EQ(chances[Seat::s1][0], 1);
}

// What one seat is thought to have, the others are thought not to have.
TEST(Belief, DealsWithoutReplacement) {
    const Rules rules = make_rules(rulebooks::challenge);
    const View view = view_before_anything(rules);
    Belief belief;
    belief.look(view, Seat::s1);
    const TerritorySet wanted = rules.objectives[Objective{5}].goal.territories;
    for (int i = 0; i < 12; ++i) {
        for (const Territory territory : wanted& view.held[Seat::s2]) {
            belief.hear(rules, ArmiesPlaced{Seat::s2, territory, 3});
        }
    }
    const Marginals chances = belief.marginals(rules, view, Seat::s1);
    EXPECT_GT(chances[Seat::s2][5], 0.5F);
    EXPECT_LT(chances[Seat::s3][5], 1.0F / 15);
    for (const Seat other : {Seat::s2, Seat::s3, Seat::s4}) {
        double sum = 0;
        for (const float chance : chances[other]) sum += static_cast<double>(chance);
        EXPECT_NEAR(sum, 1, 1e-4);
    }
}

TEST(Belief, SamplesAsOftenAsItBelieves) {
    const Rules rules = make_rules(rulebooks::challenge);
    const View view = view_before_anything(rules);
    Belief belief;
    belief.look(view, Seat::s1);
    for (const Territory territory : rules.objectives[Objective{7}].goal.territories) {
        if (view.held[Seat::s3].contains(territory)) {
            belief.hear(rules, ArmiesPlaced{Seat::s3, territory, 3});
        }
    }
    const Marginals chances = belief.marginals(rules, view, Seat::s1);
    chance::FastSource source{4};
    constexpr int count = 20'000;
    std::array<int, 16> seen{};
    for (int i = 0; i < count; ++i) {
        const Objectives objectives = belief.sample(rules, view, Seat::s1, source);
        EXPECT_NE(objectives[Seat::s2], objectives[Seat::s3]);
        EXPECT_NE(objectives[Seat::s2], objectives[Seat::s4]);
        EXPECT_EQ(objectives[Seat::s1], Objective{0});
        ++seen[index(objectives[Seat::s3])];
    }
    for (std::size_t i = 0; i < 16; ++i) {
        EXPECT_NEAR(seen[i] / double{count}, static_cast<double>(chances[Seat::s3][i]), 0.015) << i;
    }
}

TEST(Belief, KnowsMoreThanTheUniformGuessByTheFifthRound) {
    const Rules rules = make_rules(rulebooks::challenge);
    double loss = 0;
    int count = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        std::array<std::unique_ptr<Bot>, 4> bots;
        Players players{};
        for (std::size_t i = 0; i < 4; ++i) {
            bots[i] = make_bot(i % 2 == 0 ? "stratega" : "corsaro");
            players[id_of<Seat>(i)] = bots[i].get();
        }
        Belief belief;
        bool looked_at = false;
        const Watcher watch =
            [&](const State& state, const Actor&, const Action&, const Events& events) {
                if (state.phase == Phase::place) belief.look(view_of(state, Seat::s1), Seat::s1);
                for (const Event& event : events) belief.hear(rules, seen_by(event, Seat::s1));
                if (state.round != 5 || looked_at) return;
                looked_at = true;
                const View view = view_of(state, Seat::s1);
                const Marginals chances = belief.marginals(rules, view, Seat::s1);
                for (const Seat other : {Seat::s2, Seat::s3, Seat::s4}) {
                    const std::size_t truth = index(*state.objective[other].reveal());
                    loss -= std::log(static_cast<double>(chances[other][truth]));
                    ++count;
                }
            };
        play_game(
            rules, 4, players, seed, {.call_time_round = 6, .round_max = 1000, .watcher = &watch}
        );
    }
    ASSERT_GT(count, 60);
    EXPECT_LT(loss / count, 2.0);  // uniform: log 15 = 2.708
}

}  // namespace
}  // namespace kamchatka::bots
