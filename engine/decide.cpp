// Who may do what, and when; then the chapter that judges the action itself.
#include "engine/detail/chapters.hpp"

#include <type_traits>

namespace kamchatka {
namespace {

using PhaseSet = IdSet<Phase>;

template <typename A, typename... As>
constexpr bool one_of = (std::is_same_v<A, As> || ...);

template <typename A>
constexpr bool by_chance = one_of<
    A,
    StartGame,
    RollForPlace,
    DealObjective,
    DealTerritory,
    RollDice,
    TakeCard,
    DrawCard,
    RollClosing,
    RevealSeed>;

template <typename A>
constexpr bool by_arbiter = one_of<A, Exclude, CallTime, RemoveArmies, SetArmyCap>;

// Done by all seats in their own time rather than in turn.
template <typename A>
constexpr bool by_all_seats = one_of<A, Contribute, GiveColours, ShowColour>;

constexpr PhaseSet in_turn{Phase::reinforce, Phase::attack, Phase::gather};

// The phases in which Chance or a seat may take an action; the arbiter's own are judged with them.
constexpr PhaseSet phases(const StartGame&) { return {Phase::start}; }
constexpr PhaseSet phases(const RollForPlace&) { return {Phase::order, Phase::tie_break}; }
constexpr PhaseSet phases(const DealObjective&) { return {Phase::objectives}; }
constexpr PhaseSet phases(const DealTerritory&) { return {Phase::deal}; }
constexpr PhaseSet phases(const RollDice&) { return {Phase::roll}; }
constexpr PhaseSet phases(const TakeCard&) { return {Phase::capture}; }
constexpr PhaseSet phases(const DrawCard&) { return {Phase::draw}; }
constexpr PhaseSet phases(const RollClosing&) { return {Phase::closing}; }
constexpr PhaseSet phases(const RevealSeed&) { return {Phase::over}; }
constexpr PhaseSet phases(const Contribute&) { return {Phase::contribute}; }
constexpr PhaseSet phases(const ChooseColour&) { return {Phase::colours}; }
constexpr PhaseSet phases(const ClaimTerritory&) { return {Phase::draft}; }
constexpr PhaseSet phases(const PlaceArmies&) { return {Phase::place, Phase::reinforce}; }
constexpr PhaseSet phases(const TakeBackArmies&) { return in_turn; }
constexpr PhaseSet phases(const BuildCentre&) { return {Phase::reinforce}; }
constexpr PhaseSet phases(const GiveColours&) { return {Phase::exchange}; }
constexpr PhaseSet phases(const PlayTris&) { return {Phase::reinforce}; }
constexpr PhaseSet phases(const PlayChallengeCard&) { return in_turn; }
constexpr PhaseSet phases(const Attack&) { return in_turn; }
constexpr PhaseSet phases(const Defend&) { return {Phase::defend}; }
constexpr PhaseSet phases(const Occupy&) { return {Phase::occupy}; }
constexpr PhaseSet phases(const Transfer&) { return in_turn; }
constexpr PhaseSet phases(const EndTurn&) { return in_turn; }
constexpr PhaseSet phases(const ShowColour&) { return {Phase::choice}; }

template <typename A>
Decision decide_seat(const Rules& rules, const State& state, Seat seat, const A& action) {
    if (!detail::known(state, seat)) return Rejection::unknown_seat;
    if (!phases(action).contains(state.phase)) return Rejection::wrong_phase;
    if constexpr (!by_all_seats<A>) {
        if (!awaited_seats(state).contains(seat)) return Rejection::not_your_turn;
    }
    return detail::judge(rules, state, seat, action);
}

template <typename A>
Decision decide_chance(const Rules& rules, const State& state, const A& action) {
    if (!phases(action).contains(state.phase)) return Rejection::wrong_phase;
    return detail::judge(rules, state, action);
}

// A seat may withdraw itself; the arbiter, any seat.
Decision decide_withdrawal(
    const Rules& rules, const State& state, const Actor& actor, const Withdraw& withdraw
) {
    const Seat* seat = std::get_if<Seat>(&actor);
    const bool own = seat != nullptr && *seat == withdraw.seat;
    if (!own && !std::holds_alternative<Arbiter>(actor)) return Rejection::not_yours_to_do;
    return detail::judge(rules, state, withdraw);
}

template <typename A>
Decision decide_one(const Rules& rules, const State& state, const Actor& actor, const A& action) {
    if constexpr (by_chance<A>) {
        if (!std::holds_alternative<Chance>(actor)) return Rejection::not_yours_to_do;
        return decide_chance(rules, state, action);
    } else if constexpr (by_arbiter<A>) {
        if (!std::holds_alternative<Arbiter>(actor)) return Rejection::not_yours_to_do;
        return detail::judge(rules, state, action);
    } else if constexpr (std::is_same_v<A, Withdraw>) {
        return decide_withdrawal(rules, state, actor, action);
    } else {
        const Seat* seat = std::get_if<Seat>(&actor);
        if (seat == nullptr) return Rejection::not_yours_to_do;
        return decide_seat(rules, state, *seat, action);
    }
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
