// The record is played again beside a dealer that has only the seed that was shown.
#include "chance/verify.hpp"

#include "chance/dealer.hpp"
#include "chance/outcome.hpp"
#include "chance/source.hpp"
#include "engine/engine.hpp"

#include <algorithm>
#include <optional>
#include <variant>

namespace kamchatka::chance {
namespace {

template <std::size_t N>
std::size_t dice_in(const std::array<std::uint8_t, N>& dice) {
    return N - static_cast<std::size_t>(std::ranges::count(dice, 0));
}

void count(Compared& compared, const Action& action) {
    if (const auto* place = std::get_if<RollForPlace>(&action)) {
        compared.dice += dice_in(place->dice);
    } else if (const auto* combat = std::get_if<RollDice>(&action)) {
        compared.dice += dice_in(combat->attack) + dice_in(combat->defence);
    } else if (const auto* closing = std::get_if<RollClosing>(&action)) {
        compared.dice += dice_in(closing->dice);
    } else if (std::holds_alternative<DealObjective>(action)) {
        ++compared.objectives;
    } else if (std::holds_alternative<DealTerritory>(action)) {
        ++compared.territories;
    } else if (std::holds_alternative<TakeCard>(action) || std::holds_alternative<DrawCard>(action)) {
        ++compared.cards;
    }
}

// The first action of that kind, and where it stands.
template <typename Kind>
std::optional<std::pair<std::size_t, Kind>> first_of(std::span<const Step> steps) {
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (const auto* found = std::get_if<Kind>(&steps[i].action)) return std::pair{i, *found};
    }
    return std::nullopt;
}

// Plays the record on, step by step, as far as it follows from the seed and from the rules.
Verification replay(
    const Rules& rules, State state, const Digest& server_seed, std::span<const Step> steps
) {
    Verification result{.verdict = Verdict::fair};
    Dealer dealer{server_seed};
    for (; result.step < steps.size(); ++result.step) {
        const auto& [actor, action] = steps[result.step];
        if (std::holds_alternative<Chance>(actor) && waits_for_chance(state.phase)) {
            const Action expected = dealer.action(rules, state);
            if (action != expected) {
                result.verdict = Verdict::differs;
                result.expected = expected;
                result.found = action;
                return result;
            }
            count(result.compared, action);
        }
        const Decision decision = decide(rules, state, actor, action);
        if (!decision.has_value()) {
            result.verdict = Verdict::refused;
            result.found = action;
            result.rejection = decision.error();
            return result;
        }
        for (const Event& event : *decision) {
            dealer.hear(event);
            evolve(state, event);
        }
    }
    result.step = 0;
    return result;
}

}  // namespace

Verification verify(const Rules& rules, std::uint8_t seat_count, std::span<const Step> steps) {
    const auto start = first_of<StartGame>(steps);
    if (!start || start->second.commitment == Digest{}) return {.verdict = Verdict::no_commitment};
    const auto reveal = first_of<RevealSeed>(steps);
    if (!reveal) return {.verdict = Verdict::seed_not_revealed};
    return replay(rules, new_table(seat_count), reveal->second.seed, steps);
}

}  // namespace kamchatka::chance
