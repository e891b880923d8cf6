// Who sits with whom. A problem is people with clubs, regions and a past; a plan puts each of them
// at one table. The solver builds a plan greedily and then improves it by exchanges of two people,
// from several starts; the same seed gives the same plan on every machine.
#pragma once

#include "tournament/format/format.hpp"

#include <array>
#include <compare>
#include <cstdint>
#include <vector>

namespace kamchatka::tournament {

struct Candidate {
    std::int32_t club = -1;  // a number for each; -1 for none, which never clashes
    std::int32_t region = -1;
    bool winner = false;      // has won a game of this phase
    std::uint16_t fives = 0;  // games at tables of five so far
    std::uint16_t pot = 0;    // each table takes one of every pot as far as they go

    friend bool operator==(const Candidate&, const Candidate&) = default;
};

// Two candidates, two clubs, or a candidate and a club, and how often they have met.
struct Meeting {
    std::uint32_t a;
    std::uint32_t b;
    std::uint8_t times;
};

struct SeatingProblem {
    std::vector<Candidate> people;
    std::vector<std::uint8_t> sizes;   // people at each table; add up to all of them
    std::vector<Criterion> criteria;   // the first matters most
    std::vector<Meeting> met{};        // of candidates
    std::vector<Meeting> clubs_met{};  // of clubs
    std::vector<Meeting> club_met{};   // of a candidate (a) and a club (b)
};

// For each table, indices into people.
using SeatingPlan = std::vector<std::vector<std::uint16_t>>;

// How often each criterion is broken, in the order of the problem's criteria. Compares as the
// organiser does: the first criterion first.
struct SeatingCost {
    std::array<std::uint32_t, criteria_max> broken{};

    friend auto operator<=>(const SeatingCost&, const SeatingCost&) =
        default;  // NOLINT: false alarm
};

SeatingCost cost_of(const SeatingProblem& problem, const SeatingPlan& plan);

// The same for every machine; more effort never gives a worse plan.
struct Effort {
    std::uint32_t starts = 3;             // the first greedy, the others by lot
    std::uint32_t exchanges = 2'000'000;  // looked at from each start
};

SeatingPlan solve(const SeatingProblem& problem, std::uint64_t seed, Effort effort = {});

// Something the plan could not avoid.
struct Conflict {
    Criterion criterion;
    std::uint16_t table;
    std::vector<std::uint16_t> people;  // two, or one at a table of five again

    friend bool operator==(const Conflict&, const Conflict&) = default;
};
std::vector<Conflict> conflicts_in(const SeatingProblem& problem, const SeatingPlan& plan);

// Why no plan can do better: a club (or region, or the winners) with more people than tables.
struct Necessity {
    Criterion criterion;
    std::int32_t group;  // the club or region; -1 for the winners and for the fives
    std::uint32_t people;
    std::uint32_t tables;
    std::uint32_t at_least;  // so many pairs, or people at a second table of five
};
std::vector<Necessity> necessities_of(const SeatingProblem& problem);

// An order of play for one table: each has sat at each place so often (past[person][place]); the
// order in which that is most even, equal ones by lot.
std::vector<std::uint16_t> balanced_order(
    const std::vector<std::vector<std::uint16_t>>& past, std::uint64_t seed
);

}  // namespace kamchatka::tournament
