// `kamchatka replay`: the board as it stood after any step of a record.
#include "cli/commands.hpp"
#include "cli/games/result_text.hpp"
#include "cli/games/step_text.hpp"
#include "cli/input.hpp"
#include "cli/languages.hpp"
#include "record/text/board_text.hpp"
#include "record/words/spelling.hpp"

#include <unistd.h>
#include <CLI/CLI.hpp>

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <optional>
#include <string>

namespace kamchatka::cli {
namespace {

using record::Language;

struct ReplayArguments {
    std::string path;
    std::optional<std::int64_t> at;
    std::string viewer = "arbiter";
    Language language = Language::italian;
    bool events = false;
};

constexpr const char* replay_explanation = R"(
Steps are numbered as in the record: 0 is the start, -1 one step before the end.
Somebody else's secrets are shown to the arbiter alone; elsewhere a ? stands for them.
After the end come places, points and objectives.

Examples:
  kamchatka replay game.txt
  kamchatka replay game.txt --at 120 --view s2 --lang en
  kamchatka replay - --events < game.json)";

std::size_t wanted_step(const ReplayArguments& arguments, std::size_t step_count) {
    const auto count = static_cast<std::int64_t>(step_count);
    const std::int64_t at = arguments.at.value_or(count);
    const std::int64_t step = at < 0 ? count + at : at;
    if (step >= 0 && step <= count) return static_cast<std::size_t>(step);
    throw BadInput(
        "--at " + std::to_string(at) + ": the record has " + std::to_string(count) + " steps"
    );
}

Viewer wanted_viewer(const ReplayArguments& arguments, std::uint8_t seat_count) {
    const auto viewer = record::read_viewer(arguments.viewer);
    const Seat* seat = viewer ? std::get_if<Seat>(&*viewer) : nullptr;
    if (viewer && (seat == nullptr || index(*seat) < seat_count)) return *viewer;
    throw BadInput(
        "--view " + arguments.viewer + ": s1 to s" + std::to_string(seat_count) +
        ", spectator or arbiter"
    );
}

State state_after(const record::Record& game, std::size_t step_count) {
    State state = record::first_state(game);
    for (std::size_t i = 0; i < step_count; ++i) {
        for (const Event& event : game.steps[i].events) evolve(state, event);
    }
    return state;
}

record::Paint paint() {
    const bool coloured = isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
    return coloured ? record::Paint::ansi : record::Paint::plain;
}

std::string_view viewer_name(std::string_view viewer, Language language) {
    constexpr Phrase arbiter{"l'arbitro", "the arbiter"};
    constexpr Phrase spectator{"uno spettatore", "a spectator"};
    if (viewer == "arbiter") return arbiter.in(language);
    return viewer == "spectator" ? spectator.in(language) : viewer;
}

std::string heading(
    const ReplayArguments& arguments, const record::Record& game, std::size_t step
) {
    const Language language = arguments.language;
    const std::string count = std::to_string(game.steps.size());
    constexpr Phrase step_word{"passo", "step"};
    constexpr Phrase of_word{" di ", " of "};
    constexpr Phrase seen_by_word{"come lo vede ", "as seen by "};
    return std::string{record::ruleset_name(game.set.id.view(), language)} + ", " +
        std::string{step_word.in(language)} + ' ' + std::to_string(step) +
        std::string{of_word.in(language)} + count + ", " + std::string{seen_by_word.in(language)} +
        std::string{viewer_name(arguments.viewer, language)} + '\n';
}

void run_replay(const ReplayArguments& arguments) {
    const record::Reading reading = read_record(arguments.path);
    const record::Record& game = reading.record;
    const std::size_t step = wanted_step(arguments, game.steps.size());
    const Viewer viewer = wanted_viewer(arguments, game.seat_count);
    const Rules rules = record::rules_of(game);
    const record::Lexicon lexicon{rules, game.seat_count};
    for (const std::string& warning : reading.warnings) {
        std::cerr << arguments.path << ": " << warning << '\n';
    }
    std::cout << heading(arguments, game, step);
    if (reading.cut_off) {
        constexpr Phrase cut{"registrazione interrotta: ", "cut off: "};
        std::cout << cut.in(arguments.language) << *reading.cut_off << '\n';
    }
    std::cout << '\n';
    const std::size_t first = arguments.events || step == 0 ? 0 : step - 1;
    for (std::size_t i = first; i < step; ++i) {
        std::cout << step_text(lexicon, game.steps[i], i + 1, viewer);
    }
    if (step > 0) std::cout << '\n';
    const record::BoardStyle style{
        .language = arguments.language, .paint = paint(), .players = game.players};
    const View view = view_of(state_after(game, step), viewer);
    std::cout << record::board_text(rules, view, style);
    const std::string result = result_text(rules, view, game.players, arguments.language);
    if (!result.empty()) std::cout << '\n' << result;
}

}  // namespace

void add_replay(CLI::App& app) {
    CLI::App* replay = app.add_subcommand("replay", "Show the board after any step of a record");
    const auto arguments = std::make_shared<ReplayArguments>();
    replay->add_option("FILE", arguments->path, "A record, as text or JSON; - for standard input")
        ->required();
    replay->add_option("--at", arguments->at, "After which step; the last unless given");
    replay->add_option("--view", arguments->viewer, "s1 to s6, spectator or arbiter")
        ->capture_default_str();
    add_language(*replay, arguments->language);
    replay->add_flag("--events", arguments->events, "Also list every step up to there");
    replay->footer(replay_explanation);
    replay->callback([arguments] { run_replay(*arguments); });
}

}  // namespace kamchatka::cli
