// Reads actions without playing them.
#include "record/text/asked.hpp"

#include "record/codecs.hpp"
#include "record/detail/header_reader.hpp"
#include "record/record_json.hpp"
#include "record/text/text.hpp"

#include <algorithm>

namespace kamchatka::record {
namespace {

bool is_number(std::string_view word) {
    return !word.empty() &&
        std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Empty, a remark, or what only says what came of a step.
bool passed_over(std::string_view line) {
    const std::size_t first = line.find_first_not_of(' ');
    return first != 0 || line.front() == '#';
}

bool begins_a_step(std::string_view keyword) { return is_number(keyword) || read_actor(keyword); }

Parsed<AskedStep> read_asked_step(const Lexicon& lexicon, std::string_view text) {
    Tokens tokens{text};
    if (is_number(tokens.peek())) tokens.next();
    const std::string_view word = tokens.next();
    const auto actor = read_actor(word);
    if (!actor)
        return wrong("an actor is expected (s1 to s6, chance, arbiter), not " + quoted(word));
    const auto action = from_text<Action>(lexicon, tokens.rest());
    if (!action) return action.error();
    return AskedStep{.actor = *actor, .action = *action, .line = 0};
}

// The lines of a text in notation, one after the other.
class AskedReader {
public:
    Fault read_line(std::size_t line, std::string_view text) {
        if (text.ends_with('\r')) text.remove_suffix(1);
        if (passed_over(text)) return std::nullopt;
        const std::string_view keyword = Tokens{text}.peek();
        if (keyword == "turn" || keyword == "end") return std::nullopt;
        if (!rules_ && !begins_a_step(keyword)) return header_.read_line(line, text);
        if (auto fault = begin()) return fault;
        auto step = read_asked_step({*rules_, asked_.opening.seat_count}, text);
        if (!step) {
            ParseError error = step.error();
            error.line = line;
            return error;
        }
        step->line = line;
        asked_.steps.push_back(*step);
        return std::nullopt;
    }

    Parsed<Asked> finish() {
        if (auto fault = begin()) return *fault;
        return std::move(asked_);
    }

private:
    // The header is over.
    Fault begin() {
        if (rules_) return std::nullopt;
        auto reading = header_.finish();
        if (!reading) return reading.error();
        asked_.opening = std::move(reading->record);
        rules_ = rules_of(asked_.opening);
        return std::nullopt;
    }

    HeaderReader header_;
    std::optional<Rules> rules_;
    Asked asked_;
};

Parsed<Asked> asked_in_text(std::string_view text) {
    AskedReader reader;
    for (std::size_t line = 1; !text.empty(); ++line) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) break;
        if (auto fault = reader.read_line(line, text.substr(0, end))) return *std::move(fault);
        text.remove_prefix(end + 1);
    }
    return reader.finish();
}

Fault read_asked_json(const Lexicon& lexicon, const json::value& value, AskedStep& step) {
    const json::object* object = value.if_object();
    const json::value* actor = object == nullptr ? nullptr : object->if_contains("actor");
    const json::value* action = object == nullptr ? nullptr : object->if_contains("action");
    const json::string* word = actor == nullptr ? nullptr : actor->if_string();
    const auto known = word == nullptr ? std::nullopt : read_actor({word->data(), word->size()});
    if (!known || action == nullptr) return wrong("an actor and an action are expected");
    const auto read = from_json<Action>(lexicon, *action);
    if (!read) return read.error();
    step = {.actor = *known, .action = *read, .line = 0};
    return std::nullopt;
}

Parsed<Asked> asked_in_json(const json::value& value) {
    json::object opening;
    const json::value* steps = nullptr;
    if (const json::object* object = value.if_object()) {
        opening = *object;
        steps = object->if_contains("steps");
    }
    opening["steps"] = json::array{};
    auto reading = read_json(opening);
    if (!reading) return reading.error();
    Asked asked{.opening = std::move(reading->record), .steps = {}};
    if (steps == nullptr || !steps->is_array()) return wrong_at("steps", "a list is expected");
    const Rules rules = rules_of(asked.opening);
    for (const json::value& one : steps->get_array()) {
        AskedStep step{};
        if (auto fault = read_asked_json({rules, asked.opening.seat_count}, one, step)) {
            return within("steps", within(asked.steps.size(), *fault));
        }
        asked.steps.push_back(step);
    }
    return asked;
}

}  // namespace

Parsed<Asked> read_asked(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool as_json = first != std::string_view::npos && text[first] == '{';
    if (!as_json) return asked_in_text(text);
    const auto value = parse_json(text);
    if (!value) return value.error();
    return asked_in_json(*value);
}

}  // namespace kamchatka::record
