// `kamchatka verify` on records as they are kept: honest, dishonest, unfinished, unreadable.
#include "cli/tests/program.hpp"
#include "engine/rulebooks.hpp"
#include "record/record_json.hpp"
#include "record/record_text.hpp"
#include "testkit/chance/committed_game.hpp"

#include <gtest/gtest.h>

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
