// What the browser is sent must be the board that is played, and hang together.
#include "boards/geometry_json.hpp"
#include "boards/catalogue.hpp"
#include "boards/detail/geometry.hpp"
#include "boards/random_layout.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <sstream>
#include <string>

namespace kamchatka::boards {
namespace {

namespace json = boost::json;

BuiltBoard board_of(std::vector<std::string> quadrants, Shape shape) {
    const auto built = build({.shape = shape, .quadrants = std::move(quadrants)}, catalogue());
    EXPECT_TRUE(built.has_value());
    return *built;
}

BuiltBoard board_by_chance(std::uint64_t seed) {
    const auto layout = random_layout({.seed = seed, .shape = {}}, catalogue());
    const auto built = build(*layout, catalogue());
    EXPECT_TRUE(built.has_value());
    return *built;
}

std::string text(const json::value& value) { return std::string{value.as_string()}; }

// The rings of "M12 7.5l3 -1 0 4z" in tenths of a pixel.
std::vector<Ring> rings_of(const std::string& path) {
    std::vector<Ring> rings;
    std::istringstream parts{path};
    for (std::string part; std::getline(parts, part, 'z');) {
        EXPECT_EQ(part.front(), 'M') << part;
        for (char& letter : part) {
            if (letter == 'M' || letter == 'l') letter = ' ';
        }
        std::istringstream numbers{part};
        Ring ring;
        double x = 0;
        double y = 0;
        Point at;
        while (numbers >> x >> y) {
            at.x += static_cast<int>(std::lround(x * 10));
            at.y += static_cast<int>(std::lround(y * 10));
            ring.push_back(at);
        }
        EXPECT_GE(ring.size(), 3U);
        rings.push_back(ring);
    }
    return rings;
}

Spot spot_at(const json::value& pair) {
    const auto tenths = [&](std::size_t i) {
        return static_cast<double>(pair.at(i).to_number<long>() * 10);
    };
    return {tenths(0), tenths(1)};
}

std::vector<Ring> outline(const json::object& geometry, const std::string& id) {
    for (const json::value& territory : geometry.at("territories").as_array()) {
        if (text(territory.at("id")) == id) return rings_of(text(territory.at("path")));
    }
    ADD_FAILURE() << "no territory is called " << id;
    return {};
}

std::set<std::pair<std::string, std::string>> linked(const json::object& geometry) {
    std::set<std::pair<std::string, std::string>> pairs;
    for (const json::value& link : geometry.at("links").as_array()) {
        pairs.insert(std::minmax(text(link.at("between").at(0)), text(link.at("between").at(1))));
    }
    return pairs;
}

TEST(GeometryJson, HasEveryTerritoryWithItsTokenInside) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const BuiltBoard built = board_by_chance(seed);
        const json::object geometry = geometry_json(built);
        const json::array& territories = geometry.at("territories").as_array();
        ASSERT_EQ(territories.size(), built.board.territory_count);
        for (const Territory one : built.board.territories()) {
            const json::value& territory = territories[index(one)];
            EXPECT_EQ(text(territory.at("id")), built.board.names[one].view());
            EXPECT_EQ(text(territory.at("name")), built.land_of(one).name);
            EXPECT_EQ(text(territory.at("continent")), built.quadrant_of(one).name);
            EXPECT_EQ(territory.at("value").to_number<int>(), built.board.value[one]);
            const std::vector<Ring> rings = rings_of(text(territory.at("path")));
            EXPECT_TRUE(inside(spot_at(territory.at("token")), rings)) << text(territory.at("id"));
            EXPECT_GT(clearance(spot_at(territory.at("token")), rings), 120);
        }
    }
}

TEST(GeometryJson, StaysOnTheBoard) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const json::object geometry = geometry_json(board_by_chance(seed));
        const int width = geometry.at("width").to_number<int>() * 10;
        const int height = geometry.at("height").to_number<int>() * 10;
        EXPECT_GT(std::min(width, height), 10000);
        for (const json::value& territory : geometry.at("territories").as_array()) {
            for (const Ring& ring : rings_of(text(territory.at("path")))) {
                for (const Point point : ring) {
                    EXPECT_TRUE(point.x >= 0 && point.x <= width) << point.x;
                    EXPECT_TRUE(point.y >= 0 && point.y <= height) << point.y;
                }
            }
        }
    }
}

