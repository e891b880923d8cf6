// The dealer promises, waits for the seats, draws, and keeps the promise.
#include "chance/dealer.hpp"

#include "engine/rulebooks.hpp"
#include "testkit/chance/committed_game.hpp"

#include <gtest/gtest.h>

#include <variant>

namespace kamchatka::chance {
namespace {

constexpr std::uint8_t seat_count = 4;

TEST(Dealer, PromisesFirstAndShowsTheSeedLast) {
    const auto steps = test::committed_game(make_rules(rulebooks::challenge), seat_count, 9);
    const Digest seed = test::server_seed(9);
    EXPECT_EQ(steps.front().action, Action(StartGame{commitment_of(seed)}));
    EXPECT_EQ(steps.back().action, Action(RevealSeed{seed}));
}

TEST(Dealer, TheSeatsContributeBeforeAnythingIsDrawn) {
    const auto steps = test::committed_game(make_rules(rulebooks::challenge), seat_count, 9);
    for (std::size_t i = 1; i <= seat_count; ++i) {
        EXPECT_TRUE(std::holds_alternative<Contribute>(steps[i].action));
    }
    EXPECT_TRUE(std::holds_alternative<RollForPlace>(steps[seat_count + 1].action));
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
