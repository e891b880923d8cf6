// What it costs to seat a round of a tournament.
#include "chance/fast_source.hpp"
#include "tournament/seating/seating.hpp"
#include "tournament/seating/tables.hpp"

#include <benchmark/benchmark.h>

#include <cstdint>

namespace kamchatka {
namespace {

tournament::SeatingProblem problem(unsigned people) {
    chance::FastSource source{people};
    const unsigned clubs = people / 12 + 2;
    tournament::SeatingProblem made;
    for (unsigned i = 0; i < people; ++i) {
        const unsigned club = source.below(clubs) * source.below(clubs) / clubs;
        made.people.push_back(
            {.club = static_cast<std::int32_t>(club),
             .region = static_cast<std::int32_t>(club / 3),
             .winner = source.below(4) == 0,
             .fives = static_cast<std::uint16_t>(source.below(8) == 0 ? 1 : 0)}
        );
    }
    for (unsigned i = 0; i < 3 * people; ++i) {
        const unsigned a = source.below(people);
        const unsigned b = source.below(people);
        if (a < b) made.met.push_back({a, b, 1});
    }
    const auto sizes = tournament::table_sizes(people, tournament::Sizes::fours_then_fives);
    for (const tournament::TableSize& table : *sizes) made.sizes.push_back(table.people);
    made.criteria = {
        tournament::Criterion::no_second_five,
        tournament::Criterion::winners_apart,
        tournament::Criterion::clubs_apart,
        tournament::Criterion::no_repeated_opponents};
    return made;
}

void seat(benchmark::State& state) {
    const auto made = problem(static_cast<unsigned>(state.range(0)));
    std::uint64_t seed = 0;
    tournament::SeatingCost cost;
    for (auto _ : state) {
        const auto plan = tournament::solve(made, ++seed);
        cost = tournament::cost_of(made, plan);
        benchmark::DoNotOptimize(plan.data());
    }
    state.counters["first"] = static_cast<double>(cost.broken[0]);
    state.counters["clubs"] = static_cast<double>(cost.broken[2]);
    state.counters["met"] = static_cast<double>(cost.broken[3]);
}
BENCHMARK(seat)->Name("seating")->Arg(40)->Arg(100)->Arg(500)->Arg(2000);

}  // namespace
}  // namespace kamchatka
