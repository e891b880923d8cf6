// The hash chain of a table's entries: each entry is stored with a digest of itself and of the one
// before it, so that a byte changed anywhere is found when the table is read.
#pragma once

#include "store/log.hpp"

#include <array>
#include <cstdint>

namespace kamchatka::store {

using Link = std::array<std::uint8_t, 32>;  // BLAKE2b-256

// What the first entry of every table follows.
inline constexpr Link chain_start{};

// BLAKE2b-256 of the link before and of every field: numbers as 8 bytes, lowest first; strings
// after their length. docs/event-log.md spells it out, for programs that check a log without us.
Link link_of(const Link& previous, const Entry& entry);

}  // namespace kamchatka::store
