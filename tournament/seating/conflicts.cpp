// What a plan costs, what it could not avoid and why, and the order of play.
#include "tournament/seating/seating.hpp"

#include "chance/fast_source.hpp"
#include "tournament/detail/pair_costs.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace kamchatka::tournament {
namespace {

// Pairs that m people make at the least when spread over t tables as evenly as can be.
std::uint32_t fewest_pairs(std::uint32_t people, std::uint32_t tables) {
    const std::uint32_t each = people / tables;
    const std::uint32_t larger = people % tables;
    return larger * (each + 1) * each / 2 + (tables - larger) * each * (each - 1) / 2;
}

std::map<std::int32_t, std::uint32_t> group_sizes(
    const SeatingProblem& problem, std::int32_t Candidate::*group
) {
    std::map<std::int32_t, std::uint32_t> sizes;
    for (const Candidate& each : problem.people) {
        if (each.*group >= 0) ++sizes[each.*group];
    }
    return sizes;
}

void note_groups(
    std::vector<Necessity>& necessities,
    const SeatingProblem& problem,
    Criterion criterion,
    const std::map<std::int32_t, std::uint32_t>& groups
) {
    const auto tables = static_cast<std::uint32_t>(problem.sizes.size());
    for (const auto& [group, people] : groups) {
        const std::uint32_t pairs = fewest_pairs(people, tables);
        if (pairs > 0) necessities.push_back({criterion, group, people, tables, pairs});
    }
}

void note_fives(std::vector<Necessity>& necessities, const SeatingProblem& problem) {
    const auto tables =
        static_cast<std::uint32_t>(std::ranges::count(problem.sizes, std::uint8_t{5}));
    const auto fresh = static_cast<std::uint32_t>(
        std::ranges::count(problem.people, std::uint16_t{0}, &Candidate::fives)
    );
    if (5 * tables <= fresh) return;
    necessities.push_back({Criterion::no_second_five, -1, fresh, tables, 5 * tables - fresh});
}

// The criteria one by one, so that counts above a lane's limit are whole.
SeatingProblem only(const SeatingProblem& problem, Criterion criterion) {
    SeatingProblem one = problem;
    one.criteria = {criterion};
    return one;
}

}  // namespace

SeatingCost cost_of(const SeatingProblem& problem, const SeatingPlan& plan) {
    return PairCosts{problem}.of_plan(plan);
}

std::vector<Conflict> conflicts_in(const SeatingProblem& problem, const SeatingPlan& plan) {
    std::vector<Conflict> conflicts;
    for (const Criterion criterion : problem.criteria) {
        const SeatingProblem one = only(problem, criterion);
        const PairCosts costs{one};
        for (std::size_t t = 0; t < plan.size(); ++t) {
            const auto i = static_cast<std::uint16_t>(t);
            const std::vector<std::uint16_t>& table = plan[t];
            for (std::size_t a = 0; a < table.size(); ++a) {
                if (table.size() == 5 && costs.five(table[a]) != 0) {
                    conflicts.push_back({criterion, i, {table[a]}});
                }
                for (std::size_t b = a + 1; b < table.size(); ++b) {
                    if (costs.pair(table[a], table[b]) == 0) continue;
                    conflicts.push_back({criterion, i, {table[a], table[b]}});
                }
            }
        }
    }
    return conflicts;
}

std::vector<Necessity> necessities_of(const SeatingProblem& problem) {
    std::vector<Necessity> necessities;
    for (const Criterion criterion : problem.criteria) {
        switch (criterion) {
            case Criterion::clubs_apart:
                note_groups(
                    necessities, problem, criterion, group_sizes(problem, &Candidate::club)
                );
                break;
            case Criterion::regions_apart:
                note_groups(
                    necessities, problem, criterion, group_sizes(problem, &Candidate::region)
                );
                break;
            case Criterion::winners_apart: {
                const auto winners = static_cast<std::uint32_t>(
                    std::ranges::count(problem.people, true, &Candidate::winner)
                );
                note_groups(necessities, problem, criterion, {{-1, winners}});
                break;
            }
            case Criterion::no_second_five: note_fives(necessities, problem); break;
            case Criterion::no_repeated_opponents:
            case Criterion::no_repeated_clubs:
            case Criterion::no_repeated_club_for_player: break;  // no short reason exists
        }
    }
    return necessities;
}

std::vector<std::uint16_t> balanced_order(
    const std::vector<std::vector<std::uint16_t>>& past, std::uint64_t seed
) {
    std::vector<std::uint16_t> order(past.size());
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    chance::FastSource source{seed};
    std::vector<std::uint16_t> best;
    std::uint64_t least = 0;
    unsigned equal = 0;
    do {
        std::uint64_t uneven = 0;
        for (std::size_t place = 0; place < order.size(); ++place) {
            const auto& counts = past[order[place]];
            const std::uint64_t times = place < counts.size() ? counts[place] : 0;
            uneven += 2 * times + 1;  // what the square of the count grows by
        }
        if (best.empty() || uneven < least) equal = 0;
        if (!best.empty() && uneven > least) continue;
        ++equal;
        least = uneven;
        if (equal == 1 || source.below(equal) == 0) best = order;
    } while (std::ranges::next_permutation(order).found);
    return best;
}

}  // namespace kamchatka::tournament
