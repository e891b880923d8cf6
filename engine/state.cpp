// What follows from the state: who must act, what Kingmaker cards a seat holds, its fingerprint.
#include "engine/state.hpp"

namespace kamchatka {
namespace {

// FNV-1a, fed number by number so that padding and byte order play no part.
class Fingerprint {
public:
    void add(std::uint64_t number) {
        for (int byte = 0; byte < 8; ++byte) {
            hash_ = (hash_ ^ (number & 0xFFU)) * 0x100000001B3U;
            number >>= 8U;
        }
    }
    template <typename T>
    requires std::is_integral_v<T> || std::is_enum_v<T>
    void add(T value) { add(static_cast<std::uint64_t>(value)); }
    template <typename Id>
    void add(IdSet<Id> set) {
        add(set.bits());
    }
    template <typename T>
    void add(const std::optional<T>& value) {
        add(value ? std::uint64_t{1} : std::uint64_t{0});
        if (value) add(*value);
    }
    template <typename T>
    void add(const Secret<T>& value) {
        add(value.reveal());
    }
    template <typename T, std::size_t N>
    void add(const std::array<T, N>& values) {
        for (const T& value : values) add(value);
    }
    template <typename Id, typename T, std::size_t N>
    void add(const PerId<Id, T, N>& values) {
        add(values.items);
    }
    template <typename First, typename... Rest>
    requires(sizeof...(Rest) > 0) void add(const First& first, const Rest&... rest) {
        add(first);
        add(rest...);
    }

    std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0xCBF29CE484222325U;
};

void add_table(Fingerprint& print, const PublicState& s) {
    print.add(s.phase, s.seat_count, s.territory_count, s.position, s.round, s.order);
    print.add(s.held, s.armies, s.placed, s.reserve, s.army_cap, s.go, s.placed_any, s.centres);
    print.add(s.colour, s.standing, s.out, s.eliminated_by);
    print.add(s.discards, s.captures_left, s.conquests, s.fought, s.gathered_in);
    print.add(s.battle.from, s.battle.to, s.battle.attack_dice, s.battle.defence_dice);
    print.add(s.battle.ties, s.battle.loser, s.challenge_cards, s.challenge);
}

// Promises stand above the contributions in one number: where there are none, as in the first
// records, the fingerprint is what it was without them.
std::uint64_t shares_of_the_seed(const PublicState& s) {
    return s.contributed.bits() | s.promised.bits() << 8U | s.forgone.bits() << 16U;
}

void add_ending(Fingerprint& print, const PublicState& s) {
    print.add(s.last_round, s.closing_begun, s.closing_anchor, s.closing_round);
    print.add(s.cause, s.winner, s.points, s.totals, s.rolled, s.ahead);
    print.add(s.has_given, s.has_picked, shares_of_the_seed(s), s.committed);
    print.add(s.deal.dealt, s.deal.count, s.deal.position, s.deal.sent_on, s.deal.advances);
}

}  // namespace

SeatSet awaited_seats(const State& state) {
    switch (state.phase) {
        case Phase::contribute: return seats(state) - state.contributed;
        case Phase::promise: return seats(state) - state.promised - state.forgone;
        case Phase::reveal: return state.promised - state.contributed - state.forgone;
        case Phase::exchange: return seats(state) - state.has_given;
        case Phase::choice: return active_seats(state) - state.has_picked;
        case Phase::defend: return {owner(state, state.battle.to)};
        case Phase::colours:
        case Phase::draft:
        case Phase::place:
        case Phase::reinforce:
        case Phase::attack:
        case Phase::gather:
        case Phase::occupy: return {seat_on_turn(state)};
        case Phase::start:
        case Phase::order:
        case Phase::objectives:
        case Phase::deal:
        case Phase::roll:
        case Phase::capture:
        case Phase::draw:
        case Phase::closing:
        case Phase::tie_break:
        case Phase::supply:
        case Phase::over:
        case Phase::closed: return {};
    }
    return {};
}

ColourCounts colour_cards(const State& state, Seat seat) {
    ColourCounts counts{};
    for (const Seat giver : state.has_given) {
        ++counts[index(state.given[giver].reveal()[seat])];
    }
    return counts;
}

std::uint64_t digest(const State& state) {
    Fingerprint print;
    add_table(print, state);
    add_ending(print, state);
    print.add(state.objective, state.hand, state.deck, state.unseen_discards);
    print.add(state.given, state.picked);
    return print.value();
}

}  // namespace kamchatka
