// A state as the net reads it, in whole numbers only. Nothing names a territory but for the classic
// board, so boards never seen are read like any other.
//
// A token is a territory of an active seat: what is true of it, as one row from each of a few
// tables. A want is a territory that a seat lacks for its objective, in the same way. Each seat
// then has the numbers of Trait besides. training/inputs.py reads the same layout.
#pragma once

#include "engine/inplace_vector.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>

namespace kamchatka::bots::net {

// How many rows each table has. The tables of the tokens:
//   armies and turns until the owner's go; whose objective it is in, and its points; the chance to
//   lose it, to whom and when; the enemies around; what can be attacked from it; the friends
//   around; its continent; which it is on the classic board, or a production centre.
inline constexpr std::array<std::uint16_t, 8> token_rows{64, 48, 44, 48, 55, 48, 60, 44};
// Of the wants: armies there; the chance to take it, and when; its points and how much is missing.
inline constexpr std::array<std::uint16_t, 3> want_rows{16, 44, 64};
inline constexpr std::size_t token_row_count =
    std::accumulate(token_rows.begin(), token_rows.end(), std::size_t{0});
inline constexpr std::size_t want_row_count =
    std::accumulate(want_rows.begin(), want_rows.end(), std::size_t{0});

struct Token {
    Seat owner;
    std::array<std::uint8_t, token_rows.size()> row;
};

struct Want {
    Seat seat;
    std::array<std::uint8_t, want_rows.size()> row;
};

// A number a seat has: 256 is 1, and none is beyond 8 either way.
inline constexpr int one = 256;
inline constexpr int most = 2047;
inline constexpr std::size_t trait_count = 64;
using Traits = std::array<std::int16_t, trait_count>;

struct Inputs {
    SeatSet seats;  // active
    InplaceVector<Token, territory_count_max> tokens;
    InplaceVector<Want, 3 * territory_count_max> wants;
    PerSeat<Traits> traits;  // of the active seats; the others' mean nothing
};

// Precondition: the game is being played; its territories have been dealt.
void read_inputs(const Rules& rules, const State& state, Inputs& inputs);

}  // namespace kamchatka::bots::net
