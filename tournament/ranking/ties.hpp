// Equals across a cut: who goes on is for the judge to say, never for the order of a list.
#pragma once

#include "tournament/state.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace kamchatka::tournament {

// So many of them go on to that.
struct Cut {
    PhaseKind into;
    std::uint16_t through;

    friend bool operator==(const Cut&, const Cut&) = default;
};

struct CutTie {
    std::uint16_t round;                   // whose results left them equal, from 1
    std::optional<std::uint16_t> table{};  // at which they sat together, from 1
    std::vector<PlayerId> players{};       // by number; those who renounced keep their place
    std::vector<Cut> cuts{};

    friend bool operator==(const CutTie&, const CutTie&) = default;
};

// Those that stand in the way of the next round. Nothing while results are missing.
std::vector<CutTie> ties_at_cut(const State& state);

// The tie between exactly these; none when there is no such tie.
std::optional<CutTie> tie_between(const State& state, std::span<const PlayerId> players);

// By numbers that follow from the seed and each one's own: whoever has the seed can draw it again.
Order lot_order(std::uint64_t seed, std::span<const PlayerId> players);
// By a criterion; all together where it is none.
Order criterion_order(const State& state, SettledBy by, std::span<const PlayerId> players);

// The criteria that tell at least some of them apart, each with its order.
struct Telling {
    SettledBy by;
    Order order;
};
std::vector<Telling> criteria_for(const State& state, const CutTie& tie);

// Equals in the order they were given, told apart as far as that was settled after that round.
Order settled_order(const State& state, std::uint16_t round, std::vector<PlayerId> equals);

}  // namespace kamchatka::tournament
