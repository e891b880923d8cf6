// The joint posterior: likelihoods of the seats multiplied, no objective twice.
#include "bots/belief.hpp"

namespace kamchatka::bots {
namespace {

IdSet<Objective> unknown_objectives(const Rules& rules, const View& view) {
    IdSet<Objective> left = rules.objectives.all();
    for (const Seat other : SeatSet::first(view.seat_count)) {
        if (view.objective[other]) left.erase(*view.objective[other]);
    }
    return left;
}

// One of them, with the chances given, which add up to 1.
Objective drawn(
    const std::array<float, objective_count_max>& likely,
    IdSet<Objective> left,
    chance::FastSource& source
) {
    float rest = static_cast<float>(source.next() >> 40) * 0x1p-24F;
    Objective last{};
    for (const Objective objective : left) {
        last = objective;
        rest -= likely[index(objective)];
        if (rest < 0) break;
    }
    return last;
}

// Sums the products over all assignments of different objectives to the seats from `n` on, adding
// what each choice contributes to the marginals on the way back.
class Sum {
public:
    Sum(const PerSeat<std::array<float, objective_count_max>>& likely, Marginals& marginals)
        : likely_{likely},
          marginals_{marginals} {}

    void seat(Seat seat) { seats_[count_++] = seat; }

    double over(std::size_t n, IdSet<Objective> left, double product) {
        if (n == count_) return product;
        double sum = 0;
        for (const Objective objective : left) {
            const double likely = static_cast<double>(likely_[seats_[n]][index(objective)]);
            if (likely * product < 1e-12) continue;
            const double part = over(n + 1, left - IdSet<Objective>{objective}, product * likely);
            marginals_[seats_[n]][index(objective)] += static_cast<float>(part);
            sum += part;
        }
        return sum;
    }

private:
    const PerSeat<std::array<float, objective_count_max>>& likely_;
    Marginals& marginals_;
    std::array<Seat, seat_count_max> seats_{};
    std::size_t count_ = 0;
};

}  // namespace

Marginals Belief::marginals(const Rules& rules, const View& view, Seat seat) const {
    Marginals marginals{};
    PerSeat<PerObjective> likely{};
    Sum sum{likely, marginals};
    const IdSet<Objective> left = unknown_objectives(rules, view);
    for (const Seat other : SeatSet::first(view.seat_count)) {
        if (view.objective[other]) {
            marginals[other][index(*view.objective[other])] = 1;
        } else if (other != seat) {
            likely[other] = likelihoods(left, other);
            sum.seat(other);
        }
    }
    const double all = sum.over(0, left, 1);
    for (const Seat other : SeatSet::first(view.seat_count)) {
        if (other == seat || view.objective[other]) continue;
        for (float& chance : marginals[other]) chance /= static_cast<float>(all);
    }
    return marginals;
}

// Each seat by itself, and all again when two got the same: exactly the joint posterior.
Objectives Belief::sample(
    const Rules& rules, const View& view, Seat seat, chance::FastSource& source
) const {
    constexpr int tries_max = 64;
    const IdSet<Objective> left = unknown_objectives(rules, view);
    Objectives objectives{};
    SeatSet unknown;
    PerSeat<PerObjective> likely{};
    for (const Seat other : SeatSet::first(view.seat_count)) {
        if (view.objective[other]) {
            objectives[other] = *view.objective[other];
        } else if (other != seat) {
            unknown.insert(other);
            likely[other] = likelihoods(left, other);
        }
    }
    for (int attempt = 0; attempt < tries_max; ++attempt) {
        IdSet<Objective> taken;
        for (const Seat other : unknown) {
            objectives[other] = drawn(likely[other], left, source);
            taken.insert(objectives[other]);
        }
        if (taken.size() == unknown.size()) return objectives;
    }
    return any_objectives(rules, view, seat, source);
}

}  // namespace kamchatka::bots
