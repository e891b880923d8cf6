// Records as values: where they begin and end, and what may be written in them.
#include "record/record.hpp"

#include "codec/utf8.hpp"
#include "engine/clauses.hpp"
#include "record/detail/replay.hpp"
#include "record/words/spelling.hpp"
#include "record/words/words.hpp"

namespace kamchatka::record {
namespace {

bool control(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }

}  // namespace

bool valid_free_text(std::string_view text) {
    if (text.size() > free_text_bytes_max) return false;
    while (!text.empty()) {
        const auto next = codec::first_code_point(text);
        if (!next || control(next->value)) return false;
        text.remove_prefix(next->length);
    }
    return true;
}

Rules rules_of(const Record& record) {
    return record.board ? make_rules(record.set, *record.board) : make_rules(record.set);
}

State first_state(const Record& record) {
    return record.position ? *record.position : new_table(record.seat_count);
}

Parsed<std::vector<Event>> Replay::play(const Actor& actor, const Action& action) {
    const Decision decision = decide(rules_, state_, actor, action);
    if (!decision) {
        const Rejection why = decision.error();
        return wrong(
            "refused, " + std::string{spell(why)} + " (" +
            std::string{clause_of(rules_.set, state_, why, action)} +
            "): " + std::string{sentence(why, state_.phase, Language::english)}
        );
    }
    for (const Event& event : *decision) evolve(state_, event);
    return std::vector<Event>(decision->begin(), decision->end());
}

Fault check_seat_count(const Record& record) {
    if (offered(rules_of(record), record.seat_count)) return std::nullopt;
    const std::string seats_text = std::to_string(record.seat_count) + " seats";
    return wrong(
        std::string{record.set.id.view()} + " is not played by " + seats_text +
        (record.board ? " on this board" : "")
    );
}

Fault check_board(const Ruleset& set, const std::optional<Board>& board) {
    const bool expected = set.setup.board == BoardKind::quadrants;
    if (expected == board.has_value()) return std::nullopt;
    const std::string id{set.id.view()};
    return wrong(
        expected ? id + " is played on a board of its own, which is missing"
                 : id + " is played on the classic board, no other is expected"
    );
}

const TurnStarted* turn_started(const std::vector<Event>& events) {
    const TurnStarted* found = nullptr;
    for (const Event& event : events) {
        if (const auto* started = std::get_if<TurnStarted>(&event)) found = started;
    }
    return found;
}

}  // namespace kamchatka::record
