// The national ranking, worked by hand.
#include "tournament/ranking/yearly.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace kamchatka::tournament {
namespace {

RankedEvent event(
    EventKind kind,
    std::uint16_t tables,
    std::uint16_t rounds,
    std::vector<RankedEvent::Place> places
) {
    return {
        .name = "e",
        .event = kind,
        .tables = tables,
        .rounds = rounds,
        .places = std::move(places)};
}

std::string score(
    EventKind kind, std::uint16_t tables, std::uint16_t rounds, std::uint16_t position
) {
    const auto value = event_score(national_formula(), event(kind, tables, rounds, {}), position);
    return value ? to_text(*value) : "none";
}

TEST(Yearly, FadesAsTheExponentialDoes) {
    for (std::uint32_t position = 1; position <= 400; ++position) {
        const double expected = std::exp(-static_cast<double>(position) / 20);
        EXPECT_NEAR(static_cast<double>(decayed(position, 20)) / 1e15, expected, 1e-13) << position;
    }
    EXPECT_EQ(decayed(100'000, 20), 0);
}

TEST(Yearly, AnEventIsWorthItsTablesItsClassAndThePlace) {
    // A gathering of 25 tables: 1.2 x 125 x 5 for the first, 125 x 5 x e^-0.1 for the second.
    EXPECT_EQ(score(EventKind::gathering, 25, 4, 1), "750");
    EXPECT_EQ(score(EventKind::gathering, 25, 4, 2), "565.523386");
    EXPECT_EQ(score(EventKind::master, 20, 4, 1), "576");
    EXPECT_EQ(score(EventKind::open, 20, 3, 1), "288");
    EXPECT_EQ(score(EventKind::interclub, 20, 3, 1), "216");
    EXPECT_EQ(score(EventKind::league, 20, 2, 1), "28.8");
    EXPECT_EQ(score(EventKind::league, 20, 5, 1), "115.2");
    EXPECT_EQ(score(EventKind::league, 20, 10, 1), "144");
    EXPECT_EQ(score(EventKind::gathering, 5, 4, 1), "none");  // fewer than six tables
    EXPECT_EQ(score(EventKind::national_championship, 25, 4, 1), "none");
    EXPECT_EQ(score(EventKind::teams, 25, 4, 1), "none");
    EXPECT_EQ(score(EventKind::friendly, 25, 4, 1), "none");
}

TEST(Yearly, OnlyTheBestEventsOfEachKindCount) {
    std::vector<RankedEvent> year;
    for (std::uint16_t i = 0; i < 5; ++i) {
        const auto position = static_cast<std::uint16_t>(5 - i);
        year.push_back(event(EventKind::master, 20, 4, {{"anna", position}}));
    }
    const auto rows = yearly_ranking(national_formula(), year);
    ASSERT_EQ(rows.size(), 1U);
    ASSERT_EQ(rows[0].parts.size(), 5U);
    Score total;
    for (std::size_t i = 0; i < 5; ++i) {
        EXPECT_EQ(rows[0].parts[i].counts, i < 3);  // the larger of 3 and 30% of 5
        EXPECT_EQ(rows[0].parts[i].place, i + 1);
        if (i < 3) total += rows[0].parts[i].score;
    }
    EXPECT_EQ(rows[0].total, total);
}

TEST(Yearly, LeaguesCountWhileTheirRoundsAreUnderFortyFive) {
    std::vector<RankedEvent> year;
    for (int i = 0; i < 7; ++i) year.push_back(event(EventKind::league, 20, 10, {{"ugo", 1}}));
    const auto rows = yearly_ranking(national_formula(), year);
    std::size_t counting = 0;
    for (const auto& part : rows[0].parts) counting += part.counts ? 1U : 0U;
    EXPECT_EQ(counting, 5U);  // after four there are 40 rounds, after five 50
}

TEST(Yearly, EqualsShareAPosition) {
    const auto rows = yearly_ranking(
        national_formula(),
        {event(EventKind::gathering, 20, 4, {{"a", 1}, {"b", 2}}),
         event(EventKind::gathering, 20, 4, {{"b", 1}, {"a", 2}})}
    );
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].position, 1);
    EXPECT_EQ(rows[1].position, 1);
}

}  // namespace
}  // namespace kamchatka::tournament
