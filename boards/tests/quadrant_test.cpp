// The twelve quadrants, and what the reader says of others.
#include "boards/quadrant.hpp"
#include "boards/catalogue.hpp"
#include "boards/layout.hpp"
#include "testkit/clause.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>

namespace kamchatka::boards {
namespace {

std::string alfa() {
    std::ostringstream text;
    text << std::ifstream{"quadrants/alfa.json"}.rdbuf();
    return text.str();
}

// Alfa with the first `from` replaced; what the reader says of it.
std::string said_of(const std::string& from, const std::string& to) {
    std::string text = alfa();
    const std::size_t at = text.find(from);
    if (at == std::string::npos) return "not in the file: " + from;
    const auto read = read_quadrant(text.replace(at, from.size(), to));
    return read ? "nothing" : record::message(read.error());
}

TEST(Quadrants, AreTwelveWithNamesCodesValuesAndCapitals) {
    CLAUSE("MA-1");
    EXPECT_EQ(catalogue().size(), 12U);
    std::set<std::string> names;
    std::set<std::string> codes;
    std::size_t count = 0;
    for (const Quadrant& quadrant : catalogue()) {
        for (const Land& land : quadrant.lands) {
            ++count;
            names.insert(land.id);
            codes.insert(land.code);
            EXPECT_GT(land.value, 0) << land.id;
            EXPECT_GT(land.capital.x * land.capital.y, 0) << land.id;
        }
    }
    EXPECT_EQ(names.size(), count);
    EXPECT_EQ(codes.size(), count);
    EXPECT_EQ(find(catalogue(), "tau")->symbol, "τ");
    EXPECT_EQ(find(catalogue(), "thau"), nullptr);
}

TEST(Quadrants, StateTheirValueBonusAndNumber) {
    CLAUSE("MA-6");
    const std::map<std::string, unsigned> printed{
        {"alfa", 23}, {"delta", 31}, {"omega", 28}, {"tau", 32}, {"epsilon", 45}, {"sigma", 16}};
    for (const auto& [name, value] : printed) {
        const Quadrant* quadrant = find(catalogue(), name);
        ASSERT_NE(quadrant, nullptr) << name;
        EXPECT_EQ(quadrant->value, value) << name;
    }
    EXPECT_EQ(find(catalogue(), "gamma")->lands.size(), 11U);
    EXPECT_EQ(find(catalogue(), "gamma")->bonus, 6);
}

TEST(Quadrants, HaveDashedLines) {
    CLAUSE("MA-2");
    const Quadrant& quadrant = *find(catalogue(), "alfa");
    ASSERT_EQ(quadrant.links.size(), 3U);
    EXPECT_EQ(quadrant.lands[quadrant.links[0].a].id, "aurenza");
    EXPECT_EQ(quadrant.lands[quadrant.links[0].b].id, "ferrasca");
    EXPECT_EQ(quadrant.links[0].from, (Point{738, 142}));
}

struct Spoilt {
    const char* from;
    const char* to;
    const char* said;
};

TEST(QuadrantReader, SaysWhereAndWhat) {
    const Spoilt table[] = {
        {"{", "[", "line 2: not JSON: syntax error"},
        {"\"format\": 1", "\"format\": 2", "format: only format 1 is known"},
        {"\"format\": 1,", "", "format: missing"},
        {"\"ours\"", "\"mine\"", "ours: missing"},
        {"\"ours\": true", "\"ours\": 1", "ours: true or false is expected, not a number"},
        {"\"ours\": true", "\"ours\": true, \"x\": 1", "x: no key is called \"x\""},
        {"\"alfa\"",
         "\"Alfa\"",
         "name: an id is 1 to 24 lower case letters, digits and underscores"},
        {"\"sectors\": 8", "\"sectors\": 9", "sectors: must be 8"},
        {"\"territory_count\": 7",
         "\"territory_count\": 8",
         "territory_count: says 8, but 7 are listed"},
        {"[887, 170]", "[887, 1001]", "plate[1]: a number from 0 to 1000 is expected, not 1001"},
        {"[887, 170]", "[887]", "plate: 2 are expected, not 1"},
        {"\"AuA\"", "\"AuB\"", "territories[0].code: is AuB, the initials give AuA"},
        {"\"BrA\"", "\"AuA\"", "territories[1].code: used twice"},
        {"\"id\": \"brumara\"", "\"id\": \"aurenza\"", "territories[1].id: used twice"},
        {"\"value\": 3", "\"value\": 4", "territories[0].value: is 4, by the rule 3"},
        {"\"value\": 23", "\"value\": 24", "value: is 24, but the territories sum to 23"},
        {"\"bonus\": 4", "\"bonus\": 3", "bonus: is 3, by the rule 4"},
        {"[\"aurenza\", \"brumara\"]",
         "[\"brumara\", \"aurenza\"]",
         "borders[0]: the two ids are not sorted"},
        {"[\"aurenza\", \"brumara\"]",
         "[\"aurenza\", \"aurenza\"]",
         "borders[0]: a territory cannot border itself"},
        {"[\"aurenza\", \"brumara\"]",
         "[\"aurenza\", \"atlantis\"]",
         "borders[0][1]: no territory of the quadrant is called \"atlantis\""},
        {"[\"aurenza\", \"brumara\"]",
         "[\"calvesta\", \"dorvina\"]",
         "borders[1]: the list is not sorted"},
        {"[\"brumara\", \"calvesta\"]", "[\"aurenza\", \"brumara\"]", "borders[1]: listed twice"},
        {"[\"dorvina\", \"lunera\"],", "", "territories[3].value: is 4, by the rule 3"},
        {"[\"lunera\", \"morvado\"]]",
         "[\"ferrasca\", \"morvado\"]]",
         "links[2].between: these two border by land already"},
        {"[\"brumara\", \"dorvina\"], \"line\"",
         "[\"aurenza\", \"brumara\"], \"line\"",
         "links[1].between: these two border by land already"},
        {"[\"brumara\", \"dorvina\"], \"line\"",
         "[\"aurenza\", \"ferrasca\"], \"line\"",
         "links[1].between: listed twice"},
        {"{\"coasts\": []}", "{}", "edges.north[0].coasts: missing"},
        {"{\"coasts\": []}",
         "{\"coasts\": [\"aurenza\"]}",
         "edges.west[0]: is the same sector as north[0], but differs"},
        {"{\"coasts\": []}",
         "{\"land\": \"aurenza\"}",
         "edges.north[0]: land crosses this edge in sectors 4 and 5, both or none"},
        {"{\"coasts\": []}",
         "{\"land\": \"aurenza\", \"coasts\": []}",
         "edges.north[0].coasts: there is land already"},
        {"{\"land\": \"aurenza\"}",
         "{\"coasts\": [\"aurenza\"]}",
         "edges.north[5]: land crosses this edge in sectors 4 and 5, both or none"},
        {"[\"aurenza\", \"brumara\"]}",
         "[\"brumara\", \"aurenza\"]}",
         "edges.north[3].coasts[1]: the list is not sorted"},
        {"\"capital\": [528, 92]",
         "\"capital\": [5, 92]",
         "territories[0].capital: lies outside the outline"},
    };
    for (const Spoilt& spoilt : table) {
        EXPECT_EQ(said_of(spoilt.from, spoilt.to), spoilt.said) << spoilt.from << spoilt.to;
    }
}

TEST(QuadrantReader, BordersAreThoseDrawn) {
    std::string text = alfa();
    const std::string links = "\"links\": [";
    // A border listed as a link instead: every number stays right, but the drawing gives it away.
    text.replace(text.find("[\"aurenza\", \"brumara\"],"), 23, "");
    text.replace(
        text.find(links),
        links.size(),
        links + R"({"between": ["aurenza", "brumara"], "line": [[0, 0], [1, 1]]},)"
    );
    const auto read = read_quadrant(text);
    ASSERT_FALSE(read.has_value());
    EXPECT_EQ(
        record::message(read.error()),
        "borders: aurenza and brumara share a side, but no border is listed"
    );
}

TEST(QuadrantReader, AQuadrantIsInOnePiece) {
    std::string text = alfa();
    const std::string border = ",\n    [\"lunera\", \"morvado\"]";
    const std::size_t link = text.find(",\n    {\"between\": [\"ferrasca\", \"morvado\"]");
    text.erase(link, text.find('}', link) + 1 - link);
    text.erase(text.find(border), border.size());
    const auto read = read_quadrant(text);
    ASSERT_FALSE(read.has_value());
    EXPECT_EQ(record::message(read.error()), "borders: morvado is cut off from aurenza");
}

std::string said_of_layout(const std::string& text) {
    const auto read = read_layout(text);
    return read ? "nothing" : record::message(read.error());
}

TEST(LayoutReader, ReadsWhatIsWritten) {
    const Layout layout{.shape = {2, 1}, .quadrants = {"alfa", "beta"}};
    EXPECT_EQ(
        to_text(layout),
        "{\"format\":1,\"columns\":2,\"rows\":1,\"quadrants\":[\"alfa\",\"beta\"]}\n"
    );
    EXPECT_EQ(*read_layout(to_text(layout)), layout);
}

TEST(LayoutReader, SaysWhereAndWhat) {
    const auto with = [](const std::string& rest) {
        return said_of_layout("{\"format\":1," + rest + '}');
    };
    EXPECT_EQ(
        said_of_layout(R"({"format":2,"columns":2,"rows":1,"quadrants":["a","b"]})"),
        "format: only 1 is known"
    );
    EXPECT_EQ(
        with(R"("columns":2,"rows":1,"quadrants":["a",""])"), "quadrants[1]: a text is expected"
    );
    EXPECT_EQ(said_of_layout("[]"), "an object is expected, not a list");
    EXPECT_EQ(with("\"columns\":3,\"rows\":2"), "quadrants: missing");
    EXPECT_EQ(
        with(R"("columns":1,"rows":2,"quadrants":[])"),
        "columns: a cylinder has two columns at least"
    );
    EXPECT_EQ(with(R"("columns":3,"rows":0,"quadrants":[])"), "rows: a board has a row at least");
    EXPECT_EQ(
        with(R"("columns":5,"rows":3,"quadrants":[])"), "columns: a board has 12 places at most"
    );
    EXPECT_EQ(
        with(R"("columns":2,"rows":1,"quadrants":["a"])"), "quadrants: 2 are expected, not 1"
    );
    EXPECT_EQ(
        with(R"("columns":2,"rows":1,"quadrants":["a",7])"),
        "quadrants[1]: a string is expected, not a number"
    );
    EXPECT_EQ(
        with(R"("columns":"2","rows":1,"quadrants":["a"])"),
        "columns: a number from 0 to 255 is expected, not a string"
    );
}

TEST(Shapes, AreWrittenColumnsByRows) {
    EXPECT_EQ(read_shape("3x2"), (Shape{3, 2}));
    EXPECT_EQ(to_text(Shape{2, 3}), "2x3");
    for (const char* text : {"", "3", "x", "3x", "1x6", "4x4", "3x2x1", "-3x2", "a", "3 x 2"}) {
        EXPECT_FALSE(read_shape(text).has_value()) << text;
    }
}

}  // namespace
}  // namespace kamchatka::boards
