// The committed types are those of the definitions, and a real view has exactly the declared keys.
#include "server/describe/typescript.hpp"

#include "codec/json.hpp"
#include "engine/rulebooks.hpp"
#include "engine/view.hpp"
#include "record/json.hpp"
#include "server/describe/openapi.hpp"
#include "server/reference/rulesets.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

namespace kamchatka::server {
namespace {

// The fields declared in an interface, in order.
std::vector<std::string> declared(const std::string& types, const std::string& name) {
    std::vector<std::string> fields;
    const std::size_t begin = types.find("export interface " + name + " {\n");
    EXPECT_NE(begin, std::string::npos) << name;
    std::istringstream lines{types.substr(begin, types.find("\n}", begin) - begin)};
    std::string line;
    std::getline(lines, line);
    while (std::getline(lines, line)) {
        const std::string_view field = std::string_view{line}.substr(sizeof("  readonly ") - 1);
        fields.emplace_back(field.substr(0, field.find_first_of("?:")));
    }
    return fields;
}

std::vector<std::string> keys(const boost::json::value& value) {
    std::vector<std::string> all;
    for (const auto& pair : value.as_object()) all.emplace_back(pair.key());
    return all;
}

TEST(Typescript, TheCommittedTypesAreCurrent) {
    std::ifstream file{"web/src/protocol.gen.ts"};
    std::ostringstream text;
    text << file.rdbuf();
    EXPECT_EQ(text.str(), typescript_types()) << "kamchatka types --output web/src/protocol.gen.ts";
}

TEST(Typescript, EachNameIsDeclaredOnce) {
    std::istringstream lines{typescript_types()};
    std::set<std::string> names;
    std::string line;
    while (std::getline(lines, line)) {
        std::istringstream words{line};
        std::string word;
        std::string kind;
        std::string name;
        words >> word >> kind >> name;
        if (word != "export") continue;
        EXPECT_TRUE(names.insert(name).second) << name;
    }
    EXPECT_GT(names.size(), 300U);
}

TEST(OpenApi, TheCommittedDocumentIsCurrentAndRefersOnlyToWhatItDescribes) {
    std::ifstream file{"docs/openapi.json"};
    std::ostringstream text;
    text << file.rdbuf();
    EXPECT_EQ(text.str(), openapi_document())
        << "kamchatka types --openapi --output docs/openapi.json";
    const auto document = boost::json::parse(text.str());
    const auto& schemas = document.at("components").at("schemas").as_object();
    const std::string mark = "#/components/schemas/";
    std::size_t at = 0;
    std::size_t count = 0;
    while ((at = text.str().find(mark, at)) != std::string::npos) {
        at += mark.size();
        const std::string name = text.str().substr(at, text.str().find('"', at) - at);
        EXPECT_TRUE(schemas.contains(name)) << name;
        ++count;
    }
    EXPECT_GT(count, 50U);
}

TEST(Typescript, AViewHasTheDeclaredKeys) {
    const std::string types = typescript_types();
    const Rules rules = make_rules(rulebooks::challenge);
    State state = new_table(3);
    ASSERT_FALSE(advance(rules, state, Chance{}, StartGame{}));
    for (std::uint8_t die = 1; die <= 3; ++die) {
        ASSERT_FALSE(advance(rules, state, Chance{}, RollForPlace{{die, 0, 0}}));
    }
    const auto view = record::to_json(rules, view_of(state, Spectator{}));
    EXPECT_EQ(keys(view), declared(types, "View"));
    EXPECT_EQ(keys(view.at("ending")), declared(types, "ViewEnding"));
    EXPECT_EQ(keys(view.at("seats").at("s1")), declared(types, "ViewSeat"));
    EXPECT_EQ(keys(view.at("territories").at("alaska")), declared(types, "ViewTerritory"));
    state.deal.count = 1;
    state.battle.attack_dice = 1;
    const auto busy = record::to_json(rules, view_of(state, Spectator{}));
    EXPECT_EQ(keys(busy.at("deal")), declared(types, "ViewDeal"));
    EXPECT_EQ(keys(busy.at("battle")), declared(types, "ViewBattle"));
}

TEST(Typescript, RulesHaveTheDeclaredKeys) {
    const std::string types = typescript_types();
    const auto rules = boost::json::parse(to_json_text(*ruleset_detail("challenge")));
    EXPECT_EQ(keys(rules), declared(types, "RulesetDetail"));
    const auto first = [&](const char* list) {
        return keys(rules.at(list).as_object().begin()->value());
    };
    EXPECT_EQ(first("territories"), declared(types, "RulesTerritory"));
    EXPECT_EQ(first("continents"), declared(types, "RulesContinent"));
    EXPECT_EQ(first("cards"), declared(types, "RulesCard"));
    EXPECT_EQ(first("objectives"), declared(types, "RulesObjective"));
}

}  // namespace
}  // namespace kamchatka::server
