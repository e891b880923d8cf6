// `kamchatka odds 10 6`: what becomes of ten armies that attack six until it is decided.
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "odds/campaign.hpp"

#include <CLI/CLI.hpp>
#include <boost/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::cli {
namespace {

struct OddsArguments {
    unsigned attack = 0;
    unsigned defence = 0;
    std::string ruleset = "challenge";
    bool challenge_card = false;
    std::optional<unsigned> stop_at;
    std::optional<unsigned> stop_lost;
    std::optional<unsigned> throws;
    std::vector<unsigned> then;
    unsigned leave = 1;
    bool json = false;
};

constexpr unsigned armies_max = 250;

constexpr const char* odds_examples = R"(
Examples:
  kamchatka odds 10 6
  kamchatka odds 10 6 --stop-at 4
  kamchatka odds 12 3 --then 2 1 --leave 2
  kamchatka odds 8 8 --challenge-card --json
  kamchatka odds 6 3 --ruleset prestige

The attacker goes on until he has conquered, may not attack any more or a rule below says stop.
Where a ruleset lets a side choose its dice, it chooses what is best for it.)";

std::string fixed(double value, int digits) {
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    return text;
}

// In hundredths, but never a certainty that is not one.
std::string percent(double chance) {
    if (chance < 1 && chance > 0.99995) return "> 99.99%";
    if (chance > 0 && chance < 0.00005) return "< 0.01%";
    return fixed(100 * chance, 2) + "%";
}

// Dice make nothing certain, though a number may round to it.
double uncertain(double chance) { return std::min(chance, std::nextafter(1.0, 0.0)); }

// One line of the plot for each number of armies, summed over what else may differ.
struct Line {
    unsigned armies;
    double chance;
};

std::vector<Line> plot_of(const odds::CampaignOdds& odds, bool conquered) {
    std::vector<Line> lines;
    for (const odds::End& end : odds.ends) {
        if ((end.left.defence == 0) != conquered) continue;
        const unsigned armies = conquered ? end.left.attack : end.left.defence;
        const auto same =
            std::ranges::find_if(lines, [&](const Line& line) { return line.armies == armies; });
        if (same == lines.end()) {
            lines.push_back({armies, end.chance});
        } else {
            same->chance += end.chance;
        }
    }
    return lines;
}

void plot(const std::vector<Line>& lines) {
    constexpr double width = 50;
    double highest = 0;
    for (const Line& line : lines) highest = std::max(highest, line.chance);
    for (const Line& line : lines) {
        if (line.chance < 5e-5) continue;
        const auto length = static_cast<std::size_t>(std::lround(width * line.chance / highest));
        const std::string armies = std::to_string(line.armies);
        const std::string chance = percent(line.chance);
        std::cout << std::string(5 - std::min<std::size_t>(armies.size(), 5), ' ') << armies
                  << std::string(9 - std::min<std::size_t>(chance.size(), 9), ' ') << chance << "  "
                  << std::string(length, '#') << '\n';
    }
}

void print_odds(const OddsArguments& arguments, const odds::CampaignOdds& odds) {
    std::cout << arguments.attack << " against " << arguments.defence << ", " << arguments.ruleset
              << (arguments.challenge_card ? ", with the Challenge card" : "") << '\n'
              << "conquest " << percent(uncertain(odds.conquer));
    if (odds.conquer > 0) std::cout << ", with " << fixed(odds.attackers_left, 2) << " armies left";
    std::cout << "\nexpected losses: attacker " << fixed(odds.attackers_lost, 2) << ", defender "
              << fixed(odds.defenders_lost, 2) << "; throws " << fixed(odds.throws, 2) << '\n';
    if (odds.conquer > 0) {
        std::cout << "\narmies left to the attacker, conquest\n";
        plot(plot_of(odds, true));
    }
    if (odds.conquer < 1) {
        std::cout << "\narmies left to the defender, no conquest (the attacker has "
                  << fixed(odds.attackers_if_failed, 2) << " on average)\n";
        plot(plot_of(odds, false));
    }
}

