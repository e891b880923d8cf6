// What happened: facts in the past tense, complete in themselves, so that evolve() needs no rules.
// Events that hold a secret are written once for both readers: with Secret for the record, with
// Shown for a viewer.
#pragma once

#include "engine/action.hpp"
#include "engine/ids.hpp"
#include "engine/phase.hpp"
#include "engine/secret.hpp"
#include "engine/setup_events.hpp"

#include <cstdint>
#include <variant>

namespace kamchatka {

// --- A turn

struct TurnStarted {
    std::uint32_t round;
    Seat seat;
    friend constexpr bool operator==(const TurnStarted&, const TurnStarted&) = default;
};
struct ReinforcementsReceived {
    Seat seat;
    std::uint16_t for_territories;
    std::uint16_t for_continents;
    std::uint16_t lost;  // above the army cap
    friend constexpr bool operator==(const ReinforcementsReceived&, const ReinforcementsReceived&) =
        default;
};
struct TrisPlayed {
    Seat seat;
    Three cards;
    std::uint16_t armies;
    std::uint16_t lost;  // above the army cap
    friend constexpr bool operator==(const TrisPlayed&, const TrisPlayed&) = default;
};
struct ArmiesPlaced {
    Seat seat;
    Territory territory;
    std::uint16_t armies;
    friend constexpr bool operator==(const ArmiesPlaced&, const ArmiesPlaced&) = default;
};
struct ArmiesTakenBack {
    Seat seat;
    Territory territory;
    std::uint16_t armies;
    friend constexpr bool operator==(const ArmiesTakenBack&, const ArmiesTakenBack&) = default;
};
struct CentreBuilt {
    Seat seat;
    Territory territory;
    std::uint16_t cost;  // armies of the reserve
    friend constexpr bool operator==(const CentreBuilt&, const CentreBuilt&) = default;
};
// Nowhere to place them when the reinforcement ended.
struct ReserveLost {
    Seat seat;
    std::uint16_t armies;
    friend constexpr bool operator==(const ReserveLost&, const ReserveLost&) = default;
};
struct ChallengeCardPlayed {
    Seat seat;
    friend constexpr bool operator==(const ChallengeCardPlayed&, const ChallengeCardPlayed&) =
        default;
};
struct AttackDeclared {
    Territory from;
    Territory to;
    std::uint8_t dice;
    Ties ties;
    friend constexpr bool operator==(const AttackDeclared&, const AttackDeclared&) = default;
};
struct DefenceDeclared {
    std::uint8_t dice;
    friend constexpr bool operator==(const DefenceDeclared&, const DefenceDeclared&) = default;
};
// Each side's dice from highest to lowest.
struct DiceRolled {
    DiceThree attack;
    DiceThree defence;
    friend constexpr bool operator==(const DiceRolled&, const DiceRolled&) = default;
};
struct ArmiesLost {
    Territory territory;
    std::uint16_t armies;
    friend constexpr bool operator==(const ArmiesLost&, const ArmiesLost&) = default;
};
struct TerritoryConquered {
    Territory territory;
    Seat from;
    Seat by;
    friend constexpr bool operator==(const TerritoryConquered&, const TerritoryConquered&) =
        default;
};
struct SeatEliminated {
    Seat seat;
    Seat by;
    friend constexpr bool operator==(const SeatEliminated&, const SeatEliminated&) = default;
};
// The hand limit leaves room for some of the eliminated seat's cards only.
struct CaptureBegan {
    Seat from;
    Seat by;
    std::uint8_t count;
    friend constexpr bool operator==(const CaptureBegan&, const CaptureBegan&) = default;
};
template <template <typename> typename Box>
struct BasicCardsTaken {
    Seat from;
    Seat by;
    std::uint8_t count;
    Box<CardSet> cards;  // both seats see which
    friend constexpr bool operator==(const BasicCardsTaken&, const BasicCardsTaken&) = default;
};
template <template <typename> typename Box>
struct BasicCardsDiscarded {
    Seat from;
    std::uint8_t count;
    Box<CardSet> cards;  // unseen by all but the seat that held them
    friend constexpr bool operator==(const BasicCardsDiscarded&, const BasicCardsDiscarded&) =
        default;
};
// Occupation of a conquered territory.
struct ArmiesMoved {
    Territory from;
    Territory to;
    std::uint16_t armies;
    friend constexpr bool operator==(const ArmiesMoved&, const ArmiesMoved&) = default;
};
// The strategic move that ends the turn.
struct ArmiesTransferred {
    Territory from;
    Territory to;
    std::uint16_t armies;
    friend constexpr bool operator==(const ArmiesTransferred&, const ArmiesTransferred&) = default;
};
// A part of the strategic move that gathers armies in one territory.
struct ArmiesGathered {
    Territory from;
    Territory to;
    std::uint16_t armies;
    friend constexpr bool operator==(const ArmiesGathered&, const ArmiesGathered&) = default;
};
struct TurnEnded {
    Seat seat;
    friend constexpr bool operator==(const TurnEnded&, const TurnEnded&) = default;
};
struct DeckReshuffled {
    friend constexpr bool operator==(const DeckReshuffled&, const DeckReshuffled&) = default;
};
template <template <typename> typename Box>
struct BasicCardDrawn {
    Seat seat;
    Box<Card> card;
    friend constexpr bool operator==(const BasicCardDrawn&, const BasicCardDrawn&) = default;
};
struct CardForgone {
    Seat seat;
    ForgoneBecause because;
    friend constexpr bool operator==(const CardForgone&, const CardForgone&) = default;
};

// --- Ending

struct TimeCalled {
    std::uint32_t last_round;
    friend constexpr bool operator==(const TimeCalled&, const TimeCalled&) = default;
};
struct ClosingBegan {
    Seat anchor;  // the seat at which the closing number rises
    friend constexpr bool operator==(const ClosingBegan&, const ClosingBegan&) = default;
};
struct ClosingRaised {
    std::uint8_t closing_round;  // from 0
    friend constexpr bool operator==(const ClosingRaised&, const ClosingRaised&) = default;
};
// The sdadata slot of a seat that withdrew: no turn, only the roll.
struct SlotReached {
    std::uint32_t round;
    Seat seat;
    friend constexpr bool operator==(const SlotReached&, const SlotReached&) = default;
};
struct ClosingWaived {
    Seat seat;
    friend constexpr bool operator==(const ClosingWaived&, const ClosingWaived&) = default;
};
struct ClosingRolled {
    Seat seat;
    DicePair dice;
    friend constexpr bool operator==(const ClosingRolled&, const ClosingRolled&) = default;
};
struct ObjectiveReached {
    Seat seat;
    friend constexpr bool operator==(const ObjectiveReached&, const ObjectiveReached&) = default;
};
template <template <typename> typename Box>
struct BasicColourPicked {
    Seat seat;
    Box<Colour> colour;
    friend constexpr bool operator==(const BasicColourPicked&, const BasicColourPicked&) = default;
};
// The final count, before Kingmaker cards and rolls between equals.
struct PointsCounted {
    PerSeat<std::uint16_t> points;
    friend constexpr bool operator==(const PointsCounted&, const PointsCounted&) = default;
};
// Kingmaker: all have picked, and the cards are turned up.
struct ColourShown {
    Seat seat;
    Colour colour;
    std::uint8_t cards;
    std::uint16_t points;  // added to the game points
    friend constexpr bool operator==(const ColourShown&, const ColourShown&) = default;
};
struct ObjectiveShown {
    Seat seat;
    Objective objective;
    friend constexpr bool operator==(const ObjectiveShown&, const ObjectiveShown&) = default;
};
struct SeatScored {
    Seat seat;
    std::uint16_t points;  // game points
    std::uint16_t total;   // with those of Kingmaker
    std::uint8_t place;    // from 1; equals share it
    friend constexpr bool operator==(const SeatScored&, const SeatScored&) = default;
};
struct GameEnded {
    Cause cause;
    Seat winner;
    friend constexpr bool operator==(const GameEnded&, const GameEnded&) = default;
};
struct SeedRevealed {
    Digest seed;
    friend constexpr bool operator==(const SeedRevealed&, const SeedRevealed&) = default;
};

// --- The arbiter

struct SeatWithdrawn {
    Seat seat;
    friend constexpr bool operator==(const SeatWithdrawn&, const SeatWithdrawn&) = default;
};
struct SeatExcluded {
    Seat seat;
    friend constexpr bool operator==(const SeatExcluded&, const SeatExcluded&) = default;
};
struct ArmiesRemoved {
    Territory territory;
    std::uint16_t armies;
    friend constexpr bool operator==(const ArmiesRemoved&, const ArmiesRemoved&) = default;
};
struct ArmyCapSet {
    Seat seat;
    std::uint16_t armies;
    friend constexpr bool operator==(const ArmyCapSet&, const ArmyCapSet&) = default;
};

template <template <typename> typename Box>
using BasicEvent = std::variant<
    GameStarted,
    EntropyPromised,
    EntropyForgone,
    EntropyContributed,
    EntropySupplied,
    PhaseBegan,
    PlaceRolled,
    PlacesRanked,
    OrderSettled,
    ColourChosen,
    BasicObjectiveDealt<Box>,
    TerritoryDealt,
    TerritoriesSwapped,
    TerritoryClaimed,
    PlacementBegan,
    BasicColoursGiven<Box>,
    BasicColoursReceived<Box>,
    TurnStarted,
    ReinforcementsReceived,
    TrisPlayed,
    ArmiesPlaced,
    ArmiesTakenBack,
    CentreBuilt,
    ReserveLost,
    ChallengeCardPlayed,
    AttackDeclared,
    DefenceDeclared,
    DiceRolled,
    ArmiesLost,
    TerritoryConquered,
    SeatEliminated,
    CaptureBegan,
    BasicCardsTaken<Box>,
    BasicCardsDiscarded<Box>,
    ArmiesMoved,
    ArmiesTransferred,
    ArmiesGathered,
    TurnEnded,
    DeckReshuffled,
    BasicCardDrawn<Box>,
    CardForgone,
    TimeCalled,
    ClosingBegan,
    ClosingRaised,
    SlotReached,
    ClosingWaived,
    ClosingRolled,
    ObjectiveReached,
    PointsCounted,
    BasicColourPicked<Box>,
    ColourShown,
    ObjectiveShown,
    SeatScored,
    GameEnded,
    SeedRevealed,
    SeatWithdrawn,
    SeatExcluded,
    ArmiesRemoved,
    ArmyCapSet>;

using Event = BasicEvent<Secret>;
using SeenEvent = BasicEvent<Shown>;

using ObjectiveDealt = BasicObjectiveDealt<Secret>;
using ColoursGiven = BasicColoursGiven<Secret>;
using ColoursReceived = BasicColoursReceived<Secret>;
using CardsTaken = BasicCardsTaken<Secret>;
using CardsDiscarded = BasicCardsDiscarded<Secret>;
using CardDrawn = BasicCardDrawn<Secret>;
using ColourPicked = BasicColourPicked<Secret>;

}  // namespace kamchatka
