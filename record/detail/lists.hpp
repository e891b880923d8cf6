// Fields that hold several things: dice, cards, something for each seat. A list is its items; text
// joins them with a separator, JSON makes an array of them.
#pragma once

#include "record/detail/atoms.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <type_traits>
#include <vector>

namespace kamchatka::record {

// For each kind of list: its Item, its separator in text, items() to take it apart and build() to
// put it together, which says what is wrong with the items if anything.
template <typename T>
struct List;

template <typename T>
concept Listed = requires {
    List<T>::separator;
};

// Dice: only those used.
template <std::size_t N>
requires(N == 2 || N == 3) struct List<std::array<std::uint8_t, N>> {
    using Item = std::uint8_t;
    static constexpr char separator = '.';

    static std::vector<Item> items(const Lexicon&, const std::array<std::uint8_t, N>& dice) {
        std::vector<Item> all(dice.begin(), dice.end());
        while (!all.empty() && all.back() == 0) all.pop_back();
        return all;
    }
    static Wrong build(
        const Lexicon&, std::span<const Item> items, std::array<std::uint8_t, N>& dice
    ) {
        if (items.size() > N) return "at most " + std::to_string(N) + " dice are rolled";
        const auto die = [](Item item) { return item >= 1 && item <= 6; };
        if (!std::all_of(items.begin(), items.end(), die)) return "a die shows 1 to 6";
        dice = {};
        std::copy(items.begin(), items.end(), dice.begin());
        return std::nullopt;
    }
};

template <>
struct List<Three> {
    using Item = Card;
    static constexpr char separator = ',';

    static std::vector<Item> items(const Lexicon&, const Three& cards) {
        return {cards.begin(), cards.end()};
    }
    static Wrong build(const Lexicon&, std::span<const Item> items, Three& cards) {
        if (items.size() != cards.size()) return "three cards are expected";
        std::copy(items.begin(), items.end(), cards.begin());
        return std::nullopt;
    }
};

// Cards or territories, each once.
template <typename Id>
requires(std::is_same_v<Id, Card> || std::is_same_v<Id, Territory>) struct List<IdSet<Id>> {
    using Item = Id;
    static constexpr char separator = ',';

    static std::vector<Item> items(const Lexicon&, IdSet<Id> ids) {
        std::vector<Item> all;
        for (const Id id : ids) all.push_back(id);
        return all;
    }
    static Wrong build(const Lexicon& lexicon, std::span<const Item> items, IdSet<Id>& ids) {
        IdSet<Id> set;
        for (const Id id : items) {
            if (set.contains(id)) return std::string{spell(lexicon, id)} + " stands there twice";
            set.insert(id);
        }
        ids = set;
        return std::nullopt;
    }
};

// Whether so many items are one for each seat. Where the number of seats was not said, the Lexicon
// stands for six, and a list may stop short.
inline bool one_for_each_seat(const Lexicon& lexicon, std::size_t count) {
    return count == lexicon.seat_count ||
        (lexicon.seat_count == seat_count_max && count < seat_count_max);
}

// One item for each seat at the table; the places of other seats are zero.
template <typename T>
struct List<PerSeat<T>> {
    using Item = T;
    static constexpr char separator = ',';

    static std::vector<Item> items(const Lexicon& lexicon, const PerSeat<T>& values) {
        return {values.items.begin(), values.items.begin() + lexicon.seat_count};
    }
    static Wrong build(const Lexicon& lexicon, std::span<const Item> items, PerSeat<T>& values) {
        if (!one_for_each_seat(lexicon, items.size())) {
            return "one for each of the " + std::to_string(lexicon.seat_count) +
                " seats is expected";
        }
        values = {};
        std::copy(items.begin(), items.end(), values.items.begin());
        return std::nullopt;
    }
};

template <>
struct List<Order> {
    using Item = Seat;
    static constexpr char separator = ',';

    static std::vector<Item> items(const Lexicon& lexicon, const Order& order) {
        return {order.begin(), order.begin() + lexicon.seat_count};
    }
    static Wrong build(const Lexicon& lexicon, std::span<const Item> items, Order& order) {
        if (!one_for_each_seat(lexicon, items.size())) {
            return "all " + std::to_string(lexicon.seat_count) + " seats are expected";
        }
        order = {};
        std::copy(items.begin(), items.end(), order.begin());
        return std::nullopt;
    }
};

// Kingmaker cards, by colour.
template <>
struct List<std::array<std::uint8_t, colour_count>> {
    using Item = std::uint8_t;
    using Counts = std::array<std::uint8_t, colour_count>;
    static constexpr char separator = ',';

    static std::vector<Item> items(const Lexicon&, const Counts& counts) {
        return {counts.begin(), counts.end()};
    }
    static Wrong build(const Lexicon&, std::span<const Item> items, Counts& counts) {
        if (items.size() != counts.size()) return "one number for each colour is expected";
        std::copy(items.begin(), items.end(), counts.begin());
        return std::nullopt;
    }
};

}  // namespace kamchatka::record
