// JSON to records: as strict as the reader of the text, with a path where that has a line.
#include "record/board_json.hpp"
#include "record/codecs.hpp"
#include "record/detail/replay.hpp"
#include "record/knobs/house_rules.hpp"
#include "record/knobs/knobs.hpp"
#include "record/position.hpp"
#include "record/record_json.hpp"

namespace kamchatka::record {
namespace {

// A string that is one of a kind, as the notation itself is.
Fault expect_word(const json::value& value, std::string_view word) {
    const json::string* text = value.if_string();
    if (text != nullptr && std::string_view{text->data(), text->size()} == word) return {};
    return wrong("\"" + std::string{word} + "\" is expected");
}

Fault read_free_text(const json::value& value, std::string& out) {
    const json::string* text = value.if_string();
    if (text == nullptr || !valid_free_text({text->data(), text->size()})) {
        return wrong("up to 200 bytes of text without control characters are expected");
    }
    out.assign(text->data(), text->size());
    return std::nullopt;
}

class RecordReader {
public:
    Parsed<Reading> read(const json::value& value);

private:
    Fault read_rules(ObjectReader& reader);
    Fault read_players(const json::value& value);
    Fault read_tags(const json::value& value);
    Fault read_position(const json::value& value);
    Fault read_steps(const json::value& value);
    Fault read_step(const json::value& value);
    Fault check_events(const json::value& value, const std::vector<Event>& events);
    Fault check_digest(const json::value& value);

    Lexicon lexicon() const { return {replay_->rules(), reading_.record.seat_count}; }

