// Writes the steps of a record in the notation, without what the viewer may not know.
#include "cli/games/step_text.hpp"

#include "record/json.hpp"
#include "record/text/text.hpp"
#include "record/words/spelling.hpp"

namespace kamchatka::cli {
namespace {

namespace json = boost::json;

bool hides_something(const json::object& seen) {
    for (const auto& pair : seen) {
        if (pair.value().is_null()) return true;
    }
    return false;
}

// The fields of an event with a secret are single words and numbers.
std::string word_of(const json::value& value) {
    if (value.is_null()) return "?";
    if (const json::string* text = value.if_string()) return {text->data(), text->size()};
    return json::serialize(value);
}

std::string event_text(const record::Lexicon& lexicon, const Event& event, const Viewer& viewer) {
    const json::object seen = record::to_json(lexicon, seen_by(event, viewer));
    if (!hides_something(seen)) return record::to_text(lexicon, event);
    std::string text;
    for (const auto& pair : seen) text += (text.empty() ? "" : " ") + word_of(pair.value());
    return text;
}

bool does(const record::Step& step, const Viewer& viewer) {
    const Seat* actor = std::get_if<Seat>(&step.actor);
    const Seat* seat = std::get_if<Seat>(&viewer);
    return actor != nullptr && seat != nullptr && *actor == *seat;
}

// An action reveals what its events reveal: where one of them hides something, so does the action.
std::string action_text(
    const record::Lexicon& lexicon, const record::Step& step, const Viewer& viewer
) {
    std::string text = record::to_text(lexicon, step.action);
    if (does(step, viewer)) return text;
    for (const Event& event : step.events) {
        if (hides_something(record::to_json(lexicon, seen_by(event, viewer)))) {
            return text.substr(0, text.find(' ')) + " ?";
        }
    }
    return text;
}

}  // namespace

std::string step_text(
    const record::Lexicon& lexicon,
    const record::Step& step,
    std::size_t number,
    const Viewer& viewer
) {
    std::string text = std::to_string(number) + ' ' + std::string{record::spell(step.actor)} + ' ' +
        action_text(lexicon, step, viewer) + '\n';
    for (const Event& event : step.events) {
        text += "    " + event_text(lexicon, event, viewer) + '\n';
    }
    return text;
}

}  // namespace kamchatka::cli
