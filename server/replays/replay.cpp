// Entries to records, records to steps.
#include "server/replays/replay.hpp"

#include "codec/visible_text.hpp"
#include "record/json.hpp"
#include "record/knobs/house_rules.hpp"
#include "record/knobs/knobs.hpp"
#include "server/reference/rulesets.hpp"
#include "server/tables/room/game.hpp"
#include "server/tables/room/telling.hpp"

namespace kamchatka::server {
namespace {

std::string date_of(std::int64_t at_ms) {
    const std::time_t seconds = at_ms / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    char text[16];
    const std::size_t length = std::strftime(text, sizeof(text), "%Y-%m-%d", &parts);
    return {text, length};
}

}  // namespace

record::Parsed<record::Record> record_of(
    const Table& table, const Rules& rules, const std::vector<store::Entry>& entries
) {
    record::Record record;
    record.set = rules.set;
    if (rules.set.setup.board != BoardKind::classic) record.board = rules.board;
    record.seat_count = static_cast<std::uint8_t>(table.places.size());
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        const std::string name = table.places[i].name.value_or("");
        if (record::valid_free_text(name)) record.players.items[i] = name;
    }
    record.tags.push_back({"table", table.code});
    if (table.started_ms) record.tags.push_back({"date", date_of(*table.started_ms)});
    const record::Lexicon lexicon{rules, record.seat_count};
    for (const store::Entry& entry : entries) {
        auto body = decode_body(lexicon, entry.body);
        if (!body) return body.error();
        for (record::Step& step : body->batch.steps) record.steps.push_back(std::move(step));
    }
    return record;
}

ReplayAnswer replay_of(const record::Record& record) {
    const Rules rules = record::rules_of(record);
    const record::Lexicon lexicon{rules, record.seat_count};
    ReplayAnswer answer;
    answer.ruleset = record.set.id.view();
    boost::json::object options;
    for (const record::Knob* knob :
         record::differing_knobs(record::base_of(record.set), record.set)) {
        options[knob->name] = knob->get(record.set);
    }
    answer.options.text = boost::json::serialize(options);
    answer.rules = ruleset_detail(rules);
    if (record.board) {
        if (std::string drawing = geometry_of(*record.board); !drawing.empty()) {
            answer.geometry = Written<"unknown">{std::move(drawing)};
        }
    }
    for (std::size_t i = 0; i < record.seat_count; ++i) {
        const auto& name = record.players.items[i];
        answer.players.push_back(codec::visible_text(name) ? name : codec::printable(name));
    }
    answer.view.text = view_json(lexicon, record::first_state(record), Arbiter{});
    return answer;
}

std::vector<ReplayStep> steps_of(const record::Record& record) {
    const Rules rules = record::rules_of(record);
    const record::Lexicon lexicon{rules, record.seat_count};
    std::vector<ReplayStep> steps;
    std::int64_t seq = 1;
    std::vector<Event> events;
    for (std::size_t i = 0; i < record.steps.size(); ++i) {
        const auto& made = record.steps[i].events;
        events.insert(events.end(), made.begin(), made.end());
        const bool last = i + 1 == record.steps.size();
        if (!last && std::holds_alternative<Chance>(record.steps[i + 1].actor)) continue;
        ReplayStep& step = steps.emplace_back();
        step.seq = seq;
        step.events.text = events_json(lexicon, events, Arbiter{});
        seq += std::ssize(events);
        events.clear();
    }
    return steps;
}

std::vector<ReplayStep> steps_of(
    const Table& table, const Rules& rules, const std::vector<store::Entry>& entries
) {
    const record::Lexicon lexicon{rules, static_cast<std::uint8_t>(table.places.size())};
    std::vector<ReplayStep> steps;
    for (const store::Entry& entry : entries) {
        const auto body = decode_body(lexicon, entry.body);
        if (!body) throw std::runtime_error{"the log of a table cannot be read"};
        ReplayStep& step = steps.emplace_back();
        step.seq = entry.seq;
        step.events.text = events_json(lexicon, body->batch.events(), Arbiter{});
        step.at_ms = entry.at_ms;
    }
    return steps;
}

}  // namespace kamchatka::server
