// Leaving the game: a seat that withdraws keeps its place in the ranking and its slot in the
// sdadata; one that is excluded loses both. Either way its territories stay as neutral ones (R-22,
//
#include "engine/detail/chapters.hpp"

namespace kamchatka::detail {
namespace {

void go_on_without(Unfolding& game, Seat seat) {
    const State& now = game.now();
    if (now.phase == Phase::choice) {
        if (awaited_seats(now).empty()) turn_up_colours(game);
        return;
    }
    if (active_seats(now).size() == 1) return conclude(game, Cause::last_standing);
    if (seat == seat_on_turn(now)) {
        game.add(TurnEnded{.seat = seat});
        // His slot in the sdadata is still his, unless he was excluded.
        return now.standing[seat] == Standing::withdrawn ? after_the_card(game)
                                                         : pass_the_hand(game);
    }
    if (now.phase == Phase::defend && owner(now, now.battle.to) == seat) {
        const Range dice = defence_dice(game.rules(), now, now.battle.to);
        game.add(DefenceDeclared{.dice = static_cast<std::uint8_t>(dice.most)});
    }
}

// A conquest is occupied before its conqueror goes or the last of the others does, which ends the
// game: no territory is ever left empty.
bool occupied_first(Unfolding& game, Seat seat) {
    const State& now = game.now();
    if (now.phase != Phase::occupy) return false;
    if (seat != seat_on_turn(now) && active_seats(now).size() > 2) return false;
    game.add(ArmiesMoved{
        .from = now.battle.from,
        .to = now.battle.to,
        .armies = now.battle.attack_dice,
    });
    return true;
}

template <typename Left>
Decision leave(const Rules& rules, const State& state, Seat seat) {
    if (const auto why = refuse_leave(state, seat)) return *why;
    Unfolding game{rules, state};
    // What the conquest in hand has won is won before anybody goes.
    if (occupied_first(game, seat) && ended_by(game, seat_on_turn(state))) return game.events();
    game.add(Left{.seat = seat});
    go_on_without(game, seat);
    return game.events();
}

}  // namespace

// A seat may go whenever the game waits for a seat, from the first turn on.
std::optional<Rejection> refuse_leave(const State& state, Seat seat) {
    constexpr IdSet<Phase> phases{
        Phase::reinforce,
        Phase::attack,
        Phase::gather,
        Phase::defend,
        Phase::occupy,
        Phase::choice};
    if (!known(state, seat)) return Rejection::unknown_seat;
    if (!phases.contains(state.phase)) return Rejection::cannot_leave_now;
    if (!active(state, seat)) return Rejection::seat_is_out;
    return std::nullopt;
}

Decision judge(const Rules& rules, const State& state, Seat seat, const Withdraw& withdraw) {
    if (seat != withdraw.seat) return Rejection::not_yours_to_do;
    return leave<SeatWithdrawn>(rules, state, seat);
}

Decision judge(const Rules& rules, const State& state, Arbiter, const Withdraw& withdraw) {
    return leave<SeatWithdrawn>(rules, state, withdraw.seat);
}

Decision judge(const Rules& rules, const State& state, Arbiter, const Exclude& exclude) {
    return leave<SeatExcluded>(rules, state, exclude.seat);
}

}  // namespace kamchatka::detail
