// Cuts of standings and of tables, and what tells equals apart.
#include "tournament/ranking/ties.hpp"

#include "chance/fast_source.hpp"
#include "tournament/detail/qualifiers.hpp"
#include "tournament/ranking/standings.hpp"
#include "tournament/seating/draw.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::tournament {
namespace {

constexpr std::array criteria{
    SettledBy::qualifying,
    SettledBy::wins,
    SettledBy::best_scores,
    SettledBy::fewer_counted,
    SettledBy::objectives,
    SettledBy::earlier_rank};

std::optional<TieBreak> tie_break_of(SettledBy by) {
    switch (by) {
        case SettledBy::wins: return TieBreak::wins;
        case SettledBy::best_scores: return TieBreak::best_scores;
        case SettledBy::fewer_counted: return TieBreak::fewer_counted;
        case SettledBy::objectives: return TieBreak::objectives;
        case SettledBy::earlier_rank: return TieBreak::earlier_rank;
        case SettledBy::lot:
        case SettledBy::decision:
        case SettledBy::qualifying: break;
    }
    return std::nullopt;
}

// The larger the better.
std::vector<Score> value_of(const State& state, const StandingsRow& row, SettledBy by) {
    if (const auto tie_break = tie_break_of(by)) return tie_break_value(state, row, *tie_break);
    const std::int64_t last = static_cast<std::int64_t>(players_max) + 1;
    if (by == SettledBy::qualifying) {
        return {whole_score(-(row.position == 0 ? last : row.position))};
    }
    return {};
}

// Those of one position in the standings.
struct Level {
    std::vector<PlayerId> all;
    std::vector<PlayerId> going;  // those among them who go on and are wanted here
};

template <typename Wanted>
std::vector<Level> levels_of(const State& state, Wanted wanted) {
    std::vector<Level> levels;
    std::uint16_t position = 0;
    for (const StandingsRow& row : standings_of(state, 0)) {
        if (row.position == 0) continue;
        if (row.position != position) levels.emplace_back();
        position = row.position;
        levels.back().all.push_back(row.player);
        if (goes_on(state, row.player) && wanted(row.player)) {
            levels.back().going.push_back(row.player);
        }
    }
    return levels;
}

// The equals that stand on both sides of a cut after so many.
void note_cut(
    std::vector<CutTie>& ties, const std::vector<Level>& levels, CutTie found, std::size_t places
) {
    std::size_t before = 0;
    for (const Level& level : levels) {
        const std::size_t after = before + level.going.size();
        if (before < places && places < after) {
            found.players = level.all;
            std::ranges::sort(found.players);
            found.cuts.front().through = static_cast<std::uint16_t>(places - before);
            const auto same = std::ranges::find(ties, found.players, &CutTie::players);
            if (same != ties.end()) return same->cuts.push_back(found.cuts.front());
            return ties.push_back(std::move(found));
        }
        before = after;
    }
}

CutTie tie_of_standings(const State& state, PhaseKind into) {
    return {.round = last_round_of(state, 0), .players = {}, .cuts = {{into, 0}}};
}

std::vector<CutTie> before_semifinals(const State& state, const Threshold& row) {
    std::vector<CutTie> ties;
    const auto levels = levels_of(state, [](PlayerId) { return true; });
    note_cut(ties, levels, tie_of_standings(state, PhaseKind::final), row.straight);
    note_cut(
        ties,
        levels,
        tie_of_standings(state, PhaseKind::semifinal),
        std::size_t{row.straight} + row.semifinalists
    );
    return ties;
}

std::vector<CutTie> before_final(const State& state, const Threshold& row) {
    std::vector<CutTie> ties;
    const auto levels =
        levels_of(state, [&](PlayerId player) { return !in_semifinal(state, player); });
    note_cut(ties, levels, tie_of_standings(state, PhaseKind::final), row.straight);
    for (std::uint8_t group = 0; row.semifinals > 0 && group < row.winners; ++group) {
        auto winners = winners_of(state, {PhaseKind::final, last_tables(state, group), 0});
        for (CutTie& tie : winners.ties) ties.push_back(std::move(tie));
    }
    return ties;
}

std::vector<CutTie> before_knockout(const State& state) {
    const auto plan = knockout_plan(state, people_in(state.rounds.front()));
    const std::size_t played = state.rounds.size();
    if (!plan || played >= plan->size()) return {};
    const std::size_t seconds = (*plan)[played - 1].seconds;
    return winners_of(state, {PhaseKind::knockout, last_tables(state, std::nullopt), seconds}).ties;
}

bool covers(const TieSettled& settled, const std::vector<PlayerId>& players) {
    return std::ranges::all_of(players, [&](PlayerId player) {
        return std::ranges::any_of(settled.order, [&](const std::vector<PlayerId>& group) {
            return std::ranges::count(group, player) > 0;
        });
    });
}

Order parted(const TieSettled& settled, const std::vector<PlayerId>& players) {
    Order order;
    for (const std::vector<PlayerId>& group : settled.order) {
        std::vector<PlayerId> together;
        for (const PlayerId player : players) {
            if (std::ranges::count(group, player) > 0) together.push_back(player);
        }
        if (!together.empty()) order.push_back(std::move(together));
    }
    return order;
}

}  // namespace

