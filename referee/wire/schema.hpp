// tidy: table
// The fields of the judge's book: entries, their notes and what they are made of. docs/companion.md
// is the format; what a reader forgives was once left out by a page.
#pragma once

#include "record/codecs.hpp"
#include "referee/entry.hpp"
#include "referee/wire/spelling.hpp"

namespace kamchatka::codec {

// As a house rule: an id, and the knobs it turns.
template <>
struct Writer<Ruleset, Lexicon> {
    static void write(ValueSink& out, const Lexicon&, const Ruleset& set);
};
template <>
struct Reader<Ruleset, Lexicon> {
    static Fault read(const Lexicon&, const json::value& value, Ruleset& out);
};
template <>
struct Described<Ruleset, Lexicon> {
    static constexpr Description value{
        .form = Form::elsewhere, .typescript = "{ readonly id: string }"};
};

template <>
inline constexpr auto schema<referee::Author> = shape(
    "book_author", Field{"name", &referee::Author::name}, Field{"role", &referee::Author::role}
);
template <>
inline constexpr auto schema<referee::Sitter> = shape(
    "book_sitter", Field{"name", &referee::Sitter::name}, Field{"colour", &referee::Sitter::colour}
);
template <>
inline constexpr auto schema<referee::TournamentTable> = shape(
    "book_desk",
    Field{"code", &referee::TournamentTable::code},
    Field{"round", &referee::TournamentTable::round},
    Field{"table", &referee::TournamentTable::table}
);
template <>
inline constexpr auto schema<referee::Face> =
    shape("book_face", Field{"draw", &referee::Face::draw}, Field{"card", &referee::Face::card});
template <>
inline constexpr auto schema<referee::GivenAnswer> = shape(
    "book_answer",
    Field{"id", &referee::GivenAnswer::id},
    Field{"value", &referee::GivenAnswer::value}
);
template <>
inline constexpr auto schema<referee::Consequence> = shape(
    "book_consequence",
    Field{"verdict", &referee::Consequence::verdict},
    Field{"armies", &referee::Consequence::armies},
    Field{"from_placed", &referee::Consequence::from_placed},
    Field{"cap", &referee::Consequence::cap},
    Field{"choices", &referee::Consequence::choices},
    Field{"warnings", &referee::Consequence::warnings}
);
template <>
inline constexpr auto schema<referee::CountedTerritory> = shape(
    "counted_territory",
    Field{"owner", &referee::CountedTerritory::owner},
    Field{"armies", &referee::CountedTerritory::armies}
);

// --- Notes

template <>
inline constexpr auto schema<referee::Opened> = shape(
    "opened",
    Field{"kind", &referee::Opened::kind},
    Field{"ruleset", &referee::Opened::set},
    Field{"seats", &referee::Opened::seats, Presence::forgiven},
    Field{"title", &referee::Opened::title},
    Field{"desk", &referee::Opened::desk, Presence::when_present_or_null}
);
template <>
inline constexpr auto schema<referee::Played> = shape(
    "played",
    Field{"actions", &referee::Played::actions, Presence::forgiven},
    Field{"faces", &referee::Played::faces, Presence::when_present}
);
template <>
inline constexpr auto schema<referee::CardNoted> =
    shape("card_noted", Field{"fate", &referee::CardNoted::fate});
template <>
inline constexpr auto schema<referee::ClockChanged> = shape(
    "clock_changed",
    Field{"change", &referee::ClockChanged::change},
    Field{"minutes", &referee::ClockChanged::minutes},
    Field{"reason", &referee::ClockChanged::reason, Presence::when_present}
);
template <>
inline constexpr auto schema<referee::TurnPassed> =
    shape("turn_passed", Field{"conquests", &referee::TurnPassed::conquests});
template <>
inline constexpr auto schema<referee::SeatFell> =
    shape("seat_fell", Field{"seat", &referee::SeatFell::seat});
template <>
inline constexpr auto schema<referee::Ruled> = shape(
    "ruled",
    Field{"ruling", &referee::Ruled::ruling},
    Field{"answers", &referee::Ruled::answers, Presence::forgiven},
    Field{"seat", &referee::Ruled::seat, Presence::when_present_or_null},
    Field{"territory", &referee::Ruled::territory, Presence::when_present_or_null},
    Field{"note", &referee::Ruled::note},
    Field{"consequence", &referee::Ruled::consequence, Presence::defaulted},
    Field{"removal", &referee::Ruled::removal, Presence::defaulted},
    Field{"struck", &referee::Ruled::struck, Presence::defaulted_or_null},
    Field{"edition", &referee::Ruled::edition, Presence::defaulted}
);
template <>
inline constexpr auto schema<referee::Disciplined> = shape(
    "disciplined",
    Field{"seat", &referee::Disciplined::seat},
    Field{"measure", &referee::Disciplined::measure},
    Field{"reason", &referee::Disciplined::reason}
);
template <>
inline constexpr auto schema<referee::Remarked> =
    shape("remarked", Field{"text", &referee::Remarked::text});
template <>
inline constexpr auto schema<referee::Undone> =
    shape("undone", Field{"count", &referee::Undone::count});
template <>
inline constexpr auto schema<referee::BoardCounted> = shape(
    "board_counted",
    Field{"territories", &referee::BoardCounted::territories},
    Field{"cards", &referee::BoardCounted::cards, Presence::forgiven}
);
template <>
inline constexpr auto schema<referee::ObjectiveTurned> = shape(
    "objective_turned",
    Field{"seat", &referee::ObjectiveTurned::seat},
    Field{"objective", &referee::ObjectiveTurned::objective}
);
template <>
inline constexpr auto schema<referee::ObjectiveDeclared> = shape(
    "objective_declared",
    Field{"seat", &referee::ObjectiveDeclared::seat},
    Field{"objective", &referee::ObjectiveDeclared::objective}
);
template <>
inline constexpr auto schema<referee::GameStopped> = shape("game_stopped");
template <>
inline constexpr auto schema<referee::Signed> = shape("signed");
template <>
inline constexpr auto schema<referee::Reopened> =
    shape("reopened", Field{"reason", &referee::Reopened::reason});

template <>
inline constexpr auto schema<referee::TerritoryRealigned> = shape(
    "territory_realigned",
    Field{"territory", &referee::TerritoryRealigned::territory},
    Field{"owner", &referee::TerritoryRealigned::owner},
    Field{"armies", &referee::TerritoryRealigned::armies},
    Field{"reason", &referee::TerritoryRealigned::reason, Presence::when_present}
);
template <>
inline constexpr auto schema<referee::Appealed> = shape(
    "appealed",
    Field{"ruling", &referee::Appealed::ruling},
    Field{"seat", &referee::Appealed::seat, Presence::when_present_or_null},
    Field{"reason", &referee::Appealed::reason}
);
template <>
inline constexpr auto schema<referee::AppealSettled> = shape(
    "appeal_settled",
    Field{"appeal", &referee::AppealSettled::appeal},
    Field{"outcome", &referee::AppealSettled::outcome},
    Field{"reason", &referee::AppealSettled::reason},
    Field{"struck", &referee::AppealSettled::struck, Presence::defaulted}
);

template <>
inline constexpr auto schema<referee::OrderRolled> =
    shape("order_rolled", Field{"order", &referee::OrderRolled::order});
template <>
inline constexpr auto schema<referee::ObjectiveWritten> = shape(
    "objective_written",
    Field{"id", &referee::ObjectiveWritten::id},
    Field{"title", &referee::ObjectiveWritten::title},
    Field{"territories", &referee::ObjectiveWritten::territories}
);

template <>
inline constexpr UnionNoun union_noun<referee::Note>{.kind = "kind of entry", .type = "BookNote"};
static_assert(Complete<referee::Note>::value, "a note has no schema");

template <>
inline constexpr auto schema<referee::Entry> = shape(
    "book_entry",
    Field{"seq", &referee::Entry::seq},
    Field{"ref", &referee::Entry::ref},
    Field{"at", &referee::Entry::at},
    Field{"by", &referee::Entry::by},
    Field{"note", &referee::Entry::note}
);

}  // namespace kamchatka::codec
