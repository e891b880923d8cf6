// `kamchatka engine`: the pipe between standard input and standard output.
#include "cli/commands.hpp"
#include "cli/pipe/pipe.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <istream>
#include <string>

namespace kamchatka::cli {
namespace {

constexpr const char* engine_explanation = R"(
One JSON object a line in, one JSON object a line out, flushed at once. It ends at the
end of the input, or when asked to quit. docs/engine-protocol.md is the specification.

Example:
  kamchatka engine <<END
  {"request":"new","ruleset":"challenge","seats":4}
  {"request":"chance"}
  {"request":"legal","actor":"s1"}
  END)";

// Reads a line whatever its length, but keeps no more than the pipe needs to see it is too long.
bool read_line(std::streambuf& in, std::string& line) {
    using Traits = std::streambuf::traits_type;
    line.clear();
    auto next = in.sbumpc();
    if (Traits::eq_int_type(next, Traits::eof())) return false;
    for (; !Traits::eq_int_type(next, Traits::eof()); next = in.sbumpc()) {
        const char letter = Traits::to_char_type(next);
        if (letter == '\n') return true;
        if (line.size() <= Pipe::line_bytes_max) line += letter;
    }
    return true;
}

void run() {
    std::ios::sync_with_stdio(false);
    Pipe pipe;
    std::string line;
    while (!pipe.finished() && std::cout && read_line(*std::cin.rdbuf(), line)) {
        std::cout << pipe.answer(line) << std::endl;
    }
}

}  // namespace

void add_engine(CLI::App& app) {
    CLI::App* engine = app.add_subcommand("engine", "Play and referee games through a pipe");
    engine->footer(engine_explanation);
    engine->callback([] { run(); });
}

}  // namespace kamchatka::cli
