// docs/engine-protocol.md lists every request, action and event with its fields, and no others.
#include "cli/tests/program.hpp"
#include "record/action_schema.hpp"
#include "record/event_schema.hpp"
#include "record/words/spelling.hpp"

#include <gtest/gtest.h>

#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace kamchatka::cli {
namespace {

using Fields = std::vector<std::string>;
using Shapes = std::map<std::string, Fields>;

template <typename T>
void add_shape(Shapes& shapes) {
    Fields fields;
    codec::for_each_field<T>([&](const auto& field) { fields.emplace_back(field.name); });
    shapes[std::string{codec::schema<T>.name}] = fields;
}

template <typename... Ts>
Shapes shapes_of(const std::variant<Ts...>*) {
    Shapes shapes;
    (add_shape<Ts>(shapes), ...);
    return shapes;
}

// The words between backquotes.
Fields quoted_words(const std::string& text) {
    Fields words;
    std::size_t end = 0;
    for (std::size_t begin = text.find('`'); begin != std::string::npos;
         begin = text.find('`', end + 1)) {
        end = text.find('`', begin + 1);
        if (end == std::string::npos) break;
        words.push_back(text.substr(begin + 1, end - begin - 1));
    }
    return words;
}

// The rows of the tables under a heading: the name in the first column, and what is in backquotes
// in another one.
Shapes documented(const std::string& heading, std::size_t column) {
    std::istringstream lines{test::contents("docs/engine-protocol.md")};
    Shapes shapes;
    bool here = false;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("## ")) here = line == "## " + heading;
        if (!here || !line.starts_with("| `")) continue;
        std::istringstream cells{line.substr(1)};
        Fields row;
        for (std::string cell; std::getline(cells, cell, '|');) row.push_back(cell);
        const Fields name = quoted_words(row.at(0));
        EXPECT_EQ(name.size(), 1U) << line;
        EXPECT_FALSE(shapes.contains(name.front())) << line;
        shapes[name.front()] = quoted_words(row.at(column));
    }
    return shapes;
}

TEST(ProtocolDocument, ListsEveryActionWithItsFields) {
    EXPECT_EQ(documented("Actions", 2), shapes_of(static_cast<const Action*>(nullptr)));
}

TEST(ProtocolDocument, ListsEveryEventWithItsFields) {
    EXPECT_EQ(documented("Events", 1), shapes_of(static_cast<const Event*>(nullptr)));
}

TEST(ProtocolDocument, ListsEveryPhase) {
    const Shapes flow = documented("The flow of a game", 2);
    for (const std::string_view phase : record::Spelling<Phase>::words) {
        EXPECT_TRUE(flow.contains(std::string{phase})) << phase;
    }
    EXPECT_EQ(flow.size(), record::Spelling<Phase>::words.size());
}

TEST(ProtocolDocument, EveryActionBelongsToAPhaseOrToTheArbiter) {
    const std::string text = test::contents("docs/engine-protocol.md");
    const std::size_t flow = text.find("## The flow of a game");
    const std::string chapter = text.substr(flow, text.find("\n## ", flow) - flow);
    for (const auto& [name, fields] : shapes_of(static_cast<const Action*>(nullptr))) {
        EXPECT_NE(chapter.find('`' + name + '`'), std::string::npos) << name;
    }
}

}  // namespace
}  // namespace kamchatka::cli
