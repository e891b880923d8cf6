#include "tournament/detail/pairs.hpp"

#include "chance/fast_source.hpp"
#include "tournament/seating/draw.hpp"

#include <map>
#include <utility>

namespace kamchatka::tournament {
namespace {

struct Partners {
    std::vector<PlayerId> first;  // of each pair, in the order in which they entered
    std::vector<PlayerId> second;
};

Result<Partners, Rejected> partners_among(const State& state, const std::vector<PlayerId>& people) {
    std::map<std::string, std::vector<PlayerId>> teams;
    for (const PlayerId player : people) {
        const Person& person = find(state, player)->person;
        const std::string team = folded(person.club);
        if (team.empty()) return Rejected{Rejection::pair_incomplete, person.name};
        teams[team].push_back(player);
    }
    Partners partners;
    for (const auto& [team, members] : teams) {
        if (members.size() != 2) {
            const Person& person = find(state, members.front())->person;
            return Rejected{Rejection::pair_incomplete, person.club};
        }
        partners.first.push_back(members[0]);
        partners.second.push_back(members[1]);
    }
    return partners;
}

}  // namespace

Result<RoundSeated, Rejected> draw_pairs(
    const State& state, const std::vector<PlayerId>& people, std::uint8_t stage, std::uint64_t seed
) {
    const auto partners = partners_among(state, people);
    if (!partners) return partners.error();
    const auto& [first, second] = *partners;
    if (people.size() < 4)
        return Rejected{Rejection::too_few_players, std::to_string(people.size())};
    if (first.size() % 2 != 0) {
        return Rejected{Rejection::cannot_be_seated, std::to_string(people.size())};
    }
    const Stage& rules = state.format->stages[stage];
    const auto& criteria = state.rounds.empty() ? rules.first_round : rules.later_rounds;
    // Partners always sit together, so one of them tells whom both have met.
    SeatingProblem problem = problem_of(state, first, criteria, state.rounds.size());
    problem.sizes.assign(first.size() / 2, 2);
    RoundSeated round{stage, seed, {}};
    for (const std::vector<std::uint16_t>& table : solve(problem, seed)) {
        chance::FastSource lot{chance::nth_seed(seed, 1000 + round.tables.size())};
        std::pair a{first[table[0]], second[table[0]]};
        std::pair b{first[table[1]], second[table[1]]};
        if (lot.below(2) == 1) std::swap(a, b);
        if (lot.below(2) == 1) std::swap(a.first, a.second);
        if (lot.below(2) == 1) std::swap(b.first, b.second);
        round.tables.push_back({.players = {a.first, b.first, a.second, b.second}});
    }
    return round;
}

}  // namespace kamchatka::tournament
