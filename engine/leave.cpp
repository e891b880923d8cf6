// Leaving the game: a seat that withdraws keeps its place in the ranking and its slot in the
// sdadata; one that is excluded loses both. Either way its territories stay as neutral ones (R-22,
//
#include "engine/detail/chapters.hpp"

namespace kamchatka::detail {
namespace {

// His slot in the sdadata is still his, unless he was excluded: dice that are awaited are then
// rolled for him.
void end_the_turn_of(Unfolding& game, Seat seat) {
    const Phase phase = game.now().phase;
    const bool ended = phase == Phase::draw || phase == Phase::closing;
    if (!ended) game.add(TurnEnded{.seat = seat});
    if (game.now().standing[seat] == Standing::excluded) return pass_the_hand(game);
    if (phase != Phase::closing) after_the_card(game);
}

void go_on_without(Unfolding& game, Seat seat) {
    const State& now = game.now();
    if (now.phase == Phase::choice) {
        if (awaited_seats(now).empty()) turn_up_colours(game);
        return;
    }
    if (active_seats(now).size() == 1) return conclude(game, Cause::last_standing);
    if (seat == seat_on_turn(now)) return end_the_turn_of(game, seat);
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

std::optional<Rejection> refuse_unless_in(PhaseSet phases, const State& state, Seat seat) {
    if (!known(state, seat)) return Rejection::unknown_seat;
    if (const auto why = refuse_out(state, seat)) return why;
    if (state.round == 0) return Rejection::not_begun_yet;
    if (!phases.contains(state.phase)) return Rejection::cannot_leave_now;
    return std::nullopt;
}

// A seat may go whenever the game waits for a seat, from the first turn on.
constexpr PhaseSet phases_to_leave{
    Phase::reinforce, Phase::attack, Phase::gather, Phase::defend, Phase::occupy, Phase::choice};
// The arbiter sends it off while dice or a card are awaited too.
constexpr PhaseSet phases_to_be_sent_off =
    phases_to_leave | PhaseSet{Phase::roll, Phase::draw, Phase::closing};

template <typename Left>
Decision leave(const Rules& rules, const State& state, Seat seat) {
    Unfolding game{rules, state};
    // What the conquest in hand has won is won before anybody goes.
    if (occupied_first(game, seat) && ended_by(game, seat_on_turn(state))) return game.events();
    game.add(Left{.seat = seat});
    go_on_without(game, seat);
    return game.events();
}

}  // namespace

std::optional<Rejection> refuse_leave(const State& state, Seat seat) {
    return refuse_unless_in(phases_to_leave, state, seat);
}

std::optional<Rejection> refuse_sending_off(const State& state, Seat seat) {
    return refuse_unless_in(phases_to_be_sent_off, state, seat);
}

std::optional<Rejection> refuse_out(const State& state, Seat seat) {
    if (active(state, seat)) return std::nullopt;
    const bool eliminated = state.standing[seat] == Standing::eliminated;
    return eliminated ? Rejection::seat_is_out : Rejection::seat_has_left;
}

Decision judge(const Rules& rules, const State& state, Seat seat, const Withdraw& withdraw) {
    if (seat != withdraw.seat) return Rejection::not_yours_to_do;
    if (const auto why = refuse_leave(state, seat)) return *why;
    return leave<SeatWithdrawn>(rules, state, seat);
}

Decision judge(const Rules& rules, const State& state, Arbiter, const Withdraw& withdraw) {
    if (const auto why = refuse_sending_off(state, withdraw.seat)) return *why;
    return leave<SeatWithdrawn>(rules, state, withdraw.seat);
}

Decision judge(const Rules& rules, const State& state, Arbiter, const Exclude& exclude) {
    if (const auto why = refuse_sending_off(state, exclude.seat)) return *why;
    return leave<SeatExcluded>(rules, state, exclude.seat);
}

}  // namespace kamchatka::detail
