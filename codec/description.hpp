// What stands in JSON where a value of some type does, as data that the compiler makes of schemas
// and nouns. Whoever tells of it, in TypeScript or as JSON Schema, is a plain function over it.
#pragma once

#include "codec/alternatives.hpp"
#include "codec/pieces.hpp"
#include "codec/spelling.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

namespace kamchatka::codec {

enum class Form : std::uint8_t {
    text,
    flag,
    whole,        // a whole number
    fraction,     // any number
    only,         // one number
    words,        // one of them
    object,       // with fields
    choice,       // one of the parts, each an object told apart by its "type"
    any,          // one of the parts
    list,         // of the part
    one_or_more,  // the part, or a list of it
    some,       // an object: the first part says which keys there may be, the second what they hold
    each,       // the same, with all the keys
    type_in,    // the "type" of one of the alternatives of the part
    nullable,   // the part, or null
    elsewhere,  // known by its TypeScript alone
};

struct Description;

struct DescribedField {
    std::string_view name;
    Presence presence;
    const Description* type;
};

struct Description {
    Form form;
    std::string_view name{};        // of a struct, a union or an enum that is declared
    std::string_view typescript{};  // where that does not follow from the rest
    std::string_view about{};       // for people, beside the declaration
    std::span<const std::string_view> words{};
    std::string_view list{};  // of the words
    std::span<const DescribedField> fields{};
    std::span<const Description* const> parts{};
    UnionNoun as{};  // of a choice
    int number = 0;
    bool unshown = false;  // a text that nobody is ever shown
};

// Specialised for each kind of type: `value` is its Description. A folder with a context of its own
// specialises it as it does Writer and Reader.
template <typename T, typename Context>
struct Described;

template <typename T, typename Context>
inline constexpr const Description& description = Described<T, Context>::value;

// Parts that stand in memory as long as the program.
template <typename Context, typename... Ts>
inline constexpr std::array<const Description*, sizeof...(Ts)> described_parts{
    &Described<Ts, Context>::value...};

template <typename Context>
struct Described<std::string, Context> {
    static constexpr Description value{.form = Form::text};
};
template <typename Context>
struct Described<std::string_view, Context> : Described<std::string, Context> {};
template <typename Context>
struct Described<Unshown, Context> {
    static constexpr Description value{.form = Form::text, .unshown = true};
};
template <typename Context>
struct Described<bool, Context> {
    static constexpr Description value{.form = Form::flag};
};
template <std::integral T, typename Context>
struct Described<T, Context> {
    static constexpr Description value{.form = Form::whole};
};
template <typename Context>
struct Described<double, Context> {
    static constexpr Description value{.form = Form::fraction};
};
template <Spelled T, typename Context>
struct Described<T, Context> {
    static constexpr Description value{
        .form = Form::words,
        .name = Spelling<T>::type,
        .words = Spelling<T>::words,
        .list = Spelling<T>::list};
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
constexpr DescribedField described_field(const Field<Owner, T>& field) {
    return {
        field.name,
        field.presence,
        left_out_when_empty(field.presence) ? &Described<typename Inside<T>::Type, Context>::value
                                            : &Described<T, Context>::value};
}

template <typename Context, typename... Fields>
constexpr std::array<DescribedField, sizeof...(Fields)> described_fields(
    const std::tuple<Fields...>& fields
) {
    return std::apply(
        [](const Fields&... each) {
            return std::array<DescribedField, sizeof...(Fields)>{described_field<Context>(each)...};
        },
        fields
    );
}

template <Shaped T, typename Context>
struct Described<T, Context> {
    static constexpr auto fields = described_fields<Context>(schema<T>.fields);
    static constexpr Description value{
        .form = Form::object, .name = schema<T>.name, .fields = fields};
};
template <typename... Ts, typename Context>
struct Described<std::variant<Ts...>, Context> {
    static constexpr Description value{
        .form = Form::choice,
        .name = union_noun<std::variant<Ts...>>.type,
        .parts = described_parts<Context, Ts...>,
        .as = union_noun<std::variant<Ts...>>};
};
template <Literal type, typename Context>
struct Described<Written<type>, Context> {
    static constexpr Description value{.form = Form::elsewhere, .typescript = type.view()};
};
template <Literal type, typename Context>
struct Described<Given<type>, Context> : Described<Written<type>, Context> {};
template <typename T, typename As, typename Context>
struct Described<WrittenAs<T, As>, Context> : Described<T, As> {};
template <typename T, typename As, typename Context>
struct Described<GivenAs<T, As>, Context> : Described<T, As> {};
template <typename... Ts, typename Context>
struct Described<AnyOf<Ts...>, Context> {
    static constexpr Description value{.form = Form::any, .parts = described_parts<Context, Ts...>};
};
template <Literal word, typename Context>
struct Described<Word<word>, Context> {
    static constexpr std::array words{word.view()};
    static constexpr Description value{.form = Form::words, .words = words};
};
template <typename T, typename Context>
struct Described<OneOrMore<T>, Context> {
    static constexpr Description value{
        .form = Form::one_or_more, .parts = described_parts<Context, T>};
};
template <typename Variant, typename Context>
struct Described<TypeIn<Variant>, Context> {
    static constexpr Description value{
        .form = Form::type_in, .parts = described_parts<Context, Variant>};
};
template <int number, typename Context>
struct Described<Only<number>, Context> {
    static constexpr Description value{.form = Form::only, .number = number};
};
template <typename T, typename Context>
struct Described<OrNull<T>, Context> {
    static constexpr Description value{
        .form = Form::nullable, .parts = described_parts<Context, T>};
};
template <typename T, typename Context>
struct Described<std::optional<T>, Context> : Described<OrNull<T>, Context> {};
template <typename T, typename Context>
struct Described<std::vector<T>, Context> {
    static constexpr Description value{.form = Form::list, .parts = described_parts<Context, T>};
};
template <typename E, typename T, typename Context>
struct Described<Keyed<E, T>, Context> {
    static constexpr Description value{.form = Form::some, .parts = described_parts<Context, E, T>};
};

template <typename E, typename T, typename Context>
struct Described<ForEach<E, T>, Context> {
    static constexpr Description value{.form = Form::each, .parts = described_parts<Context, E, T>};
};

// The fields of one and then those of the others.
template <std::size_t... counts>
constexpr auto joined(const std::array<DescribedField, counts>&... fields) {
    std::array<DescribedField, (counts + ...)> all{};
    auto at = all.begin();
    ((at = std::copy(fields.begin(), fields.end(), at)), ...);
    return all;
}

// attack_declared as AttackDeclared.
std::string pascal_case(std::string_view words);

// All that stand under a name among these and what they are made of, each once; what another is
// made of comes first.
std::vector<const Description*> named_in(std::span<const Description* const> described);

}  // namespace kamchatka::codec
