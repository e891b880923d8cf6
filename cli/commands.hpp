// The subcommands of the program, each defined in the source file of its name. A callback that
// returns means exit code 0; to end otherwise it throws one of the two below, or something else by
// mistake, which is reported too.
#pragma once

#include <CLI/CLI.hpp>

#include <stdexcept>

namespace kamchatka::cli {

void add_simulate(CLI::App& app);
void add_rules(CLI::App& app);
void add_replay(CLI::App& app);
void add_verify(CLI::App& app);
void add_golden(CLI::App& app);
void add_engine(CLI::App& app);
void add_board(CLI::App& app);
void add_types(CLI::App& app);
void add_serve(CLI::App& app);
void add_certificate(CLI::App& app);
void add_check(CLI::App& app);
void add_migrate(CLI::App& app);
void add_admin(CLI::App& app);
void add_odds(CLI::App& app);
void add_bots(CLI::App& app);
void add_arena(CLI::App& app);
void add_positions(CLI::App& app);
void add_tune(CLI::App& app);
void add_belief(CLI::App& app);
void add_tournament(CLI::App& app);

inline constexpr int exit_no = 1;         // the answer is no: a difference was found
inline constexpr int exit_bad_input = 2;  // bad arguments, or input that cannot be read

// Ends the program with exit code 2 and `kamchatka: <what>` on stderr; what is `FILE:LINE: why` for
// something wrong in a file.
class BadInput : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// Ends the program with exit code 1; what there is to say has been said.
struct AnswerIsNo {};

}  // namespace kamchatka::cli
