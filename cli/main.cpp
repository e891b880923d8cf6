// The program `kamchatka`: its subcommands, and what its exit codes are.
#include "cli/commands.hpp"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <exception>
#include <iostream>
#include <string>

namespace kamchatka::cli {
namespace {

constexpr const char* about =
    "RisiKo!, the Italian game of world conquest: rules, records and simulations.\n"
    "\n"
    "Exit code: 0 fine; 1 the answer is no (a check failed, a difference was found);\n"
    "2 bad arguments or input that cannot be read.";

std::string complaint(const CLI::App* app, const CLI::Error& error) {
    const std::string name = app->get_parent() == nullptr ? "" : app->get_name() + ": ";
    return "kamchatka: " + name + error.what() + "\nkamchatka --help says more.\n";
}

int parse(int argument_count, const char* const* arguments) {
    CLI::App app{about, "kamchatka"};
    app.set_version_flag("--version", "kamchatka " KAMCHATKA_VERSION);
    app.require_subcommand(1);
    app.failure_message(complaint);
    add_rules(app);
    add_simulate(app);
    add_replay(app);
    add_verify(app);
    add_golden(app);
    add_engine(app);
    add_board(app);
    add_types(app);
    add_serve(app);
    add_certificate(app);
    add_check(app);
    add_migrate(app);
    add_admin(app);
    add_odds(app);
    add_bots(app);
    add_arena(app);
    add_positions(app);
    add_tune(app);
    add_belief(app);
    add_tournament(app);
    try {
        app.parse(argument_count, arguments);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : exit_bad_input;
    }
    std::cout.flush();
    if (!std::cout) throw BadInput("standard output cannot be written");
    return 0;
}

int run(int argument_count, const char* const* arguments) noexcept {
    try {
        return parse(argument_count, arguments);
    } catch (const AnswerIsNo&) {
        return exit_no;
    } catch (const std::exception& error) {
        // Not std::cerr, which might itself throw.
        std::fprintf(stderr, "kamchatka: %s\n", error.what());
    } catch (...) {
        std::fputs("kamchatka: something went wrong\n", stderr);
    }
    return exit_bad_input;
}

}  // namespace
}  // namespace kamchatka::cli

int main(int argument_count, char** arguments) {
    return kamchatka::cli::run(argument_count, arguments);
}
