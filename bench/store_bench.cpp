// What the store costs: entries a second by how many are under way at once, which is how large the
// batches grow, and how long each waits for its answer; reading a whole game back.
#include "store/store.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <semaphore>
#include <stdexcept>
#include <string>
#include <vector>

namespace kamchatka::bench {
namespace {

using Clock = std::chrono::steady_clock;
using store::Entry;
using store::TableId;

constexpr TableId table_count = 2000;

class Folder {
public:
    Folder() : path_{(std::filesystem::temp_directory_path() / "kamchatka-bench-XXXXXX").string()} {
        if (mkdtemp(path_.data()) == nullptr) throw std::runtime_error{"cannot make a folder"};
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    const std::string& path() const { return path_; }

private:
    std::string path_;
};

// An attack and its dice take about 400 bytes.
Entry entry(TableId table, std::int64_t seq) {
    return {
        .table = table,
        .seq = seq,
        .event_count = 3,
        .ref = "0190b6f2-7c4e-7a41-9f0e-" + std::to_string(table * 1'000'000 + seq),
        .actor = "s1",
        .at_ms = 1'700'000'000'000 + seq,
        .body = std::string(400, 'x'),
    };
}

double percentile(const std::vector<double>& sorted, double part) {
    return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

// Keeps this many entries under way, table after table.
void append_entries(benchmark::State& measured) {
    const Folder folder;
    const auto store = store::open_store(folder.path());
    const auto under_way = measured.range(0);
    std::counting_semaphore<> free{under_way};
    std::vector<std::int64_t> next(table_count, 1);
    std::vector<double> waited_ms;  // the writer's thread only, until all have answered
    std::size_t table = 0;
    for (auto _ : measured) {
        free.acquire();
        Entry made = entry(static_cast<TableId>(table) + 1, next[table]);
        next[table] += made.event_count;
        table = (table + 1) % next.size();
        const auto begun = Clock::now();
        store->log().append(std::move(made), [&, begun](store::Appended outcome) {
            if (outcome != store::Appended::stored) std::abort();
            waited_ms.push_back(
                std::chrono::duration<double, std::milli>(Clock::now() - begun).count()
            );
            free.release();
        });
    }
    for (std::int64_t i = 0; i < under_way; ++i) free.acquire();
    std::ranges::sort(waited_ms);
    measured.SetItemsProcessed(measured.iterations());
    measured.counters["p50_ms"] = percentile(waited_ms, 0.50);
    measured.counters["p99_ms"] = percentile(waited_ms, 0.99);
}
BENCHMARK(append_entries)
    ->Name("store/append")
    ->RangeMultiplier(4)
    ->Range(1, 1024)
    ->UseRealTime()
    ->MinTime(2.0);

// A whole game of 500 entries, as when a room comes back to life: read and checked.
void read_game(benchmark::State& measured) {
    const Folder folder;
    const auto store = store::open_store(folder.path());
    std::binary_semaphore last{0};
    for (std::int64_t i = 0; i < 500; ++i) {
        store->log().append(entry(1, 1 + 3 * i), [&, i](store::Appended) {
            if (i == 499) last.release();
        });
    }
    last.acquire();
    for (auto _ : measured) {
        const auto entries = store::await_read<std::vector<Entry>>([&](const auto& done) {
            store->log().read(1, {}, done);
        });
        if (entries.size() != 500) std::abort();
    }
}
BENCHMARK(read_game)->Name("store/read_500_entries");

}  // namespace
}  // namespace kamchatka::bench
