// What the books ask of a tournament's form, and how many sit at each table.
#include "tournament/format/presets.hpp"
#include "tournament/seating/tables.hpp"

#include "testkit/clause.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace kamchatka::tournament {
namespace {

std::optional<Weight> weight_of(const Format& format, FormatFault fault) {
    for (const FormatComplaint& each : complaints_about(format)) {
        if (each.fault == fault) return each.weight;
    }
    return std::nullopt;
}

Format preset(std::string_view id) { return find_preset(id)->format; }

TEST(Format, EveryPresetCanBePlayed) {
    for (const FormatPreset& each : format_presets()) {
        for (const FormatComplaint& complaint : complaints_about(each.format)) {
            EXPECT_NE(complaint.weight, Weight::must)
                << each.id << ": " << static_cast<int>(complaint.fault);
        }
    }
}

TEST(Format, OfficialTablesAreOfFourOrFive) {
    CLAUSE("CH-12.1");
    Format format = preset("standings");
    EXPECT_EQ(weight_of(format, FormatFault::threes_mixed), std::nullopt);
    format.stages[0].sizes = Sizes::league;  // threes among the fours
    EXPECT_EQ(weight_of(format, FormatFault::threes_mixed), Weight::must);
    format.stages[0].sizes = Sizes::threes;  // threes alone
    EXPECT_EQ(weight_of(format, FormatFault::threes_mixed), std::nullopt);
    for (std::size_t people = 12; people <= 500; ++people) {
        for (const Sizes sizes : {Sizes::fours_then_fives, Sizes::fives_then_fours}) {
            const auto tables = table_sizes(people, sizes);
            ASSERT_TRUE(tables) << people;
            std::size_t seated = 0;
            for (const TableSize& table : *tables) {
                EXPECT_TRUE(table.people == 4 || table.people == 5);
                seated += table.people;
            }
            EXPECT_EQ(seated, people);
        }
    }
}

TEST(Format, SomeNumbersCannotBeSeatedAtFoursAndFives) {
    for (const std::size_t people : {1U, 2U, 3U, 6U, 7U, 11U}) {
        EXPECT_FALSE(table_sizes(people, Sizes::fours_then_fives)) << people;
        EXPECT_FALSE(table_sizes(people, Sizes::fives_then_fours)) << people;
    }
    EXPECT_FALSE(table_sizes(18, Sizes::fours));
    EXPECT_EQ(table_sizes(18, Sizes::fours_then_fives)->size(), 4U);
}

TEST(Format, LeaguesTakeAGhostWhereAFourthIsMissing) {
    const auto seated = [](std::size_t people) {
        std::string text;
        const auto tables = table_sizes(people, Sizes::league);
        for (const TableSize& table : *tables) {
            text += std::to_string(table.people) + (table.ghosts > 0 ? "g" : "");
        }
        return text;
    };
    EXPECT_EQ(seated(16), "4444");
    EXPECT_EQ(seated(17), "5444");
    EXPECT_EQ(seated(18), "4443g3g");
    EXPECT_EQ(seated(19), "44443g");
    EXPECT_EQ(seated(3), "3g");
}

TEST(Format, AStandingsTableWantsEqualTablesAndTimes) {
    CLAUSE("CH-12.2", "PR-10a");
    Format format = preset("italiana");
    EXPECT_EQ(weight_of(format, FormatFault::mixed_tables), std::nullopt);
    format.stages[0].sizes = Sizes::fours_then_fives;
    EXPECT_EQ(weight_of(format, FormatFault::mixed_tables), Weight::should);
    // A prize that allows for it is the book's own provision for mixed tables.
    EXPECT_EQ(weight_of(preset("standings"), FormatFault::mixed_tables), std::nullopt);
}

TEST(Format, AtLeastTwoThirdsOfTheGamesCount) {
    CLAUSE("CH-12.2.3");
    RULING("R-27");
    EXPECT_EQ(counted_least(3), 2U);
    EXPECT_EQ(counted_least(4), 3U);
    EXPECT_EQ(counted_least(10), 7U);
    EXPECT_EQ(counted_least(12), 8U);
    Format format = preset("standings");
    format.stages[0].rounds = 4;
    format.stages[0].counted = 3;
    EXPECT_EQ(weight_of(format, FormatFault::too_few_counted), std::nullopt);
    format.stages[0].counted = 2;
    EXPECT_EQ(weight_of(format, FormatFault::too_few_counted), Weight::must);
}

TEST(Format, OfficialTournamentsPlayNeitherKingmakerNorTheChallengeCard) {
    CLAUSE("KM-1o", "CC-4o");
    Format format = preset("standings");
    format.kingmaker = true;
    format.challenge_card = true;
    EXPECT_EQ(weight_of(format, FormatFault::kingmaker_played), Weight::must);
    EXPECT_EQ(weight_of(format, FormatFault::challenge_card_played), Weight::must);
    format.official = false;
    EXPECT_EQ(weight_of(format, FormatFault::kingmaker_played), Weight::should);
    EXPECT_EQ(weight_of(format, FormatFault::challenge_card_played), Weight::should);
}

TEST(Format, ThresholdsFollowTheTables) {
    const Format gathering = preset("raduno");
    const auto row = [&](std::size_t players) { return *threshold_for(gathering, players); };
    EXPECT_EQ(row(36), (Threshold{0, 2, 2, 8, 1}));
    EXPECT_EQ(row(37), (Threshold{37, 0, 4, 16, 1}));
    EXPECT_EQ(row(76), (Threshold{37, 0, 4, 16, 1}));
    EXPECT_EQ(row(77), (Threshold{77, 0, 8, 32, 2}));
    EXPECT_EQ(row(196), (Threshold{157, 0, 16, 64, 4}));
    EXPECT_EQ(row(197), (Threshold{197, 0, 20, 80, 5}));
    EXPECT_EQ(threshold_for(preset("master"), 150)->winners, 3);
    Format broken = gathering;
    broken.thresholds[0].semifinals = 3;  // eight do not divide by three
    EXPECT_EQ(weight_of(broken, FormatFault::bad_thresholds), Weight::must);
}

TEST(Knockout, AHundredPlayersAndAFinalOfFive) {
    CLAUSE("CH-12.3b", "PR-10b");
    const auto plan = knockout_plan(100, 5, Seconds::stay_out);
    ASSERT_TRUE(plan);
    ASSERT_EQ(plan->size(), 3U);
    EXPECT_EQ((*plan)[0], (KnockoutRound{.players = 100, .fives = 20, .fours = 0}));
    EXPECT_EQ((*plan)[1], (KnockoutRound{.players = 20, .fives = 0, .fours = 5}));
    EXPECT_EQ((*plan)[2], (KnockoutRound{.players = 5, .fives = 1, .fours = 0}));
}

TEST(Knockout, TablesAreAMultipleOfTheFinalOrTheNumbersDoNotFit) {
    CLAUSE("CH-12.3b", "PR-10b");
    std::size_t fitting = 0;
    for (std::size_t players = 4; players <= 600; ++players) {
        for (const std::size_t final_size : {4U, 5U}) {
            const auto plan = knockout_plan(players, final_size, Seconds::stay_out);
            if (!plan) continue;
            ++fitting;
            std::size_t left = players;
            for (const KnockoutRound& round : *plan) {
                EXPECT_EQ(round.players, left);
                EXPECT_EQ(round.fives * 5U + round.fours * 4U, left);
                left = round.tables();
                EXPECT_TRUE(left == 1 || left % final_size == 0) << players;
            }
            EXPECT_EQ(left, 1U);
            EXPECT_EQ(plan->back().players, final_size);
        }
    }
    EXPECT_GT(fitting, 200U);
    EXPECT_FALSE(knockout_plan(40, 4, Seconds::stay_out));
    const NearestNumbers nearest = nearest_numbers(40, 4);
    EXPECT_EQ(nearest.below, 20U);
    EXPECT_EQ(nearest.above, 64U);
}

TEST(Knockout, SecondsMakeTheNumbersFitWhereTheOrganiserAllowsIt) {
    CLAUSE("TO-3a");
    const auto plan = knockout_plan(40, 4, Seconds::may_fill);
    ASSERT_TRUE(plan);
    EXPECT_EQ((*plan)[0].tables() + (*plan)[0].seconds, (*plan)[1].players);
    EXPECT_EQ(plan->back().players, 4U);
    EXPECT_EQ(preset("torneo").stages[0].sizes, Sizes::fours_then_fives);
    // Four at every table whenever the numbers allow it.
    const auto even = table_sizes(64, Sizes::fours_then_fives);
    EXPECT_TRUE(std::ranges::all_of(*even, [](const TableSize& table) { return table.people == 4; })
    );
}

}  // namespace
}  // namespace kamchatka::tournament
