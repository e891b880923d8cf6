// How many dice each side rolls, at every strength of the two territories, under the obligations of
// a ruleset. Where a side may choose, it chooses what is best for it: the attacker the dice that
// make the conquest most likely, the defender, who answers knowing them, those that make it least
// likely; between equals, the most.
#pragma once

#include "engine/ruleset.hpp"
#include "odds/throw.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace kamchatka::odds {

// What a ruleset says about dice, and who wins ties in this combat.
struct Obligations {
    Dice attack_dice;
    FewerDice fewer_dice;
    Dice defence_dice;
    Ties ties;
};

constexpr Obligations obligations_of(const CombatRules& combat, Ties ties = Ties::to_defender) {
    return {combat.attack_dice, combat.fewer_dice, combat.defence_dice, ties};
}

// Armies on the attacking territory, the one that stays behind included, and on the attacked one.
struct Strengths {
    unsigned attack;
    unsigned defence;

    friend constexpr bool operator==(const Strengths&, const Strengths&) = default;
};

// Whether the attacker may throw at all.
constexpr bool blocked(const Obligations& obligations, Strengths armies) {
    if (armies.attack < 2) return true;
    const unsigned most = std::min(dice_max, armies.attack - 1);
    return obligations.fewer_dice == FewerDice::refused &&
        most < std::min(dice_max, armies.defence);
}

class DicePlan {
public:
    // For all strengths up to these.
    DicePlan(const Obligations& obligations, Strengths most);

    const Obligations& obligations() const { return obligations_; }

    // The dice of the next throw; nothing when the attacker is blocked. Precondition: both
    // territories hold armies, and no more than the plan was made for.
    std::optional<DiceCount> dice(Strengths armies) const;

    // The chance to conquer, attacking until conquered or blocked.
    double conquer(Strengths armies) const { return conquer_[at(armies)]; }

private:
    std::size_t at(Strengths armies) const {
        return std::size_t{armies.attack} * (most_.defence + 1U) + armies.defence;
    }
    DiceCount best(Strengths armies) const;
    double chance_with(Strengths armies, DiceCount dice) const;

    Obligations obligations_;
    Strengths most_;
    std::vector<double> conquer_;
    std::vector<DiceCount> dice_;
};

}  // namespace kamchatka::odds
