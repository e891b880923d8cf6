// Campaigns worked out a second time, in exact fractions and by the obvious recursion, from nothing
// but outcomes of dice counted one by one.
#pragma once

#include "odds/dice_plan.hpp"
#include "odds/tests/exact.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace kamchatka::odds::test {

// Every outcome of the dice, listed; by the defender's losses.
inline std::array<std::uint32_t, 4> roll_out(unsigned attack, unsigned defence, Ties ties) {
    std::array<std::uint32_t, 4> ways{};
    const unsigned count = attack + defence;
    std::vector<unsigned> dice(count, 1);
    while (true) {
        std::vector<unsigned> ours(dice.begin(), dice.begin() + attack);
        std::vector<unsigned> theirs(dice.begin() + attack, dice.end());
        std::sort(ours.begin(), ours.end(), std::greater<>{});
        std::sort(theirs.begin(), theirs.end(), std::greater<>{});
        unsigned losses = 0;
        for (std::size_t i = 0; i < std::min(attack, defence); ++i) {
            if (ours[i] > theirs[i]) ++losses;
            if (ours[i] == theirs[i] && ties == Ties::to_attacker) ++losses;
        }
        ++ways[losses];
        unsigned i = 0;
        while (i < count && dice[i] == 6) dice[i++] = 1;
        if (i == count) return ways;
        ++dice[i];
    }
}

class Judge {
public:
    explicit Judge(const Obligations& obligations) : obligations_{obligations} {
        for (unsigned a = 1; a <= 3; ++a) {
            for (unsigned d = 1; d <= 3; ++d) {
                ways_[a][d] = roll_out(a, d, obligations.ties);
                for (unsigned rest = a + d; rest < 6; ++rest) {
                    for (std::uint32_t& n : ways_[a][d]) n *= 6;  // of the 6^6 outcomes of six dice
                }
            }
        }
    }

    const Fraction& conquer(unsigned attack, unsigned defence) {
        const auto key = std::pair{attack, defence};
        if (const auto known = conquer_.find(key); known != conquer_.end()) return known->second;
        Fraction chance;
        if (defence == 0) {
            chance = Fraction::one();
        } else if (const auto dice = best(attack, defence)) {
            chance = after(attack, defence, *dice);
        }
        return conquer_.emplace(key, chance).first->second;
    }

    // Attackers left, defenders left, attack dice of a last throw that conquered -> chance.
    using Key = std::tuple<unsigned, unsigned, unsigned>;
    using Stop = std::function<bool(unsigned left, unsigned thrown)>;
    std::map<Key, Fraction> ends(unsigned attack, unsigned defence, const Stop& stop) {
        std::map<Key, Fraction> result;
        walk(attack, defence, 0, Fraction::one(), stop, result);
        return result;
    }

private:
    std::optional<DiceCount> best(unsigned attack, unsigned defence) {
        if (attack < 2) return std::nullopt;
        const unsigned a_most = std::min(3U, attack - 1);
        const unsigned d_most = std::min(3U, defence);
        std::optional<DiceCount> chosen;
        Fraction best_chance;
        for (unsigned a = a_most; a >= 1; --a) {
            if (a < a_most && obligations_.attack_dice == Dice::maximum) break;
            if (a < d_most && obligations_.fewer_dice == FewerDice::refused) break;
            DiceCount answer{a, d_most};
            Fraction worst = after(attack, defence, answer);
            for (unsigned d = d_most - 1; d >= 1 && obligations_.defence_dice == Dice::chosen;
                 --d) {
                const Fraction other = after(attack, defence, {a, d});
                if (!(other < worst)) continue;
                worst = other;
                answer = {a, d};
            }
            if (!chosen || best_chance < worst) {
                chosen = answer;
                best_chance = worst;
            }
        }
        return chosen;
    }

    Fraction after(unsigned attack, unsigned defence, DiceCount dice) {
        const unsigned compared = std::min(dice.attack, dice.defence);
        Fraction sum;
        for (unsigned k = 0; k <= compared; ++k) {
            sum += conquer(attack - (compared - k), defence - k)
                       .times(ways_[dice.attack][dice.defence][k]);
        }
        return sum;
    }

    void walk(
        unsigned attack,
        unsigned defence,
        unsigned thrown,
        const Fraction& chance,
        const Stop& stop,
        std::map<Key, Fraction>& result
    ) {
        const auto dice = best(attack, defence);
        if (!dice || stop(attack, thrown)) {
            result[{attack, defence, 0}] += chance;
            return;
        }
        const unsigned compared = std::min(dice->attack, dice->defence);
        for (unsigned k = 0; k <= compared; ++k) {
            const Fraction share = chance.times(ways_[dice->attack][dice->defence][k]);
            const unsigned left = attack - (compared - k);
            if (defence == k) {
                result[{left, 0, dice->attack}] += share;
            } else {
                walk(left, defence - k, thrown + 1, share, stop, result);
            }
        }
    }

    Obligations obligations_;
    std::array<std::array<std::array<std::uint32_t, 4>, 4>, 4> ways_{};
    std::map<std::pair<unsigned, unsigned>, Fraction> conquer_;
};

// All sixteen obligations there can be.
inline std::vector<Obligations> all_obligations() {
    std::vector<Obligations> all;
    for (const Dice attack : {Dice::maximum, Dice::chosen}) {
        for (const FewerDice fewer : {FewerDice::refused, FewerDice::allowed}) {
            for (const Dice defence : {Dice::maximum, Dice::chosen}) {
                for (const Ties ties : {Ties::to_defender, Ties::to_attacker}) {
                    all.push_back({attack, fewer, defence, ties});
                }
            }
        }
    }
    return all;
}

}  // namespace kamchatka::odds::test
