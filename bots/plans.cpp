// The ways to play a turn, and the targets found on the board, put together into plans.
#include "bots/plans.hpp"

#include "bots/styles.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace kamchatka::bots {
namespace {

// Ways to play a turn, the most useful first.
constexpr std::array ways{
    Style{},
    Style{
        .objective = 2.2F,
        .continent = 0.2F,
        .army = 0.4F,
        .exposure = 0.2F,
        .confidence = 0.5F,
        .defence = 0.6F,
        .reach = 1.4F},
    Style{.card = 8.0F, .conquests = 1, .defence = 1.6F},
    Style{.conquests = 0, .defence = 2.0F},
    Style{.army = 0.8F, .exposure = 1.2F, .confidence = 0.75F, .defence = 2.0F},
    Style{.objective = 0.5F, .breaking = 1.5F, .leader = 4.0F, .kill = 0.4F},
    Style{.objective = 0.4F, .continent = 2.5F, .compact = 1.2F, .defence = 1.4F},
    Style{
        .objective = 1.2F,
        .army = 0.2F,
        .kill = 0.35F,
        .exposure = 0.1F,
        .confidence = 0.4F,
        .defence = 0.5F},
};

constexpr Style one_and_rest = ways[2];
constexpr float wanted = 8.0F;  // armies a target is worth, on top of what it is worth anyway

// The most valuable neighbours that armies at hand could take, best first.
std::vector<Territory> targets_of(const Reading& reading, TerritorySet near) {
    const unsigned reserve = reading.view().reserve[reading.seat()];
    std::vector<std::pair<float, Territory>> found;
    for (const Territory target : near) {
        unsigned strongest = 0;
        for (const Territory from : reading.board().neighbours[target] & reading.held()) {
            strongest = std::max(strongest, reading.armies(from));
        }
        const float chance = reading.chance(strongest + reserve, target);
        if (chance > 0.3F) found.emplace_back(chance * reading.worth(target), target);
    }
    std::ranges::sort(found, [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    std::vector<Territory> targets;
    targets.reserve(found.size());
    for (const auto& [value, target] : found) targets.push_back(target);
    return targets;
}

// Turns of those who look further: a home and its gates, armies saved until they are enough, prey;
// and, where the objective asks for more than one army in each territory, every way with garrisons.
void list_ambitions(const Reading& reading, const Effort& effort, std::vector<Plan>& plans) {
    for (const std::string_view id : {"feudatario", "valanga", "cacciatore"}) {
        plans.push_back({*find_style(id), {}});
    }
    if (reading.goal() == nullptr || reading.goal()->armies_each < 2) return;
    for (std::size_t i = 0; i < std::min<std::size_t>(effort.styles, ways.size()); ++i) {
        plans.push_back({ways[i], {}});
        plans.back().style.garrison = 1;
    }
}

// A continent that lacks a few territories, an opponent who has only a few.
void list_campaigns(const Reading& reading, TerritorySet near, std::vector<Plan>& plans) {
    for (const Continent continent : reading.board().continents()) {
        const TerritorySet lacking = reading.board().members[continent] - reading.held();
        if (lacking.size() < 2 || lacking.size() > 4 || !lacking.intersects(near)) continue;
        plans.push_back({Style{}, {lacking, wanted}});
    }
    for (const Seat seat : SeatSet::first(reading.view().seat_count)) {
        const TerritorySet theirs = reading.view().held[seat];
        if (seat == reading.seat() || theirs.size() < 2 || theirs.size() > 5) continue;
        plans.push_back({Style{}, {theirs, wanted}});
    }
}

}  // namespace

void list_plans(const Reading& reading, const Effort& effort, std::vector<Plan>& plans) {
    plans.clear();
    for (std::size_t i = 0; i < std::min<std::size_t>(effort.styles, ways.size()); ++i) {
        plans.push_back({ways[i], {}});
    }
    TerritorySet near;
    for (const Territory territory : reading.held()) near = near | reading.opponents_at(territory);
    const std::vector<Territory> targets = targets_of(reading, near);
    for (std::size_t i = 0; i < std::min<std::size_t>(effort.targets, targets.size()); ++i) {
        const Intent intent{TerritorySet{targets[i]}, wanted};
        plans.push_back({Style{}, intent});
        if (effort.variations) plans.push_back({one_and_rest, intent});
    }
    if (effort.variations) list_campaigns(reading, near, plans);
    if (effort.ambitions) list_ambitions(reading, effort, plans);
}

}  // namespace kamchatka::bots
