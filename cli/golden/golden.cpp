// `kamchatka golden`: recorded games, replayed, must come out as they did.
#include "boards/game_board.hpp"
#include "cli/arena/game_options.hpp"
#include "cli/commands.hpp"
#include "cli/golden/golden_file.hpp"
#include "cli/golden/golden_game.hpp"
#include "cli/input.hpp"
#include "record/knobs/knobs.hpp"
#include "record/text/record_text.hpp"
#include "record/words/spelling.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace kamchatka::cli {
namespace {

constexpr const char* folder = "tests/golden";
constexpr std::size_t difference_count_max = 20;

constexpr const char* golden_explanation = R"(
Without files, all of tests/golden/*.txt are played again, and every ruleset must have
a game for each number of seats it offers. A difference is shown with its line:
- what the file says, + what happens now. --update keeps the actions and rewrites
their consequences; it never makes another game.

Examples:
  kamchatka golden
  kamchatka golden tests/golden/challenge-4.txt --update
  kamchatka golden --new challenge --seats 4 --seed 7 --rounds 5 --set kingmaker=on
  kamchatka golden --new torneo --withdraw s2@3 --exclude s3@4)";

struct GoldenArguments {
    std::vector<std::string> paths;
    bool update = false;
    std::string new_ruleset;
    unsigned seats = 4;
    std::uint64_t seed = 1;
    std::uint32_t rounds = 5;
    std::vector<std::string> settings;
    std::vector<std::string> withdrawals;
    std::vector<std::string> exclusions;
};

using Covered = std::set<std::pair<std::string, std::size_t>>;  // ruleset and seats

std::vector<std::string> all_goldens() {
    std::error_code error;
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator{folder, error}) {
        if (entry.path().extension() == ".txt") paths.push_back(entry.path().generic_string());
    }
    if (error) throw BadInput(std::string{folder} + ": cannot be read");
    std::sort(paths.begin(), paths.end());
    return paths;
}

void show_differences(const std::string& path, const std::vector<Difference>& differences) {
    std::size_t left = differences.size();
    for (const Difference& difference : differences) {
        if (differences.size() - left == difference_count_max) break;
        std::cout << path << ':' << difference.line << ":\n";
        if (!difference.expected.empty()) std::cout << "  - " << difference.expected << '\n';
        if (!difference.found.empty()) std::cout << "  + " << difference.found << '\n';
        --left;
    }
    if (left > 0) std::cout << path << ": " << left << " more\n";
}

void rewrite(const std::string& path, const std::string& text) {
    std::ofstream file{path, std::ios::binary};
    file << text;
    if (!file.flush()) throw BadInput(path + ": cannot be written");
    std::cout << path << ": updated\n";
}

enum class Faults : std::uint8_t { shown, rewritten };

// Whether the file is now as it should be.
bool check_golden(const std::string& path, Faults faults, Covered& covered) {
    const auto replay = replay_golden(read_input(path));
    if (!replay) {
        std::cout << complaint(path, replay.error()) << '\n';
        return false;
    }
    const record::Record& game = replay->record;
    const std::string id{game.set.id.view()};
    covered.emplace(id, game.seat_count);
    if (record::find_rulebook(id) == nullptr) {
        std::cout << path << ": " << id << " is no built-in ruleset\n";
        return false;
    }
    if (replay->differences.empty()) return true;
    if (faults == Faults::rewritten) {
        rewrite(path, replay->text);
        return true;
    }
    show_differences(path, replay->differences);
    return false;
}

bool all_covered(const Covered& covered) {
    bool all = true;
    for (const Ruleset* set : rulebooks::all) {
        const auto& armies = set->setup.starting_armies;
        for (std::size_t seats = 0; seats < armies.size(); ++seats) {
            const std::string id{set->id.view()};
            if (armies[seats] == 0 || covered.contains({id, seats})) continue;
            std::cout << folder << ": no game of " << id << " for " << seats << " seats\n";
            all = false;
        }
    }
    return all;
}

void check_goldens(const GoldenArguments& arguments) {
    const bool every = arguments.paths.empty();
    const std::vector<std::string> paths = every ? all_goldens() : arguments.paths;
    const Faults faults = arguments.update ? Faults::rewritten : Faults::shown;
    Covered covered;
    std::size_t bad = 0;
    for (const std::string& path : paths) {
        if (!check_golden(path, faults, covered)) ++bad;
    }
    const bool complete = !every || all_covered(covered);
    std::cout << "golden: " << paths.size() << " games, " << bad << " differ\n";
    if (bad > 0 || !complete) throw AnswerIsNo{};
}

// "s2@4" for the second seat in the fourth round.
template <typename A>
void add_rulings(std::vector<Ruling>& rulings, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
        const std::size_t at = text.find('@');
        const auto seat = record::read<Seat>(text.substr(0, at));
        std::uint32_t round = 0;
        const bool counted =
            at != std::string::npos && CLI::detail::lexical_cast(text.substr(at + 1), round);
        if (!seat || !counted) throw BadInput(text + ": write SEAT@ROUND, as in s2@4");
        rulings.push_back({A{*seat}, round});
    }
}

void write_new(const GoldenArguments& arguments) {
    Ruleset set = read_ruleset(arguments.new_ruleset).set;
    for (const std::string& setting : arguments.settings) apply_setting(set, setting);
    if (const auto wrong = record::check_ruleset(set)) throw BadInput(record::message(*wrong));
    const auto& armies = set.setup.starting_armies;
    if (arguments.seats >= armies.size() || armies[arguments.seats] == 0) {
        throw BadInput(
            "--seats " + std::to_string(arguments.seats) + ": not offered by " +
            std::string{set.id.view()}
        );
    }
    GoldenGame game{.rules = boards::rules_for_game(set, arguments.seats, arguments.seed)};
    game.seat_count = static_cast<std::uint8_t>(arguments.seats);
    game.seed = arguments.seed;
    game.last_round = arguments.rounds;
    add_rulings<Withdraw>(game.rulings, arguments.withdrawals);
    add_rulings<Exclude>(game.rulings, arguments.exclusions);
    std::cout << record::write_text(play_golden_game(game));
}

}  // namespace

void add_golden(CLI::App& app) {
    CLI::App* golden = app.add_subcommand("golden", "Play recorded games again and compare");
    const auto arguments = std::make_shared<GoldenArguments>();
    auto* const files = golden->add_option("FILES", arguments->paths, "Golden games");
    auto* const update =
        golden->add_flag("--update", arguments->update, "Rewrite what differs from the actions");
    auto* const fresh =
        golden->add_option("--new", arguments->new_ruleset, "Play a new game of this ruleset");
    fresh->excludes(files)->excludes(update);
    golden->add_option("--seats", arguments->seats, "Seats of the new game")
        ->needs(fresh)
        ->capture_default_str();
    golden->add_option("--seed", arguments->seed, "The same seed gives the same game")
        ->needs(fresh)
        ->capture_default_str();
    golden->add_option("--rounds", arguments->rounds, "Round in which time is called")
        ->needs(fresh)
        ->check(CLI::Range(1U, 1000U))
        ->capture_default_str();
    golden->add_option("--set", arguments->settings, "knob=value, as often as you like")
        ->needs(fresh)
        ->allow_extra_args(false);
    golden->add_option("--withdraw", arguments->withdrawals, "SEAT@ROUND: who leaves, and when")
        ->needs(fresh)
        ->allow_extra_args(false);
    golden->add_option("--exclude", arguments->exclusions, "SEAT@ROUND: who is excluded, and when")
        ->needs(fresh)
        ->allow_extra_args(false);
    golden->footer(golden_explanation);
    golden->callback([arguments] {
        if (arguments->new_ruleset.empty()) {
            check_goldens(*arguments);
        } else {
            write_new(*arguments);
        }
    });
}

}  // namespace kamchatka::cli
