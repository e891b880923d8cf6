// `kamchatka verify` on records as they are kept: honest, dishonest, unfinished, unreadable.
#include "cli/tests/program.hpp"
#include "engine/rulebooks.hpp"
#include "record/record_json.hpp"
#include "record/text/record_text.hpp"
#include "record/text/text.hpp"
#include "testkit/chance/committed_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace kamchatka::cli {
namespace {

constexpr std::uint8_t seat_count = 4;

record::Record record_of(std::span<const chance::Step> steps) {
    record::Record game;
    game.set = rulebooks::challenge;
    game.seat_count = seat_count;
    const Rules rules = make_rules(game.set);
    State state = new_table(seat_count);
    for (const auto& [actor, action] : steps) {
        const Decision decision = decide(rules, state, actor, action);
        EXPECT_TRUE(decision.has_value());
        game.steps.push_back({actor, action, {decision->begin(), decision->end()}});
        for (const Event& event : *decision) evolve(state, event);
    }
    return game;
}

std::vector<chance::Step> honest_game() {
    return test::committed_game(make_rules(rulebooks::challenge), seat_count, 1);
}

test::Ran verified(const std::string& text) {
    return test::run("verify " + test::temporary_file("game", text));
}

TEST(VerifyProgram, AnHonestRecordIsFairAsTextAndAsJson) {
    const record::Record game = record_of(honest_game());
    for (const std::string& text :
         {record::write_text(game), record::pretty(record::to_json(game))}) {
        const test::Ran ran = verified(text);
        EXPECT_EQ(ran.exit_code, 0) << ran.err;
        EXPECT_NE(ran.out.find(": fair: "), std::string::npos) << ran.out;
        EXPECT_NE(ran.out.find("42 territories"), std::string::npos) << ran.out;
    }
}

TEST(VerifyProgram, AnotherSeedIsNotWhatWasPromised) {
    auto steps = honest_game();
    std::get<RevealSeed>(steps.back().action).seed[0] ^= 1;
    const test::Ran ran = verified(record::write_text(record_of(steps)));
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_NE(ran.out.find("step 1 differs"), std::string::npos) << ran.out;
}

// The step as the text has it, with its line.
struct Line {
    std::size_t number;
    std::string text;
};
Line line_of(const std::string& text, std::size_t step) {
    const std::string start = '\n' + std::to_string(step + 1) + ' ';
    const std::size_t at = text.find(start) + 1;
    const auto before =
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    return {static_cast<std::size_t>(before) + 1, text.substr(at, text.find('\n', at) - at)};
}

// One die is another; what came of it, and all that follows, is left as it was.
TEST(VerifyProgram, AForgedDieIsNamedWithItsLineThoughTheRestNoLongerFits) {
    const auto steps = honest_game();
    const record::Record game = record_of(steps);
    const std::string honest = record::write_text(game);
    const Rules rules = make_rules(game.set);
    const record::Lexicon lexicon{rules, seat_count};
    std::size_t forged = 0;
    for (std::size_t i = 0; i < steps.size(); i += 7) {
        const auto* roll = std::get_if<RollDice>(&steps[i].action);
        const auto* deal = std::get_if<DealTerritory>(&steps[i].action);
        if (roll == nullptr && deal == nullptr) continue;
        const Line line = line_of(honest, i);
        std::string other = line.text;
        if (roll != nullptr) {
            RollDice changed = *roll;
            changed.attack[0] = static_cast<std::uint8_t>(changed.attack[0] % 6 + 1);
            other = std::to_string(i + 1) + " chance " + record::to_text(lexicon, Action{changed});
        } else {
            const DealTerritory next{id_of<Territory>((index(deal->territory) + 1) % 42)};
            other = std::to_string(i + 1) + " chance " + record::to_text(lexicon, Action{next});
        }
        std::string text = honest;
        text.replace(text.find('\n' + line.text + '\n') + 1, line.text.size(), other);
        const test::Ran ran = verified(text);
        EXPECT_EQ(ran.exit_code, 1) << ran.err;
        const std::string place = "/game:" + std::to_string(line.number) + ": step " +
            std::to_string(i + 1) + " differs: the record has `";
        EXPECT_NE(ran.out.find(place), std::string::npos) << ran.out << ran.err;
        ++forged;
    }
    EXPECT_GT(forged, 5U);
}

TEST(VerifyProgram, AForgedConsequenceIsFoundToo) {
    std::string text = record::write_text(record_of(honest_game()));
    const std::size_t at = text.find("    armies_placed ");
    ASSERT_NE(at, std::string::npos);
    text.replace(text.find('\n', at) - 1, 1, "9");
    EXPECT_EQ(verified(text).exit_code, 2);
}

TEST(VerifyProgram, AnUnfinishedRecordCannotBeChecked) {
    auto steps = honest_game();
    steps.resize(60);
    const test::Ran ran = verified(record::write_text(record_of(steps)));
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_NE(ran.out.find("cannot be checked"), std::string::npos) << ran.out;
}

TEST(VerifyProgram, WhatCannotBeReadIsExplained) {
    const test::Ran ran = verified("kamchatka-record 1\nruleset bridge 0\n");
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_EQ(ran.err.rfind("kamchatka: ", 0), 0U) << ran.err;
    EXPECT_NE(ran.err.find("/game:2: "), std::string::npos) << ran.err;
    EXPECT_EQ(test::run("verify /no/such/file").exit_code, 2);
    EXPECT_EQ(test::run("verify /").exit_code, 2);
}

}  // namespace
}  // namespace kamchatka::cli
