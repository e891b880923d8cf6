// The knobs one by one: every value comes back, bad ones are refused, and the page for people says
// what the table says.
#include "record/knobs/knobs.hpp"

#include "record/knobs/house_rules.hpp"
#include "record/tests/files.hpp"

#include <gtest/gtest.h>

#include <set>

namespace kamchatka::record {
namespace {

std::string in_table(std::string_view text) {
    std::string cell;
    for (const char letter : text) {
        if (letter == '|') cell += '\\';
        cell += letter;
    }
    return cell;
}

std::string meaning_row(const Knob& knob) {
    const std::string alias = knob.alias.empty() ? "" : " (`" + std::string{knob.alias} + "`)";
    return "| `" + std::string{knob.name} + "`" + alias + " | " + std::string{knob.english} +
        " | " + std::string{knob.italian} + " | " + in_table(knob.allowed) + " |";
}

std::string value_row(const Knob& knob) {
    std::string row = "| `" + std::string{knob.name} + "` |";
    for (std::size_t i = 0; i < rulebooks::all.size(); ++i) {
        row +=
            " `" + knob_text(knob, *rulebooks::all[i]) + "` " + std::string{knob.clauses[i]} + " |";
    }
    return row;
}

constexpr const char* page_path = "docs/rules/knobs.md";

TEST(Knobs, ThePageSaysWhatTheyMean) {
    std::string table =
        "| knob (short name) | meaning | significato | may be |\n|---|---|---|---|\n";
    for (const Knob& knob : knobs()) table += meaning_row(knob) + '\n';
    test::expect_written(page_path, test::table_under, "## What they mean", table);
}

TEST(Knobs, ThePageSaysWhatTheRulebooksSetThemTo) {
    std::string table = "| knob |";
    std::string rule = "|---|";
    for (const Ruleset* set : rulebooks::all) {
        table += ' ' + std::string{set->id.view()} + " |";
        rule += "---|";
    }
    table += '\n' + rule + '\n';
    for (const Knob& knob : knobs()) table += value_row(knob) + '\n';
    test::expect_written(page_path, test::table_under, "## What the rulebooks set them to", table);
}

TEST(Knobs, TheirClausesExist) {
    const std::string clauses = test::read_file("docs/rules/clauses.tsv");
    const std::string rulings = test::read_file("docs/rules/rulings.md");
    for (const Knob& knob : knobs()) {
        for (const std::string_view clause : knob.clauses) {
            const std::string id{clause};
            const bool known = id == "-" || clauses.find('\n' + id + '\t') != std::string::npos ||
                rulings.find("\n## " + id) != std::string::npos;
            EXPECT_TRUE(known) << knob.name << ' ' << id;
        }
    }
}

TEST(Knobs, NamesAreUniqueAndDescribedTwice) {
    std::set<std::string_view> names;
    for (const Knob& knob : knobs()) {
        EXPECT_TRUE(names.insert(knob.name).second) << knob.name;
        EXPECT_TRUE(knob.alias.empty() || names.insert(knob.alias).second) << knob.alias;
        EXPECT_FALSE(knob.english.empty());
        EXPECT_FALSE(knob.italian.empty());
        EXPECT_EQ(find_knob(knob.name), &knob);
    }
    for (const std::string_view alias : {"kingmaker", "challenge_card", "army_cap", "minutes"}) {
        EXPECT_NE(find_knob(alias), nullptr) << alias;
    }
    EXPECT_EQ(find_knob(""), nullptr);
}

TEST(Knobs, EveryValueOfEveryRulebookComesBackFromItsText) {
    for (const Ruleset* from : rulebooks::all) {
        for (const Ruleset* to : rulebooks::all) {
            Ruleset set = *from;
            set.id = to->id;
            set.clauses = to->clauses;
            set.discipline = to->discipline;
            for (const Knob& knob : knobs()) {
                const auto fault = set_knob(set, knob.name, knob_text(knob, *to));
                ASSERT_FALSE(fault) << message(*fault);
            }
            EXPECT_EQ(set, *to);
            EXPECT_EQ(digest(set), digest(*to));
        }
    }
}

// Two rulesets that differ anywhere differ in some knob: no field of the struct lacks one.
TEST(Knobs, RulebooksWithEqualKnobsAreEqual) {
    for (const Ruleset* a : rulebooks::all) {
        for (const Ruleset* b : rulebooks::all) {
            EXPECT_EQ(differing_knobs(*a, *b).empty(), a == b);
            EXPECT_EQ(digest(*a) == digest(*b), a == b);
        }
    }
}

TEST(Knobs, BadValuesAreRefusedAndChangeNothing) {
    struct Row {
        std::string_view name;
        std::string_view text;
        std::string_view what;
    };
    const Row rows[] = {
        {"combat.garison",
         "2",
         "no knob is called \"combat.garison\" (did you mean combat.garrison?)"},
        {"combat.garrison", "0", "a number from 1 to 10 is expected, not 0"},
        {"combat.garrison", "two", "a number from 1 to 10 is expected, not a string"},
        {"combat.garrison", "[1", "not JSON: incomplete JSON"},
        {"combat.garrison",
         "99999999999999999999",
         "a number from 1 to 10 is expected, not a string"},
        {"combat.attack_dice",
         "maximun",
         "no rule for dice is called \"maximun\" (did you mean maximum?)"},
        {"combat.attack_dice", "3", "a string is expected, not a number"},
        {"setup.placement_step", "0", "a number from 1 to 100 is expected, not 0"},
        {"reinforcement.territories_per_army", "0", "a number from 1 to 42 is expected, not 0"},
        {"reinforcement.tris",
         R"({"two_cannon":4})",
         "two_cannon: no key is called \"two_cannon\" (did you mean three_cannon?)"},
        {"setup.starting_armies", R"({"2":50})", "2: no key is called \"2\""},
        {"setup.starting_armies", R"({"3":0})", "3: a number from 1 to 200 is expected, not 0"},
        {"ending.closing_sums", "[[1,2]]", "[0]: a number from 2 to 12 is expected, not 1"},
        {"ending.closing_sums", "[[2,3],[13]]", "[1]: a number from 2 to 12 is expected, not 13"},
        {"ending.closing_sums", "[[2,2]]", "[0]: 2 stands there twice"},
        {"ending.closing_sums", "[[]]", "[0]: a list of sums is expected, as [2,3,4]"},
        {"ending.tie_breaks", R"(["dice","dice"])", "dice stands there twice"},
        {"ending.tie_breaks", R"(["none"])", "none is said by an empty list"},
        {"ending.minutes", "1441", "a number from 0 to 1440 is expected, not 1441"},
    };
    for (const Row& row : rows) {
        Ruleset set = rulebooks::challenge;
        const auto fault = set_knob(set, row.name, row.text);
        ASSERT_TRUE(fault) << row.name;
        EXPECT_EQ(fault->what, row.what);
        EXPECT_EQ(set, rulebooks::challenge) << row.name;
    }
}

TEST(Knobs, KingmakerBringsTheChallengeCard) {
    Ruleset set = rulebooks::challenge;
    EXPECT_FALSE(set_knob(set, "kingmaker", "on"));
    EXPECT_EQ(set.combat.challenge_card, Switch::on);
}

}  // namespace
}  // namespace kamchatka::record
