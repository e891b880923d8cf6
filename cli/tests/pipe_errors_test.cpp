// Whatever comes through the pipe is answered by one clear error, and changes nothing.
#include "cli/pipe/pipe.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace kamchatka::cli {
namespace {

json::object error_of(Pipe& pipe, std::string_view line) {
    const auto value = record::parse_json(pipe.answer(line));
    EXPECT_TRUE(value.has_value());
    if (!value) return {};
    const json::object& answer = value->get_object();
    EXPECT_EQ(answer.at("ok"), false) << line;
    const json::value* error = answer.if_contains("error");
    return error == nullptr ? json::object{} : error->as_object();
}

struct Case {
    std::string line;
    std::string reason;
    std::string path;  // empty: none
};

void expect_error(Pipe& pipe, const Case& expected) {
    const json::object error = error_of(pipe, expected.line);
    SCOPED_TRACE(expected.line.substr(0, 200) + "\n" + json::serialize(error).substr(0, 400));
    ASSERT_TRUE(error.contains("reason"));
    EXPECT_EQ(std::string{error.at("reason").as_string()}, expected.reason);
    const json::value* path = error.if_contains("path");
    EXPECT_EQ(path == nullptr ? "" : std::string{path->as_string()}, expected.path);
    EXPECT_FALSE(error.at("message").as_string().empty());
}

TEST(PipeErrors, RequestsBeforeAGame) {
    Pipe pipe;
    for (const char* name : {"legal", "act", "chance", "state", "view", "record", "rules"}) {
        expect_error(pipe, {R"({"request":")" + std::string{name} + R"("})", "no_game", ""});
    }
}

TEST(PipeErrors, BoardsThatDoNotFit) {
    Pipe pipe;
    const std::string master = R"({"request":"new","ruleset":"master","seats":4,"board":)";
    const std::vector<Case> cases{
        {R"({"request":"new","ruleset":"torneo","seats":4,"board":{}})", "malformed", "board"},
        {R"({"request":"rules","ruleset":"master"})", "malformed", "board"},
        {R"({"request":"position","ruleset":"master","position":{}})", "malformed", "board"},
        {master + "7}", "malformed", "board"},
        {master + R"({"format":1,"columns":3,"rows":2,"quadrants":["alfa"]}})",
         "malformed",
         "board.quadrants"},
        {master + R"({"id":"b","continents":{}}})", "malformed", "board.continents"},
        // Two territories for four seats.
        {master +
             R"({"id":"b","continents":{"c":{"bonus":1,"territories":{)"
             R"("x":{"value":1,"borders":["y"]},"y":{"value":1,"borders":["x"]}}}}}})",
         "wrong_number_of_seats",
         ""},
    };
    for (const Case& expected : cases) expect_error(pipe, expected);
}

TEST(PipeErrors, LinesThatAreNoRequest) {
    Pipe pipe;
    const std::string deep(1000, '[');
    const std::vector<Case> cases{
        {"", "malformed", ""},
        {"{", "malformed", ""},
        {"nonsense", "malformed", ""},
        {"[]", "malformed", ""},
        {"3", "malformed", ""},
        {R"({"request":"new"} {})", "malformed", ""},
        {R"({"id":)" + deep, "malformed", ""},
        {"{\"request\":\"\xff\xfe\"}", "malformed", ""},
        {std::string("{\"request\":\"new\0\"}", 18), "malformed", ""},
        {"{}", "malformed", "request"},
        {R"({"request":3})", "malformed", "request"},
        {R"({"request":"move"})", "malformed", "request"},
        {std::string(Pipe::line_bytes_max + 1, ' '), "too_long", ""},
    };
    for (const Case& expected : cases) expect_error(pipe, expected);
}

TEST(PipeErrors, NewGames) {
    Pipe pipe;
    const std::string seats = R"({"request":"new","seats":)";
    const std::vector<Case> cases{
        {R"({"request":"new"})", "malformed", "seats"},
        {seats + R"("4"})", "malformed", "seats"},
        {seats + "4.5}", "malformed", "seats"},
        {seats + "-1}", "malformed", "seats"},
        {seats + "7}", "too_many_seats", ""},
        {seats + "2}", "too_few_seats", ""},
        {seats + "100}", "malformed", "seats"},
        {seats + R"(7,"ruleset":"master"})", "too_many_seats", ""},
        {seats + "1e400}", "malformed", "seats"},
        {seats + "6}", "too_many_seats", ""},
        {seats + R"(4,"colour":"red"})", "malformed", ""},
        {seats + R"(4,"ruleset":"risk"})", "malformed", "ruleset"},
        {seats + R"(4,"ruleset":1})", "malformed", "ruleset"},
        {seats + R"(4,"ruleset":{}})", "malformed", "ruleset.id"},
        {seats + R"(4,"ruleset":{"id":"x","base":"risk"}})", "malformed", "ruleset.base"},
        {seats + R"(4,"options":[]})", "malformed", "options"},
        {seats + R"(4,"options":{"army_cap":"much"}})", "malformed", "options.army_cap"},
        {seats + R"(4,"options":{"id":"x"}})", "malformed", "options.id"},
        {seats + R"(4,"options":{"speed":1}})", "malformed", "ruleset"},
        {seats + R"(4,"players":["a","b","c","d","e"]})", "malformed", "players"},
        {seats + R"(4,"players":[1]})", "malformed", "players[0]"},
        {seats + R"(4,"seed":"abc"})", "malformed", "seed"},
        {seats + R"(4,"seed":1})", "malformed", "seed"},
    };
    for (const Case& expected : cases) expect_error(pipe, expected);
}

TEST(PipeErrors, ActionsThatCannotBeRead) {
    Pipe pipe;
    pipe.answer(R"({"request":"new","seats":4})");
    const std::string act = R"({"request":"act","actor":"s1","action":)";
    const std::vector<Case> cases{
        {R"({"request":"act"})", "malformed", "actor"},
        {R"({"request":"act","actor":"s1"})", "malformed", "action"},
        {R"({"request":"act","actor":"s5","action":{"type":"end_turn"}})", "malformed", "actor"},
        {R"({"request":"act","actor":"dealer","action":{"type":"end_turn"}})",
         "malformed",
         "actor"},
        {R"({"request":"act","actor":7,"action":{"type":"end_turn"}})", "malformed", "actor"},
        {act + "{}}", "malformed", "action.type"},
        {act + R"({"type":"jump"}})", "malformed", "action"},
        {act + R"({"type":"end_turn","now":true}})", "malformed", "action.now"},
        {act + R"({"type":"attack","from":"alaska","to":"kamchatka"}})",
         "malformed",
         "action.dice"},
        {act + R"({"type":"attack","from":"alasca","to":"kamchatka","dice":1}})",
         "malformed",
         "action.from"},
        {act + R"({"type":"occupy","armies":70000}})", "malformed", "action.armies"},
        {act + R"({"type":"end_turn"},"viewer":"s5"})", "malformed", "viewer"},
        {R"({"request":"legal","actor":"s6"})", "malformed", "actor"},
        {R"({"request":"view"})", "malformed", "viewer"},
        {R"({"request":"view","viewer":"nobody"})", "malformed", "viewer"},
        {R"({"request":"chance","once":1})", "malformed", "once"},
        {R"({"request":"record","format":"xml"})", "malformed", "format"},
        {R"({"request":"state","viewer":"s1"})", "malformed", ""},
        {R"({"request":"rules","seats":3})", "malformed", ""},
        {R"({"request":"quit","now":1})", "malformed", ""},
    };
    for (const Case& expected : cases) expect_error(pipe, expected);
    EXPECT_FALSE(pipe.finished());
}

TEST(PipeErrors, PositionsThatCannotBe) {
    Pipe pipe;
    const std::string position = R"({"request":"position","position":)";
    const std::vector<Case> cases{
        {R"({"request":"position"})", "malformed", "position"},
        {position + "1}", "malformed", "position.seats"},
        {position + R"({"seats":{"s1":{},"s2":{},"s3":{}}}})", "malformed", "position.territories"},
        {position + R"({"seats":{"s1":{},"s2":{},"s3":{}},"territories":{}},"seed":"random"})",
         "malformed",
         "position.territories"},
    };
    for (const Case& expected : cases) expect_error(pipe, expected);
    expect_error(pipe, {R"({"request":"state"})", "no_game", ""});
}

TEST(PipeErrors, ARefusalNamesItsReasonAndClause) {
    Pipe pipe;
    pipe.answer(R"({"request":"new","seats":4})");
    const json::object error =
        error_of(pipe, R"({"request":"act","actor":"s1","action":{"type":"end_turn"}})");
    EXPECT_EQ(error.at("reason"), "wrong_phase");
    EXPECT_EQ(error.at("clause"), "R-35") << "the game has yet to begin";
}

TEST(PipeErrors, AnErrorChangesNothing) {
    Pipe pipe;
    pipe.answer(R"({"request":"new","seats":4})");
    pipe.answer(R"({"request":"chance"})");
    const std::string before = pipe.answer(R"({"request":"record"})");
    const std::string state = pipe.answer(R"({"request":"state"})");
    for (const char* line :
         {R"({"request":"new","seats":9})",
          R"({"request":"position","position":{}})",
          R"({"request":"act","actor":"s1","action":{"type":"end_turn"}})",
          R"({"request":"chance"})",
          "nonsense"}) {
        error_of(pipe, line);
    }
    EXPECT_EQ(pipe.answer(R"({"request":"record"})"), before);
    EXPECT_EQ(pipe.answer(R"({"request":"state"})"), state);
}

}  // namespace
}  // namespace kamchatka::cli
