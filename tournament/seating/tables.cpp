// Sums of fours and fives.
#include "tournament/seating/tables.hpp"

#include "tournament/ids.hpp"

namespace kamchatka::tournament {
namespace {

struct Counts {
    std::size_t fives = 0;
    std::size_t fours = 0;
    std::size_t threes = 0;
};

std::vector<TableSize> listed(Counts counts, std::uint8_t ghosts_of_three) {
    std::vector<TableSize> tables;
    tables.insert(tables.end(), counts.fives, TableSize{5});
    tables.insert(tables.end(), counts.fours, TableSize{4});
    tables.insert(tables.end(), counts.threes, TableSize{3, ghosts_of_three});
    return tables;
}

using MaybeSizes = std::optional<std::vector<TableSize>>;

MaybeSizes fewest_fives(std::size_t people) {
    const std::size_t fives = people % 4;
    if (people < 5 * fives || people == 0) return std::nullopt;
    return listed({.fives = fives, .fours = (people - 5 * fives) / 4}, 0);
}

MaybeSizes most_fives(std::size_t people) {
    const std::size_t fours = (5 - people % 5) % 5;
    if (people < 4 * fours || people == 0) return std::nullopt;
    return listed({.fives = (people - 4 * fours) / 5, .fours = fours}, 0);
}

MaybeSizes league(std::size_t people) {
    if (people < 3) return std::nullopt;
    switch (people % 4) {
        case 0: return listed({.fours = people / 4}, 1);
        case 1: return people < 5 ? MaybeSizes{} : listed({.fives = 1, .fours = people / 4 - 1}, 1);
        case 2:
            return people < 6 ? MaybeSizes{} : listed({.fours = people / 4 - 1, .threes = 2}, 1);
        default: return listed({.fours = people / 4, .threes = 1}, 1);
    }
}

MaybeSizes all_of(std::size_t people, std::uint8_t size) {
    if (people == 0 || people % size != 0) return std::nullopt;
    return std::vector<TableSize>(people / size, TableSize{size});
}

// players at `tables` tables of four and five.
KnockoutRound round_of(std::size_t players, std::size_t tables) {
    const std::size_t fives = players - 4 * tables;
    return {
        .players = static_cast<std::uint16_t>(players),
        .fives = static_cast<std::uint16_t>(fives),
        .fours = static_cast<std::uint16_t>(tables - fives)};
}

// Tries the numbers of tables that seat the players, equal tables first, larger tables first.
std::vector<std::size_t> table_counts(std::size_t players) {
    std::vector<std::size_t> counts;
    if (players % 5 == 0) counts.push_back(players / 5);
    if (players % 4 == 0) counts.push_back(players / 4);
    for (std::size_t tables = (players + 4) / 5; tables <= players / 4; ++tables) {
        if (players % 5 == 0 && tables == players / 5) continue;
        if (players % 4 == 0 && tables == players / 4) continue;
        counts.push_back(tables);
    }
    return counts;
}

using Plan = std::optional<std::vector<KnockoutRound>>;

Plan strict_plan(std::size_t players, std::size_t final_size) {
    if (players == final_size) {
        KnockoutRound last{.players = static_cast<std::uint16_t>(players), .fives = 0, .fours = 0};
        (final_size == 5 ? last.fives : final_size == 4 ? last.fours : last.threes) = 1;
        return std::vector{last};
    }
    for (const std::size_t tables : table_counts(players)) {
        if (tables % final_size != 0 || tables == 0) continue;
        auto rest = strict_plan(tables, final_size);
        if (!rest) continue;
        rest->insert(rest->begin(), round_of(players, tables));
        return rest;
    }
    return std::nullopt;
}

// As few seconds as possible, in one round only: the others then fit by themselves.
Plan filled_plan(std::size_t players, std::size_t final_size) {
    Plan best;
    std::size_t fewest = players;
    for (const std::size_t tables : table_counts(players)) {
        for (std::size_t seconds = 1; seconds <= tables && seconds < fewest; ++seconds) {
            auto rest = strict_plan(tables + seconds, final_size);
            if (!rest) continue;
            KnockoutRound first = round_of(players, tables);
            first.seconds = static_cast<std::uint16_t>(seconds);
            rest->insert(rest->begin(), first);
            fewest = seconds;
            best = std::move(rest);
        }
    }
    return best;
}

}  // namespace

std::optional<std::vector<TableSize>> table_sizes(std::size_t people, Sizes sizes) {
    switch (sizes) {
        case Sizes::fours_then_fives: return fewest_fives(people);
        case Sizes::fives_then_fours: return most_fives(people);
        case Sizes::league: return league(people);
        case Sizes::fours: return all_of(people, 4);
        case Sizes::fives: return all_of(people, 5);
        case Sizes::threes: return all_of(people, 3);
    }
    return std::nullopt;
}

std::optional<std::vector<KnockoutRound>> knockout_plan(
    std::size_t players, std::size_t final_size, Seconds seconds
) {
    if (players > players_max || final_size < 3 || final_size > 5) return std::nullopt;
    if (auto plan = strict_plan(players, final_size)) return plan;
    if (seconds == Seconds::stay_out) return std::nullopt;
    return filled_plan(players, final_size);
}

NearestNumbers nearest_numbers(std::size_t players, std::size_t final_size) {
    NearestNumbers nearest{0, 0};
    for (std::size_t below = players; below-- > 0 && nearest.below == 0;) {
        if (strict_plan(below, final_size)) nearest.below = below;
    }
    for (std::size_t above = players + 1; above <= players_max && nearest.above == 0; ++above) {
        if (strict_plan(above, final_size)) nearest.above = above;
    }
    return nearest;
}

std::vector<TableSize> sizes_of(const KnockoutRound& round) {
    return listed({round.fives, round.fours, round.threes}, 0);
}

}  // namespace kamchatka::tournament
