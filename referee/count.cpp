// Points, then the list of the ruleset, until nobody is level with anybody.
#include "referee/count.hpp"

#include "engine/reckoning.hpp"

#include <algorithm>
#include <span>

namespace kamchatka::referee {
namespace {

TerritorySet inside(const Rules& rules, const State& state, Seat seat) {
    return scoring(rules, state.held[seat], state.objective[seat].reveal());
}

std::uint32_t value_by(const Rules& rules, const State& state, Seat seat, TieBreak by) {
    if (by == TieBreak::none) return state.totals[seat];
    // As people say them: the place in the order from 1, and the higher the better.
    if (by == TieBreak::later_in_order) return position_of(state, seat) + 1U;
    if (by == TieBreak::dice) return unsigned{state.seat_count} - state.ahead[seat];
    const std::size_t cards = state.hand[seat].reveal().size();
    return tie_value(rules, state, {seat, inside(rules, state, seat), cards}, by);
}

// Seats still in the ranking that every step so far has left equal to another one.
SeatSet level_after(const State& state, std::span<const CountStep> steps) {
    SeatSet level;
    for (const Seat a : seats(state)) {
        for (const Seat b : seats(state)) {
            if (a == b || state.out[a] != 0 || state.out[b] != 0) continue;
            const bool equal = std::all_of(steps.begin(), steps.end(), [&](const CountStep& step) {
                return step.value[a] == step.value[b];
            });
            if (equal) level.insert(a);
        }
    }
    return level;
}

CountStep step_by(const Rules& rules, const State& state, TieBreak by, SeatSet level) {
    CountStep step{.by = by, .value = {}, .level = level};
    for (const Seat seat : seats(state)) step.value[seat] = value_by(rules, state, seat, by);
    return step;
}

}  // namespace

Count count_of(const Rules& rules, const State& state) {
    Count count{.state = state, .inside = {}, .outside = {}, .steps = {}, .places = {}};
    for (const Seat seat : seats(state)) {
        const TerritorySet in = inside(rules, state, seat);
        if (state.out[seat] == 0) {
            count.inside[seat] = static_cast<std::uint16_t>(value_of(rules.board, in));
            count.outside[seat] =
                static_cast<std::uint16_t>(value_of(rules.board, state.held[seat] - in));
        }
        count.places[seat] = static_cast<std::uint8_t>(state.ahead[seat] + 1);
    }
    count.steps.push_back(step_by(rules, state, TieBreak::none, active_seats(state)));
    for (const TieBreak by : rules.set.ending.tie_breaks) {
        const SeatSet level = level_after(state, count.steps);
        if (by == TieBreak::none || level.empty()) break;
        count.steps.push_back(step_by(rules, state, by, level));
    }
    for (std::size_t i = 0; i < count.steps.size(); ++i) {
        const std::span so_far = std::span{count.steps}.first(i + 1);
        count.steps[i].decides = level_after(state, so_far) != count.steps[i].level;
    }
    return count;
}

SeatSet awaited_for_dice(const Count& count) {
    SeatSet waiting;
    if (count.state.phase != Phase::tie_break) return waiting;
    for (const Seat a : seats(count.state)) {
        for (const Seat b : seats(count.state)) {
            const bool equal = a != b && count.state.ahead[a] == count.state.ahead[b];
            if (equal && count.state.out[a] == 0 && count.state.rolled[a] == 0) waiting.insert(a);
        }
    }
    return waiting;
}

}  // namespace kamchatka::referee
