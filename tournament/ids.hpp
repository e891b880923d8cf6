// Who plays in a tournament: a number given at registration, from 1, never given twice.
#pragma once

#include <cstdint>

namespace kamchatka::tournament {

enum class PlayerId : std::uint32_t {};

constexpr std::uint32_t number_of(PlayerId player) { return static_cast<std::uint32_t>(player); }

inline constexpr std::uint32_t players_max = 2000;

}  // namespace kamchatka::tournament
