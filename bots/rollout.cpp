// The loop of a game once more, without records or spectators.
#include "bots/rollout.hpp"

#include "bots/evaluation.hpp"
#include "bots/styles.hpp"
#include "chance/outcome.hpp"
#include "engine/view.hpp"

#include <array>
#include <cassert>
#include <optional>

namespace kamchatka::bots {
namespace {

// Everybody in a rollout, one after the other; made when they are first asked.
class Company {
public:
    Company(const Plan& plan, Seat seat) : own_{plan.style, plan.intent}, seat_{seat} {}

    Action choose(const Situation& now, chance::FastSource& source, bool as_planned) {
        if (as_planned && now.seat == seat_) return own_.choose(now, source, Budget{});
        std::optional<Persona>& persona = others_[index(now.seat)];
        if (!persona) persona.emplace(Style{});
        return persona->choose(now, source, Budget{});
    }

private:
    Persona own_;
    Seat seat_;
    std::array<std::optional<Persona>, seat_count_max> others_;
};

}  // namespace

float rollout(
    const Rules& rules,
    const State& world,
    Seat seat,
    const Plan& plan,
    const RolloutOptions& options
) {
    State state = world;
    Company company{plan, seat};
    std::array<chance::FastSource, seat_count_max> dice{
        chance::FastSource{chance::nth_seed(options.seed, 0)},
        chance::FastSource{chance::nth_seed(options.seed, 1)},
        chance::FastSource{chance::nth_seed(options.seed, 2)},
        chance::FastSource{chance::nth_seed(options.seed, 3)},
        chance::FastSource{chance::nth_seed(options.seed, 4)},
        chance::FastSource{chance::nth_seed(options.seed, 5)}};
    chance::FastSource other{chance::nth_seed(options.seed, 6)};
    unsigned turns_left = options.turns;
    std::uint8_t position = world.position;
    bool planned = true;
    while (!state.cause && state.phase < Phase::over) {
        const Seat on_turn = seat_on_turn(state);
        if (state.position != position) {
            position = state.position;
            planned = false;
            if (turns_left-- == 0) break;
        }
        if (chance::draws(state.phase)) {
            chance::FastSource& source = state.phase == Phase::roll ? dice[index(on_turn)] : other;
            advance(rules, state, Chance{}, chance::outcome(rules, state, source));
            continue;
        }
        const Seat awaited = awaited_seats(state).front();
        const Options legal = legal_actions(rules, state, awaited);
        const View view = view_of(state, awaited);
        const Situation now{rules, view, awaited, {legal.begin(), legal.size()}};
        const auto refused = advance(rules, state, awaited, company.choose(now, other, planned));
        assert(!refused);
    }
    return win_chances(rules, state)[seat];
}

}  // namespace kamchatka::bots
