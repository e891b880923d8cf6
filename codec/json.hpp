// What goes over the wire and needs no context: structs with a schema as JSON text, and from JSON
// values. Out: absent optionals are left out. In: every other field must be there, and no key more.
#pragma once

#include "codec/reader.hpp"
#include "codec/writer.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace kamchatka::codec {

template <typename T>
void append_json(std::string& out, const T& value) {
    TextSink sink{out};
    write(sink, Wire{}, value);
}

// Appends "key":value, with a comma before it unless it is the first.
template <typename T>
void append_field(std::string& out, std::string_view key, const T& value) {
    if constexpr (is_optional<T>) {
        if (!value) return;
    }
    TextSink sink{out};
    write_key(sink, Wire{}, key, value);
}

template <typename T>
void append_fields(std::string& out, const T& value) {
    TextSink sink{out};
    write_fields(sink, Wire{}, value);
}

template <typename T>
std::string to_json_text(const T& value) {
    std::string text;
    append_json(text, value);
    return text;
}

template <typename T>
Fault read_json(const json::value& value, T& out) {
    return from_value(Wire{}, value, out);
}

// Reads the fields of T out of an object that holds them and, beside them, only the key `beside`.
template <typename T>
Fault read_fields(const json::object& object, std::string_view beside, T& out) {
    ObjectReader reader{object};
    if (!beside.empty()) reader.take(beside);
    read_fields(reader, Wire{}, out);
    return reader.finish();
}

inline Fault fault_at(std::string_view path, std::string what) {
    return wrong_at(path, std::move(what));
}

}  // namespace kamchatka::codec
