// The seed that was promised and what the seats add to it: promises first, then what was promised,
// and Chance in the place of those who gave nothing. Whether bytes and hashes fit each other is not
// asked here but in chance/, which knows the seed.
#include "engine/detail/chapters.hpp"

namespace kamchatka::detail {
namespace {

// The next step on the way from the promises to the first roll, if this one is done.
void go_on_with_the_seed(Unfolding& game) {
    const State& now = game.now();
    if (!awaited_seats(now).empty()) return;
    if (now.phase == Phase::promise && !now.promised.empty()) {
        return game.add(PhaseBegan{.phase = Phase::reveal});
    }
    const bool complete = now.contributed == seats(now);
    if (complete) return begin_stage_after(game, Phase::start);
    if (now.phase != Phase::supply) game.add(PhaseBegan{.phase = Phase::supply});
}

}  // namespace

void begin_with_the_seed(Unfolding& game, const StartGame& start) {
    if (!game.now().committed) return begin_stage_after(game, Phase::start);
    const bool promised = start.scheme == Scheme::promises;
    game.add(PhaseBegan{.phase = promised ? Phase::promise : Phase::contribute});
}

Decision judge(const Rules& rules, const State& state, Seat seat, const Promise& promise) {
    if (!awaited_seats(state).contains(seat)) return Rejection::already_done;
    Unfolding game{rules, state};
    game.add(EntropyPromised{.seat = seat, .hash = promise.hash});
    go_on_with_the_seed(game);
    return game.events();
}

Decision judge(const Rules& rules, const State& state, Seat seat, const Abstain&) {
    if (!awaited_seats(state).contains(seat)) return Rejection::already_done;
    Unfolding game{rules, state};
    game.add(EntropyForgone{.seat = seat});
    go_on_with_the_seed(game);
    return game.events();
}

// Those who promised nothing have nothing to show.
Decision judge(const Rules& rules, const State& state, Seat seat, const Contribute& contribute) {
    if (!awaited_seats(state).contains(seat)) return Rejection::already_done;
    Unfolding game{rules, state};
    game.add(EntropyContributed{.seat = seat, .entropy = contribute.entropy});
    go_on_with_the_seed(game);
    return game.events();
}

Decision judge(const Rules& rules, const State& state, Chance, const SupplyEntropy& supply) {
    if (!known(state, supply.seat)) return Rejection::unknown_seat;
    if (state.contributed.contains(supply.seat)) return Rejection::already_done;
    Unfolding game{rules, state};
    game.add(EntropySupplied{.seat = supply.seat, .entropy = supply.entropy});
    go_on_with_the_seed(game);
    return game.events();
}

void offer_supplies(const State& state, Options& options) {
    for (const Seat seat : seats(state) - state.contributed)
        offer(options, SupplyEntropy{seat, {}});
}

Decision judge(const Rules&, const State& state, Chance, const RevealSeed& reveal) {
    if (!state.committed) return Rejection::not_committed;
    return Events{SeedRevealed{.seed = reveal.seed}};
}

}  // namespace kamchatka::detail
