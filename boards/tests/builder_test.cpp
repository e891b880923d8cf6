// Each rule of adjacency and each fault, on hand-made quadrants.
#include "boards/builder.hpp"
#include "boards/catalogue.hpp"
#include "boards/tests/tiny.hpp"
#include "testkit/clause.hpp"

#include <gtest/gtest.h>

namespace kamchatka::boards {
namespace {

using test::border;
using test::called;
using test::coast;
using test::kinds;
using test::land;
using test::layout_of;
using test::tiny;

constexpr Shape two{2, 1};
constexpr Shape square{2, 2};

// a b
// c d   with a sea border between each column's two, and one between a and b, so in one piece
std::vector<Quadrant> four() {
    std::vector<Quadrant> all{tiny("a"), tiny("b"), tiny("c"), tiny("d")};
    coast(all[0], Edge::east, 7);
    coast(all[1], Edge::west, 7);
    for (const std::size_t column : {0U, 1U}) {
        coast(all[column], Edge::south, 1);
        coast(all[column + 2], Edge::north, 1);
    }
    return all;
}

TEST(Builder, LandFacingLandBorders) {
    CLAUSE("MA-3");
    std::vector<Quadrant> all{tiny("a", 3), tiny("b", 3)};
    land(land(all[0], Edge::east, 2, 1), Edge::east, 3, 2);
    land(land(all[1], Edge::west, 2, 0), Edge::west, 3, 2);
    const auto built = build(layout_of(two, all), all);
    ASSERT_TRUE(built.has_value());
    EXPECT_TRUE(border(*built, "a_1", "b_0"));
    EXPECT_TRUE(border(*built, "a_2", "b_2"));
    EXPECT_FALSE(border(*built, "a_1", "b_2")) << "sectors 2 and 3 touch at a corner only";
    EXPECT_FALSE(border(*built, "a_0", "b_0"));
    EXPECT_TRUE(built->by_land[called(*built, "a_1")].contains(called(*built, "b_0")));
    EXPECT_FALSE(built->by_sea[called(*built, "a_1")].contains(called(*built, "b_0")));
}

TEST(Builder, CoastsInFacingSectorsBorderAllWithAll) {
    CLAUSE("MA-4");
    std::vector<Quadrant> all{tiny("a", 3), tiny("b", 3)};
    coast(coast(all[0], Edge::east, 5, 0), Edge::east, 5, 2);
    coast(coast(all[1], Edge::west, 5, 1), Edge::west, 5, 2);
    const auto built = build(layout_of(two, all), all);
    ASSERT_TRUE(built.has_value());
    for (const char* a : {"a_0", "a_2"}) {
        for (const char* b : {"b_1", "b_2"}) {
            EXPECT_TRUE(border(*built, a, b)) << a << b;
            EXPECT_TRUE(built->by_sea[called(*built, a)].contains(called(*built, b)));
        }
        EXPECT_FALSE(border(*built, a, "b_0"));
    }
    EXPECT_FALSE(border(*built, "a_0", "a_2")) << "inside a quadrant the strip makes no border";
    EXPECT_EQ(built->contacts.size(), 4U);
}

TEST(Builder, ACoveBehindAGateIsNoSeaBorder) {
    CLAUSE("MA-4");
    RULING("R-28");
    for (const char* gate : {"beta falmira", "kappa cittarocca", "omega lunvara"}) {
        const std::string text{gate};
        const std::size_t space = text.find(' ');
        const Quadrant* quadrant = find(catalogue(), text.substr(0, space));
        ASSERT_NE(quadrant, nullptr);
        for (const Edge edge : {Edge::north, Edge::east}) {
            for (const Sector& sector : quadrant->edge(edge)) {
                EXPECT_TRUE(!sector.land || sector.coasts.empty()) << "land or coasts, never both";
                if (!sector.land) continue;
                EXPECT_NE(quadrant->lands[*sector.land].id, text.substr(space + 1));
            }
        }
    }
}

TEST(Builder, SectorsThatTouchAtACornerDoNotBorder) {
    CLAUSE("MA-4");
    std::vector<Quadrant> all{tiny("a", 2), tiny("b", 2)};
    coast(coast(all[0], Edge::east, 4, 0), Edge::east, 1, 1);
    coast(coast(all[1], Edge::west, 5, 0), Edge::west, 1, 1);
    const auto built = build(layout_of(two, all), all);
    ASSERT_TRUE(built.has_value());
    EXPECT_TRUE(border(*built, "a_1", "b_1"));
    EXPECT_FALSE(border(*built, "a_0", "b_0"));
}

TEST(Builder, QuadrantsThatTouchAtACornerNeverBorder) {
    CLAUSE("MA-4");
    RULING("R-28");
    std::vector<Quadrant> all = four();
    coast(coast(all[0], Edge::south, 7), Edge::east, 7);
    coast(coast(all[3], Edge::north, 0), Edge::west, 0);
    const auto built = build(layout_of(square, all), all);
    ASSERT_TRUE(built.has_value());
    EXPECT_FALSE(border(*built, "a_0", "d_0"));
    EXPECT_FALSE(border(*built, "b_0", "c_0"));
}

TEST(Builder, EastAndWestJoin) {
    CLAUSE("MA-5");
    std::vector<Quadrant> all{tiny("a"), tiny("b"), tiny("c")};
    coast(all[0], Edge::west, 3);
    coast(all[2], Edge::east, 3);
    coast(all[0], Edge::east, 6);
    coast(all[1], Edge::west, 6);
    const auto built = build(layout_of({3, 1}, all), all);
    ASSERT_TRUE(built.has_value());
    EXPECT_TRUE(border(*built, "a_0", "c_0"));
    EXPECT_TRUE(border(*built, "a_0", "b_0"));
    EXPECT_FALSE(border(*built, "b_0", "c_0"));
}

TEST(Builder, NorthAndSouthDoNotJoin) {
    CLAUSE("MA-5");
    std::vector<Quadrant> all = four();
    for (const std::size_t column : {0U, 1U}) {
        all[column].lands.push_back(tiny(all[column].name, 2).lands[1]);
        all[column].borders.emplace_back(0, 1);
        coast(all[column], Edge::north, 5, 1);
        coast(all[column + 2], Edge::south, 5);
        land(all[column], Edge::north, 4, 1);  // may end there: nothing is faced
    }
    const auto built = build(layout_of(square, all), all);
    ASSERT_TRUE(built.has_value());
    EXPECT_FALSE(border(*built, "a_1", "c_0"));
    EXPECT_FALSE(border(*built, "b_1", "d_0"));
    EXPECT_TRUE(border(*built, "a_0", "c_0")) << "they face each other in the middle";
}

TEST(Builder, WithTwoColumnsBothVerticalEdgesJoin) {
    CLAUSE("MA-5");
    RULING("R-28");
    std::vector<Quadrant> all{tiny("a", 3), tiny("b", 3)};
    coast(all[0], Edge::east, 2, 0);
    coast(all[1], Edge::west, 2, 0);
    coast(all[0], Edge::west, 4, 2);
    coast(all[1], Edge::east, 4, 2);
    const auto built = build(layout_of(two, all), all);
    ASSERT_TRUE(built.has_value());
    EXPECT_TRUE(border(*built, "a_0", "b_0"));
    EXPECT_TRUE(border(*built, "a_2", "b_2"));
    EXPECT_EQ(joints(two).size(), 2U);
}

TEST(Builder, DashedLinesBorderAsLandDoes) {
    CLAUSE("MA-2");
    std::vector<Quadrant> all{tiny("a", 3), tiny("b")};
    all[0].links.push_back({.a = 0, .b = 2, .from = {}, .to = {}});
    coast(all[0], Edge::east, 0);
    coast(all[1], Edge::west, 0);
    const auto built = build(layout_of(two, all), all);
    ASSERT_TRUE(built.has_value());
    EXPECT_TRUE(border(*built, "a_0", "a_2"));
    EXPECT_TRUE(built->by_link[called(*built, "a_2")].contains(called(*built, "a_0")));
}

TEST(Builder, QuadrantsAreTheContinents) {
    CLAUSE("MA-1", "MA-6");
    std::vector<Quadrant> all{tiny("a", 3), tiny("b", 2)};
    all[1].bonus = 7;
    coast(all[0], Edge::east, 0);
    coast(all[1], Edge::west, 0);
    const auto built = build(layout_of(two, all), all);
    ASSERT_TRUE(built.has_value());
    const Board& board = built->board;
    EXPECT_EQ(board.id.view(), "quadrants_2x1_ab");
    EXPECT_EQ(board.territory_count, 5);
    EXPECT_EQ(board.continent_count, 2);
    EXPECT_EQ(board.continent_names[Continent{1}].view(), "b");
    EXPECT_EQ(board.bonus[Continent{1}], 7);
    EXPECT_EQ(board.members[Continent{1}].size(), 2U);
    EXPECT_EQ(value_of(board, board.members[Continent{0}]), all[0].value);
    EXPECT_EQ(built->land_of(called(*built, "b_1")).id, "b_1");
}

TEST(BuilderFaults, LandMeetingOpenSea) {
    CLAUSE("MA-B2");
    std::vector<Quadrant> all = four();
    land(all[1], Edge::south, 4);
    land(all[2], Edge::west, 2);
    const auto built = build(layout_of(square, all), all);
    ASSERT_EQ(kinds(built), (std::vector{FaultKind::land_meets_sea, FaultKind::land_meets_sea}));
    EXPECT_EQ(built.error()[0].what, "b, south edge, sector 4: land (b_0) meets the open sea of d");
    EXPECT_EQ(built.error()[1].what, "c, west edge, sector 2: land (c_0) meets the open sea of d");
}

TEST(BuilderFaults, AQuadrantCutOff) {
    std::vector<Quadrant> all = four();
    all[3].edge(Edge::north)[1].coasts.clear();
    const auto built = build(layout_of(square, all), all);
    ASSERT_EQ(kinds(built), std::vector{FaultKind::cut_off});
    EXPECT_EQ(built.error()[0].what, "cut off from the rest, no border leads there: d");
}

TEST(BuilderFaults, ATerritoryCutOff) {
    std::vector<Quadrant> all = four();
    all[3] = tiny("d", 3);
    coast(all[3], Edge::north, 1);
    all[3].borders.pop_back();
    const auto built = build(layout_of(square, all), all);
    ASSERT_EQ(kinds(built), std::vector{FaultKind::cut_off});
    EXPECT_EQ(built.error()[0].what, "cut off from the rest, no border leads there: d (only d_2)");
}

TEST(BuilderFaults, TooManyTerritories) {
    std::vector<Quadrant> all{tiny("a", 32), tiny("b", 33)};
    coast(all[0], Edge::east, 0);
    coast(all[1], Edge::west, 0);
    const auto built = build(layout_of(two, all), all);
    ASSERT_EQ(kinds(built), std::vector{FaultKind::too_many_territories});
    EXPECT_EQ(built.error()[0].what, "65 territories, 64 at most");
    all[1].lands.pop_back();
    all[1].borders.pop_back();
    EXPECT_TRUE(build(layout_of(two, all), all).has_value());
}

TEST(BuilderFaults, QuadrantsThatAreUnknownRepeatedOrMiscounted) {
    std::vector<Quadrant> all = four();
    const Layout strange{.shape = square, .quadrants = {"a", "x", "a", "d"}};
    const auto built = build(strange, all);
    ASSERT_EQ(
        kinds(built), (std::vector{FaultKind::unknown_quadrant, FaultKind::repeated_quadrant})
    );
    EXPECT_EQ(built.error()[0].what, "row 1, column 2: no quadrant is called \"x\"");
    EXPECT_EQ(built.error()[1].what, "row 2, column 1: a is used twice");
    const Layout few{.shape = square, .quadrants = {"a"}};
    EXPECT_EQ(kinds(build(few, all)), std::vector{FaultKind::wrong_number_of_quadrants});
    for (const Shape shape : {Shape{1, 2}, Shape{0, 0}, Shape{2, 0}, Shape{5, 3}, Shape{13, 1}}) {
        EXPECT_EQ(
            kinds(build(layout_of(shape, all), all)), std::vector{FaultKind::impossible_shape}
        );
    }
    all[1].lands[0].id = "a_0";
    EXPECT_EQ(
        kinds(build(layout_of(square, all), all)), std::vector{FaultKind::repeated_territory}
    );
}

}  // namespace
}  // namespace kamchatka::boards
