// Rounds of standings, knock-out rounds, semifinals and finals.
#include "tournament/seating/draw.hpp"

#include "chance/fast_source.hpp"
#include "tournament/detail/pairs.hpp"
#include "tournament/detail/qualifiers.hpp"
#include "tournament/ranking/standings.hpp"
#include "tournament/seating/tables.hpp"

#include <algorithm>
#include <numeric>

namespace kamchatka::tournament {
namespace {

using Drawn = Result<RoundSeated, Rejected>;

std::size_t rounds_of(const State& state, std::size_t stage) {
    return static_cast<std::size_t>(
        std::ranges::count(state.rounds, static_cast<std::uint8_t>(stage), &Round::stage)
    );
}

bool stage_over(const State& state, std::size_t stage) {
    switch (state.format->stages[stage].kind) {
        case PhaseKind::standings:
            return rounds_of(state, stage) >= state.format->stages[stage].rounds;
        case PhaseKind::knockout: return state.rounds.back().tables.size() == 1;
        case PhaseKind::semifinal:
        case PhaseKind::final: return true;
    }
    return true;
}

std::vector<PlayerId> available(const State& state) {
    std::vector<PlayerId> people;
    for (const Entrant& each : state.entrants) {
        if (available(each)) people.push_back(each.id);
    }
    return people;
}

// How often each of them was first, second... to play.
std::vector<std::vector<std::uint16_t>> places_before(
    const State& state, const std::vector<PlayerId>& players
) {
    std::vector<std::vector<std::uint16_t>> past(players.size());
    for (std::size_t i = 0; i < players.size(); ++i) {
        past[i].assign(8, 0);
        for (const Round& round : state.rounds) {
            for (const Table& table : round.tables) {
                const auto at = std::ranges::find(table.players, players[i]);
                if (at != table.players.end()) {
                    ++past[i][static_cast<std::size_t>(at - table.players.begin())];
                }
            }
        }
    }
    return past;
}

class Drawing {
public:
    Drawing(const State& state, std::uint8_t stage, std::uint64_t seed)
        : state_{state},
          stage_{state.format->stages[stage]},
          seed_{seed},
          round_{stage, seed, {}, CutTies::by_judge} {}

    Drawn standings_round() {
        const std::vector<PlayerId> people = available(state_);
        if (stage_.seating == Seating::pairs)
            return draw_pairs(state_, people, round_.stage, seed_);
        const auto sizes = table_sizes(people.size(), stage_.sizes);
        if (people.size() < 3) return too_few(people.size());
        if (!sizes) return Rejected{Rejection::cannot_be_seated, std::to_string(people.size())};
        seat_by_system(people, *sizes);
        return round_;
    }

    Drawn knockout_round() {
        const bool first = state_.rounds.empty();
        const std::size_t entered =
            first ? available(state_).size() : people_in(state_.rounds.front());
        const auto plan = knockout_plan(state_, entered);
        if (!plan) return no_multiple(entered);
        const std::size_t number = state_.rounds.size();
        if (number >= plan->size()) return Rejected{Rejection::tournament_is_over};
        const std::vector<PlayerId> people =
            first ? available(state_) : promoted((*plan)[number - 1].seconds);
        if (people.size() != (*plan)[number].players) return too_few(people.size());
        seat(people, sizes_of((*plan)[number]), {}, 0);
        if (number + 1 == plan->size()) order_by(ranked(state_, seed_));
        return round_;
    }

    // The standings dealt into parallel groups, each table with one of every quarter of its group.
    Drawn semifinals() {
        const std::vector<PlayerId> order = ranked(state_, seed_);
        const Threshold* row = threshold_for(*state_.format, standings_of(state_, 0).size());
        if (row == nullptr) return too_few(order.size());
        const std::size_t needed = std::size_t{row->straight} + row->semifinalists;
        if (order.size() < needed) return too_few(order.size());
        const std::size_t tables = row->semifinals / row->winners;
        const std::size_t at_table = row->semifinalists / row->semifinals;
        for (std::uint8_t group = 0; group < row->winners; ++group) {
            std::vector<PlayerId> people;
            std::vector<std::uint16_t> pots;
            for (std::size_t i = group; i < row->semifinalists; i += row->winners) {
                pots.push_back(static_cast<std::uint16_t>(people.size() / tables));
                people.push_back(order[row->straight + i]);
            }
            const TableSize size{static_cast<std::uint8_t>(at_table)};
            seat(people, std::vector(tables, size), pots, group);
        }
        return round_;
    }

