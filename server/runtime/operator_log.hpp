// What the operator reads: one JSON object a line on standard error. Never a token, a cookie, a
// passphrase, what was said, or anything of a game that is not public.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace kamchatka::server {

enum class Level : std::uint8_t { debug, info, warning, error };

using Detail = std::pair<std::string_view, std::string>;

// Until this is called nothing is written.
void open_operator_log(Level least);
// Writes what is still on its way.
void close_operator_log();

// note(Level::info, "listening", {{"port", "8080"}})
void note(Level level, std::string_view event, std::initializer_list<Detail> details = {});

// The same, but a line that was written before is not written again, as long as there are not
// thousands of others.
void note_once(Level level, std::string_view event, std::initializer_list<Detail> details = {});

}  // namespace kamchatka::server
