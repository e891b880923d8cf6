// What the dice decide: the booklets' examples, every roll there is against a second opinion, and
// random battles in which the conquering roll must cost the attacker nothing.
#include "engine/tests/turn.hpp"
#include "testkit/effort.hpp"

#include <rapidcheck/gtest.h>

#include <map>

namespace kamchatka::test::dice_test {
namespace {

using namespace classic;

struct Losses {
    unsigned attacker;
    unsigned defender;
    friend auto operator<=>(const Losses&, const Losses&) = default;
};

// alaska attacks kamchatka with as many dice as are given; what each side has lost after the roll.
Losses lost(const Ruleset& set, DiceThree attack, DiceThree defence) {
    const auto count = [](const DiceThree& dice) {
        return static_cast<std::uint8_t>(3 - std::count(dice.begin(), dice.end(), 0));
    };
    Table table(set);
    const auto attackers = static_cast<std::uint16_t>(count(attack) + 1);
    table.with({{alaska, s1, attackers}, {kamchatka, s2, count(defence)}});
    table.fight(s1, {alaska, kamchatka, count(attack)}, attack, defence);
    return {attackers - table.armies(alaska), count(defence) - table.armies(kamchatka)};
}

TEST(Dice, OfTheFirstExampleCostOneArmyEach) {
    CLAUSE("CH-4.7", "CH-4.8", "TO-5h", "PR-4c");
    in_all_rulebooks([](const Ruleset& set) {
        EXPECT_EQ(lost(set, dice(6, 2), dice(5, 3)), (Losses{1, 1}));
    });
}

TEST(Dice, OfTheSecondExampleCostTheAttackerOneArmy) {
    CLAUSE("CH-4.8", "CH-4.9", "TO-5h", "PR-4c");
    in_all_rulebooks([](const Ruleset& set) {
        EXPECT_EQ(lost(set, dice(3, 4), dice(4)), (Losses{1, 0}));
    });
}

TEST(Dice, OfTheThirdExampleCostTheDefenderOneArmy) {
    CLAUSE("CH-4.8", "CH-4.9", "TO-5h", "PR-4c");
    in_all_rulebooks([](const Ruleset& set) {
        EXPECT_EQ(lost(set, dice(1, 2, 6), dice(5)), (Losses{0, 1}));
    });
}

TEST(Dice, OfTheFourthExampleCostTheDefenderOneArmyAndTheAttackerTwo) {
    CLAUSE("CH-4.7", "CH-4.8", "TO-5h", "PR-4c");
    in_all_rulebooks([](const Ruleset& set) {
        EXPECT_EQ(lost(set, dice(6, 4, 1), dice(5, 4, 2)), (Losses{2, 1}));
    });
}

TEST(Dice, AreComparedHighestAgainstHighestAndSoOn) {
    CLAUSE("CH-4.7", "TO-5h", "PR-4c");
    in_all_rulebooks([](const Ruleset& set) {
        // 6-5 4-3 2-1, though in the order they fell the defender would win two.
        EXPECT_EQ(lost(set, dice(2, 4, 6), dice(3, 5, 1)), (Losses{0, 3}));
    });
}

TEST(Dice, AreNeverSummed) {
    CLAUSE("CH-4.9", "TO-5h", "PR-4c");
    in_all_rulebooks([](const Ruleset& set) {
        // 15 against 11, and yet two of three are lost.
        EXPECT_EQ(lost(set, dice(5, 5, 5), dice(5, 5, 1)), (Losses{2, 1}));
    });
}

TEST(Dice, WithoutAnOpponentAreIgnoredSoTheAttackerUsesHisBest) {
    CLAUSE("CH-4.9", "TO-5h", "PR-4c");
    in_all_rulebooks([](const Ruleset& set) {
        EXPECT_EQ(lost(set, dice(1, 6, 5), dice(4, 5)), (Losses{0, 2}));
    });
}

TEST(Dice, OfTheDefenderWithoutAnOpponentAreIgnoredInPrestige) {
    CLAUSE("PR-4a", "PR-4c");
    in_prestige([](const Ruleset& set) {
        EXPECT_EQ(lost(set, dice(5), dice(1, 4, 2)), (Losses{0, 1}));
        EXPECT_EQ(lost(set, dice(5), dice(1, 5, 2)), (Losses{1, 0}));
    });
}

TEST(Dice, MustBeAsManyAsDeclared) {
    CLAUSE("CH-4.5b", "CH-4.6", "TO-8", "TK-R6");
    in_rulebooks(
        {&rulebooks::challenge, &rulebooks::torneo, &rulebooks::torisiko},
        [](const Ruleset& set) {
            Table table = Table(set).with({{alaska, s1, 4}, {kamchatka, s2, 2}});
            table.play(s1, Attack{alaska, kamchatka, 3});
            EXPECT_FALSE(table.allowed(Chance{}, RollDice{dice(1, 2), dice(3, 4)}));
            EXPECT_FALSE(table.allowed(Chance{}, RollDice{dice(1, 2, 3), dice(3)}));
            EXPECT_FALSE(table.allowed(Chance{}, RollDice{dice(1, 2, 3), dice(3, 4, 5)}));
            EXPECT_FALSE(table.allowed(Chance{}, RollDice{dice(1, 2, 7), dice(3, 4)}));
            EXPECT_TRUE(table.allowed(Chance{}, RollDice{dice(1, 2, 3), dice(3, 4)}));
        }
    );
}

// The second opinion: take the best die of each side away, compare, go on while both have one.
Losses second_opinion(std::vector<int> attack, std::vector<int> defence) {
    Losses losses{};
    while (!attack.empty() && !defence.empty()) {
        const auto a = std::max_element(attack.begin(), attack.end());
        const auto d = std::max_element(defence.begin(), defence.end());
        if (*a > *d) {
            ++losses.defender;
        } else {
            ++losses.attacker;
        }
        attack.erase(a);
        defence.erase(d);
    }
    return losses;
}

// The number-th of the 6^count rolls.
DiceThree nth_roll(unsigned number, unsigned count) {
    DiceThree dice{};
    for (unsigned i = 0; i < count; ++i) {
        dice[i] = static_cast<std::uint8_t>(1 + number % 6);
        number /= 6;
    }
    return dice;
}
constexpr std::array<unsigned, 4> roll_count{1, 6, 36, 216};

std::vector<int> as_list(const DiceThree& dice, unsigned count) {
    return {dice.begin(), dice.begin() + count};
}

Losses losses_in(const Events& events) {
    Losses losses{};
    for (const Event& event : events) {
        const auto* lost = std::get_if<ArmiesLost>(&event);
        if (lost == nullptr) continue;
        (lost->territory == alaska ? losses.attacker : losses.defender) += lost->armies;
    }
    return losses;
}

using Distribution = std::map<Losses, unsigned>;

// Every roll of `attack` dice against `defence` dice, judged by the engine and by the second
// opinion; how often each outcome came.
Distribution all_rolls(const Table& table, unsigned attack, unsigned defence) {
    Distribution seen;
    for (unsigned a = 0; a < roll_count[attack]; ++a) {
        for (unsigned d = 0; d < roll_count[defence]; ++d) {
            const RollDice roll{nth_roll(a, attack), nth_roll(d, defence)};
            const Decision decision = decide(table.rules(), table.state(), Chance{}, roll);
            if (!decision) {
                ADD_FAILURE() << "refused";
                return seen;
            }
            const Losses losses = losses_in(*decision);
            const Losses expected =
                second_opinion(as_list(roll.attack, attack), as_list(roll.defence, defence));
            if (losses != expected) ADD_FAILURE() << "roll " << a << " against " << d;
            ++seen[losses];
        }
    }
    return seen;
}

// A table at which so many dice are about to be rolled by each side.
Table about_to_roll(const Ruleset& set, std::uint8_t attack, std::uint8_t defence) {
    Table table(set);
    table.with({{alaska, s1, static_cast<std::uint16_t>(attack + 1)}, {kamchatka, s2, defence}});
    table.play(s1, Attack{alaska, kamchatka, attack});
    if (table.state().phase == Phase::defend) table.play(s2, Defend{defence});
    return table;
}

TEST(Dice, OfEveryRollAreComparedAsTheBookSays) {
    CLAUSE("CH-4.7", "CH-4.8", "CH-4.9", "TO-5h", "PR-4c");
    in_all_rulebooks([](const Ruleset& set) {
        unsigned pairings = 0;
        for (std::uint8_t attack = 1; attack <= 3; ++attack) {
            for (std::uint8_t defence = 1; defence <= 3; ++defence) {
                const bool fewer_allowed = set.clauses == rulebooks::prestige.clauses;
                if (attack < defence && !fewer_allowed) continue;
                all_rolls(about_to_roll(set, attack, defence), attack, defence);
                ++pairings;
            }
        }
        EXPECT_GE(pairings, 6U);
    });
}

TEST(Dice, HaveTheWellKnownOdds) {
    CLAUSE("CH-4.8", "TO-5h", "PR-4c");
    in_all_rulebooks([](const Ruleset& set) {
        const Distribution three{{{0, 3}, 6420}, {{1, 2}, 10017}, {{2, 1}, 12348}, {{3, 0}, 17871}};
        EXPECT_EQ(all_rolls(about_to_roll(set, 3, 3), 3, 3), three);
        const Distribution two{{{0, 2}, 2890}, {{1, 1}, 2611}, {{2, 0}, 2275}};
        EXPECT_EQ(all_rolls(about_to_roll(set, 3, 2), 3, 2), two);
    });
}

// Numbers that decide a battle; none left means that it is broken off.
class Tape {
public:
    explicit Tape(const std::vector<std::uint32_t>& numbers) : numbers_{numbers} {}
    bool over() const { return next_ >= numbers_.size(); }
    // From least to least + span - 1.
    std::uint8_t number(unsigned least, unsigned span) {
        const std::uint32_t n = over() ? 0 : numbers_[next_++];
        return static_cast<std::uint8_t>(least + n % span);
    }
    DiceThree dice(unsigned count) {
        DiceThree dice{};
        for (unsigned i = 0; i < count; ++i) dice[i] = number(1, 6);
        return dice;
    }

private:
    const std::vector<std::uint32_t>& numbers_;
    std::size_t next_ = 0;
};

std::map<std::string, long>& conquests_seen() {
    static std::map<std::string, long> seen;
    return seen;
}

// Plays until the tape or the battle is over. False when a conquering roll cost the attacker armies
// or left him too few to move in with as many as he rolled dice.
bool conquest_is_free(const Ruleset& set, Tape tape) {
    Table table(set);
    const std::uint16_t attackers = tape.number(2, 14);
    table.with({{alaska, s1, attackers}, {kamchatka, s2, tape.number(1, 6)}});
    while (!tape.over()) {
        const Numbers choices = attacks(table, s1, alaska, kamchatka);
        if (choices.empty()) return true;
        const auto rolled = choices[tape.number(0, static_cast<unsigned>(choices.size()))];
        table.play(s1, Attack{alaska, kamchatka, static_cast<std::uint8_t>(rolled)});
        if (table.state().phase == Phase::defend) {
            table.play(s2, Defend{tape.number(1, most_dice(table.armies(kamchatka)))});
        }
        const unsigned before = table.armies(alaska);
        const DiceThree attack = tape.dice(rolled);
        table.play(Chance{}, RollDice{attack, tape.dice(table.state().battle.defence_dice)});
        if (!table.saw<TerritoryConquered>()) continue;
        ++conquests_seen()[std::string{set.id.view()}];
        return table.armies(alaska) == before &&
            table.allowed(s1, Occupy{static_cast<std::uint16_t>(rolled)});
    }
    return true;
}

RC_GTEST_PROP(
    BattleProperty,
    ConqueringRollNeverCostsTheAttackerAnArmy,
    (const std::vector<std::uint32_t>& numbers)
) {
    RULING("R-11");
    for (const Ruleset* set : rulebooks::on_classic_board)
        RC_ASSERT(conquest_is_free(*set, Tape{numbers}));
}

TEST(BattlePropertyCensus, ThereWereConquestsInEveryRulebook) {
    RULING("R-11");
    in_all_rulebooks([](const Ruleset& set) {
        EXPECT_GT(conquests_seen()[std::string{set.id.view()}], effort(5));
    });
}

}  // namespace
}  // namespace kamchatka::test::dice_test
