// Messages from strangers: what is taken, and everything that is not.
#include "server/tables/wire/wire.hpp"

#include "server/api/json.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace kamchatka::server {
namespace {

constexpr std::array sound_messages{
    R"({"type":"join","table":"AB12CD","seq":412})",
    R"({"type":"join","table":"AB12CD","seq":null})",
    R"({"type":"act","ref":"4b1c-9f","seq":430,"action":{"type":"end_turn"}})",
    R"({"type":"say","text":"ciao"})",
    R"({"type":"say","phrase":"bravo"})",
    R"({"type":"silence"})",
    R"({"type":"standing","defence_dice":2})",
    R"({"type":"standing","defence_dice":null})",
    R"({"type":"why","ref":"4b1c-9f","seq":430,"action":{"type":"end_turn"}})",
    R"({"type":"propose","ref":"4b1c-9f","seq":430})",
    R"({"type":"propose","ref":"4b1c-9f","seq":430,"of":"turn"})",
    R"({"type":"ping"})",
    R"( { "type" : "ping" } )",
};

constexpr std::array malformed_texts{
    "",
    " ",
    "null",
    "[]",
    "7",
    "\"join\"",
    "{",
    "{}",
    R"({"type":"join"})",
    R"({"type":7})",
    R"({"type":"nonsense"})",
    R"({"type":"ping","more":1})",
    R"({"type":"ping"}{"type":"ping"})",
    R"({"type":"ping"} x)",
    R"({"type":"ping",})",
    R"({type:"ping"})",
    R"({'type':'ping'})",
    R"({"type":"ping"/* c */})",
    R"({"type":"ping","type":"ping"})",
    R"({"type":"join","table":"A","seq":1,"seq":2})",
    R"({"type":"join","table":"A","table":"A","seq":1})",
    R"({"type":"join","table":7,"seq":1})",
    R"({"type":"join","table":"A","seq":-1})",
    R"({"type":"join","table":"A","seq":1.5})",
    R"({"type":"join","table":"A","seq":1e400})",
    R"({"type":"join","table":"A","seq":1e2})",
    R"({"type":"join","table":"A","seq":9223372036854775808})",
    R"({"type":"join","table":"A","seq":18446744073709551616})",
    R"({"type":"join","table":"A","seq":"1"})",
    R"({"type":"join","table":"A","seq":01})",
    R"({"type":"join","table":"A","seq":+1})",
    R"({"type":"join","table":"A","seq":NaN})",
    R"({"type":"join","table":"A","seq":Infinity})",
    R"({"type":"act","ref":"","seq":1,"action":{"type":"end_turn"}})",
    R"({"type":"act","ref":"a b","seq":1,"action":{"type":"end_turn"}})",
    R"({"type":"act","ref":"system:1","seq":1,"action":{"type":"end_turn"}})",
    R"({"type":"act","ref":"é","seq":1,"action":{"type":"end_turn"}})",
    R"({"type":"act","ref":7,"seq":1,"action":{"type":"end_turn"}})",
    R"({"type":"act","ref":"a","action":{"type":"end_turn"}})",
    R"({"type":"act","ref":"a","seq":1})",
    R"({"type":"act","ref":"a","seq":null,"action":{"type":"end_turn"}})",
    R"({"type":"act","ref":"a","seq":1,"action":{"type":"a","type":"b"}})",
    R"({"type":"why","ref":"","seq":1,"action":{"type":"end_turn"}})",
    R"({"type":"why","ref":"a","seq":-1,"action":{"type":"end_turn"}})",
    R"({"type":"why","ref":"a","seq":1})",
    R"({"type":"propose","ref":"a b","seq":1})",
    R"({"type":"propose","ref":"a","seq":null})",
    R"({"type":"propose","ref":"a","seq":1,"of":"victory"})",
    R"({"type":"say"})",
    R"({"type":"say","text":"a","phrase":"bravo"})",
    R"({"type":"say","phrase":"no such phrase"})",
    R"({"type":"say","text":"\ud800"})",
    R"({"type":"say","text":"\x"})",
    R"({"type":"standing"})",
    R"({"type":"standing","defence_dice":0})",
    R"({"type":"standing","defence_dice":4})",
    R"({"type":"standing","defence_dice":true})",
    R"({"type":"ping","a":[[[[[[[[1]]]]]]]]})",
    "{\"type\":\"say\",\"text\":\"\xff\xfe\"}",
    "{\"type\":\"say\",\"text\":\"\xc0\xaf\"}",
    "{\"type\":\"say\",\"text\":\"\xed\xa0\x80\"}",
    "{\"type\":\"say\",\"text\":\"a\nb\"}",
    "\xef\xbb\xbf{\"type\":\"ping\"}",
};

TEST(Wire, SoundMessagesAreRead) {
    for (const char* text : sound_messages) EXPECT_TRUE(read_message(text).has_value()) << text;
}

TEST(Wire, MalformedMessagesAreRefused) {
    for (const char* text : malformed_texts) EXPECT_FALSE(read_message(text).has_value()) << text;
}

TEST(Wire, EveryCutOfASoundMessageIsRefused) {
    for (const std::string text : sound_messages) {
        const std::size_t end = text.find_last_of('}');
        for (std::size_t length = 0; length <= end; ++length) {
            EXPECT_FALSE(read_message(text.substr(0, length)).has_value()) << text << length;
        }
    }
}

TEST(Wire, DepthIsBounded) {
    const std::string deep(100'000, '[');
    EXPECT_FALSE(read_message(deep).has_value());
    const std::string nested = R"({"type":"ping","a":)" + std::string(5000, '[') + "}";
    EXPECT_FALSE(read_message(nested).has_value());
}

TEST(Wire, LengthIsBounded) {
    const std::string long_text(message_bytes_max, 'a');
    EXPECT_FALSE(read_message(R"({"type":"say","text":")" + long_text + "\"}").has_value());
    const std::string ref(65, 'a');
    EXPECT_FALSE(
        read_message(R"({"type":"act","seq":1,"action":{},"ref":")" + ref + "\"}").has_value()
    );
}

TEST(Wire, NumbersAndNullsArriveAsSent) {
    const auto join = read_message(sound_messages[0]);
    EXPECT_EQ(*std::get<Join>(*join).seq, 412);
    EXPECT_FALSE(std::get<Join>(*read_message(sound_messages[1])).seq);
    EXPECT_EQ(std::get<Act>(*read_message(sound_messages[2])).action.value.at("type"), "end_turn");
    EXPECT_EQ(*std::get<StandingDefence>(*read_message(sound_messages[6])).defence_dice, 2U);
    EXPECT_EQ(std::get<Say>(*read_message(sound_messages[4])).phrase, Phrase::bravo);
}

TEST(Wire, EverythingWrittenIsJson) {
    ChatMessage line;
    line.name =
        "a\"b\\c\x01"
        "\u00e8";
    line.text = std::string{"</script>\t\n\0x", 13};
    const auto parsed = boost::json::parse(write_message(line));
    EXPECT_EQ(parsed.at("name").as_string(), line.name);
    EXPECT_EQ(parsed.at("text").as_string(), *line.text);
    EXPECT_TRUE(parsed.at("from").is_null());
    EXPECT_FALSE(parsed.as_object().contains("phrase"));
}

TEST(Wire, SettingsGoThereAndBack) {
    Settings settings;
    settings.visibility = Visibility::private_;
    settings.clock = {.kind = ClockKind::bank, .bank_s = 900, .increment_s = 10};
    settings.neutral_after = 3;
    const auto value = parse_strict(to_json_text(settings));
    ASSERT_TRUE(value.has_value());
    Settings again;
    ASSERT_FALSE(read_json(*value, again));
    EXPECT_EQ(to_json_text(again), to_json_text(settings));
}

}  // namespace
}  // namespace kamchatka::server
