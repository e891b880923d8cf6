// Every coherent board of the twelve quadrants, counted and looked over.
#include "boards/builder.hpp"
#include "boards/catalogue.hpp"
#include "boards/random_layout.hpp"
#include "testkit/clause.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace kamchatka::boards {
namespace {

struct Census {
    int coherent = 0;
    int connected = 0;
    std::array<int, 7> for_players{};
    unsigned least = 64;
    unsigned most = 0;
};

void expect_sound(const BuiltBoard& built) {
    const Board& board = built.board;
    ASSERT_TRUE(kamchatka::connected(board));
    ASSERT_LE(board.territory_count, territory_count_max);
    std::size_t count = 0;
    unsigned value = 0;
    for (std::size_t place = 0; place < built.places.size(); ++place) {
        const Quadrant& quadrant = *built.places[place];
        const TerritorySet members = board.members[id_of<Continent>(place)];
        ASSERT_EQ(members.size(), quadrant.lands.size());
        ASSERT_EQ(value_of(board, members), quadrant.value);
        ASSERT_EQ(board.bonus[id_of<Continent>(place)], quadrant.bonus);
        count += members.size();
        value += quadrant.value;
    }
    ASSERT_EQ(board.territory_count, count);
    ASSERT_EQ(value_of(board, board.territories()), value);
    for (const Territory a : board.territories()) {
        ASSERT_FALSE(adjacent(board, a, a));
        ASSERT_TRUE(board.territories().contains(board.neighbours[a]));
        for (const Territory b : board.neighbours[a]) ASSERT_TRUE(adjacent(board, b, a));
    }
}

// Two quadrants border only where their places share a side of the cylinder.
void expect_cylinder(const BuiltBoard& built) {
    const Shape shape = built.layout.shape;
    const Board& board = built.board;
    for (const Territory a : board.territories()) {
        for (const Territory b : board.neighbours[a]) {
            const std::size_t one = index(board.continent[a]);
            const std::size_t other = index(board.continent[b]);
            const std::size_t rows_apart = std::max(one / shape.columns, other / shape.columns) -
                std::min(one / shape.columns, other / shape.columns);
            const bool same_column = one % shape.columns == other % shape.columns;
            ASSERT_TRUE(rows_apart == 0 || (rows_apart == 1 && same_column));
        }
    }
    std::array<int, 4> across{};  // joints at each edge of the tiles
    for (const Joint& joint : built.joints) ++across[static_cast<std::size_t>(joint.edge)];
    ASSERT_EQ(across[1], static_cast<int>(shape.places()));
    ASSERT_EQ(across[2], static_cast<int>(shape.places() - shape.columns));
    for (const Contact& contact : built.contacts) {
        const Joint& joint = built.joints[contact.joint];
        ASSERT_EQ(index(board.continent[contact.a]), joint.place);
        ASSERT_EQ(index(board.continent[contact.b]), joint.facing);
        ASSERT_TRUE(adjacent(board, contact.a, contact.b));
    }
}

class Walk {
public:
    explicit Walk(Shape shape) : shape_{shape}, joints_{joints(shape)} {}

    Census census() {
        extend();
        return census_;
    }

private:
    bool fits() const {
        const std::size_t newest = chosen_.size() - 1;
        return std::all_of(joints_.begin(), joints_.end(), [&](const Joint& joint) {
            if (std::max(joint.place, joint.facing) != newest) return true;
            return coherent(*chosen_[joint.place], joint.edge, *chosen_[joint.facing]);
        });
    }

    void extend() {
        if (chosen_.size() == shape_.places()) return see();
        for (const Quadrant& quadrant : catalogue()) {
            if (std::find(chosen_.begin(), chosen_.end(), &quadrant) != chosen_.end()) continue;
            chosen_.push_back(&quadrant);
            if (fits()) extend();
            chosen_.pop_back();
        }
    }

