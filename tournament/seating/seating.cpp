// The solver. Greedy start and starts by lot; then exchanges that lower the cost, and small shakes
// that are kept when what follows is no worse.
#include "tournament/seating/seating.hpp"

#include "chance/fast_source.hpp"
#include "tournament/detail/pair_costs.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <numeric>
#include <utility>

namespace kamchatka::tournament {
namespace {

using chance::FastSource;

constexpr std::size_t nobody = std::numeric_limits<std::size_t>::max();

template <typename T>
void shuffle(std::vector<T>& items, FastSource& source) {
    for (std::size_t i = items.size(); i > 1; --i) {
        std::swap(items[i - 1], items[source.below(static_cast<unsigned>(i))]);
    }
}

struct Place {
    std::uint16_t table;
    std::uint16_t seat;
};

class Solver {
public:
    Solver(const SeatingProblem& problem, const PairCosts& costs, std::uint64_t seed)
        : problem_{problem},
          costs_{costs},
          source_{seed},
          places_(problem.people.size()) {}

    SeatingPlan greedy() { return start(&Solver::cheapest_table); }
    SeatingPlan by_lot() { return start(&Solver::any_table); }

    // Shakes without anything gained after which a start is given up.
    static constexpr unsigned idle_max = 300;

    // The best plan found from here within so many looks at an exchange.
    SeatingPlan improve(SeatingPlan plan, std::uint32_t looks, const SeatingCost& least) {
        plan_ = std::move(plan);
        looks_ = looks;
        settle();
        descend();
        SeatingPlan best = plan_;
        SeatingCost best_cost = costs_.of_plan(best);
        for (unsigned idle = 0; looks_ > 0 && best_cost != least && idle < idle_max; ++idle) {
            shake();
            descend();
            const SeatingCost cost = costs_.of_plan(plan_);
            if (cost < best_cost) idle = 0;
            if (cost <= best_cost) {
                best = plan_;
                best_cost = cost;
            } else {
                plan_ = best;
                settle();
            }
        }
        return best;
    }

private:
    // Pots fill the tables evenly, the rarest choice first: large clubs before small ones.
    SeatingPlan start(std::size_t (Solver::*choose)(std::uint16_t)) {
        plan_.assign(problem_.sizes.size(), {});
        std::vector<std::uint16_t> order(problem_.people.size());
        std::iota(order.begin(), order.end(), std::uint16_t{0});
        shuffle(order, source_);
        const std::vector<std::size_t> club_sizes = sizes_of_clubs();
        std::ranges::stable_sort(order, [&](std::uint16_t a, std::uint16_t b) {
            const auto key = [&](std::uint16_t person) {
                return std::pair{problem_.people[person].pot, nobody - club_sizes[person]};
            };
            return key(a) < key(b);
        });
        for (const std::uint16_t person : order) plan_[(this->*choose)(person)].push_back(person);
        return plan_;
    }

    std::vector<std::size_t> sizes_of_clubs() const {
        std::vector<std::size_t> sizes(problem_.people.size(), 0);
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            const std::int32_t club = problem_.people[i].club;
            if (club < 0) continue;
            sizes[i] =
                static_cast<std::size_t>(std::ranges::count(problem_.people, club, &Candidate::club)
                );
        }
        return sizes;
    }

    // Tables with room and the fewest people of this pot.
    std::vector<std::size_t> open_tables(std::uint16_t person) const {
        const auto of_pot = [&](const std::vector<std::uint16_t>& table) {
            return std::ranges::count_if(table, [&](std::uint16_t other) {
                return problem_.people[other].pot == problem_.people[person].pot;
            });
        };
        const bool one_pot = std::ranges::all_of(problem_.people, [](const Candidate& each) {
            return each.pot == 0;
        });
        std::vector<std::size_t> open;
        auto fewest = std::numeric_limits<std::ptrdiff_t>::max();
        for (std::size_t i = 0; i < plan_.size(); ++i) {
            if (plan_[i].size() == problem_.sizes[i]) continue;
            const std::ptrdiff_t count = one_pot ? 0 : of_pot(plan_[i]);
            if (count < fewest) open.clear();
            fewest = std::min(fewest, count);
            if (count == fewest) open.push_back(i);
        }
        return open;
    }
    std::size_t any_table(std::uint16_t person) {
        const std::vector<std::size_t> open = open_tables(person);
        return open[source_.below(static_cast<unsigned>(open.size()))];
    }
    // Among the cheapest the one with most room, then by lot.
    std::size_t cheapest_table(std::uint16_t person) {
        std::vector<std::size_t> open = open_tables(person);
        shuffle(open, source_);
        const auto key = [&](std::size_t i) {
            Lanes cost = problem_.sizes[i] == 5 ? costs_.five(person) : 0;
            for (const std::uint16_t other : plan_[i]) cost += costs_.pair(person, other);
            return std::pair{cost, plan_[i].size()};
        };
        return *std::ranges::min_element(open, {}, key);
    }

