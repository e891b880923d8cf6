// Games into rows, rows into order.
#include "tournament/ranking/standings.hpp"

#include "tournament/ranking/ties.hpp"
#include "tournament/seating/draw.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <span>

namespace kamchatka::tournament {
namespace {

using Rows = std::map<PlayerId, StandingsRow>;

void add_table(Rows& rows, const Scorer& scorer, const Table& table, GameScore where) {
    const auto places = places_of(table.lines);
    const auto scores = scorer.scores(table.lines, table.lines.size() + table.ghosts);
    for (std::size_t i = 0; i < table.lines.size(); ++i) {
        const Line& line = table.lines[i];
        GameScore game = where;
        game.place = places[i];
        game.score = scores[i];
        game.won = places[i] == 1;
        game.objective = reached_in_time(line);
        StandingsRow& row = rows[line.player];
        row.player = line.player;
        row.wins = static_cast<std::uint16_t>(row.wins + (game.won ? 1 : 0));
        row.objectives = static_cast<std::uint16_t>(row.objectives + (game.objective ? 1 : 0));
        row.games.push_back(game);
    }
}

Rows rows_of(const State& state, std::size_t stage) {
    Rows rows;
    const auto scorer = Scorer::of(state.format->stages[stage].scoring);
    if (!scorer) return rows;
    for (std::size_t i = 0; i < state.rounds.size(); ++i) {
        if (state.rounds[i].stage != stage) continue;
        const std::vector<Table>& tables = state.rounds[i].tables;
        for (std::size_t t = 0; t < tables.size(); ++t) {
            const GameScore where{
                .round = static_cast<std::uint16_t>(i + 1),
                .table = static_cast<std::uint16_t>(t + 1),
                .place = 0,
                .score = {},
                .won = false,
                .objective = false};
            add_table(rows, *scorer, tables[t], where);
        }
    }
    return rows;
}

// Marks what is dropped and adds up the rest.
void total_up(StandingsRow& row, std::size_t counted) {
    std::vector<GameScore*> order;
    for (GameScore& game : row.games) order.push_back(&game);
    std::ranges::stable_sort(order, std::greater{}, [](const GameScore* game) {
        return game->score;
    });
    const std::size_t counting = games_counting(order.size(), counted);
    row.total = Score{} - row.penalty;
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i]->counts = i < counting;
        if (i < counting) row.total += order[i]->score;
    }
}

std::vector<Score> best_first(const StandingsRow& row) {
    std::vector<Score> scores;
    for (const GameScore& game : row.games) scores.push_back(game.score);
    std::ranges::sort(scores, std::greater{});
    return scores;
}

// Totals with one result less, two less, and so on.
std::vector<Score> shrinking(const std::vector<Score>& best_first_scores) {
    std::vector<Score> totals;
    totals.reserve(best_first_scores.size());
    Score total;
    for (const Score score : best_first_scores) totals.push_back(total += score);
    std::ranges::reverse(totals);
    return totals;
}

struct Keyed {
    std::vector<std::vector<Score>> key;  // out of the running, total, then the tie-breaks
    StandingsRow row;
};

Keyed keyed(const State& state, const Stage& stage, StandingsRow row) {
    const bool out = out_of_the_running(state, row.player);
    std::vector<std::vector<Score>> key{{whole_score(out ? 0 : 1)}, {row.total}};
    for (const TieBreak each : stage.tie_breaks) key.push_back(tie_break_value(state, row, each));
    return {std::move(key), std::move(row)};
}

// Those who are equal by everything the format names, in the order that was settled since.
class Placing {
public:
    Placing(const State& state, std::size_t stage)
        : state_{state},
          round_{last_round_of(state, stage)} {}

    void place(std::span<Keyed> equals) {
        const bool out = equals.front().key[0][0] == Score{};
        std::vector<PlayerId> players;
        for (const Keyed& each : equals) players.push_back(each.row.player);
        for (const auto& group : settled_order(state_, round_, std::move(players))) {
            const auto position = static_cast<std::uint16_t>(rows_.size() + 1);
            for (const PlayerId player : group) {
                const auto found = std::ranges::find(equals, player, [](const Keyed& each) {
                    return each.row.player;
                });
                found->row.position = out ? std::uint16_t{0} : position;
                rows_.push_back(found->row);
            }
        }
    }
    std::vector<StandingsRow> rows() && { return std::move(rows_); }

private:
    const State& state_;
    std::uint16_t round_;
    std::vector<StandingsRow> rows_;
};

}  // namespace

