// The deck of cards that are drawn after a conquest and played in threes, and the tris they make.
#pragma once

#include "engine/ids.hpp"
#include "engine/name.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace kamchatka {

enum class Arm : std::uint8_t { infantry, cavalry, cannon, jolly };

struct CardFace {
    Name id;
    Arm arm;
    std::optional<Territory> territory;  // absent on a jolly and on decks without territories
    std::uint8_t tanks;                  // armies printed on the card, counted only inside a tris

    friend constexpr bool operator==(const CardFace&, const CardFace&) = default;
};

struct Deck {
    std::uint8_t card_count = 0;
    PerCard<CardFace> faces;

    constexpr void add(const CardFace& face) { faces[Card{card_count++}] = face; }
    constexpr CardSet cards() const { return CardSet::first(card_count); }

    friend constexpr bool operator==(const Deck&, const Deck&) = default;
};

// The combinations of three cards that are worth armies; no others are.
enum class Tris : std::uint8_t {
    three_infantry,
    three_cavalry,
    three_cannon,
    one_of_each,
    jolly_and_two_equal,
};
inline constexpr std::size_t tris_count = 5;

using Three = std::array<Card, 3>;

// Which tris the three arms make, if any, in whatever order they come.
constexpr std::optional<Tris> tris_of(std::array<Arm, 3> arms) {
    std::array<int, 4> count{};
    for (const Arm arm : arms) ++count[static_cast<std::size_t>(arm)];
    const auto [infantry, cavalry, cannon, jolly] = count;
    if (infantry == 3) return Tris::three_infantry;
    if (cavalry == 3) return Tris::three_cavalry;
    if (cannon == 3) return Tris::three_cannon;
    if (infantry == 1 && cavalry == 1 && cannon == 1) return Tris::one_of_each;
    if (jolly == 1 && (infantry == 2 || cavalry == 2 || cannon == 2)) {
        return Tris::jolly_and_two_equal;
    }
    return std::nullopt;
}

}  // namespace kamchatka
