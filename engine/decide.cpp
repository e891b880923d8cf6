// Who may do what, and when; then the chapter that judges the action itself.
#include "engine/clauses.hpp"
#include "engine/detail/chapters.hpp"

namespace kamchatka {
namespace {

// An action of such an actor: a chapter judges it.
template <typename A, typename Who>
concept ActionOf = requires(const Rules& rules, const State& state, Who who, const A& action) {
    detail::judge(rules, state, who, action);
};

// All seats act in their own time there, rather than in turn.
constexpr detail::PhaseSet all_at_once{
    Phase::promise, Phase::reveal, Phase::contribute, Phase::exchange, Phase::choice};

// Where it is the turn of one seat, though the game may be waiting for Chance or the defender.
constexpr detail::PhaseSet in_turns = citations::after_placement |
    detail::PhaseSet{Phase::colours, Phase::draft, Phase::place, Phase::reinforce};

// Whose turn it is comes before what may be done in it. What all do at once belongs to no turn.
template <typename A>
bool turn_of_another(const State& state, Seat seat, const A& action) {
    if (all_at_once.intersects(detail::phases(action))) return false;
    return in_turns.contains(state.phase) && seat != seat_on_turn(state);
}

// The defender acts in the turn of another, but only where he is attacked.
bool turn_of_another(const State& state, Seat seat, const Defend&) {
    return state.phase == Phase::defend && seat != owner(state, state.battle.to);
}

template <typename A>
Decision decide_seat(const Rules& rules, const State& state, Seat seat, const A& action) {
    if (!detail::provided(rules.set, action)) return Rejection::not_in_these_rules;
    if (!detail::known(state, seat)) return Rejection::unknown_seat;
    if (const auto why = detail::refuse_out(state, seat)) return *why;
    if (turn_of_another(state, seat, action)) return Rejection::not_your_turn;
    if (!detail::phases(action).contains(state.phase)) return Rejection::wrong_phase;
    return detail::judge(rules, state, seat, action);
}

// One may leave out of turn too.
Decision decide_seat(const Rules& rules, const State& state, Seat seat, const Withdraw& withdraw) {
    return detail::judge(rules, state, seat, withdraw);
}

template <typename A>
Decision decide_chance(const Rules& rules, const State& state, const A& action) {
    if (!detail::phases(action).contains(state.phase)) return Rejection::wrong_phase;
    return detail::judge(rules, state, Chance{}, action);
}

template <typename A>
Decision decide_one(const Rules& rules, const State& state, const Actor& actor, const A& action) {
    static_assert(ActionOf<A, Seat> || ActionOf<A, Chance> || ActionOf<A, Arbiter>);
    if constexpr (ActionOf<A, Seat>) {
        const Seat* seat = std::get_if<Seat>(&actor);
        if (seat != nullptr) return decide_seat(rules, state, *seat, action);
    }
    if constexpr (ActionOf<A, Chance>) {
        if (std::holds_alternative<Chance>(actor)) return decide_chance(rules, state, action);
    }
    // The arbiter's actions say their phases themselves.
    if constexpr (ActionOf<A, Arbiter>) {
        if (std::holds_alternative<Arbiter>(actor)) {
            return detail::judge(rules, state, Arbiter{}, action);
        }
    }
    return Rejection::not_yours_to_do;
}

}  // namespace

Decision decide(const Rules& rules, const State& state, const Actor& actor, const Action& action) {
    const bool over = state.phase == Phase::over || state.phase == Phase::closed;
    const bool reveals = std::holds_alternative<RevealSeed>(action);
    if (over && !(reveals && state.phase == Phase::over)) return Rejection::game_is_over;
    return std::visit(
        [&](const auto& asked) { return decide_one(rules, state, actor, asked); }, action
    );
}

std::optional<Rejection> advance(
    const Rules& rules, State& state, const Actor& actor, const Action& action
) {
    const Decision decision = decide(rules, state, actor, action);
    if (!decision) return decision.error();
    for (const Event& event : *decision) evolve(state, event);
    return std::nullopt;
}

}  // namespace kamchatka
