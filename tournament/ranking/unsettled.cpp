// Who came and who did not, after the draw.
#include "tournament/seating/reseat.hpp"

#include <algorithm>

namespace kamchatka::tournament {

// Who may still come to the last round, and leave it.
bool open_to_latecomers(const State& state) {
    if (state.rounds.empty() || state.rounds.back().stage != 0) return false;
    const Stage& stage = state.format->stages.front();
    if (stage.seating == Seating::pairs) return false;
    return stage.kind == PhaseKind::standings || state.rounds.size() == 1;
}

bool may_be_reseated(const Table& table) { return !table.played() && table.online.empty(); }

bool is_there(const State& state, PlayerId player) {
    const Entrant* entrant = find(state, player);
    return entrant != nullptr && available(*entrant);
}

Unsettled unsettled(const State& state) {
    Unsettled people;
    if (!state.format || !open_to_latecomers(state)) return people;
    std::vector<PlayerId> seated;
    for (const Table& table : state.rounds.back().tables) {
        for (const PlayerId player : table.players) {
            seated.push_back(player);
            if (may_be_reseated(table) && !is_there(state, player))
                people.missing.push_back(player);
        }
    }
    std::ranges::sort(seated);
    if (complete(state.rounds.back())) return people;
    for (const Entrant& each : state.entrants) {
        if (available(each) && !std::ranges::binary_search(seated, each.id)) {
            people.late.push_back(each.id);
        }
    }
    return people;
}

std::size_t moved_by(const State& state, const RoundReseated& reseated) {
    std::size_t moved = 0;
    const std::vector<Table>& before = state.rounds.back().tables;
    for (std::size_t i = 0; i < before.size(); ++i) {
        for (const PlayerId player : before[i].players) {
            const auto sits = [&](const SeatedTable& table) {
                return std::ranges::count(table.players, player) > 0;
            };
            const auto now = std::ranges::find_if(reseated.tables, sits);
            const bool same = static_cast<std::size_t>(now - reseated.tables.begin()) == i;
            moved += now != reseated.tables.end() && !same ? 1U : 0U;
        }
    }
    return moved;
}

}  // namespace kamchatka::tournament
