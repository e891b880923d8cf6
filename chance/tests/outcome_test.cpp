// What chance does is exactly what the engine offers it: every outcome is legal, and every legal
// one can come up.
#include "chance/outcome.hpp"

#include "chance/fast_source.hpp"
#include "chance/random_player.hpp"
#include "engine/engine.hpp"
#include "engine/rulebooks.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace kamchatka::chance {
namespace {

// Gives the numbers of a script and keeps what it was asked for.
struct Scripted {
    std::vector<unsigned> numbers;
    std::vector<unsigned> asked{};

    unsigned below(unsigned n) {
        asked.push_back(n);
        const unsigned number = numbers.at(asked.size() - 1);
        EXPECT_LT(number, n);
        return number;
    }
};

State waiting_in(Phase phase) {
    State state = new_table(4);
    state.phase = phase;
    return state;
}

const Rules& challenge() {
    static const Rules rules = make_rules(rulebooks::challenge);
    return rules;
}

TEST(Outcome, AttackDiceComeBeforeDefenceDice) {
    State state = waiting_in(Phase::roll);
    state.battle.attack_dice = 3;
    state.battle.defence_dice = 2;
    Scripted script{{0, 1, 2, 3, 4}};
    EXPECT_EQ(
        outcome(challenge(), state, script),
        Action(RollDice{.attack = {1, 2, 3}, .defence = {4, 5}})
    );
    EXPECT_EQ(script.asked, std::vector<unsigned>(5, 6));
}

TEST(Outcome, TheNumberCountsWhatIsLeftInAscendingOrder) {
    State state = waiting_in(Phase::draw);
    state.deck.reveal() = {Card{40}, Card{7}, Card{19}};
    Scripted script{{1}};
    EXPECT_EQ(outcome(challenge(), state, script), Action(DrawCard{Card{19}}));
    EXPECT_EQ(script.asked, std::vector<unsigned>{3});
}

TEST(Outcome, RollsForAPlaceTakeTheDiceOfTheRuleset) {
    Rules rules = make_rules(rulebooks::challenge);
    rules.set.setup.order_dice = 3;
    Scripted script{{5, 0, 3}};
    EXPECT_EQ(
        outcome(rules, waiting_in(Phase::order), script), Action(RollForPlace{DiceThree{6, 1, 4}})
    );
    Scripted tie{{2}};
    EXPECT_EQ(
        outcome(rules, waiting_in(Phase::tie_break), tie), Action(RollForPlace{DiceThree{3, 0, 0}})
    );
}

TEST(Outcome, ClosingRollsTwoDice) {
    Scripted script{{4, 4}};
    EXPECT_EQ(
        outcome(challenge(), waiting_in(Phase::closing), script),
        Action(RollClosing{DicePair{5, 5}})
    );
}

// How many different outcomes there are, dice apart.
std::size_t choices(const Rules& rules, const State& state) {
    struct Asked {
        unsigned n = 0;
        unsigned below(unsigned most) {
            n = most;
            return 0;
        }
    } asked;
    const Action action = outcome(rules, state, asked);
    const bool dice = std::holds_alternative<RollForPlace>(action) ||
        std::holds_alternative<RollDice>(action) || std::holds_alternative<RollClosing>(action);
    return dice ? 1 : asked.n;
}

TEST(Outcome, IsWhatTheEngineOffersChance) {
    std::array<std::size_t, 20> seen{};
    for (const Ruleset* set : rulebooks::on_classic_board) {
        const Rules rules = make_rules(*set);
        FastSource source{11};
        for (int game = 0; game < 20; ++game) {
            State state = new_table(4);
            advance(rules, state, Chance{}, StartGame{});
            while (state.round < 40 && state.phase != Phase::over) {
                if (!draws(state.phase)) {
                    const Seat seat = awaited_seats(state).front();
                    const Action action = random_action(rules, state, seat, source);
                    ASSERT_FALSE(advance(rules, state, seat, action));
                    continue;
                }
                ++seen[static_cast<std::size_t>(state.phase)];
                const Options options = legal_actions(rules, state, Chance{});
                const Action action = outcome(rules, state, source);
                const auto covers_it = [&](const Option& option) { return covers(option, action); };
                ASSERT_TRUE(std::ranges::any_of(options, covers_it));
                ASSERT_EQ(options.size(), choices(rules, state));
                ASSERT_FALSE(advance(rules, state, Chance{}, action));
            }
        }
    }
    for (const Phase phase :
         {Phase::order, Phase::objectives, Phase::deal, Phase::roll, Phase::draw}) {
        EXPECT_GT(seen[static_cast<std::size_t>(phase)], 0U);
    }
}

}  // namespace
}  // namespace kamchatka::chance
