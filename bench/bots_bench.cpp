// Whole games a second between bots on one core: challenge for 4 seats, 35 rounds, then the
// sdadata.
#include "bots/catalogue.hpp"
#include "bots/game.hpp"
#include "bots/persona.hpp"
#include "bots/styles.hpp"
#include "chance/fast_source.hpp"
#include "engine/rulebooks.hpp"
#include "testkit/allocations.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace kamchatka::bench {
namespace {

void count(benchmark::State& measured, std::uint64_t games, std::uint64_t actions) {
    measured.counters["games/s"] =
        benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
    measured.counters["actions/game"] =
        benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kAvgIterations);
}

// Four of one style. Nothing may be allocated from the first action to the last.
void persona_games(benchmark::State& measured, const bots::Style& style) {
    const Rules rules = make_rules(rulebooks::challenge);
    odds::campaign_table(odds::obligations_of(rules.set.combat));
    std::uint64_t game = 0;
    std::uint64_t actions = 0;
    const test::NoAllocations promise;
    for (auto _ : measured) {
        std::array<bots::Persona, 4> seated{
            bots::Persona{style}, bots::Persona{style}, bots::Persona{style}, bots::Persona{style}};
        bots::Players players{};
        for (std::size_t i = 0; i < seated.size(); ++i) players[id_of<Seat>(i)] = &seated[i];
        const auto played = bots::play_game(rules, 4, players, chance::nth_seed(1, game++), {});
        actions += played.action_count;
        benchmark::DoNotOptimize(actions);
    }
    promise.check("a game of personas");
    count(measured, game, actions);
}

// In milliseconds.
struct Times {
    std::vector<double> turns;
    double longest_action = 0;
};

// Adds up how long a bot takes over each of its turns.
class Timed final : public bots::Bot {
public:
    Timed(std::string_view id, Times& times) : bot_{bots::make_bot(id)}, times_{times} {}

    Action choose(
        const bots::Situation& now, chance::FastSource& source, const bots::Budget& budget
    ) override {
        if (now.view.round != round_) times_.turns.push_back(0);
        round_ = now.view.round;
        const auto start = std::chrono::steady_clock::now();
        const Action action = bot_->choose(now, source, budget);
        const std::chrono::duration<double, std::milli> taken =
            std::chrono::steady_clock::now() - start;
        if (round_ > 0) times_.turns.back() += taken.count();
        times_.longest_action = std::max(times_.longest_action, taken.count());
        return action;
    }
    void hear(const Rules& rules, const SeenEvent& event) override { bot_->hear(rules, event); }
    bool listens() const override { return bot_->listens(); }

private:
    std::unique_ptr<bots::Bot> bot_;
    Times& times_;
    std::uint32_t round_ = 0;
};

void bot_games(benchmark::State& measured, const std::string& id) {
    const Rules rules = make_rules(rulebooks::challenge);
    Times times;
    std::uint64_t game = 0;
    std::uint64_t actions = 0;
    for (auto _ : measured) {
        std::array<std::unique_ptr<bots::Bot>, 4> seated;
        bots::Players players{};
        for (std::size_t i = 0; i < seated.size(); ++i) {
            seated[i] = std::make_unique<Timed>(id, times);
            players[id_of<Seat>(i)] = seated[i].get();
        }
        const auto played = bots::play_game(rules, 4, players, chance::nth_seed(1, game++), {});
        actions += played.action_count;
        benchmark::DoNotOptimize(actions);
    }
    count(measured, game, actions);
    std::vector<double>& turns = times.turns;
    std::ranges::sort(turns);
    if (!turns.empty()) measured.counters["turn_p99_ms"] = turns[turns.size() * 99 / 100];
    measured.counters["action_max_ms"] = times.longest_action;
}

const int added = [] {
    for (const bots::Profile& profile : bots::profiles()) {
        const std::string name = "bots/" + std::string{profile.id};
        if (const auto style = bots::find_style(profile.id)) {
            benchmark::RegisterBenchmark(name.c_str(), persona_games, *style);
        } else {
            benchmark::RegisterBenchmark(name.c_str(), bot_games, std::string{profile.id});
        }
    }
    return 0;
}();

}  // namespace
}  // namespace kamchatka::bench
