// A game that teaches: laid from a position, with whatever everybody does told to it, chance
// included. One question in JSON, one answer in JSON; nothing is drawn here, stored or remembered
// beyond the state.
#pragma once

#include "engine/engine.hpp"
#include "engine/result.hpp"
#include "record/json.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace kamchatka::wasm {

namespace json = boost::json;

class GuidedGame {
public:
    struct Refused {
        json::object told;
    };

    // {"ok":true,...}, or {"ok":false} with `reason`, and of a refusal of the rules `clause` and
    // `message` as the server tells it.
    std::string answer(std::string_view question);

private:
    using Answer = Result<json::object, Refused>;

    Answer handle(const json::object& asked);
    Answer lay(const json::object& asked);
    Answer act(const json::object& asked);
    Answer why(const json::object& asked) const;
    json::object as_it_stands() const;

    std::optional<Rules> rules_;
    State state_{};
    Seat learner_ = Seat::s1;
};

}  // namespace kamchatka::wasm
