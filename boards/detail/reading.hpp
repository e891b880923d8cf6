// A place in a JSON document, with its path, and the steps from it to values. The first fault is
// thrown as a ParseError, which the readers of this folder catch at their door.
#pragma once

#include "record/json.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

namespace kamchatka::boards {

class Place {
public:
    explicit Place(const record::json::value& value, std::string path = {})
        : value_{&value},
          path_{std::move(path)} {}

    [[noreturn]] void refuse(std::string what) const;
    // It is an object with exactly these keys.
    void expect_keys(std::initializer_list<std::string_view> keys) const;
    bool has(std::string_view key) const;
    Place operator[](std::string_view key) const;
    Place operator[](std::size_t index) const;

    std::size_t size() const;                       // of a list
    std::size_t sized(std::size_t expected) const;  // of a list that must have this length
    std::string text() const;                       // not empty
    unsigned number(unsigned most) const;
    bool truth() const;

private:
    [[noreturn]] void expected(std::string_view what) const;

    const record::json::value* value_;
    std::string path_;
};

}  // namespace kamchatka::boards
