#include "record/text/record_text.hpp"

#include "record/board_json.hpp"
#include "record/detail/atoms.hpp"
#include "record/detail/replay.hpp"
#include "record/json.hpp"
#include "record/knobs/house_rules.hpp"
#include "record/knobs/knobs.hpp"
#include "record/text/text.hpp"

namespace kamchatka::record {
namespace {

constexpr std::string_view indent = "    ";

std::string in_quotes(std::string_view text) {
    std::string quoted_text = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\') quoted_text += '\\';
        quoted_text += letter;
    }
    return quoted_text + '"';
}

std::string ruleset_lines(const Ruleset& set) {
    const Ruleset& base = base_of(set);
    const std::string id{set.id.view()};
    std::string lines = "ruleset " + id + ' ' + hex(digest(set)) + '\n';
    if (set.id != base.id) lines += "base " + std::string{base.id.view()} + '\n';
    for (const Knob* knob : differing_knobs(set, base)) {
        lines += "set " + std::string{knob->name} + ' ' + knob_text(*knob, set) + '\n';
    }
    return lines;
}

std::string header(const Record& record, const Rules& rules) {
    std::string lines = "kamchatka-record " + std::to_string(format_version) + '\n';
    lines += ruleset_lines(record.set);
    if (record.board) lines += "board " + json::serialize(board_json(*record.board)) + '\n';
    lines += "seats " + std::to_string(record.seat_count) + '\n';
    for (const Seat seat : SeatSet::first(record.seat_count)) {
        if (record.players[seat].empty()) continue;
        lines +=
            "player " + std::string{spell(seat)} + ' ' + in_quotes(record.players[seat]) + '\n';
    }
    for (const Tag& tag : record.tags)
        lines += "tag " + tag.name + ' ' + in_quotes(tag.value) + '\n';
    if (record.position) {
        lines += "position " + json::serialize(to_json(rules, *record.position)) + '\n';
    }
    return lines + '\n';
}

}  // namespace

Scribe::Scribe(const Record& record) : rules_{rules_of(record)}, state_{first_state(record)} {
    opening_ = header(record, rules_);
}

std::string Scribe::opening() const { return opening_; }

std::string Scribe::step(const Step& step) {
    const Lexicon lexicon{rules_, state_.seat_count};
    ++step_count_;
    std::string lines = std::to_string(step_count_) + ' ' + std::string{spell(step.actor)} + ' ' +
        to_text(lexicon, step.action) + '\n';
    for (const Event& event : step.events) {
        lines += std::string{indent} + to_text(lexicon, event) + '\n';
        evolve(state_, event);
    }
    if (const TurnStarted* turn = turn_started(step.events)) {
        lines += "turn " + std::to_string(turn->round) + ' ' + std::string{spell(turn->seat)} +
            " state " + hex(digest(state_)) + '\n';
    }
    return lines;
}

std::string Scribe::end() const { return "end " + std::to_string(step_count_) + '\n'; }

std::string write_text(const Record& record) {
    Scribe scribe{record};
    std::string text = scribe.opening();
    for (const Step& step : record.steps) text += scribe.step(step);
    return text + scribe.end();
}

}  // namespace kamchatka::record