    void settle() {
        for (std::size_t table = 0; table < plan_.size(); ++table) {
            for (std::size_t seat = 0; seat < plan_[table].size(); ++seat) {
                places_[plan_[table][seat]] = {
                    static_cast<std::uint16_t>(table), static_cast<std::uint16_t>(seat)};
            }
        }
    }

    Lanes cost_at(std::uint16_t person) const {
        const Place place = places_[person];
        return costs_.among(person, plan_[place.table], place.seat);
    }

    void exchange(std::uint16_t a, std::uint16_t b) {
        std::swap(places_[a], places_[b]);
        plan_[places_[a].table][places_[a].seat] = a;
        plan_[places_[b].table][places_[b].seat] = b;
    }

    bool exchangeable(std::uint16_t a, std::uint16_t b) const {
        return places_[a].table != places_[b].table &&
            problem_.people[a].pot == problem_.people[b].pot;
    }

    // What the two would cost in each other's place.
    Lanes exchanged(std::uint16_t a, std::uint16_t b) const {
        return costs_.among(a, plan_[places_[b].table], places_[b].seat) +
            costs_.among(b, plan_[places_[a].table], places_[a].seat);
    }

    // The exchange that helps this person most; whether there was one. All others are looked at
    // even when the looks end here, so that a longer search only adds to a shorter one.
    bool help(std::uint16_t person) {
        const Lanes own = cost_at(person);
        if (own == 0) return false;
        std::size_t best = nobody;
        Lanes gained = 0;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            const auto other = static_cast<std::uint16_t>(i);
            if (!exchangeable(person, other)) continue;
            looks_ -= looks_ > 0 ? 1 : 0;
            const Lanes before = own + cost_at(other);
            const Lanes after = exchanged(person, other);
            if (after < before && before - after > gained) {
                gained = before - after;
                best = other;
            }
        }
        if (best == nobody) return false;
        exchange(person, static_cast<std::uint16_t>(best));
        return true;
    }

    void descend() {
        std::vector<std::uint16_t> order(places_.size());
        std::iota(order.begin(), order.end(), std::uint16_t{0});
        bool better = true;
        while (better && looks_ > 0) {
            better = false;
            shuffle(order, source_);
            for (const std::uint16_t person : order) {
                if (looks_ > 0) better = help(person) || better;
            }
        }
    }

    // Two exchanges by lot around somebody in conflict.
    void shake() {
        std::vector<std::uint16_t> troubled;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            const auto person = static_cast<std::uint16_t>(i);
            if (cost_at(person) != 0) troubled.push_back(person);
        }
        looks_ -= looks_ > 0 ? 1 : 0;
        for (int i = 0; i < 2; ++i) {
            const auto count = static_cast<unsigned>(places_.size());
            const std::uint16_t a = troubled[source_.below(static_cast<unsigned>(troubled.size()))];
            const auto b = static_cast<std::uint16_t>(source_.below(count));
            if (exchangeable(a, b)) exchange(a, b);
        }
    }

    const SeatingProblem& problem_;
    const PairCosts& costs_;
    FastSource source_;
    SeatingPlan plan_;
    std::vector<Place> places_;
    std::uint32_t looks_ = 0;
};

// No plan is cheaper, whatever it does.
SeatingCost least_cost(const SeatingProblem& problem) {
    SeatingCost least;
    for (const Necessity& each : necessities_of(problem)) {
        const auto at = std::ranges::find(problem.criteria, each.criterion);
        least.broken[static_cast<std::size_t>(at - problem.criteria.begin())] += each.at_least;
    }
    return least;
}

}  // namespace

SeatingPlan solve(const SeatingProblem& problem, std::uint64_t seed, Effort effort) {
    assert(
        std::accumulate(problem.sizes.begin(), problem.sizes.end(), std::size_t{0}) ==
        problem.people.size()
    );
    const PairCosts costs{problem};
    const SeatingCost least = least_cost(problem);
    SeatingPlan best;
    SeatingCost best_cost;
    for (std::uint32_t i = 0; i < std::max(effort.starts, 1U); ++i) {
        Solver solver{problem, costs, chance::nth_seed(seed, i)};
        SeatingPlan plan =
            solver.improve(i == 0 ? solver.greedy() : solver.by_lot(), effort.exchanges, least);
        const SeatingCost cost = costs.of_plan(plan);
        if (best.empty() || cost < best_cost) {
            best = std::move(plan);
            best_cost = cost;
        }
        if (best_cost == least) break;
    }
    return best;
}

}  // namespace kamchatka::tournament
