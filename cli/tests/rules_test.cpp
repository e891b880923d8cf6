// `kamchatka rules` as a person or a program runs it.
#include "cli/tests/program.hpp"
#include "record/knobs/knobs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace kamchatka::cli {
namespace {

using test::run;
using test::temporary_file;

bool says(const test::Ran& ran, std::string_view text) {
    return ran.out.find(text) != std::string::npos;
}

constexpr const char* house_rules =
    R"({"id":"casa_mia","base":"challenge","combat.defence_dice":"chosen"})";

TEST(RulesCommand, ListNamesEveryRulesetInBothLanguages) {
    for (const char* arguments : {"rules", "rules list", "rules list --lang en"}) {
        const test::Ran ran = run(arguments);
        EXPECT_EQ(ran.exit_code, 0) << ran.err;
        for (const Ruleset* set : rulebooks::all) EXPECT_TRUE(says(ran, set->id.view()));
    }
    EXPECT_TRUE(says(run("rules"), "predefinito"));
    EXPECT_TRUE(says(run("rules --lang en"), "the default"));
}

TEST(RulesCommand, ShowSaysEveryKnobWithItsClause) {
    const test::Ran ran = run("rules show torneo --lang en");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    for (const record::Knob& knob : record::knobs()) {
        EXPECT_TRUE(says(ran, knob.name)) << knob.name;
        EXPECT_TRUE(says(ran, knob.english)) << knob.name;
        EXPECT_TRUE(says(ran, "[" + std::string{knob.clauses[1]} + "]")) << knob.name;
    }
}

TEST(RulesCommand, DiffShowsOnlyWhatDiffers) {
    const test::Ran ran = run("rules diff challenge torisiko");
    EXPECT_EQ(ran.exit_code, 1) << "a difference was found" << ran.err;
    EXPECT_TRUE(says(ran, "ending.minutes"));
    EXPECT_TRUE(says(ran, "TK-R8a"));
    EXPECT_FALSE(says(ran, "combat.garrison"));
    const test::Ran same = run("rules diff torneo torneo --lang en");
    EXPECT_EQ(same.out, "no difference\n");
    EXPECT_EQ(same.exit_code, 0);
    EXPECT_EQ(run("rules diff torneo torisiko --format json").exit_code, 1);
}

TEST(RulesCommand, OnlyWhatNoBookAllowsIsStarred) {
    const auto shown = [](const std::string& rules) {
        return run("rules show --lang en " + temporary_file("rules.json", rules));
    };
    const test::Ran book = shown(R"({"id":"challenge","army_cap":120,"kingmaker":"on"})");
    EXPECT_TRUE(says(book, "army_cap = 120  [CH-11.1]")) << book.out;
    EXPECT_TRUE(says(book, "kingmaker = on  [KM-1]")) << book.out;
    EXPECT_FALSE(says(book, "*")) << book.out;
    const test::Ran house = shown(R"({"id":"challenge","army_cap":99})");
    EXPECT_TRUE(says(house, "army_cap = 99  [*]")) << house.out;
    EXPECT_TRUE(says(house, "\n* a house rule")) << house.out;
}

TEST(RulesCommand, ShowSaysWhatIsOurs) {
    for (const char* id : {"torneo", "torisiko", "prestige_torneo"}) {
        EXPECT_TRUE(says(run("rules show --lang en " + std::string{id}), "ours: balena, serpente"));
    }
    const test::Ran master = run("rules show master");
    EXPECT_TRUE(says(master, "nostri: i dodici quadranti"));
    EXPECT_TRUE(says(master, "(R-41)"));
    EXPECT_FALSE(says(run("rules show challenge --lang en"), "ours: "));
}

TEST(RulesCommand, HelpAndComplaintsSayWords) {
    for (const char* arguments :
         {"rules --help", "replay --help", "board show --help", "rules --lang fr"}) {
        const test::Ran ran = run(arguments);
        const std::string said = ran.out + ran.err;
        EXPECT_TRUE(std::all_of(said.begin(), said.end(), [](char c) {
            return c == '\n' || static_cast<unsigned char>(c) >= ' ';
        })) << arguments;
        EXPECT_NE(said.find("it"), std::string::npos);
        EXPECT_EQ(said.find("->"), std::string::npos) << said;
    }
    EXPECT_TRUE(says(run("rules --help"), "it|en"));
}

TEST(RulesCommand, AHouseRulesFileMayStandForAnId) {
    const std::string path = temporary_file("casa_mia.json", house_rules);
    EXPECT_TRUE(says(run("rules show " + path), "combat.defence_dice = chosen  [*]"));
    const test::Ran diff = run("rules diff challenge " + path + " --format json");
    const auto value = record::parse_json(diff.out);
    ASSERT_TRUE(value.has_value()) << diff.out;
    const auto& differing = value->at("differing").as_object();
    EXPECT_EQ(differing.size(), 1U);
    EXPECT_EQ(differing.at("combat.defence_dice").at(1).at("value"), "chosen");
    EXPECT_EQ(differing.at("combat.defence_dice").at(0).at("clause"), "CH-4.6");
}

TEST(RulesCommand, JsonIsJson) {
    for (const char* arguments :
         {"rules --format json", "rules list --format json", "rules show prestige --format json"}) {
        const test::Ran ran = run(arguments);
        EXPECT_EQ(ran.exit_code, 0) << ran.err;
        EXPECT_TRUE(record::parse_json(ran.out).has_value()) << arguments;
    }
}

TEST(RulesCommand, WhatCannotBeReadIsExplained) {
    const std::string bad = temporary_file("bad.json", "{\"id\":\"casa_mia\",\n\"base\":}");
    const test::Ran syntax = run("rules show " + bad);
    EXPECT_EQ(syntax.exit_code, 2);
    EXPECT_TRUE(syntax.err.starts_with("kamchatka: " + bad + ":2: ")) << syntax.err;
    const std::string unknown =
        temporary_file("unknown.json", R"({"id":"casa_mia","base":"challenge","speed":3})");
    EXPECT_EQ(run("rules show " + unknown).exit_code, 2);
    for (const char* arguments :
         {"rules show bridge",
          "rules show",
          "rules diff challenge",
          "rules play",
          "rules --lang fr"}) {
        EXPECT_EQ(run(arguments).exit_code, 2) << arguments;
    }
}

}  // namespace
}  // namespace kamchatka::cli
