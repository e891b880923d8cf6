// What makes a state no sound position. The engine trusts its states, so whatever it relies on is
// asked here of states that come from outside.
#include "record/detail/unreachable.hpp"
#include "record/parse_error.hpp"
#include "record/position.hpp"
#include "record/words/spelling.hpp"

#include <algorithm>

namespace kamchatka::record {
namespace {

constexpr unsigned armies_max = 10'000;  // of one seat, everywhere
constexpr std::uint32_t round_max = 100'000;
constexpr unsigned dice_max = 3;

ParseError seat_wrong(Seat seat, std::string_view key, std::string what) {
    return within("seats", within(spell(seat), wrong_at(key, std::move(what))));
}

ParseError territory_wrong(const Rules& rules, Territory territory, std::string what) {
    return within("territories", wrong_at(spell(rules, territory), std::move(what)));
}

Fault check_table(const Rules& rules, const State& state) {
    const std::string count = std::to_string(state.seat_count);
    if (!offered(rules, state.seat_count)) {
        return wrong_at("seats", "the ruleset is not played by " + count);
    }
    const bool phase_offered = state.phase == Phase::place || state.phase == Phase::reinforce ||
        state.phase == Phase::attack;
    if (!phase_offered) return wrong_at("phase", "place, reinforce or attack is expected");
    SeatSet in_order;
    for (std::size_t i = 0; i < state.seat_count; ++i) in_order.insert(state.order[i]);
    if (in_order != seats(state)) return wrong_at("order", "each seat once is expected");
    if (state.position >= state.seat_count)
        return wrong_at("position", "0 to seats - 1 is expected");
    if (!active(state, seat_on_turn(state))) return wrong_at("turn", "the seat is out of the game");
    if (active_seats(state).size() < 2) return wrong_at("seats", "two active ones are expected");
    const bool no_round = state.phase == Phase::place;
    if (no_round != (state.round == 0) || state.round > round_max) {
        return wrong_at("round", "from 1 on is expected; 0 in the phase place");
    }
    return std::nullopt;
}

// This turn's placements, which may still be taken back in the phase reinforce.
bool sound_placement(const State& state, Territory territory, Seat holder) {
    const unsigned placed = state.placed[territory];
    if (state.phase == Phase::attack) return placed <= armies_max;
    if (placed == 0) return true;
    return state.phase == Phase::reinforce && holder == seat_on_turn(state) &&
        placed < state.armies[territory];
}

Fault check_territories(const Rules& rules, const State& state) {
    if (state.territory_count != rules.board.territory_count) {
        return wrong_at("territories", "all are expected");
    }
    for (const Territory territory : rules.board.territories()) {
        const SeatSet all = seats(state);
        const auto holder = std::find_if(all.begin(), all.end(), [&](Seat seat) {
            return state.held[seat].contains(territory);
        });
        if (holder == all.end()) return territory_wrong(rules, territory, "no owner");
        if (state.standing[*holder] == Standing::eliminated) {
            return territory_wrong(rules, territory, "its owner is eliminated");
        }
        if (state.armies[territory] == 0 || state.armies[territory] > armies_max) {
            return territory_wrong(rules, territory, "1 to 10000 armies are expected");
        }
        if (!sound_placement(state, territory, *holder)) {
            return territory_wrong(rules, territory, "placed: more than can have been placed");
        }
    }
    return std::nullopt;
}

Fault check_reserve(const State& state, Seat seat) {
    const unsigned reserve = state.reserve[seat];
    const bool may_place = state.phase == Phase::place
        ? active(state, seat)
        : state.phase == Phase::reinforce && seat == seat_on_turn(state);
    if (reserve != 0 && !may_place) return seat_wrong(seat, "reserve", "it has none to place now");
    if (armies_on(state, state.held[seat]) + reserve > armies_max) {
        return seat_wrong(seat, "reserve", "more than 10000 armies in all");
    }
    if (state.army_cap[seat] > armies_max) return seat_wrong(seat, "army_cap", "10000 at most");
    return std::nullopt;
}

Fault check_seat(const State& state, Seat seat) {
    const bool eliminated = state.standing[seat] == Standing::eliminated;
    const bool out = eliminated || state.standing[seat] == Standing::excluded;
    if (!state.colour[seat]) return seat_wrong(seat, "colour", "a colour is expected");
    if (eliminated != state.held[seat].empty()) {
        return seat_wrong(seat, "standing", "eliminated is who holds no territory");
    }
    if (eliminated && !state.hand[seat].reveal().empty()) {
        return seat_wrong(seat, "hand", "an eliminated seat holds no cards");
    }
    if (out != (state.out[seat] != 0) || state.out[seat] > state.seat_count) {
        return seat_wrong(seat, "out", "from 1 on is expected of those who are out, else 0");
    }
    if (!eliminated && state.eliminated_by[seat]) {
        return seat_wrong(seat, "eliminated_by", "it is not eliminated");
    }
    if (state.eliminated_by[seat] && !seats(state).contains(*state.eliminated_by[seat])) {
        return seat_wrong(seat, "eliminated_by", "nobody sits there");
    }
    if (state.rolled[seat] != 0) return seat_wrong(seat, "rolled", "nobody rolls for a place now");
    if (state.ahead[seat] >= state.seat_count) return seat_wrong(seat, "ahead", "too many");
    if (state.points[seat] != 0 || state.totals[seat] != 0) {
        return seat_wrong(seat, "points", "they are counted at the end");
    }
    return check_reserve(state, seat);
}

// Each seat has an objective, if there are any at all, and no two the same.
Fault check_objectives(const Rules& rules, const State& state) {
    IdSet<Objective> dealt;
    for (const Seat seat : seats(state)) {
        const auto objective = state.objective[seat].reveal();
        if (objective.has_value() != (rules.objectives.objective_count > 0)) {
            return seat_wrong(seat, "objective", objective ? "none is dealt" : "one is expected");
        }
        if (objective && dealt.contains(*objective)) {
            return seat_wrong(seat, "objective", "another seat has it already");
        }
        if (objective) dealt.insert(*objective);
    }
    return std::nullopt;
}

// Two seats never share a colour or a card.
Fault check_pairs(const State& state) {
    for (const Seat a : seats(state)) {
        for (const Seat b : seats(state)) {
            if (b <= a) continue;
            const std::string other{spell(a)};
            if (state.colour[a] == state.colour[b]) {
                return seat_wrong(b, "colour", other + " has it already");
            }
            if (state.hand[a].reveal().intersects(state.hand[b].reveal())) {
                return seat_wrong(b, "hand", other + " has one of these cards already");
            }
        }
    }
    return std::nullopt;
}

// Every card of the deck is in one place.
Fault check_cards(const Rules& rules, const State& state) {
    CardSet all = state.deck.reveal();
    std::size_t count = all.size();
    const auto add = [&](CardSet cards) {
        all = all | cards;
        count += cards.size();
    };
    add(state.discards);
    add(state.unseen_discards.reveal());
    for (const Seat seat : seats(state)) add(state.hand[seat].reveal());
    if (all == rules.deck.cards() && count == all.size()) return std::nullopt;
    return wrong_at("deck", "each card is expected once, in a hand, the deck or the discards");
}

bool gathering_fits(const Rules& rules, const State& state) {
    return rules.set.combat.transfers == Transfers::gathering && state.fought &&
        index(*state.gathered_in) < rules.board.territory_count;
}

Fault check_turn(const Rules& rules, const State& state) {
    const Battle& battle = state.battle;
    const bool placing = state.phase == Phase::place;
    const Seat seat = seat_on_turn(state);
    if (placing && (state.go == 0 || state.go > state.reserve[seat])) {
        return wrong_at(
            "go", "a part of the reserve of " + std::string{spell(seat)} + " is expected"
        );
    }
    if (!placing && state.go != 0) return wrong_at("go", "it belongs to the phase place");
    if (placing && state.placed_any) return wrong_at("placed_any", "it belongs to a turn");
    if (state.conquests > state.territory_count || (placing && state.conquests != 0)) {
        return wrong_at("conquests", "too many");
    }
    if (state.fought && state.phase != Phase::attack) {
        return wrong_at("fought", "it belongs to the phase attack");
    }
    if (state.gathered_in && (state.phase != Phase::attack || !gathering_fits(rules, state))) {
        return wrong_at("gathered_in", "no armies can have been gathered there");
    }
    if (state.centres.size() > rules.set.reinforcement.centres_max) {
        return wrong_at("centres", "more than there are");
    }
    if (state.captures_left != 0) return wrong_at("captures_left", "0 is expected");
    if (state.phase != Phase::attack && battle != Battle{}) {
        return wrong_at("battle", "it belongs to the phase attack");
    }
    if (battle.attack_dice > dice_max || battle.defence_dice > dice_max ||
        !seats(state).contains(battle.loser)) {
        return wrong_at("battle", "no such battle can have been fought");
    }
    return std::nullopt;
}

Fault check_ending(const Rules& rules, const State& state) {
    const EndingRules& ending = rules.set.ending;
    const auto bad = [](std::string_view key, std::string what) {
        return within("ending", wrong_at(key, std::move(what)));
    };
    if (state.cause || state.winner != Seat::s1) return bad("cause", "the game is not over");
    if (state.last_round && (ending.minutes == 0 || *state.last_round > 2 * round_max)) {
        return bad("last_round", "the clock cannot have set it");
    }
    if (state.closing_begun && (!state.last_round || ending.closing_sums[0] == 0)) {
        return bad("closing_begun", "the sdadata cannot have begun");
    }
    if (state.closing_anchor >= state.seat_count) return bad("closing_anchor", "too high");
    const bool exchanged = ending.kingmaker == Switch::on && state.phase != Phase::place;
    if (state.has_given != (exchanged ? seats(state) : SeatSet{})) {
        return wrong_at("seats", "has_given: all have with Kingmaker, from the first turn on");
    }
    if (!state.has_picked.empty()) return wrong_at("seats", "has_picked: the game is not over");
    return std::nullopt;
}

}  // namespace

std::optional<ParseError> unsound(const Rules& rules, const State& state) {
    if (auto fault = check_table(rules, state)) return fault;
    if (auto fault = check_territories(rules, state)) return fault;
    for (const Seat seat : seats(state)) {
        if (auto fault = check_seat(state, seat)) return fault;
    }
    if (auto fault = check_objectives(rules, state)) return fault;
    if (auto fault = check_pairs(state)) return fault;
    if (auto fault = check_cards(rules, state)) return fault;
    if (auto fault = check_turn(rules, state)) return fault;
    if (auto fault = check_ending(rules, state)) return fault;
    return unreachable(rules, state);
}

}  // namespace kamchatka::record
