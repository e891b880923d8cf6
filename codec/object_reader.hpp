// The keys of a JSON object, taken one by one; what nobody took at the end is an error. The first
// fault stays, and everything after it is ignored, so that a reader is a plain list of keys.
#pragma once

#include "codec/parse_error.hpp"

#include <boost/json.hpp>

#include <string_view>
#include <vector>

namespace kamchatka::codec {

namespace json = boost::json;

template <typename Context, typename T>
Fault from_value(const Context& context, const json::value& value, T& out);

// What kind of value it is, for messages: "a number", "null"...
std::string_view kind_of(const json::value& value);

class ObjectReader {
public:
    explicit ObjectReader(const json::value& value);
    explicit ObjectReader(const json::object& object) : object_{&object} {}

    // The value of the key, or null when it is not there; taken all the same.
    const json::value* take(std::string_view key);
    const json::value* take_required(std::string_view key);

    template <typename Context, typename T>
    void require(const Context& context, std::string_view key, T& out) {
        if (const json::value* value = take_required(key)) {
            note(key, from_value(context, *value, out));
        }
    }
    // Leaves `out` as it is when the key is not there.
    template <typename Context, typename T>
    void accept(const Context& context, std::string_view key, T& out) {
        if (const json::value* value = take(key)) note(key, from_value(context, *value, out));
    }
    // Files a fault found elsewhere, under the key.
    void note(std::string_view key, Fault fault);
    bool failed() const { return fault_.has_value(); }
    // The first fault, or a key nobody took.
    Fault finish();

private:
    const json::object* object_ = nullptr;
    std::vector<std::string_view> taken_;
    Fault fault_;
};

}  // namespace kamchatka::codec