    Reading reading_{};
    std::optional<Replay> replay_;
};

Fault RecordReader::read_rules(ObjectReader& reader) {
    const json::value* rules = reader.take_required("ruleset");
    const json::value* digest_given = reader.take("ruleset_digest");
    const json::value* board = reader.take("board");
    const json::value* seat_count = reader.take_required("seats");
    if (reader.failed()) return std::nullopt;
    auto house = read_ruleset(*rules);
    if (!house) return within("ruleset", house.error());
    reading_.record.set = house->set;
    reading_.warnings = house->warnings;
    if (digest_given != nullptr) {
        const std::string expected = hex(digest(house->set));
        if (auto fault = expect_word(*digest_given, expected)) {
            return within("ruleset_digest", *fault);
        }
    }
    if (board != nullptr) {
        auto read = read_board(*board);
        if (!read) return within("board", read.error());
        reading_.record.board = *read;
    }
    if (auto fault = check_board(house->set, reading_.record.board)) {
        return within("board", *fault);
    }
    std::uint64_t number = 0;
    if (auto fault = read_number(*seat_count, 1, seat_count_max, number)) {
        return within("seats", *fault);
    }
    reading_.record.seat_count = static_cast<std::uint8_t>(number);
    if (auto fault = check_seat_count(reading_.record)) return within("seats", *fault);
    return std::nullopt;
}

Fault RecordReader::read_players(const json::value& value) {
    ObjectReader reader{value};
    for (const Seat seat : SeatSet::first(reading_.record.seat_count)) {
        const json::value* name = reader.take(spell(seat));
        if (name != nullptr) {
            reader.note(spell(seat), read_free_text(*name, reading_.record.players[seat]));
        }
    }
    return reader.finish();
}

Fault RecordReader::read_tags(const json::value& value) {
    if (!value.is_object()) return wrong("an object is expected");
    if (value.get_object().size() > tag_count_max) return wrong("too many tags");
    for (const auto& pair : value.get_object()) {
        const std::string name{pair.key()};
        if (!Name::valid(name)) return wrong("no tag can be called " + quoted(name));
        Tag tag{.name = name, .value = {}};
        if (auto fault = read_free_text(pair.value(), tag.value)) return within(name, *fault);
        reading_.record.tags.push_back(std::move(tag));
    }
    return std::nullopt;
}

Fault RecordReader::read_position(const json::value& value) {
    auto state = record::read_position(rules_of(reading_.record), value);
    if (!state) return state.error();
    if (state->seat_count != reading_.record.seat_count) {
        return wrong_at("seats", "not as many as the record has");
    }
    reading_.record.position = *state;
    return std::nullopt;
}

Fault RecordReader::read_steps(const json::value& value) {
    if (!value.is_array()) return wrong("a list is expected, not " + std::string{kind_of(value)});
    if (value.get_array().size() > step_count_max) return wrong("too many steps");
    replay_.emplace(rules_of(reading_.record), first_state(reading_.record));
    for (const json::value& one : value.get_array()) {
        if (auto fault = read_step(one)) return within(reading_.record.steps.size(), *fault);
    }
    reading_.state = replay_->state();
    return std::nullopt;
}

Fault RecordReader::read_step(const json::value& value) {
    ObjectReader reader{value};
    const json::value* actor_given = reader.take_required("actor");
    const json::value* action_given = reader.take_required("action");
    const json::value* events_given = reader.take("events");
    const json::value* digest_given = reader.take("state");
    if (auto fault = reader.finish()) return fault;
    const json::string* word = actor_given->if_string();
    const auto actor = word == nullptr ? std::nullopt : read_actor({word->data(), word->size()});
    if (!actor) return wrong_at("actor", "s1 to s6, chance or arbiter is expected");
    const auto action = from_json<Action>(lexicon(), *action_given);
    if (!action) return action.error();
    auto events = replay_->play(*actor, *action);
    if (!events) return within("action", events.error());
    if (events_given != nullptr) {
        if (auto fault = check_events(*events_given, *events)) return within("events", *fault);
    }
    const bool new_turn = turn_started(*events) != nullptr;
    reading_.record.steps.push_back(
        {.actor = *actor, .action = *action, .events = *std::move(events)}
    );
    if (digest_given == nullptr) return std::nullopt;
    if (!new_turn) return wrong_at("state", "no turn began here");
    return check_digest(*digest_given);
}

Fault RecordReader::check_events(const json::value& value, const std::vector<Event>& events) {
    if (!value.is_array()) return wrong("a list is expected, not " + std::string{kind_of(value)});
    std::size_t i = 0;
    for (const json::value& one : value.get_array()) {
        const auto found = from_json<Event>(lexicon(), one);
        if (!found) return within(i, found.error());
        if (i == events.size()) return within(i, wrong("nothing more came of the action"));
        if (*found != events[i]) {
            return within(
                i,
                wrong(
                    "expected " + json::serialize(to_json(lexicon(), events[i])) + ", found " +
                    json::serialize(to_json(lexicon(), *found))
                )
            );
        }
        ++i;
    }
    if (i == events.size()) return std::nullopt;
    return wrong("more came of the action: " + json::serialize(to_json(lexicon(), events[i])));
}

Fault RecordReader::check_digest(const json::value& value) {
    auto fault = expect_word(value, hex(digest(replay_->state())));
    return fault ? Fault{within("state", *std::move(fault))} : std::nullopt;
}

Parsed<Reading> RecordReader::read(const json::value& value) {
    ObjectReader reader{value};
    if (const json::value* format = reader.take_required("format")) {
        reader.note("format", expect_word(*format, "kamchatka-record"));
    }
    std::uint64_t version = 0;
    if (const json::value* given = reader.take_required("version")) {
        reader.note("version", read_number(*given, format_version, format_version, version));
    }
    if (auto fault = read_rules(reader)) return *fault;
    const json::value* players = reader.take("players");
    const json::value* tags = reader.take("tags");
    const json::value* position = reader.take("position");
    const json::value* steps = reader.take_required("steps");
    if (auto fault = reader.finish()) return *fault;
    if (players != nullptr) reader.note("players", read_players(*players));
    if (tags != nullptr) reader.note("tags", read_tags(*tags));
    if (position != nullptr) reader.note("position", read_position(*position));
    if (!reader.failed()) reader.note("steps", read_steps(*steps));
    if (auto fault = reader.finish()) return *fault;
    return std::move(reading_);
}

}  // namespace

Parsed<Reading> read_json(const json::value& value) { return RecordReader{}.read(value); }

}  // namespace kamchatka::record