    // TK-R1f: the order of play of a final is that of the standings.
    Drawn finals() {
        const std::vector<PlayerId> order = ranked(state_, seed_);
        const Threshold* row = threshold_for(*state_.format, standings_of(state_, 0).size());
        if (row == nullptr) return too_few(order.size());
        for (std::uint8_t group = 0; group < row->winners; ++group) {
            std::vector<PlayerId> people = straight(order, row->straight);
            std::vector<const Table*> tables;
            if (row->semifinals > 0) tables = last_tables(state_, group);
            const std::size_t wanted = row->straight + tables.size();
            const Through winners = winners_of(state_, {PhaseKind::final, std::move(tables), 0});
            for (const PlayerId each : winners.players) people.push_back(each);
            if (people.size() != wanted || people.size() < 3) return too_few(people.size());
            round_.tables.push_back({.group = group, .players = std::move(people)});
        }
        order_by(order);
        return round_;
    }

private:
    static Rejected too_few(std::size_t people) {
        return {Rejection::too_few_players, std::to_string(people)};
    }
    Rejected no_multiple(std::size_t people) const {
        const NearestNumbers nearest = nearest_numbers(people, stage_.final_size);
        std::string detail = std::to_string(people) + ":";
        for (const std::size_t fits : {nearest.below, nearest.above}) {
            if (fits > 0) detail += " " + std::to_string(fits);
        }
        return {Rejection::not_a_multiple, detail};
    }
    std::vector<PlayerId> promoted(std::size_t seconds) const {
        return winners_of(state_, {PhaseKind::knockout, last_tables(state_, std::nullopt), seconds})
            .players;
    }
    // Those who did not have to play a semifinal. Who of them renounced since is replaced by the
    // next who is in no semifinal.
    std::vector<PlayerId> straight(const std::vector<PlayerId>& order, std::size_t count) const {
        std::vector<PlayerId> people;
        for (const PlayerId player : order) {
            const bool busy = in_semifinal(state_, player);
            if (people.size() < count && !busy) people.push_back(player);
        }
        return people;
    }

    const std::vector<Criterion>& criteria() const {
        const bool first = state_.rounds.empty() || state_.rounds.back().stage != round_.stage;
        return first ? stage_.first_round : stage_.later_rounds;
    }

    void seat_by_system(const std::vector<PlayerId>& people, const std::vector<TableSize>& sizes) {
        const bool first = rounds_of(state_, round_.stage) == 0;
        const Seating seating = first ? Seating::drawn : stage_.seating;
        switch (seating) {
            case Seating::drawn: return seat(people, sizes, {}, 0);
            case Seating::swiss:
            case Seating::fixed: return seat_by_rank(by_rank(people), sizes, seating);
            case Seating::greek: return seat_greek(people, sizes);
            case Seating::pairs: return;  // drawn as pairs: see draw_pairs
        }
    }

    // Those with a standing in its order, newcomers after them.
    std::vector<PlayerId> by_rank(const std::vector<PlayerId>& people) const {
        std::vector<PlayerId> order;
        for (const PlayerId each : ranked(state_, seed_)) {
            if (std::ranges::count(people, each) > 0) order.push_back(each);
        }
        for (const PlayerId each : people) {
            if (std::ranges::count(order, each) == 0) order.push_back(each);
        }
        return order;
    }

    void seat_by_rank(
        const std::vector<PlayerId>& order, const std::vector<TableSize>& sizes, Seating seating
    ) {
        std::vector<std::vector<PlayerId>> tables(sizes.size());
        std::size_t at = 0;
        for (const PlayerId player : order) {
            if (seating == Seating::fixed) at %= sizes.size();
            while (tables[at].size() == sizes[at].people) at = (at + 1) % sizes.size();
            tables[at].push_back(player);
            if (seating == Seating::fixed) ++at;
        }
        for (std::size_t i = 0; i < tables.size(); ++i) add_table(tables[i], sizes[i], 0);
    }

