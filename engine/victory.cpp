// Who has won: objectives reached, points counted, ties broken, places given.
#include "engine/detail/chapters.hpp"
#include "engine/reckoning.hpp"

#include <algorithm>

namespace kamchatka::detail {
namespace {

// A colour can be destroyed by this seat as long as another seat plays it and has not already lost
// its last territory to somebody else.
enum class Target : std::uint8_t { out_of_reach, standing, destroyed };

Target target(const State& state, Seat seat, Colour colour) {
    for (const Seat other : seats(state)) {
        if (other == seat || state.colour[other] != colour) continue;
        if (state.standing[other] != Standing::eliminated) return Target::standing;
        return state.eliminated_by[other] == seat ? Target::destroyed : Target::out_of_reach;
    }
    return Target::out_of_reach;
}

bool holds_enough(const Goal& goal, const State& state, TerritorySet held) {
    return held.size() >= goal.territory_count &&
        armed_enough(goal, state, held) >= goal.territory_count;
}

const Goal* goal_of(const Rules& rules, const State& state, Seat seat) {
    const auto objective = state.objective[seat].reveal();
    return objective ? &rules.objectives[*objective].goal : nullptr;
}

TerritorySet inside(const Rules& rules, const State& state, Seat seat) {
    return scoring(rules, state.held[seat], state.objective[seat].reveal());
}

unsigned whole_continents(const Board& board, TerritorySet held) {
    unsigned count = 0;
    for (const Continent continent : board.continents()) {
        if (held.contains(board.members[continent])) ++count;
    }
    return count;
}

bool reached_public_goal(const Rules& rules, TerritorySet held) {
    const EndingRules& ending = rules.set.ending;
    if (whole_continents(rules.board, held) < ending.public_goal_continents) return false;
    const auto progress = public_goal_progress(rules, held);
    return progress && progress->have >= progress->need;
}

std::uint16_t counted_points(const Rules& rules, const State& state, Seat seat) {
    if (state.out[seat] != 0) return 0;
    return static_cast<std::uint16_t>(value_of(rules.board, inside(rules, state, seat)));
}

// The sheet of the final count.
struct Count {
    PerSeat<std::uint16_t> points;
    PerSeat<std::uint16_t> totals;
    std::array<TieBreak, tie_break_count_max> tie_breaks;
};

std::uint16_t objective_points(const Rules& rules, const State& state, std::uint16_t counted) {
    const EndingRules& ending = rules.set.ending;
    const std::uint8_t fixed =
        state.last_round ? ending.late_objective_points : ending.objective_points;
    return fixed == 0 ? counted : fixed;
}

PerSeat<std::uint16_t> count_points(const Rules& rules, const State& state) {
    PerSeat<std::uint16_t> points{};
    for (const Seat seat : seats(state)) points[seat] = counted_points(rules, state, seat);
    return points;
}

// At the end on points they were filed when they were counted, and those of Kingmaker added since.
Count final_count(const Rules& rules, const State& state, Cause cause) {
    Count sheet{
        .points = count_points(rules, state),
        .totals = state.totals,
        .tie_breaks = rules.set.ending.tie_breaks,
    };
    if (cause == Cause::points) {
        sheet.tie_breaks = tie_breaks_on_points(rules.set.ending);
        return sheet;
    }
    if (cause == Cause::objective) {
        std::uint16_t& points = sheet.points[seat_on_turn(state)];
        points = objective_points(rules, state, points);
    }
    sheet.totals = sheet.points;
    return sheet;
}

// Above 0 when a is placed before b, 0 when nothing but dice could tell them apart. Seats out of
// the game come after all others, the last to leave first.
int compare(const Rules& rules, const State& state, const Count& sheet, Seat a, Seat b) {
    const auto sign = [](unsigned x, unsigned y) { return x > y ? 1 : x < y ? -1 : 0; };
    if (state.out[a] != 0 || state.out[b] != 0) {
        if (state.out[a] == 0 || state.out[b] == 0) return state.out[a] == 0 ? 1 : -1;
        return sign(state.out[a], state.out[b]);
    }
    if (const int by = sign(sheet.totals[a], sheet.totals[b])) return by;
    if (const int by = sign(sheet.points[a], sheet.points[b])) return by;
    const auto counted = [&](Seat seat) -> Counted {
        return {seat, inside(rules, state, seat), state.hand[seat].reveal().size()};
    };
    const Counted of_a = counted(a);
    const Counted of_b = counted(b);
    for (const TieBreak tie : sheet.tie_breaks) {
        const unsigned value = tie_value(rules, state, of_a, tie);
        if (const int by = sign(value, tie_value(rules, state, of_b, tie))) return by;
    }
    return 0;
}

PerSeat<std::uint8_t> rank(const Rules& rules, const State& state, const Count& sheet) {
    PerSeat<std::uint8_t> ahead{};
    for (const Seat a : seats(state)) {
        for (const Seat b : seats(state)) {
            if (a != b && compare(rules, state, sheet, b, a) > 0) ++ahead[a];
        }
    }
    return ahead;
}

// The winner is first whatever the points say; the others close up behind him.
PerSeat<std::uint8_t> with_winner(PerSeat<std::uint8_t> ahead, const State& state, Seat winner) {
    for (const Seat seat : seats(state)) {
        if (seat != winner && ahead[seat] <= ahead[winner]) ++ahead[seat];
    }
    ahead[winner] = 0;
    return ahead;
}

bool settled_by_dice(const EndingRules& ending) {
    return ending.kingmaker == Switch::off &&
        std::find(ending.tie_breaks.begin(), ending.tie_breaks.end(), TieBreak::dice) !=
        ending.tie_breaks.end();
}

void show_objectives(Unfolding& game) {
    for (const Seat seat : seats(game.now())) {
        if (const auto objective = game.now().objective[seat].reveal()) {
            game.add(ObjectiveShown{.seat = seat, .objective = *objective});
        }
    }
}

void add_scores(Unfolding& game, const Count& sheet, const PerSeat<std::uint8_t>& ahead) {
    for (const Seat seat : seats(game.now())) {
        game.add(SeatScored{
            .seat = seat,
            .points = sheet.points[seat],
            .total = sheet.totals[seat],
            .place = static_cast<std::uint8_t>(ahead[seat] + 1),
        });
    }
}

}  // namespace

bool reached(const Rules& rules, const State& state, Seat seat) {
    const Goal* goal = goal_of(rules, state, seat);
    const TerritorySet held = state.held[seat];
    if (rules.set.ending.public_goal != PublicGoal::none && reached_public_goal(rules, held)) {
        return true;
    }
    if (goal == nullptr || !held.contains(goal->territories)) return false;
    if (goal->destroy) {
        switch (target(state, seat, *goal->destroy)) {
            case Target::standing: return false;
            case Target::destroyed: return true;
            case Target::out_of_reach: break;
        }
    }
    return holds_enough(*goal, state, held) &&
        (goal->continents_more == 0 ||
         continents_beyond(*goal, rules.board, held) >= goal->continents_more);
}

bool placement_may_end(const Rules& rules, const State& state, Seat seat) {
    const Goal* goal = goal_of(rules, state, seat);
    const bool counts_armies = goal != nullptr && goal->armies_each > 1;
    return counts_armies || reached(rules, state, seat) || active_seats(state).size() == 1;
}

bool ended_by(Unfolding& game, Seat seat) {
    if (reached(game.rules(), game.now(), seat)) {
        game.add(ObjectiveReached{.seat = seat});
        conclude(game, Cause::objective);
        return true;
    }
    if (active_seats(game.now()).size() > 1) return false;
    conclude(game, Cause::last_standing);
    return true;
}

void end_on_points(Unfolding& game) {
    show_objectives(game);
    game.add(PointsCounted{.points = count_points(game.rules(), game.now())});
    if (game.rules().set.ending.kingmaker == Switch::on) {
        return game.add(PhaseBegan{.phase = Phase::choice});
    }
    end_standing(game);
}

// Points are final; equals roll for their places where the book says so.
void end_standing(Unfolding& game) {
    const Rules& rules = game.rules();
    const Count sheet = final_count(rules, game.now(), Cause::points);
    game.add(PlacesRanked{.ahead = rank(rules, game.now(), sheet)});
    if (settled_by_dice(rules.set.ending) && !must_roll(rules, game.now()).empty()) {
        return game.add(PhaseBegan{.phase = Phase::tie_break});
    }
    conclude(game, Cause::points);
}

// Precondition: for Cause::points, the places are in the state.
void conclude(Unfolding& game, Cause cause) {
    const Count sheet = final_count(game.rules(), game.now(), cause);
    PerSeat<std::uint8_t> ahead = game.now().ahead;
    Seat winner = seat_on_turn(game.now());
    if (cause == Cause::points) {
        for (const Seat seat : seats(game.now())) {
            if (ahead[seat] == 0) winner = seat;
        }
    } else {
        if (cause == Cause::last_standing) winner = active_seats(game.now()).front();
        show_objectives(game);
        ahead = with_winner(rank(game.rules(), game.now(), sheet), game.now(), winner);
    }
    add_scores(game, sheet, ahead);
    game.add(GameEnded{.cause = cause, .winner = winner});
}

}  // namespace kamchatka::detail
