// Random boards of quadrants, a thousand for each number of players, played to the end at the
// three levels of RisiKo! Master by random players who like to fight.
#include "boards/game_board.hpp"
#include "testkit/clause.hpp"
#include "testkit/effort.hpp"
#include "testkit/engine/random_table.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace kamchatka::test {
namespace {

// For each number of players.
constexpr std::uint64_t board_count = effort(1000U);

// How the game ended, or nothing when it did not or an action offered was refused.
std::optional<Cause> played(const Rules& rules, std::uint8_t players, std::uint64_t seed) {
    RandomTable table{rules, players, Tape{seed}};
    for (std::size_t step = 0; step < step_count_max && !table.over(); ++step) {
        if (!table.play(table.choose())) return std::nullopt;
    }
    return table.state().cause;
}

void play_on_boards(std::uint8_t players, std::map<Cause, unsigned>& endings) {
    for (std::uint64_t seed = 0; seed < board_count; ++seed) {
        const auto board = boards::random_board(players, seed);
        ASSERT_TRUE(board.has_value()) << "seed " << seed;
        for (const Ruleset* set : rulebooks::on_quadrants) {
            const auto cause = played(make_rules(*set, *board), players, seed);
            ASSERT_TRUE(cause.has_value()) << set->id.view() << ", seed " << seed;
            ++endings[*cause];
        }
    }
}

TEST(RandomBoards, AThousandArePlayedToTheEndAtEveryLevelByThreeToSix) {
    CLAUSE("MA-B1", "MA-B2", "MA-E6", "MA-M4");
    for (std::uint8_t players = 3; players <= seat_count_max; ++players) {
        SCOPED_TRACE(std::to_string(players) + " players");
        std::map<Cause, unsigned> endings;
        play_on_boards(players, endings);
        if (HasFatalFailure()) return;
        // Most by the common goal; some because everybody else has left.
        EXPECT_GT(endings[Cause::objective], board_count);
        EXPECT_EQ(endings[Cause::points], 0U);
    }
}

}  // namespace
}  // namespace kamchatka::test
