// `kamchatka rules`: the rulesets, one of them, or two side by side.
#include "cli/choice.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/languages.hpp"
#include "cli/reference/rules_table.hpp"
#include "record/knobs/knobs.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>
#include <string>

namespace kamchatka::cli {
namespace {

enum class RulesFormat : std::uint8_t { text, json };

struct RulesArguments {
    std::string first;
    std::string second;
    record::Language language = record::Language::italian;
    RulesFormat format = RulesFormat::text;
};

constexpr const char* rules_explanation = R"(
A file with house rules may stand for an ID; it is checked. Beside each value stands the
clause that sets it, or the ruling (R-n) where the book is silent.

diff: exit code 0 when there is no difference, 1 when there is.

Examples:
  kamchatka rules list
  kamchatka rules show torneo --lang en
  kamchatka rules diff challenge torisiko
  kamchatka rules diff challenge casa_mia.json --format json)";

Ruleset checked(const std::string& id_or_path) {
    const record::HouseRules rules = read_ruleset(id_or_path);
    for (const std::string& warning : rules.warnings) {
        std::cerr << id_or_path << ": " << warning << '\n';
    }
    return rules.set;
}

void list(const RulesArguments& arguments) {
    const bool as_text = arguments.format == RulesFormat::text;
    std::cout << (as_text ? list_rulesets(arguments.language) : list_rulesets_json());
}

void show_rules(const RulesArguments& arguments) {
    const Ruleset set = checked(arguments.first);
    const bool as_text = arguments.format == RulesFormat::text;
    std::cout << (as_text ? show_ruleset(set, arguments.language) : show_ruleset_json(set));
}

void diff(const RulesArguments& arguments) {
    const Ruleset a = checked(arguments.first);
    const Ruleset b = checked(arguments.second);
    const bool as_text = arguments.format == RulesFormat::text;
    std::cout << (as_text ? diff_rulesets(a, b, arguments.language) : diff_rulesets_json(a, b));
    if (!record::differing_knobs(a, b).empty()) throw AnswerIsNo{};
}

void add_output_options(CLI::App& app, RulesArguments& arguments) {
    add_language(app, arguments.language);
    const Choices<RulesFormat> formats{{"text", RulesFormat::text}, {"json", RulesFormat::json}};
    add_choice(app, "--format", arguments.format, formats, "text unless given");
}

}  // namespace

void add_rules(CLI::App& app) {
    CLI::App* rules = app.add_subcommand("rules", "The rulesets, and how they differ");
    const auto arguments = std::make_shared<RulesArguments>();
    rules->footer(rules_explanation);
    add_output_options(*rules, *arguments);
    rules->require_subcommand(0, 1);

    CLI::App* list_app = rules->add_subcommand("list", "The built-in rulesets");
    add_output_options(*list_app, *arguments);

    CLI::App* show_app = rules->add_subcommand("show", "Every knob of a ruleset");
    show_app->add_option("ID", arguments->first, "A ruleset, or a house-rules file")->required();
    add_output_options(*show_app, *arguments);

    CLI::App* diff_app = rules->add_subcommand("diff", "The knobs in which two rulesets differ");
    diff_app->add_option("A", arguments->first, "A ruleset, or a house-rules file")->required();
    diff_app->add_option("B", arguments->second, "Another")->required();
    add_output_options(*diff_app, *arguments);

    rules->callback([arguments, show_app, diff_app] {
        if (show_app->parsed()) return show_rules(*arguments);
        if (diff_app->parsed()) return diff(*arguments);
        list(*arguments);
    });
}

}  // namespace kamchatka::cli
