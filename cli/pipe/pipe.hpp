// The engine behind a pipe: one JSON object a line in, one a line out, so that a program in any
// language can referee or play whole games. docs/engine-protocol.md is the specification.
#pragma once

#include "cli/pipe/live_game.hpp"
#include "cli/pipe/pipe_bots.hpp"
#include "cli/pipe/request.hpp"
#include "engine/result.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kamchatka::cli {

// Why a request was not carried out. Nothing has changed.
struct Refusal {
    std::string reason;   // a Rejection, or one of the protocol's own: "malformed", "no_game"...
    std::string clause;   // of the rulebook, where the rules refuse
    std::string path;     // to what is malformed: "action.from"
    std::string message;  // for people, in English
};

class Pipe {
public:
    static constexpr std::size_t line_bytes_max = std::size_t{1} << 20;

    // One line in, without its newline; one line out, likewise. Whatever comes in, it answers.
    std::string answer(std::string_view line);

    // Whether `quit` was asked for.
    bool finished() const { return finished_; }

private:
    using Answer = Result<json::object, Refusal>;
    struct Handler;
    static const Handler handlers[];

    Answer handle(Request& request);

    Answer new_game(Request& request);
    Answer position(Request& request);
    Answer legal(Request& request);
    Answer act(Request& request);
    Answer chance(Request& request);
    Answer choose(Request& request);
    Answer state(Request& request);
    Answer view(Request& request);
    Answer record(Request& request);
    Answer rules(Request& request);
    Answer quit(Request& request);

    // Begins another game, with bots that know nothing of the last.
    void begin(const Opening& opening);

    std::optional<LiveGame> game_;
    PipeBots bots_;
    bool finished_ = false;
};

}  // namespace kamchatka::cli
