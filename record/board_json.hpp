// A board inside a record, so that a game on quadrants can be read back by a program that knows
// nothing of them. docs/notation.md, "Boards".
//     {"id":"quadrants_3x2_adots","continents":{"alfa":{"bonus":4,"territories":{
//         "aurelia":{"value":3,"borders":["bruma","corvo","dala"]},...}},...}}
#pragma once

#include "engine/board.hpp"
#include "record/json.hpp"

namespace kamchatka::record {

json::object board_json(const Board& board);

// Strict: names each once, borders in both directions, everything in one piece.
Parsed<Board> read_board(const json::value& value);

}  // namespace kamchatka::record
