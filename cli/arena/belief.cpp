// `kamchatka belief`: how well a bot knows what the others are after. Bots play; one seat of each
// table watches and believes. Its log-loss on the true objectives is reported by round against the
// uniform guess and against a simple rule that multiplies by 1.8 or 0.75 for each conquest inside
// or outside an objective; and how often what was believed with a given chance was true.
#include "bots/belief.hpp"

#include "bots/game.hpp"
#include "cli/arena/game_options.hpp"
#include "cli/commands.hpp"

#include <CLI/CLI.hpp>

#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace kamchatka::cli {
namespace {

struct BeliefArguments {
    std::vector<std::string> bots;
    std::string ruleset = "challenge";
    unsigned seats = 4;
    std::uint64_t games = 300;
    std::uint64_t seed = 900;
    unsigned jobs = 0;
    bots::BeliefWeights weights{};
};

struct Loss {
    double belief = 0;
    double simple = 0;
    double uniform = 0;
    std::size_t count = 0;
};

struct Bin {
    double believed = 0;
    double came_true = 0;
    std::size_t count = 0;
};

constexpr std::size_t bin_count = 10;

struct Findings {
    std::map<std::uint32_t, Loss> by_round;
    std::array<Bin, bin_count> bins{};

    void add(const Findings& other) {
        for (const auto& [round, loss] : other.by_round) {
            Loss& own = by_round[round];
            own.belief += loss.belief;
            own.simple += loss.simple;
            own.uniform += loss.uniform;
            own.count += loss.count;
        }
        for (std::size_t i = 0; i < bin_count; ++i) {
            bins[i].believed += other.bins[i].believed;
            bins[i].came_true += other.bins[i].came_true;
            bins[i].count += other.bins[i].count;
        }
    }
};

// The rule to beat, for each seat on its own.
class SimpleRule {
public:
    void hear(const Rules& rules, const TerritoryConquered& conquest) {
        for (const Objective objective : rules.objectives.all()) {
            const Goal& goal = rules.objectives[objective].goal;
            if (goal.territories.empty()) continue;
            const bool inside = goal.territories.contains(conquest.territory);
            odds_[conquest.by][index(objective)] += std::log(inside ? 1.8 : 0.75);
        }
    }
    double chance(Seat seat, Objective objective, IdSet<Objective> possible) const {
        double most = -1e300;
        for (const Objective other : possible) most = std::max(most, odds_[seat][index(other)]);
        double sum = 0;
        for (const Objective other : possible) sum += std::exp(odds_[seat][index(other)] - most);
        return std::exp(odds_[seat][index(objective)] - most) / sum;
    }

private:
    PerSeat<std::array<double, objective_count_max>> odds_{};
};

// The seat that watches is the first; what it believes is written down at the end of each round.
Findings watch_game(const Rules& rules, const BeliefArguments& arguments, std::uint64_t game) {
    Findings findings;
    std::vector<std::unique_ptr<bots::Bot>> seated;
    bots::Players players{};
    chance::FastSource pick{chance::nth_seed(arguments.seed + 77, game)};
    for (std::size_t i = 0; i < arguments.seats; ++i) {
        const unsigned n = pick.below(static_cast<unsigned>(arguments.bots.size()));
        seated.push_back(make_player(arguments.bots[n]));
        players[id_of<Seat>(i)] = seated.back().get();
    }
    bots::Belief belief{arguments.weights};
    SimpleRule simple;
    constexpr Seat watcher = Seat::s1;
    std::uint32_t round = 0;
    const bots::Watcher watch =
        [&](const State& state, const Actor&, const Action&, const Events& events) {
            if (state.phase == Phase::place && round == 0)
                belief.look(view_of(state, watcher), watcher);
            for (const Event& event : events) {
                belief.hear(rules, seen_by(event, watcher));
                if (const auto* taken = std::get_if<TerritoryConquered>(&event)) {
                    simple.hear(rules, *taken);
                }
            }
            if (state.round == round || state.phase != Phase::reinforce) return;
            round = state.round;
            const View view = view_of(state, watcher);
            const bots::Marginals believed = belief.marginals(rules, view, watcher);
            IdSet<Objective> possible = rules.objectives.all();
            possible.erase(*view.objective[watcher]);
            Loss& loss = findings.by_round[round];
            for (const Seat other : seats(state)) {
                if (other == watcher || !active(state, other)) continue;
                const Objective truth = *state.objective[other].reveal();
                const auto chance = static_cast<double>(believed[other][index(truth)]);
                loss.belief -= std::log(std::max(chance, 1e-9));
                loss.simple -= std::log(std::max(simple.chance(other, truth, possible), 1e-9));
                loss.uniform += std::log(static_cast<double>(possible.size()));
                ++loss.count;
                for (const Objective objective : possible) {
                    const auto p = static_cast<double>(believed[other][index(objective)]);
                    Bin& bin = findings.bins[std::min<std::size_t>(
                        static_cast<std::size_t>(p * bin_count), bin_count - 1
                    )];
                    bin.believed += p;
                    bin.came_true += objective == truth ? 1 : 0;
                    ++bin.count;
                }
            }
        };
    bots::play_game(
        rules,
        static_cast<std::uint8_t>(arguments.seats),
        players,
        chance::nth_seed(arguments.seed, game),
        {.call_time_round = 34, .round_max = 100, .watcher = &watch}
    );
    return findings;
}

void print(const Findings& findings) {
    std::printf("log-loss in nats on the objectives of the others\n\n");
    std::printf("%6s %9s %9s %9s %9s\n", "round", "belief", "simple", "uniform", "seats");
    for (const auto& [round, loss] : findings.by_round) {
        if (round > 10 && round % 5 != 0) continue;
        const auto count = static_cast<double>(loss.count);
        std::printf(
            "%6u %9.3f %9.3f %9.3f %9zu\n",
            round,
            loss.belief / count,
            loss.simple / count,
            loss.uniform / count,
            loss.count
        );
    }
    std::printf("\n%9s %9s %9s\n", "believed", "true", "count");
    for (const Bin& bin : findings.bins) {
        if (bin.count == 0) continue;
        const auto count = static_cast<double>(bin.count);
        std::printf("%9.3f %9.3f %9zu\n", bin.believed / count, bin.came_true / count, bin.count);
    }
}

void run_belief(const BeliefArguments& arguments) {
    const Ruleset set = chosen_ruleset(arguments.ruleset, {});
    check_seats(set, arguments.seats);
    for (const std::string& bot : arguments.bots) check_bot(bot);
    const Rules rules = make_rules(set);
    const unsigned threads = threads_for(arguments.jobs);
    std::vector<Findings> by_game(arguments.games);
    std::vector<std::jthread> running;
    for (unsigned t = 0; t < threads; ++t) {
        running.emplace_back([&, t] {
            for (std::uint64_t game = t; game < arguments.games; game += threads) {
                by_game[game] = watch_game(rules, arguments, game);
            }
        });
    }
    running.clear();
    Findings all;
    for (const Findings& findings : by_game) all.add(findings);
    print(all);
}

}  // namespace

