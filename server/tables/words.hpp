// The words of tables: enumerators that travel as strings, spelled as record/spelling.hpp does.
#pragma once

#include "record/spelling.hpp"
#include "store/rows.hpp"

#include <cstdint>

namespace kamchatka::server {

// Stored as they are told.
using TableState = store::TableState;
using SeatKind = store::SeatKind;

// What is asked of a seat: `me` is whoever asks.
enum class SeatWish : std::uint8_t { me, open, bot, closed };

enum class Visibility : std::uint8_t { public_, private_ };

enum class ClockKind : std::uint8_t {
    none,
    table,  // the ruleset's minutes, then time is called
    bank,   // so long for each seat in all, with an increment for each turn
    turn,   // so long for each turn
};

// The most urgent mark that a clock in force has passed.
enum class ClockWarning : std::uint8_t { ten_minutes, five_minutes, one_minute, ten_seconds };

// Who plays for a seat that ran out of time or left.
enum class StandIn : std::uint8_t {
    bot,
    neutral,
    nobody,  // of tournaments: the table waits, and wants the judge
};

// Why a table where nobody plays for anybody waits for a seat.
enum class Wait : std::uint8_t { absent, time };

// How it stands with a seat that wants the judge.
enum class CallState : std::uint8_t { called, answered };

// How long bots wait, so that people can follow.
enum class BotPace : std::uint8_t { slow, normal, instant };

// Things one may say without typing; the technical ones also after silence was asked for.
enum class Phrase : std::uint8_t {
    ciao,
    buona_fortuna,
    bravo,
    che_sfortuna,
    grazie,
    scusa,
    bella_partita,
    rivincita,
    aspetta,
    tocca_a_te,
    torno_subito,
    sono_tornato,
    problema_tecnico,
};

}  // namespace kamchatka::server

namespace kamchatka::codec {

template <>
inline constexpr Noun noun<server::TableState>{.kind = "state of a table", .type = "TableState"};
template <>
inline constexpr Noun noun<server::SeatKind>{.kind = "kind of seat", .type = "SeatKind"};
template <>
inline constexpr Noun noun<server::SeatWish>{.kind = "kind of seat", .type = "SeatWish"};
template <>
inline constexpr Noun noun<server::Visibility>{.kind = "visibility", .type = "Visibility"};
template <>
inline constexpr Noun noun<server::ClockKind>{.kind = "kind of clock", .type = "ClockKind"};
template <>
inline constexpr Noun noun<server::ClockWarning>{
    .kind = "warning of a clock", .type = "ClockWarning"};
template <>
inline constexpr Noun noun<server::StandIn>{.kind = "stand-in", .type = "StandIn"};
template <>
inline constexpr Noun noun<server::BotPace>{.kind = "pace of bots", .type = "BotPace"};
template <>
inline constexpr Noun noun<server::Wait>{.kind = "reason to wait", .type = "SeatWait"};
template <>
inline constexpr Noun noun<server::CallState>{.kind = "state of a call", .type = "CallState"};
template <>
inline constexpr Noun noun<server::Phrase>{.kind = "phrase", .type = "Phrase"};

}  // namespace kamchatka::codec
