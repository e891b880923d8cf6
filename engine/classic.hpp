// tidy: table
// The classic board: 42 territories, 6 continents, 82 borders, and the 44 cards that go with it.
// Each border is listed once; both directions are derived from the one list.
#pragma once

#include "engine/board.hpp"
#include "engine/cards.hpp"
#include "engine/classic_ids.hpp"

#include <array>

namespace kamchatka::classic {

struct TerritoryRow {
    Territory territory;
    std::string_view id;
    Continent continent;
    std::uint8_t value;  // conquest value; equals the number of borders (ruling R-1)
    Arm arm;             // the figure on its card
};

inline constexpr std::array territories{
    TerritoryRow{alaska, "alaska", north_america, 3, Arm::infantry},
    TerritoryRow{northwest_territories, "northwest_territories", north_america, 4, Arm::cannon},
    TerritoryRow{greenland, "greenland", north_america, 4, Arm::cavalry},
    TerritoryRow{alberta, "alberta", north_america, 4, Arm::infantry},
    TerritoryRow{ontario, "ontario", north_america, 6, Arm::cavalry},
    TerritoryRow{quebec, "quebec", north_america, 3, Arm::cannon},
    TerritoryRow{western_united_states, "western_united_states", north_america, 4, Arm::infantry},
    TerritoryRow{eastern_united_states, "eastern_united_states", north_america, 4, Arm::cannon},
    TerritoryRow{central_america, "central_america", north_america, 3, Arm::cavalry},
    TerritoryRow{venezuela, "venezuela", south_america, 3, Arm::cannon},
    TerritoryRow{peru, "peru", south_america, 3, Arm::cavalry},
    TerritoryRow{brazil, "brazil", south_america, 4, Arm::cannon},
    TerritoryRow{argentina, "argentina", south_america, 2, Arm::infantry},
    TerritoryRow{iceland, "iceland", europe, 3, Arm::infantry},
    TerritoryRow{great_britain, "great_britain", europe, 4, Arm::cavalry},
    TerritoryRow{scandinavia, "scandinavia", europe, 4, Arm::cannon},
    TerritoryRow{northern_europe, "northern_europe", europe, 5, Arm::cavalry},
    TerritoryRow{western_europe, "western_europe", europe, 4, Arm::infantry},
    TerritoryRow{southern_europe, "southern_europe", europe, 6, Arm::cavalry},
    TerritoryRow{ukraine, "ukraine", europe, 6, Arm::cannon},
    TerritoryRow{north_africa, "north_africa", africa, 6, Arm::infantry},
    TerritoryRow{egypt, "egypt", africa, 4, Arm::infantry},
    TerritoryRow{east_africa, "east_africa", africa, 5, Arm::cannon},
    TerritoryRow{congo, "congo", africa, 3, Arm::cavalry},
    TerritoryRow{south_africa, "south_africa", africa, 3, Arm::cannon},
    TerritoryRow{madagascar, "madagascar", africa, 2, Arm::infantry},
    TerritoryRow{middle_east, "middle_east", asia, 6, Arm::cannon},
    TerritoryRow{afghanistan, "afghanistan", asia, 4, Arm::infantry},
    TerritoryRow{ural, "ural", asia, 4, Arm::cavalry},
    TerritoryRow{siberia, "siberia", asia, 5, Arm::cannon},
    TerritoryRow{yakutia, "yakutia", asia, 3, Arm::cavalry},
    TerritoryRow{chita, "chita", asia, 4, Arm::infantry},
    TerritoryRow{kamchatka, "kamchatka", asia, 5, Arm::cavalry},
    TerritoryRow{mongolia, "mongolia", asia, 5, Arm::cannon},
    TerritoryRow{japan, "japan", asia, 2, Arm::infantry},
    TerritoryRow{china, "china", asia, 7, Arm::cavalry},
    TerritoryRow{india, "india", asia, 3, Arm::infantry},
    TerritoryRow{siam, "siam", asia, 3, Arm::cannon},
    TerritoryRow{indonesia, "indonesia", oceania, 3, Arm::cavalry},
    TerritoryRow{new_guinea, "new_guinea", oceania, 3, Arm::cavalry},
    TerritoryRow{western_australia, "western_australia", oceania, 3, Arm::cannon},
    TerritoryRow{eastern_australia, "eastern_australia", oceania, 2, Arm::infantry},
};

struct ContinentRow {
    Continent continent;
    std::string_view id;
    std::uint8_t bonus;  // armies a turn for whoever holds it whole
};

inline constexpr std::array continents{
    ContinentRow{north_america, "north_america", 5},
    ContinentRow{south_america, "south_america", 2},
    ContinentRow{europe, "europe", 5},
    ContinentRow{africa, "africa", 3},
    ContinentRow{asia, "asia", 7},
    ContinentRow{oceania, "oceania", 2},
};

struct Border {
    Territory a;
    Territory b;
};

// West to east and north to south; a sea crossing is marked.
inline constexpr std::array borders{
    Border{alaska, northwest_territories},
    Border{alaska, alberta},
    Border{alaska, kamchatka},  // across the sea
    Border{northwest_territories, greenland},
    Border{northwest_territories, alberta},
    Border{northwest_territories, ontario},
    Border{greenland, ontario},
    Border{greenland, quebec},   // across the sea
    Border{greenland, iceland},  // across the sea
    Border{alberta, ontario},
    Border{alberta, western_united_states},
    Border{ontario, quebec},
    Border{ontario, western_united_states},
    Border{ontario, eastern_united_states},
    Border{quebec, eastern_united_states},
    Border{western_united_states, eastern_united_states},
    Border{western_united_states, central_america},
    Border{eastern_united_states, central_america},
    Border{central_america, venezuela},
    Border{venezuela, peru},
    Border{venezuela, brazil},
    Border{peru, brazil},
    Border{peru, argentina},
    Border{brazil, argentina},
    Border{brazil, north_africa},            // across the sea
    Border{iceland, great_britain},          // across the sea
    Border{iceland, scandinavia},            // across the sea
    Border{great_britain, scandinavia},      // across the sea
    Border{great_britain, northern_europe},  // across the sea
    Border{great_britain, western_europe},   // across the sea
    Border{scandinavia, northern_europe},    // across the sea
    Border{scandinavia, ukraine},
    Border{northern_europe, western_europe},
    Border{northern_europe, southern_europe},
    Border{northern_europe, ukraine},
    Border{western_europe, southern_europe},
    Border{western_europe, north_africa},  // across the sea
    Border{southern_europe, ukraine},
    Border{southern_europe, north_africa},  // across the sea
    Border{southern_europe, egypt},         // across the sea
    Border{southern_europe, middle_east},   // across the sea
    Border{ukraine, middle_east},
    Border{ukraine, afghanistan},
    Border{ukraine, ural},
    Border{north_africa, egypt},
    Border{north_africa, east_africa},
    Border{north_africa, congo},
    Border{egypt, east_africa},
    Border{egypt, middle_east},
    Border{east_africa, congo},
    Border{east_africa, south_africa},
    Border{east_africa, madagascar},  // across the sea
    Border{congo, south_africa},
    Border{south_africa, madagascar},  // across the sea
    Border{middle_east, afghanistan},
    Border{middle_east, china},
    Border{middle_east, india},
    Border{afghanistan, ural},
    Border{afghanistan, china},
    Border{ural, siberia},
    Border{ural, china},
    Border{siberia, yakutia},
    Border{siberia, chita},
    Border{siberia, mongolia},
    Border{siberia, china},
    Border{yakutia, chita},
    Border{yakutia, kamchatka},
    Border{chita, kamchatka},
    Border{chita, mongolia},
    Border{kamchatka, mongolia},
    Border{kamchatka, japan},  // across the sea
    Border{mongolia, japan},   // across the sea
    Border{mongolia, china},
    Border{china, india},
    Border{china, siam},
    Border{india, siam},
    Border{siam, indonesia},                // across the sea
    Border{indonesia, new_guinea},          // across the sea
    Border{indonesia, western_australia},   // across the sea
    Border{new_guinea, western_australia},  // across the sea
    Border{new_guinea, eastern_australia},  // across the sea
    Border{western_australia, eastern_australia},
};

consteval Board make_board() {
    Board board{};
    board.id = Name{"classic"};
    board.territory_count = territories.size();
    board.continent_count = continents.size();
    for (const ContinentRow& row : continents) {
        board.continent_names[row.continent] = Name{row.id};
        board.bonus[row.continent] = row.bonus;
    }
    for (const TerritoryRow& row : territories) {
        board.names[row.territory] = Name{row.id};
        board.continent[row.territory] = row.continent;
        board.value[row.territory] = row.value;
        board.members[row.continent].insert(row.territory);
    }
    for (const Border& border : borders) {
        board.neighbours[border.a].insert(border.b);
        board.neighbours[border.b].insert(border.a);
    }
    return board;
}

inline constexpr Board board = make_board();

static_assert(connected(board), "a territory is cut off");
static_assert(
    border_ends(board) == 2 * borders.size(),
    "a border is listed twice or joins a territory to itself"
);
static_assert(values_equal_borders(board), "a value differs from the number of borders");

consteval Deck make_deck() {
    Deck deck{};
    for (const TerritoryRow& row : territories) {
        deck.add({.id = Name{row.id}, .arm = row.arm, .territory = row.territory, .tanks = 0});
    }
    deck.add({.id = Name{"jolly_1"}, .arm = Arm::jolly, .territory = std::nullopt, .tanks = 0});
    deck.add({.id = Name{"jolly_2"}, .arm = Arm::jolly, .territory = std::nullopt, .tanks = 0});
    return deck;
}

inline constexpr Deck deck = make_deck();

}  // namespace kamchatka::classic
