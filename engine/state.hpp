// All that the arbiter knows of a game in progress. Trivially copyable and under 1 KiB, so that a
// search copies it freely. No fact is stored twice; what follows from others is a function below.
#pragma once

#include "engine/event.hpp"
#include "engine/ids.hpp"
#include "engine/secret.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

namespace kamchatka {

// A seat that withdrew or was excluded leaves its territories neutral; it still owns them by name.
enum class Standing : std::uint8_t { active, withdrawn, excluded, eliminated };

enum class ChallengeCard : std::uint8_t {
    idle,
    ready,  // played, and bound to the next attack
    bound,  // in force for the present origin and target
};

struct Battle {
    Territory from;
    Territory to;
    std::uint8_t attack_dice;
    std::uint8_t defence_dice;
    Ties ties;
    Seat loser;  // of a conquered territory, while it is being occupied

    friend constexpr bool operator==(const Battle&, const Battle&) = default;
};

// The territory deal under way.
struct DealProgress {
    std::array<Territory, territory_count_max> dealt;  // in the order of the deal
    std::uint8_t count;
    std::uint8_t position;           // in the order of play: the seat to be served
    std::uint8_t sent_on;            // cards in a row that the seat to be served could not take
    PerSeat<std::uint8_t> advances;  // cards received ahead of turn

    friend constexpr bool operator==(const DealProgress&, const DealProgress&) = default;
};

// What everybody at the table can see.
struct PublicState {
    Phase phase;
    std::uint8_t seat_count;
    std::uint8_t territory_count;
    std::uint8_t position;  // in the order of play: whose go or turn it is
    std::uint32_t round;    // from 1 with the first turn
    Order order;

    // The board
    PerSeat<TerritorySet> held;
    PerTerritory<std::uint16_t> armies;
    PerTerritory<std::uint16_t> placed;  // this turn's reinforcements, which may be taken back
    PerSeat<std::uint16_t> reserve;      // armies still to be placed
    PerSeat<std::uint16_t> army_cap;     // 0: none
    std::uint16_t go;                    // of the reserve, to be placed in this go of the set-up
    bool placed_any;                     // in this turn's reinforcement, taken back or not
    TerritorySet centres;                // production centres, of whoever holds the territory

    // The seats
    PerSeat<std::optional<Colour>> colour;
    PerSeat<Standing> standing;
    PerSeat<std::uint8_t> out;  // 0, or when it left the ranking: first 1, next 2...
    PerSeat<std::optional<Seat>> eliminated_by;

    // This turn
    CardSet discards;            // cards played in the open
    std::uint8_t captures_left;  // cards still to be taken from the eliminated seat
    std::uint8_t conquests;
    bool fought;                           // some dice were rolled
    std::optional<Territory> gathered_in;  // where this turn's gathering transfer leads
    Battle battle;
    SeatSet challenge_cards;  // seats that still hold theirs
    ChallengeCard challenge;

    // Ending
    std::optional<std::uint32_t> last_round;  // set when time was called
    bool closing_begun;
    std::uint8_t closing_anchor;  // position at which the closing number rises
    std::uint8_t closing_round;   // from 0
    std::optional<Cause> cause;
    Seat winner;
    PerSeat<std::uint16_t> points;
    PerSeat<std::uint16_t> totals;  // with the points of Kingmaker

    // Rolls for places, at the beginning and between equals at the end
    PerSeat<std::uint8_t> rolled;  // sum of this time's dice; 0: not yet
    PerSeat<std::uint8_t> ahead;   // seats ahead; in the end, the final place less one

    // Kingmaker, and the seed: who has done his part
    SeatSet has_given;
    SeatSet has_picked;
    SeatSet promised;
    SeatSet forgone;      // promised nothing, or did not keep the promise
    SeatSet contributed;  // or had it supplied
    bool committed;

    DealProgress deal;

    friend constexpr bool operator==(const PublicState&, const PublicState&) = default;
};

using ColourCounts = std::array<std::uint8_t, colour_count>;

struct State : PublicState {
    PerSeat<Secret<std::optional<Objective>>> objective;
    PerSeat<Secret<CardSet>> hand;
    Secret<CardSet> deck;
    Secret<CardSet> unseen_discards;         // of an eliminated seat, beyond the hand limit
    PerSeat<Secret<PerSeat<Colour>>> given;  // Kingmaker cards, by giver and receiver
    PerSeat<Secret<Colour>> picked;          // Kingmaker colour of the final count

    friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1024);

// A table before anything has happened at it.
constexpr State new_table(std::uint8_t seat_count) {
    State state{};
    state.seat_count = seat_count;
    return state;
}

constexpr SeatSet seats(const State& state) { return SeatSet::first(state.seat_count); }

constexpr Seat seat_on_turn(const State& state) { return state.order[state.position]; }

// Precondition: the territory has been dealt.
constexpr Seat owner(const State& state, Territory territory) {
    for (const Seat seat : seats(state)) {
        if (state.held[seat].contains(territory)) return seat;
    }
    assert(false);
    return Seat::s1;
}

constexpr std::uint8_t position_of(const State& state, Seat seat) {
    std::uint8_t position = 0;
    while (state.order[position] != seat) ++position;
    return position;
}

constexpr bool active(const State& state, Seat seat) {
    return state.standing[seat] == Standing::active;
}

constexpr SeatSet active_seats(const State& state) {
    SeatSet set;
    for (const Seat seat : seats(state)) {
        if (active(state, seat)) set.insert(seat);
    }
    return set;
}

constexpr unsigned armies_on(const State& state, TerritorySet territories) {
    unsigned sum = 0;
    for (const Territory territory : territories) sum += state.armies[territory];
    return sum;
}

// The seats that must act now; none while the game waits for Chance or is over.
SeatSet awaited_seats(const State& state);

// The Kingmaker cards in a seat's hand by colour, once all have given theirs.
ColourCounts colour_cards(const State& state, Seat seat);

// A fingerprint of all of the state, the same on every machine.
std::uint64_t digest(const State& state);

}  // namespace kamchatka
