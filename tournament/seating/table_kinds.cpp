#include "tournament/detail/table_kinds.hpp"

#include "tournament/seating/tables.hpp"

namespace kamchatka::tournament {

std::optional<TableKinds> kinds_for(std::size_t people, std::size_t tables, Sizes sizes) {
    if (tables == 0) return people == 0 ? std::optional{TableKinds{}} : std::nullopt;
    const bool threes = sizes == Sizes::league;
    const std::size_t fours = 4 * tables;
    switch (sizes) {
        case Sizes::fours:
            return people == fours ? std::optional{TableKinds{0, tables, 0}} : std::nullopt;
        case Sizes::fives:
            return people == 5 * tables ? std::optional{TableKinds{0, 0, tables}} : std::nullopt;
        case Sizes::threes:
            return people == 3 * tables ? std::optional{TableKinds{tables, 0, 0}} : std::nullopt;
        case Sizes::fours_then_fives:
        case Sizes::fives_then_fours:
        case Sizes::league: break;
    }
    if (people >= fours && people <= 5 * tables) {
        return TableKinds{0, tables - (people - fours), people - fours};
    }
    const bool few = threes && people < fours && people >= 3 * tables;
    if (few) return TableKinds{fours - people, tables - (fours - people), 0};
    return std::nullopt;
}

std::optional<TableKinds> knockout_kinds(
    std::size_t people, const TableKinds& played, const Stage& stage
) {
    const auto plan = knockout_plan(
        people + 5 * played.fives + 4 * played.fours + 3 * played.threes,
        stage.final_size,
        stage.fill_with_seconds ? Seconds::may_fill : Seconds::stay_out
    );
    if (!plan) return std::nullopt;
    const KnockoutRound& first = plan->front();
    const bool enough =
        first.fives >= played.fives && first.fours >= played.fours && first.threes >= played.threes;
    if (!enough) return std::nullopt;
    return TableKinds{
        first.threes - played.threes, first.fours - played.fours, first.fives - played.fives};
}

}  // namespace kamchatka::tournament