    // The winner stays, the second goes one table on, the third two; newcomers where there is room.
    void seat_greek(const std::vector<PlayerId>& people, const std::vector<TableSize>& sizes) {
        std::vector<std::vector<PlayerId>> tables(sizes.size());
        std::vector<PlayerId> waiting;
        const std::vector<Table>& last = state_.rounds.back().tables;
        for (const PlayerId player : people) {
            std::size_t target = sizes.size();
            for (std::size_t t = 0; t < last.size(); ++t) {
                const auto at = std::ranges::find(last[t].lines, player, &Line::player);
                if (at == last[t].lines.end()) continue;
                const auto index = static_cast<std::size_t>(at - last[t].lines.begin());
                target = (t + places_of(last[t].lines)[index] - 1U) % sizes.size();
            }
            const bool room = target < sizes.size() && tables[target].size() < sizes[target].people;
            (room ? tables[target] : waiting).push_back(player);
        }
        std::size_t at = 0;
        for (const PlayerId player : waiting) {
            while (tables[at].size() == sizes[at].people) ++at;
            tables[at].push_back(player);
        }
        for (std::size_t i = 0; i < tables.size(); ++i) add_table(tables[i], sizes[i], 0);
    }

    void seat(
        const std::vector<PlayerId>& people,
        const std::vector<TableSize>& sizes,
        const std::vector<std::uint16_t>& pots,
        std::uint8_t group
    ) {
        SeatingProblem problem = problem_of(state_, people, criteria(), state_.rounds.size());
        for (const TableSize& size : sizes) problem.sizes.push_back(size.people);
        for (std::size_t i = 0; i < pots.size(); ++i) problem.people[i].pot = pots[i];
        const SeatingPlan plan = solve(problem, chance::nth_seed(seed_, group));
        for (std::size_t i = 0; i < plan.size(); ++i) {
            std::vector<PlayerId> players;
            for (const std::uint16_t index : plan[i]) players.push_back(people[index]);
            add_table(players, sizes[i], group);
        }
    }

    void add_table(const std::vector<PlayerId>& players, TableSize size, std::uint8_t group) {
        const std::uint64_t lot = chance::nth_seed(seed_, 1000 + round_.tables.size());
        SeatedTable table{.group = group, .ghosts = size.ghosts, .players = {}};
        for (const std::uint16_t index : balanced_order(places_before(state_, players), lot)) {
            table.players.push_back(players[index]);
        }
        round_.tables.push_back(std::move(table));
    }

    void order_by(const std::vector<PlayerId>& order) {
        for (SeatedTable& table : round_.tables) {
            std::ranges::sort(table.players, {}, [&](PlayerId player) {
                return std::ranges::find(order, player) - order.begin();
            });
        }
    }

    const State& state_;
    const Stage& stage_;
    std::uint64_t seed_;
    RoundSeated round_;
};

}  // namespace

std::optional<std::uint8_t> next_stage(const State& state) {
    if (!state.format) return std::nullopt;
    if (state.rounds.empty()) return std::uint8_t{0};
    const std::uint8_t stage = state.rounds.back().stage;
    if (!stage_over(state, stage)) return stage;
    auto next = static_cast<std::uint8_t>(stage + 1);
    const Threshold* row = stage == 0 && !state.format->thresholds.empty()
        ? threshold_for(*state.format, standings_of(state, 0).size())
        : nullptr;
    // Nobody plays a semifinal where all go straight to the final.
    if (row != nullptr && row->semifinals == 0) next = static_cast<std::uint8_t>(next + 1);
    if (next >= state.format->stages.size()) return std::nullopt;
    return next;
}

bool over(const State& state) {
    return !state.rounds.empty() && complete(state.rounds.back()) && !next_stage(state);
}

Result<RoundSeated, Rejected> draw_round(const State& state, std::uint64_t seed) {
    const auto stage = next_stage(state);
    if (!stage) return Rejected{Rejection::tournament_is_over};
    Drawing drawing{state, *stage, seed};
    switch (state.format->stages[*stage].kind) {
        case PhaseKind::standings: return drawing.standings_round();
        case PhaseKind::knockout: return drawing.knockout_round();
        case PhaseKind::semifinal: return drawing.semifinals();
        case PhaseKind::final: return drawing.finals();
    }
    return Rejected{Rejection::tournament_is_over};
}

}  // namespace kamchatka::tournament
