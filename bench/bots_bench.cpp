// Whole games a second between bots on one core: challenge for 4 seats, 35 rounds, then the
// sdadata.
#include "bench/allocations.hpp"
#include "bots/catalogue.hpp"
#include "bots/game.hpp"
#include "bots/persona.hpp"
#include "bots/styles.hpp"
#include "chance/fast_source.hpp"
#include "engine/rulebooks.hpp"

#include <benchmark/benchmark.h>

#include <array>
#include <memory>
#include <string>

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
    const NoAllocations promise;
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

void bot_games(benchmark::State& measured, const std::string& id) {
    const Rules rules = make_rules(rulebooks::challenge);
    std::uint64_t game = 0;
    std::uint64_t actions = 0;
    for (auto _ : measured) {
        std::array<std::unique_ptr<bots::Bot>, 4> seated;
        bots::Players players{};
        for (std::size_t i = 0; i < seated.size(); ++i) {
            seated[i] = bots::make_bot(id);
            players[id_of<Seat>(i)] = seated[i].get();
        }
        const auto played = bots::play_game(rules, 4, players, chance::nth_seed(1, game++), {});
        actions += played.action_count;
        benchmark::DoNotOptimize(actions);
    }
    count(measured, game, actions);
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
