// Ties at a cut as the pages show them.
#include "server/desk/view.hpp"
#include "tournament/ranking/ties.hpp"

namespace kamchatka::server {
namespace {

std::vector<std::uint32_t> numbers_of(const std::vector<tournament::PlayerId>& players) {
    std::vector<std::uint32_t> numbers;
    for (const tournament::PlayerId player : players) {
        numbers.push_back(tournament::number_of(player));
    }
    return numbers;
}

NumberOrder numbers_of(const tournament::Order& order) {
    NumberOrder numbers;
    for (const auto& group : order) numbers.push_back(numbers_of(group));
    return numbers;
}

}  // namespace

std::vector<TieLine> tie_lines(const tournament::State& state) {
    std::vector<TieLine> lines;
    for (const tournament::CutTie& tie : tournament::ties_at_cut(state)) {
        TieLine& line = lines.emplace_back();
        line.round = tie.round;
        if (tie.table) line.table = *tie.table;
        line.players = numbers_of(tie.players);
        for (const tournament::Cut& cut : tie.cuts) line.cuts.push_back({cut.into, cut.through});
        for (const tournament::Telling& each : tournament::criteria_for(state, tie)) {
            line.options.push_back({each.by, numbers_of(each.order)});
        }
    }
    return lines;
}

std::vector<SettledLine> settled_lines(const tournament::State& state, DeskRole role) {
    std::vector<SettledLine> lines;
    for (const tournament::TieSettled& each : state.settled) {
        SettledLine& line = lines.emplace_back();
        line.round = each.round;
        line.by = each.by;
        line.order = numbers_of(each.order);
        if (each.by == tournament::SettledBy::lot) line.seed = std::to_string(each.seed);
        if (runs_the_desk(role)) line.reason = each.reason;
    }
    return lines;
}

}  // namespace kamchatka::server
