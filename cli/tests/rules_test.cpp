// `kamchatka rules` as a person or a program runs it.
#include "cli/tests/program.hpp"
#include "record/knobs.hpp"

#include <gtest/gtest.h>

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
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_TRUE(says(ran, "ending.minutes"));
    EXPECT_TRUE(says(ran, "TK-R8a"));
    EXPECT_FALSE(says(ran, "combat.garrison"));
    EXPECT_EQ(run("rules diff torneo torneo --lang en").out, "no difference\n");
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
