// What an actor may ask for. Dice, deals and draws are actions of Chance; time and rulings are
// actions of the Arbiter. An action says only what the actor decides, never its consequences.
#pragma once

#include "engine/cards.hpp"
#include "engine/ids.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>

namespace kamchatka {

struct Chance {
    friend constexpr bool operator==(Chance, Chance) = default;
};
struct Arbiter {
    friend constexpr bool operator==(Arbiter, Arbiter) = default;
};
using Actor = std::variant<Seat, Chance, Arbiter>;

// 1 to 6 each, in the order they fell; unused places are 0.
using DiceThree = std::array<std::uint8_t, 3>;
using DicePair = std::array<std::uint8_t, 2>;

using Digest = std::array<std::uint8_t, 32>;   // a SHA-256 hash, or the seed behind one
using Entropy = std::array<std::uint8_t, 16>;  // what a seat adds to the seed

// How the seats add to a seed that was promised, where it is not what games did at first: each said
// its bytes as it pleased, and the last to speak knew those of the others.
enum class Scheme : std::uint8_t {
    promises,  // each says the hash of its bytes, then all show them
};

// --- Chance

// The commitment is the hash of the seed; all zero when the dice are real ones, typed in.
struct StartGame {
    Digest commitment;
    std::optional<Scheme> scheme = {};
    friend constexpr bool operator==(const StartGame&, const StartGame&) = default;
};
// What follows from the seed in the place of what a seat did not add.
struct SupplyEntropy {
    Seat seat;
    Entropy entropy;
    friend constexpr bool operator==(const SupplyEntropy&, const SupplyEntropy&) = default;
};
// The next seat's roll for the order of play or, at the end, between equals.
struct RollForPlace {
    DiceThree dice;
    friend constexpr bool operator==(const RollForPlace&, const RollForPlace&) = default;
};
struct DealObjective {
    Objective objective;
    friend constexpr bool operator==(const DealObjective&, const DealObjective&) = default;
};
struct DealTerritory {
    Territory territory;
    friend constexpr bool operator==(const DealTerritory&, const DealTerritory&) = default;
};
struct RollDice {
    DiceThree attack;
    DiceThree defence;
    friend constexpr bool operator==(const RollDice&, const RollDice&) = default;
};
// One card of an eliminated seat, when the hand limit leaves no room for all.
struct TakeCard {
    Card card;
    friend constexpr bool operator==(const TakeCard&, const TakeCard&) = default;
};
struct DrawCard {
    Card card;
    friend constexpr bool operator==(const DrawCard&, const DrawCard&) = default;
};
struct RollClosing {
    DicePair dice;
    friend constexpr bool operator==(const RollClosing&, const RollClosing&) = default;
};
struct RevealSeed {
    Digest seed;
    friend constexpr bool operator==(const RevealSeed&, const RevealSeed&) = default;
};

// --- A seat

// The hash of what the seat will add to the seed.
struct Promise {
    Digest hash;
    friend constexpr bool operator==(const Promise&, const Promise&) = default;
};
// Promises nothing, or does not show what it promised: the seed supplies it.
struct Abstain {
    friend constexpr bool operator==(const Abstain&, const Abstain&) = default;
};
struct Contribute {
    Entropy entropy;
    friend constexpr bool operator==(const Contribute&, const Contribute&) = default;
};
struct ChooseColour {
    Colour colour;
    friend constexpr bool operator==(const ChooseColour&, const ChooseColour&) = default;
};
struct ClaimTerritory {
    Territory territory;
    friend constexpr bool operator==(const ClaimTerritory&, const ClaimTerritory&) = default;
};
struct PlaceArmies {
    Territory territory;
    std::uint16_t armies;
    friend constexpr bool operator==(const PlaceArmies&, const PlaceArmies&) = default;
};
struct TakeBackArmies {
    Territory territory;
    std::uint16_t armies;
    friend constexpr bool operator==(const TakeBackArmies&, const TakeBackArmies&) = default;
};
struct BuildCentre {
    Territory territory;
    friend constexpr bool operator==(const BuildCentre&, const BuildCentre&) = default;
};
// Kingmaker: the colour card given to each seat; the one for the giver himself is the one he keeps.
// Seats that are not at the table get red, which means nothing there.
struct GiveColours {
    PerSeat<Colour> colours;
    friend constexpr bool operator==(const GiveColours&, const GiveColours&) = default;
};
struct PlayTris {
    Three cards;
    friend constexpr bool operator==(const PlayTris&, const PlayTris&) = default;
};
struct PlayChallengeCard {
    friend constexpr bool operator==(const PlayChallengeCard&, const PlayChallengeCard&) = default;
};
struct Attack {
    Territory from;
    Territory to;
    std::uint8_t dice;
    friend constexpr bool operator==(const Attack&, const Attack&) = default;
};
struct Defend {
    std::uint8_t dice;
    friend constexpr bool operator==(const Defend&, const Defend&) = default;
};
struct Occupy {
    std::uint16_t armies;
    friend constexpr bool operator==(const Occupy&, const Occupy&) = default;
};
struct Transfer {
    Territory from;
    Territory to;
    std::uint16_t armies;
    friend constexpr bool operator==(const Transfer&, const Transfer&) = default;
};
struct EndTurn {
    friend constexpr bool operator==(const EndTurn&, const EndTurn&) = default;
};
// Kingmaker: the colour whose cards are turned up at the final count.
struct ShowColour {
    Colour colour;
    friend constexpr bool operator==(const ShowColour&, const ShowColour&) = default;
};

// --- A seat for itself, or the arbiter

struct Withdraw {
    Seat seat;
    friend constexpr bool operator==(const Withdraw&, const Withdraw&) = default;
};

// --- The arbiter

struct Exclude {
    Seat seat;
    friend constexpr bool operator==(const Exclude&, const Exclude&) = default;
};
struct CallTime {
    friend constexpr bool operator==(const CallTime&, const CallTime&) = default;
};
struct RemoveArmies {
    Territory territory;
    std::uint16_t armies;
    friend constexpr bool operator==(const RemoveArmies&, const RemoveArmies&) = default;
};
struct SetArmyCap {
    Seat seat;
    std::uint16_t armies;
    friend constexpr bool operator==(const SetArmyCap&, const SetArmyCap&) = default;
};

using Action = std::variant<
    StartGame,
    SupplyEntropy,
    RollForPlace,
    DealObjective,
    DealTerritory,
    RollDice,
    TakeCard,
    DrawCard,
    RollClosing,
    RevealSeed,
    Promise,
    Abstain,
    Contribute,
    ChooseColour,
    ClaimTerritory,
    PlaceArmies,
    TakeBackArmies,
    BuildCentre,
    GiveColours,
    PlayTris,
    PlayChallengeCard,
    Attack,
    Defend,
    Occupy,
    Transfer,
    EndTurn,
    ShowColour,
    Withdraw,
    Exclude,
    CallTime,
    RemoveArmies,
    SetArmyCap>;

// The index of an action's type in the variant.
template <typename A>
inline constexpr std::size_t kind_of = Action{A{}}.index();

}  // namespace kamchatka
