// The board a game is played on: the classic one, or for a ruleset on quadrants one put together
// for the game.
#pragma once

#include "engine/rules.hpp"
#include "record/json.hpp"

#include <cstdint>
#include <optional>

namespace kamchatka::boards {

// A random layout of the twelve quadrants, whose territories the players divide. Nothing when
// there is none: for 3 to 6 players there always is one.
std::optional<Board> random_board(unsigned players, std::uint64_t seed);

// A layout ({"format":1,"columns":3,...}, docs/boards.md) or a whole board (docs/notation.md).
record::Parsed<Board> read_game_board(const record::json::value& value);

// The rules of a new game: on the classic board, or on a random one where the ruleset asks for it.
// Precondition: 3 to 6 players.
Rules rules_for_game(const Ruleset& set, unsigned players, std::uint64_t seed);

}  // namespace kamchatka::boards
