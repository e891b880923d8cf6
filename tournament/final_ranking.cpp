// Who came where in the whole tournament.
#include "tournament/standings.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace kamchatka::tournament {
namespace {

struct Reached {
    std::size_t round = 0;  // from 1; 0 for the standings alone
    std::uint8_t stage = 0;
    std::uint8_t place = 0;
    Score points;
    std::size_t standing = 0;  // index in the standings of the first stage
    bool out = false;
    PlayerId player{};
};

// The last knock-out, semifinal or final each one played.
void note_round(std::map<PlayerId, Reached>& all, const Round& round, std::size_t number) {
    for (const Table& table : round.tables) {
        const auto places = places_of(table.lines);
        for (std::size_t i = 0; i < table.lines.size(); ++i) {
            Reached& reached = all[table.lines[i].player];
            reached.round = number;
            reached.stage = round.stage;
            reached.place = places[i];
            reached.points = table.lines[i].points;
        }
    }
}

auto key_of(const Reached& each) {
    return std::tuple{
        each.out,
        -static_cast<std::int64_t>(each.round),
        each.place,
        Score{} - each.points,
        each.standing};
}

}  // namespace

std::vector<FinalRow> final_ranking(const State& state) {
    std::map<PlayerId, Reached> all;
    const auto standings = standings_of(state, 0);
    for (std::size_t i = 0; i < standings.size(); ++i) {
        Reached& reached = all[standings[i].player];
        reached.player = standings[i].player;
        reached.standing = i;
        reached.out = standings[i].position == 0;
    }
    for (std::size_t i = 0; i < state.rounds.size(); ++i) {
        const bool counted_in_standings =
            state.format->stages[state.rounds[i].stage].kind == PhaseKind::standings;
        if (!counted_in_standings) note_round(all, state.rounds[i], i + 1);
    }
    std::vector<Reached> order;
    order.reserve(all.size());
    for (const auto& [player, reached] : all) order.push_back(reached);
    std::ranges::sort(order, {}, key_of);
    std::vector<FinalRow> rows;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Reached& each = order[i];
        FinalRow row{static_cast<std::uint16_t>(i + 1), each.player, each.stage, each.place};
        const bool champion =
            each.round == state.rounds.size() && each.place == 1 && each.round > 0;
        if (champion) row.position = 1;
        const bool equal_in_standings = i > 0 && each.round == 0 && order[i - 1].round == 0 &&
            standings[each.standing].position == standings[order[i - 1].standing].position;
        if (equal_in_standings) row.position = rows.back().position;
        if (each.out) row.position = 0;
        rows.push_back(row);
    }
    return rows;
}

}  // namespace kamchatka::tournament