void add_belief(CLI::App& app) {
    CLI::App* belief = app.add_subcommand("belief", "How well bots guess each other's objectives");
    const auto arguments = std::make_shared<BeliefArguments>();
    belief->add_option("--bots", arguments->bots, "Who plays, drawn by lot for each seat")
        ->required()
        ->delimiter(',');
    belief->add_option("--ruleset", arguments->ruleset, "challenge, torneo...")
        ->capture_default_str();
    belief->add_option("--seats", arguments->seats, "Seats at the table")->capture_default_str();
    belief->add_option("--games", arguments->games, "How many games")->capture_default_str();
    belief->add_option("--seed", arguments->seed, "The same seed gives the same result")
        ->capture_default_str();
    belief->add_option("--jobs", arguments->jobs, "Threads; 0: one for each core")
        ->capture_default_str();
    belief->add_option("--attack", arguments->weights.attack, "Weight of an attack")
        ->capture_default_str();
    belief->add_option("--placement", arguments->weights.placement, "Weight of a placement")
        ->capture_default_str();
    belief
        ->add_option(
            "--fade", arguments->weights.fade, "Rounds after which what is seen counts half"
        )
        ->capture_default_str();
    belief->add_option("--doubt", arguments->weights.doubt, "Share of the uniform guess")
        ->capture_default_str();
    belief->callback([arguments] { run_belief(*arguments); });
}

}  // namespace kamchatka::cli
