// The shape of a struct on the wire and in files, said once: its name and its fields in order.
// Writers, strict readers, TypeScript and the OpenAPI document are loops over it. The tables stand
// beside the structs they describe.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace kamchatka::codec {

// When the key of a field is there.
enum class Presence : std::uint8_t {
    always,                // null where an optional is empty
    defaulted,             // always written; whoever leaves it out means the default
    defaulted_or_null,     // and null means the default too
    forgiven,              // always written and told of; read without it, the default stands
    when_present,          // left out where it is empty
    when_present_or_null,  // left out where it is empty; null is read as empty
};

// By whoever writes to us, and so in TypeScript.
constexpr bool may_be_left_out(Presence presence) {
    return presence != Presence::always && presence != Presence::forgiven;
}
constexpr bool left_out_when_empty(Presence presence) {
    return presence == Presence::when_present || presence == Presence::when_present_or_null;
}
constexpr bool null_is_empty(Presence presence) {
    return presence == Presence::defaulted_or_null || presence == Presence::when_present_or_null;
}

template <typename T>
inline constexpr bool is_optional = false;
template <typename T>
inline constexpr bool is_optional<std::optional<T>> = true;

template <typename Owner, typename T>
struct Field {
    std::string_view name;
    T Owner::*member;
    Presence presence = is_optional<T> ? Presence::when_present : Presence::always;
};
// clang 14 does not see them by itself.
template <typename Owner, typename T>
Field(std::string_view, T Owner::*) -> Field<Owner, T>;
template <typename Owner, typename T>
Field(std::string_view, T Owner::*, Presence) -> Field<Owner, T>;

template <typename... Fields>
struct Shape {
    std::string_view name;
    std::tuple<Fields...> fields;
};

template <typename... Fields>
constexpr Shape<Fields...> shape(std::string_view name, Fields... fields) {
    return {name, {fields...}};
}

struct Shapeless {};

// Specialised for every struct that is written or read.
template <typename T>
inline constexpr auto schema = Shapeless{};

template <typename T>
inline constexpr bool has_schema =
    !std::is_same_v<std::remove_cv_t<decltype(schema<T>)>, Shapeless>;

template <typename T>
concept Shaped = has_schema<T>;

// Calls visit(field) for each field of T, in order.
template <typename T, typename Visit>
constexpr void for_each_field(Visit&& visit) {
    std::apply([&](const auto&... field) { (visit(field), ...); }, schema<T>.fields);
}

// Each alternative of a variant has a schema, and no two the same name.
template <typename Variant>
struct Complete;
template <typename... Ts>
struct Complete<std::variant<Ts...>> {
    static constexpr bool value = [] {
        if constexpr (!(has_schema<Ts> && ...)) {
            return false;
        } else {
            const std::string_view names[] = {schema<Ts>.name...};
            for (std::size_t i = 0; i < sizeof...(Ts); ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    if (names[i] == names[j]) return false;
                }
            }
            return true;
        }
    }();
};

}  // namespace kamchatka::codec
