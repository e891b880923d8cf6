// What many games came to, in counts that add up: the sum over threads is the same however the
// games were shared out among them.
#pragma once

#include "chance/random_player.hpp"
#include "engine/event.hpp"
#include "engine/ids.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace kamchatka::cli {

// How often each value came up.
class Histogram {
public:
    void add(std::size_t value);
    void add(const Histogram& other);

    std::uint64_t count() const;
    double mean() const;
    // The smallest value that at least this share of those counted do not exceed; 0 if there are
    // none.
    std::size_t quantile(double share) const;

private:
    std::vector<std::uint64_t> counts_;  // by value
};

struct PointsOfPlace {
    std::uint64_t games = 0;
    std::uint64_t points = 0;
};

inline constexpr std::size_t cause_count = 3;

using ByObjective = std::array<std::uint64_t, objective_count_max>;

struct Tally {
    std::uint64_t games = 0;
    std::uint64_t abandoned = 0;
    std::array<std::uint64_t, cause_count> ended_by{};
    PerSeat<std::uint64_t> wins_of_seat{};
    PerSeat<std::uint64_t> places_of_seat{};                       // added up
    PerSeat<std::uint64_t> points_of_seat{};                       // added up
    std::array<std::uint64_t, seat_count_max> wins_of_position{};  // in the order of play
    PerSeat<ByObjective> dealt{};
    PerSeat<ByObjective> reached{};
    std::array<PointsOfPlace, seat_count_max> points_of_place{};
    Histogram rounds;
    Histogram turns;
    Histogram actions;

    void add(const chance::PlayedGame& game);
    void add(const Tally& other);
};

}  // namespace kamchatka::cli
