// The tables of `kamchatka simulate`: wins, endings, lengths, points and objectives.
#include "cli/arena/simulate.hpp"
#include "record/words/spelling.hpp"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kamchatka::cli {
namespace {

double share(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

Table wins_by_seat(const Simulation& simulation, const Tally& tally) {
    Table table{"wins_by_seat", "seat", {"games", "share"}, {}};
    for (const Seat seat : SeatSet::first(simulation.seat_count)) {
        const std::uint64_t wins = tally.wins_of_seat[seat];
        table.rows.push_back({std::string{record::spell(seat)}, {wins, share(wins, tally.games)}});
    }
    return table;
}

// One row for each bot, whatever the number of its seats; the share is that of one seat.
Table by_bot(const Simulation& simulation, const Tally& tally) {
    struct Sums {
        std::uint64_t seats = 0;
        std::uint64_t wins = 0;
        std::uint64_t places = 0;
        std::uint64_t points = 0;
    };
    std::map<std::string, Sums> bots;
    for (const Seat seat : SeatSet::first(simulation.seat_count)) {
        Sums& sums = bots[simulation.bots[index(seat)]];
        ++sums.seats;
        sums.wins += tally.wins_of_seat[seat];
        sums.places += tally.places_of_seat[seat];
        sums.points += tally.points_of_seat[seat];
    }
    Table table{"by_bot", "bot", {"seats", "wins", "share", "place", "points"}, {}};
    const std::uint64_t games = tally.games - tally.abandoned;
    for (const auto& [bot, sums] : bots) {
        const std::uint64_t played = sums.seats * games;
        table.rows.push_back(
            {bot,
             {sums.seats,
              sums.wins,
              share(sums.wins, played),
              share(sums.places, played),
              share(sums.points, played)}}
        );
    }
    return table;
}

Table wins_by_position(const Simulation& simulation, const Tally& tally) {
    Table table{"wins_by_position", "position", {"games", "share"}, {}};
    for (std::size_t i = 0; i < simulation.seat_count; ++i) {
        const std::uint64_t wins = tally.wins_of_position[i];
        table.rows.push_back({std::to_string(i + 1), {wins, share(wins, tally.games)}});
    }
    return table;
}

Table endings(const Tally& tally) {
    Table table{"endings", "cause", {"games", "share"}, {}};
    for (const Cause cause : {Cause::objective, Cause::points, Cause::last_standing}) {
        const std::uint64_t games = tally.ended_by[static_cast<std::size_t>(cause)];
        table.rows.push_back({std::string{record::spell(cause)}, {games, share(games, tally.games)}}
        );
    }
    table.rows.push_back({"abandoned", {tally.abandoned, share(tally.abandoned, tally.games)}});
    return table;
}

Table lengths(const Tally& tally) {
    Table table{"length", "in", {"mean", "min", "p10", "p50", "p90", "max"}, {}};
    const std::array measures{
        std::pair{"rounds", &tally.rounds},
        std::pair{"turns", &tally.turns},
        std::pair{"actions", &tally.actions},
    };
    for (const auto& [name, histogram] : measures) {
        Row row{name, {histogram->mean()}};
        for (const double quantile : {0.0, 0.1, 0.5, 0.9, 1.0}) {
            row.cells.emplace_back(std::uint64_t{histogram->quantile(quantile)});
        }
        table.rows.push_back(row);
    }
    return table;
}

Table points_by_place(const Simulation& simulation, const Tally& tally) {
    Table table{"points_by_place", "place", {"games", "mean"}, {}};
    for (std::size_t i = 0; i < simulation.seat_count; ++i) {
        const auto& [games, points] = tally.points_of_place[i];
        table.rows.push_back({std::to_string(i + 1), {games, share(points, games)}});
    }
    return table;
}

Table objectives(const Simulation& simulation, const Tally& tally) {
    Table table{"objectives", "objective", {"dealt", "reached", "share"}, {}};
    const Rules rules = rules_of_game(simulation, 0);
    for (const Objective objective : rules.objectives.all()) {
        std::uint64_t dealt = 0;
        std::uint64_t reached = 0;
        for (const Seat seat : SeatSet::first(simulation.seat_count)) {
            dealt += tally.dealt[seat][index(objective)];
            reached += tally.reached[seat][index(objective)];
        }
        const std::string_view name = rules.objectives[objective].id.view();
        table.rows.push_back({std::string{name}, {dealt, reached, share(reached, dealt)}});
    }
    return table;
}

// The share of each objective that each bot reached of those it was dealt.
Table reached_by_bot(const Simulation& simulation, const Tally& tally) {
    std::map<std::string, std::vector<Seat>> bots;
    for (const Seat seat : SeatSet::first(simulation.seat_count)) {
        bots[simulation.bots[index(seat)]].push_back(seat);
    }
    Table table{"reached_by_bot", "objective", {}, {}};
    for (const auto& [bot, seats] : bots) table.columns.push_back(bot);
    const Rules rules = rules_of_game(simulation, 0);
    for (const Objective objective : rules.objectives.all()) {
        Row row{std::string{rules.objectives[objective].id.view()}, {}};
        for (const auto& [bot, seats] : bots) {
            std::uint64_t dealt = 0;
            std::uint64_t reached = 0;
            for (const Seat seat : seats) {
                dealt += tally.dealt[seat][index(objective)];
                reached += tally.reached[seat][index(objective)];
            }
            row.cells.emplace_back(share(reached, dealt));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace

Report report_of(const Simulation& simulation, const Tally& tally) {
    Report report;
    report.heading.emplace_back("ruleset", std::string{simulation.set.id.view()});
    report.heading.emplace_back("seats", std::uint64_t{simulation.seat_count});
    report.heading.emplace_back("games", simulation.game_count);
    report.heading.emplace_back("seed", simulation.seed);
    report.tables = {
        wins_by_seat(simulation, tally),
        wins_by_position(simulation, tally),
        endings(tally),
        lengths(tally),
        points_by_place(simulation, tally),
    };
    Table reached = objectives(simulation, tally);
    const bool objectives_dealt = !reached.rows.empty();
    if (objectives_dealt) report.tables.push_back(std::move(reached));
    if (objectives_dealt && !simulation.bots.empty()) {
        report.tables.push_back(reached_by_bot(simulation, tally));
    }
    if (!simulation.bots.empty()) {
        report.tables.insert(report.tables.begin(), by_bot(simulation, tally));
    }
    return report;
}

}  // namespace kamchatka::cli
