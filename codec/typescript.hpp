// What is written as JSON, declared in TypeScript, out of the same tables as readers and writers:
// so they cannot disagree.
#pragma once

#include "codec/description.hpp"

#include <span>
#include <string>
#include <string_view>
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

// `export type Name = A | B;`, one alternative a line.
std::string typescript_union(std::string_view name, std::span<const std::string> alternatives);

// --- What is described

// The type of a field: `number`, `readonly Seat[]`, `Wording | null`.
std::string typescript_type(const Description& described);

// Of a struct.
TypescriptFields typescript_fields(const Description& described);

// Of a struct, a union or an enum, under its name.
std::string typescript_declaration(const Description& described);

// Of all that stand under a name among these and what they are made of, each once; what another
// is made of comes first.
std::string typescript_declarations(std::span<const Description* const> described);

}  // namespace kamchatka::codec
