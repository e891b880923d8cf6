// One spelling everywhere: the word for an enumerator in text, JSON, logs and documents is its own
// name.
#pragma once

#include "codec/spelling.hpp"
#include "engine/action.hpp"
#include "engine/cards.hpp"
#include "engine/event.hpp"
#include "engine/rejection.hpp"
#include "engine/ruleset.hpp"
#include "engine/state.hpp"
#include "engine/view.hpp"

#include <optional>
#include <string_view>

namespace kamchatka::codec {

template <>
inline constexpr Noun noun<Seat>{.kind = "seat", .type = "Seat"};
template <>
inline constexpr Noun noun<Colour>{.kind = "colour", .type = "Colour"};
template <>
inline constexpr Noun noun<Arm>{.kind = "arm", .type = "Arm"};
template <>
inline constexpr Noun noun<Tris>{.kind = "tris", .type = "Tris", .list = "trisKinds"};
template <>
inline constexpr Noun noun<Phase>{.kind = "phase", .type = "Phase"};
template <>
inline constexpr Noun noun<Scheme>{.kind = "scheme of the seed", .type = "Scheme"};
template <>
inline constexpr Noun noun<Ties>{.kind = "rule for ties", .type = "Ties", .list = "tiesRules"};
template <>
inline constexpr Noun noun<ForgoneBecause>{
    .kind = "reason", .type = "ForgoneBecause", .list = "forgoneReasons"};
template <>
inline constexpr Noun noun<Cause>{.kind = "cause", .type = "Cause"};
template <>
inline constexpr Noun noun<Standing>{.kind = "standing", .type = "Standing"};
template <>
inline constexpr Noun noun<ChallengeCard>{
    .kind = "state of the Challenge card", .type = "ChallengeCard", .list = "challengeCardStates"};
template <>
inline constexpr Noun noun<Rejection>{.kind = "rejection", .type = "Rejection"};

// --- The choices of a ruleset

template <>
inline constexpr Noun noun<OrderOfPlay>{.kind = "order of play"};
template <>
inline constexpr Noun noun<BoardKind>{.kind = "kind of board", .type = "BoardKind"};
template <>
inline constexpr Noun noun<Territories>{.kind = "way to the territories"};
template <>
inline constexpr Noun noun<ColourChoice>{.kind = "time for the colours"};
template <>
inline constexpr Noun noun<CardDeck>{.kind = "deck of cards"};
template <>
inline constexpr Noun noun<ObjectivesDealt>{.kind = "time for the objectives"};
template <>
inline constexpr Noun noun<ObjectiveDeck>{.kind = "objective deck"};
template <>
inline constexpr Noun noun<DealLimit>{.kind = "deal limit"};
template <>
inline constexpr Noun noun<TrisTime>{.kind = "time for a tris"};
template <>
inline constexpr Noun noun<TakeBack>{.kind = "rule for taking back"};
template <>
inline constexpr Noun noun<Dice>{.kind = "rule for dice"};
template <>
inline constexpr Noun noun<FewerDice>{.kind = "rule for fewer dice"};
template <>
inline constexpr Noun noun<ShortOccupation>{.kind = "rule for a short occupation"};
template <>
inline constexpr Noun noun<GarrisonFor>{.kind = "kind of movement"};
template <>
inline constexpr Noun noun<Transfers>{.kind = "rule for transfers"};
template <>
inline constexpr Noun noun<Switch>{.kind = "switch"};
template <>
inline constexpr Noun noun<ClockStart>{.kind = "start of the clock"};
template <>
inline constexpr Noun noun<ClosingRound>{.kind = "beginning of a closing round"};
template <>
inline constexpr Noun noun<PublicGoal>{.kind = "public goal"};
template <>
inline constexpr Noun noun<TieBreak>{.kind = "tie-break", .type = "TieBreak"};

}  // namespace kamchatka::codec

namespace kamchatka::record {

using codec::read;
using codec::spell;
using codec::Spelled;
using codec::Spelling;

// s1 to s6, chance, arbiter.
std::string_view spell(const Actor& actor);
std::optional<Actor> read_actor(std::string_view word);

// s1 to s6, spectator, arbiter.
std::string_view spell(const Viewer& viewer);
std::optional<Viewer> read_viewer(std::string_view word);

}  // namespace kamchatka::record
