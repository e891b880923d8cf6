// `kamchatka arena`: contests from the command line, played until enough is known, as a table.
#include "cli/arena/arena.hpp"
#include "boards/game_board.hpp"

#include "bots/catalogue.hpp"
#include "cli/arena/arena_score.hpp"
#include "cli/arena/arena_scores.hpp"
#include "cli/arena/game_options.hpp"
#include "cli/choice.hpp"
#include "cli/commands.hpp"

#include <unistd.h>
#include <CLI/CLI.hpp>
#include <boost/json.hpp>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

namespace kamchatka::cli {
namespace {

// "three" is played as "one" with the parts exchanged, so that both are a share of one seat.
enum class Matchup : std::uint8_t { one, three, two, mixed };

struct ArenaArguments {
    std::vector<std::string> candidates;
    std::vector<std::string> panel;
    std::vector<Matchup> formats;
    std::string ruleset = "challenge";
    std::vector<std::string> settings;
    unsigned seats = 4;
    std::uint64_t deals = 500;
    std::uint64_t seed = 1;
    std::optional<std::uint32_t> rounds;
    unsigned jobs = 0;
    std::optional<double> bar;
    double tolerance = 0.02;
    std::string scores;
    std::string records;
    Kept kept = Kept::lost;
    bool json = false;
};

constexpr std::uint64_t deals_at_a_time = 32;  // between two looks at the test

constexpr const char* arena_examples = R"(
Examples:
  kamchatka arena --candidates stratega --panel random --deals 100
  kamchatka arena --candidates planner_3 --panel personas --bar 0.5
  kamchatka arena --candidates personas --panel personas --formats one,three --scores matrix.txt
  kamchatka arena --candidates planner_3 --panel valanga --ruleset prestige --records lost_games

Each deal is played once for each rotation of the seats. Intervals are of 95%, by deal. With a bar a
contest ends as soon as its share is known to be above it or below it, by the tolerance. `personas`
stands for all personas, `levels` for all levels of the planner. The result depends on the options
but not on the number of threads, nor on how often the arena was interrupted.
With --records the games that the subject of a contest lost are kept in that folder, as
CONTEST-DEAL-ROTATION.txt, for kamchatka replay and the browser; scores that were known already are
not played again, so those games are not kept.)";

std::vector<std::string> expanded(const std::vector<std::string>& names) {
    std::vector<std::string> bots;
    for (const std::string& name : names) {
        if (name != "personas" && name != "levels") {
            check_bot(name);
            bots.push_back(name);
            continue;
        }
        for (const bots::Profile& profile : bots::profiles()) {
            const bool planner = profile.id.substr(0, 8) == "planner_";
            if (profile.level > 0 && planner == (name == "levels")) bots.emplace_back(profile.id);
        }
    }
    return bots;
}

void add_contests(
    const ArenaArguments& arguments,
    const std::string& candidate,
    const std::vector<std::string>& panel,
    std::vector<Contest>& contests
) {
    for (const Matchup format : arguments.formats) {
        if (format == Matchup::mixed) {
            contests.push_back({candidate, panel, Lineup::mixed});
            continue;
        }
        for (const std::string& other : panel) {
            if (other == candidate) continue;
            switch (format) {
                case Matchup::one: contests.push_back({candidate, {other}, Lineup::one}); break;
                case Matchup::three: contests.push_back({other, {candidate}, Lineup::one}); break;
                case Matchup::two: contests.push_back({candidate, {other}, Lineup::two}); break;
                case Matchup::mixed: break;
            }
        }
    }
}

std::string others_of(const Contest& contest, unsigned seats) {
    switch (contest.lineup) {
        case Lineup::one: return std::to_string(seats - 1) + "x" + contest.others.front();
        case Lineup::two: return std::to_string(seats / 2) + "x" + contest.others.front();
        case Lineup::mixed: return "the_panel";
    }
    return {};
}

std::string name_of(const Contest& contest, unsigned seats) {
    const unsigned own = contest.lineup == Lineup::two ? (seats + 1) / 2 : 1;
    return std::to_string(own) + "x" + contest.subject + "_v_" + others_of(contest, seats);
}

const char* word(Finding finding) {
    switch (finding) {
        case Finding::open: return "open";
        case Finding::above: return "above";
        case Finding::below: return "below";
    }
    return "";
}

struct ContestResult {
    Contest contest;
    Standing standing;
    std::optional<Finding> finding;
};

void show_progress(const std::string& name, std::uint64_t done, std::uint64_t all) {
    constexpr std::size_t width = 30;
    const auto filled = static_cast<std::size_t>(width * std::min(done, all) / all);
    std::cerr << "\r[" << std::string(filled, '#') << std::string(width - filled, '.') << "] "
              << done << " of " << all << " deals, " << name << "   " << std::flush;
}

ContestResult play_contest(
    Arena& arena, const Contest& contest, const ArenaArguments& arguments, SavedScores& saved
) {
    const bool watched = isatty(STDERR_FILENO) != 0;
    const std::string name = name_of(contest, arena.seat_count);
    arena.records.contest = name;
    std::vector<DealScore> scores;
    Finding finding = Finding::open;
    const Bar bar{arguments.bar.value_or(0), arguments.tolerance};
    while (scores.size() < arguments.deals && finding == Finding::open) {
        const std::uint64_t first = scores.size();
        const std::uint64_t count = std::min(deals_at_a_time, arguments.deals - first);
        if (saved.known(name).size() < first + count) {
            const std::uint64_t from = saved.known(name).size();
            const auto played = [&](std::uint64_t done) {
                if (watched) show_progress(name, from + done, arguments.deals);
            };
            saved.add(name, play_deals(arena, contest, from, first + count - from, played));
        }
        const auto& known = saved.known(name);
        const auto begin = known.begin() + static_cast<std::ptrdiff_t>(first);
        scores.insert(scores.end(), begin, begin + static_cast<std::ptrdiff_t>(count));
        if (arguments.bar) finding = find(scores, bar);
    }
    if (watched) std::cerr << '\r' << std::string(100, ' ') << '\r' << std::flush;
    ContestResult result{contest, standing_of(scores), std::nullopt};
    if (arguments.bar) result.finding = finding;
    return result;
}

boost::json::object estimate_json(const Estimate& estimate) {
    return {{"mean", estimate.mean}, {"margin", estimate.margin}};
}

void print_results(const ArenaArguments& arguments, const std::vector<ContestResult>& results) {
    boost::json::array contests;
    for (const ContestResult& result : results) {
        boost::json::object row{
            {"subject", result.contest.subject},
            {"others", others_of(result.contest, arguments.seats)},
            {"deals", result.standing.deals},
            {"games", result.standing.games},
            {"share", estimate_json(result.standing.share)},
            {"place", estimate_json(result.standing.place)},
            {"points", estimate_json(result.standing.points)}};
        if (result.finding) row["finding"] = word(*result.finding);
        contests.push_back(std::move(row));
    }
    const boost::json::object report{
        {"ruleset", arguments.ruleset},
        {"seats", arguments.seats},
        {"seed", arguments.seed},
        {"contests", std::move(contests)}};
    std::cout << boost::json::serialize(report) << '\n';
}

void print_heading(const ArenaArguments& arguments) {
    std::printf(
        "ruleset %s, seats %u, seed %llu; intervals of 95%% by deal\n\n%-22s %-22s %7s %15s %13s "
        "%14s%s\n",
        arguments.ruleset.c_str(),
        arguments.seats,
        static_cast<unsigned long long>(arguments.seed),
        "subject",
        "against",
        "games",
        "won",
        "place",
        "points",
        arguments.bar ? "  bar" : ""
    );
}

void print_row(const ArenaArguments& arguments, const ContestResult& result) {
    const Standing& standing = result.standing;
    std::printf(
        "%-22s %-22s %7llu %6.2f%% +- %4.2f %5.3f +- %.3f %6.2f +- %4.2f",
        result.contest.subject.c_str(),
        others_of(result.contest, arguments.seats).c_str(),
        static_cast<unsigned long long>(standing.games),
        100 * standing.share.mean,
        100 * standing.share.margin,
        standing.place.mean,
        standing.place.margin,
        standing.points.mean,
        standing.points.margin
    );
    if (result.finding) std::printf("  %s", word(*result.finding));
    std::printf("\n");
    std::fflush(stdout);
}

std::string heading_of(const ArenaArguments& arguments) {
    std::string heading = "kamchatka-arena 1 " + arguments.ruleset;
    for (const std::string& setting : arguments.settings) heading += ' ' + setting;
    return heading + " seats=" + std::to_string(arguments.seats) +
        " seed=" + std::to_string(arguments.seed) +
        " rounds=" + (arguments.rounds ? std::to_string(*arguments.rounds) : "usual");
}

void make_folder(const std::string& path) {
    std::error_code wrong;
    std::filesystem::create_directories(path, wrong);
    if (wrong || access(path.c_str(), W_OK) != 0) {
        throw BadInput("--records " + path + ": not a folder that can be written to");
    }
}

void run_arena(const ArenaArguments& arguments) {
    const Ruleset set = chosen_ruleset(arguments.ruleset, arguments.settings);
    check_seats(set, arguments.seats);
    const chance::RandomGame usual = game_options(set, arguments.rounds);
    Arena arena{
        .rules = boards::rules_for_game(set, arguments.seats, arguments.seed),
        .seat_count = static_cast<std::uint8_t>(arguments.seats),
        .seed = arguments.seed,
        .options = {.call_time_round = usual.call_time_round, .round_max = usual.round_max},
        .thread_count = threads_for(arguments.jobs),
        .records = {.folder = arguments.records, .kept = arguments.kept},
    };
    std::vector<Contest> contests;
    const std::vector<std::string> panel = expanded(arguments.panel);
    for (const std::string& candidate : expanded(arguments.candidates)) {
        add_contests(arguments, candidate, panel, contests);
    }
    if (contests.empty()) throw BadInput("nobody to play against");
    if (!arguments.records.empty()) make_folder(arguments.records);
    SavedScores saved = arguments.scores.empty()
        ? SavedScores{}
        : SavedScores{arguments.scores, heading_of(arguments)};
    std::vector<ContestResult> results;
    if (!arguments.json) print_heading(arguments);
    for (const Contest& contest : contests) {
        results.push_back(play_contest(arena, contest, arguments, saved));
        if (!arguments.json) print_row(arguments, results.back());
    }
    if (arguments.json) print_results(arguments, results);
}

}  // namespace

