// A whole game between random players with a dealer that promised its seed, as the steps of a
// record. Some seats promise and keep it, some promise and do not, some promise nothing.
#pragma once

#include "chance/dealer.hpp"
#include "chance/fast_source.hpp"
#include "chance/random_player.hpp"
#include "chance/source.hpp"
#include "chance/verify.hpp"
#include "engine/engine.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace kamchatka::test {

inline Digest server_seed(std::uint8_t number) {
    Digest seed{};
    seed.fill(number);
    return seed;
}

inline Entropy contribution(std::uint8_t number, Seat seat) {
    Entropy entropy{};
    entropy.fill(static_cast<std::uint8_t>(16 * number + index(seat)));
    return entropy;
}

// What the seat adds to the seed: s1 and s4 keep their promise, s2 does not, s3 makes none.
inline Action share_of_the_seed(Phase phase, std::uint8_t number, Seat seat) {
    const bool abstains = seat == Seat::s3 || (seat == Seat::s2 && phase == Phase::reveal);
    if (abstains && phase != Phase::contribute) return Abstain{};
    const Entropy entropy = contribution(number, seat);
    if (phase == Phase::promise) return Promise{chance::promise_of(entropy)};
    return Contribute{entropy};
}

// Time is called in round 4, so that the game is short and the closing rolls are in it; where there
// is no clock, all but the first seat withdraw.
inline std::optional<Action> end_soon(const Rules& rules, const State& state) {
    constexpr std::uint32_t last_round = 4;
    if (state.round < last_round || state.cause) return std::nullopt;
    if (rules.set.ending.minutes > 0) {
        return state.last_round ? std::nullopt : std::optional<Action>{CallTime{}};
    }
    const Withdraw withdraw{active_seats(state).nth(1)};
    const bool allowed = decide(rules, state, Arbiter{}, withdraw).has_value();
    return allowed ? std::optional<Action>{withdraw} : std::nullopt;
}

inline std::vector<chance::Step> committed_game(
    const Rules& rules,
    std::uint8_t seat_count,
    std::uint8_t number,
    std::optional<Scheme> scheme = Scheme::promises
) {
    std::vector<chance::Step> steps;
    State state = new_table(seat_count);
    chance::Dealer dealer{server_seed(number), scheme};
    chance::FastSource players{number};
    while (state.phase != Phase::closed && state.round < 2000) {
        chance::Step step{Chance{}, EndTurn{}};
        if (waits_for_chance(state.phase)) {
            step.action = dealer.action(rules, state);
        } else if (const auto ruling = end_soon(rules, state)) {
            step = {Arbiter{}, *ruling};
        } else if (adds_to_the_seed(state.phase)) {
            const Seat seat = awaited_seats(state).front();
            step = {seat, share_of_the_seed(state.phase, number, seat)};
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
