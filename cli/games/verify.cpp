// `kamchatka verify`: was the game drawn from the seed that was promised?
#include "chance/verify.hpp"

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "record/record_json.hpp"
#include "record/text/asked.hpp"
#include "record/text/text.hpp"
#include "record/words/spelling.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace kamchatka::cli {
namespace {

constexpr const char* verify_explanation = R"(
Works out the commitment, the seed and every die, deal and draw again and compares
them with the record; checks that each seat promised its contribution before anyone
showed theirs, and that each promise was kept or marked as not. The first die, deal or
draw that the seed does not give is named with its line, also where the rest of the
record no longer fits it. Exit code 0: all as promised; 1: something differs, or nothing
was promised (real dice), or the seed was not shown yet (unfinished game); 2: the record
cannot be read, or what it says came of an action did not.
docs/chance.md says how to do the same by hand.

Examples:
  kamchatka verify game.txt
  kamchatka verify game.json)";

std::string counted(std::size_t count, const char* one, const char* many) {
    return std::to_string(count) + ' ' + (count == 1 ? one : many);
}

std::string summary(const chance::Compared& compared) {
    const std::string shares = compared.promises + compared.supplied == 0
        ? "no contribution was promised beforehand"
        : counted(compared.promises, "promise was", "promises were") + " kept, " +
            counted(compared.supplied, "contribution", "contributions") + " supplied by the seed";
    return counted(compared.dice, "die", "dice") + ", " +
        counted(compared.objectives, "objective", "objectives") + ", " +
        counted(compared.territories, "territory", "territories") + " and " +
        counted(compared.cards, "card", "cards") + " follow from the seed that was promised; " +
        shares;
}

std::string sentence(const record::Lexicon& lexicon, const chance::Verification& result) {
    const std::string step = "step " + std::to_string(result.step + 1);
    const std::string shown =
        std::string{record::spell(result.actor)} + ' ' + record::to_text(lexicon, result.found);
    switch (result.verdict) {
        case chance::Verdict::fair: return "fair: " + summary(result.compared);
        case chance::Verdict::differs:
            return step + " differs: the record has `" + record::to_text(lexicon, result.found) +
                "`, the seed gives `" + record::to_text(lexicon, result.expected) + "`";
        case chance::Verdict::promise_broken:
            return step + " breaks a promise: `" + shown + "` is not what the seat had promised";
        case chance::Verdict::supply_hidden:
            return step + " hides a supply: `" + shown + "` comes from the seed, not from the seat";
        case chance::Verdict::refused:
            return step + " is against the rules: `" + record::to_text(lexicon, result.found) +
                "`, " + std::string{record::spell(result.rejection)};
        case chance::Verdict::no_commitment:
            return "cannot be checked: no seed was promised, the dice were real ones";
        case chance::Verdict::seed_not_revealed:
            return "cannot be checked: the seed is shown when the game is over";
    }
    return {};
}

bool has_a_place(chance::Verdict verdict) {
    switch (verdict) {
        case chance::Verdict::differs:
        case chance::Verdict::promise_broken:
        case chance::Verdict::supply_hidden:
        case chance::Verdict::refused: return true;
        case chance::Verdict::fair:
        case chance::Verdict::no_commitment:
        case chance::Verdict::seed_not_revealed: return false;
    }
    return false;
}

// Where the step stands in the file: ":57", where it has lines.
std::string place_of(const record::AskedStep& step) {
    return step.line == 0 ? "" : ':' + std::to_string(step.line);
}

// Precondition: the text was read by read_asked. A reader that plays the game again would stop at
// the first consequence of a forged die, so it comes after the seed has been asked.
void expect_sound(const std::string& path, const std::string& text) {
    const auto reading = record::read_any(text);
    if (!reading) throw BadInput(complaint(path, reading.error()));
}

void run_verify(const std::string& path) {
    const std::string text = read_input(path);
    const auto asked = record::read_asked(text);
    if (!asked) throw BadInput(complaint(path, asked.error()));
    const record::Record& game = asked->opening;
    if (game.position) {
        std::cout << path << ": cannot be checked: the record begins in mid-game\n";
        throw AnswerIsNo{};
    }
    std::vector<chance::Step> steps;
    steps.reserve(asked->steps.size());
    for (const record::AskedStep& step : asked->steps) steps.push_back({step.actor, step.action});
    const Rules rules = record::rules_of(game);
    const chance::Verification result = chance::verify(rules, game.seat_count, steps);
    const bool placed = has_a_place(result.verdict);
    if (!placed) expect_sound(path, text);
    std::cout << path << (placed ? place_of(asked->steps[result.step]) : "") << ": "
              << sentence({rules, game.seat_count}, result) << '\n';
    if (result.verdict != chance::Verdict::fair) throw AnswerIsNo{};
}

}  // namespace

void add_verify(CLI::App& app) {
    CLI::App* verify = app.add_subcommand("verify", "Check that a record was drawn from its seed");
    const auto path = std::make_shared<std::string>();
    verify->add_option("FILE", *path, "A record, as text or JSON; - for standard input")
        ->required();
    verify->footer(verify_explanation);
    verify->callback([path] { run_verify(*path); });
}

}  // namespace kamchatka::cli
