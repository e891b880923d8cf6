// Structs with a schema as JSON text, and from JSON values. Out: absent optionals are left out.
// In: every other field must be there, and no key more.
#pragma once

#include "codec/pieces.hpp"
#include "record/parse_error.hpp"
#include "record/schema.hpp"
#include "record/spelling.hpp"

#include <concepts>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace kamchatka::server {

template <typename T>
concept Shaped = record::has_schema<T>;

// The string in quotes, escaped.
void append_quoted(std::string& out, std::string_view text);

// --- Out

template <typename T>
struct Writer;

template <typename T>
void append_json(std::string& out, const T& value) {
    Writer<T>::write(out, value);
}

// Appends "key":value, with a comma before it unless it is the first.
template <typename T>
void append_field(std::string& out, std::string_view key, const T& value) {
    if (out.back() != '{') out += ',';
    out += '"';
    out += key;
    out += "\":";
    append_json(out, value);
}
template <typename T>
void append_field(std::string& out, std::string_view key, const std::optional<T>& value) {
    if (value) append_field(out, key, *value);
}

template <typename T>
void append_fields(std::string& out, const T& value) {
    record::for_each_field<T>([&](const auto& field) {
        append_field(out, field.name, value.*field.member);
    });
}

template <>
struct Writer<std::string> {
    static void write(std::string& out, const std::string& text) { append_quoted(out, text); }
};
template <>
struct Writer<bool> {
    static void write(std::string& out, bool value) { out += value ? "true" : "false"; }
};
template <std::integral T>
struct Writer<T> {
    static void write(std::string& out, T value) { out += std::to_string(value); }
};
template <>
struct Writer<double> {
    static void write(std::string& out, double value);
};
template <record::Spelled T>
struct Writer<T> {
    static void write(std::string& out, T value) {
        out += '"';
        out += record::spell(value);
        out += '"';
    }
};
template <Shaped T>
struct Writer<T> {
    static void write(std::string& out, const T& value) {
        out += '{';
        append_fields(out, value);
        out += '}';
    }
};
template <Literal type>
struct Writer<Written<type>> {
    static void write(std::string& out, const Written<type>& value) { out += value.text; }
};
template <typename T>
struct Writer<OrNull<T>> {
    static void write(std::string& out, const OrNull<T>& value) {
        if (value) {
            append_json(out, *value);
        } else {
            out += "null";
        }
    }
};
template <typename T>
struct Writer<std::vector<T>> {
    static void write(std::string& out, const std::vector<T>& values) {
        out += '[';
        for (const T& value : values) {
            if (out.back() != '[') out += ',';
            append_json(out, value);
        }
        out += ']';
    }
};
template <typename T>
struct Writer<BySeat<T>> {
    static void write(std::string& out, const BySeat<T>& values) {
        out += '{';
        for (const auto& [seat, value] : values.items) {
            append_field(out, record::spell(seat), value);
        }
        out += '}';
    }
};

template <typename T>
std::string to_json_text(const T& value) {
    std::string text;
    append_json(text, value);
    return text;
}

// --- In

using Fault = std::optional<record::ParseError>;

inline constexpr std::size_t list_size_max = 64;

Fault fault_at(std::string_view path, std::string what);
// The fault with the key before its path.
Fault fault_within(std::string_view key, const record::ParseError& error);

template <typename T>
struct Reader;

template <typename T>
Fault read_json(const boost::json::value& value, T& out) {
    return Reader<T>::read(value, out);
}

Fault read_text(const boost::json::value& value, std::string& out);
Fault read_flag(const boost::json::value& value, bool& out);
Fault read_whole(
    const boost::json::value& value, std::int64_t least, std::int64_t most, std::int64_t& out
);

template <>
struct Reader<std::string> {
    static Fault read(const boost::json::value& value, std::string& out) {
        return read_text(value, out);
    }
};
template <>
struct Reader<bool> {
    static Fault read(const boost::json::value& value, bool& out) { return read_flag(value, out); }
};
template <std::integral T>
struct Reader<T> {
    static Fault read(const boost::json::value& value, T& out) {
        std::int64_t number = 0;
        if (auto fault = read_whole(
                value,
                std::numeric_limits<T>::min(),
                static_cast<std::int64_t>(std::numeric_limits<T>::max()),
                number
            )) {
            return fault;
        }
        out = static_cast<T>(number);
        return std::nullopt;
    }
};
template <record::Spelled T>
struct Reader<T> {
    static Fault read(const boost::json::value& value, T& out) {
        std::string word;
        if (auto fault = read_text(value, word)) return fault;
        const auto found = record::read<T>(word);
        if (!found) return fault_at({}, "no such " + std::string{record::Spelling<T>::kind});
        out = *found;
        return std::nullopt;
    }
};
template <Literal type>
struct Reader<Given<type>> {
    static Fault read(const boost::json::value& value, Given<type>& out) {
        out.value = value;
        return std::nullopt;
    }
};
template <typename T>
struct Reader<OrNull<T>> {
    static Fault read(const boost::json::value& value, OrNull<T>& out) {
        if (value.is_null()) {
            out = {};
            return std::nullopt;
        }
        T present{};
        if (auto fault = read_json(value, present)) return fault;
        out = OrNull<T>{std::move(present)};
        return std::nullopt;
    }
};
template <typename T>
struct Reader<std::optional<T>> {
    static Fault read(const boost::json::value& value, std::optional<T>& out) {
        return read_json(value, out.emplace());
    }
};
template <typename T>
struct Reader<std::vector<T>> {
    static Fault read(const boost::json::value& value, std::vector<T>& out) {
        const boost::json::array* array = value.if_array();
        if (array == nullptr) return fault_at({}, "a list is expected");
        if (array->size() > list_size_max) return fault_at({}, "too long a list");
        for (const boost::json::value& item : *array) {
            if (auto fault = read_json(item, out.emplace_back())) return fault;
        }
        return std::nullopt;
    }
};

template <typename T>
constexpr bool left_out_may_be = false;
template <typename T>
constexpr bool left_out_may_be<std::optional<T>> = true;

// Reads the fields of T out of an object that holds them and, beside them, only the key `beside`.
template <typename T>
Fault read_fields(const boost::json::object& object, std::string_view beside, T& out) {
    Fault fault;
    std::size_t taken = beside.empty() ? 0 : 1;
    record::for_each_field<T>([&]<typename Owner, typename F>(const record::Field<Owner, F>& f) {
        if (fault) return;
        const boost::json::value* value = object.if_contains(f.name);
        if (value != nullptr) {
            ++taken;
            if (auto wrong = read_json(*value, out.*f.member)) fault = fault_within(f.name, *wrong);
        } else if constexpr (!left_out_may_be<F>) {
            fault = fault_at(f.name, "missing");
        }
    });
    if (!fault && taken != object.size()) return fault_at({}, "a key that has no place here");
    return fault;
}

template <Shaped T>
struct Reader<T> {
    static Fault read(const boost::json::value& value, T& out) {
        const boost::json::object* object = value.if_object();
        if (object == nullptr) return fault_at({}, "an object is expected");
        return read_fields(*object, {}, out);
    }
};

}  // namespace kamchatka::server
