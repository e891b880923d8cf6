// Who came where in the whole tournament.
#include "tournament/ranking/standings.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace kamchatka::tournament {
namespace {

struct Reached {
    std::size_t round = 0;  // from 1; 0 for the standings alone
    std::uint8_t stage = 0;
    std::uint8_t place = 0;
    Score points;              // at that table, without the decimals
    std::size_t standing = 0;  // index in the standings of the first stage; after all who have one
    std::size_t position = 0;  // in them, shared by equals
    bool out = false;
    PlayerId player{};
};

// The last knock-out, semifinal or final each one played.
void note_round(std::map<PlayerId, Reached>& all, const Round& round, std::size_t number) {
    for (const Table& table : round.tables) {
        const auto places = places_of(table.lines);
        for (std::size_t i = 0; i < table.lines.size(); ++i) {
            Reached& reached = all.at(table.lines[i].player);
            reached.round = number;
            reached.stage = round.stage;
            reached.place = places[i];
            reached.points = whole_part(table.lines[i].points);
        }
    }
}

// What tells two of them apart.
auto key_of(const Reached& each) {
    return std::tuple{
        each.out,
        -static_cast<std::int64_t>(each.round),
        each.place,
        Score{} - each.points,
        each.position};
}

// In a knock-out the points of all rounds added up say nothing: who went home with the same place
// and the same points is equal.
bool standings_tell(const State& state) {
    return state.format->stages.front().kind == PhaseKind::standings;
}

std::vector<Reached> all_reached(const State& state) {
    std::map<PlayerId, Reached> all;
    const auto standings = standings_of(state, 0);
    for (const Round& round : state.rounds) {
        // Whoever came in for somebody after the standings has no place in them.
        for (const Table& table : round.tables) {
            for (const Line& line : table.lines) {
                Reached& reached = all[line.player];
                reached.player = line.player;
                reached.standing = reached.position = standings.size() + 1;
                reached.out = out_of_the_running(state, line.player);
            }
        }
    }
    for (std::size_t i = 0; i < standings.size(); ++i) {
        all[standings[i].player].standing = i;
        all[standings[i].player].position = standings[i].position;
    }
    for (std::size_t i = 0; i < state.rounds.size(); ++i) {
        const bool counted_in_standings =
            state.format->stages[state.rounds[i].stage].kind == PhaseKind::standings;
        if (!counted_in_standings) note_round(all, state.rounds[i], i + 1);
    }
    std::vector<Reached> order;
    order.reserve(all.size());
    for (const auto& each : all) {
        order.push_back(each.second);
        if (!standings_tell(state)) order.back().position = 0;
    }
    std::ranges::sort(order, {}, [](const Reached& each) {
        return std::pair{key_of(each), each.standing};
    });
    return order;
}

}  // namespace

std::vector<FinalRow> final_ranking(const State& state) {
    const std::vector<Reached> order = all_reached(state);
    std::vector<FinalRow> rows;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Reached& each = order[i];
        FinalRow row{static_cast<std::uint16_t>(i + 1), each.player, each.stage, each.place};
        if (i > 0 && key_of(each) == key_of(order[i - 1])) row.position = rows.back().position;
        const bool champion =
            each.round == state.rounds.size() && each.place == 1 && each.round > 0;
        if (champion) row.position = 1;
        if (each.out) row.position = 0;
        rows.push_back(row);
    }
    return rows;
}

}  // namespace kamchatka::tournament
