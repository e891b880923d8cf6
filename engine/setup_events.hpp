// What happened before the first turn: the table laid, the order rolled, territories and objectives
// dealt or claimed, the starting armies placed. The rest of the events are in event.hpp.
#pragma once

#include "engine/action.hpp"
#include "engine/ids.hpp"
#include "engine/phase.hpp"

#include <array>
#include <cstdint>

namespace kamchatka {

using Order = std::array<Seat, seat_count_max>;

struct GameStarted {
    std::uint8_t seat_count;
    std::uint8_t territory_count;
    std::uint8_t card_count;
    std::uint16_t starting_armies;
    std::uint16_t army_cap;
    std::uint8_t challenge_cards;  // 1 for each seat, or 0
    Digest commitment;
    friend constexpr bool operator==(const GameStarted&, const GameStarted&) = default;
};
struct EntropyPromised {
    Seat seat;
    Digest hash;
    friend constexpr bool operator==(const EntropyPromised&, const EntropyPromised&) = default;
};
struct EntropyForgone {
    Seat seat;
    friend constexpr bool operator==(const EntropyForgone&, const EntropyForgone&) = default;
};
struct EntropyContributed {
    Seat seat;
    Entropy entropy;
    friend constexpr bool operator==(const EntropyContributed&, const EntropyContributed&) =
        default;
};
// Not the seat's own: it follows from the seed.
struct EntropySupplied {
    Seat seat;
    Entropy entropy;
    friend constexpr bool operator==(const EntropySupplied&, const EntropySupplied&) = default;
};
// Play goes on to a phase of the whole table, from the first position in it.
struct PhaseBegan {
    Phase phase;
    friend constexpr bool operator==(const PhaseBegan&, const PhaseBegan&) = default;
};
struct PlaceRolled {
    Seat seat;
    DiceThree dice;
    friend constexpr bool operator==(const PlaceRolled&, const PlaceRolled&) = default;
};
// All who had to roll have rolled: how many seats each has ahead of it now.
struct PlacesRanked {
    PerSeat<std::uint8_t> ahead;
    friend constexpr bool operator==(const PlacesRanked&, const PlacesRanked&) = default;
};
struct OrderSettled {
    Order order;
    friend constexpr bool operator==(const OrderSettled&, const OrderSettled&) = default;
};
struct ColourChosen {
    Seat seat;
    Colour colour;
    friend constexpr bool operator==(const ColourChosen&, const ColourChosen&) = default;
};
template <template <typename> typename Box>
struct BasicObjectiveDealt {
    Seat seat;
    Box<Objective> objective;  // its owner sees which; the others see that one was dealt
    friend constexpr bool operator==(const BasicObjectiveDealt&, const BasicObjectiveDealt&) =
        default;
};
// The card was for one seat; the deal limit may have sent it on to another, as an advance.
struct TerritoryDealt {
    Territory territory;
    Seat served;
    Seat seat;
    friend constexpr bool operator==(const TerritoryDealt&, const TerritoryDealt&) = default;
};
// Nobody could take the card just dealt: its holder gives it for one dealt before.
struct TerritoriesSwapped {
    Territory dealt;
    Territory earlier;
    friend constexpr bool operator==(const TerritoriesSwapped&, const TerritoriesSwapped&) =
        default;
};
struct TerritoryClaimed {
    Seat seat;
    Territory territory;
    std::uint16_t armies;  // it begins with
    friend constexpr bool operator==(const TerritoryClaimed&, const TerritoryClaimed&) = default;
};
// A go of the initial placement.
struct PlacementBegan {
    Seat seat;
    std::uint16_t armies;
    friend constexpr bool operator==(const PlacementBegan&, const PlacementBegan&) = default;
};
template <template <typename> typename Box>
struct BasicColoursGiven {
    Seat seat;
    Box<PerSeat<Colour>> colours;
    friend constexpr bool operator==(const BasicColoursGiven&, const BasicColoursGiven&) = default;
};

// All have given: the Kingmaker cards a seat holds now, by colour.
template <template <typename> typename Box>
struct BasicColoursReceived {
    Seat seat;
    Box<std::array<std::uint8_t, colour_count>> cards;
    friend constexpr bool operator==(const BasicColoursReceived&, const BasicColoursReceived&) =
        default;
};

}  // namespace kamchatka
