// Playing the deals of the arena. Every game's seed follows from the arena's and the deal's number,
// so that neither the threads nor the contest change what is dealt.
#include "cli/arena/arena.hpp"
#include "cli/arena/arena_records.hpp"
#include "cli/arena/game_options.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace kamchatka::cli {
namespace {

bool subject_at(const Contest& contest, std::size_t place) {
    return contest.lineup == Lineup::two ? place % 2 == 0 : place == 0;
}

bool to_be_kept(Kept kept, bool won) {
    switch (kept) {
        case Kept::lost: return !won;
        case Kept::won: return won;
        case Kept::all: return true;
    }
    return false;
}

}  // namespace

std::vector<std::string> seated(const Arena& arena, const Contest& contest, std::uint64_t deal) {
    std::vector<std::string> bots;
    std::uint64_t next = deal * (arena.seat_count - 1U);
    for (std::size_t place = 0; place < arena.seat_count; ++place) {
        const bool subject = subject_at(contest, place);
        bots.push_back(subject ? contest.subject : contest.others[next++ % contest.others.size()]);
    }
    return bots;
}

DealScore play_deal(const Arena& arena, const Contest& contest, std::uint64_t deal) {
    DealScore score;
    const std::vector<std::string> places = seated(arena, contest, deal);
    const std::size_t count = places.size();
    // With every second seat the subject's, half of the rotations repeat the other half.
    const std::size_t rotations = contest.lineup == Lineup::two && count % 2 == 0 ? 2 : count;
    for (std::size_t rotation = 0; rotation < rotations; ++rotation) {
        std::array<std::unique_ptr<bots::Bot>, seat_count_max> made;
        bots::Players players{};
        std::vector<std::string> by_seat;
        for (std::size_t seat = 0; seat < count; ++seat) {
            by_seat.push_back(places[(seat + rotation) % count]);
            made[seat] = make_player(by_seat.back());
            players[id_of<Seat>(seat)] = made[seat].get();
        }
        bots::GameOptions options = arena.options;
        std::optional<GameRecorder> recorder;
        if (!arena.records.folder.empty()) {
            recorder.emplace(arena.rules, by_seat);
            options.watcher = recorder->watcher();
        }
        const chance::PlayedGame game = bots::play_game(
            arena.rules, arena.seat_count, players, chance::nth_seed(arena.seed, deal), options
        );
        const std::uint32_t won_before = score.wins;
        for (std::size_t seat = 0; seat < count; ++seat) {
            if (!subject_at(contest, (seat + rotation) % count)) continue;
            const auto who = id_of<Seat>(seat);
            ++score.seats;
            // An abandoned game has no winner; its places are all the middle one.
            if (game.ending == chance::Ending::abandoned) {
                score.places += static_cast<std::uint32_t>((count + 1) / 2);
                continue;
            }
            score.wins += game.state.winner == who ? 1U : 0U;
            score.places += game.state.ahead[who] + 1U;
            score.points += game.state.totals[who];
        }
        const bool won = score.wins > won_before;
        if (recorder && to_be_kept(arena.records.kept, won)) {
            recorder->keep(arena.records, deal, rotation);
        }
    }
    return score;
}

std::vector<DealScore> play_deals(
    const Arena& arena,
    const Contest& contest,
    std::uint64_t first,
    std::uint64_t count,
    const std::function<void(std::uint64_t)>& played
) {
    std::vector<DealScore> scores(count);
    std::atomic<std::uint64_t> next = 0;
    std::atomic<std::uint64_t> finished = 0;
    std::mutex failing;
    std::exception_ptr failure;  // the first; the others stop
    {
        std::vector<std::jthread> threads;
        for (unsigned i = 0; i < arena.thread_count; ++i) {
            threads.emplace_back([&] {
                for (std::uint64_t n = next++; n < count; n = next++) {
                    try {
                        scores[n] = play_deal(arena, contest, first + n);
                        ++finished;
                    } catch (...) {
                        const std::scoped_lock lock{failing};
                        if (!failure) failure = std::current_exception();
                        next = count;
                        finished = count;
                    }
                }
            });
        }
        while (finished < count) {
            played(finished);
            std::this_thread::sleep_for(std::chrono::milliseconds{finished == 0 ? 5 : 20});
        }
    }
    if (failure) std::rethrow_exception(failure);
    played(count);
    return scores;
}

}  // namespace kamchatka::cli
