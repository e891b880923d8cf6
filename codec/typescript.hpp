// What is written as JSON, declared in TypeScript, out of the same tables as readers and writers:
// so they cannot disagree.
#pragma once

#include "codec/alternatives.hpp"
#include "codec/pieces.hpp"
#include "codec/spelling.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace kamchatka::codec {

// --- Text

// One field of an interface, as it is written in TypeScript.
struct TypescriptField {
    std::string name;  // with a ? where it may be left out
    std::string type;
};
using TypescriptFields = std::vector<TypescriptField>;

// `export interface Name { readonly field: type; }`
std::string typescript_interface(std::string_view name, std::span<const TypescriptField> fields);

// The same without a name, on one line: `{ readonly field: type }`.
std::string typescript_inline(std::span<const TypescriptField> fields);

// `export const names = [...] as const;` and the union of those words as a type.
std::string typescript_words(
    std::string_view constant, std::string_view type, std::span<const std::string_view> words
);

// `export type Name = A | B;`, one alternative a line.
std::string typescript_union(std::string_view name, std::span<const std::string> alternatives);

// Adds the field where it is new, and its type where the field is known with another.
void typescript_merge(TypescriptFields& all, const TypescriptField& field);

// `'one' | 'other'`
std::string typescript_choice(std::span<const std::string_view> words);

// `readonly T[]`, with brackets where T is a union.
std::string typescript_list(const std::string& item);

// attack_declared as AttackDeclared.
std::string pascal_case(std::string_view words);

// PhaseKind as phaseKinds, Visibility as visibilities.
std::string list_name(std::string_view type);

// --- The type of a field, by what it holds

template <typename T, typename Context>
struct TypeOf;

template <typename T, typename Context>
std::string type_of() {
    return TypeOf<T, Context>::name();
}

template <typename Context>
struct TypeOf<std::string, Context> {
    static std::string name() { return "string"; }
};
template <typename Context>
struct TypeOf<std::string_view, Context> : TypeOf<std::string, Context> {};
template <typename Context>
struct TypeOf<bool, Context> {
    static std::string name() { return "boolean"; }
};
template <typename T, typename Context>
requires(std::is_arithmetic_v<T>) struct TypeOf<T, Context> {
    static std::string name() { return "number"; }
};
template <Spelled T, typename Context>
struct TypeOf<T, Context> {
    static std::string name() {
        if constexpr (!Spelling<T>::type.empty()) {
            return std::string{Spelling<T>::type};
        } else {
            return typescript_choice(Spelling<T>::words);
        }
    }
};
template <Shaped T, typename Context>
struct TypeOf<T, Context> {
    static std::string name() { return pascal_case(schema<T>.name); }
};
template <typename... Ts, typename Context>
struct TypeOf<std::variant<Ts...>, Context> {
    static std::string name() { return std::string{Union<std::variant<Ts...>>::type}; }
};
template <Literal type, typename Context>
struct TypeOf<Written<type>, Context> {
    static std::string name() { return std::string{type.view()}; }
};
template <Literal type, typename Context>
struct TypeOf<Given<type>, Context> {
    static std::string name() { return std::string{type.view()}; }
};
template <int number, typename Context>
struct TypeOf<Only<number>, Context> {
    static std::string name() { return std::to_string(number); }
};
template <typename T, typename Context>
struct TypeOf<OrNull<T>, Context> {
    static std::string name() { return type_of<T, Context>() + " | null"; }
};
template <typename T, typename Context>
struct TypeOf<std::optional<T>, Context> {
    static std::string name() { return type_of<T, Context>() + " | null"; }
};
template <typename T, typename Context>
struct TypeOf<std::vector<T>, Context> {
    static std::string name() { return typescript_list(type_of<T, Context>()); }
};
template <typename E, typename T, typename Context>
struct TypeOf<Keyed<E, T>, Context> {
    static std::string name() {
        return "Readonly<Partial<Record<" + type_of<E, Context>() + ", " + type_of<T, Context>() +
            ">>>";
    }
};

// What stands in an optional that is left out when it is empty.
template <typename T>
struct Inside {
    using Type = T;
};
template <typename T>
struct Inside<std::optional<T>> {
    using Type = T;
};

template <typename Context, typename Owner, typename T>
TypescriptField typescript_field(const Field<Owner, T>& field) {
    const std::string mark = may_be_left_out(field.presence) ? "?" : "";
    return {
        std::string{field.name} + mark,
        left_out_when_empty(field.presence) ? type_of<typename Inside<T>::Type, Context>()
                                            : type_of<T, Context>()};
}

template <typename T, typename Context>
TypescriptFields fields_of() {
    TypescriptFields fields;
    for_each_field<T>([&](const auto& field) { fields.push_back(typescript_field<Context>(field)); }
    );
    return fields;
}

// Of an alternative: its type first.
template <typename T, typename Context>
TypescriptFields tagged_fields_of() {
    TypescriptFields fields = fields_of<T, Context>();
    fields.insert(fields.begin(), {"type", '\'' + std::string{schema<T>.name} + '\''});
    return fields;
}

// --- Declarations

template <typename... Ts>
struct TypeList {};

// The words of an enum, the interface of a struct.
template <typename T, typename Context>
std::string declaration() {
    if constexpr (Spelled<T>) {
        static_assert(!Spelling<T>::type.empty(), "an enum without a name in TypeScript");
        const std::string list{Spelling<T>::list};
        return typescript_words(
            list.empty() ? list_name(Spelling<T>::type) : list,
            Spelling<T>::type,
            Spelling<T>::words
        );
    } else {
        return typescript_interface(type_of<T, Context>(), fields_of<T, Context>());
    }
}

template <typename Context, typename... Ts>
std::string declarations(TypeList<Ts...>) {
    return (declaration<Ts, Context>() + ...);
}

// The alternatives of a variant as interfaces, named with a prefix and a suffix, and their union.
template <typename Context, typename... Ts>
std::string tagged_declarations(
    const std::variant<Ts...>*,
    std::string_view prefix,
    std::string_view suffix,
    std::string_view union_name
) {
    std::string text;
    std::vector<std::string> names;
    const auto add = [&]<typename T>(std::type_identity<T>) {
        names.push_back(std::string{prefix} + pascal_case(schema<T>.name) + std::string{suffix});
        text += typescript_interface(names.back(), tagged_fields_of<T, Context>());
    };
    (add(std::type_identity<Ts>{}), ...);
    return text + typescript_union(union_name, names);
}

// One interface for all the alternatives, for who reads on without asking which: the fields of any.
template <typename Context, typename... Ts>
std::string merged_declaration(const std::variant<Ts...>*, std::string_view name) {
    TypescriptFields all{{"type", typescript_choice(Alternatives<std::variant<Ts...>>::names)}};
    const auto add = [&](const TypescriptFields& fields) {
        for (const TypescriptField& field : fields) typescript_merge(all, field);
    };
    (add(fields_of<Ts, Context>()), ...);
    return typescript_interface(name, all);
}

// The union alone, each alternative on its line.
template <typename Context, typename... Ts>
std::string tagged_union(const std::variant<Ts...>*, std::string_view union_name) {
    const std::vector<std::string> alternatives{
        typescript_inline(tagged_fields_of<Ts, Context>())...};
    return typescript_union(union_name, alternatives);
}

}  // namespace kamchatka::codec
