// Fields to JSON and back. Reading is strict: an unknown key, a wrong type, a number out of range
// or a word nobody knows is an error with its path; the first stays.
#pragma once

#include "record/parse_error.hpp"
#include "tournament/detail/schema.hpp"
#include "tournament/spelling.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::tournament {

namespace json = boost::json;

template <typename T>
concept Spelled = std::is_enum_v<T> && requires(T value) {
    words_of(value);
};
template <typename T>
concept Whole = std::unsigned_integral<T> && !std::same_as<T, bool>;

// --- Writing

struct FieldWriter {
    json::object& out;

    template <typename T>
    void operator()(std::string_view key, const T& value);
    template <typename T>
    void maybe(std::string_view key, const T& value) {
        (*this)(key, value);
    }
};

inline json::value value_of(bool value) { return value; }
inline json::value value_of(const std::string& text) { return json::string{text}; }
inline json::value value_of(Score score) { return json::string{to_text(score)}; }
inline json::value value_of(PlayerId player) { return number_of(player); }
// A seed is a string: a browser's numbers end at 53 bits.
inline json::value value_of(std::uint64_t seed) { return json::string{std::to_string(seed)}; }
template <Whole T>
json::value value_of(T value) {
    return static_cast<std::uint32_t>(value);
}
template <Spelled T>
json::value value_of(T value) {
    return json::string{word_of(value)};
}
template <typename T>
requires std::is_class_v<T> json::value value_of(const T& value) {
    json::object object;
    FieldWriter writer{object};
    fields(writer, value);
    return object;
}
template <typename T>
json::value value_of(const std::optional<T>& value) {
    return value ? value_of(*value) : json::value(nullptr);
}
template <typename T>
json::value value_of(const std::vector<T>& items) {
    json::array array;
    for (const T& item : items) array.push_back(value_of(item));
    return array;
}
template <typename T>
void FieldWriter::operator()(std::string_view key, const T& value) {
    out[key] = value_of(value);
}

// --- Reading

using Fault = std::optional<record::ParseError>;

inline record::ParseError wrong(std::string what) { return {0, {}, std::move(what)}; }
inline record::ParseError within(std::string_view key, record::ParseError inner) {
    const bool joined = inner.path.empty() || inner.path.front() == '[';
    inner.path = std::string{key} + (joined ? "" : ".") + inner.path;
    return inner;
}

class FieldReader {
public:
    explicit FieldReader(const json::value& value) : object_{value.if_object()} {
        if (object_ == nullptr) fault_ = wrong("an object is expected");
    }

    template <typename T>
    void operator()(std::string_view key, T& out) {
        const json::value* value = take(key);
        if (value != nullptr) {
            note(key, *value, out);
        } else if (!fault_) {
            fault_ = within(key, wrong("missing"));
        }
    }
    template <typename T>
    void maybe(std::string_view key, T& out) {
        if (const json::value* value = take(key)) note(key, *value, out);
    }
    // The key is known and read elsewhere.
    const json::value* take(std::string_view key) {
        if (fault_) return nullptr;
        taken_.push_back(key);
        return object_->if_contains(key);
    }

    Fault finish() {
        if (fault_) return fault_;
        for (const auto& pair : *object_) {
            const std::string_view key{pair.key().data(), pair.key().size()};
            if (std::ranges::find(taken_, key) == taken_.end()) {
                return within(std::string{key.substr(0, 40)}, wrong("no such key"));
            }
        }
        return std::nullopt;
    }

private:
    template <typename T>
    void note(std::string_view key, const json::value& value, T& out);

    const json::object* object_;
    std::vector<std::string_view> taken_;
    Fault fault_;
};

inline Fault read_value(const json::value& value, bool& out) {
    if (!value.is_bool()) return wrong("true or false is expected");
    out = value.get_bool();
    return std::nullopt;
}
inline Fault read_value(const json::value& value, std::string& out) {
    if (!value.is_string()) return wrong("a string is expected");
    const json::string& text = value.get_string();
    if (text.size() > 1000) return wrong("longer than 1000 bytes");
    out.assign(text.data(), text.size());
    return std::nullopt;
}
inline Fault read_value(const json::value& value, Score& out) {
    const json::string* text = value.if_string();
    const auto score = text == nullptr ? std::nullopt : read_score({text->data(), text->size()});
    if (!score) return wrong("a score as a string is expected, as in \"44.1\"");
    out = *score;
    return std::nullopt;
}
inline Fault read_value(const json::value& value, std::uint64_t& out) {
    std::string text;
    if (auto fault = read_value(value, text)) return fault;
    const bool digits = !text.empty() && text.size() <= 20 &&
        std::ranges::all_of(text, [](char each) { return each >= '0' && each <= '9'; });
    if (!digits) return wrong("a number as a string is expected");
    out = 0;
    for (const char each : text) {
        const auto digit = static_cast<std::uint64_t>(each - '0');
        if (out > (std::numeric_limits<std::uint64_t>::max() - digit) / 10) {
            return wrong("too large");
        }
        out = out * 10 + digit;
    }
    return std::nullopt;
}
template <Whole T>
Fault read_value(const json::value& value, T& out) {
    constexpr std::int64_t most = std::numeric_limits<T>::max();
    json::error_code error;  // what is negative or a fraction does not convert
    const auto number = value.to_number<std::int64_t>(error);
    if (error || value.is_double() || number < 0 || number > most) {
        return wrong("a number from 0 to " + std::to_string(most) + " is expected");
    }
    out = static_cast<T>(number);
    return std::nullopt;
}
inline Fault read_value(const json::value& value, PlayerId& out) {
    std::uint32_t number = 0;
    if (auto fault = read_value(value, number)) return fault;
    if (number == 0 || number > players_max) return wrong("a player's number is expected");
    out = PlayerId{number};
    return std::nullopt;
}
template <Spelled T>
Fault read_value(const json::value& value, T& out) {
    std::string word;
    if (auto fault = read_value(value, word)) return fault;
    constexpr auto words = words_of(T{});
    const auto found = std::ranges::find(words, word);
    if (found == words.end()) return wrong("no such word: " + word.substr(0, 40));
    out = static_cast<T>(found - words.begin());
    return std::nullopt;
}
template <typename T>
requires std::is_class_v<T> Fault read_value(const json::value& value, T& out) {
    FieldReader reader{value};
    fields(reader, out);
    return reader.finish();
}
template <typename T>
Fault read_value(const json::value& value, std::optional<T>& out) {
    out.reset();
    if (value.is_null()) return std::nullopt;
    T inner{};
    if (auto fault = read_value(value, inner)) return fault;
    out = std::move(inner);
    return std::nullopt;
}
template <typename T>
Fault read_value(const json::value& value, std::vector<T>& out) {
    const json::array* array = value.if_array();
    if (array == nullptr) return wrong("a list is expected");
    out.clear();
    for (std::size_t i = 0; i < array->size(); ++i) {
        T item{};
        if (auto fault = read_value((*array)[i], item)) {
            return within("[" + std::to_string(i) + "]", *std::move(fault));
        }
        out.push_back(std::move(item));
    }
    return std::nullopt;
}

template <typename T>
void FieldReader::note(std::string_view key, const json::value& value, T& out) {
    if (auto fault = read_value(value, out)) fault_ = within(key, *std::move(fault));
}

}  // namespace kamchatka::tournament
