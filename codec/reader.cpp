// Kinds of JSON values and what is read out of them, and the reader of objects.
#include "codec/reader.hpp"

#include <algorithm>

namespace kamchatka::codec {
namespace {

ParseError not_expected(std::string expected, const json::value& found) {
    return wrong(std::move(expected) + " is expected, not " + std::string{kind_of(found)});
}

template <typename T>
ParseError out_of_range(T least, T most, std::string_view found) {
    return wrong(
        "a number from " + std::to_string(least) + " to " + std::to_string(most) +
        " is expected, not " + std::string{found}
    );
}

}  // namespace

std::string_view kind_of(const json::value& value) {
    switch (value.kind()) {
        case json::kind::null: return "null";
        case json::kind::bool_: return "true or false";
        case json::kind::int64:
        case json::kind::uint64: return "a number";
        case json::kind::double_: return "a fraction";
        case json::kind::string: return "a string";
        case json::kind::array: return "a list";
        case json::kind::object: return "an object";
    }
    return "something else";
}

Fault read_number(
    const json::value& value, std::uint64_t least, std::uint64_t most, std::uint64_t& out
) {
    if (!value.is_int64() && !value.is_uint64()) return out_of_range(least, most, kind_of(value));
    const bool negative = value.is_int64() && value.get_int64() < 0;
    if (negative) return out_of_range(least, most, json::serialize(value));
    const std::uint64_t number =
        value.is_uint64() ? value.get_uint64() : static_cast<std::uint64_t>(value.get_int64());
    if (number < least || number > most) return out_of_range(least, most, json::serialize(value));
    out = number;
    return std::nullopt;
}

Fault read_signed(
    const json::value& value, std::int64_t least, std::int64_t most, std::int64_t& out
) {
    if (!value.is_int64() && !value.is_uint64()) return out_of_range(least, most, kind_of(value));
    json::error_code error;
    const auto number = value.to_number<std::int64_t>(error);
    if (error || number < least || number > most) {
        return out_of_range(least, most, json::serialize(value));
    }
    out = number;
    return std::nullopt;
}

Fault read_bool(const json::value& value, bool& out) {
    if (!value.is_bool()) return not_expected("true or false", value);
    out = value.get_bool();
    return std::nullopt;
}

Fault read_text(const json::value& value, std::size_t bytes_max, std::string_view& out) {
    if (!value.is_string()) return not_expected("a string", value);
    const json::string& text = value.get_string();
    if (text.size() > bytes_max) {
        return wrong("longer than " + std::to_string(bytes_max) + " bytes");
    }
    out = {text.data(), text.size()};
    return std::nullopt;
}

Fault read_list(const json::value& value, std::size_t size_max, const json::array*& out) {
    if (!value.is_array()) return not_expected("a list", value);
    if (value.get_array().size() > size_max) {
        return wrong("a list of more than " + std::to_string(size_max));
    }
    out = &value.get_array();
    return std::nullopt;
}

ObjectReader::ObjectReader(const json::value& value) : object_{value.if_object()} {
    if (object_ == nullptr) fault_ = not_expected("an object", value);
}

const json::value* ObjectReader::take(std::string_view key) {
    if (failed()) return nullptr;
    taken_.push_back(key);
    return object_->if_contains(key);
}

const json::value* ObjectReader::take_required(std::string_view key) {
    const json::value* value = take(key);
    if (value == nullptr) note(key, wrong("missing"));
    return value;
}

void ObjectReader::note(std::string_view key, Fault fault) {
    if (!failed() && fault) fault_ = within(key, *std::move(fault));
}

Fault ObjectReader::finish() {
    if (failed()) return fault_;
    for (const auto& pair : *object_) {
        const std::string_view key{pair.key().data(), pair.key().size()};
        if (std::find(taken_.begin(), taken_.end(), key) == taken_.end()) {
            return wrong_at(printable(key), no_such("key", key, taken_));
        }
    }
    return std::nullopt;
}

}  // namespace kamchatka::codec
