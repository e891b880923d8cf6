// Arbitrary bytes into every reader of record/: none may crash or hang, and whatever one of them
// accepts is written and read back unchanged. Legal actions after an accepted position must be
// playable too.
#include "record/knobs/house_rules.hpp"
#include "record/position.hpp"
#include "record/record_json.hpp"
#include "record/text/record_text.hpp"
#include "record/text/text.hpp"

#include "engine/rulebooks.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>

namespace {

using namespace kamchatka;          // NOLINT: a program of its own
using namespace kamchatka::record;  // NOLINT

// Asserts of our own: they must hold in every build.
void hold(bool condition, const char* what) {
    if (condition) return;
    std::fprintf(stderr, "record_fuzz: %s\n", what);
    std::abort();
}

const Rules& rules() {
    static const Rules challenge = make_rules(rulebooks::challenge);
    return challenge;
}

void check_record(const Record& record) {
    const std::string text = write_text(record);
    const auto from_text = read_text(text);
    hold(from_text.has_value(), "a written record is not read");
    hold(!from_text->cut_off, "a written record is cut off");
    hold(from_text->record == record, "a record changed through text");
    hold(write_text(from_text->record) == text, "a record is not written the same twice");
    const auto from_json = read_json(to_json(record));
    hold(from_json.has_value(), "a record written as JSON is not read");
    hold(from_json->record == record, "a record changed through JSON");
}

// Plays a few legal actions, the choice taken from the bytes.
void play_on(const Rules& game_rules, State state, std::string_view bytes) {
    const auto options = std::make_unique<Options>();
    for (const char byte : bytes.substr(0, 32)) {
        const SeatSet awaited = awaited_seats(state);
        const Actor actor = awaited.empty() ? Actor{Chance{}} : Actor{awaited.front()};
        *options = legal_actions(game_rules, state, actor);
        if (options->empty()) return;
        const auto picked = static_cast<unsigned char>(byte) % options->size();
        hold(
            !advance(game_rules, state, actor, (*options)[picked].action),
            "a legal action is refused"
        );
    }
}

void check_values(const json::value& value, std::string_view bytes) {
    if (const auto action = from_json<Action>(rules(), value)) {
        const auto again = from_json<Action>(rules(), to_json(rules(), *action));
        hold(again.has_value() && *again == *action, "an action changed");
    }
    if (const auto event = from_json<Event>(rules(), value)) {
        const auto again = from_json<Event>(rules(), to_json(rules(), *event));
        hold(again.has_value() && *again == *event, "an event changed");
    }
    if (const auto state = from_json<State>(rules(), value)) {
        const auto again = from_json<State>(rules(), to_json(rules(), *state));
        hold(again.has_value() && *again == *state, "a state changed");
    }
    if (const auto position = read_position(rules(), value)) {
        const auto again = read_position(rules(), to_json(rules(), *position));
        hold(again.has_value() && *again == *position, "a position changed");
        play_on(rules(), *position, bytes);
    }
    if (const auto house = read_ruleset(value)) {
        const auto again = read_ruleset(write_ruleset(house->set));
        hold(again.has_value() && again->set == house->set, "a ruleset changed");
    }
    if (const auto reading = read_json(value)) check_record(reading->record);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes{reinterpret_cast<const char*>(data), size};
    if (const auto reading = read_text(bytes)) {
        check_record(reading->record);
        play_on(rules_of(reading->record), reading->state, bytes);
    }
    if (const auto action = from_text<Action>(rules(), bytes)) {
        const auto again = from_text<Action>(rules(), to_text(rules(), *action));
        hold(again.has_value() && *again == *action, "an action changed through text");
    }
    if (const auto value = parse_json(bytes)) check_values(*value, bytes);
    return 0;
}
