#include "bots/pressing.hpp"

#include "chance/outcome.hpp"
#include "engine/engine.hpp"
#include "odds/campaign_table.hpp"

#include <algorithm>
#include <cassert>

namespace kamchatka::bots {
namespace {

void sort_down(DiceThree& dice) {
    if (dice[0] < dice[1]) std::swap(dice[0], dice[1]);
    if (dice[1] < dice[2]) std::swap(dice[1], dice[2]);
    if (dice[0] < dice[1]) std::swap(dice[0], dice[1]);
}

// Of the pairs compared, how many the attacker wins; equal dice are the defender's.
unsigned wins(DiceThree attack, DiceThree defence, unsigned pairs) {
    sort_down(attack);
    sort_down(defence);
    unsigned count = 0;
    for (unsigned i = 0; i < pairs; ++i) count += attack[i] > defence[i] ? 1U : 0U;
    return count;
}

}  // namespace

void press_on(
    const Rules& rules,
    State& state,
    const Attack& attack,
    float confidence,
    chance::FastSource& dice
) {
    const CombatRules& knobs = rules.set.combat;
    const Seat defender = owner(state, attack.to);
    if (knobs.defence_dice == Dice::chosen && active(state, defender)) return;
    const odds::CampaignTable& table = odds::campaign_table(odds::obligations_of(knobs));
    std::uint16_t& attackers = state.armies[attack.from];
    std::uint16_t& defenders = state.armies[attack.to];
    while (attackers > 1 && table[{attackers, defenders}].conquer >= confidence) {
        const unsigned thrown = std::min(3U, attackers - 1U);
        const unsigned against = std::min<unsigned>(3, defenders);
        if (thrown < against && knobs.fewer_dice == FewerDice::refused) return;
        const RollDice roll{chance::roll<3>(thrown, dice), chance::roll<3>(against, dice)};
        const unsigned pairs = std::min(thrown, against);
        const unsigned won = wins(roll.attack, roll.defence, pairs);
        if (won < defenders) {
            defenders = static_cast<std::uint16_t>(defenders - won);
            attackers = static_cast<std::uint16_t>(attackers - (pairs - won));
            continue;
        }
        const Attack last{attack.from, attack.to, static_cast<std::uint8_t>(thrown)};
        const auto declined = advance(rules, state, seat_on_turn(state), last);
        const auto refused = advance(rules, state, Chance{}, roll);
        assert(!declined && !refused);
        return;
    }
}

}  // namespace kamchatka::bots
