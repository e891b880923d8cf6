// Small strong ids, the arrays indexed by them, and sets of them. An id is a number with a meaning:
// a Territory never lands where a Card belongs. Sets are one word, so set algebra is the hot path.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace kamchatka {

inline constexpr std::size_t seat_count_max = 6;
inline constexpr std::size_t territory_count_max = 64;
inline constexpr std::size_t continent_count_max = 12;
inline constexpr std::size_t card_count_max = 64;
inline constexpr std::size_t objective_count_max = 64;
inline constexpr std::size_t colour_count = 6;

// A place at the table, as the players first sat down; the order of play is another matter.
enum class Seat : std::uint8_t { s1, s2, s3, s4, s5, s6 };

enum class Colour : std::uint8_t { red, blue, yellow, green, black, purple };

// Numbered by the board, the deck and the objective list in play, which also hold their names.
enum class Territory : std::uint8_t {};
enum class Continent : std::uint8_t {};
enum class Card : std::uint8_t {};
enum class Objective : std::uint8_t {};

template <typename Id>
constexpr std::size_t index(Id id) {
    return static_cast<std::size_t>(id);
}

template <typename Id>
constexpr Id id_of(std::size_t index) {
    return static_cast<Id>(index);
}

// A fixed array that only its own id can index.
template <typename Id, typename T, std::size_t N>
struct PerId {
    std::array<T, N> items{};

    constexpr T& operator[](Id id) { return items[index(id)]; }
    constexpr const T& operator[](Id id) const { return items[index(id)]; }

    friend constexpr bool operator==(const PerId&, const PerId&) = default;
};

template <typename T>
using PerSeat = PerId<Seat, T, seat_count_max>;
template <typename T>
using PerTerritory = PerId<Territory, T, territory_count_max>;
template <typename T>
using PerContinent = PerId<Continent, T, continent_count_max>;
template <typename T>
using PerCard = PerId<Card, T, card_count_max>;

// Up to 64 ids in one word, iterated in ascending order.
template <typename Id>
class IdSet {
public:
    constexpr IdSet() = default;
    constexpr IdSet(std::initializer_list<Id> ids) {
        for (const Id id : ids) insert(id);
    }

    // The ids 0 to count - 1.
    static constexpr IdSet first(std::size_t count) {
        assert(count <= 64);
        return of_bits(count == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1);
    }
    static constexpr IdSet of_bits(std::uint64_t bits) {
        IdSet set;
        set.bits_ = bits;
        return set;
    }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits_)); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool contains(Id id) const { return index(id) < 64 && (bits_ & bit(id)) != 0; }
    constexpr bool contains(IdSet other) const { return (other.bits_ & ~bits_) == 0; }
    constexpr bool intersects(IdSet other) const { return (other.bits_ & bits_) != 0; }
    constexpr void insert(Id id) { bits_ |= bit(id); }
    constexpr void erase(Id id) { bits_ &= ~bit(id); }

    // The smallest id. Precondition: not empty.
    constexpr Id front() const {
        assert(bits_ != 0);
        return id_of<Id>(static_cast<std::size_t>(std::countr_zero(bits_)));
    }
    // The n-th smallest id, from 0. Precondition: n < size().
    constexpr Id nth(std::size_t n) const {
        IdSet rest = *this;
        while (n-- > 0) rest.erase(rest.front());
        return rest.front();
    }

    friend constexpr IdSet operator|(IdSet a, IdSet b) { return of_bits(a.bits_ | b.bits_); }
    friend constexpr IdSet operator&(IdSet a, IdSet b) { return of_bits(a.bits_ & b.bits_); }
    friend constexpr IdSet operator-(IdSet a, IdSet b) { return of_bits(a.bits_ & ~b.bits_); }
    friend constexpr bool operator==(IdSet, IdSet) = default;

    class Iterator {
    public:
        using value_type = Id;
        using reference = Id;
        using pointer = const Id*;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::input_iterator_tag;

        constexpr explicit Iterator(std::uint64_t rest) : rest_{rest} {}
        constexpr Id operator*() const {
            return id_of<Id>(static_cast<std::size_t>(std::countr_zero(rest_)));
        }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t rest_;
    };
    constexpr Iterator begin() const { return Iterator{bits_}; }
    constexpr Iterator end() const { return Iterator{0}; }

private:
    static constexpr std::uint64_t bit(Id id) {
        assert(index(id) < 64);
        return std::uint64_t{1} << index(id);
    }

    std::uint64_t bits_ = 0;
};

using SeatSet = IdSet<Seat>;
using TerritorySet = IdSet<Territory>;
using ContinentSet = IdSet<Continent>;
using CardSet = IdSet<Card>;

}  // namespace kamchatka
