// Light books: turns passed and seats fallen, at a table whose board nobody looks at.
#include "referee/detail/replay.hpp"

namespace kamchatka::referee::detail {
namespace {

// The set-up is played through: territories in their order, all armies on the first of each seat.
std::optional<Action> next_of_setup(const State& state, TerritorySet left) {
    if (state.phase == Phase::start) return StartGame{};
    if (state.phase == Phase::deal) return DealTerritory{left.front()};
    if (state.phase != Phase::place) return std::nullopt;
    return PlaceArmies{state.held[seat_on_turn(state)].front(), state.go};
}

}  // namespace

Result<State, Refusal> skeleton(const Rules& covered, std::span<const Sitter> seats) {
    Rules rules = covered;
    rules.set.setup.deal_limit = DealLimit::none;
    State state = new_table(static_cast<std::uint8_t>(seats.size()));
    TerritorySet left = rules.board.territories();
    while (state.round == 0) {
        std::optional<Action> action = next_of_setup(state, left);
        if (state.phase == Phase::colours) action = ChooseColour{seats[state.position].colour};
        if (!action) return Refusal{.reason = Refused::not_for_real_tables};
        if (const auto why = advance(rules, state, actor_of(state, *action), *action)) {
            return Refusal{.reason = Refused::by_the_rules, .rejection = *why};
        }
        if (const auto* dealt = std::get_if<DealTerritory>(&*action)) left.erase(dealt->territory);
    }
    state.deck = {};  // no card is drawn: the engine never waits for one
    return state;
}

Trouble Replay::apply(const Entry&, const TurnPassed& turn) {
    if (sheet_.opening.kind != Kind::light) return Refusal{.reason = Refused::not_in_this_kind};
    State& state = sheet_.state;
    if (state.phase != Phase::reinforce) return refused(Rejection::wrong_phase, EndTurn{});
    const Seat seat = seat_on_turn(state);
    state.phase = Phase::attack;
    state.reserve[seat] = 0;
    state.conquests = turn.conquests;
    return perform(seat, EndTurn{});
}

Trouble Replay::apply(const Entry&, const SeatFell& fell) {
    if (sheet_.opening.kind != Kind::light) return Refusal{.reason = Refused::not_in_this_kind};
    State& state = sheet_.state;
    const Seat by = seat_on_turn(state);
    const Exclude as_action{fell.seat};
    if (index(fell.seat) >= state.seat_count) return refused(Rejection::unknown_seat, as_action);
    if (sheet_.stage != Stage::playing) return refused(Rejection::game_is_over, as_action);
    if (fell.seat == by) return refused(Rejection::not_your_turn, as_action);
    if (state.standing[fell.seat] == Standing::eliminated) {
        return refused(Rejection::seat_is_out, as_action);
    }
    state.held[by] = state.held[by] | state.held[fell.seat];
    state.held[fell.seat] = {};
    const SeatEliminated eliminated{.seat = fell.seat, .by = by};
    evolve(state, eliminated);
    events_.emplace_back(eliminated);
    if (active_seats(state).size() > 1) return std::nullopt;
    sheet_.stage = Stage::counting;
    sheet_.conclusion = by_objective(state, by);  // a placement, by which the engine sees it
    return count_if_complete();
}

}  // namespace kamchatka::referee::detail
