// tidy: table
// The objective cards: 16 of the Challenge box, four of our own that fill the deck of twenty, and
// the fourteen of the base game. Every tournament objective is worth 86 points and holds at least
// two whole continents.
#pragma once

#include "engine/classic.hpp"
#include "engine/objectives.hpp"

#include <array>

namespace kamchatka::classic {

consteval ObjectiveCard lands(std::string_view id, TerritorySet all) {
    return {.id = Name{id}, .goal = {.territories = all}};
}

consteval ObjectiveCard count(std::string_view id, std::uint8_t least, std::uint8_t armies) {
    return {
        .id = Name{id},
        .goal = {.territory_count = least, .armies_each = armies},
    };
}

consteval ObjectiveCard whole(std::string_view id, Continent a, Continent b, std::uint8_t more) {
    return {
        .id = Name{id},
        .goal = {.territories = board.members[a] | board.members[b], .continents_more = more},
    };
}

// Destroying a colour turns into holding 24 territories when it cannot be done by this seat.
consteval ObjectiveCard destroy(std::string_view id, Colour colour) {
    return {.id = Name{id}, .goal = {.territory_count = 24, .destroy = colour}};
}

// The first sixteen are the printed cards; the last four are ours (ruling R-2).
inline constexpr std::size_t printed_objective_count = 16;
// clang-format off
inline constexpr std::array tournament_objectives{
    lands("letto", {
        alaska, northwest_territories, greenland, alberta, ontario, quebec, western_united_states,
        eastern_united_states, central_america, venezuela, peru, brazil, argentina, north_africa,
        egypt, east_africa, congo, middle_east, india, siam, indonesia, new_guinea,
        western_australia}),
    lands("elefante", {
        greenland, ontario, quebec, eastern_united_states, iceland, great_britain, scandinavia,
        northern_europe, western_europe, southern_europe, ukraine, north_africa, egypt, east_africa,
        congo, south_africa, madagascar, middle_east, afghanistan, ural}),
    lands("ciclista", {
        iceland, great_britain, scandinavia, northern_europe, western_europe, southern_europe,
        ukraine, north_africa, egypt, east_africa, congo, south_africa, madagascar, middle_east,
        afghanistan, ural, india, siam, indonesia, new_guinea, western_australia, eastern_australia}),
    lands("giraffa", {
        alaska, northwest_territories, greenland, alberta, ontario, quebec, western_united_states,
        eastern_united_states, central_america, iceland, great_britain, scandinavia,
        northern_europe, southern_europe, ukraine, north_africa, egypt, east_africa, congo,
        south_africa, madagascar}),
    lands("granchio", {
        alaska, northwest_territories, greenland, alberta, ontario, quebec, western_united_states,
        eastern_united_states, central_america, iceland, scandinavia, ukraine, middle_east,
        afghanistan, ural, china, india, siam, indonesia, new_guinea, western_australia,
        eastern_australia}),
    lands("formula_1", {
        venezuela, peru, brazil, argentina, iceland, great_britain, scandinavia, northern_europe,
        western_europe, southern_europe, ukraine, north_africa, egypt, east_africa, middle_east,
        afghanistan, india, siam, indonesia, new_guinea, western_australia, eastern_australia}),
    lands("befana", {
        venezuela, peru, brazil, argentina, north_africa, egypt, east_africa, congo, south_africa,
        madagascar, middle_east, afghanistan, ural, siberia, yakutia, chita, kamchatka, mongolia,
        japan, china, india, siam}),
    lands("elvis", {
        alaska, northwest_territories, greenland, alberta, ontario, quebec, western_united_states,
        eastern_united_states, central_america, venezuela, peru, brazil, argentina, iceland,
        great_britain, scandinavia, northern_europe, western_europe, southern_europe, ukraine,
        kamchatka, japan}),
    lands("dromedario", {
        iceland, great_britain, scandinavia, northern_europe, western_europe, southern_europe,
        ukraine, middle_east, afghanistan, ural, siberia, yakutia, chita, kamchatka, mongolia,
        japan, china, india, siam, indonesia}),
    lands("piovra", {
        alaska, northwest_territories, greenland, alberta, ontario, quebec, western_united_states,
        eastern_united_states, central_america, iceland, great_britain, scandinavia,
        northern_europe, western_europe, southern_europe, ukraine, ural, siberia, yakutia,
        kamchatka, japan}),
    lands("lupo", {
        venezuela, peru, brazil, argentina, iceland, great_britain, scandinavia, northern_europe,
        western_europe, southern_europe, ukraine, north_africa, egypt, east_africa, congo,
        south_africa, madagascar, middle_east, afghanistan, ural, siberia}),
    lands("tappeto", {
        southern_europe, ukraine, north_africa, egypt, east_africa, congo, south_africa, madagascar,
        middle_east, afghanistan, ural, siberia, yakutia, chita, kamchatka, mongolia, japan, china,
        india, siam}),
    lands("guerra_fredda", {
        alaska, northwest_territories, greenland, alberta, ontario, quebec, western_united_states,
        eastern_united_states, central_america, middle_east, afghanistan, ural, siberia, yakutia,
        chita, kamchatka, mongolia, japan, china, india, siam}),
    lands("motorino", {
        venezuela, peru, brazil, argentina, western_europe, southern_europe, north_africa, egypt,
        east_africa, congo, south_africa, madagascar, middle_east, chita, mongolia, japan, china,
        india, siam, indonesia, new_guinea, western_australia, eastern_australia}),
    lands("aragosta", {
        alaska, alberta, egypt, east_africa, congo, south_africa, madagascar, middle_east,
        afghanistan, ural, siberia, yakutia, chita, kamchatka, mongolia, japan, china, india, siam,
        indonesia, new_guinea, western_australia, eastern_australia}),
    lands("locomotiva", {
        alaska, northwest_territories, greenland, alberta, ontario, quebec, western_united_states,
        eastern_united_states, central_america, venezuela, peru, brazil, argentina, western_europe,
        southern_europe, ukraine, north_africa, egypt, east_africa, congo, south_africa, madagascar}),
    // Ours.
    lands("balena", {
        northwest_territories, greenland, ontario, quebec, iceland, great_britain, scandinavia,
        northern_europe, western_europe, southern_europe, ukraine, afghanistan, ural, siberia,
        yakutia, china, siam, indonesia, new_guinea, western_australia, eastern_australia}),
    lands("serpente", {
        alaska, northwest_territories, alberta, western_united_states, central_america, venezuela,
        peru, brazil, argentina, western_europe, north_africa, afghanistan, ural, yakutia, chita,
        kamchatka, mongolia, china, siam, indonesia, new_guinea, western_australia,
        eastern_australia}),
    lands("ancora", {
        alaska, venezuela, peru, brazil, argentina, iceland, great_britain, scandinavia,
        northern_europe, western_europe, southern_europe, ukraine, north_africa, ural, siberia,
        yakutia, chita, kamchatka, mongolia, china}),
    lands("pavone", {
        alaska, northwest_territories, greenland, alberta, ontario, quebec, western_united_states,
        eastern_united_states, central_america, venezuela, peru, argentina, iceland, great_britain,
        yakutia, kamchatka, mongolia, japan, china, siam, indonesia, new_guinea, western_australia,
        eastern_australia}),
};
// clang-format on

inline constexpr std::array base_objectives{
    count("territories_18", 18, 2),
    count("territories_24", 24, 1),
    whole("north_america_africa", north_america, africa, 0),
    whole("north_america_oceania", north_america, oceania, 0),
    whole("asia_south_america", asia, south_america, 0),
    whole("asia_africa", asia, africa, 0),
    whole("europe_south_america_third", europe, south_america, 1),
    whole("europe_oceania_third", europe, oceania, 1),
    destroy("destroy_red", Colour::red),
    destroy("destroy_blue", Colour::blue),
    destroy("destroy_yellow", Colour::yellow),
    destroy("destroy_green", Colour::green),
    destroy("destroy_black", Colour::black),
    destroy("destroy_purple", Colour::purple),
};

}  // namespace kamchatka::classic
