// What must hold in every state and across every event. Each check says what is wrong, or nothing.
#pragma once

#include "testkit/engine/random_table.hpp"

namespace kamchatka::test {

// Armies on the board, in reserve and owners, worked out from the event once more and in another
// way than evolve() does.
std::string armies_fault(const State& before, const Event& event, const State& after);

// Each territory has one owner and at least one army, but for the one being conquered.
std::string board_fault(const State& state);

// Deck, hands and both piles of discards share out the cards; hands keep their limit.
std::string cards_fault(const Rules& rules, const State& state);

// Places from 1 on, shared only by equals; the winner is first; whoever is out scores nothing.
// Precondition: the game is over.
std::string ranking_fault(const State& end);

}  // namespace kamchatka::test