std::vector<CutTie> ties_at_cut(const State& state) {
    if (!state.format || state.rounds.empty() || !complete(state.rounds.back())) return {};
    const auto next = next_stage(state);
    if (!next) return {};
    const PhaseKind kind = state.format->stages[*next].kind;
    if (kind == PhaseKind::standings) return {};
    if (kind == PhaseKind::knockout) return before_knockout(state);
    const Threshold* row = threshold_for(*state.format, standings_of(state, 0).size());
    if (row == nullptr) return {};
    return kind == PhaseKind::semifinal ? before_semifinals(state, *row)
                                        : before_final(state, *row);
}

std::optional<CutTie> tie_between(const State& state, std::span<const PlayerId> players) {
    std::vector<PlayerId> wanted(players.begin(), players.end());
    std::ranges::sort(wanted);
    for (CutTie& tie : ties_at_cut(state)) {
        if (tie.players == wanted) return std::move(tie);
    }
    return std::nullopt;
}

Order lot_order(std::uint64_t seed, std::span<const PlayerId> players) {
    std::vector<std::pair<std::uint64_t, PlayerId>> lots;
    for (const PlayerId player : players) {
        lots.emplace_back(chance::nth_seed(seed, number_of(player)), player);
    }
    std::ranges::sort(lots);
    Order order;
    for (const auto& each : lots) order.push_back({each.second});
    return order;
}

Order criterion_order(const State& state, SettledBy by, std::span<const PlayerId> players) {
    std::vector<std::pair<std::vector<Score>, PlayerId>> values;
    for (const StandingsRow& row : standings_of(state, 0)) {
        if (std::ranges::count(players, row.player) == 0) continue;
        values.emplace_back(value_of(state, row, by), row.player);
    }
    // The better first, then by number, so that the same equals are always written the same.
    std::ranges::sort(values, [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    Order order;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i == 0 || values[i].first != values[i - 1].first) order.emplace_back();
        order.back().push_back(values[i].second);
    }
    return order;
}

std::vector<Telling> criteria_for(const State& state, const CutTie& tie) {
    std::vector<Telling> telling;
    for (const SettledBy by : criteria) {
        Order order = criterion_order(state, by, tie.players);
        if (order.size() > 1) telling.push_back({by, std::move(order)});
    }
    return telling;
}

Order settled_order(const State& state, std::uint16_t round, std::vector<PlayerId> equals) {
    Order order{std::move(equals)};
    for (const TieSettled& settled : state.settled) {
        if (settled.round != round) continue;
        Order finer;
        for (const std::vector<PlayerId>& group : order) {
            const bool tells = group.size() > 1 && covers(settled, group);
            const Order parts = tells ? parted(settled, group) : Order{group};
            finer.insert(finer.end(), parts.begin(), parts.end());
        }
        order = std::move(finer);
    }
    return order;
}

}  // namespace kamchatka::tournament
