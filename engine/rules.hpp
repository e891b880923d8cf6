// All that is fixed before a game begins: the knobs, the board, the cards and the objectives.
#pragma once

#include "engine/board.hpp"
#include "engine/cards.hpp"
#include "engine/objectives.hpp"
#include "engine/rejection.hpp"
#include "engine/ruleset.hpp"

#include <optional>

namespace kamchatka {

struct Rules {
    Ruleset set;
    Board board;
    Deck deck;
    ObjectiveList objectives;

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

// Why so many may not sit at the table, if they may not; where territories are claimed, all must
// get as many.
std::optional<Rejection> refuse_seats(const Rules& rules, std::size_t seat_count);
bool offered(const Rules& rules, std::size_t seat_count);

// The rules of a ruleset on a board, with the cards and the objective deck it names and its own
// objectives after it. Printed objectives and cards of territories are those of the classic board.
Rules make_rules(const Ruleset& set, const Board& board);
// On the classic board.
Rules make_rules(const Ruleset& set);

}  // namespace kamchatka
