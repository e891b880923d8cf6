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
    } else if (std::holds_alternative<SupplyEntropy>(action)) {
        ++compared.supplied;
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

// What is wrong with what a seat shows of its promise, if anything is. Nobody but the server knows
// what the seed supplies, so no seat comes upon it by itself.
std::optional<Verdict> wrong_share(
    const Dealer& dealer, const Digest& server_seed, const State& state, const Step& step
) {
    const auto* shown = std::get_if<Contribute>(&step.action);
    const auto* seat = std::get_if<Seat>(&step.actor);
    if (shown == nullptr || seat == nullptr || state.phase != Phase::reveal) return std::nullopt;
    if (!dealer.keeps_promise(state, *seat, step.action)) return Verdict::promise_broken;
    const bool supplied = shown->entropy == dealer.supplied(*seat) ||
        shown->entropy == supplied_for(server_seed, *seat, Digest{});
    return supplied ? std::optional{Verdict::supply_hidden} : std::nullopt;
}

// Plays the record on, step by step, as far as it follows from the seed and from the rules.
class Replay {
public:
    Replay(const Rules& rules, std::uint8_t seat_count, const Digest& server_seed)
        : rules_{rules},
          server_seed_{server_seed},
          state_{new_table(seat_count)},
          dealer_{server_seed} {}

    Verification run(std::span<const Step> steps) {
        for (const Step& step : steps) {
            const Verdict verdict = follow(step);
            if (verdict != Verdict::fair) {
                result_.verdict = verdict;
                result_.found = step.action;
                result_.actor = step.actor;
                return result_;
            }
            ++result_.step;
        }
        result_.step = 0;
        return result_;
    }

private:
    Verdict follow(const Step& step) {
        const auto& [actor, action] = step;
        if (std::holds_alternative<Chance>(actor) && waits_for_chance(state_.phase)) {
            const Action expected = dealer_.action_beside(action, rules_, state_);
            if (action != expected) {
                result_.expected = expected;
                return Verdict::differs;
            }
            count(result_.compared, action);
        }
        if (const auto wrong = wrong_share(dealer_, server_seed_, state_, step)) return *wrong;
        const Decision decision = decide(rules_, state_, actor, action);
        if (!decision.has_value()) {
            result_.rejection = decision.error();
            return Verdict::refused;
        }
        if (state_.phase == Phase::reveal && std::holds_alternative<Contribute>(action)) {
            ++result_.compared.promises;
        }
        for (const Event& event : *decision) {
            dealer_.hear(event);
            evolve(state_, event);
        }
        return Verdict::fair;
    }

    const Rules& rules_;
    Digest server_seed_;
    State state_;
    Dealer dealer_;
    Verification result_{.verdict = Verdict::fair};
};

}  // namespace

Verification verify(const Rules& rules, std::uint8_t seat_count, std::span<const Step> steps) {
    const auto start = first_of<StartGame>(steps);
    if (!start || start->second.commitment == Digest{}) return {.verdict = Verdict::no_commitment};
    const auto reveal = first_of<RevealSeed>(steps);
    if (!reveal) return {.verdict = Verdict::seed_not_revealed};
    return Replay{rules, seat_count, reveal->second.seed}.run(steps);
}

}  // namespace kamchatka::chance
