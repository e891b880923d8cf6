// A variant of structs with a schema: from the name on the wire to the alternative it stands for.
#pragma once

#include "codec/parse_error.hpp"
#include "codec/schema.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace kamchatka::codec {

// How TypeScript declares a union.
enum class UnionStyle : std::uint8_t {
    inlined,     // its alternatives one a line
    interfaces,  // its alternatives first, each under a name
    merged,      // one interface with the fields of any, for who reads on without asking which
};

// What one of them is called in a message, and their union in TypeScript.
struct UnionNoun {
    std::string_view kind = "type";
    std::string_view type{};
    UnionStyle style = UnionStyle::inlined;
    std::string_view before{};  // the names of interfaces
    std::string_view after{};
};
template <typename Variant>
inline constexpr UnionNoun union_noun{};

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
            return wrong(no_such(union_noun<std::variant<Ts...>>.kind, name, names));
        }
        if (fault) return *std::move(fault);
        return made;
    }
};

}  // namespace kamchatka::codec
