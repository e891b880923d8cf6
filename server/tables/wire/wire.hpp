// The messages of the WebSocket as text: read strictly, since strangers write them, and written.
#pragma once

#include "record/parse_error.hpp"
#include "server/tables/wire/messages.hpp"

#include <string>
#include <string_view>

namespace kamchatka::server {

inline constexpr std::size_t message_bytes_max = 16 * 1024;
inline constexpr std::size_t ref_length_max = 64;

// Or why not: malformed, odd_characters.
Result<ClientMessage, Reason> read_message(std::string_view text);

std::string write_message(const ServerMessage& message);

}  // namespace kamchatka::server
