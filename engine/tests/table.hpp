// A table set up for a test: say what matters, play, look. Territories nobody mentioned belong to
// the last seat, one army each, and nobody holds a card.
#pragma once

#include "engine/classic_ids.hpp"
#include "engine/engine.hpp"
#include "engine/rulebooks.hpp"
#include "testkit/clause.hpp"
#include "testkit/engine/archipelago.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace kamchatka::test {

struct Garrison {
    Territory territory;
    Seat seat;
    std::uint16_t armies;
};

class Table {
public:
    // In the middle of a game: s1 to move in round 5, in the attack phase, objectives in deck
    // order.
    explicit Table(const Ruleset& set, std::uint8_t seat_count = 4);
    // Before anything has happened.
    static Table fresh(const Ruleset& set, std::uint8_t seat_count = 4);

    // --- Setting the table
    Table& with(std::initializer_list<Garrison> garrisons);
    // All that nobody mentioned, from now on, to this seat.
    Table& rest_to(Seat seat, std::uint16_t armies = 1);
    Table& phase(Phase phase);
    Table& round(std::uint32_t round);
    Table& turn(Seat seat);
    Table& reserve(Seat seat, std::uint16_t armies);
    Table& hand(Seat seat, std::initializer_list<std::string_view> cards);
    Table& objective(Seat seat, std::string_view id);
    Table& colour(Seat seat, Colour colour);
    Table& order(std::initializer_list<Seat> order);

    // --- Playing
    // The action must be accepted; its consequences are then in events().
    Table& play(const Actor& actor, const Action& action);
    // Attacks and rolls, the defence declared where it has to be.
    Table& fight(Seat by, Attack attack, DiceThree attack_dice, DiceThree defence_dice);
    // The action must be refused.
    Rejection refused(const Actor& actor, const Action& action) const;
    bool allowed(const Actor& actor, const Action& action) const;
    // Whatever Chance is asked for, decided in a fixed way, until a seat must act: dice all ones in
    // a battle, closing sums of 12, the first card of the deck...
    Table& settle();

    // --- Looking
    State& state() { return state_; }
    const State& state() const { return state_; }
    const Rules& rules() const { return rules_; }
    Rules& rules() { return rules_; }
    const std::vector<Event>& events() const { return last_; }  // of the last play()
    const std::vector<Event>& history() const { return history_; }
    Card card(std::string_view id) const;
    Objective objective_called(std::string_view id) const;
    unsigned armies(Territory territory) const { return state_.armies[territory]; }
    Seat owner_of(Territory territory) const { return owner(state_, territory); }

    template <typename E>
    const E* last() const {
        for (auto it = last_.rbegin(); it != last_.rend(); ++it) {
            if (const E* event = std::get_if<E>(&*it)) return event;
        }
        return nullptr;
    }
    template <typename E>
    bool saw() const {
        return last<E>() != nullptr;
    }
    template <typename E>
    std::size_t count_in_history() const {
        std::size_t count = 0;
        for (const Event& event : history_) count += std::holds_alternative<E>(event) ? 1U : 0U;
        return count;
    }

private:
    Table(const Ruleset& set, State state) : rules_{test_rules(set)}, state_{state} {}

    Rules rules_;
    State state_;
    std::vector<Event> last_;
    std::vector<Event> history_;
};

// The set-up, action by action, with choices of no interest made in the plainest way.
Table& roll_for_order(Table& table, std::initializer_list<std::uint8_t> dice);
Table& choose_colours(Table& table);
Table& deal_objectives(Table& table);
// Deals the territories in the order given, then the others in board order.
Table& deal_territories(Table& table, std::initializer_list<Territory> first = {});
Table& place_all(Table& table);
// A game at its first turn, s1 first of hand.
Table at_first_turn(const Ruleset& set, std::uint8_t seat_count = 4);

inline constexpr DiceThree dice(std::uint8_t a, std::uint8_t b = 0, std::uint8_t c = 0) {
    return {a, b, c};
}

using enum Seat;

}  // namespace kamchatka::test
