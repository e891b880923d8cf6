// Whole random games a second, in every ruleset and for every number of seats. The first line,
// challenge for 4, is the one to quote: 35 rounds, then the sdadata.
#include "boards/game_board.hpp"
#include "chance/fast_source.hpp"
#include "chance/random_player.hpp"
#include "engine/rulebooks.hpp"
#include "testkit/allocations.hpp"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>

namespace kamchatka::bench {
namespace {

// Without a clock a game would go on for hundreds of rounds: it is abandoned after this many.
constexpr std::uint32_t round_count = 35;

void play_games(benchmark::State& measured, const Ruleset& set, std::uint8_t seat_count) {
    const Rules rules = boards::rules_for_game(set, seat_count, 1);
    const bool clock = set.ending.minutes > 0;
    const chance::RandomGame options{
        .call_time_round = round_count - set.ending.rounds_after_time,
        .round_max = clock ? 10'000 : round_count,
    };
    std::uint64_t game = 0;
    std::uint64_t actions = 0;
    const test::NoAllocations promise;
    for (auto _ : measured) {
        const auto played =
            chance::play_random_game(rules, seat_count, chance::nth_seed(1, game++), options);
        actions += played.action_count;
        benchmark::DoNotOptimize(actions);
    }
    promise.check("a whole game");
    measured.counters["games/s"] =
        benchmark::Counter(static_cast<double>(game), benchmark::Counter::kIsRate);
    measured.counters["actions/game"] =
        benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kAvgIterations);
}

void add(const Ruleset& set, std::uint8_t seat_count) {
    const std::string name =
        "game/" + std::string{set.id.view()} + "/" + std::to_string(seat_count);
    benchmark::RegisterBenchmark(name.c_str(), play_games, set, seat_count);
}

const int added = [] {
    add(rulebooks::challenge, 4);
    for (const Ruleset* set : rulebooks::all) {
        for (std::uint8_t seats = 3; seats <= seat_count_max; ++seats) {
            const bool first = set == &rulebooks::challenge && seats == 4;
            if (set->setup.starting_armies[seats] > 0 && !first) add(*set, seats);
        }
    }
    return 0;
}();

}  // namespace
}  // namespace kamchatka::bench
