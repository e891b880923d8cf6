// Text to records. Every action is played again as it is read; what the text says of its
// consequences must be what came of it.
#include "record/detail/atoms.hpp"
#include "record/detail/header_reader.hpp"
#include "record/detail/replay.hpp"
#include "record/json.hpp"
#include "record/text/record_text.hpp"
#include "record/text/text.hpp"

#include <algorithm>

namespace kamchatka::record {
namespace {

bool all_digits(std::string_view word) {
    return !word.empty() &&
        std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool ignored(std::string_view line) {
    const std::size_t first = line.find_first_not_of(' ');
    return first == std::string_view::npos || line[first] == '#';
}

class TextReader {
public:
    // One line of the text, without its newline.
    Fault read_line(std::size_t line, std::string_view text);
    // The last line, which has no newline: only the end of the record is whole like that.
    void read_rest(std::size_t line, std::string_view text);
    Parsed<Reading> finish();

private:
    Fault read_body(std::string_view text);
    Fault read_step(std::string_view text);
    Fault read_consequence(std::string_view text);
    Fault read_turn(Tokens& tokens);
    Fault read_end(Tokens& tokens);
    Fault begin();
    Fault close_step();
    void drop_partial_step();

    Lexicon lexicon() const { return {replay_->rules(), reading_.record.seat_count}; }
    std::vector<Step>& steps() { return reading_.record.steps; }
    ParseError here(ParseError error) const {
        error.line = line_;
        return error;
    }

    // What may still be said of the last step.
    enum class Open : std::uint8_t { nothing, turn, consequences };

    HeaderReader header_;
    std::optional<Replay> replay_;  // once the header is over
    Reading reading_{};
    State before_{};        // the last step
    std::size_t said_ = 0;  // consequences of the last step
    Open open_ = Open::nothing;
    bool full_ = false;  // consequences were given for some step before
    bool ended_ = false;
    std::size_t line_ = 0;
};

Fault TextReader::read_line(std::size_t line, std::string_view text) {
    line_ = line;
    if (text.ends_with('\r')) text.remove_suffix(1);
    if (ignored(text)) return std::nullopt;
    if (ended_) return here(wrong("nothing is expected after the line end"));
    const std::string_view keyword = Tokens{text}.peek();
    const bool first_of_body = text.front() == ' ' || keyword == "end" || keyword == "turn" ||
        all_digits(keyword) || read_actor(keyword);
    if (!replay_ && !first_of_body) return header_.read_line(line, text);
    if (!replay_) {
        if (auto fault = begin()) return fault;
    }
    if (auto fault = read_body(text)) return here(*std::move(fault));
    return std::nullopt;
}

Fault TextReader::begin() {
    auto reading = header_.finish();
    if (!reading) return reading.error();
    reading_ = *std::move(reading);
    replay_.emplace(rules_of(reading_.record), reading_.state);
    return std::nullopt;
}

Fault TextReader::read_body(std::string_view text) {
    if (text.front() == ' ') return read_consequence(text);
    if (auto fault = close_step()) return fault;
    Tokens tokens{text};
    const std::string_view keyword = tokens.peek();
    if (keyword == "turn") return read_turn(tokens);
    if (keyword == "end") return read_end(tokens);
    return read_step(text);
}

Fault TextReader::read_step(std::string_view text) {
    Tokens tokens{text};
    if (all_digits(tokens.peek())) {
        const std::string expected = std::to_string(steps().size() + 1);
        const std::string_view number = tokens.next();
        if (number != expected)
            return wrong("step " + expected + " is expected here, not " + quoted(number));
    }
    if (steps().size() == step_count_max) return wrong("too many steps");
    const std::string_view word = tokens.next();
    const auto actor = read_actor(word);
    if (!actor)
        return wrong("an actor is expected (s1 to s6, chance, arbiter), not " + quoted(word));
    const auto action = from_text<Action>(lexicon(), tokens.rest());
    if (!action) return action.error();
    before_ = replay_->state();
    auto events = replay_->play(*actor, *action);
    if (!events) return events.error();
    steps().push_back({.actor = *actor, .action = *action, .events = *std::move(events)});
    said_ = 0;
    open_ = Open::consequences;
    return std::nullopt;
}

Fault TextReader::read_consequence(std::string_view text) {
    if (open_ != Open::consequences) return wrong("no action stands before this consequence");
    const std::vector<Event>& events = steps().back().events;
    const auto found = from_text<Event>(lexicon(), text);
    if (!found) return found.error();
    if (said_ == events.size()) return wrong("nothing more came of the action");
    if (*found != events[said_]) {
        return wrong(
            "expected " + to_text(lexicon(), events[said_]) + ", found " +
            to_text(lexicon(), *found)
        );
    }
    ++said_;
    return std::nullopt;
}

// The consequences of the last step are all said, or none.
Fault TextReader::close_step() {
    if (open_ != Open::consequences) return std::nullopt;
    const std::vector<Event>& events = steps().back().events;
    if (said_ != 0 && said_ != events.size()) {
        return wrong("more came of the action before: " + to_text(lexicon(), events[said_]));
    }
    full_ = full_ || said_ != 0;
    open_ = Open::turn;
    return std::nullopt;
}

Fault TextReader::read_turn(Tokens& tokens) {
    const TurnStarted* turn = open_ == Open::turn ? turn_started(steps().back().events) : nullptr;
    if (turn == nullptr) return wrong("no turn began here");
    open_ = Open::nothing;
    const std::string expected = "turn " + std::to_string(turn->round) + ' ' +
        std::string{spell(turn->seat)} + " state " + hex(digest(replay_->state()));
    std::string found;
    while (!tokens.done()) found += (found.empty() ? "" : " ") + std::string{tokens.next()};
    if (found != expected) return wrong("expected " + expected + ", found " + quoted(found));
    return std::nullopt;
}

Fault TextReader::read_end(Tokens& tokens) {
    tokens.next();
    const std::string expected = std::to_string(steps().size());
    const std::string_view count = tokens.next();
    if (count != expected || !tokens.done()) {
        return wrong("end " + expected + " is expected: so many steps were read");
    }
    open_ = Open::nothing;
    ended_ = true;
    return std::nullopt;
}

void TextReader::read_rest(std::size_t line, std::string_view text) {
    line_ = line;
    if (!replay_ || ended_) return;
    if (Tokens{text}.rest() == "end " + std::to_string(steps().size()) && !close_step()) {
        ended_ = true;
    }
}

// A step whose consequences were being written when the text stopped did not happen.
void TextReader::drop_partial_step() {
    if (open_ != Open::consequences) return;
    const std::size_t all = steps().back().events.size();
    if (said_ == all || (said_ == 0 && !full_)) return;
    steps().pop_back();
    replay_->go_back(before_);
}

Parsed<Reading> TextReader::finish() {
    if (!replay_) {
        if (auto fault = begin()) {
            if (fault->line == 0) fault->line = std::max<std::size_t>(line_, 1);
            return *fault;
        }
    }
    if (!ended_) {
        drop_partial_step();
        reading_.cut_off = "line " + std::to_string(line_) +
            ": the record stops before its end; whole steps read: " +
            std::to_string(steps().size());
    }
    reading_.state = replay_->state();
    return std::move(reading_);
}

}  // namespace

Parsed<Reading> read_text(std::string_view text) {
    if (text.size() > input_bytes_max) return wrong("more than 64 MiB");
    TextReader reader;
    std::size_t line = 0;
    while (!text.empty()) {
        ++line;
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) {
            reader.read_rest(line, text);
            break;
        }
        if (auto fault = reader.read_line(line, text.substr(0, end))) return *std::move(fault);
        text.remove_prefix(end + 1);
    }
    return reader.finish();
}

}  // namespace kamchatka::record
