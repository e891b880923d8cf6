// The hash chain of a table's or a journal's entries: each entry is stored with a digest of itself
// and of the one before it, so that a byte changed anywhere is found when the table is read.
#pragma once

#include "store/journals.hpp"
#include "store/log.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace kamchatka::store {

using Link = std::array<std::uint8_t, 32>;  // BLAKE2b-256

// What the first entry of every table follows.
inline constexpr Link chain_start{};

// BLAKE2b-256 of the link before and of every field: numbers as 8 bytes, lowest first; strings
// after their length. docs/event-log.md spells it out, for programs that check a log without us.
Link link_of(const Link& previous, const Entry& entry);

// The same for a journal; of its personal parts it covers whom they are about and their seals.
Link link_of(const Link& previous, const JournalEntry& entry, std::span<const Link> seals);

// BLAKE2b-256 of the salt and the text: says nothing about the text once the salt is gone.
using Salt = std::array<std::uint8_t, 32>;
Link seal_of(std::span<const std::uint8_t> salt, std::string_view text);

}  // namespace kamchatka::store
