// `kamchatka tune`: weighs the features of the planner's evaluation on games between bots. The
// model is a softmax over the seats of a weighted sum of their features. It is fitted on positions
// at the beginning of turns, each as one of the seats imagines it, to whether that seat won in the
// end, and judged on games it has not seen. Each bot has a handicap of its own in the fit, so that
// a feature gets no credit for who likes to have it.
#include "bots/belief.hpp"
#include "bots/game.hpp"
#include "bots/linear.hpp"
#include "bots/world.hpp"
#include "chance/outcome.hpp"
#include "cli/arena/game_options.hpp"
#include "cli/commands.hpp"

#include <CLI/CLI.hpp>

#include <array>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace kamchatka::cli {
namespace {

struct TuneArguments {
    std::vector<std::string> bots;
    std::string ruleset = "challenge";
    unsigned seats = 4;
    std::uint64_t games = 4000;
    std::uint64_t seed = 1;
    unsigned jobs = 0;
};

struct Sample {
    std::size_t stage;
    SeatSet active;
    Seat seat;  // that looks, in a world it imagines
    bool wins;
    PerSeat<bots::Features> features;
    PerSeat<std::uint8_t> player;  // which of the bots
};

using Samples = std::vector<Sample>;

// The positions at which turns began, labelled with the winner once it is known.
Samples samples_of_game(const Rules& rules, const TuneArguments& arguments, std::uint64_t game) {
    Samples samples;
    std::vector<std::unique_ptr<bots::Bot>> seated;
    bots::Players players{};
    PerSeat<std::uint8_t> drawn{};
    chance::FastSource pick{chance::nth_seed(arguments.seed + 77, game)};
    for (std::size_t i = 0; i < arguments.seats; ++i) {
        const unsigned n = pick.below(static_cast<unsigned>(arguments.bots.size()));
        seated.push_back(make_player(arguments.bots[n]));
        drawn[id_of<Seat>(i)] = static_cast<std::uint8_t>(n);
        players[id_of<Seat>(i)] = seated.back().get();
    }
    std::uint32_t round = 0;
    std::uint8_t position = 255;
    std::vector<bots::Belief> beliefs(seat_count_max, bots::Belief{});
    const bots::Watcher watch =
        [&](const State& state, const Actor&, const Action&, const Events& events) {
            for (const Seat seat : seats(state)) {
                bots::Belief& belief = beliefs[index(seat)];
                if (state.phase == Phase::place) belief.look(view_of(state, seat), seat);
                for (const Event& event : events) belief.hear(rules, seen_by(event, seat));
            }
            if (state.phase != Phase::reinforce) return;
            if (state.round == round && state.position == position) return;
            round = state.round;
            position = state.position;
            const Seat seat = chance::pick(active_seats(state), pick);
            const View view = view_of(state, seat);
            const auto objectives = beliefs[index(seat)].sample(rules, view, seat, pick);
            const State world = bots::imagined(rules, view, seat, objectives, pick);
            samples.push_back(
                {bots::stage_of(rules, state),
                 active_seats(state),
                 seat,
                 false,
                 bots::features_of(rules, world),
                 drawn}
            );
        };
    // Time is called in any round, so that every stage is seen at every strength.
    const bots::GameOptions options{
        .call_time_round = 12 + pick.below(25), .round_max = 300, .watcher = &watch};
    const auto played = bots::play_game(
        rules,
        static_cast<std::uint8_t>(arguments.seats),
        players,
        chance::nth_seed(arguments.seed, game),
        options
    );
    if (played.ending == chance::Ending::abandoned) samples.clear();
    for (Sample& sample : samples) sample.wins = sample.seat == played.state.winner;
    return samples;
}

Samples play_samples(const Rules& rules, const TuneArguments& arguments, std::uint64_t first) {
    const unsigned threads = threads_for(arguments.jobs);
    std::vector<Samples> by_game(arguments.games);
    std::vector<std::jthread> running;
    for (unsigned t = 0; t < threads; ++t) {
        running.emplace_back([&, t] {
            for (std::uint64_t game = t; game < arguments.games; game += threads) {
                by_game[game] = samples_of_game(rules, arguments, first + game);
            }
        });
    }
    running.clear();
    Samples all;
    for (const Samples& samples : by_game) all.insert(all.end(), samples.begin(), samples.end());
    return all;
}

// The weights of the features, then a handicap for each bot.
using Parameters = std::vector<double>;

PerSeat<double> chances(const Sample& sample, const Parameters& w) {
    PerSeat<double> result{};
    double sum = 0;
    for (const Seat seat : sample.active) {
        double score = w[bots::feature_count + sample.player[seat]];
        for (std::size_t i = 0; i < bots::feature_count; ++i) {
            score += w[i] * static_cast<double>(sample.features[seat][i]);
        }
        result[seat] = std::exp(score);
        sum += result[seat];
    }
    for (double& chance : result.items) chance /= sum;
    return result;
}

// What is good for a seat is never held against it: more armies, cards, income; less to fear.
constexpr std::array<int, bots::feature_count> signs{1, 1, 0, -1, 1, 1, 1, 1, -1, -1, 0};

struct Fit {
    Parameters weights;
    double loss = 0;     // of samples not used, in nats
    double uniform = 0;  // of the guess that all are equally likely
    std::size_t count = 0;
};

// Adam on the whole sample; convex, so that there is one answer.
Fit fit(const Samples& samples, const Samples& unseen, std::size_t stage, std::size_t bot_count) {
    constexpr int steps = 400;
    constexpr double ridge = 1e-4;
    Fit result;
    Parameters& w = result.weights;
    w.assign(bots::feature_count + bot_count, 0.0);
    Parameters mean(w.size(), 0.0);
    Parameters square(w.size(), 0.0);
    for (int step = 1; step <= steps; ++step) {
        Parameters gradient(w.size(), 0.0);
        double count = 0;
        for (const Sample& sample : samples) {
            if (sample.stage != stage) continue;
            ++count;
            const PerSeat<double> chance = chances(sample, w);
            const double own = std::min(chance[sample.seat], 1 - 1e-9);
            const double pull = sample.wins ? -1.0 : own / (1 - own);
            for (const Seat seat : sample.active) {
                const double off = pull * ((seat == sample.seat ? 1.0 : 0.0) - chance[seat]);
                gradient[bots::feature_count + sample.player[seat]] += off;
                for (std::size_t i = 0; i < bots::feature_count; ++i) {
                    gradient[i] += off * static_cast<double>(sample.features[seat][i]);
                }
            }
        }
        if (count == 0) return result;
        for (std::size_t i = 0; i < w.size(); ++i) {
            const double slope = gradient[i] / count + ridge * w[i];
            mean[i] = 0.9 * mean[i] + 0.1 * slope;
            square[i] = 0.999 * square[i] + 0.001 * slope * slope;
            const double m = mean[i] / (1 - std::pow(0.9, step));
            const double v = square[i] / (1 - std::pow(0.999, step));
            w[i] -= 0.1 * m / (std::sqrt(v) + 1e-9);
            if (i < signs.size() && w[i] * signs[i] < 0) w[i] = 0;
        }
    }
    for (const Sample& sample : unseen) {
        if (sample.stage != stage) continue;
        ++result.count;
        const double own = chances(sample, w)[sample.seat];
        const double even = 1 / static_cast<double>(sample.active.size());
        result.loss -= std::log(std::max(sample.wins ? own : 1 - own, 1e-12));
        result.uniform -= std::log(sample.wins ? even : 1 - even);
    }
    result.loss /= static_cast<double>(std::max<std::size_t>(result.count, 1));
    result.uniform /= static_cast<double>(std::max<std::size_t>(result.count, 1));
    return result;
}

void run_tune(const TuneArguments& arguments) {
    const Ruleset set = chosen_ruleset(arguments.ruleset, {});
    check_seats(set, arguments.seats);
    for (const std::string& bot : arguments.bots) check_bot(bot);
    const Rules rules = make_rules(set);
    const Samples samples = play_samples(rules, arguments, 0);
    const Samples unseen = play_samples(rules, arguments, arguments.games);
    for (std::size_t stage = 0; stage < bots::stage_count; ++stage) {
        const Fit best = fit(samples, unseen, stage, arguments.bots.size());
        std::printf("    {");
        for (std::size_t i = 0; i < bots::feature_count; ++i) {
            std::printf("%s%.3fF", i == 0 ? "" : ", ", best.weights[i]);
        }
        std::printf("},\n");
        std::fprintf(
            stderr,
            "stage %zu: %zu unseen positions, log-loss %.4f against %.4f of the uniform guess\n",
            stage,
            best.count,
            best.loss,
            best.uniform
        );
    }
}

}  // namespace

void add_tune(CLI::App& app) {
    CLI::App* tune = app.add_subcommand("tune", "Fits the planner's evaluation to games of bots");
    const auto arguments = std::make_shared<TuneArguments>();
    tune->add_option("--bots", arguments->bots, "Who plays, drawn by lot for each seat")
        ->required()
        ->delimiter(',');
    tune->add_option("--ruleset", arguments->ruleset, "challenge, torneo...")
        ->capture_default_str();
    tune->add_option("--seats", arguments->seats, "Seats at the table")->capture_default_str();
    tune->add_option("--games", arguments->games, "Games to fit; as many more to judge")
        ->capture_default_str();
    tune->add_option("--seed", arguments->seed, "The same seed gives the same weights")
        ->capture_default_str();
    tune->add_option("--jobs", arguments->jobs, "Threads; 0: one for each core")
        ->capture_default_str();
    tune->callback([arguments] { run_tune(*arguments); });
}

}  // namespace kamchatka::cli
