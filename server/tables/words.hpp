// tidy: table
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
enum class StandIn : std::uint8_t { bot, neutral };

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
struct Spelling<server::TableState> {
    static constexpr std::string_view kind = "state of a table";
    static constexpr std::string_view type = "TableState";
    static constexpr Words<4> words{"lobby", "playing", "ended", "abandoned"};
    static constexpr server::TableState last = server::TableState::abandoned;
};
template <>
struct Spelling<server::SeatKind> {
    static constexpr std::string_view kind = "kind of seat";
    static constexpr std::string_view type = "SeatKind";
    static constexpr Words<4> words{"player", "bot", "open", "closed"};
    static constexpr server::SeatKind last = server::SeatKind::closed;
};
template <>
struct Spelling<server::SeatWish> {
    static constexpr std::string_view kind = "kind of seat";
    static constexpr std::string_view type = "SeatWish";
    static constexpr Words<4> words{"me", "open", "bot", "closed"};
    static constexpr server::SeatWish last = server::SeatWish::closed;
};
template <>
struct Spelling<server::Visibility> {
    static constexpr std::string_view kind = "visibility";
    static constexpr std::string_view type = "Visibility";
    static constexpr Words<2> words{"public", "private"};
    static constexpr server::Visibility last = server::Visibility::private_;
};
template <>
struct Spelling<server::ClockKind> {
    static constexpr std::string_view kind = "kind of clock";
    static constexpr std::string_view type = "ClockKind";
    static constexpr Words<4> words{"none", "table", "bank", "turn"};
    static constexpr server::ClockKind last = server::ClockKind::turn;
};
template <>
struct Spelling<server::ClockWarning> {
    static constexpr std::string_view kind = "warning of a clock";
    static constexpr std::string_view type = "ClockWarning";
    static constexpr Words<4> words{"ten_minutes", "five_minutes", "one_minute", "ten_seconds"};
    static constexpr server::ClockWarning last = server::ClockWarning::ten_seconds;
};
template <>
struct Spelling<server::StandIn> {
    static constexpr std::string_view kind = "stand-in";
    static constexpr std::string_view type = "StandIn";
    static constexpr Words<2> words{"bot", "neutral"};
    static constexpr server::StandIn last = server::StandIn::neutral;
};
template <>
struct Spelling<server::Phrase> {
    static constexpr std::string_view kind = "phrase";
    static constexpr std::string_view type = "Phrase";
    static constexpr Words<13> words{
        "ciao",
        "buona_fortuna",
        "bravo",
        "che_sfortuna",
        "grazie",
        "scusa",
        "bella_partita",
        "rivincita",
        "aspetta",
        "tocca_a_te",
        "torno_subito",
        "sono_tornato",
        "problema_tecnico"};
    static constexpr server::Phrase last = server::Phrase::problema_tecnico;
};

}  // namespace kamchatka::codec
