// Plans followed to the end of the turn, then the company plays on.
#include "bots/rollout.hpp"

#include <algorithm>

namespace kamchatka::bots {
namespace {

bool on_turn_still(Phase phase) {
    return phase == Phase::reinforce || phase == Phase::attack || phase == Phase::gather;
}

}  // namespace

Opening opening_of(const Rules& rules, const State& world, Seat seat, const Plan& plan) {
    constexpr std::size_t most = 100;  // more than any turn has before its first dice
    State state = world;
    Persona persona{plan.style, plan.intent};
    chance::FastSource unused{0};
    Opening opening;
    while (on_turn_still(state.phase) && seat_on_turn(state) == seat && opening.size() < most) {
        const Options legal = legal_actions(rules, state, seat);
        const View view = view_of(state, seat);
        const Situation now{rules, view, seat, {legal.begin(), legal.size()}};
        opening.push_back(persona.choose(now, unused, Budget{}));
        const Action& next = opening.back();
        if (std::holds_alternative<Attack>(next) || std::holds_alternative<EndTurn>(next)) break;
        advance(rules, state, seat, next);
    }
    return opening;
}

float Rollouts::value_of(const Plan& plan, const Opening& opening) {
    State state = world_;
    {
        Company company{rules_, state, chance::nth_seed(options_.seed, 0)};
        const std::uint8_t position = state.position;
        company.seat(seat_, plan);
        company.follow(seat_, opening);
        if (state.position == position) company.play_turn();
    }
    const auto known = std::ranges::find(seen_, state, &Seen::after);
    if (known != seen_.end()) return known->value;
    const State after = state;
    Company company{rules_, state, chance::nth_seed(options_.seed, 1)};
    for (unsigned turn = 0; turn < options_.turns && !over(state); ++turn) company.play_turn();
    const float value = win_chances(options_.evaluation->look(rules_, state))[seat_];
    seen_.push_back({after, value});
    return value;
}

}  // namespace kamchatka::bots
