// What a seat must achieve. One struct carries every kind of goal: all its conditions must hold.
#pragma once

#include "engine/ids.hpp"
#include "engine/name.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace kamchatka {

struct Goal {
    TerritorySet territories{};        // hold all of these; also the ones that score points
    std::uint8_t territory_count = 0;  // hold at least so many territories...
    std::uint8_t armies_each = 1;      // ...each with at least so many armies
    std::uint8_t continents_more = 0;  // whole continents beyond the territories above
    std::optional<Colour> destroy{};   // or hold territory_count when that is out of reach

    friend constexpr bool operator==(const Goal&, const Goal&) = default;
};

struct ObjectiveCard {
    Name id{};
    Goal goal{};

    friend constexpr bool operator==(const ObjectiveCard&, const ObjectiveCard&) = default;
};

struct ObjectiveList {
    std::uint8_t objective_count = 0;
    std::array<ObjectiveCard, objective_count_max> cards{};

    constexpr void add(const ObjectiveCard& card) { cards[objective_count++] = card; }
    constexpr const ObjectiveCard& operator[](Objective objective) const {
        return cards[index(objective)];
    }
    constexpr IdSet<Objective> all() const { return IdSet<Objective>::first(objective_count); }

    friend constexpr bool operator==(const ObjectiveList&, const ObjectiveList&) = default;
};

}  // namespace kamchatka
