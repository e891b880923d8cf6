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

// A conquest is occupied before its conqueror goes: no territory is ever empty.
void occupy_first(Unfolding& game, Seat seat) {
    const State& now = game.now();
    if (now.phase != Phase::occupy || seat != seat_on_turn(now)) return;
    game.add(ArmiesMoved{
        .from = now.battle.from,
        .to = now.battle.to,
        .armies = now.battle.attack_dice,
    });
}

}  // namespace

// A seat may go whenever the game waits for a seat, from the first turn on.
std::optional<Rejection> refuse_leave(const State& state, Seat seat) {
    constexpr IdSet<Phase> phases{
        Phase::reinforce, Phase::attack, Phase::defend, Phase::occupy, Phase::choice};
    if (!phases.contains(state.phase)) return Rejection::wrong_phase;
    if (!known(state, seat)) return Rejection::unknown_seat;
    if (!active(state, seat)) return Rejection::seat_is_out;
    return std::nullopt;
}

Decision judge(const Rules& rules, const State& state, const Withdraw& withdraw) {
    if (const auto why = refuse_leave(state, withdraw.seat)) return *why;
    Unfolding game{rules, state};
    occupy_first(game, withdraw.seat);
    game.add(SeatWithdrawn{.seat = withdraw.seat});
    go_on_without(game, withdraw.seat);
    return game.events();
}

Decision judge(const Rules& rules, const State& state, const Exclude& exclude) {
    if (const auto why = refuse_leave(state, exclude.seat)) return *why;
    Unfolding game{rules, state};
    occupy_first(game, exclude.seat);
    game.add(SeatExcluded{.seat = exclude.seat});
    go_on_without(game, exclude.seat);
    return game.events();
}

}  // namespace kamchatka::detail
