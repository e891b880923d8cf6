// Sums and comparisons that decide() and those who show a game have in common.
#include "engine/reckoning.hpp"

#include <algorithm>

namespace kamchatka {
namespace {

bool known_to(const Rules& rules, const View& view, Seat seat) {
    return rules.objectives.objective_count == 0 || view.objective[seat].has_value();
}

// For the functions that ask for a state.
State public_part(const View& view) {
    State state{};
    static_cast<PublicState&>(state) = static_cast<const PublicState&>(view);
    return state;
}

// Whether it tells two of the seats apart. Dice do by the places they have led to.
bool tells_apart(const Rules& rules, const View& view, SeatSet level, TieBreak by) {
    const State state = public_part(view);
    const auto value = [&](Seat seat) -> unsigned {
        if (by == TieBreak::none) return view.points[seat];
        if (by == TieBreak::dice) return view.ahead[seat];
        const TerritorySet inside = scoring(rules, view.held[seat], view.objective[seat]);
        return tie_value(rules, state, {seat, inside, view.hand_size[seat]}, by);
    };
    const unsigned first = value(level.front());
    return std::any_of(level.begin(), level.end(), [&](Seat seat) { return value(seat) != first; });
}

// What tells some of the seats apart first, if anything does.
std::optional<TieBreak> decider(const Rules& rules, const View& view, SeatSet level) {
    if (tells_apart(rules, view, level, TieBreak::none)) return TieBreak::none;
    for (const TieBreak by : tie_breaks_on_points(rules.set.ending)) {
        if (by == TieBreak::none) break;
        if (tells_apart(rules, view, level, by)) return by;
    }
    return std::nullopt;
}

}  // namespace

TrisWorth tris_worth(const ReinforcementRules& knobs, Tris tris, unsigned held, unsigned tanks) {
    return {
        .tris = tris,
        .armies = knobs.tris[static_cast<std::size_t>(tris)],
        .more = static_cast<std::uint16_t>(held * knobs.held_card_bonus + tanks)};
}

TrisWorth tris_worth(const Rules& rules, Tris tris, const Three& cards, TerritorySet held) {
    unsigned own = 0;
    unsigned tanks = 0;
    for (const Card card : cards) {
        const CardFace& face = rules.deck.faces[card];
        if (face.territory && held.contains(*face.territory)) ++own;
        tanks += face.tanks;
    }
    return tris_worth(rules.set.reinforcement, tris, own, tanks);
}

TerritorySet scoring(const Rules& rules, TerritorySet held, std::optional<Objective> objective) {
    if (rules.objectives.objective_count == 0) return held;
    return objective ? held & rules.objectives[*objective].goal.territories : TerritorySet{};
}

std::optional<Points> points_of(const Rules& rules, const View& view, Seat seat) {
    if (!known_to(rules, view, seat)) return std::nullopt;
    if (view.out[seat] != 0) return Points{0, 0};
    const TerritorySet inside = scoring(rules, view.held[seat], view.objective[seat]);
    return Points{value_of(rules.board, inside), value_of(rules.board, view.held[seat] - inside)};
}

unsigned armed_enough(const Goal& goal, const PublicState& state, TerritorySet held) {
    unsigned count = 0;
    for (const Territory territory : held) {
        if (state.armies[territory] >= goal.armies_each) ++count;
    }
    return count;
}

unsigned continents_beyond(const Goal& goal, const Board& board, TerritorySet held) {
    unsigned count = 0;
    for (const Continent continent : board.continents()) {
        const TerritorySet members = board.members[continent];
        if (held.contains(members) && !goal.territories.intersects(members)) ++count;
    }
    return count;
}

std::optional<ObjectiveProgress> objective_progress(
    const Rules& rules, const View& view, Seat seat
) {
    if (!view.objective[seat]) return std::nullopt;
    const Goal& goal = rules.objectives[*view.objective[seat]].goal;
    const TerritorySet held = view.held[seat];
    const TerritorySet missing = goal.territories - held;
    return ObjectiveProgress{
        .missing = missing,
        .worth = value_of(rules.board, goal.territories),
        .missing_worth = value_of(rules.board, missing),
        .territories = armed_enough(goal, view, held),
        .continents = continents_beyond(goal, rules.board, held)};
}

std::array<TieBreak, tie_break_count_max> tie_breaks_on_points(const EndingRules& ending) {
    if (ending.kingmaker == Switch::on) return {TieBreak::later_in_order};
    return ending.tie_breaks;
}

unsigned tie_value(const Rules& rules, const State& state, const Counted& counted, TieBreak by) {
    const TerritorySet held = state.held[counted.seat];
    const TerritorySet outside = held - counted.inside;
    switch (by) {
        case TieBreak::points_outside: return value_of(rules.board, outside);
        case TieBreak::armies_inside: return armies_on(state, counted.inside);
        case TieBreak::armies_outside: return armies_on(state, outside);
        case TieBreak::armies_all: return armies_on(state, held);
        case TieBreak::cards_in_hand: return static_cast<unsigned>(counted.cards);
        case TieBreak::territories_inside: return static_cast<unsigned>(counted.inside.size());
        case TieBreak::territories_outside: return static_cast<unsigned>(outside.size());
        case TieBreak::later_in_order: return position_of(state, counted.seat);
        case TieBreak::dice:
        case TieBreak::none: return 0;
    }
    return 0;
}

InplaceVector<Tie, seat_count_max / 2> ties_of(const Rules& rules, const View& view) {
    InplaceVector<Tie, seat_count_max / 2> ties;
    if (view.cause != Cause::points) return ties;
    SeatSet left;
    for (const Seat seat : SeatSet::first(view.seat_count)) {
        if (view.out[seat] == 0) left.insert(seat);
    }
    while (!left.empty()) {
        SeatSet level;
        for (const Seat seat : left) {
            if (view.totals[seat] == view.totals[left.front()]) level.insert(seat);
        }
        left = left - level;
        if (level.size() < 2) continue;
        if (const auto by = decider(rules, view, level)) ties.push_back({level, *by});
    }
    return ties;
}

std::size_t dealt_in_all(const State& state, Seat seat) {
    const unsigned served_before = state.seat_count - 1U - position_of(state, seat);
    const unsigned total = state.territory_count;
    return total / state.seat_count + (served_before < total % state.seat_count ? 1U : 0U);
}

std::optional<std::size_t> dealt_of_continent(const Rules& rules, Continent continent) {
    if (rules.set.setup.deal_limit != DealLimit::half_of_a_continent) return std::nullopt;
    return rules.board.members[continent].size() / 2;
}

std::optional<GoalProgress> public_goal_progress(const Rules& rules, TerritorySet held) {
    switch (rules.set.ending.public_goal) {
        case PublicGoal::none: return std::nullopt;
        case PublicGoal::half_of_territories: {
            const auto have = static_cast<unsigned>(held.size());
            return GoalProgress{have, (rules.board.territory_count + 1U) / 2};
        }
        case PublicGoal::half_of_value: {
            const unsigned total = value_of(rules.board, rules.board.territories());
            return GoalProgress{value_of(rules.board, held), total / 2 + 1};
        }
    }
    return std::nullopt;
}

std::uint16_t removable(const PublicState& state, Territory territory) {
    const bool to_occupy = state.phase == Phase::occupy || state.phase == Phase::capture;
    const bool follow = to_occupy && territory == state.battle.from;
    const unsigned stay = follow ? state.battle.attack_dice + 1U : 1U;
    const unsigned armies = state.armies[territory];
    return static_cast<std::uint16_t>(armies - std::min(armies, stay));
}

ClosingSums closing_sums(const EndingRules& ending, const PublicState& state) {
    const auto& sums = ending.closing_sums;
    std::size_t round = std::min<std::size_t>(state.closing_round, sums.size() - 1);
    while (round > 0 && sums[round] == 0) --round;
    return sums[round];
}

}  // namespace kamchatka
