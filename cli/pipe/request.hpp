// One request of the engine protocol: the keys of a JSON object, taken one by one. The first fault
// stays and what is read after it is a default, so that a reader is a plain list of keys; finish()
// says what was wrong, a key nobody took included.
#pragma once

#include "engine/action.hpp"
#include "engine/view.hpp"
#include "record/json.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::cli {

namespace json = boost::json;

class Request {
public:
    explicit Request(const json::object& object) : object_{object} {}

    // Null when the key is not there.
    const json::value* take(std::string_view key);
    // A fault, and null, when it is not there.
    const json::value* need(std::string_view key);

    // A string; `absent` when the key is not there.
    std::string_view word(std::string_view key, std::string_view absent);
    std::string_view need_word(std::string_view key);
    // One of the words, by its place in the list; the first when the key is not there.
    std::size_t choice(std::string_view key, const std::vector<std::string_view>& words);
    // False when the key is not there.
    bool flag(std::string_view key);
    std::uint64_t need_number(std::string_view key, std::uint64_t least, std::uint64_t most);
    // `absent` when the key is not there.
    std::uint64_t number(
        std::string_view key, std::uint64_t absent, std::uint64_t least, std::uint64_t most
    );

    Actor need_actor(std::string_view key, std::uint8_t seat_count);
    // The arbiter when the key is not there.
    Viewer viewer(std::string_view key, std::uint8_t seat_count);
    Action need_action(std::string_view key, const record::Lexicon& lexicon);

    void fault(std::string_view path, std::string what);
    // Under the key, unless the error concerns the whole request.
    void fault_within(std::string_view key, const record::ParseError& error);
    bool failed() const { return fault_.has_value(); }
    std::optional<record::ParseError> finish();

private:
    void check_seat(std::string_view key, Seat seat, std::uint8_t seat_count);

    const json::object& object_;
    std::vector<std::string_view> taken_;
    std::optional<record::ParseError> fault_;
};

// What a JSON value is, for a message: "a string", "a list".
std::string_view kind_of(const json::value& value);

// The word shortened and in plain ASCII, for a message; and the same in quotes.
std::string plain(std::string_view word);
std::string quoted(std::string_view word);

std::string joined(const std::vector<std::string_view>& words);

}  // namespace kamchatka::cli
