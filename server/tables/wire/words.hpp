// The words of tables: enumerators that travel as strings, spelled as record/words/spelling.hpp
// does.
#pragma once

#include "record/words/spelling.hpp"
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
    vote,    // of those who left: the others decide, once they have been waited for
};

// Why a bot plays at the seat of a player.
enum class StandInCause : std::uint8_t {
    time,    // ran out; the turn can be taken back, once
    spent,   // ran out again: the bot finishes the turn
    absent,  // for longer than the table waits
    left,    // of his own accord, or sent away
};

// What somebody would do about a seat whose player is absent.
enum class AbsenceVote : std::uint8_t { wait, bot, neutral };

// Why a table where nobody plays for anybody waits for a seat.
enum class Wait : std::uint8_t { absent, time };

// How it stands with a seat that wants the judge.
enum class CallState : std::uint8_t { called, answered };

// How long bots wait, so that people can follow.
enum class BotPace : std::uint8_t { slow, normal, instant };

// What a bot is asked about in the place of a seat.
enum class Matter : std::uint8_t {
    placement,  // where to place, or what to claim
    turn,       // whatever is asked of the seat now
};

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
inline constexpr Noun noun<server::StandInCause>{
    .kind = "reason for a stand-in", .type = "StandInCause"};
template <>
inline constexpr Noun noun<server::AbsenceVote>{
    .kind = "vote on an absence", .type = "AbsenceVote"};
template <>
inline constexpr Noun noun<server::BotPace>{.kind = "pace of bots", .type = "BotPace"};
template <>
inline constexpr Noun noun<server::Wait>{.kind = "reason to wait", .type = "SeatWait"};
template <>
inline constexpr Noun noun<server::CallState>{.kind = "state of a call", .type = "CallState"};
template <>
inline constexpr Noun noun<server::Matter>{.kind = "matter of a proposal", .type = "Matter"};
template <>
inline constexpr Noun noun<server::Phrase>{.kind = "phrase", .type = "Phrase"};

}  // namespace kamchatka::codec
