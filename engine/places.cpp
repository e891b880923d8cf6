// Rolls for a place: for the order of play at the beginning, and between equals at the end. The
// tied roll again for their places among themselves until each has one, or, where the highest roll
// only names who begins, until one is highest.
#include "engine/detail/chapters.hpp"

namespace kamchatka::detail {
namespace {

// Seats that share their place with another and so must roll, those who have just rolled included.
SeatSet tied(const Rules& rules, const State& state) {
    const bool highest_only =
        state.phase == Phase::order && rules.set.setup.order == OrderOfPlay::from_highest;
    SeatSet set;
    for (const Seat a : seats(state)) {
        for (const Seat b : seats(state)) {
            if (a == b || state.ahead[a] != state.ahead[b]) continue;
            if (!highest_only || state.ahead[a] == 0) set.insert(a);
        }
    }
    return set;
}

// Among the tied, whoever rolled higher goes ahead.
PlacesRanked ranked(SeatSet rolled, const State& state) {
    PlacesRanked places{.ahead = state.ahead};
    for (const Seat a : rolled) {
        for (const Seat b : rolled) {
            if (state.ahead[a] == state.ahead[b] && state.rolled[b] > state.rolled[a]) {
                ++places.ahead[a];
            }
        }
    }
    return places;
}

OrderSettled settled(const Rules& rules, const State& state) {
    OrderSettled settled{};
    for (const Seat seat : seats(state)) {
        if (rules.set.setup.order == OrderOfPlay::by_roll) {
            settled.order[state.ahead[seat]] = seat;
        } else if (state.ahead[seat] == 0) {
            for (std::size_t i = 0; i < state.seat_count; ++i) {
                settled.order[i] = id_of<Seat>((index(seat) + i) % state.seat_count);
            }
        }
    }
    return settled;
}

unsigned dice_for_place(const Rules& rules, const State& state) {
    return state.phase == Phase::order ? rules.set.setup.order_dice : 1;
}

}  // namespace

SeatSet must_roll(const Rules& rules, const State& state) {
    SeatSet waiting;
    for (const Seat seat : tied(rules, state)) {
        if (state.rolled[seat] == 0) waiting.insert(seat);
    }
    return waiting;
}

Decision judge(const Rules& rules, const State& state, Chance, const RollForPlace& roll) {
    if (!sound_dice(roll.dice, dice_for_place(rules, state))) return Rejection::bad_dice;
    Unfolding game{rules, state};
    game.add(PlaceRolled{.seat = must_roll(rules, state).front(), .dice = roll.dice});
    if (!must_roll(rules, game.now()).empty()) return game.events();

    game.add(ranked(tied(rules, game.now()), game.now()));
    if (!must_roll(rules, game.now()).empty()) return game.events();
    if (state.phase == Phase::order) {
        game.add(settled(rules, game.now()));
        begin_stage_after(game, Phase::order);
    } else {
        conclude(game, Cause::points);
    }
    return game.events();
}

void offer_place_roll(const Rules& rules, const State& state, Options& options) {
    DiceThree dice{};
    for (unsigned i = 0; i < dice_for_place(rules, state); ++i) dice[i] = 1;
    offer(options, RollForPlace{dice}, 6);
}

}  // namespace kamchatka::detail
