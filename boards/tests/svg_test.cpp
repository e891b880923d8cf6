// What a drawing must contain; whether it pleases is for the eye.
#include "boards/svg.hpp"
#include "boards/catalogue.hpp"
#include "boards/random_layout.hpp"

#include <gtest/gtest.h>

#include <string>

namespace kamchatka::boards {
namespace {

std::size_t times(const std::string& text, const std::string& word) {
    std::size_t count = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        ++count;
    }
    return count;
}

BuiltBoard board_of(std::vector<std::string> quadrants, Shape shape) {
    const auto built = build({.shape = shape, .quadrants = std::move(quadrants)}, catalogue());
    EXPECT_TRUE(built.has_value());
    return *built;
}

TEST(Svg, ShowsEveryTerritoryLinkAndPlate) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto layout = random_layout({.seed = seed, .shape = {}}, catalogue());
        const auto built = build(*layout, catalogue());
        ASSERT_TRUE(built.has_value());
        const std::string svg = to_svg(*built, record::Language::italian);
        std::size_t links = 0;
        for (const Quadrant* quadrant : built->places) {
            links += quadrant->links.size();
            for (const Land& land : quadrant->lands) {
                EXPECT_EQ(times(svg, '>' + land.name + "</text>"), 1U) << land.name;
                EXPECT_EQ(times(svg, "class=\"code\" y=\"5\">" + land.code + "</text>"), 1U);
            }
        }
        EXPECT_EQ(times(svg, "class=\"link\""), links);
        EXPECT_EQ(times(svg, "class=\"title\""), 6U);
        EXPECT_EQ(times(svg, "<g"), times(svg, "</g>"));
        EXPECT_EQ(times(svg, "<text"), times(svg, "</text>"));
        EXPECT_TRUE(svg.ends_with("</svg>\n"));
    }
}

TEST(Svg, ArrowsLeadRoundTheWorld) {
    const BuiltBoard built = board_of({"sigma", "delta"}, {2, 1});
    const std::string svg = to_svg(built, record::Language::english);
    std::size_t round = 0;
    for (const Contact& contact : built.contacts) {
        if (built.joints[contact.joint].place != 1) continue;
        ++round;
        for (const Territory end : {contact.a, contact.b}) {
            const std::string label = "y=\"5\">" + built.land_of(end).code + "</text>";
            EXPECT_EQ(times(svg, label), 2U) << "at its capital and in the frame";
        }
    }
    EXPECT_GT(round, 0U);
    EXPECT_NE(svg.find("east and west touch"), std::string::npos);
    EXPECT_NE(svg.find("14 territories"), std::string::npos);
}

}  // namespace
}  // namespace kamchatka::boards
