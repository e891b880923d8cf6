// A variant of structs with a schema: from the name on the wire to the alternative it stands for.
#pragma once

#include "codec/parse_error.hpp"
#include "codec/schema.hpp"

#include <array>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace kamchatka::codec {

// What one of them is called in a message, and their union in TypeScript.
template <typename Variant>
struct Union {
    static constexpr std::string_view kind = "type";
};

template <typename Variant>
struct Alternatives;

template <typename... Ts>
struct Alternatives<std::variant<Ts...>> {
    static constexpr std::array<std::string_view, sizeof...(Ts)> names{schema<Ts>.name...};

    // Calls read(T&) on an empty T of that name; the filled one, or the fault read() found.
    template <typename Read>
    static Parsed<std::variant<Ts...>> make(std::string_view name, const Read& read) {
        std::variant<Ts...> made;
        Fault fault;
        const auto attempt = [&]<typename T>(std::type_identity<T>) {
            if (schema<T>.name != name) return false;
            T value{};
            fault = read(value);
            made = std::move(value);
            return true;
        };
        if (!(attempt(std::type_identity<Ts>{}) || ...)) {
            return wrong(no_such(Union<std::variant<Ts...>>::kind, name, names));
        }
        if (fault) return *std::move(fault);
        return made;
    }
};

}  // namespace kamchatka::codec
