// Random games end, repeat, visit everything there is, and never touch the heap.
#include "chance/random_player.hpp"

#include "chance/outcome.hpp"
#include "engine/rulebooks.hpp"
#include "testkit/allocations.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <variant>

namespace kamchatka::chance {
namespace {

template <typename Play>
void for_every_table(const Play& play) {
    for (const Ruleset* set : rulebooks::on_classic_board) {
        const Rules rules = make_rules(*set);
        for (std::uint8_t seat_count = 3; seat_count <= seat_count_max; ++seat_count) {
            if (set->setup.starting_armies[seat_count] > 0) play(rules, seat_count);
        }
    }
}

TEST(RandomPlayer, GamesWithAClockEndAfterTheLastRound) {
    for_every_table([](const Rules& rules, std::uint8_t seat_count) {
        if (rules.set.ending.minutes == 0) return;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const PlayedGame game = play_random_game(rules, seat_count, seed, {});
            ASSERT_EQ(game.ending, Ending::played_out);
            ASSERT_TRUE(game.state.cause.has_value());
            if (game.state.cause == Cause::points) {
                ASSERT_GE(game.state.round, 34U + rules.set.ending.rounds_after_time);
            }
            ASSERT_GT(game.action_count, game.turn_count);
        }
    });
}

bool kind_by_kind(const Options& options) {
    std::array<bool, std::variant_size_v<Action>> seen{};
    std::size_t kind = std::variant_npos;
    for (const Option& option : options) {
        if (option.action.index() == kind) continue;
        kind = option.action.index();
        if (seen[kind]) return false;
        seen[kind] = true;
    }
    return true;
}

TEST(RandomPlayer, MayRelyOnOptionsBeingListedKindByKind) {
    for_every_table([](const Rules& rules, std::uint8_t seat_count) {
        State state = new_table(seat_count);
        FastSource source{seat_count};
        ASSERT_FALSE(advance(rules, state, Chance{}, StartGame{}));
        for (int step = 0; step < 2000 && state.phase != Phase::over; ++step) {
            if (draws(state.phase)) {
                ASSERT_FALSE(advance(rules, state, Chance{}, outcome(rules, state, source)));
                continue;
            }
            const Seat seat = awaited_seats(state).front();
            ASSERT_TRUE(kind_by_kind(legal_actions(rules, state, seat)));
            ASSERT_TRUE(kind_by_kind(legal_actions(rules, state, Arbiter{})));
            ASSERT_FALSE(advance(rules, state, seat, random_action(rules, state, seat, source)));
        }
    });
}

TEST(RandomPlayer, GamesWithoutAClockAreGivenUpAtTheLimit) {
    const Rules rules = make_rules(rulebooks::prestige);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const PlayedGame game = play_random_game(rules, 4, seed, {.round_max = 20});
        if (game.ending == Ending::abandoned) {
            EXPECT_EQ(game.state.round, 21U);
        } else {
            EXPECT_TRUE(game.state.cause.has_value());
        }
    }
}

TEST(RandomPlayer, TheSameSeedGivesTheSameGame) {
    const Rules rules = make_rules(rulebooks::challenge);
    const PlayedGame first = play_random_game(rules, 4, 5, {});
    const PlayedGame again = play_random_game(rules, 4, 5, {});
    const PlayedGame other = play_random_game(rules, 4, 6, {});
    EXPECT_EQ(first.state, again.state);
    EXPECT_EQ(first.action_count, again.action_count);
    EXPECT_NE(digest(first.state), digest(other.state));
}

TEST(RandomPlayer, WithdrawsOnlyWhenAsked) {
    const Rules rules = make_rules(rulebooks::challenge);
    std::size_t stayed = 0;
    std::size_t left = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto gone = [](const PlayedGame& game) {
            return std::ranges::count(game.state.standing.items, Standing::withdrawn);
        };
        stayed += gone(play_random_game(rules, 4, seed, {})) == 0 ? 1U : 0U;
        left +=
            gone(play_random_game(rules, 4, seed, {.withdrawals_per_65536 = 100})) > 0 ? 1U : 0U;
    }
    EXPECT_EQ(stayed, 50U);
    EXPECT_GT(left, 5U);
}

TEST(RandomPlayer, PlaysEveryKindOfActionOfASeat) {
    Rules with_options = make_rules(rulebooks::challenge);
    with_options.set.ending.kingmaker = Switch::on;
    with_options.set.combat.defence_dice = Dice::chosen;
    with_options.set.reinforcement.centres_max = 15;
    // Claims are made instead of the placement; three seats, since they divide 42.
    Rules drafted = make_rules(rulebooks::prestige);
    drafted.set.setup.territories = Territories::drafted;
    std::array<std::size_t, std::variant_size_v<Action>> seen{};
    FastSource source{3};
    for (int game = 0; game < 20; ++game) {
        const Rules& rules = game % 4 == 0 ? drafted : with_options;
        State state = new_table(3);
        advance(rules, state, Chance{}, StartGame{Digest{1}, Scheme::promises});
        while (state.phase != Phase::over && state.round <= 60) {
            const SeatSet awaited = awaited_seats(state);
            Actor actor = Chance{};
            Action action = CallTime{};
            if (state.round == 40 && !state.last_round && rules.set.ending.minutes > 0) {
                actor = Arbiter{};
            } else if (state.phase == Phase::supply) {
                action = SupplyEntropy{(seats(state) - state.contributed).front(), {}};
            } else if (awaited.empty()) {
                action = outcome(rules, state, source);
            } else {
                actor = awaited.front();
                action = random_action(rules, state, awaited.front(), source);
                ++seen[action.index()];
            }
            ASSERT_FALSE(advance(rules, state, actor, action));
        }
    }
    const auto first = Action{Promise{}}.index();
    const auto last = Action{ShowColour{}}.index();
    for (auto kind = first; kind <= last; ++kind) EXPECT_GT(seen[kind], 0U) << kind;
}

TEST(RandomPlayer, AWholeGameAllocatesNothing) {
    for_every_table([](const Rules& rules, std::uint8_t seat_count) {
        const std::size_t before = test::allocation_count();
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            play_random_game(rules, seat_count, seed, {.round_max = 100});
        }
        EXPECT_EQ(test::allocation_count(), before);
    });
    const std::size_t before = test::allocation_count();
    ::operator delete(::operator new(1));
    EXPECT_EQ(test::allocation_count(), before + 1) << "the count does not count";
}

}  // namespace
}  // namespace kamchatka::chance
