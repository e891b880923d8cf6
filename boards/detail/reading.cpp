// The steps from a place in a JSON document to values, and what is said when one fails.
#include "boards/detail/reading.hpp"

#include <algorithm>

namespace kamchatka::boards {

namespace json = record::json;

void Place::refuse(std::string what) const {
    throw record::ParseError{.line = 0, .path = path_, .what = std::move(what)};
}

void Place::expected(std::string_view what) const {
    std::string found = json::serialize(*value_);
    if (found.size() > 40) found = value_->is_array() ? "a long list" : "something longer";
    refuse(std::string{what} + " is expected, not " + found);
}

void Place::expect_keys(std::initializer_list<std::string_view> keys) const {
    const json::object* object = value_->if_object();
    if (object == nullptr) expected("an object");
    for (const std::string_view key : keys) {
        if (!object->contains(key)) (*this)[key];
    }
    for (const auto& pair : *object) {
        const std::string_view key{pair.key().data(), pair.key().size()};
        if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
            refuse("no key is called \"" + std::string{key} + '"');
        }
    }
}

bool Place::has(std::string_view key) const {
    const json::object* object = value_->if_object();
    return object != nullptr && object->contains(key);
}

Place Place::operator[](std::string_view key) const {
    const json::object* object = value_->if_object();
    if (object == nullptr) expected("an object");
    const std::string path = (path_.empty() ? "" : path_ + '.') + std::string{key};
    const json::value* value = object->if_contains(key);
    if (value == nullptr) throw record::ParseError{.line = 0, .path = path, .what = "missing"};
    return Place{*value, path};
}

Place Place::operator[](std::size_t index) const {
    return Place{value_->as_array().at(index), path_ + '[' + std::to_string(index) + ']'};
}

std::size_t Place::size() const {
    if (!value_->is_array()) expected("a list");
    return value_->get_array().size();
}

std::size_t Place::sized(std::size_t expected) const {
    if (size() != expected) {
        refuse(std::to_string(expected) + " are expected, not " + std::to_string(size()));
    }
    return expected;
}

std::string Place::text() const {
    const json::string* string = value_->if_string();
    if (string == nullptr || string->empty()) expected("a text");
    return {string->data(), string->size()};
}

unsigned Place::number(unsigned most) const {
    const std::int64_t* number = value_->if_int64();
    if (number == nullptr || *number < 0 || *number > std::int64_t{most}) {
        expected("a number from 0 to " + std::to_string(most));
    }
    return static_cast<unsigned>(*number);
}

bool Place::truth() const {
    if (!value_->is_bool()) expected("true or false");
    return value_->get_bool();
}

}  // namespace kamchatka::boards