std::size_t games_counting(std::size_t games, std::size_t counted) {
    if (counted == 0) return games;
    return std::max(std::min(games, counted), counted_least(games));
}

bool out_of_the_running(const State& state, PlayerId player) {
    const Entrant* entrant = find(state, player);
    return entrant == nullptr || entrant->standing == Standing::disqualified ||
        entrant->standing == Standing::expelled;
}

std::vector<Score> tie_break_value(
    const State& state, const StandingsRow& row, TieBreak tie_break
) {
    switch (tie_break) {
        case TieBreak::wins: return {whole_score(row.wins)};
        case TieBreak::best_scores: return best_first(row);
        case TieBreak::fewer_counted: return shrinking(best_first(row));
        case TieBreak::objectives: return {whole_score(row.objectives)};
        case TieBreak::earlier_rank: {
            const Entrant* entrant = find(state, row.player);
            const std::uint32_t rank = entrant == nullptr ? 0 : entrant->person.ranking;
            return {whole_score(rank == 0 ? -1'000'000 : -static_cast<std::int64_t>(rank))};
        }
    }
    return {};
}

std::vector<StandingsRow> standings_of(const State& state, std::size_t stage) {
    const Stage& format = state.format->stages[stage];
    std::vector<Keyed> rows;
    for (auto& [player, row] : rows_of(state, stage)) {
        for (const Penalised& each : state.penalties) {
            if (each.player == player) row.penalty += each.points;
        }
        total_up(row, format.counted);
        rows.push_back(keyed(state, format, std::move(row)));
    }
    // The map was in order of registration, so that what stays equal keeps it.
    std::ranges::stable_sort(rows, std::greater{}, &Keyed::key);
    Placing placing{state, stage};
    for (std::size_t i = 0; i < rows.size();) {
        std::size_t end = i + 1;
        while (end < rows.size() && rows[end].key == rows[i].key) ++end;
        placing.place(std::span{rows}.subspan(i, end - i));
        i = end;
    }
    return std::move(placing).rows();
}

StandingsKind standings_kind(const State& state) {
    if (state.format->stages.front().kind == PhaseKind::knockout) return StandingsKind::knockout;
    if (state.format->stages.size() > 1) return StandingsKind::qualifying;
    return over(state) ? StandingsKind::final : StandingsKind::provisional;
}

std::vector<TeamRow> team_standings(const State& state) {
    if (!state.format->teams) return {};
    std::map<std::string, TeamRow> teams;
    for (const StandingsRow& row : standings_of(state, 0)) {
        const Entrant* entrant = find(state, row.player);
        if (entrant == nullptr || row.position == 0) continue;
        TeamRow& team = teams[entrant->person.club];
        team.team = entrant->person.club;
        team.total = team.total - row.penalty;
        team.wins = static_cast<std::uint16_t>(team.wins + row.wins);
        for (const GameScore& game : row.games) team.counted.push_back(game.score);
    }
    std::vector<TeamRow> rows;
    for (auto& [name, team] : teams) {
        std::ranges::sort(team.counted, std::greater{});
        const std::size_t counting =
            std::min<std::size_t>(team.counted.size(), state.format->teams->counted);
        const auto cut = team.counted.begin() + static_cast<std::ptrdiff_t>(counting);
        team.dropped.assign(cut, team.counted.end());
        team.counted.erase(cut, team.counted.end());
        for (const Score score : team.counted) team.total += score;
        rows.push_back(std::move(team));
    }
    const auto key = [](const TeamRow& row) {
        return std::tuple{row.total, row.wins, shrinking(row.counted)};
    };
    std::ranges::stable_sort(rows, std::greater{}, key);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool same = i > 0 && key(rows[i]) == key(rows[i - 1]);
        rows[i].position = same ? rows[i - 1].position : static_cast<std::uint16_t>(i + 1);
    }
    return rows;
}

}  // namespace kamchatka::tournament
