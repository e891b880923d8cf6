// What each kind of field is called in TypeScript.
#pragma once

#include "engine/secret.hpp"
#include "record/detail/lists.hpp"

#include <string>
#include <string_view>

namespace kamchatka::record {

// The name of the union of an enum's words.
template <typename E>
inline constexpr std::string_view typescript_enum = {};
template <>
inline constexpr std::string_view typescript_enum<Seat> = "Seat";
template <>
inline constexpr std::string_view typescript_enum<Colour> = "Colour";
template <>
inline constexpr std::string_view typescript_enum<Phase> = "Phase";
template <>
inline constexpr std::string_view typescript_enum<Ties> = "Ties";
template <>
inline constexpr std::string_view typescript_enum<ForgoneBecause> = "ForgoneBecause";
template <>
inline constexpr std::string_view typescript_enum<Cause> = "Cause";
template <>
inline constexpr std::string_view typescript_enum<Standing> = "Standing";
template <>
inline constexpr std::string_view typescript_enum<ChallengeCard> = "ChallengeCard";

// The type of a field, found by overload on a null pointer to it.
template <Spelled T>
std::string typescript_type(const T*) {
    static_assert(!typescript_enum<T>.empty(), "an enum without a name in TypeScript");
    return std::string{typescript_enum<T>};
}
template <NamedId T>
std::string typescript_type(const T*) {
    if constexpr (std::same_as<T, Territory>) return "Territory";
    if constexpr (std::same_as<T, Continent>) return "Continent";
    if constexpr (std::same_as<T, Card>) return "Card";
    if constexpr (std::same_as<T, Objective>) return "Objective";
}
template <Bytes T>
std::string typescript_type(const T*) {
    return "Hex";
}
template <Number T>
std::string typescript_type(const T*) {
    return "number";
}
inline std::string typescript_type(const bool*) { return "boolean"; }
inline std::string typescript_type(const Three*) { return "readonly [Card, Card, Card]"; }
template <Listed T>
std::string typescript_type(const T*) {
    const std::string item = typescript_type(static_cast<const typename List<T>::Item*>(nullptr));
    return item.find(' ') == std::string::npos ? "readonly " + item + "[]"
                                               : "readonly (" + item + ")[]";
}
// The record knows every secret.
template <typename T>
std::string typescript_type(const Secret<T>*) {
    return typescript_type(static_cast<const T*>(nullptr));
}
template <typename T>
std::string typescript_type(const std::optional<T>*) {
    return typescript_type(static_cast<const T*>(nullptr)) + " | null";
}

// What an option says of a field: a range where it is open, the thing itself otherwise.
template <typename T>
std::string typescript_option_type(const T* field) {
    return typescript_type(field);
}
template <Number T>
std::string typescript_option_type(const T*) {
    return "Quantity";
}
template <std::size_t N>
requires Listed<std::array<std::uint8_t, N>> std::string
typescript_option_type(const std::array<std::uint8_t, N>*) {
    return "DiceToRoll";
}
template <Bytes T>
std::string typescript_option_type(const T*) {
    return "BytesToChoose";
}

}  // namespace kamchatka::record
