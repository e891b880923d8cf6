// Takes the keys of a request one by one, and keeps the first fault.
#include "cli/pipe/request.hpp"

#include "record/words/spelling.hpp"

#include <algorithm>

namespace kamchatka::cli {
namespace {

constexpr std::size_t quoted_length_max = 40;

std::string_view view_of_string(const json::string& text) { return {text.data(), text.size()}; }

}  // namespace

std::string_view kind_of(const json::value& value) {
    switch (value.kind()) {
        case json::kind::null: return "null";
        case json::kind::bool_: return "true or false";
        case json::kind::int64:
        case json::kind::uint64:
        case json::kind::double_: return "a number";
        case json::kind::string: return "a string";
        case json::kind::array: return "a list";
        case json::kind::object: return "an object";
    }
    return {};
}

std::string plain(std::string_view word) {
    std::string text;
    for (const char letter : word.substr(0, quoted_length_max)) {
        const auto code = static_cast<unsigned char>(letter);
        text += code < 0x20 || code >= 0x7f ? '?' : letter;
    }
    return text + (word.size() > quoted_length_max ? "..." : "");
}

std::string quoted(std::string_view word) { return '"' + plain(word) + '"'; }

std::string joined(const std::vector<std::string_view>& words) {
    std::string text;
    for (const std::string_view word : words) {
        if (!text.empty()) text += ", ";
        text += word;
    }
    return text;
}

const json::value* Request::take(std::string_view key) {
    if (std::find(taken_.begin(), taken_.end(), key) == taken_.end()) taken_.push_back(key);
    return object_.if_contains(key);
}

const json::value* Request::need(std::string_view key) {
    const json::value* value = take(key);
    if (value == nullptr) fault(key, "missing");
    return value;
}

std::string_view Request::word(std::string_view key, std::string_view absent) {
    const json::value* value = take(key);
    if (value == nullptr) return absent;
    if (const json::string* text = value->if_string()) return view_of_string(*text);
    fault(key, "a string is expected, not " + std::string{kind_of(*value)});
    return absent;
}

std::string_view Request::need_word(std::string_view key) {
    if (object_.contains(key)) return word(key, {});
    need(key);
    return {};
}

std::size_t Request::choice(std::string_view key, const std::vector<std::string_view>& words) {
    const std::string_view given = word(key, words.front());
    const auto found = std::find(words.begin(), words.end(), given);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    fault(key, quoted(given) + " is none of " + joined(words));
    return 0;
}

bool Request::flag(std::string_view key) {
    const json::value* value = take(key);
    if (value == nullptr) return false;
    if (const bool* flag = value->if_bool()) return *flag;
    fault(key, "true or false is expected, not " + std::string{kind_of(*value)});
    return false;
}

std::uint64_t Request::number(
    std::string_view key, std::uint64_t absent, std::uint64_t least, std::uint64_t most
) {
    return object_.contains(key) ? need_number(key, least, most) : absent;
}

std::uint64_t Request::need_number(std::string_view key, std::uint64_t least, std::uint64_t most) {
    const json::value* value = need(key);
    if (value == nullptr) return least;
    json::error_code not_whole;
    const auto number = value->is_number() ? value->to_number<std::uint64_t>(not_whole) : 0;
    if (value->is_number() && !not_whole && number >= least && number <= most) return number;
    fault(
        key,
        "a number from " + std::to_string(least) + " to " + std::to_string(most) + " is expected"
    );
    return least;
}

void Request::check_seat(std::string_view key, Seat seat, std::uint8_t seat_count) {
    if (index(seat) < seat_count) return;
    fault(key, "nobody sits on " + std::string{record::spell(seat)});
}

Actor Request::need_actor(std::string_view key, std::uint8_t seat_count) {
    const std::string_view word = need_word(key);
    const auto actor = record::read_actor(word);
    if (!actor) {
        fault(key, quoted(word) + " is no actor: s1 to s6, chance or arbiter");
        return Chance{};
    }
    if (const Seat* seat = std::get_if<Seat>(&*actor)) check_seat(key, *seat, seat_count);
    return *actor;
}

Viewer Request::viewer(std::string_view key, std::uint8_t seat_count) {
    const std::string_view given = word(key, "arbiter");
    const auto viewer = record::read_viewer(given);
    if (!viewer) {
        fault(key, quoted(given) + " is no viewer: s1 to s6, spectator or arbiter");
        return Spectator{};
    }
    if (const Seat* seat = std::get_if<Seat>(&*viewer)) check_seat(key, *seat, seat_count);
    return *viewer;
}

Action Request::need_action(std::string_view key, const record::Lexicon& lexicon) {
    const json::value* value = need(key);
    if (value == nullptr) return EndTurn{};
    auto action = record::from_json<Action>(lexicon, *value);
    if (action) return *action;
    // Its path begins with "action" already.
    fault(action.error().path, action.error().what);
    return EndTurn{};
}

void Request::fault(std::string_view path, std::string what) {
    if (fault_) return;
    fault_ = record::ParseError{.line = 0, .path = std::string{path}, .what = std::move(what)};
}

void Request::fault_within(std::string_view key, const record::ParseError& error) {
    const std::string_view inner = error.path;
    const bool plain = inner.empty() || inner.starts_with('[');
    fault(std::string{key} + (plain ? "" : ".") + std::string{inner}, error.what);
}

std::optional<record::ParseError> Request::finish() {
    for (const auto& pair : object_) {
        const std::string_view key{pair.key().data(), pair.key().size()};
        if (std::find(taken_.begin(), taken_.end(), key) != taken_.end()) continue;
        fault({}, "no key is called " + quoted(key) + " here; there are " + joined(taken_));
    }
    return fault_;
}

}  // namespace kamchatka::cli
