// Chance draws, personas choose, the engine decides.
#include "bots/company.hpp"

#include "bots/pressing.hpp"
#include "chance/outcome.hpp"
#include "engine/view.hpp"

#include <cassert>

namespace kamchatka::bots {
namespace {

using Sources = std::array<chance::FastSource, seat_count_max>;

Sources sources(std::uint64_t seed) {
    const auto nth = [&](std::uint64_t n) { return chance::FastSource{chance::nth_seed(seed, n)}; };
    return {nth(0), nth(1), nth(2), nth(3), nth(4), nth(5)};
}

}  // namespace

bool over(const State& state) {
    return state.cause || state.phase == Phase::over || state.phase == Phase::closed;
}

Company::Company(const Rules& rules, State& state, std::uint64_t seed)
    : rules_{rules},
      state_{state},
      dice_{sources(seed)},
      other_{chance::nth_seed(seed, seat_count_max)} {}

void Company::follow(Seat seat, const Opening& opening) {
    for (const Action& action : opening) act(seat, action);
}

void Company::play_turn() {
    const std::uint8_t position = state_.position;
    const std::uint32_t round = state_.round;
    while (!over(state_) && state_.position == position && state_.round == round) step();
}

void Company::step() {
    if (chance::draws(state_.phase)) {
        advance(rules_, state_, Chance{}, chance::outcome(rules_, state_, source()));
        return;
    }
    const Seat awaited = awaited_seats(state_).front();
    std::optional<Persona>& persona = personas_[index(awaited)];
    if (!persona) persona.emplace(Style{});
    const auto sequel = persona->next_placement(state_, awaited);
    act(awaited, sequel ? *sequel : asked(*persona, awaited));
}

void Company::act(Seat seat, const Action& action) {
    const auto refused = advance(rules_, state_, seat, action);
    assert(!refused);
    const Attack* attack = std::get_if<Attack>(&action);
    if (attack == nullptr || state_.phase != Phase::roll) return;
    advance(rules_, state_, Chance{}, chance::outcome(rules_, state_, source()));
    if (state_.phase != Phase::attack || state_.challenge != ChallengeCard::idle) return;
    const Style& style = personas_[index(seat)]->style();
    press_on(rules_, state_, *attack, style.confidence, source());
}

Action Company::asked(Persona& persona, Seat awaited) {
    const Options legal = legal_actions(rules_, state_, awaited);
    const View view = view_of(state_, awaited);
    const Situation now{rules_, view, awaited, {legal.begin(), legal.size()}};
    return persona.choose(now, other_, Budget{});
}

chance::FastSource& Company::source() {
    const bool battle = state_.phase == Phase::roll || state_.phase == Phase::attack;
    return battle ? dice_[index(seat_on_turn(state_))] : other_;
}

}  // namespace kamchatka::bots
