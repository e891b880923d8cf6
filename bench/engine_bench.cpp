// The engine's functions one by one, over every position of one recorded random game, so that the
// mix of phases is that of real play. Time is for one call.
#include "chance/fast_source.hpp"
#include "chance/outcome.hpp"
#include "chance/random_player.hpp"
#include "engine/engine.hpp"
#include "engine/rulebooks.hpp"
#include "engine/view.hpp"
#include "testkit/allocations.hpp"

#include <benchmark/benchmark.h>

#include <vector>

namespace kamchatka::bench {
namespace {

struct Position {
    State state;
    Actor actor;
    Action action;  // what the actor did there
};

const Rules& challenge() {
    static const Rules rules = make_rules(rulebooks::challenge);
    return rules;
}

std::vector<Position> record_game() {
    constexpr std::uint32_t call_time_round = 34;
    std::vector<Position> positions;
    chance::FastSource source{1};
    State state = new_table(4);
    Position position{state, Chance{}, StartGame{}};
    while (true) {
        positions.push_back(position);
        advance(challenge(), state, position.actor, position.action);
        if (state.phase == Phase::over) return positions;
        position = {state, Arbiter{}, CallTime{}};
        if (state.round >= call_time_round && !state.last_round) continue;
        if (chance::draws(state.phase)) {
            position.actor = Chance{};
            position.action = chance::outcome(challenge(), state, source);
        } else {
            const Seat seat = awaited_seats(state).front();
            position.actor = seat;
            position.action = chance::random_action(challenge(), state, seat, source);
        }
    }
}

const std::vector<Position>& game() {
    static const std::vector<Position> positions = record_game();
    return positions;
}

// Calls the function with every position of the game in turn, one for each iteration.
template <typename Call>
void measure(benchmark::State& measured, const char* what, const Call& call) {
    const std::vector<Position>& positions = game();
    std::size_t next = 0;
    const test::NoAllocations promise;
    for (auto _ : measured) {
        call(positions[next]);
        if (++next == positions.size()) next = 0;
    }
    promise.check(what);
}

void decide_and_evolve(benchmark::State& measured) {
    State state = new_table(4);
    measure(measured, "decide and evolve", [&](const Position& position) {
        if (position.state.phase == Phase::start) state = position.state;
        advance(challenge(), state, position.actor, position.action);
        benchmark::DoNotOptimize(state);
    });
}
BENCHMARK(decide_and_evolve);

void decide_alone(benchmark::State& measured) {
    measure(measured, "decide", [](const Position& position) {
        const Decision decision =
            decide(challenge(), position.state, position.actor, position.action);
        benchmark::DoNotOptimize(&decision);
    });
}
BENCHMARK(decide_alone);

void list_legal_actions(benchmark::State& measured) {
    measure(measured, "legal_actions", [](const Position& position) {
        const Options options = legal_actions(challenge(), position.state, position.actor);
        benchmark::DoNotOptimize(&options);
    });
}
BENCHMARK(list_legal_actions);

void copy_state(benchmark::State& measured) {
    State copy;
    measure(measured, "copying a state", [&](const Position& position) {
        copy = position.state;
        benchmark::DoNotOptimize(copy);
        benchmark::ClobberMemory();
    });
    measured.counters["bytes"] = sizeof(State);
}
BENCHMARK(copy_state);

void view_of_a_seat(benchmark::State& measured) {
    measure(measured, "view_of", [](const Position& position) {
        const View view = view_of(position.state, Seat::s2);
        benchmark::DoNotOptimize(&view);
    });
    measured.counters["bytes"] = sizeof(View);
}
BENCHMARK(view_of_a_seat);

void digest_of_a_state(benchmark::State& measured) {
    measure(measured, "digest", [](const Position& position) {
        benchmark::DoNotOptimize(digest(position.state));
    });
}
BENCHMARK(digest_of_a_state);

void draw_a_die(benchmark::State& measured) {
    chance::Source source{Digest{1}};
    const test::NoAllocations promise;
    for (auto _ : measured) benchmark::DoNotOptimize(source.below(6));
    promise.check("drawing a die");
}
BENCHMARK(draw_a_die);

}  // namespace
}  // namespace kamchatka::bench
