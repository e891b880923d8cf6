// A whole game between random players with a dealer that promised its seed, as the steps of a
// record.
#pragma once

#include "chance/dealer.hpp"
#include "chance/fast_source.hpp"
#include "chance/random_player.hpp"
#include "chance/verify.hpp"
#include "engine/engine.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace kamchatka::test {

inline Digest server_seed(std::uint8_t number) {
    Digest seed{};
    seed.fill(number);
    return seed;
}

// Time is called in round 4, so that the game is short and the closing rolls are in it.
inline std::vector<chance::Step> committed_game(
    const Rules& rules, std::uint8_t seat_count, std::uint8_t number
) {
    constexpr std::uint32_t call_time_round = 4;
    std::vector<chance::Step> steps;
    State state = new_table(seat_count);
    chance::Dealer dealer{server_seed(number)};
    chance::FastSource players{number};
    while (state.phase != Phase::closed && state.round < 2000) {
        chance::Step step{Chance{}, EndTurn{}};
        if (waits_for_chance(state.phase)) {
            step.action = dealer.action(rules, state);
        } else if (state.round == call_time_round && !state.last_round && rules.set.ending.minutes) {
            step = {Arbiter{}, CallTime{}};
        } else {
            const Seat seat = awaited_seats(state).front();
            step = {seat, chance::random_action(rules, state, seat, players)};
        }
        const Decision decision = decide(rules, state, step.actor, step.action);
        EXPECT_TRUE(decision.has_value());
        if (!decision.has_value()) break;
        steps.push_back(step);
        for (const Event& event : *decision) {
            dealer.hear(event);
            evolve(state, event);
        }
    }
    return steps;
}

}  // namespace kamchatka::test
