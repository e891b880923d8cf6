// Threads of a simulation take a handful of games at a time, and each keeps its own count.
#include "cli/arena/simulation.hpp"

#include "boards/game_board.hpp"
#include "bots/game.hpp"
#include "chance/fast_source.hpp"
#include "cli/arena/game_options.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace kamchatka::cli {
namespace {

constexpr std::uint64_t games_at_a_time = 64;

struct Shared {
    std::atomic<std::uint64_t> next_game = 0;
    std::atomic<std::uint64_t> finished = 0;
};

chance::PlayedGame play_one(const Simulation& simulation, const Rules& rules, std::uint64_t seed) {
    const chance::RandomGame& options = simulation.options;
    if (simulation.bots.empty()) {
        return chance::play_random_game(rules, simulation.seat_count, seed, options);
    }
    std::array<std::unique_ptr<bots::Bot>, seat_count_max> seated;
    bots::Players players{};
    for (const Seat seat : SeatSet::first(simulation.seat_count)) {
        seated[index(seat)] = make_player(simulation.bots[index(seat)]);
        players[seat] = seated[index(seat)].get();
    }
    return bots::play_game(
        rules,
        simulation.seat_count,
        players,
        seed,
        {.call_time_round = options.call_time_round, .round_max = options.round_max}
    );
}

void play_games(const Simulation& simulation, Shared& shared, Tally& tally) {
    const bool one_board = simulation.board || simulation.set.setup.board == BoardKind::classic;
    Rules rules = rules_of_game(simulation, 0);
    while (true) {
        const std::uint64_t first = shared.next_game.fetch_add(games_at_a_time);
        if (first >= simulation.game_count) return;
        const std::uint64_t last = std::min(first + games_at_a_time, simulation.game_count);
        for (std::uint64_t game = first; game < last; ++game) {
            if (!one_board) rules = rules_of_game(simulation, game);
            tally.add(play_one(simulation, rules, chance::nth_seed(simulation.seed, game)));
        }
        shared.finished += last - first;
    }
}

// Until all games are played, the bar is redrawn a few times a second; then it is erased.
void show_progress(const Shared& shared, std::uint64_t game_count) {
    constexpr std::size_t width = 40;
    std::uint64_t finished = 0;
    while ((finished = shared.finished) < game_count) {
        const auto filled = static_cast<std::size_t>(width * finished / game_count);
        std::cerr << "\r[" << std::string(filled, '#') << std::string(width - filled, '.') << "] "
                  << 100 * finished / game_count << "% of " << game_count << " games" << std::flush;
        std::this_thread::sleep_for(std::chrono::milliseconds{200});
    }
    std::cerr << '\r' << std::string(width + 40, ' ') << '\r' << std::flush;
}

}  // namespace

Rules rules_of_game(const Simulation& simulation, std::uint64_t game) {
    if (simulation.board) return make_rules(simulation.set, *simulation.board);
    return boards::rules_for_game(
        simulation.set, simulation.seat_count, chance::nth_seed(simulation.seed, game)
    );
}

Tally simulate(const Simulation& simulation, Progress progress) {
    Shared shared;
    std::vector<Tally> tallies(simulation.thread_count);
    {
        std::vector<std::jthread> threads;
        threads.reserve(tallies.size());
        for (Tally& tally : tallies) {
            threads.emplace_back([&] { play_games(simulation, shared, tally); });
        }
        if (progress == Progress::bar_on_stderr) show_progress(shared, simulation.game_count);
    }
    Tally sum;
    for (const Tally& tally : tallies) sum.add(tally);
    return sum;
}

}  // namespace kamchatka::cli
