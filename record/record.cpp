// Records as values: where they begin and end, and what may be written in them.
#include "record/record.hpp"
#include "engine/clauses.hpp"

#include "engine/clauses.hpp"
#include "record/detail/replay.hpp"
#include "record/spelling.hpp"
#include "record/words.hpp"

namespace kamchatka::record {
namespace {

// The length of the UTF-8 sequence at the front, by the table of RFC 3629; 0 when there is none.
std::size_t sequence_length(std::string_view text) {
    const auto byte = [&](std::size_t i) -> unsigned {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
    };
    const auto tail = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80; };
    const unsigned lead = byte(0);
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead <= 0xDF) return tail(1) ? 2 : 0;
    if (lead >= 0xE0 && lead <= 0xEF) {
        const bool overlong = lead == 0xE0 && byte(1) < 0xA0;
        const bool surrogate = lead == 0xED && byte(1) > 0x9F;
        return tail(1) && tail(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        const bool overlong = lead == 0xF0 && byte(1) < 0x90;
        const bool beyond = lead == 0xF4 && byte(1) > 0x8F;
        return tail(1) && tail(2) && tail(3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

bool control(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    if (lead < 0x20 || lead == 0x7F) return true;
    return lead == 0xC2 && static_cast<unsigned char>(text[1]) < 0xA0;  // U+0080 to U+009F
}

}  // namespace

bool valid_free_text(std::string_view text) {
    if (text.size() > free_text_bytes_max) return false;
    while (!text.empty()) {
        const std::size_t length = sequence_length(text);
        if (length == 0 || control(text)) return false;
        text.remove_prefix(length);
    }
    return true;
}

State first_state(const Record& record) {
    return record.position ? *record.position : new_table(record.seat_count);
}

State last_state(const Record& record) {
    State state = first_state(record);
    for (const Step& step : record.steps) {
        for (const Event& event : step.events) evolve(state, event);
    }
    return state;
}

Parsed<std::vector<Event>> Replay::play(const Actor& actor, const Action& action) {
    const Decision decision = decide(rules_, state_, actor, action);
    if (!decision) {
        const Rejection why = decision.error();
        return wrong(
            "refused, " + std::string{spell(why)} + " (" +
            std::string{clause_of(rules_.set, why, action)} +
            "): " + std::string{sentence(why, Language::english)}
        );
    }
    for (const Event& event : *decision) evolve(state_, event);
    return std::vector<Event>(decision->begin(), decision->end());
}

Fault check_seat_count(const Ruleset& set, std::size_t seat_count) {
    if (seat_count <= seat_count_max && set.setup.starting_armies[seat_count] != 0) {
        return std::nullopt;
    }
    return wrong(
        std::string{set.id.view()} + " is not played by " + std::to_string(seat_count) + " seats"
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
