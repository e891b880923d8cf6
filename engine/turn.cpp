// From turn to turn: the card at the end, the sdadata when time is up, and whose hand is next.
#include "engine/detail/chapters.hpp"
#include "engine/reckoning.hpp"

#include <algorithm>

namespace kamchatka::detail {
namespace {

// A withdrawn seat has no turns but keeps its slot in the sdadata.
bool has_slot(const State& state, std::uint8_t position) {
    const Standing standing = state.standing[state.order[position]];
    return standing == Standing::active || standing == Standing::withdrawn;
}

bool last_of_the_round(const State& state) {
    for (auto p = static_cast<std::uint8_t>(state.position + 1); p < state.seat_count; ++p) {
        if (has_slot(state, p)) return false;
    }
    return true;
}

bool closes_by_sdadata(const Rules& rules) { return rules.set.ending.closing_sums[0] != 0; }

// Whether the slot now at an end belongs to the sdadata: from the last of the last round on.
bool closing_due(const Rules& rules, const State& state) {
    if (!state.last_round || !closes_by_sdadata(rules)) return false;
    return state.closing_begun || state.round > *state.last_round ||
        (state.round == *state.last_round && last_of_the_round(state));
}

bool exempt(const Rules& rules, const State& state) {
    const std::uint8_t conquests = rules.set.ending.closing_exempt_conquests;
    return conquests != 0 && state.conquests >= conquests && active(state, seat_on_turn(state));
}

void begin_closing(Unfolding& game) {
    const bool from_first_seat =
        game.rules().set.ending.closing_round == ClosingRound::from_first_seat;
    game.add(ClosingBegan{
        .anchor = from_first_seat ? game.now().order[0] : seat_on_turn(game.now())});
    // The last of the last round was excluded in his turn: no roll, but his round counts (TO-11c).
    const std::uint32_t rounds_past = game.now().round - *game.now().last_round;
    if (from_first_seat && rounds_past > 0) {
        game.add(ClosingRaised{.closing_round = static_cast<std::uint8_t>(rounds_past)});
    }
}

// The roll, or its waiver, at the end of a slot. Precondition: closing_due.
void close_or_go_on(Unfolding& game) {
    if (!game.now().closing_begun) begin_closing(game);
    if (!exempt(game.rules(), game.now())) return game.add(PhaseBegan{.phase = Phase::closing});
    game.add(ClosingWaived{.seat = seat_on_turn(game.now())});
    pass_the_hand(game);
}

void begin_turn(Unfolding& game, Seat seat, std::uint32_t round) {
    game.add(TurnStarted{.round = round, .seat = seat});
    if (!ended_by(game, seat)) receive_reinforcements(game, seat);
}

}  // namespace

void begin_first_turn(Unfolding& game) { begin_turn(game, game.now().order[0], 1); }

std::optional<Rejection> refuse_end(const Rules& rules, const State& state, Seat seat) {
    const std::uint8_t enough = rules.set.combat.must_attack_from;
    if (enough == 0 || state.fought) return std::nullopt;
    unsigned placed = 0;
    for (const Territory territory : state.held[seat]) placed += state.placed[territory];
    if (placed < enough || able_to_attack(rules, state, seat).empty()) return std::nullopt;
    return Rejection::must_attack;
}

Decision judge(const Rules& rules, const State& state, Seat seat, const EndTurn&) {
    if (must_still_place(rules, state, seat)) return Rejection::armies_left_to_place;
    if (const auto why = refuse_end(rules, state, seat)) return *why;
    Unfolding game{rules, state};
    lose_the_rest(game, seat);
    finish_turn(game);
    return game.events();
}

// One card for a turn with a conquest, unless the hand is full or no card is left anywhere.
void finish_turn(Unfolding& game) {
    const State& now = game.now();
    const Seat seat = seat_on_turn(now);
    game.add(TurnEnded{.seat = seat});
    if (now.conquests == 0) return after_the_card(game);
    const std::size_t limit = game.rules().set.combat.hand_limit;
    if (limit != 0 && now.hand[seat].reveal().size() >= limit) {
        game.add(CardForgone{.seat = seat, .because = ForgoneBecause::hand_limit});
        return after_the_card(game);
    }
    if (now.deck.reveal().empty()) {
        if (now.discards.empty() && now.unseen_discards.reveal().empty()) {
            game.add(CardForgone{.seat = seat, .because = ForgoneBecause::no_cards});
            return after_the_card(game);
        }
        game.add(DeckReshuffled{});
    }
    game.add(PhaseBegan{.phase = Phase::draw});
}

Decision judge(const Rules& rules, const State& state, Chance, const DrawCard& draw) {
    if (!known(rules, draw.card)) return Rejection::unknown_card;
    if (!state.deck.reveal().contains(draw.card)) return Rejection::card_not_there;
    Unfolding game{rules, state};
    game.add(CardDrawn{.seat = seat_on_turn(state), .card = Secret{draw.card}});
    after_the_card(game);
    return game.events();
}

void after_the_card(Unfolding& game) {
    if (closing_due(game.rules(), game.now())) return close_or_go_on(game);
    pass_the_hand(game);
}

Decision judge(const Rules& rules, const State& state, Chance, const RollClosing& roll) {
    for (const std::uint8_t die : roll.dice) {
        if (die < 1 || die > 6) return Rejection::bad_dice;
    }
    Unfolding game{rules, state};
    game.add(ClosingRolled{.seat = seat_on_turn(state), .dice = roll.dice});
    const unsigned sum = roll.dice[0] + unsigned{roll.dice[1]};
    if ((unsigned{closing_sums(rules.set.ending, state)} >> sum & 1U) != 0) {
        end_on_points(game);
    } else {
        pass_the_hand(game);
    }
    return game.events();
}

// On to the next seat with a turn or, in the sdadata, with a slot. A new round begins at the first
// position and the closing number rises at its anchor, whether or not somebody still sits there.
void pass_the_hand(Unfolding& game) {
    const State& now = game.now();
    std::uint8_t position = now.position;
    std::uint32_t round = now.round;
    for (;;) {
        position = static_cast<std::uint8_t>((position + 1) % now.seat_count);
        if (position == 0) ++round;
        if (now.last_round && !closes_by_sdadata(game.rules()) && round > *now.last_round) {
            return end_on_points(game);
        }
        if (now.closing_begun && position == now.closing_anchor) {
            const unsigned raised = std::min(now.closing_round + 1U, 255U);
            game.add(ClosingRaised{.closing_round = static_cast<std::uint8_t>(raised)});
        }
        const Seat seat = now.order[position];
        if (active(now, seat)) return begin_turn(game, seat, round);
        if (now.standing[seat] != Standing::withdrawn) continue;
        State slot = now;
        slot.position = position;
        slot.round = round;
        if (!closing_due(game.rules(), slot)) continue;
        game.add(SlotReached{.round = round, .seat = seat});
        return close_or_go_on(game);
    }
}

}  // namespace kamchatka::detail