TEST(GeometryJson, AContinentsOutlineHoldsItsTerritoriesAndNoOther) {
    const BuiltBoard built = board_by_chance(4);
    const json::object geometry = geometry_json(built);
    for (const json::value& continent : geometry.at("continents").as_array()) {
        const std::vector<Ring> rings = rings_of(text(continent.at("outline")));
        EXPECT_FALSE(inside(spot_at(continent.at("label")), rings))
            << "the plate stands in the sea";
        for (const json::value& territory : geometry.at("territories").as_array()) {
            EXPECT_EQ(
                inside(spot_at(territory.at("token")), rings),
                territory.at("continent") == continent.at("id")
            ) << text(territory.at("id"));
        }
    }
    EXPECT_EQ(geometry.at("continents").at(0).at("bonus").to_number<int>(), built.places[0]->bonus);
    EXPECT_EQ(
        text(geometry.at("continents").at(0).at("title").at("en")), built.places[0]->title_english
    );
}

// Borders by land are seen; the others, and those round the world, need a line.
TEST(GeometryJson, DrawsALineForEveryBorderThatIsNotSeen) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const BuiltBoard built = board_by_chance(seed);
        const auto lines = linked(geometry_json(built));
        std::set<std::pair<Territory, Territory>> round;
        for (const Contact& contact : built.contacts) {
            const Joint& joint = built.joints[contact.joint];
            if (joint.edge == Edge::east && (joint.place + 1) % built.layout.shape.columns == 0) {
                round.insert(std::minmax(contact.a, contact.b));
            }
        }
        std::size_t drawn = 0;
        for (const Territory one : built.board.territories()) {
            for (const Territory other : built.board.neighbours[one]) {
                if (!(one < other)) continue;
                const std::pair<std::string, std::string> names = std::minmax(
                    std::string{built.board.names[one].view()},
                    std::string{built.board.names[other].view()}
                );
                const bool line = lines.contains(names);
                drawn += lines.count(names);
                const bool seen =
                    built.by_land[one].contains(other) && !round.contains({one, other});
                EXPECT_TRUE(line || seen) << names.first << " - " << names.second;
            }
        }
        EXPECT_EQ(drawn, lines.size()) << "no line without a border";
    }
}

TEST(GeometryJson, LandGoesOnFromTileToTile) {
    const BuiltBoard built =
        board_of({"omega", "epsilon", "zeta", "delta", "rho", "sigma"}, {3, 2});
    const json::object geometry = geometry_json(built);
    std::size_t joined = 0;
    for (const Contact& contact : built.contacts) {
        if (contact.crossing != Crossing::land) continue;
        const Joint& joint = built.joints[contact.joint];
        if (joint.edge != Edge::east || (joint.place + 1) % 3 == 0) continue;
        std::set<Point> mine;
        for (const Ring& ring : outline(geometry, built.land_of(contact.a).id)) {
            mine.insert(ring.begin(), ring.end());
        }
        std::size_t common = 0;
        for (const Ring& ring : outline(geometry, built.land_of(contact.b).id)) {
            for (const Point point : ring) common += mine.count(point);
        }
        EXPECT_GE(common, 5U) << "a border that wanders, the same from both sides";
        ++joined;
    }
    EXPECT_GT(joined, 0U);
}

TEST(GeometryJson, SaysWhatLiesBeyondTheEdges) {
    const BuiltBoard built = board_of({"sigma", "delta"}, {2, 1});
    const json::object geometry = geometry_json(built);
    const int width = geometry.at("width").to_number<int>();
    std::set<std::string> west;
    std::set<std::string> east;
    for (const json::value& arrow : geometry.at("arrows").as_array()) {
        const int x = arrow.at("at").at(0).to_number<int>();
        EXPECT_TRUE(x == 0 || x == width);
        (x == 0 ? west : east).insert(text(arrow.at("to")));
    }
    for (const Contact& contact : built.contacts) {
        if (built.joints[contact.joint].place != 1) continue;
        EXPECT_TRUE(east.contains(built.land_of(contact.b).id));
        EXPECT_TRUE(west.contains(built.land_of(contact.a).id));
    }
    EXPECT_FALSE(east.empty());
    EXPECT_EQ(text(geometry.at("id")), "quadrants_2x1_sd");
}

}  // namespace
}  // namespace kamchatka::boards
