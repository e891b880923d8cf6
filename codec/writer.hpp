// Values to JSON by their type: structs by their schema, enumerators by their words. The context is
// what a writer needs beside the value, such as the names of a board; a folder with such values
// specialises Writer for its own context.
#pragma once

#include "codec/alternatives.hpp"
#include "codec/pieces.hpp"
#include "codec/sinks.hpp"
#include "codec/spelling.hpp"

#include <concepts>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::codec {

template <typename T, typename Context>
struct Writer;

template <typename Sink, typename Context, typename T>
void write(Sink& out, const Context& context, const T& value) {
    Writer<T, Context>::write(out, context, value);
}

// "key":value
template <typename Sink, typename Context, typename T>
void write_key(Sink& out, const Context& context, std::string_view key, const T& value) {
    out.key(key);
    write(out, context, value);
}

// Whether there is nothing to say.
template <typename T>
bool is_empty(const T& value) {
    if constexpr (is_optional<T>) {
        return !value.has_value();
    } else if constexpr (requires { value.empty(); }) {
        return value.empty();
    } else {
        return false;
    }
}

template <typename F, typename T>
bool left_out(const F& field, const T& value) {
    return left_out_when_empty(field.presence) && is_empty(value.*field.member);
}

template <typename Sink, typename Context, typename T>
void write_fields(Sink& out, const Context& context, const T& value) {
    for_each_field<T>([&](const auto& field) {
        if (left_out(field, value)) return;
        write_key(out, context, field.name, value.*field.member);
    });
}

// The value as JSON.
template <typename Context, typename T>
json::value to_value(const Context& context, const T& value) {
    ValueSink out;
    write(out, context, value);
    return out.release();
}

template <typename Context>
struct Writer<std::string, Context> {
    static void write(auto& out, const Context&, const std::string& text) { out.text(text); }
};
template <typename Context>
struct Writer<std::string_view, Context> {
    static void write(auto& out, const Context&, std::string_view text) { out.text(text); }
};
template <typename Context>
struct Writer<bool, Context> {
    static void write(auto& out, const Context&, bool value) { out.flag(value); }
};
template <std::integral T, typename Context>
struct Writer<T, Context> {
    static void write(auto& out, const Context&, T value) { out.number(value); }
};
template <typename Context>
struct Writer<double, Context> {
    static void write(auto& out, const Context&, double value) { out.number(value); }
};
template <Spelled T, typename Context>
struct Writer<T, Context> {
    static void write(auto& out, const Context&, T value) { out.text(spell(value)); }
};
template <Shaped T, typename Context>
struct Writer<T, Context> {
    static void write(auto& out, const Context& context, const T& value) {
        out.begin_object();
        write_fields(out, context, value);
        out.end_object();
    }
};
// {"type":...} and the fields of the alternative.
template <typename... Ts, typename Context>
struct Writer<std::variant<Ts...>, Context> {
    static void write(auto& out, const Context& context, const std::variant<Ts...>& variant) {
        out.begin_object();
        std::visit(
            [&]<typename T>(const T& value) {
                out.key("type");
                out.text(schema<T>.name);
                write_fields(out, context, value);
            },
            variant
        );
        out.end_object();
    }
};
template <Literal type, typename Context>
struct Writer<Written<type>, Context> {
    static void write(auto& out, const Context&, const Written<type>& value) {
        out.written(value.text);
    }
};
template <Literal type, typename Context>
struct Writer<Given<type>, Context> {
    static void write(auto& out, const Context&, const Given<type>& value) {
        out.value(value.value);
    }
};
template <typename T, typename As, typename Context>
struct Writer<WrittenAs<T, As>, Context> {
    static void write(auto& out, const Context&, const WrittenAs<T, As>& value) {
        out.written(value.text);
    }
};
template <typename T, typename As, typename Context>
struct Writer<GivenAs<T, As>, Context> {
    static void write(auto& out, const Context&, const GivenAs<T, As>& value) {
        out.value(value.value);
    }
};
template <typename Variant, typename Context>
struct Writer<TypeIn<Variant>, Context> {
    static void write(auto& out, const Context&, const TypeIn<Variant>& type) {
        out.text(type.name);
    }
};
template <int number, typename Context>
struct Writer<Only<number>, Context> {
    static void write(auto& out, const Context&, const Only<number>&) { out.number(number); }
};
template <typename T, typename Context>
struct Writer<OrNull<T>, Context> {
    static void write(auto& out, const Context& context, const OrNull<T>& value) {
        if (!value) return out.null();
        codec::write(out, context, *value);
    }
};
template <typename T, typename Context>
struct Writer<std::optional<T>, Context> {
    static void write(auto& out, const Context& context, const std::optional<T>& value) {
        if (!value) return out.null();
        codec::write(out, context, *value);
    }
};
template <typename T, typename Context>
struct Writer<std::vector<T>, Context> {
    static void write(auto& out, const Context& context, const std::vector<T>& values) {
        out.begin_list();
        for (const T& value : values) {
            out.item();
            codec::write(out, context, value);
        }
        out.end_list();
    }
};
template <typename E, typename T, typename Context>
struct Writer<Keyed<E, T>, Context> {
    static void write(auto& out, const Context& context, const Keyed<E, T>& values) {
        out.begin_object();
        for (const auto& [key, value] : values.items) {
            write_key(out, context, spell(key), value);
        }
        out.end_object();
    }
};
template <typename E, typename T, typename Context>
struct Writer<ForEach<E, T>, Context> {
    static void write(auto& out, const Context& context, const ForEach<E, T>& values) {
        out.begin_object();
        for (const auto& [key, value] : values.items) {
            write_key(out, context, spell(key), value);
        }
        out.end_object();
    }
};

}  // namespace kamchatka::codec
