// Shorthand for the tests of a turn: the rulebooks they loop over, battles won at once, and what of
// a quantity is allowed.
#pragma once

#include "engine/tests/table.hpp"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

namespace kamchatka::test {

// Runs the body with each of the rulebooks and says which one failed.
template <typename Body>
void in_rulebooks(std::initializer_list<const Ruleset*> sets, Body body) {
    for (const Ruleset* set : sets) {
        SCOPED_TRACE(std::string{set->id.view()});
        body(*set);
    }
}
template <typename Body>
void in_all_rulebooks(Body body) {
    for (const Ruleset* set : rulebooks::on_classic_board) in_rulebooks({set}, body);
}
// Those that ask for two armies on a border, force the dice and limit the hand.
template <typename Body>
void in_challenge_and_torisiko(Body body) {
    in_rulebooks({&rulebooks::challenge, &rulebooks::torisiko}, body);
}
template <typename Body>
void in_prestige(Body body) {
    in_rulebooks({&rulebooks::prestige, &rulebooks::prestige_torneo}, body);
}

// `count` dice that all show `face`.
constexpr DiceThree dice_of(std::uint8_t face, unsigned count) {
    DiceThree dice{};
    for (unsigned i = 0; i < count; ++i) dice[i] = face;
    return dice;
}

inline std::uint8_t most_dice(unsigned armies) {
    return static_cast<std::uint8_t>(std::min(3U, armies));
}

// Sixes against ones with all the dice there are: the battle is won with one roll, and the
// conquest waits to be occupied. Returns the dice rolled. Precondition: no more than three
// defenders.
inline std::uint8_t win(Table& table, Seat by, Territory from, Territory to) {
    const std::uint8_t dice = most_dice(table.armies(from) - 1);
    const std::uint8_t defence = most_dice(table.armies(to));
    table.fight(by, {from, to, dice}, dice_of(6, dice), dice_of(1, defence));
    return dice;
}

// Wins and moves in with the armies of the roll.
inline void conquer(Table& table, Seat by, Territory from, Territory to) {
    table.play(by, Occupy{win(table, by, from, to)});
}

using Numbers = std::vector<unsigned>;

// The numbers from 0 to 20 with which the action that `make` builds is accepted.
template <typename Make>
Numbers numbers_allowed(const Table& table, Seat seat, Make make) {
    Numbers numbers;
    for (unsigned n = 0; n <= 20; ++n) {
        if (table.allowed(seat, make(n))) numbers.push_back(n);
    }
    return numbers;
}
inline Numbers occupations(const Table& table, Seat seat) {
    return numbers_allowed(table, seat, [](unsigned n) {
        return Occupy{static_cast<std::uint16_t>(n)};
    });
}
inline Numbers transfers(const Table& table, Seat seat, Territory from, Territory to) {
    return numbers_allowed(table, seat, [&](unsigned n) {
        return Transfer{from, to, static_cast<std::uint16_t>(n)};
    });
}
inline Numbers attacks(const Table& table, Seat seat, Territory from, Territory to) {
    return numbers_allowed(table, seat, [&](unsigned n) {
        return Attack{from, to, static_cast<std::uint8_t>(n)};
    });
}
inline Numbers from_to(unsigned least, unsigned most) {
    Numbers numbers;
    for (unsigned n = least; n <= most; ++n) numbers.push_back(n);
    return numbers;
}

inline Table& give(Table& table, Seat seat, TerritorySet territories, std::uint16_t armies = 1) {
    for (const Territory territory : territories) table.with({{territory, seat, armies}});
    return table;
}

// All territories to s2, s3 and s4 in turn, one army each, so that nobody is near an objective.
inline Table& share_out(Table& table) {
    for (const Territory territory : table.rules().board.territories()) {
        table.with({{territory, id_of<Seat>(1 + index(territory) % 3), 1}});
    }
    return table;
}

// Whoever is on turn places what he has and does nothing else.
inline void pass_turn(Table& table) {
    const Seat seat = seat_on_turn(table.state());
    const std::uint16_t armies = table.state().reserve[seat];
    if (armies > 0) table.play(seat, PlaceArmies{table.state().held[seat].front(), armies});
    table.play(seat, EndTurn{}).settle();
}
inline void pass_turns_until(Table& table, Seat seat) {
    while (seat_on_turn(table.state()) != seat && table.state().phase != Phase::over)
        pass_turn(table);
}

}  // namespace kamchatka::test
