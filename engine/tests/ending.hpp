// The last rounds of a game, for the tests of its ending: a table of four where nobody is near his
// objective, and the plainest play that takes it from one turn to the next.
#pragma once

#include "engine/tests/table.hpp"

#include <array>
#include <set>

namespace kamchatka::test {

// The rulebooks that close a timed game with dice, and all that time a game.
inline constexpr std::array sdadata_books{
    &rulebooks::challenge, &rulebooks::torneo, &rulebooks::torisiko};
inline constexpr std::array timed_books{
    &rulebooks::challenge,
    &rulebooks::torneo,
    &rulebooks::torisiko,
    &rulebooks::prestige_torneo,
};

using Sums = std::set<int>;

// Round 5, s1 to move. s2 holds Alaska, s3 Brazil with ten armies, s4 Venezuela with one; s1 the
// rest. Their points are 0 but for s1, and no two are equal at the count.
Table late_game(const Ruleset& set);

// The seat on turn places what it must, ends its turn, and draws its card when one is due.
Table& pass(Table& table);
// Turns are passed, and closing rolls are 12, until it is the seat's turn in that round.
Table& pass_to(Table& table, Seat seat, std::uint32_t round);
// Time is called in round 5 and turns are passed to the last of the last round, that of s4.
Table last_turn(const Ruleset& set);

Table& roll(Table& table, std::uint8_t a, std::uint8_t b);
// The sums that would close the game now; none when no roll is due.
Sums closing_sums(const Table& table);

// The seat has lost all its territories to another, with their armies.
Table& eliminate(Table& table, Seat seat, Seat by);
// s3 takes Venezuela, the only territory of s4, and stays in its turn.
Table& s3_eliminates_s4(Table& table);

// Time is up and the last seat in the order of play ends the last round; the dice close the game.
Table& count_points(Table& table);

// The final place of a seat, from 1.
unsigned place(const Table& table, Seat seat);
bool over(const Table& table);

}  // namespace kamchatka::test