void print_chain(const odds::ChainOdds& chain) {
    std::cout << "\none after the other\n";
    for (std::size_t n = 1; n < chain.conquered.size(); ++n) {
        std::cout << "    " << n << (n == 1 ? " territory    " : " territories  ")
                  << percent(uncertain(chain.conquered[n])) << '\n';
    }
    std::cout << "    on the last, if all fall: " << fixed(chain.expected, 2) << " armies\n";
}

boost::json::value odds_json(
    const OddsArguments& arguments,
    const odds::CampaignOdds& odds,
    const std::optional<odds::ChainOdds>& chain
) {
    boost::json::array ends;
    for (const odds::End& end : odds.ends) {
        ends.push_back(boost::json::object{
            {"attackers", end.left.attack},
            {"defenders", end.left.defence},
            {"dice", end.last_dice},
            {"probability", end.chance}});
    }
    boost::json::object result{
        {"ruleset", arguments.ruleset},
        {"attack", arguments.attack},
        {"defence", arguments.defence},
        {"challenge_card", arguments.challenge_card},
        {"conquer", odds.conquer},
        {"attackers_left", odds.attackers_left},
        {"attackers_if_failed", odds.attackers_if_failed},
        {"defenders_if_failed", odds.defenders_if_failed},
        {"attackers_lost", odds.attackers_lost},
        {"defenders_lost", odds.defenders_lost},
        {"throws", odds.throws},
        {"distribution", std::move(ends)}};
    if (chain) {
        result["chain"] = boost::json::object{
            {"conquered", boost::json::value_from(chain->conquered)},
            {"arriving", boost::json::value_from(chain->arriving)},
            {"expected", chain->expected}};
    }
    return result;
}

std::optional<odds::ChainOdds> chain_of(
    const OddsArguments& arguments, const odds::Obligations& obligations
) {
    if (arguments.then.empty()) return std::nullopt;
    std::vector<odds::Stage> stages{{arguments.defence, arguments.leave}};
    for (const unsigned defence : arguments.then) stages.push_back({defence, arguments.leave});
    return odds::chain_odds(obligations, arguments.attack, stages);
}

void run_odds(const OddsArguments& arguments) {
    const Ruleset set = read_ruleset(arguments.ruleset).set;
    const odds::Obligations obligations = odds::obligations_of(
        set.combat, arguments.challenge_card ? Ties::to_attacker : Ties::to_defender
    );
    const odds::StopRule stop{
        .lost = arguments.stop_lost, .left = arguments.stop_at, .throws = arguments.throws};
    const odds::CampaignOdds odds =
        odds::campaign_odds(obligations, {arguments.attack, arguments.defence}, stop);
    const auto chain = chain_of(arguments, obligations);
    if (arguments.json) {
        std::cout << boost::json::serialize(odds_json(arguments, odds, chain)) << '\n';
        return;
    }
    print_odds(arguments, odds);
    if (chain) print_chain(*chain);
}

}  // namespace

void add_odds(CLI::App& app) {
    CLI::App* odds = app.add_subcommand("odds", "Exact odds of a campaign");
    const auto arguments = std::make_shared<OddsArguments>();
    const auto armies = CLI::Range(1U, armies_max).description("");
    odds->add_option("attack", arguments->attack, "Armies on the attacking territory")
        ->required()
        ->check(armies);
    odds->add_option("defence", arguments->defence, "Armies on the attacked one")
        ->required()
        ->check(armies);
    odds->add_option(
            "--ruleset", arguments->ruleset, "challenge, torneo... or a file of house rules"
    )
        ->capture_default_str();
    odds->add_flag("--challenge-card", arguments->challenge_card, "Ties favour the attacker");
    odds->add_option("--stop-at", arguments->stop_at, "Stop when so many armies or fewer are left");
    odds->add_option("--stop-lost", arguments->stop_lost, "Stop when so many armies are lost");
    odds->add_option("--throws", arguments->throws, "Stop after so many throws");
    odds->add_option("--then", arguments->then, "Armies on the next territories of a chain")
        ->check(armies);
    odds->add_option("--leave", arguments->leave, "Armies a chain leaves on each territory")
        ->check(armies)
        ->capture_default_str();
    odds->add_flag("--json", arguments->json, "As JSON, with the full distribution");
    odds->footer(odds_examples);
    odds->callback([arguments] { run_odds(*arguments); });
}

}  // namespace kamchatka::cli
