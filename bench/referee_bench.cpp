// What it costs to enter one more line in a judge's book, and to read the book whole.
#include "engine/rulebooks.hpp"
#include "referee/sheet.hpp"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>

namespace kamchatka {
namespace {

struct Evening {
    referee::Book book;
    referee::Sheet sheet;

    explicit Evening(std::int64_t entries) {
        enter(referee::Opened{
            .kind = referee::Kind::light,
            .set = rulebooks::torisiko,
            .seats = {{"Anna", Colour::red}, {"Bruno", Colour::blue}, {"Carla", Colour::green}},
            .title = "Tavolo 1",
            .desk = {}});
        while (std::ssize(book) < entries) enter(referee::TurnPassed{1});
    }

    void enter(const referee::Note& note) {
        const auto refused = referee::enter(
            book,
            sheet,
            {.seq = 0,
             .ref = "r" + std::to_string(book.size()),
             .at = std::ssize(book),
             .by = {"Ada", referee::Role::table_judge},
             .note = note}
        );
        if (refused) std::abort();
    }
};

void enter_one_more(benchmark::State& state) {
    Evening evening{state.range(0)};
    for (auto _ : state) {
        if (std::ssize(evening.book) >= state.range(0) + 500) {
            state.PauseTiming();
            evening = Evening{state.range(0)};
            state.ResumeTiming();
        }
        evening.enter(referee::TurnPassed{1});
    }
}
BENCHMARK(enter_one_more)->Name("book/enter")->Arg(300)->Arg(3000)->Arg(11'000);

void read_whole(benchmark::State& state) {
    const Evening evening{state.range(0)};
    for (auto _ : state) benchmark::DoNotOptimize(referee::fold(evening.book));
}
BENCHMARK(read_whole)->Name("book/fold")->Arg(300)->Arg(3000)->Arg(11'000);

}  // namespace
}  // namespace kamchatka
