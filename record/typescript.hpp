// The TypeScript declarations of what this folder writes as JSON: actions, options, events, views
// and their words. They come out of the same tables as the codecs, so they cannot disagree.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace kamchatka::record {

// One field of an interface, as it is written in TypeScript.
struct TypescriptField {
    std::string name;  // with a ? where it may be left out
    std::string type;
};

// `export interface Name { readonly field: type; }`
std::string typescript_interface(std::string_view name, std::span<const TypescriptField> fields);

// `export const names = [...] as const;` and the union of those words as a type.
std::string typescript_words(
    std::string_view constant, std::string_view type, std::span<const std::string_view> words
);

// `export type Name = A | B;`, one alternative a line.
std::string typescript_union(std::string_view name, std::span<const std::string> alternatives);

// attack_declared as AttackDeclared.
std::string pascal_case(std::string_view words);

// Seat, Colour, Phase, Rejection, Action, Option, GameEvent, View and all they are made of.
std::string typescript_game_types();

}  // namespace kamchatka::record
