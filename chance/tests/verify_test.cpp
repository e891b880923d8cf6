// An honest record is found fair; one with any die, deal or draw changed is not.
#include "chance/verify.hpp"

#include "chance/source.hpp"
#include "engine/rulebooks.hpp"
#include "testkit/chance/committed_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace kamchatka::chance {
namespace {

using test::committed_game;

constexpr std::uint8_t seat_count = 4;

const Rules& challenge() {
    static const Rules rules = make_rules(rulebooks::challenge);
    return rules;
}

Verification verified(const std::vector<Step>& steps) {
    return verify(challenge(), seat_count, steps);
}

std::size_t index_of_reveal(const std::vector<Step>& steps) {
    const auto reveals = [](const Step& step) {
        return std::holds_alternative<RevealSeed>(step.action);
    };
    return static_cast<std::size_t>(std::ranges::find_if(steps, reveals) - steps.begin());
}

TEST(Verify, AnHonestGameIsFairInEveryRuleset) {
    for (const Ruleset* set : rulebooks::on_classic_board) {
        const Rules rules = make_rules(*set);
        for (const auto scheme : {std::optional{Scheme::promises}, std::optional<Scheme>{}}) {
            const auto steps = committed_game(rules, seat_count, 1, scheme);
            const Verification result = verify(rules, seat_count, steps);
            ASSERT_EQ(result.verdict, Verdict::fair);
            EXPECT_EQ(result.compared.territories, 42U);
            EXPECT_EQ(result.compared.objectives, 4U);
            EXPECT_GT(result.compared.dice, 10U);
            EXPECT_EQ(result.compared.promises, scheme ? 2U : 0U);
            EXPECT_EQ(result.compared.supplied, scheme ? 2U : 0U);
        }
    }
}

// Another outcome of the same kind. Not every one is legal, and none is what the seed gives.
bool tamper(Action& action) {
    if (auto* place = std::get_if<RollForPlace>(&action)) {
        place->dice[0] = static_cast<std::uint8_t>(place->dice[0] % 6 + 1);
    } else if (auto* combat = std::get_if<RollDice>(&action)) {
        combat->defence[0] = static_cast<std::uint8_t>(combat->defence[0] % 6 + 1);
    } else if (auto* closing = std::get_if<RollClosing>(&action)) {
        closing->dice[1] = static_cast<std::uint8_t>(closing->dice[1] % 6 + 1);
    } else if (auto* objective = std::get_if<DealObjective>(&action)) {
        objective->objective = id_of<Objective>((index(objective->objective) + 1) % 16);
    } else if (auto* territory = std::get_if<DealTerritory>(&action)) {
        territory->territory = id_of<Territory>((index(territory->territory) + 1) % 42);
    } else if (auto* card = std::get_if<DrawCard>(&action)) {
        card->card = id_of<Card>((index(card->card) + 1) % 44);
    } else {
        return false;
    }
    return true;
}

TEST(Verify, AnyTamperedDieDealOrDrawIsFoundWhereItStands) {
    std::array<std::size_t, std::variant_size_v<Action>> tampered{};
    for (const std::uint8_t number : {std::uint8_t{1}, std::uint8_t{2}, std::uint8_t{3}}) {
        const auto honest = committed_game(challenge(), seat_count, number);
        for (std::size_t i = 0; i < honest.size(); ++i) {
            auto steps = honest;
            if (!tamper(steps[i].action)) continue;
            ++tampered[steps[i].action.index()];
            const Verification result = verified(steps);
            ASSERT_EQ(result.verdict, Verdict::differs);
            ASSERT_EQ(result.step, i);
            ASSERT_EQ(result.expected, honest[i].action);
            ASSERT_EQ(result.found, steps[i].action);
        }
    }
    EXPECT_EQ(std::ranges::count_if(tampered, [](std::size_t count) { return count > 0; }), 6);
}

TEST(Verify, AnotherSeedDoesNotFitThePromise) {
    auto steps = committed_game(challenge(), seat_count, 1);
    auto& reveal = std::get<RevealSeed>(steps[index_of_reveal(steps)].action);
    reveal.seed[31] ^= 1;
    const Verification result = verified(steps);
    EXPECT_EQ(result.verdict, Verdict::differs);
    EXPECT_EQ(result.step, 0U);
    EXPECT_EQ(result.expected, Action(StartGame{commitment_of(reveal.seed), Scheme::promises}));
}

TEST(Verify, AChangedContributionChangesTheDiceOfOlderGames) {
    auto steps = committed_game(challenge(), seat_count, 1, std::nullopt);
    std::get<Contribute>(steps[2].action).entropy[7] ^= 1;
    const Verification result = verified(steps);
    EXPECT_EQ(result.verdict, Verdict::differs);
    EXPECT_GT(result.step, 4U);
}

// Steps 1 to 4 are promises, 5 to 7 what was promised, 8 and 9 what the seed supplies.
TEST(Verify, AContributionThatWasNotPromisedIsFound) {
    auto steps = committed_game(challenge(), seat_count, 1);
    std::get<Contribute>(steps[7].action).entropy[7] ^= 1;
    const Verification result = verified(steps);
    EXPECT_EQ(result.verdict, Verdict::promise_broken);
    EXPECT_EQ(result.step, 7U);
    EXPECT_EQ(result.actor, Actor(Seat::s4));
}

TEST(Verify, ASupplyOfOtherBytesIsFound) {
    auto steps = committed_game(challenge(), seat_count, 1);
    std::get<SupplyEntropy>(steps[9].action).entropy[0] ^= 1;
    const Verification result = verified(steps);
    EXPECT_EQ(result.verdict, Verdict::differs);
    EXPECT_EQ(result.step, 9U);
}

// As if s3 had promised and shown what in truth the seed supplied: every die fits.
TEST(Verify, ASupplyThatIsNotMarkedIsFound) {
    auto steps = committed_game(challenge(), seat_count, 1);
    const Entropy supplied = std::get<SupplyEntropy>(steps[9].action).entropy;
    steps[3].action = Promise{promise_of(supplied)};
    steps[9] = {Seat::s3, Contribute{supplied}};
    std::swap(steps[9], steps[8]);
    const Verification result = verified(steps);
    EXPECT_EQ(result.verdict, Verdict::supply_hidden);
    EXPECT_EQ(result.step, 8U);
}

TEST(Verify, WhatIsShownBeforeTheLastPromiseIsFound) {
    auto steps = committed_game(challenge(), seat_count, 1);
    std::swap(steps[4], steps[5]);
    const Verification result = verified(steps);
    EXPECT_EQ(result.verdict, Verdict::refused);
    EXPECT_EQ(result.step, 4U);
    EXPECT_EQ(result.rejection, Rejection::wrong_phase);
}

TEST(Verify, AnIllegalActionIsNamed) {
    auto steps = committed_game(challenge(), seat_count, 1);
    const auto places = [](const Step& step) {
        return std::holds_alternative<PlaceArmies>(step.action);
    };
    const auto place = std::ranges::find_if(steps, places);
    std::get<PlaceArmies>(place->action).territory = Territory{63};
    const Verification result = verified(steps);
    EXPECT_EQ(result.verdict, Verdict::refused);
    EXPECT_EQ(result.step, static_cast<std::size_t>(place - steps.begin()));
    EXPECT_EQ(result.rejection, Rejection::unknown_territory);
}

TEST(Verify, RealDiceCannotBeChecked) {
    const std::vector<Step> steps{{Chance{}, StartGame{}}};
    EXPECT_EQ(verified(steps).verdict, Verdict::no_commitment);
    EXPECT_EQ(verified({}).verdict, Verdict::no_commitment);
}

TEST(Verify, AnUnfinishedGameCannotBeChecked) {
    auto steps = committed_game(challenge(), seat_count, 1);
    steps.resize(index_of_reveal(steps));
    EXPECT_EQ(verified(steps).verdict, Verdict::seed_not_revealed);
}

}  // namespace
}  // namespace kamchatka::chance
