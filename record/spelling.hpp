// One spelling everywhere: the word for an enumerator in text, JSON, logs and documents is its own
// name.
#pragma once

#include "engine/action.hpp"
#include "engine/cards.hpp"
#include "engine/event.hpp"
#include "engine/rejection.hpp"
#include "engine/ruleset.hpp"
#include "engine/state.hpp"
#include "engine/view.hpp"
#include "record/detail/enumerators.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <string_view>

namespace kamchatka::record {

template <std::size_t N>
using Words = std::array<std::string_view, N>;

// What one of an enum is called in a message; the enum's words follow from its enumerators.
template <typename E>
inline constexpr std::string_view noun;

template <>
inline constexpr std::string_view noun<Seat> = "seat";
template <>
inline constexpr std::string_view noun<Colour> = "colour";
template <>
inline constexpr std::string_view noun<Arm> = "arm";
template <>
inline constexpr std::string_view noun<Tris> = "tris";
template <>
inline constexpr std::string_view noun<Phase> = "phase";
template <>
inline constexpr std::string_view noun<Ties> = "rule for ties";
template <>
inline constexpr std::string_view noun<ForgoneBecause> = "reason";
template <>
inline constexpr std::string_view noun<Cause> = "cause";
template <>
inline constexpr std::string_view noun<Standing> = "standing";
template <>
inline constexpr std::string_view noun<ChallengeCard> = "state of the Challenge card";
template <>
inline constexpr std::string_view noun<Rejection> = "rejection";

// --- The choices of a ruleset

template <>
inline constexpr std::string_view noun<OrderOfPlay> = "order of play";
template <>
inline constexpr std::string_view noun<BoardKind> = "kind of board";
template <>
inline constexpr std::string_view noun<Territories> = "way to the territories";
template <>
inline constexpr std::string_view noun<ColourChoice> = "time for the colours";
template <>
inline constexpr std::string_view noun<CardDeck> = "deck of cards";
template <>
inline constexpr std::string_view noun<ObjectivesDealt> = "time for the objectives";
template <>
inline constexpr std::string_view noun<ObjectiveDeck> = "objective deck";
template <>
inline constexpr std::string_view noun<DealLimit> = "deal limit";
template <>
inline constexpr std::string_view noun<TrisTime> = "time for a tris";
template <>
inline constexpr std::string_view noun<TakeBack> = "rule for taking back";
template <>
inline constexpr std::string_view noun<Dice> = "rule for dice";
template <>
inline constexpr std::string_view noun<FewerDice> = "rule for fewer dice";
template <>
inline constexpr std::string_view noun<ShortOccupation> = "rule for a short occupation";
template <>
inline constexpr std::string_view noun<GarrisonFor> = "kind of movement";
template <>
inline constexpr std::string_view noun<Transfers> = "rule for transfers";
template <>
inline constexpr std::string_view noun<Switch> = "switch";
template <>
inline constexpr std::string_view noun<ClockStart> = "start of the clock";
template <>
inline constexpr std::string_view noun<ClosingRound> = "beginning of a closing round";
template <>
inline constexpr std::string_view noun<PublicGoal> = "public goal";
template <>
inline constexpr std::string_view noun<TieBreak> = "tie-break";

// For each enum: the noun, its words, and its last enumerator.
template <typename E>
struct Spelling;

template <typename E>
requires(!noun<E>.empty()) struct Spelling<E> {
    static constexpr std::string_view kind = noun<E>;
    static constexpr auto words = enumerator_names<E>;
    static constexpr E last = id_of<E>(words.size() - 1);
};

// An enum with a Spelling.
template <typename E>
concept Spelled = requires {
    Spelling<E>::words.size();
};

template <Spelled E>
constexpr std::string_view spell(E value) {
    static_assert(index(Spelling<E>::last) + 1 == Spelling<E>::words.size(), "a word is missing");
    assert(index(value) < Spelling<E>::words.size());
    return Spelling<E>::words[index(value)];
}

template <Spelled E>
constexpr std::optional<E> read(std::string_view word) {
    const auto& words = Spelling<E>::words;
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return std::nullopt;
    return id_of<E>(static_cast<std::size_t>(found - words.begin()));
}

// s1 to s6, chance, arbiter.
std::string_view spell(const Actor& actor);
std::optional<Actor> read_actor(std::string_view word);

// s1 to s6, spectator, arbiter.
std::string_view spell(const Viewer& viewer);
std::optional<Viewer> read_viewer(std::string_view word);

}  // namespace kamchatka::record
