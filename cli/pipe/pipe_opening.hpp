// How a request says which game is to be played: the ruleset with its options, and who sits where.
#pragma once

#include "cli/pipe/live_game.hpp"
#include "cli/pipe/request.hpp"

#include <optional>

namespace kamchatka::cli {

// "ruleset" and "options"; nothing after a fault, which is noted in the request.
std::optional<Ruleset> read_ruleset(Request& request);

// The same with "board", on which it is played. Where none is given and the ruleset asks for one, a
// random one that this many players divide; a fault where their number is not known (0).
std::optional<Rules> read_rules(Request& request, unsigned players);

// "players": up to one name for each seat.
PerSeat<std::string> read_players(Request& request, std::uint8_t seat_count);

// "seed": 64 hexadecimal digits, "random", or nothing.
std::optional<Digest> read_seed(Request& request);

// "scheme": by which the seats add to the seed.
std::optional<Scheme> read_scheme(Request& request);

}  // namespace kamchatka::cli
