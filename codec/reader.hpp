// JSON to values by their type, strictly: an unknown key, a missing one, a wrong type, a number out
// of range or a word nobody knows is an error with its path. The context is what a reader needs
// beside the JSON; a folder specialises Reader for its own, which may also set limits.
#pragma once

#include "codec/alternatives.hpp"
#include "codec/object_reader.hpp"
#include "codec/pieces.hpp"
#include "codec/spelling.hpp"

#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kamchatka::codec {

template <typename T, typename Context>
struct Reader;

template <typename Context, typename T>
Fault from_value(const Context& context, const json::value& value, T& out) {
    return Reader<T, Context>::read(context, value, out);
}

// Longer strings and lists are refused, where the context says so.
template <typename Context>
constexpr std::size_t string_limit() {
    if constexpr (requires { Context::string_bytes_max; }) return Context::string_bytes_max;
    return std::numeric_limits<std::size_t>::max();
}
template <typename Context>
constexpr std::size_t list_limit() {
    if constexpr (requires { Context::list_size_max; }) return Context::list_size_max;
    return std::numeric_limits<std::size_t>::max();
}

// A whole number in the range, both ends included.
Fault read_number(
    const json::value& value, std::uint64_t least, std::uint64_t most, std::uint64_t& out
);
Fault read_signed(
    const json::value& value, std::int64_t least, std::int64_t most, std::int64_t& out
);
Fault read_bool(const json::value& value, bool& out);
Fault read_text(const json::value& value, std::size_t bytes_max, std::string_view& out);
// The items of a list of at most so many; null where it is none.
Fault read_list(const json::value& value, std::size_t size_max, const json::array*& out);

// One field of an object.
template <typename Context, typename T>
void read_field(
    ObjectReader& reader, const Context& context, std::string_view key, Presence presence, T& out
) {
    if (presence == Presence::always) return reader.require(context, key, out);
    const json::value* value = reader.take(key);
    if (value == nullptr || (null_is_empty(presence) && value->is_null())) return;
    if constexpr (is_optional<T>) {
        // Only what is written as null is read from it.
        if (left_out_when_empty(presence)) {
            return reader.note(key, from_value(context, *value, out.emplace()));
        }
    }
    reader.note(key, from_value(context, *value, out));
}

template <typename Context, typename T>
void read_fields(ObjectReader& reader, const Context& context, T& out) {
    for_each_field<T>([&](const auto& field) {
        read_field(reader, context, field.name, field.presence, out.*field.member);
    });
}

template <typename Context>
struct Reader<std::string, Context> {
    static Fault read(const Context&, const json::value& value, std::string& out) {
        std::string_view text;
        if (auto fault = read_text(value, string_limit<Context>(), text)) return fault;
        out = text;
        return std::nullopt;
    }
};
template <typename Context>
struct Reader<Unshown, Context> {
    static Fault read(const Context& context, const json::value& value, Unshown& out) {
        return from_value(context, value, out.text);
    }
};
template <typename Context>
struct Reader<bool, Context> {
    static Fault read(const Context&, const json::value& value, bool& out) {
        return read_bool(value, out);
    }
};
template <std::unsigned_integral T, typename Context>
struct Reader<T, Context> {
    static Fault read(const Context&, const json::value& value, T& out) {
        std::uint64_t number = 0;
        if (auto fault = read_number(value, 0, std::numeric_limits<T>::max(), number)) return fault;
        out = static_cast<T>(number);
        return std::nullopt;
    }
};
template <std::signed_integral T, typename Context>
struct Reader<T, Context> {
    static Fault read(const Context&, const json::value& value, T& out) {
        constexpr std::int64_t least = std::numeric_limits<T>::min();
        std::int64_t number = 0;
        if (auto fault = read_signed(value, least, std::numeric_limits<T>::max(), number)) {
            return fault;
        }
        out = static_cast<T>(number);
        return std::nullopt;
    }
};
template <Spelled T, typename Context>
struct Reader<T, Context> {
    static Fault read(const Context&, const json::value& value, T& out) {
        std::string_view word;
        if (auto fault = read_text(value, string_limit<Context>(), word)) return fault;
        const auto found = codec::read<T>(word);
        if (!found) return wrong(no_such(Spelling<T>::kind, word, Spelling<T>::words));
        out = *found;
        return std::nullopt;
    }
};
template <Shaped T, typename Context>
struct Reader<T, Context> {
    static Fault read(const Context& context, const json::value& value, T& out) {
        ObjectReader reader{value};
        read_fields(reader, context, out);
        return reader.finish();
    }
};
template <typename... Ts, typename Context>
struct Reader<std::variant<Ts...>, Context> {
    static Fault read(const Context& context, const json::value& value, std::variant<Ts...>& out) {
        ObjectReader reader{value};
        const json::value* type = reader.take_required("type");
        if (type == nullptr) return reader.finish();
        std::string_view name;
        if (auto fault = read_text(*type, string_limit<Context>(), name)) {
            return within("type", *std::move(fault));
        }
        auto made = Alternatives<std::variant<Ts...>>::make(name, [&](auto& alternative) {
            read_fields(reader, context, alternative);
            return reader.finish();
        });
        if (!made) return made.error();
        out = *std::move(made);
        return std::nullopt;
    }
};
template <Literal type, typename Context>
struct Reader<Given<type>, Context> {
    static Fault read(const Context&, const json::value& value, Given<type>& out) {
        out.value = value;
        return std::nullopt;
    }
};
template <int number, typename Context>
struct Reader<Only<number>, Context> {
    static Fault read(const Context&, const json::value& value, Only<number>&) {
        std::uint64_t found = 0;
        if (auto fault = read_number(value, number, number, found)) {
            return wrong("only " + std::to_string(number) + " is known");
        }
        return std::nullopt;
    }
};
template <typename T, typename As, typename Context>
struct Reader<GivenAs<T, As>, Context> {
    static Fault read(const Context&, const json::value& value, GivenAs<T, As>& out) {
        out.value = value;
        return std::nullopt;
    }
};
template <typename T, typename Context>
struct Reader<OrNull<T>, Context> {
    static Fault read(const Context& context, const json::value& value, OrNull<T>& out) {
        out = {};
        if (value.is_null()) return std::nullopt;
        T present{};
        if (auto fault = from_value(context, value, present)) return fault;
        out = OrNull<T>{std::move(present)};
        return std::nullopt;
    }
};
template <typename T, typename Context>
struct Reader<std::optional<T>, Context> {
    static Fault read(const Context& context, const json::value& value, std::optional<T>& out) {
        out.reset();
        if (value.is_null()) return std::nullopt;
        T present{};
        if (auto fault = from_value(context, value, present)) return fault;
        out = std::move(present);
        return std::nullopt;
    }
};
template <typename T, typename Context>
struct Reader<std::vector<T>, Context> {
    static Fault read(const Context& context, const json::value& value, std::vector<T>& out) {
        const json::array* items = nullptr;
        if (auto fault = read_list(value, list_limit<Context>(), items)) return fault;
        out.clear();
        for (const json::value& item : *items) {
            if (auto fault = from_value(context, item, out.emplace_back())) {
                return within(out.size() - 1, *std::move(fault));
            }
        }
        return std::nullopt;
    }
};

}  // namespace kamchatka::codec
