// What games are worth: the books' sentences, and the worked example of every preset.
#include "tournament/format/presets.hpp"

#include "testkit/clause.hpp"

#include <gtest/gtest.h>

namespace kamchatka::tournament {
namespace {

Line line(std::uint32_t player, std::int64_t points) {
    return {.player = PlayerId{player}, .points = whole_score(points)};
}

Lines table(std::initializer_list<std::int64_t> points) {
    Lines lines;
    for (const std::int64_t each : points) {
        lines.push_back(line(static_cast<std::uint32_t>(lines.size() + 1), each));
    }
    return lines;
}

std::vector<Score> score(const Scoring& scoring, const Lines& lines) {
    const auto scorer = Scorer::of(scoring);
    EXPECT_TRUE(scorer.has_value());
    return scorer->scores(lines, lines.size());
}

std::vector<Score> score(std::string_view preset, const Lines& lines) {
    return score(find_scoring(preset)->scoring, lines);
}

TEST(Scoring, AnObjectiveInTimeIsWorthAHundred) {
    CLAUSE("CH-10.5", "PR-9b");
    Lines lines = table({86, 30, 20, 10});
    lines[0].objective = true;
    EXPECT_EQ(score("points", lines)[0], whole_score(100));
    // After time is up it is first place with the points held.
    lines[0].objective = false;
    EXPECT_EQ(score("points", lines)[0], whole_score(86));
    EXPECT_EQ(score("points", lines)[1], whole_score(30));
}

TEST(Scoring, TheVictoryPrizeIsAHundredAtMost) {
    CLAUSE("CH-12.2.1");
    Format format = find_preset("standings")->format;
    const auto complains = [&] {
        for (const FormatComplaint& each : complaints_about(format)) {
            if (each.fault == FormatFault::prize_too_high) return each.weight == Weight::must;
        }
        return false;
    };
    format.stages[0].scoring.prize = 100;
    EXPECT_FALSE(complains());
    format.stages[0].scoring.prize = 101;
    EXPECT_TRUE(complains());
    format.official = false;  // in no tournament at all
    EXPECT_TRUE(complains());
}

TEST(Scoring, ThePrizeAtTablesOfFourIsAFifthLowerRoundedDown) {
    CLAUSE("CH-12.2.2");
    RULING("R-27");
    Scoring scoring = find_scoring("rtu")->scoring;
    EXPECT_EQ(prize_at(scoring, 5), 100);
    EXPECT_EQ(prize_at(scoring, 4), 80);
    scoring.prize = 33;
    EXPECT_EQ(prize_at(scoring, 4), 26);  // 26.4
    scoring.prize_at_four = PrizeAtFour::same;
    EXPECT_EQ(prize_at(scoring, 4), 33);
    EXPECT_EQ(score("rtu", table({40, 30, 20, 10}))[0], whole_score(120));
    EXPECT_EQ(score("rtu", table({40, 30, 20, 10, 5}))[0], whole_score(140));
}

TEST(Scoring, AMixedOfficialTournamentMustLowerThePrizeAtFour) {
    CLAUSE("CH-12.2.2");
    Format format = find_preset("standings")->format;
    const auto weight = [&]() -> std::optional<Weight> {
        for (const FormatComplaint& each : complaints_about(format)) {
            if (each.fault == FormatFault::prize_not_lower_at_four) return each.weight;
        }
        return std::nullopt;
    };
    EXPECT_EQ(weight(), std::nullopt);
    format.stages[0].scoring.prize_at_four = PrizeAtFour::same;
    EXPECT_EQ(weight(), Weight::must);
    format.official = false;
    EXPECT_EQ(weight(), Weight::should);
    format.stages[0].sizes = Sizes::fours;
    EXPECT_EQ(weight(), std::nullopt);
}

TEST(Scoring, WhoWithdrewScoresThePlaceReached) {
    CLAUSE("TK-C24");
    Lines lines = table({47, 38, 20, 10});
    lines[1].fate = Fate::withdrawn;
    EXPECT_EQ(score("placement", lines)[1], *read_score("7.38"));
    EXPECT_EQ(places_of(lines), (std::vector<std::uint8_t>{1, 2, 3, 4}));
}

TEST(Scoring, WhoWasExcludedCountsAsEliminated) {
    Lines lines = table({47, 38, 20, 0});
    lines[3].fate = Fate::excluded;
    lines[3].out = 1;
    EXPECT_EQ(score("placement", lines)[3], whole_score(1));
}

TEST(Scoring, EveryPresetScoresItsWorkedExample) {
    for (const ScoringPreset& preset : scoring_presets()) {
        ASSERT_FALSE(preset.example.lines.empty()) << preset.id;
        EXPECT_EQ(score(preset.scoring, preset.example.lines), preset.example.scores) << preset.id;
        EXPECT_FALSE(check_formula(preset.scoring.formula)) << preset.id;
    }
}

// Worked by hand from the tables of the circuit.
TEST(Scoring, TheCircuitsFormulasByHand) {
    Lines five = table({81, 30, 20, 15, 10});
    EXPECT_EQ(score("open", five)[0], whole_score(150));               // above 80 counts 100, + 50
    EXPECT_EQ(score("open", table({40, 20, 12}))[2], whole_score(9));  // x 0.75
    EXPECT_EQ(score("master", five)[0], *read_score("1.1"));           // 80 to 86 count 100
    EXPECT_EQ(score("master", table({86, 30, 20, 10}))[0], *read_score("1.086"));
    Lines reached = table({86, 30, 20, 10});
    reached[0].objective = true;
    EXPECT_EQ(score("master", reached)[0], *read_score("1.1"));
    EXPECT_EQ(score("placement", reached)[0], whole_score(13));
    EXPECT_EQ(score("spartac", reached)[0], whole_score(186));
    EXPECT_EQ(score("spartac", reached)[1], whole_score(30));  // 100 - (100 - 30)
    EXPECT_EQ(score("final_2004", reached)[0], whole_score(110));
    EXPECT_EQ(score("placement", table({40, 30, 20, 16, 8}))[3], *read_score("3.2"));
    EXPECT_EQ(score("places", table({30, 20, 10}))[2], *read_score("10.2"));
}

TEST(Scoring, DecimalsSettleTiesAndCountForNothingElse) {
    Lines lines = table({44, 44, 31, 18});
    lines[0].points = *read_score("44.1");
    lines[1].points = *read_score("44.2");
    EXPECT_EQ(score("raduno", lines)[1], whole_score(94));
    EXPECT_EQ(score("raduno", lines)[0], whole_score(44));
}

}  // namespace
}  // namespace kamchatka::tournament
