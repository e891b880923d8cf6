// From the tournament's past to a seating problem, and the report on a seated round.
#include "tournament/seating/draw.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace kamchatka::tournament {
namespace {

// Numbers for words, in order of appearance; -1 for the empty word.
class Numbering {
public:
    std::int32_t number(const std::string& word) {
        const std::string key = folded(word);
        if (key.empty()) return -1;
        const auto [at, fresh] =
            numbers_.try_emplace(key, static_cast<std::int32_t>(words_.size()));
        if (fresh) words_.push_back(word);
        return at->second;
    }
    const std::vector<std::string>& words() const { return words_; }

private:
    std::map<std::string, std::int32_t> numbers_;
    std::vector<std::string> words_;
};

using Pair = std::pair<std::uint32_t, std::uint32_t>;
using Counts = std::map<Pair, std::uint8_t>;

void count(Counts& counts, std::uint32_t a, std::uint32_t b) {
    std::uint8_t& times = counts[{a, b}];
    if (times < 255) ++times;
}

std::vector<Meeting> listed(const Counts& counts) {
    std::vector<Meeting> meetings;
    for (const auto& [pair, times] : counts) meetings.push_back({pair.first, pair.second, times});
    return meetings;
}

bool plays_in_pairs(const State& state) {
    return state.format && !state.format->stages.empty() &&
        state.format->stages.front().seating == Seating::pairs;
}

// Everything that two people at one table have in common, from one table of the past.
class History {
public:
    History(const State& state, std::span<const PlayerId> people, Numbering& clubs)
        : state_{state},
          clubs_{clubs},
          partners_{plays_in_pairs(state)} {
        for (std::uint32_t i = 0; i < people.size(); ++i) index_[people[i]] = i;
    }

    void add(SeatingProblem& problem, const Table& table) {
        const auto places = places_of(table.lines);
        for (std::size_t i = 0; i < table.lines.size(); ++i) {
            const auto at = index_.find(table.lines[i].player);
            if (at != index_.end() && places[i] == 1) problem.people[at->second].winner = true;
        }
        for (const PlayerId a : table.players) {
            const auto at = index_.find(a);
            if (at != index_.end() && table.players.size() == 5) ++problem.people[at->second].fives;
            for (const PlayerId b : table.players) {
                if (a != b) add_pair(a, b);
            }
        }
    }

    void finish(SeatingProblem& problem) const {
        problem.met = listed(people_);
        problem.clubs_met = listed(clubs_met_);
        problem.club_met = listed(club_met_);
    }

private:
    std::int32_t club(PlayerId player) {
        const Entrant* entrant = find(state_, player);
        return entrant == nullptr ? -1 : clubs_.number(entrant->person.club);
    }

    // Once for (a, b) and once for (b, a).
    void add_pair(PlayerId a, PlayerId b) {
        const auto at_a = index_.find(a);
        const auto at_b = index_.find(b);
        const std::int32_t club_a = club(a);
        const std::int32_t club_b = club(b);
        if (partners_ && club_a >= 0 && club_a == club_b) return;  // no opponents
        if (at_a != index_.end() && at_b != index_.end() && at_a->second < at_b->second) {
            count(people_, at_a->second, at_b->second);
        }
        if (club_a >= 0 && club_b >= 0 && club_a < club_b) {
            count(
                clubs_met_, static_cast<std::uint32_t>(club_a), static_cast<std::uint32_t>(club_b)
            );
        }
        if (at_a != index_.end() && club_b >= 0) {
            count(club_met_, at_a->second, static_cast<std::uint32_t>(club_b));
        }
    }

    const State& state_;
    Numbering& clubs_;
    bool partners_;
    std::map<PlayerId, std::uint32_t> index_;
    Counts people_;
    Counts clubs_met_;
    Counts club_met_;
};

struct Numbered {
    SeatingProblem problem;
    Numbering clubs;
    Numbering regions;
};

Numbered numbered(
    const State& state,
    std::span<const PlayerId> people,
    std::span<const Criterion> criteria,
    std::size_t before_round
) {
    Numbered result;
    SeatingProblem& problem = result.problem;
    problem.criteria.assign(criteria.begin(), criteria.end());
    for (const PlayerId player : people) {
        const Entrant* entrant = find(state, player);
        const Person nobody{};
        const Person& person = entrant == nullptr ? nobody : entrant->person;
        problem.people.push_back(
            {.club = result.clubs.number(person.club),
             .region = result.regions.number(person.region)}
        );
    }
    History history{state, people, result.clubs};
    for (std::size_t i = 0; i < std::min(before_round, state.rounds.size()); ++i) {
        for (const Table& table : state.rounds[i].tables) history.add(problem, table);
    }
    history.finish(problem);
    return result;
}

}  // namespace

SeatingProblem problem_of(
    const State& state,
    std::span<const PlayerId> people,
    std::span<const Criterion> criteria,
    std::size_t before_round
) {
    return numbered(state, people, criteria, before_round).problem;
}

SeatingReport report_on(const State& state, std::size_t round) {
    const Round& seated = state.rounds[round];
    const Stage& stage = state.format->stages[seated.stage];
    const bool first = round == 0 || state.rounds[round - 1].stage != seated.stage;
    SeatingReport report;
    SeatingPlan plan;
    std::vector<std::uint8_t> sizes;
    for (const Table& table : seated.tables) {
        plan.emplace_back();
        sizes.push_back(static_cast<std::uint8_t>(table.players.size()));
        for (const PlayerId player : table.players) {
            plan.back().push_back(static_cast<std::uint16_t>(report.people.size()));
            report.people.push_back(player);
        }
    }
    Numbered problem =
        numbered(state, report.people, first ? stage.first_round : stage.later_rounds, round);
    problem.problem.sizes = sizes;
    report.clubs = problem.clubs.words();
    report.regions = problem.regions.words();
    report.conflicts = conflicts_in(problem.problem, plan);
    report.necessities = necessities_of(problem.problem);
    report.cost = cost_of(problem.problem, plan);
    return report;
}

}  // namespace kamchatka::tournament
