// All that is fixed before a game begins: the knobs, the board, the cards and the objectives.
#pragma once

#include "engine/board.hpp"
#include "engine/cards.hpp"
#include "engine/objectives.hpp"
#include "engine/ruleset.hpp"

namespace kamchatka {

struct Rules {
    Ruleset set;
    Board board;
    Deck deck;
    ObjectiveList objectives;

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

// Whether so many may sit at the table; where territories are claimed, all must get as many.
bool offered(const Rules& rules, std::size_t seat_count);

// The rules of a ruleset on a board, with the cards and the objective deck it names and its own
// objectives after it. Printed objectives and cards of territories are those of the classic board.
Rules make_rules(const Ruleset& set, const Board& board);
// On the classic board.
Rules make_rules(const Ruleset& set);

}  // namespace kamchatka
