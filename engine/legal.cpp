// What an actor may do now, gathered from the chapters.
#include "engine/detail/chapters.hpp"

namespace kamchatka::detail {
namespace {

DiceThree ones(unsigned count) {
    DiceThree dice{};
    for (unsigned i = 0; i < count; ++i) dice[i] = 1;
    return dice;
}

template <typename A>
void offer_cards(CardSet cards, Options& options) {
    for (const Card card : cards) offer(options, A{card});
}

void offer_to_chance(const Rules& rules, const State& state, Options& options) {
    const Battle& battle = state.battle;
    switch (state.phase) {
        case Phase::start:
            if (decide(rules, state, Chance{}, StartGame{})) {
                offer(options, StartGame{});
            }
            return;
        case Phase::order:
        case Phase::tie_break: return offer_place_roll(rules, state, options);
        case Phase::objectives: return offer_objectives(rules, state, options);
        case Phase::deal: return offer_deal(rules, state, options);
        case Phase::roll:
            return offer(options, RollDice{ones(battle.attack_dice), ones(battle.defence_dice)}, 6);
        case Phase::capture:
            return offer_cards<TakeCard>(state.hand[battle.loser].reveal(), options);
        case Phase::draw: return offer_cards<DrawCard>(state.deck.reveal(), options);
        case Phase::closing: return offer(options, RollClosing{{1, 1}}, 6);
        case Phase::supply: return offer_supplies(state, options);
        case Phase::over:
            if (state.committed) offer(options, RevealSeed{});
            return;
        case Phase::promise:
        case Phase::reveal:
        case Phase::contribute:
        case Phase::colours:
        case Phase::draft:
        case Phase::place:
        case Phase::exchange:
        case Phase::reinforce:
        case Phase::attack:
        case Phase::gather:
        case Phase::defend:
        case Phase::occupy:
        case Phase::choice:
        case Phase::closed: return;
    }
}

void offer_turn(const Rules& rules, const State& state, Seat seat, Options& options) {
    if (state.phase == Phase::reinforce) offer_reinforcement(rules, state, seat, options);
    offer_challenge_card(state, seat, options);
    if (must_still_place(rules, state, seat)) return;
    offer_attacks(rules, state, seat, options);
    offer_transfers(rules, state, seat, options);
    if (!refuse_end(rules, state, seat)) offer(options, EndTurn{});
}

// Precondition: the seat is awaited.
void offer_to_seat(const Rules& rules, const State& state, Seat seat, Options& options) {
    switch (state.phase) {
        case Phase::contribute: return offer(options, Contribute{});
        case Phase::promise: offer(options, Abstain{}); return offer(options, Promise{});
        case Phase::reveal: offer(options, Abstain{}); return offer(options, Contribute{});
        case Phase::colours: return offer_colours(rules, state, options);
        case Phase::draft: return offer_claims(rules, state, options);
        case Phase::place: return offer_placements(state, seat, options);
        case Phase::exchange: return offer_exchanges(state, seat, options);
        case Phase::reinforce:
        case Phase::attack:
        case Phase::gather: return offer_turn(rules, state, seat, options);
        case Phase::defend: {
            const Range dice = defence_dice(rules, state, state.battle.to);
            return offer(options, Defend{static_cast<std::uint8_t>(dice.least)}, dice.most);
        }
        case Phase::occupy: {
            const Range armies = occupation(rules, state, seat);
            return offer(options, Occupy{static_cast<std::uint16_t>(armies.least)}, armies.most);
        }
        case Phase::choice: return offer_picks(state, seat, options);
        case Phase::start:
        case Phase::order:
        case Phase::objectives:
        case Phase::deal:
        case Phase::roll:
        case Phase::capture:
        case Phase::draw:
        case Phase::closing:
        case Phase::tie_break:
        case Phase::supply:
        case Phase::over:
        case Phase::closed: return;
    }
}

void offer_departures(const State& state, Options& options) {
    SeatSet may_leave;
    for (const Seat seat : seats(state)) {
        if (!refuse_sending_off(state, seat)) may_leave.insert(seat);
    }
    for (const Seat seat : may_leave) offer(options, Withdraw{seat});
    for (const Seat seat : may_leave) offer(options, Exclude{seat});
}

}  // namespace
}  // namespace kamchatka::detail

namespace kamchatka {

Options legal_actions(const Rules& rules, const State& state, const Actor& actor) {
    Options options;
    if (std::holds_alternative<Chance>(actor)) {
        detail::offer_to_chance(rules, state, options);
    } else if (const Seat* seat = std::get_if<Seat>(&actor)) {
        const bool awaited = awaited_seats(state).contains(*seat);
        if (awaited) detail::offer_to_seat(rules, state, *seat, options);
        if (!detail::refuse_leave(state, *seat)) detail::offer(options, Withdraw{*seat});
    } else if (state.phase != Phase::over && state.phase != Phase::closed) {
        detail::offer_rulings(rules, state, options);
        detail::offer_departures(state, options);
    }
    return options;
}

}  // namespace kamchatka
