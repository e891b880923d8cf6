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

// The rules of a ruleset on the classic board, with the objective deck it names and its own
// objectives after it.
Rules make_rules(const Ruleset& set);

}  // namespace kamchatka
