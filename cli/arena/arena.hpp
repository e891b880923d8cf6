// The arena: bots measured against each other at duplicate tables. A deal (the territories, the
// objectives, every stream of chance) is played once for each rotation of the seats, so that nobody
// is better off for their cards; a deal is also what the intervals count, since its games are
// alike.
#pragma once

#include "bots/game.hpp"
#include "cli/arena/arena_records.hpp"
#include "engine/rules.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace kamchatka::cli {

// Who sits with whom.
enum class Lineup : std::uint8_t {
    one,    // the subject in one seat, the other in all the rest
    two,    // every second seat is the subject's
    mixed,  // the subject among the whole panel, another part of it in each deal
};

// Who is measured, and against whom. "Three against one" is a contest with the parts exchanged.
struct Contest {
    std::string subject;
    std::vector<std::string> others;  // one bot, or the panel where the line-up is mixed
    Lineup lineup = Lineup::one;
};

// The subject's results in all the games of one deal, added up.
struct DealScore {
    std::uint32_t seats = 0;  // it played: games times seats a game
    std::uint32_t wins = 0;
    std::uint32_t places = 0;
    std::uint32_t points = 0;
};

struct Arena {
    Rules rules;
    std::uint8_t seat_count = 4;
    std::uint64_t seed = 1;
    bots::GameOptions options{};
    unsigned thread_count = 1;
    KeptRecords records{};
};

// The bots of one deal, by seat, in the first of its games.
std::vector<std::string> seated(const Arena& arena, const Contest& contest, std::uint64_t deal);

// Plays every rotation of one deal.
DealScore play_deal(const Arena& arena, const Contest& contest, std::uint64_t deal);

// Plays the deals from `first` on, on all threads; the scores are in the order of the deals.
// `played` is called now and then with how many are done.
std::vector<DealScore> play_deals(
    const Arena& arena,
    const Contest& contest,
    std::uint64_t first,
    std::uint64_t count,
    const std::function<void(std::uint64_t)>& played
);

}  // namespace kamchatka::cli