void add_arena(CLI::App& app) {
    CLI::App* arena = app.add_subcommand("arena", "Bots measured against each other");
    const auto arguments = std::make_shared<ArenaArguments>();
    const auto from_to = [](auto least, auto most) {
        return CLI::Range(least, most).description("");
    };
    arena->add_option("--candidates", arguments->candidates, "Bots to be measured")
        ->required()
        ->delimiter(',');
    arena->add_option("--panel", arguments->panel, "Bots to measure them by")
        ->required()
        ->delimiter(',');
    const Choices<Matchup> formats{
        {"one", Matchup::one},
        {"three", Matchup::three},
        {"two", Matchup::two},
        {"mixed", Matchup::mixed}};
    arguments->formats = {Matchup::one};
    add_choices(
        *arena,
        "--formats",
        arguments->formats,
        formats,
        "one: a candidate against a table of another; three: the other way round;\n"
        "two: half and half; mixed: among the panel"
    )
        ->option_text("one,three,two,mixed");
    arena->add_option("--ruleset", arguments->ruleset, "challenge, torneo... or house rules")
        ->capture_default_str();
    arena->add_option("--set", arguments->settings, "A knob of the ruleset")
        ->option_text("KNOB=VALUE")
        ->allow_extra_args(false);
    arena->add_option("--seats", arguments->seats, "Seats at a table")->capture_default_str();
    arena->add_option("--deals", arguments->deals, "Deals of each contest, at most")
        ->check(from_to(std::uint64_t{1}, std::uint64_t{100'000'000}))
        ->capture_default_str();
    arena->add_option("--seed", arguments->seed, "The same seed gives the same result")
        ->capture_default_str();
    arena->add_option("--rounds", arguments->rounds, "As for simulate")
        ->check(from_to(1U, 1'000'000U));
    arena->add_option("--jobs", arguments->jobs, "Threads; 0: one for each core")
        ->check(from_to(0U, 1024U))
        ->capture_default_str();
    arena->add_option("--bar", arguments->bar, "A share to be tested against: stops early")
        ->check(from_to(0.0, 1.0));
    arena->add_option("--tolerance", arguments->tolerance, "How far from the bar matters")
        ->check(from_to(0.001, 0.5))
        ->capture_default_str();
    arena->add_option("--scores", arguments->scores, "A file to keep the scores in and resume");
    arena->add_option("--records", arguments->records, "A folder for the games that were lost");
    const Choices<Kept> kept{{"lost", Kept::lost}, {"won", Kept::won}, {"all", Kept::all}};
    add_choice(*arena, "--keep", arguments->kept, kept, "Which of them --records is for");
    arena->add_flag("--json", arguments->json, "As JSON");
    arena->footer(arena_examples);
    arena->callback([arguments] { run_arena(*arguments); });
}

}  // namespace kamchatka::cli
