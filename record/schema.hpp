// The shape of every action and event, said once: its name on the wire and its fields in order. The
// codecs of text and JSON are loops over it. The tables are in action_schema.hpp and
// event_schema.hpp.
#pragma once

#include <cstddef>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>

namespace kamchatka::record {

template <typename Owner, typename T>
struct Field {
    std::string_view name;
    T Owner::*member;
};
template <typename Owner, typename T>
Field(std::string_view, T Owner::*) -> Field<Owner, T>;  // clang 14 does not see it by itself

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

// Specialised for every action and event.
template <typename T>
inline constexpr auto schema = Shapeless{};

template <typename T>
inline constexpr bool has_schema =
    !std::is_same_v<std::remove_cv_t<decltype(schema<T>)>, Shapeless>;

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

}  // namespace kamchatka::record
