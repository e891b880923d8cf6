#include "record/record_json.hpp"

#include "record/board_json.hpp"
#include "record/codecs.hpp"
#include "record/detail/replay.hpp"
#include "record/knobs/house_rules.hpp"
#include "record/knobs/knobs.hpp"
#include "record/text/record_text.hpp"

namespace kamchatka::record {

json::object to_json(const Lexicon& lexicon, const Step& step) {
    json::array events;
    for (const Event& event : step.events) events.push_back(to_json(lexicon, event));
    return {
        {"actor", spell(step.actor)},
        {"action", to_json(lexicon, step.action)},
        {"events", std::move(events)},
    };
}

json::object to_json(const Record& record) {
    const Rules rules = rules_of(record);
    const Lexicon lexicon{rules, record.seat_count};
    json::object players;
    for (const Seat seat : SeatSet::first(record.seat_count)) {
        if (!record.players[seat].empty()) players[spell(seat)] = record.players[seat];
    }
    json::object tags;
    for (const Tag& tag : record.tags) tags[tag.name] = tag.value;
    json::array steps;
    State state = first_state(record);
    for (const Step& step : record.steps) {
        json::object object = to_json(lexicon, step);
        for (const Event& event : step.events) evolve(state, event);
        if (turn_started(step.events) != nullptr) object["state"] = hex(digest(state));
        steps.push_back(std::move(object));
    }
    json::object document{
        {"format", "kamchatka-record"},
        {"version", format_version},
        {"ruleset", write_ruleset(record.set)},
        {"ruleset_digest", hex(digest(record.set))},
    };
    if (record.board) document["board"] = board_json(*record.board);
    document["seats"] = std::uint64_t{record.seat_count};
    document["players"] = std::move(players);
    document["tags"] = std::move(tags);
    if (record.position) document["position"] = to_json(rules, *record.position);
    document["steps"] = std::move(steps);
    return document;
}

Parsed<Reading> read_any(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || text[first] != '{') return read_text(text);
    const auto value = parse_json(text);
    if (!value) return value.error();
    return read_json(*value);
}

}  // namespace kamchatka::record
