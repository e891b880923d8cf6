// The documents say what the code does: their examples are read, their lists compared.
#include "record/action_schema.hpp"
#include "record/event_schema.hpp"
#include "record/knobs/house_rules.hpp"
#include "record/knobs/knobs.hpp"
#include "record/record_json.hpp"
#include "record/tests/files.hpp"
#include "record/text/record_text.hpp"

#include <gtest/gtest.h>

namespace kamchatka::record {
namespace {

template <typename Variant>
struct Listing;
template <typename... Ts>
struct Listing<std::variant<Ts...>> {
    template <typename T>
    static std::string line() {
        std::string text{codec::schema<T>.name};
        codec::for_each_field<T>([&](const auto& field) { text += ' ' + std::string{field.name}; });
        return text + '\n';
    }
    static std::string all() { return (line<Ts>() + ...); }
};

constexpr const char* notation_path = "docs/notation.md";

std::string notation() { return test::read_file(notation_path); }

TEST(Notation, ThePageListsEveryActionAndEvent) {
    test::expect_written(notation_path, test::code_under, "## Actions", Listing<Action>::all());
    test::expect_written(notation_path, test::code_under, "## Events", Listing<Event>::all());
}

TEST(Notation, TheExampleIsAWholeRecord) {
    const std::string example = test::code_block(notation(), "### Example");
    const auto reading = read_text(example);
    ASSERT_TRUE(reading) << message(reading.error());
    EXPECT_FALSE(reading->cut_off);
    EXPECT_EQ(write_text(reading->record), example);
}

TEST(Notation, TheTypedExampleIsTheSameGame) {
    const auto typed = read_text(test::code_block(notation(), "### Typed by hand"));
    ASSERT_TRUE(typed) << message(typed.error());
    EXPECT_EQ(write_text(typed->record), test::code_block(notation(), "### Example"));
}

TEST(HouseRules, TheExampleOfThePageIsRead) {
    const std::string page = test::read_file("docs/house-rules.md");
    const auto value = parse_json(test::code_block(page, "## Example"));
    ASSERT_TRUE(value) << message(value.error());
    const auto house = read_ruleset(*value);
    ASSERT_TRUE(house) << message(house.error());
    EXPECT_EQ(house->set.id.view(), "casa_mia");
    EXPECT_EQ(house->set.custom_objective_count, 6);
    EXPECT_EQ(house->set.combat.defence_dice, Dice::chosen);
    EXPECT_FALSE(house->warnings.empty());
    const auto options = parse_json(test::code_block(page, "## Options of a rulebook"));
    ASSERT_TRUE(options);
    const auto set = read_ruleset(*options);
    ASSERT_TRUE(set) << message(set.error());
    EXPECT_EQ(set->set.combat.challenge_card, Switch::on);
}

}  // namespace
}  // namespace kamchatka::record
