// The reader of the text notation: what it accepts from a careless hand, and every error with its
// line.
#include "record/text/record_text.hpp"

#include "engine/rulebooks.hpp"
#include "record/tests/files.hpp"
#include "record/tests/random_game.hpp"

#include <gtest/gtest.h>

namespace kamchatka::record {
namespace {

const std::string opening =
    "kamchatka-record 1\n"
    "ruleset challenge\n"
    "seats 3\n";
const std::string start =
    "chance start_game -\n"
    "chance roll_for_place 2\n"
    "chance roll_for_place 4\n"
    "chance roll_for_place 6\n";

std::string error_of(const std::string& text) {
    const auto reading = read_text(text);
    return reading ? "none" : message(reading.error());
}

TEST(TextReader, CommentsBlankLinesAndSpacesDoNotMatter) {
    const auto plain = read_text(opening + start + "end 4\n");
    ASSERT_TRUE(plain) << message(plain.error());
    const auto loose = read_text(
        "# a game\n\nkamchatka-record  1\r\nruleset   challenge\n  # indented remark\nseats 3 \n" +
        start + "\n\nend 4\n# the end\n\n"
    );
    ASSERT_TRUE(loose) << message(loose.error());
    EXPECT_EQ(loose->record, plain->record);
}

TEST(TextReader, HeaderErrorsNameTheirLine) {
    const std::string house = "kamchatka-record 1\nruleset casa\n";
    const std::pair<std::string, std::string> rows[] = {
        {"", "line 1: a record begins with: kamchatka-record 1"},
        {"hello\n", "line 1: a record begins with: kamchatka-record 1"},
        {"\nkamchatka-record 2\n", "line 2: only version 1 of the notation can be read"},
        {"kamchatka-record 1 x\n", "line 1: nothing more is expected: \"x\""},
        {"kamchatka-record 1\nseats 3\n", "line 2: the line ruleset is expected first"},
        {opening + "ruleset torneo\n", "line 4: said twice: ruleset"},
        {opening + "seats 4\n", "line 4: said twice: seats"},
        {opening + "base torneo\n", "line 4: challenge is a rulebook and has no base"},
        {opening + "colour red\n", "line 4: no header line is called \"colour\""},
        {opening + "set army_cap 120\nset army_cap 120\n", "line 5: said twice: \"army_cap\""},
        {opening + "set army_cap many\n",
         "line 4: army_cap: a number from 0 to 10000 is expected, not a string"},
        {opening + "set army_cap 5\nend 0\n",
         "line 2: reinforcement.army_cap: below the starting armies"},
        {opening + "player s4 \"Dario\"\n",
         "line 4: nobody sits on s4 (the line seats comes before)"},
        {opening + "player s1 Anna\n", "line 4: a text in quotes is expected, not \"Anna\""},
        {opening + "player s1 \"An\"na\"\n",
         "line 4: a text in quotes is expected, not \"\"An\"na\"\""},
        {opening + "player s1 \"\x01\"\n",
         "line 4: up to 200 bytes of UTF-8 without control characters are expected"},
        {opening + "player s1 \"\xc3\"\n",
         "line 4: up to 200 bytes of UTF-8 without control characters are expected"},
        {opening + "player s1 \"Anna\"\nplayer s1 \"Anna\"\n", "line 5: said twice: player s1"},
        {opening + "tag Event \"Coppa\"\n", "line 4: no tag can be called \"Event\""},
        {opening + "tag event \"a\"\ntag event \"b\"\n", "line 5: said twice: tag event"},
        {opening + "position {\nend 0\n", "line 4: not JSON: incomplete JSON"},
        {opening + "position {}\nend 0\n",
         "line 4: position.seats: an object with s1, s2... is expected"},
        {house + "seats 3\nend 0\n", "line 2: casa is no rulebook, and the line base is missing"},
        {house + "set army_cap 0\n", "line 3: the line base is expected: casa is no rulebook"},
        {house + "base tornado\n", "line 3: no rulebook is called \"tornado\""},
        {"kamchatka-record 1\nruleset challenge\nend 0\n", "line 2: the line seats is missing"},
        {"kamchatka-record 1\nruleset challenge\nseats 7\n",
         "line 3: a number from 1 to 6 is expected, not \"7\""},
        {"kamchatka-record 1\nruleset challenge\nseats 6\nend 0\n",
         "line 3: challenge is not played by 6 seats"},
        {"kamchatka-record 1\nruleset challenge 12\n",
         "line 2: a digest of 16 hexadecimal digits is expected, not \"12\""},
        {"kamchatka-record 1\nruleset challenge 0123456789abcdef\nseats 3\nend 0\n",
         "line 2: these rules have the digest 36986285035dddd4, not 0123456789abcdef"},
    };
    for (const auto& [text, what] : rows) EXPECT_EQ(error_of(text), what) << text;
}

TEST(TextReader, StepErrorsNameTheirLine) {
    const std::pair<std::string, std::string> rows[] = {
        {"2 chance start_game -\n", "line 4: step 1 is expected here, not \"2\""},
        {"s9 end_turn\nend 1\n", "line 4: no header line is called \"s9\""},
        {start + "s9 end_turn\n",
         "line 8: an actor is expected (s1 to s6, chance, arbiter), not \"s9\""},
        {start + "s3 choose_color red\n",
         "line 8: no action is called \"choose_color\" (did you mean choose_colour?)"},
        {start + "s3 choose_colour\n", "line 8: choose_colour.colour: missing"},
        {start + "s3 choose_colour gren\n",
         "line 8: choose_colour.colour: no colour is called \"gren\" (did you mean green?)"},
        {start + "s3 choose_colour red blue\n", "line 8: nothing more is expected: \"blue\""},
        {start + "s3 attack alasca peru 3\n",
         "line 8: attack.from: no territory is called \"alasca\" (did you mean alaska?)"},
        {start + "s3 attack alaska peru 300\n",
         "line 8: attack.dice: a number from 0 to 255 is expected, not \"300\""},
        {start + "s3 attack alaska peru 03\n",
         "line 8: attack.dice: a number is expected, not \"03\""},
        {start + "chance roll_dice 6.7 -\n", "line 8: roll_dice.attack: a die shows 1 to 6"},
        {start + "chance roll_dice 1.1.1.1 -\n",
         "line 8: roll_dice.attack: at most 3 dice are rolled"},
        {start + "s3 play_tris alaska,peru\n", "line 8: play_tris.cards: three cards are expected"},
        {start + "s3 give_colours red,blue\n",
         "line 8: give_colours.colours: one for each of the 3 seats is expected"},
        {start + "chance reveal_seed 00\n",
         "line 8: reveal_seed.seed: 64 hexadecimal digits are expected, not \"00\""},
        {start + "s1 choose_colour red\n",
         "line 8: refused, not_your_turn (CH-2.3c): It is not your turn: wait for it."},
        {"    phase_began order\n", "line 4: no action stands before this consequence"},
        {start + "end 5\n", "line 8: end 4 is expected: so many steps were read"},
        {start + "end 4\ns3 choose_colour red\n", "line 9: nothing is expected after the line end"},
        {start + "turn 1 s3 state 0123456789abcdef\n", "line 8: no turn began here"},
    };
    for (const auto& [text, what] : rows) EXPECT_EQ(error_of(opening + text), what) << text;
}

TEST(TextReader, ConsequencesMustBeThoseWorkedOut) {
    const std::string step = opening + start + "s3 choose_colour red\n";
    EXPECT_EQ(error_of(step + "    colour_chosen s3 red\nend 5\n"), "none");
    EXPECT_EQ(error_of(step + " colour_chosen   s3 red\nend 5\n"), "none");
    EXPECT_EQ(
        error_of(step + "    colour_chosen s3 blue\n"),
        "line 9: expected colour_chosen s3 red, found colour_chosen s3 blue"
    );
    EXPECT_EQ(error_of(step + "    colour_chosen s3\n"), "line 9: colour_chosen.colour: missing");
    EXPECT_EQ(
        error_of(step + "    colour_chosen s3 red\n    turn_ended s3\n"),
        "line 10: nothing more came of the action"
    );
    const std::string first =
        opening + "chance start_game -\n    game_started 3 42 44 35 130 0 -\n";
    EXPECT_EQ(
        error_of(first + "chance roll_for_place 2\n"),
        "line 6: more came of the action before: phase_began order"
    );
    EXPECT_EQ(
        error_of(first + "end 1\n"), "line 6: more came of the action before: phase_began order"
    );
}

TEST(TextReader, TheDigestOfATurnMustAgree) {
    std::string text = write_text(test::play({.set = rulebooks::torneo, .seat_count = 3}));
    const std::size_t digest = text.find(" state ") + 7;
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<long>(digest), '\n');
    text[digest] = text[digest] == '0' ? '1' : '0';
    EXPECT_EQ(error_of(text).rfind("line " + std::to_string(line) + ": expected turn 1 ", 0), 0U);
}

}  // namespace
}  // namespace kamchatka::record
