// What all nodes on one database should know of what one of them did about people. Where there is
// only one process, nobody has to be told.
#pragma once

#include "store/rows.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace kamchatka::store {

// Stored by name: add, never rename.
enum class NoticeKind : std::uint8_t {
    signed_out,   // every session of the player, or some: they are read anew
    renamed,      // shown as `name` from now on
    handed_over,  // what was `player`'s is `other`'s, who is called `name`
    removed,      // nobody any more
    muted,        // by the operator
    unmuted,
};

struct Notice {
    NoticeKind kind;
    PlayerId player;
    std::optional<PlayerId> other{};
    std::string name{};

    friend bool operator==(const Notice&, const Notice&) = default;
};

}  // namespace kamchatka::store
