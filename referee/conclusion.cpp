// The end of a real table: what makes the engine count, and the count once everything lies open.
#include "engine/reckoning.hpp"
#include "referee/detail/replay.hpp"
#include "referee/written_cards.hpp"

#include <algorithm>

namespace kamchatka::referee::detail {
namespace {

bool closes_by_sdadata(const Rules& rules) { return rules.set.ending.closing_sums[0] != 0; }

bool known_to_all(const Sheet& sheet, Seat seat) {
    return sheet.rules.objectives.objective_count == 0 || sheet.state.out[seat] != 0 ||
        sheet.turned[seat].has_value();
}

// A count that is complete can still be put right.
bool being_counted(Stage stage) { return stage == Stage::counting || stage == Stage::ranked; }

bool complete(const Sheet& sheet) {
    if (sheet.opening.kind == Kind::light && !sheet.board) return false;
    const SeatSet all = seats(sheet.state);
    return std::all_of(all.begin(), all.end(), [&](Seat seat) {
        return known_to_all(sheet, seat);
    });
}

void set_board(State& state, const BoardCounted& board) {
    state.held = {};
    state.armies = {};
    for (const Territory territory : TerritorySet::first(state.territory_count)) {
        state.held[board.territories[territory].owner].insert(territory);
        state.armies[territory] = board.territories[territory].armies;
    }
    for (const Seat seat : seats(state)) {
        state.hand[seat] = Secret{CardSet::first(board.cards[seat])};
    }
}

template <typename Fits>
std::optional<DicePair> dice_whose_sum(Fits fits) {
    for (std::uint8_t a = 1; a <= 6; ++a) {
        for (std::uint8_t b = a; b <= 6; ++b) {
            if (fits(unsigned{a} + b)) return DicePair{a, b};
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<DicePair> dice_that_close(const Rules& rules, const State& state) {
    const unsigned sums = closing_sums(rules.set.ending, state);
    return dice_whose_sum([&](unsigned sum) { return (sums >> sum & 1U) != 0; });
}
std::optional<DicePair> dice_that_do_not(const Rules& rules, const State& state) {
    const unsigned sums = closing_sums(rules.set.ending, state);
    return dice_whose_sum([&](unsigned sum) { return (sums >> sum & 1U) == 0; });
}

// One army is lifted and set down again: then the engine looks whether the seat has won.
std::optional<Conclusion> by_objective(const State& state, Seat seat) {
    if (state.held[seat].empty()) return std::nullopt;
    State before = state;
    const Territory territory = state.held[seat].front();
    before.position = position_of(state, seat);
    before.phase = Phase::reinforce;
    before.reserve[seat] = 1;
    if (before.armies[territory] > 0) --before.armies[territory];
    return Conclusion{before, seat, PlaceArmies{territory, 1}};
}

Conclusion on_points(const Rules& rules, State state) {
    if (closes_by_sdadata(rules)) {
        state.phase = Phase::closing;
        if (!state.last_round) state.last_round = state.round;
        return {
            state, Chance{}, RollClosing{dice_that_close(rules, state).value_or(DicePair{1, 1})}};
    }
    state.phase = Phase::attack;
    state.last_round = state.round;
    state.conquests = 0;
    for (std::uint8_t p = 0; p < state.seat_count; ++p) {
        if (active(state, state.order[p])) state.position = p;
    }
    state.reserve[seat_on_turn(state)] = 0;
    return {state, seat_on_turn(state), EndTurn{}};
}

State counted_state(const Sheet& sheet, State state) {
    if (sheet.board) {
        set_board(state, *sheet.board);
        // The lifted army of a declared objective is lifted from this board.
        const auto* seat = std::get_if<Seat>(&sheet.conclusion->actor);
        if (seat != nullptr && std::holds_alternative<PlaceArmies>(sheet.conclusion->action)) {
            state = by_objective(state, *seat).value_or(Conclusion{state, *seat, EndTurn{}}).before;
        }
    } else {
        for (const Seat seat : seats(state)) {
            CardSet& hand = state.hand[seat].reveal();
            for (unsigned gone = sheet.owed[seat] + sheet.forfeited[seat]; gone > 0; --gone) {
                if (!hand.empty()) hand.erase(hand.front());
            }
        }
    }
    for (const Seat seat : seats(state)) state.objective[seat] = Secret{sheet.turned[seat]};
    return state;
}

Trouble Replay::count_if_complete() {
    sheet_.count.reset();
    if (!sheet_.conclusion) return std::nullopt;
    sheet_.stage = Stage::counting;
    if (!complete(sheet_)) return std::nullopt;
    State state = counted_state(sheet_, sheet_.conclusion->before);
    Action action = sheet_.conclusion->action;
    if (auto* place = std::get_if<PlaceArmies>(&action); place != nullptr && sheet_.board) {
        const Seat seat = seat_on_turn(state);
        if (state.held[seat].empty()) return Refusal{.reason = Refused::objective_not_reached};
        place->territory = state.held[seat].front();
    }
    if (const auto why = advance(sheet_.rules, state, sheet_.conclusion->actor, action)) {
        return refused(*why, action);
    }
    if (state.phase != Phase::over && state.phase != Phase::tie_break) {
        return Refusal{.reason = Refused::objective_not_reached};
    }
    sheet_.count = count_of(sheet_.rules, state);
    if (state.phase == Phase::over) sheet_.stage = Stage::ranked;
    return std::nullopt;
}

// Whoever had won by an objective or was alone at the table still has; otherwise points are counted
// as it now stands, and equals roll again.
Trouble Replay::count_again() {
    const State& state = sheet_.state;
    const auto* declared = std::get_if<Seat>(&sheet_.conclusion->actor);
    const bool objective = declared != nullptr && active(state, *declared) &&
        std::holds_alternative<PlaceArmies>(sheet_.conclusion->action);
    const SeatSet left = active_seats(state);
    std::optional<Conclusion> again;
    if (objective) {
        again = by_objective(state, *declared);
    } else if (state.cause == Cause::last_standing && left.size() == 1) {
        again = by_objective(state, left.front());
    }
    sheet_.conclusion = again.value_or(on_points(sheet_.rules, state));
    sheet_.stage = Stage::counting;
    return count_if_complete();
}

Trouble Replay::apply(const Entry&, const BoardCounted& board) {
    if (!being_counted(sheet_.stage)) return Refusal{.reason = Refused::not_counting};
    for (const Territory territory : sheet_.rules.board.territories()) {
        const bool sound = index(board.territories[territory].owner) < sheet_.state.seat_count &&
            board.territories[territory].armies > 0;
        if (!sound) return Refusal{.reason = Refused::board_incomplete};
    }
    for (const std::uint8_t cards : board.cards.items) {
        if (cards > sheet_.rules.deck.card_count) return Refusal{.reason = Refused::malformed};
    }
    sheet_.board = board;
    return count_if_complete();
}

Trouble Replay::apply(const Entry&, const ObjectiveTurned& turned) {
    if (!being_counted(sheet_.stage)) return Refusal{.reason = Refused::not_counting};
    if (index(turned.seat) >= sheet_.state.seat_count) {
        return Refusal{.reason = Refused::seat_needed};
    }
    if (index(turned.objective) >= sheet_.rules.objectives.objective_count) {
        return Refusal{.reason = Refused::unknown_objective};
    }
    for (const Seat seat : seats(sheet_.state)) {
        if (seat != turned.seat && sheet_.turned[seat] == turned.objective) {
            return Refusal{.reason = Refused::objective_taken};
        }
    }
    sheet_.turned[turned.seat] = turned.objective;
    return count_if_complete();
}

Trouble Replay::apply(const Entry&, const ObjectiveWritten& card) {
    if (!has_unknown_cards(sheet_.rules.set)) return Refusal{.reason = Refused::unknown_objective};
    if (card.title.size() > text_bytes_max) return Refusal{.reason = Refused::bad_text};
    if (!add_card(sheet_.rules, card)) return Refusal{.reason = Refused::malformed, .detail = "id"};
    sheet_.written.push_back(card);
    return std::nullopt;
}

Trouble Replay::apply(const Entry&, const ObjectiveDeclared& declared) {
    constexpr IdSet<Phase> phases{
        Phase::reinforce, Phase::attack, Phase::gather, Phase::draw, Phase::closing};
    const State& state = sheet_.state;
    if (sheet_.stage != Stage::playing) return refused(Rejection::game_is_over, EndTurn{});
    if (!phases.contains(state.phase)) return refused(Rejection::wrong_phase, EndTurn{});
    if (declared.seat != seat_on_turn(state)) return refused(Rejection::not_your_turn, EndTurn{});
    if (index(declared.objective) >= sheet_.rules.objectives.objective_count) {
        return Refusal{.reason = Refused::unknown_objective};
    }
    auto conclusion = by_objective(state, declared.seat);
    if (!conclusion) return Refusal{.reason = Refused::objective_not_reached};
    sheet_.turned[declared.seat] = declared.objective;
    if (sheet_.opening.kind == Kind::full && !still_wins(*conclusion, declared.seat)) {
        return Refusal{.reason = Refused::objective_not_reached};
    }
    sheet_.stage = Stage::counting;
    sheet_.conclusion = conclusion;
    return count_if_complete();
}

Trouble Replay::apply(const Entry& entry, const GameStopped& stopped) {
    if (const auto why = forbidden(sheet_.rules.set, entry.by.role, stopped)) {
        return Refusal{.reason = *why};
    }
    if (sheet_.stage != Stage::playing || sheet_.state.round == 0) {
        return refused(
            sheet_.state.round == 0 ? Rejection::wrong_phase : Rejection::game_is_over, EndTurn{}
        );
    }
    if (sheet_.state.phase == Phase::occupy) return refused(Rejection::wrong_phase, EndTurn{});
    sheet_.stage = Stage::counting;
    sheet_.conclusion = on_points(sheet_.rules, sheet_.state);
    return count_if_complete();
}

Trouble Replay::apply(const Entry& entry, const Signed& signature) {
    if (const auto why = forbidden(sheet_.rules.set, entry.by.role, signature)) {
        return Refusal{.reason = *why};
    }
    if (sheet_.stage != Stage::ranked) return Refusal{.reason = Refused::not_ranked};
    if (entry.by.role != Role::official_judge && appeals_open(sheet_)) {
        return Refusal{.reason = Refused::appeal_open};
    }
    sheet_.stage = Stage::signed_off;
    return std::nullopt;
}

// Its signature is left out by now: the table stands as it was ranked.
Trouble Replay::apply(const Entry& entry, const Reopened& reopened) {
    if (const auto why = forbidden(sheet_.rules.set, entry.by.role, reopened)) {
        return Refusal{.reason = *why};
    }
    return std::nullopt;
}

}  // namespace kamchatka::referee::detail
