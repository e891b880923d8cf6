// The table of what two people at one table break.
#include "tournament/detail/pair_costs.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <utility>

namespace kamchatka::tournament {
namespace {

using Key = std::pair<std::uint32_t, std::uint32_t>;
using Times = std::map<Key, std::uint8_t>;

Times times_of(const std::vector<Meeting>& meetings) {
    Times times;
    for (const Meeting& each : meetings) {
        times[{each.a, each.b}] = each.times;
    }
    return times;
}

std::uint8_t lookup(const Times& times, std::uint32_t a, std::uint32_t b) {
    const auto found = times.find({a, b});
    return found == times.end() ? std::uint8_t{0} : found->second;
}

struct Past {
    Times clubs;
    Times club;
};

bool same(std::int32_t a, std::int32_t b) { return a >= 0 && a == b; }

std::uint32_t times_broken(
    const SeatingProblem& problem, const Past& past, Criterion criterion, Key pair
) {
    const Candidate& a = problem.people[pair.first];
    const Candidate& b = problem.people[pair.second];
    const auto club_a = static_cast<std::uint32_t>(a.club);
    const auto club_b = static_cast<std::uint32_t>(b.club);
    const bool clubs = a.club >= 0 && b.club >= 0;
    switch (criterion) {
        case Criterion::clubs_apart: return same(a.club, b.club) ? 1 : 0;
        case Criterion::regions_apart: return same(a.region, b.region) ? 1 : 0;
        case Criterion::winners_apart: return a.winner && b.winner ? 1 : 0;
        case Criterion::no_repeated_opponents:     // from the list of those who met
        case Criterion::no_second_five: return 0;  // of a person, not of a pair
        case Criterion::no_repeated_clubs:
            if (!clubs) return 0;
            return lookup(past.clubs, std::min(club_a, club_b), std::max(club_a, club_b));
        case Criterion::no_repeated_club_for_player: {
            std::uint32_t times = 0;
            if (b.club >= 0) times += lookup(past.club, pair.first, club_b);
            if (a.club >= 0) times += lookup(past.club, pair.second, club_a);
            return times;
        }
    }
    return 0;
}

}  // namespace

PairCosts::PairCosts(const SeatingProblem& problem)
    : count_{problem.people.size()},
      pairs_(count_ * count_),
      fives_(count_) {
    assert(problem.criteria.size() <= criteria_max);
    const Past past{times_of(problem.clubs_met), times_of(problem.club_met)};
    for (std::size_t index = 0; index < problem.criteria.size(); ++index) {
        const Criterion criterion = problem.criteria[index];
        for (std::uint32_t a = 0; a < count_; ++a) {
            const bool again =
                criterion == Criterion::no_second_five && problem.people[a].fives > 0;
            if (again) fives_[a] += lane_of(index);
            for (std::uint32_t b = a + 1; b < count_; ++b) {
                add_pair(index, a, b, times_broken(problem, past, criterion, {a, b}));
            }
        }
        if (criterion != Criterion::no_repeated_opponents) continue;
        for (const Meeting& each : problem.met) add_pair(index, each.a, each.b, each.times);
    }
}

void PairCosts::add_pair(std::size_t criterion, std::uint32_t a, std::uint32_t b, Lanes times) {
    const Lanes cost = std::min(times, lane_max) * lane_of(criterion);
    pairs_[a * count_ + b] += cost;
    pairs_[b * count_ + a] += cost;
}

SeatingCost PairCosts::of_plan(const SeatingPlan& plan) const {
    SeatingCost cost;
    for (const std::vector<std::uint16_t>& table : plan) {
        const Lanes lanes = of_table(table);
        for (std::size_t i = 0; i < criteria_max; ++i) cost.broken[i] += lane_value(lanes, i);
    }
    return cost;
}

Lanes PairCosts::among(
    std::uint16_t person, const std::vector<std::uint16_t>& table, std::size_t leaving
) const {
    Lanes cost = table.size() == 5 ? five(person) : 0;
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (i != leaving) cost += pair(person, table[i]);
    }
    return cost;
}

Lanes PairCosts::of_table(const std::vector<std::uint16_t>& table) const {
    Lanes cost = 0;
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table.size() == 5) cost += five(table[i]);
        for (std::size_t j = i + 1; j < table.size(); ++j) cost += pair(table[i], table[j]);
    }
    return cost;
}

}  // namespace kamchatka::tournament