    void see() {
        Layout layout{.shape = shape_, .quadrants = {}};
        for (const Quadrant* quadrant : chosen_) layout.quadrants.push_back(quadrant->name);
        ++census_.coherent;
        const auto built = build(layout, catalogue());
        if (!built) {
            for (const Fault& fault : built.error()) ASSERT_EQ(fault.kind, FaultKind::cut_off);
            return;
        }
        ++census_.connected;
        expect_sound(*built);
        expect_cylinder(*built);
        const unsigned count = built->board.territory_count;
        for (unsigned players = 3; players <= 6; ++players) {
            if (count % players == 0) ++census_.for_players[players];
        }
        census_.least = std::min(census_.least, count);
        census_.most = std::max(census_.most, count);
    }

    Shape shape_;
    std::vector<Joint> joints_;
    std::vector<const Quadrant*> chosen_;
    Census census_;
};

// The numbers are those of docs/quadrants.md.
TEST(EveryBoard, OfThreeColumnsAndTwoRows) {
    CLAUSE("MA-3", "MA-4", "MA-5", "MA-B2");
    const Census census = Walk{{3, 2}}.census();
    EXPECT_EQ(census.coherent, 3912);
    EXPECT_EQ(census.connected, 3804);
    EXPECT_EQ(census.for_players, (std::array{0, 0, 0, 1302, 1041, 687, 618}));
    EXPECT_EQ(census.least, 42U);
    EXPECT_EQ(census.most, 60U);
}

TEST(EveryBoard, OfTwoColumnsAndThreeRows) {
    CLAUSE("MA-3", "MA-4", "MA-5", "MA-B2");
    RULING("R-28");
    const Census census = Walk{{2, 3}}.census();
    EXPECT_EQ(census.coherent, 4204);
    EXPECT_EQ(census.connected, 4170);
    EXPECT_EQ(census.for_players, (std::array{0, 0, 0, 1364, 1110, 704, 722}));
    EXPECT_EQ(census.least, 42U);
    EXPECT_EQ(census.most, 59U);
}

class RandomLayout : public testing::TestWithParam<unsigned> {};

TEST_P(RandomLayout, SuitsThePlayers) {
    CLAUSE("MA-B2");
    std::array<int, 2> seen{};
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const Wish wish{.players = GetParam(), .seed = seed, .shape = {}};
        const auto layout = random_layout(wish, catalogue());
        ASSERT_TRUE(layout.has_value());
        ++seen[layout->shape == shapes[0] ? 0 : 1];
        const auto built = build(*layout, catalogue());
        ASSERT_TRUE(built.has_value());
        ASSERT_EQ(built->places.size(), 6U);
        ASSERT_EQ(built->board.territory_count % GetParam(), 0U);
        expect_sound(*built);
    }
    EXPECT_GT(seen[0], 400);
    EXPECT_GT(seen[1], 400);
}

INSTANTIATE_TEST_SUITE_P(Players, RandomLayout, testing::Values(3U, 4U, 5U, 6U));

TEST(RandomLayouts, FollowTheSeedAndTheShape) {
    const auto drawn = [](std::uint64_t seed, std::optional<Shape> shape) {
        return random_layout({.players = 4, .seed = seed, .shape = shape}, catalogue());
    };
    EXPECT_EQ(drawn(7, {}), drawn(7, {}));
    EXPECT_NE(drawn(7, shapes[0]), drawn(8, shapes[0]));
    for (const Shape shape : {Shape{3, 2}, Shape{2, 3}, Shape{4, 1}, Shape{2, 2}}) {
        const auto layout = drawn(3, shape);
        ASSERT_TRUE(layout.has_value());
        EXPECT_EQ(layout->shape, shape);
    }
    EXPECT_FALSE(drawn(1, Shape{1, 6}).has_value());
    EXPECT_FALSE(random_layout({.shape = shapes[0]}, catalogue().first(5)).has_value());
}

}  // namespace
}  // namespace kamchatka::boards
