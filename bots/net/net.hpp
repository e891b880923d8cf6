// A small net in whole numbers: the same result on every machine, whichever instructions compute
// it. docs/net.md describes it; training/net.py is the same net in PyTorch.
//
//     tokens of a seat ──► rows added, cut to 0..8 ──► summed ─┐
//     its wants        ──► the same                ──► summed ─┼─► 64 ─┬─► 32 ─► two scores
//     its traits       ────────────────────────────────────────┘       │
//     the others' 64, averaged ─────────────────────────────────────────┘
#pragma once

#include "bots/net/inputs.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace kamchatka::bots::net {

inline constexpr std::size_t pool_width = 32;
inline constexpr std::size_t seat_width = 2 * pool_width + trait_count;
inline constexpr std::size_t hidden_width = 64;
inline constexpr std::size_t last_width = 32;
inline constexpr std::size_t score_count = 2;

// Activations are 256ths and never beyond 2047, weights 2048ths and never beyond 4096, so that 128
// products always fit in 32 bits.
inline constexpr int weight_one = 2048;
inline constexpr int weight_most = 4096;

template <std::size_t Rows, std::size_t Columns>
using Matrix = std::array<std::array<std::int16_t, Columns>, Rows>;

template <std::size_t In, std::size_t Out>
struct Layer {
    alignas(32) Matrix<Out, In> weight;
    std::array<std::int32_t, Out> bias;  // in the scale of a product
};

struct Net {
    alignas(32) Matrix<token_row_count, pool_width> tokens;  // 256ths
    alignas(32) Matrix<want_row_count, pool_width> wants;
    Layer<seat_width, hidden_width> first;
    Layer<2 * hidden_width, last_width> second;
    Layer<last_width, score_count> third;
    Layer<seat_width, score_count> direct;  // from what the seat reads straight to its scores
};

// In the scale of a product: 2 to the 19th is 1.
inline constexpr float score_one = 524'288;

struct Scores {
    std::int32_t win;
    std::int32_t place;  // among those who do not win
};

enum class Instructions : std::uint8_t { portable, avx2 };
// The best that this processor has.
Instructions instructions();

// The scores of the active seats. Both kinds of instructions give the same.
PerSeat<Scores> scores_of(const Net& net, const Inputs& inputs, Instructions by = instructions());

}  // namespace kamchatka::bots::net
