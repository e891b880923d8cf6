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
void open_journal(Level least);
// Writes what is still on its way.
void close_journal();

// journal(Level::info, "listening", {{"port", "8080"}})
void journal(Level level, std::string_view event, std::initializer_list<Detail> details = {});

}  // namespace kamchatka::server
