// The dealer promises, waits for the seats, draws, and keeps the promise.
#include "chance/dealer.hpp"

#include "chance/source.hpp"
#include "engine/rulebooks.hpp"
#include "testkit/chance/committed_game.hpp"

#include <gtest/gtest.h>

#include <variant>
#include <vector>

namespace kamchatka::chance {
namespace {

constexpr std::uint8_t seat_count = 4;

TEST(Dealer, PromisesFirstAndShowsTheSeedLast) {
    const auto steps = test::committed_game(make_rules(rulebooks::challenge), seat_count, 9);
    const Digest seed = test::server_seed(9);
    EXPECT_EQ(steps.front().action, Action(StartGame{commitment_of(seed), Scheme::promises}));
    EXPECT_EQ(steps.back().action, Action(RevealSeed{seed}));
}

TEST(Dealer, TheSeatsPromiseThenShowAndTheSeedSuppliesTheRestBeforeAnythingIsDrawn) {
    const auto steps = test::committed_game(make_rules(rulebooks::challenge), seat_count, 9);
    const Digest seed = test::server_seed(9);
    const auto own = [](Seat seat) { return test::contribution(9, seat); };
    const auto promise = [&](Seat seat) { return promise_of(own(seat)); };
    const std::vector<Action> expected{
        Promise{promise(Seat::s1)},
        Promise{promise(Seat::s2)},
        Abstain{},
        Promise{promise(Seat::s4)},
        Contribute{own(Seat::s1)},
        Abstain{},
        Contribute{own(Seat::s4)},
        SupplyEntropy{Seat::s2, supplied_for(seed, Seat::s2, promise(Seat::s2))},
        SupplyEntropy{Seat::s3, supplied_for(seed, Seat::s3, Digest{})},
    };
    for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(steps[i + 1].action, expected[i]);
    EXPECT_TRUE(std::holds_alternative<RollForPlace>(steps[expected.size() + 1].action));
}

TEST(Dealer, TheSeatsOfOlderGamesContributeAtOnce) {
    const Rules rules = make_rules(rulebooks::challenge);
    const auto steps = test::committed_game(rules, seat_count, 9, std::nullopt);
    for (std::size_t i = 1; i <= seat_count; ++i) {
        EXPECT_TRUE(std::holds_alternative<Contribute>(steps[i].action));
    }
    EXPECT_TRUE(std::holds_alternative<RollForPlace>(steps[seat_count + 1].action));
}

TEST(Dealer, WhatIsSuppliedFollowsFromSeedSeatAndPromise) {
    const Digest seed = test::server_seed(9);
    const Entropy supplied = supplied_for(seed, Seat::s2, Digest{});
    EXPECT_NE(supplied, supplied_for(test::server_seed(8), Seat::s2, Digest{}));
    EXPECT_NE(supplied, supplied_for(seed, Seat::s3, Digest{}));
    EXPECT_NE(supplied, supplied_for(seed, Seat::s2, Digest{1}));
}

// After a crash the server has the record and the seed, and the game must go on as it would have.
TEST(Dealer, CatchesUpFromTheRecord) {
    const Rules rules = make_rules(rulebooks::challenge);
    const auto steps = test::committed_game(rules, seat_count, 9);
    State state = new_table(seat_count);
    Dealer rebuilt{test::server_seed(9)};
    for (const auto& [actor, action] : steps) {
        if (std::holds_alternative<Chance>(actor)) {
            ASSERT_EQ(rebuilt.action(rules, state), action);
        }
        const Decision decision = decide(rules, state, actor, action);
        ASSERT_TRUE(decision.has_value());
        for (const Event& event : *decision) {
            rebuilt.hear(event);
            evolve(state, event);
        }
    }
    EXPECT_EQ(state.phase, Phase::closed);
}

}  // namespace
}  // namespace kamchatka::chance
