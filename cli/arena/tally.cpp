// Adds games to a tally, and tallies to each other.
#include "cli/arena/tally.hpp"

#include "engine/state.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace kamchatka::cli {
namespace {

template <typename Counts>
void add_each(Counts& counts, const Counts& more) {
    std::ranges::transform(counts, more, counts.begin(), std::plus<>{});
}

}  // namespace

void Histogram::add(std::size_t value) {
    if (value >= counts_.size()) counts_.resize(value + 1);
    ++counts_[value];
}

void Histogram::add(const Histogram& other) {
    if (other.counts_.size() > counts_.size()) counts_.resize(other.counts_.size());
    for (std::size_t value = 0; value < other.counts_.size(); ++value) {
        counts_[value] += other.counts_[value];
    }
}

std::uint64_t Histogram::count() const {
    return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0});
}

double Histogram::mean() const {
    std::uint64_t sum = 0;
    for (std::size_t value = 0; value < counts_.size(); ++value) sum += value * counts_[value];
    return count() == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count());
}

std::size_t Histogram::quantile(double share) const {
    const double wanted = std::max(1.0, std::ceil(share * static_cast<double>(count())));
    std::uint64_t passed = 0;
    for (std::size_t value = 0; value < counts_.size(); ++value) {
        passed += counts_[value];
        if (static_cast<double>(passed) >= wanted) return value;
    }
    return 0;
}

void Tally::add(const chance::PlayedGame& game) {
    const State& state = game.state;
    ++games;
    rounds.add(state.round);
    turns.add(game.turn_count);
    actions.add(game.action_count);
    for (const Seat seat : seats(state)) {
        if (const auto& objective = state.objective[seat].reveal())
            ++dealt[seat][index(*objective)];
    }
    if (game.ending == chance::Ending::abandoned) {
        ++abandoned;
        return;
    }
    ++ended_by[static_cast<std::size_t>(*state.cause)];
    ++wins_of_seat[state.winner];
    ++wins_of_position[position_of(state, state.winner)];
    if (state.cause == Cause::objective) {
        if (const auto objective = state.objective[state.winner].reveal())
            ++reached[state.winner][index(*objective)];
    }
    for (const Seat seat : seats(state)) {
        PointsOfPlace& place = points_of_place[state.ahead[seat]];
        ++place.games;
        place.points += state.totals[seat];
        places_of_seat[seat] += state.ahead[seat] + 1U;
        points_of_seat[seat] += state.totals[seat];
    }
}

void Tally::add(const Tally& other) {
    games += other.games;
    abandoned += other.abandoned;
    add_each(ended_by, other.ended_by);
    add_each(wins_of_seat.items, other.wins_of_seat.items);
    add_each(places_of_seat.items, other.places_of_seat.items);
    add_each(points_of_seat.items, other.points_of_seat.items);
    add_each(wins_of_position, other.wins_of_position);
    for (const Seat seat : SeatSet::first(seat_count_max)) {
        add_each(dealt[seat], other.dealt[seat]);
        add_each(reached[seat], other.reached[seat]);
    }
    for (std::size_t i = 0; i < points_of_place.size(); ++i) {
        points_of_place[i].games += other.points_of_place[i].games;
        points_of_place[i].points += other.points_of_place[i].points;
    }
    rounds.add(other.rounds);
    turns.add(other.turns);
    actions.add(other.actions);
}

}  // namespace kamchatka::cli
