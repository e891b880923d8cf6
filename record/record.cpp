// Records as values: where they begin and end, and what may be written in them.
#include "record/record.hpp"

#include "engine/clauses.hpp"
#include "record/detail/replay.hpp"
#include "record/spelling.hpp"
#include "record/words.hpp"

#include <array>

namespace kamchatka::record {
namespace {

struct Sequence {
    unsigned lead_least;
    unsigned lead_most;
    unsigned second_least;
    unsigned second_most;
    std::size_t length;
};

// The well-formed UTF-8 sequences of more than one byte: no overlong forms, no surrogates (RFC
// 3629).
constexpr std::array sequences{
    Sequence{0xC2, 0xDF, 0x80, 0xBF, 2},
    Sequence{0xE0, 0xE0, 0xA0, 0xBF, 3},
    Sequence{0xE1, 0xEC, 0x80, 0xBF, 3},
    Sequence{0xED, 0xED, 0x80, 0x9F, 3},
    Sequence{0xEE, 0xEF, 0x80, 0xBF, 3},
    Sequence{0xF0, 0xF0, 0x90, 0xBF, 4},
    Sequence{0xF1, 0xF3, 0x80, 0xBF, 4},
    Sequence{0xF4, 0xF4, 0x80, 0x8F, 4},
};

// The length of the sequence at the front of the text; 0 when it is not well-formed.
std::size_t sequence_length(std::string_view text) {
    const auto byte = [&](std::size_t i) -> unsigned {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
    };
    if (byte(0) < 0x80) return 1;
    for (const Sequence& row : sequences) {
        if (byte(0) < row.lead_least || byte(0) > row.lead_most) continue;
        if (byte(1) < row.second_least || byte(1) > row.second_most) return 0;
        for (std::size_t i = 2; i < row.length; ++i) {
            if ((byte(i) & 0xC0U) != 0x80) return 0;
        }
        return row.length;
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
            std::string{clause_of(rules_.set, why, action)} +
            "): " + std::string{sentence(why, Language::english)}
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
