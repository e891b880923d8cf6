// `kamchatka simulate`: plays many games between bots and reports them as tables.
#include "cli/arena/simulate.hpp"

#include "boards/game_board.hpp"
#include "cli/arena/game_options.hpp"
#include "cli/choice.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"

#include <unistd.h>
#include <CLI/CLI.hpp>

#include <cstdint>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::cli {
namespace {

struct SimulateArguments {
    std::string ruleset = "challenge";
    std::optional<unsigned> seats;
    std::uint64_t games = 10'000;
    std::uint64_t seed = 1;
    std::optional<std::uint32_t> rounds;
    unsigned jobs = 0;
    std::string board;
    Format format = Format::text;
    std::string output;
    std::vector<std::string> settings;
    std::vector<std::string> bots;
};

constexpr const char* simulate_examples = R"(
Examples:
  kamchatka simulate
  kamchatka simulate --ruleset torneo --seats 5 --games 100000
  kamchatka simulate --set army_cap=0 --set kingmaker=on --format json
  kamchatka simulate --bots stratega,random,random,random --games 1000
  kamchatka simulate --ruleset prestige --rounds 200 --format csv --output games.csv

Unless bots are named, the players pick any kind of action that is legal, then any action
of that kind. Bots sit down in the order given, again from the first until all seats are
taken; kamchatka bots lists them.
The result depends on the options but not on the number of threads.)";

// As many seats as bots were named, if that is a table; else the usual four.
unsigned seats_for(const SimulateArguments& arguments) {
    const auto named = static_cast<unsigned>(arguments.bots.size());
    return arguments.seats.value_or(named >= 3 ? named : 4);
}

// The board file named, if one is, for a ruleset that is played on quadrants.
std::optional<Board> chosen_board(const Ruleset& set, const std::string& path, unsigned seats) {
    if (path.empty()) return std::nullopt;
    if (set.setup.board == BoardKind::classic) {
        throw BadInput("--board: " + std::string{set.id.view()} + " is played on the classic one");
    }
    const auto value = record::parse_json(read_input(path));
    if (!value) throw BadInput(complaint(path, value.error()));
    const auto board = boards::read_game_board(*value);
    if (!board) throw BadInput(complaint(path, board.error()));
    if (offered(make_rules(set, *board), seats)) return *board;
    throw BadInput(
        "--board " + path + ": its " + std::to_string(board->territory_count) +
        " territories are no multiple of " + std::to_string(seats) + " seats"
    );
}

std::vector<std::string> seated(const std::vector<std::string>& bots, unsigned seats) {
    std::vector<std::string> by_seat;
    if (bots.empty()) return by_seat;
    if (bots.size() > seats) throw BadInput("--bots: more bots than seats");
    for (const std::string& bot : bots) check_bot(bot);
    for (std::size_t seat = 0; seat < seats; ++seat) by_seat.push_back(bots[seat % bots.size()]);
    return by_seat;
}

void run_simulate(const SimulateArguments& arguments) {
    const Ruleset set = chosen_ruleset(arguments.ruleset, arguments.settings);
    const unsigned seats = seats_for(arguments);
    check_seats(set, seats);
    const Simulation simulation{
        .set = set,
        .board = chosen_board(set, arguments.board, seats),
        .seat_count = static_cast<std::uint8_t>(seats),
        .game_count = arguments.games,
        .seed = arguments.seed,
        .options = game_options(set, arguments.rounds),
        .thread_count = threads_for(arguments.jobs),
        .bots = seated(arguments.bots, seats),
    };
    std::ofstream file;
    if (!arguments.output.empty()) {
        file.open(arguments.output);
        if (!file) throw BadInput(arguments.output + ": cannot be written");
    }
    const bool watched = isatty(STDERR_FILENO) != 0;
    const Tally tally = simulate(simulation, watched ? Progress::bar_on_stderr : Progress::silent);
    std::ostream& out = arguments.output.empty() ? std::cout : file;
    write(out, report_of(simulation, tally), arguments.format);
    if (!out.flush()) throw BadInput(arguments.output + ": cannot be written");
}

}  // namespace

void add_simulate(CLI::App& app) {
    CLI::App* simulate =
        app.add_subcommand("simulate", "Many games between bots or random players");
    const auto arguments = std::make_shared<SimulateArguments>();
    // The range is named when a value is outside it, and would only crowd the help.
    const auto from_to = [](auto least, auto most) {
        return CLI::Range(least, most).description("");
    };
    simulate
        ->add_option(
            "--ruleset", arguments->ruleset, "challenge, torneo... or a file of house rules"
        )
        ->capture_default_str();
    simulate->add_option("--seats", arguments->seats, "Seats at the table, 4 unless given");
    simulate->add_option("--bots", arguments->bots, "Who plays, by seat: stratega,random,...")
        ->delimiter(',')
        ->allow_extra_args(false);
    simulate->add_option("--games", arguments->games, "How many games")
        ->check(from_to(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}))
        ->capture_default_str();
    simulate->add_option("--seed", arguments->seed, "The same seed gives the same games")
        ->capture_default_str();
    simulate
        ->add_option(
            "--rounds",
            arguments->rounds,
            "Rounds before the closing rolls, 35 unless given;\n"
            "without a clock, rounds after which a game is abandoned, 1000 unless given"
        )
        ->check(from_to(1U, 1'000'000U));
    simulate->add_option(
        "--board", arguments->board, "A board file for RisiKo! Master; else each game has its own"
    );
    simulate->add_option("--jobs", arguments->jobs, "Threads; 0: one for each core")
        ->check(from_to(0U, 1024U))
        ->capture_default_str();
    const Choices<Format> formats{
        {"text", Format::text}, {"json", Format::json}, {"csv", Format::csv}};
    add_choice(*simulate, "--format", arguments->format, formats, "text unless given");
    simulate->add_option("--output", arguments->output, "A file instead of standard output");
    simulate
        ->add_option("--set", arguments->settings, "A knob of the ruleset, as often as you like")
        ->option_text("KNOB=VALUE")
        ->allow_extra_args(false);
    simulate->footer(simulate_examples);
    simulate->callback([arguments] { run_simulate(*arguments); });
}

}  // namespace kamchatka::cli
