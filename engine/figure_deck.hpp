// The deck of 44 cards with figures and no territories: fourteen of each figure and two jollies. Of
// each figure four cards show one tank and two show two, which count only inside a tris. The
// booklet says that some cards have one or two tanks, not how many: these numbers are ours.
#pragma once

#include "engine/cards.hpp"

#include <array>
#include <string_view>

namespace kamchatka {

inline constexpr unsigned figure_card_count = 14;  // of each figure
inline constexpr unsigned plain_card_count = 8;    // of these, without a tank
inline constexpr unsigned one_tank_card_count = 4;

consteval Name figure_card_id(std::string_view figure, unsigned number) {
    std::array<char, Name::length_max> text{};
    std::size_t length = 0;
    for (const char letter : figure) text[length++] = letter;
    text[length++] = '_';
    if (number >= 10) text[length++] = static_cast<char>('0' + number / 10);
    text[length++] = static_cast<char>('0' + number % 10);
    return Name{std::string_view{text.data(), length}};
}

consteval std::uint8_t tanks_on(unsigned number) {
    if (number <= plain_card_count) return 0;
    return number <= plain_card_count + one_tank_card_count ? 1 : 2;
}

consteval Deck make_figure_deck() {
    struct Figure {
        std::string_view name;
        Arm arm;
    };
    constexpr std::array figures{
        Figure{"infantry", Arm::infantry},
        Figure{"cavalry", Arm::cavalry},
        Figure{"cannon", Arm::cannon},
    };
    Deck deck{};
    for (const Figure& figure : figures) {
        for (unsigned number = 1; number <= figure_card_count; ++number) {
            deck.add({
                .id = figure_card_id(figure.name, number),
                .arm = figure.arm,
                .territory = std::nullopt,
                .tanks = tanks_on(number),
            });
        }
    }
    for (unsigned number = 1; number <= 2; ++number) {
        deck.add({
            .id = figure_card_id("jolly", number),
            .arm = Arm::jolly,
            .territory = std::nullopt,
            .tanks = 0,
        });
    }
    return deck;
}

inline constexpr Deck figure_deck = make_figure_deck();
static_assert(figure_deck.card_count == 44);

}  // namespace kamchatka
