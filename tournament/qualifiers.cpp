// Standings and table winners as lists of people, renunciations taken into account.
#include "tournament/detail/qualifiers.hpp"

#include "chance/fast_source.hpp"
#include "tournament/standings.hpp"

#include <algorithm>
#include <tuple>

namespace kamchatka::tournament {
namespace {

struct Loser {
    std::uint8_t place;
    Score points;
    PlayerId player;
};

// The lines of a table, the first place first.
std::vector<Loser> by_place(const Table& table) {
    const auto places = places_of(table.lines);
    std::vector<Loser> order;
    for (std::size_t i = 0; i < table.lines.size(); ++i) {
        order.push_back({places[i], table.lines[i].points, table.lines[i].player});
    }
    std::ranges::stable_sort(order, {}, &Loser::place);
    return order;
}

}  // namespace

bool goes_on(const State& state, PlayerId player) {
    const Entrant* entrant = find(state, player);
    return entrant != nullptr && in_play(*entrant) && !entrant->renounced;
}

std::vector<PlayerId> ranked(const State& state, std::uint64_t seed) {
    std::vector<std::tuple<std::uint16_t, std::uint64_t, PlayerId>> order;
    for (const StandingsRow& row : standings_of(state, 0)) {
        if (row.position == 0 || !goes_on(state, row.player)) continue;
        const std::uint64_t lot = chance::nth_seed(seed, number_of(row.player));
        order.emplace_back(row.position, lot, row.player);
    }
    std::ranges::sort(order);
    std::vector<PlayerId> players;
    players.reserve(order.size());
    for (const auto& each : order) players.push_back(std::get<PlayerId>(each));
    return players;
}

std::vector<PlayerId> winners_of(
    const State& state, const std::vector<const Table*>& tables, std::size_t seconds
) {
    std::vector<PlayerId> through;
    std::vector<Loser> waiting;
    std::size_t missing = seconds;
    for (const Table* table : tables) {
        bool found = false;
        for (const Loser& each : by_place(*table)) {
            if (!goes_on(state, each.player)) continue;
            if (found) waiting.push_back(each);
            if (!found) through.push_back(each.player);
            found = true;
        }
        missing += found ? 0 : 1;
    }
    std::ranges::stable_sort(waiting, {}, [](const Loser& each) {
        return std::pair{each.place, Score{} - each.points};
    });
    for (std::size_t i = 0; i < std::min(missing, waiting.size()); ++i) {
        through.push_back(waiting[i].player);
    }
    return through;
}

}  // namespace kamchatka::tournament
