// A tournament made anew from the file it was exported to.
#pragma once

#include "engine/result.hpp"
#include "server/desk/entries.hpp"
#include "store/rows.hpp"
#include "tournament/event.hpp"

#include <cstdint>
#include <string_view>

namespace kamchatka::server {

enum class FileFault : std::uint8_t { unreadable, odd_characters };

// The journal of the file as it goes on here, with a line that says whence it came. Tables played
// online elsewhere are none of this server's: their codes are left out, and those that were still
// being played are closed.
Result<tournament::Journal, FileFault> restored_journal(
    std::string_view text, const tournament::Actor& by, std::int64_t now_s
);

}  // namespace kamchatka::server
