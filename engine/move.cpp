// Movement: the occupation of a conquered territory, and the strategic move, which ends the turn
// or, in some books, gathers armies from all around into one territory. What is moved of one's own
// will must leave the minimum garrison on a border with an opponent.
#include "engine/detail/chapters.hpp"

#include <algorithm>

namespace kamchatka::detail {
namespace {

// Armies that voluntary movement must leave on the territory; neutral neighbours are opponents too.
unsigned garrison(const Rules& rules, const State& state, Seat seat, Territory territory) {
    const bool on_border = !state.held[seat].contains(rules.board.neighbours[territory]);
    return on_border ? rules.set.combat.garrison : 1;
}

unsigned spare(const State& state, Territory territory, unsigned kept) {
    const unsigned armies = state.armies[territory];
    return armies > kept ? armies - kept : 0;
}

unsigned spare_to_occupy(const Rules& rules, const State& state, Seat seat, Territory from) {
    const bool guarded = rules.set.combat.garrison_for == GarrisonFor::every_movement;
    return spare(state, from, guarded ? garrison(rules, state, seat, from) : 1);
}

unsigned spare_to_transfer(const Rules& rules, const State& state, Seat seat, Territory from) {
    return spare(state, from, garrison(rules, state, seat, from));
}

bool gathers(const Rules& rules) { return rules.set.combat.transfers == Transfers::gathering; }

// This turn's gathering has been made and something else was done since.
bool gathering_is_over(const State& state) {
    return state.gathered_in && state.phase != Phase::gather;
}

// Whoever must attack keeps something to attack with: no gathering takes the last attack away
// . Precondition: the seat must attack, and holds the armies it moves.
bool keeps_an_attack(const Rules& rules, const State& state, Seat seat, const Transfer& transfer) {
    if (!(able_to_attack(rules, state, seat) - TerritorySet{transfer.from}).empty()) return true;
    const unsigned left = state.armies[transfer.from] - unsigned{transfer.armies};
    const unsigned joined = state.armies[transfer.to] + unsigned{transfer.armies};
    return could_attack(rules, state, seat, transfer.from, left) ||
        could_attack(rules, state, seat, transfer.to, joined);
}

// Of 1 to `most` armies those that may be gathered, each stretch of them an option: few leave the
// origin able to attack, many make the destination so, and those between may do neither.
void offer_stretches(
    const Rules& rules,
    const State& state,
    Seat seat,
    Transfer transfer,
    unsigned most,
    Options& options
) {
    unsigned least = 0;
    for (unsigned armies = 1; armies <= most + 1; ++armies) {
        transfer.armies = static_cast<std::uint16_t>(armies);
        const bool may = armies <= most && keeps_an_attack(rules, state, seat, transfer);
        if (may && least == 0) least = armies;
        if (may || least == 0) continue;
        transfer.armies = static_cast<std::uint16_t>(least);
        offer(options, transfer, armies - 1);
        least = 0;
    }
}

}  // namespace

// The armies of the last roll must follow, whatever garrison they leave; more of them may.
Range occupation(const Rules& rules, const State& state, Seat seat) {
    const unsigned obliged = state.battle.attack_dice;
    const bool fewer = rules.set.combat.short_occupation == ShortOccupation::counts_as_transfer;
    return {
        .least = fewer ? 1 : obliged,
        .most = std::max(obliged, spare_to_occupy(rules, state, seat, state.battle.from)),
    };
}

Decision judge(const Rules& rules, const State& state, Seat seat, const Occupy& occupy) {
    const Range range = occupation(rules, state, seat);
    if (occupy.armies == 0) return Rejection::no_armies;
    if (occupy.armies < range.least) return Rejection::must_occupy_with_dice;
    if (occupy.armies >= state.armies[state.battle.from]) return Rejection::must_leave_one_army;
    if (occupy.armies > range.most) return Rejection::minimum_garrison;
    Unfolding game{rules, state};
    game.add(ArmiesMoved{
        .from = state.battle.from,
        .to = state.battle.to,
        .armies = occupy.armies,
    });
    if (ended_by(game, seat)) return game.events();
    // Fewer armies than dice: the ones left behind have made the strategic move (PR-4e).
    if (occupy.armies < state.battle.attack_dice) finish_turn(game);
    return game.events();
}

Decision judge(const Rules& rules, const State& state, Seat seat, const Transfer& transfer) {
    if (!known(rules, transfer.from) || !known(rules, transfer.to)) {
        return Rejection::unknown_territory;
    }
    if (must_still_place(rules, state, seat)) return Rejection::armies_left_to_place;
    if (transfer.armies == 0) return Rejection::no_armies;
    const TerritorySet held = state.held[seat];
    if (!held.contains(transfer.from) || !held.contains(transfer.to)) {
        return Rejection::not_your_territory;
    }
    if (gathering_is_over(state)) return Rejection::transfer_already_made;
    if (state.gathered_in && transfer.to != *state.gathered_in) {
        return Rejection::gathering_elsewhere;
    }
    if (!gathers(rules)) {
        if (const auto why = refuse_end(rules, state, seat)) return *why;
    }
    if (!adjacent(rules.board, transfer.from, transfer.to)) return Rejection::not_adjacent;
    if (transfer.armies >= state.armies[transfer.from]) return Rejection::must_leave_one_army;
    if (transfer.armies > spare_to_transfer(rules, state, seat, transfer.from)) {
        return Rejection::minimum_garrison;
    }
    if (refuse_end(rules, state, seat) && !keeps_an_attack(rules, state, seat, transfer)) {
        return Rejection::last_attack_moved;
    }
    Unfolding game{rules, state};
    lose_the_rest(game, seat);
    if (gathers(rules)) {
        game.add(ArmiesGathered{transfer.from, transfer.to, transfer.armies});
        ended_by(game, seat);
    } else {
        game.add(ArmiesTransferred{transfer.from, transfer.to, transfer.armies});
        if (!ended_by(game, seat)) finish_turn(game);
    }
    return game.events();
}

void offer_transfers(const Rules& rules, const State& state, Seat seat, Options& options) {
    if (gathering_is_over(state)) return;
    const bool must_attack = refuse_end(rules, state, seat).has_value();
    if (must_attack && !gathers(rules)) return;
    const TerritorySet able = must_attack ? able_to_attack(rules, state, seat) : TerritorySet{};
    const TerritorySet held = state.held[seat];
    const TerritorySet targets = state.gathered_in ? TerritorySet{*state.gathered_in} : held;
    for (const Territory from : held) {
        if (state.armies[from] < 2) continue;
        const unsigned most = spare_to_transfer(rules, state, seat, from);
        if (most == 0) continue;
        for (const Territory to : rules.board.neighbours[from] & targets) {
            if (able == TerritorySet{from}) {
                offer_stretches(rules, state, seat, {from, to, 1}, most, options);
            } else {
                offer(options, Transfer{from, to, 1}, most);
            }
        }
    }
}

}  // namespace kamchatka::detail
