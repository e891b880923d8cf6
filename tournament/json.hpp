// Tournaments as JSON: the file that is the tournament, formats to edit by hand, standings to
// publish (docs/tournaments.md). Scores are strings, for a JSON number would round them.
#pragma once

#include "codec/parse_error.hpp"
#include "tournament/event.hpp"
#include "tournament/ranking/standings.hpp"
#include "tournament/ranking/yearly.hpp"

#include <boost/json.hpp>

#include <span>
#include <string>
#include <string_view>

namespace kamchatka::tournament {

namespace json = boost::json;

json::object to_json(const Format& format);
codec::Parsed<Format> read_format(const json::value& value);

json::object to_json(const Event& event);  // {"type":"renounced","player":7}
codec::Parsed<Event> read_event(const json::value& value);

// {"kamchatka_tournament":1,"journal":[...]}; an entry a line.
std::string write_tournament(std::span<const Entry> journal);
// Refuses what is not well formed, and a journal that could not have come about.
codec::Parsed<Journal> read_tournament(std::string_view text);

// The ranking of the whole once it is final, teams, the standings of the first stage with what they
// are, penalties and how ties at a cut were settled; with names.
json::object standings_json(const State& state, Readers readers);

// What the yearly ranking keeps of an event; events are read back from a list of them.
RankedEvent ranked_event(const State& state);
json::object to_json(const RankedEvent& event);
codec::Parsed<std::vector<RankedEvent>> read_ranked_events(const json::value& value);
json::array to_json(std::span<const YearlyRow> rows, std::span<const RankedEvent> events);

}  // namespace kamchatka::tournament
