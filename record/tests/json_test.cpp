// JSON of actions, events, options and views: what it looks like, and every error with its path.
#include "record/json.hpp"

#include "engine/classic_ids.hpp"
#include "engine/rulebooks.hpp"
#include "record/record_json.hpp"
#include "record/tests/random_game.hpp"

#include <gtest/gtest.h>

namespace kamchatka::record {
namespace {

const Rules& rules() {
    static const Rules challenge = make_rules(rulebooks::challenge);
    return challenge;
}

json::value parsed(std::string_view text) {
    auto value = parse_json(text);
    EXPECT_TRUE(value) << text;
    return *value;
}

TEST(Json, AnActionIsItsTypeAndFields) {
    const Action attack = Attack{.from = classic::alaska, .to = classic::kamchatka, .dice = 3};
    EXPECT_EQ(
        json::serialize(to_json(rules(), attack)),
        R"({"type":"attack","from":"alaska","to":"kamchatka","dice":3})"
    );
    EXPECT_EQ(
        json::serialize(to_json(rules(), Action{RollDice{{6, 5, 2}, {4, 4, 0}}})),
        R"({"type":"roll_dice","attack":[6,5,2],"defence":[4,4]})"
    );
    EXPECT_EQ(json::serialize(to_json(rules(), Action{EndTurn{}})), R"({"type":"end_turn"})");
}

TEST(Json, AnOptionSaysWhatMayVary) {
    const auto text = [](const Option& option) {
        return json::serialize(to_json(rules(), option));
    };
    EXPECT_EQ(
        text({Attack{classic::alaska, classic::kamchatka, 1}, 3}),
        R"({"type":"attack","from":"alaska","to":"kamchatka","dice":{"min":1,"max":3}})"
    );
    EXPECT_EQ(
        text({Attack{classic::alaska, classic::kamchatka, 3}, 3}),
        R"({"type":"attack","from":"alaska","to":"kamchatka","dice":3})"
    );
    EXPECT_EQ(
        text({RollDice{{1, 1, 1}, {1, 1, 0}}, 6}),
        R"({"type":"roll_dice","attack":{"count":3,"min":1,"max":6},)"
        R"("defence":{"count":2,"min":1,"max":6}})"
    );
    EXPECT_EQ(text({Contribute{}, 0}), R"({"type":"contribute","entropy":{"bytes":16}})");
}

TEST(Json, AHiddenSecretIsNull) {
    const Event drawn = CardDrawn{.seat = Seat::s2, .card = Secret{Card{4}}};
    EXPECT_EQ(
        json::serialize(to_json(rules(), seen_by(drawn, Seat::s2))),
        R"({"type":"card_drawn","seat":"s2","card":"ontario"})"
    );
    EXPECT_EQ(
        json::serialize(to_json(rules(), seen_by(drawn, Seat::s1))),
        R"({"type":"card_drawn","seat":"s2","card":null})"
    );
}

TEST(Json, ErrorsNameTheirPath) {
    const std::pair<std::string_view, std::string_view> rows[] = {
        {R"([])", "action: an object is expected, not a list"},
        {R"({})", "action.type: missing"},
        {R"({"type":7})", "action.type: a string is expected, not a number"},
        {R"({"type":"atack"})", "action: no action is called \"atack\" (did you mean attack?)"},
        {R"({"type":"attack","from":"alasca","to":"peru","dice":3})",
         "action.from: no territory is called \"alasca\" (did you mean alaska?)"},
        {R"({"type":"attack","from":"alaska","dice":3})", "action.to: missing"},
        {R"({"type":"attack","from":"alaska","to":"peru","dice":"3"})",
         "action.dice: a number from 0 to 255 is expected, not a string"},
        {R"({"type":"attack","from":"alaska","to":"peru","dice":-1})",
         "action.dice: a number from 0 to 255 is expected, not -1"},
        {R"({"type":"attack","from":"alaska","to":"peru","dice":1.5})",
         "action.dice: a number from 0 to 255 is expected, not a fraction"},
        {R"({"type":"attack","from":"alaska","to":"peru","dice":3,"die":1})",
         "action.die: no key is called \"die\" (did you mean dice?)"},
        {R"({"type":"end_turn","seat":"s1"})", "action.seat: no key is called \"seat\""},
        {R"({"type":"roll_dice","attack":[6,7],"defence":[]})",
         "action.attack: a die shows 1 to 6"},
        {R"({"type":"roll_dice","attack":[6,null],"defence":[]})",
         "action.attack[1]: a number from 0 to 255 is expected, not null"},
        {R"({"type":"play_tris","cards":["alaska","peru"]})",
         "action.cards: three cards are expected"},
        {R"({"type":"play_tris","cards":"alaska"})",
         "action.cards: a list is expected, not a string"},
        {R"({"type":"contribute","entropy":"FF"})",
         "action.entropy: 32 hexadecimal digits are expected, not \"FF\""},
    };
    for (const auto& [text, what] : rows) {
        const auto action = from_json<Action>(rules(), parsed(text));
        ASSERT_FALSE(action) << text;
        EXPECT_EQ(message(action.error()), what);
    }
    const auto event = from_json<Event>(
        rules(),
        parsed(R"({"type":"cards_taken","from":"s1","by":"s2","count":2,)"
               R"("cards":["peru","peru"]})")
    );
    ASSERT_FALSE(event);
    EXPECT_EQ(message(event.error()), "event.cards: peru stands there twice");
}

TEST(Json, TextThatIsNoneIsRefusedWithItsLine) {
    const std::pair<std::string, std::string> rows[] = {
        {"", "line 1: not JSON: incomplete JSON"},
        {"{\n\"a\":\n?}", "line 3: not JSON: syntax error"},
        {"{} {}", "line 1: not JSON: text follows"},
        {"\"\xff\"", "line 1: not JSON: syntax error"},
        {std::string(100, '['), "line 1: not JSON: too deep"},
    };
    for (const auto& [text, what] : rows) {
        const auto value = parse_json(text);
        ASSERT_FALSE(value) << text;
        EXPECT_EQ(message(value.error()), what);
    }
}

TEST(Json, RecordErrorsNameTheirPath) {
    const Record record =
        test::play({.set = rulebooks::challenge, .seat_count = 3, .step_count_max = 12});
    const json::object whole = to_json(record);
    const auto error_of = [](const json::value& value) {
        const auto reading = read_json(value);
        return reading ? std::string{"none"} : message(reading.error());
    };
    const auto changed = [&](std::string_view pointer, const json::value& to) {
        json::value value = whole;
        value.at_pointer(std::string{pointer}) = to;
        return error_of(value);
    };
    EXPECT_EQ(error_of(whole), "none");
    EXPECT_EQ(changed("/format", "chess"), "format: \"kamchatka-record\" is expected");
    EXPECT_EQ(changed("/version", 2), "version: a number from 1 to 1 is expected, not 2");
    EXPECT_EQ(changed("/seats", 6), "seats: challenge is not played by 6 seats");
    EXPECT_EQ(
        changed("/ruleset/id", "scacchi"),
        "ruleset.base: missing: the rulebook that scacchi starts from"
    );
    EXPECT_EQ(
        changed("/steps/0/actor", "s7"), "steps[0].actor: s1 to s6, chance or arbiter is expected"
    );
    EXPECT_EQ(
        changed("/steps/0/actor", "s1"),
        "steps[0].action: refused, not_yours_to_do (R-35): This action belongs to somebody else: "
        "leave it to them."
    );
    EXPECT_EQ(
        changed("/steps/0/action/type", "stop"), "steps[0].action: no action is called \"stop\""
    );
    EXPECT_EQ(
        changed("/steps/0/events/0/seat_count", 4).substr(0, 52),
        "steps[0].events[0]: expected {\"type\":\"game_started\","
    );
    EXPECT_EQ(
        changed("/steps/0/events", json::array{}).substr(0, 54),
        "steps[0].events: more came of the action: {\"type\":\"gam"
    );
}

}  // namespace
}  // namespace kamchatka::record
