// The keys of a JSON object, taken one by one; what nobody took at the end is an error. The first
// fault stays, and everything after it is ignored, so that a reader is a plain list of keys.
#pragma once

#include "record/detail/json_values.hpp"

#include <string_view>
#include <vector>

namespace kamchatka::record {

class ObjectReader {
public:
    explicit ObjectReader(const json::value& value);

    // The value of the key, or null when it is not there; taken all the same.
    const json::value* take(std::string_view key);
    const json::value* take_required(std::string_view key);

    template <typename T>
    void require(const Lexicon& lexicon, std::string_view key, T& out) {
        if (const json::value* value = take_required(key)) read(lexicon, key, *value, out);
    }
    // Leaves `out` as it is when the key is not there.
    template <typename T>
    void accept(const Lexicon& lexicon, std::string_view key, T& out) {
        if (const json::value* value = take(key)) read(lexicon, key, *value, out);
    }
    // Files a fault found elsewhere, under the key.
    void note(std::string_view key, Fault fault);
    bool failed() const { return fault_.has_value(); }
    // The first fault, or a key nobody took.
    Fault finish();

private:
    template <typename T>
    void read(const Lexicon& lexicon, std::string_view key, const json::value& value, T& out) {
        note(key, from_value(lexicon, value, out));
    }

    const json::object* object_ = nullptr;
    std::vector<std::string_view> taken_;
    Fault fault_;
};

}  // namespace kamchatka::record
