// What only the arbiter does: calling time and applying the penalties a referee rules.
#include "engine/detail/chapters.hpp"
#include "engine/reckoning.hpp"

namespace kamchatka::detail {
namespace {

// From the first turn to the last, whatever the game waits for.
constexpr PhaseSet while_playing = in_turn |
    PhaseSet{
        Phase::defend, Phase::roll, Phase::capture, Phase::occupy, Phase::draw, Phase::closing};

std::optional<Rejection> refuse_time(const Rules& rules, const State& state) {
    const EndingRules& ending = rules.set.ending;
    if (ending.minutes == 0) return Rejection::no_clock;
    const bool dealt = ending.clock_start == ClockStart::first_deal && state.deal.count > 0;
    if (state.round == 0 && !dealt) return Rejection::clock_not_started;
    if (state.last_round) return Rejection::time_already_up;
    return std::nullopt;
}

}  // namespace

// Time up belongs to the turn in progress; in the set-up, to the first round.
Decision judge(const Rules& rules, const State& state, Arbiter, const CallTime&) {
    if (const auto why = refuse_time(rules, state)) return *why;
    const std::uint32_t round = state.round == 0 ? 1 : state.round;
    return Events{TimeCalled{.last_round = round + rules.set.ending.rounds_after_time}};
}

// A penalty never empties a territory.
Decision judge(const Rules& rules, const State& state, Arbiter, const RemoveArmies& remove) {
    if (!while_playing.contains(state.phase)) return Rejection::wrong_phase;
    if (!known(rules, remove.territory)) return Rejection::unknown_territory;
    if (remove.armies == 0) return Rejection::no_armies;
    if (remove.armies > removable(state, remove.territory)) return Rejection::must_leave_one_army;
    Unfolding game{rules, state};
    game.add(ArmiesRemoved{.territory = remove.territory, .armies = remove.armies});
    const bool dice_declared = state.phase == Phase::defend || state.phase == Phase::roll;
    const bool fights =
        remove.territory == state.battle.from || remove.territory == state.battle.to;
    if (dice_declared && fights) declare_again(game);
    return game.events();
}

Decision judge(const Rules&, const State& state, Arbiter, const SetArmyCap& set) {
    if (!known(state, set.seat)) return Rejection::unknown_seat;
    if (const auto why = refuse_out(state, set.seat)) return *why;
    if (!while_playing.contains(state.phase)) return Rejection::wrong_phase;
    if (set.armies > army_cap_max) return Rejection::cap_too_high;
    return Events{ArmyCapSet{.seat = set.seat, .armies = set.armies}};
}

void offer_rulings(const Rules& rules, const State& state, Options& options) {
    if (!refuse_time(rules, state)) offer(options, CallTime{});
    if (!while_playing.contains(state.phase)) return;
    for (const Territory territory : rules.board.territories()) {
        const std::uint16_t most = removable(state, territory);
        if (most > 0) offer(options, RemoveArmies{territory, 1}, most);
    }
    for (const Seat seat : active_seats(state)) {
        offer(options, SetArmyCap{seat, 0}, army_cap_max);
    }
}

}  // namespace kamchatka::detail
