// One throw against every outcome of the dice.
#include "odds/throw.hpp"

#include "odds/tests/judge.hpp"

#include <gtest/gtest.h>

namespace kamchatka::odds {
namespace {

TEST(Throw, CountsEveryFallOfEveryPairOfDiceNumbers) {
    for (const Ties ties : {Ties::to_defender, Ties::to_attacker}) {
        for (unsigned a = 1; a <= 3; ++a) {
            for (unsigned d = 1; d <= 3; ++d) {
                const ThrowOdds& odds = throw_odds({a, d}, ties);
                EXPECT_EQ(odds.ways, test::roll_out(a, d, ties)) << a << " against " << d;
                EXPECT_EQ(odds.compared, std::min(a, d));
                std::uint32_t sum = 0;
                for (const std::uint32_t ways : odds.ways) sum += ways;
                EXPECT_EQ(sum, odds.total);
            }
        }
    }
}

TEST(Throw, HasTheKnownNumbersOfThreeAgainstThree) {
    using Ways = std::array<std::uint32_t, 4>;
    EXPECT_EQ(throw_odds({3, 3}, Ties::to_defender).ways, (Ways{17871, 12348, 10017, 6420}));
    EXPECT_EQ(throw_odds({3, 3}, Ties::to_attacker).ways, (Ways{6420, 10017, 12348, 17871}));
    EXPECT_EQ(throw_odds({3, 2}, Ties::to_defender).ways, (Ways{2275, 2611, 2890, 0}));
    EXPECT_EQ(throw_odds({1, 1}, Ties::to_defender).total, 36U);
}

// What ties give to one side they take from the other, with the sides exchanged.
TEST(Throw, IsItsOwnMirrorUnderTheOtherTieRule) {
    for (unsigned a = 1; a <= 3; ++a) {
        for (unsigned d = 1; d <= 3; ++d) {
            const ThrowOdds& odds = throw_odds({a, d}, Ties::to_defender);
            const ThrowOdds& mirror = throw_odds({d, a}, Ties::to_attacker);
            for (unsigned k = 0; k <= odds.compared; ++k) {
                EXPECT_EQ(odds.ways[k], mirror.ways[odds.compared - k]);
            }
        }
    }
}

}  // namespace
}  // namespace kamchatka::odds
