// From the weakest strengths to the strongest: each throw leads to one already known.
#include "odds/dice_plan.hpp"

namespace kamchatka::odds {

DicePlan::DicePlan(const Obligations& obligations, Strengths most)
    : obligations_{obligations},
      most_{most},
      conquer_(std::size_t{most.attack + 1U} * (most.defence + 1U), 0.0),
      dice_(conquer_.size(), DiceCount{0, 0}) {
    for (unsigned attack = 0; attack <= most.attack; ++attack) {
        conquer_[at({attack, 0})] = 1.0;
        for (unsigned defence = 1; defence <= most.defence; ++defence) {
            const Strengths armies{attack, defence};
            if (blocked(obligations, armies)) continue;
            const DiceCount dice = best(armies);
            dice_[at(armies)] = dice;
            conquer_[at(armies)] = chance_with(armies, dice);
        }
    }
}

std::optional<DiceCount> DicePlan::dice(Strengths armies) const {
    assert(armies.defence > 0 && armies.attack <= most_.attack && armies.defence <= most_.defence);
    const DiceCount dice = dice_[at(armies)];
    return dice.attack == 0 ? std::nullopt : std::optional{dice};
}

double DicePlan::chance_with(Strengths armies, DiceCount dice) const {
    const ThrowOdds& odds = throw_odds(dice, obligations_.ties);
    double chance = 0;
    for (unsigned lost = 0; lost <= odds.compared; ++lost) {
        const Strengths left{armies.attack - (odds.compared - lost), armies.defence - lost};
        chance += odds.chance[lost] * conquer_[at(left)];
    }
    return chance;
}

// Equal chances are common (both 1, both 0) and rounding must not decide between them.
DiceCount DicePlan::best(Strengths armies) const {
    constexpr double equal = 1e-12;
    const unsigned most_attack = std::min(dice_max, armies.attack - 1);
    const unsigned most_defence = std::min(dice_max, armies.defence);
    unsigned least_attack = obligations_.attack_dice == Dice::maximum ? most_attack : 1;
    if (obligations_.fewer_dice == FewerDice::refused) {
        least_attack = std::max(least_attack, most_defence);
    }
    const unsigned least_defence = obligations_.defence_dice == Dice::maximum ? most_defence : 1;

    DiceCount best{most_attack, most_defence};
    double most_likely = -1;
    for (unsigned attack = most_attack; attack >= least_attack && attack > 0; --attack) {
        unsigned answer = most_defence;
        double least_likely = 2;
        for (unsigned defence = most_defence; defence >= least_defence; --defence) {
            const double chance = chance_with(armies, {attack, defence});
            if (chance < least_likely - equal) {
                least_likely = chance;
                answer = defence;
            }
        }
        if (least_likely > most_likely + equal) {
            most_likely = least_likely;
            best = {attack, answer};
        }
    }
    return best;
}

}  // namespace kamchatka::odds
