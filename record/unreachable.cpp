// What no game by these rules can come to, though it would be a sound table: more cards than a hand
// may hold, armies of a colour that is not in the box, conquests before the first attack. An army
// above the cap is none of these: a referee meets it, and the arbiter may set caps as he rules.
#include "record/detail/unreachable.hpp"

#include "record/words/lexicon.hpp"
#include "record/words/spelling.hpp"

#include <algorithm>

namespace kamchatka::record {
namespace {

ParseError seat_cannot(Seat seat, std::string_view key, std::string what) {
    return within("seats", within(spell(seat), wrong_at(key, std::move(what))));
}

Fault unreachable_seat(const Rules& rules, const State& state, Seat seat) {
    const std::size_t limit = rules.set.combat.hand_limit;
    const std::size_t cards = state.hand[seat].reveal().size();
    if (limit != 0 && cards > limit) {
        return seat_cannot(
            seat,
            "hand",
            std::to_string(cards) + " cards, and no hand may hold more than " +
                std::to_string(limit)
        );
    }
    if (cards != 0 && state.standing[seat] == Standing::excluded) {
        return seat_cannot(seat, "hand", "an excluded seat holds no cards");
    }
    const unsigned in_the_box = std::max(rules.set.setup.colours_in_the_box, state.seat_count);
    if (index(*state.colour[seat]) >= in_the_box) {
        return seat_cannot(
            seat, "colour", "the ruleset has " + std::to_string(in_the_box) + " colours"
        );
    }
    const bool cards_in_play =
        rules.set.combat.challenge_card == Switch::on || rules.set.ending.kingmaker == Switch::on;
    if (state.challenge_cards.contains(seat) && !cards_in_play) {
        return seat_cannot(seat, "challenge_card", "it is not played with");
    }
    return std::nullopt;
}

Fault unreachable_placement(const Rules& rules, const State& state) {
    const unsigned limit = rules.set.reinforcement.placement_limit;
    for (const Territory territory : rules.board.territories()) {
        const unsigned placed = state.placed[territory];
        const auto cannot = [&](std::string what) -> Fault {
            return within("territories", wrong_at(spell(rules, territory), std::move(what)));
        };
        if (placed != 0 && !state.placed_any)
            return cannot("placed: placed_any says that none was");
        if (limit != 0 && placed > limit && !state.centres.contains(territory)) {
            return cannot("placed: " + std::to_string(limit) + " at most, without a centre");
        }
    }
    return std::nullopt;
}

Fault unreachable_turn(const Rules& rules, const State& state) {
    if (state.go > rules.set.setup.placement_step) {
        return wrong_at(
            "go", std::to_string(rules.set.setup.placement_step) + " are placed at a go"
        );
    }
    if (state.conquests != 0 && state.phase != Phase::attack) {
        return wrong_at("conquests", "they belong to the phase attack");
    }
    if (state.challenge != ChallengeCard::idle && state.phase == Phase::place) {
        return wrong_at("challenge", "it belongs to a turn");
    }
    if (state.closing_begun && state.round < *state.last_round) {
        return within("ending", wrong_at("closing_begun", "the sdadata begins in the last round"));
    }
    return std::nullopt;
}

}  // namespace

Fault unreachable(const Rules& rules, const State& state) {
    for (const Seat seat : seats(state)) {
        if (auto fault = unreachable_seat(rules, state, seat)) return fault;
    }
    if (auto fault = unreachable_placement(rules, state)) return fault;
    return unreachable_turn(rules, state);
}

}  // namespace kamchatka::record
