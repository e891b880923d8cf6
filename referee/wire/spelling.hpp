// What the enums of the book are called; the enumerators' own names are their words in it.
#pragma once

#include "codec/spelling.hpp"
#include "referee/sheet.hpp"

namespace kamchatka::codec {

template <>
inline constexpr Noun noun<referee::Role>{.kind = "role", .type = "BookRole"};
template <>
inline constexpr Noun noun<referee::Kind>{.kind = "kind of book", .type = "BookKind"};
template <>
inline constexpr Noun noun<referee::CardFate>{.kind = "fate of a card"};
template <>
inline constexpr Noun noun<referee::ClockChange>{.kind = "change of the clock"};
template <>
inline constexpr Noun noun<referee::Measure>{.kind = "measure", .type = "BookMeasure"};
template <>
inline constexpr Noun noun<referee::Stage>{.kind = "stage", .type = "BookStage"};
template <>
inline constexpr Noun noun<referee::Verdict>{.kind = "verdict", .type = "Verdict"};
template <>
inline constexpr Noun noun<referee::Refused>{
    .kind = "reason", .type = "BookRefused", .list = "bookRefusals"};
template <>
inline constexpr Noun noun<referee::Right>{.kind = "right", .type = "BookRight"};
template <>
inline constexpr Noun noun<referee::AppealOutcome>{
    .kind = "outcome of an appeal", .type = "AppealOutcome"};
template <>
inline constexpr Noun noun<referee::AppealState>{
    .kind = "state of an appeal", .type = "AppealState"};
template <>
inline constexpr Noun noun<referee::Casebook>{.kind = "rulebook"};
template <>
inline constexpr Noun noun<referee::EntryPlace>{.kind = "place of an entry"};

}  // namespace kamchatka::codec

namespace kamchatka::referee {

using codec::read;
using codec::spell;

}  // namespace kamchatka::referee
