// What this folder writes as JSON, described for whoever tells clients of it: actions, options,
// events as a viewer knows them, views.
#pragma once

#include "codec/description.hpp"
#include "engine/engine.hpp"
#include "engine/view.hpp"
#include "record/words/lexicon.hpp"

#include <string_view>

namespace kamchatka::record {

// Whom the game waits for: Chance, or seats.
struct Awaiting {};

// The types in TypeScript of what the board in play names, and of what an option leaves open.
extern const std::string_view typescript_names;

}  // namespace kamchatka::record

namespace kamchatka::codec {

template <>
struct Described<Action, record::Lexicon> {
    static const Description value;
};
template <>
struct Described<Option, record::Lexicon> {
    static const Description value;
};
template <>
struct Described<SeenEvent, record::Lexicon> {
    static const Description value;
};
template <>
struct Described<View, record::Lexicon> {
    static const Description value;
};
template <>
struct Described<record::Awaiting, record::Lexicon> {
    static const Description value;
};

}  // namespace kamchatka::codec
