// House rules: what can be said, what is nonsense, and that they come back as they were written.
#include "record/knobs/house_rules.hpp"

#include "engine/rulebooks.hpp"
#include "record/knobs/knobs.hpp"

#include <gtest/gtest.h>

namespace kamchatka::record {
namespace {

Parsed<HouseRules> read(std::string_view text) {
    const auto value = parse_json(text);
    EXPECT_TRUE(value) << text;
    return read_ruleset(*value);
}

TEST(HouseRules, AnEmptyOneIsItsBaseUnderAnotherName) {
    const auto house = read(R"({"id":"casa","base":"torneo"})");
    ASSERT_TRUE(house) << message(house.error());
    Ruleset expected = rulebooks::torneo;
    expected.id = Name{"casa"};
    EXPECT_EQ(house->set, expected);
    EXPECT_TRUE(house->warnings.empty());
}

TEST(HouseRules, ComeBackFromJson) {
    for (const Ruleset* rulebook : rulebooks::all) {
        const auto same = read_ruleset(write_ruleset(*rulebook));
        ASSERT_TRUE(same) << message(same.error());
        EXPECT_EQ(same->set, *rulebook);

        Ruleset house = *rulebook;
        house.id = Name{"casa"};
        house.combat.garrison = 5;
        house.setup.starting_armies[3] = 77;
        house.ending.closing_sums = {4U | 16U, 8U};
        const auto back = read_ruleset(write_ruleset(house));
        ASSERT_TRUE(back) << message(back.error());
        EXPECT_EQ(back->set, house);
        EXPECT_EQ(digest(back->set), digest(house));
        EXPECT_NE(digest(house), digest(*rulebook));
    }
}

TEST(HouseRules, NonsenseIsRefused) {
    struct Row {
        std::string_view text;
        std::string_view what;
    };
    const Row rows[] = {
        {R"([])", "an object is expected, not a list"},
        {R"({"base":"challenge"})", "id: missing"},
        {R"({"id":"Casa","base":"challenge"})",
         "id: up to 31 of a to z, 0 to 9 and _ are expected"},
        {R"({"id":"casa"})", "base: missing: the rulebook that casa starts from"},
        {R"({"id":"casa","base":"chalenge"})",
         "base: no rulebook is called \"chalenge\" (did you mean challenge?)"},
        {R"({"id":"torneo","base":"challenge"})",
         "id: torneo is a rulebook: a house rule needs an id of its own"},
        {R"({"id":"casa","base":"challenge","minuti":5})",
         "no knob is called \"minuti\" (did you mean minutes?)"},
        {R"({"id":"casa","base":"challenge","minutes":5,"ending.minutes":6})",
         "ending.minutes: said twice, by its name and by its short name"},
        {R"({"id":"casa","base":"prestige","minutes":90})",
         "ending.minutes: with a clock points are counted, and the objective territories_18 has no "
         "territories to score"},
        {R"({"id":"casa","base":"prestige","kingmaker":"on"})",
         "ending.kingmaker: without a clock (ending.minutes) points are never counted"},
        {R"({"id":"casa","base":"challenge","setup.starting_armies":{"3":13}})",
         "setup.starting_armies: with 3 seats a seat is dealt up to 14 territories, one army each"},
        {R"({"id":"casa","base":"challenge","setup.starting_armies":{}})",
         "setup.starting_armies: no number of seats is offered"},
        {R"({"id":"casa","base":"challenge","setup.objective_deck":"custom_only"})",
         "setup.objective_deck: there are 0 objectives for 5 seats"},
        {R"({"id":"casa","base":"challenge","army_cap":20})",
         "reinforcement.army_cap: below the starting armies"},
        {R"({"id":"casa","base":"challenge","combat.hand_limit":2})",
         "combat.hand_limit: a tris takes three cards"},
        {R"({"id":"casa","base":"challenge","custom_objectives":[{"id":"letto","territories":["peru"]}]})",
         "setup.custom_objectives: two objectives are called letto"},
        {R"({"id":"casa","base":"challenge","custom_objectives":[{"id":"mio"}]})",
         "setup.custom_objectives: mio asks for nothing"},
        {R"({"id":"casa","base":"prestige","custom_objectives":[{"id":"mio","destroy":"red"}]})",
         "setup.custom_objectives: mio needs territory_count, for when its colour cannot be "
         "destroyed"},
        {R"({"id":"casa","base":"challenge","custom_objectives":[{"id":"mio","territories":["perù"]}]})",
         "custom_objectives: [0].territories[0]: no territory is called \"per??\" (did you mean "
         "peru?)"},
    };
    for (const Row& row : rows) {
        const auto house = read(row.text);
        ASSERT_FALSE(house) << row.text;
        EXPECT_EQ(message(house.error()), row.what);
    }
}

TEST(HouseRules, OddObjectivesGiveWarnings) {
    const auto house = read(
        R"({"id":"casa","base":"challenge","custom_objectives":[{"id":"mio","territories":["peru"]}]})"
    );
    ASSERT_TRUE(house) << message(house.error());
    const std::vector<std::string> expected{
        "the objective mio is worth 3 points, the printed ones 86",
        "the objective mio holds fewer than two whole continents"};
    EXPECT_EQ(house->warnings, expected);
}

TEST(HouseRules, OptionsKeepTheIdOfTheRulebook) {
    const auto set = read(R"({"id":"challenge","kingmaker":"on","army_cap":120})");
    ASSERT_TRUE(set) << message(set.error());
    EXPECT_EQ(set->set.id, rulebooks::challenge.id);
    EXPECT_EQ(set->set.combat.challenge_card, Switch::on);
    EXPECT_EQ(
        json::serialize(write_ruleset(set->set)),
        R"({"id":"challenge","reinforcement.army_cap":120,"combat.challenge_card":"on","ending.kingmaker":"on"})"
    );
}

}  // namespace
}  // namespace kamchatka::record
