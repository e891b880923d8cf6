// The loop of a game once more, without records or spectators, and with as little ceremony as the
// rules allow: a persona is not asked again for what it has already worked out.
#include "bots/rollout.hpp"

#include "bots/evaluation.hpp"
#include "bots/persona.hpp"
#include "bots/pressing.hpp"
#include "chance/outcome.hpp"
#include "engine/view.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

namespace kamchatka::bots {
namespace {

using Sources = std::array<chance::FastSource, seat_count_max>;

Sources sources(std::uint64_t seed) {
    const auto nth = [&](std::uint64_t n) { return chance::FastSource{chance::nth_seed(seed, n)}; };
    return {nth(0), nth(1), nth(2), nth(3), nth(4), nth(5)};
}

bool in_turn(Phase phase) {
    return phase == Phase::reinforce || phase == Phase::attack || phase == Phase::gather;
}

bool over(const State& state) {
    return state.cause || state.phase == Phase::over || state.phase == Phase::closed;
}

// Plays turns, with a persona for each seat, made when it is first asked.
class Company {
public:
    Company(const Rules& rules, State& state, std::uint64_t seed)
        : rules_{rules},
          state_{state},
          dice_{sources(seed)},
          other_{chance::nth_seed(seed, seat_count_max)} {}

    void seat(Seat seat, const Plan& plan) {
        personas_[index(seat)].emplace(plan.style, plan.intent);
    }

    // Precondition: the seat is on turn and has been seated.
    void follow(Seat seat, const Opening& opening) {
        for (const Action& action : opening) act(seat, action);
    }

    // Until the hand passes on, or the game is over.
    void play_turn() {
        const std::uint8_t position = state_.position;
        const std::uint32_t round = state_.round;
        while (!over(state_) && state_.position == position && state_.round == round) step();
    }

private:
    void step() {
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

    void act(Seat seat, const Action& action) {
        const auto refused = advance(rules_, state_, seat, action);
        assert(!refused);
        const Attack* attack = std::get_if<Attack>(&action);
        if (attack == nullptr || state_.phase != Phase::roll) return;
        advance(rules_, state_, Chance{}, chance::outcome(rules_, state_, source()));
        if (state_.phase != Phase::attack || state_.challenge != ChallengeCard::idle) return;
        const Style& style = personas_[index(seat)]->style();
        press_on(rules_, state_, *attack, style.confidence, source());
    }

    Action asked(Persona& persona, Seat awaited) {
        const Options legal = legal_actions(rules_, state_, awaited);
        const View view = view_of(state_, awaited);
        const Situation now{rules_, view, awaited, {legal.begin(), legal.size()}};
        return persona.choose(now, other_, Budget{});
    }

    chance::FastSource& source() {
        const bool battle = state_.phase == Phase::roll || state_.phase == Phase::attack;
        return battle ? dice_[index(seat_on_turn(state_))] : other_;
    }

    const Rules& rules_;
    State& state_;
    Sources dice_;
    chance::FastSource other_;
    std::array<std::optional<Persona>, seat_count_max> personas_;
};

}  // namespace

Opening opening_of(const Rules& rules, const State& world, Seat seat, const Plan& plan) {
    constexpr std::size_t most = 100;  // more than any turn has before its first dice
    State state = world;
    Persona persona{plan.style, plan.intent};
    chance::FastSource unused{0};
    Opening opening;
    while (in_turn(state.phase) && seat_on_turn(state) == seat && opening.size() < most) {
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
    const float value = win_chances(rules_, state)[seat_];
    seen_.push_back({after, value});
    return value;
}

}  // namespace kamchatka::bots
