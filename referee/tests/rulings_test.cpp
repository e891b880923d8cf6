// Every dispute of the books, worked out.
#include "referee/removal.hpp"
#include "referee/ruling.hpp"

#include "testkit/clause.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <set>

namespace kamchatka::referee {
namespace {

Consequence ruled(std::string_view id, std::initializer_list<Answer> answers = {}) {
    const auto found = rule(id, std::vector<Answer>{answers});
    EXPECT_TRUE(found.has_value()) << id;
    return found ? *found : Consequence{Verdict::nothing_wrong};
}

Verdict verdict(std::string_view id, std::initializer_list<Answer> answers = {}) {
    return ruled(id, answers).verdict;
}

bool rests_on(std::string_view id, std::string_view clause) {
    const Ruling* found = find_ruling(id);
    return found != nullptr && std::ranges::count(found->clauses, clause, &ClauseOf::clause) == 1;
}

TEST(Referee, AnUnannouncedAttackMayBeRolledAgainAtTheDefendersWish) {
    CLAUSE("CH-4.5a", "TO-5m", "PR-4f");
    EXPECT_EQ(verdict("unannounced_attack"), Verdict::defender_may_have_it_rolled);
    for (const auto* clause : {"CH-4.5a", "TO-5m", "PR-4f"}) {
        EXPECT_TRUE(rests_on("unannounced_attack", clause));
    }
}

TEST(Referee, OnlyTheOriginNamedMeansThePreviousTarget) {
    CLAUSE("CH-4.13b");
    EXPECT_EQ(verdict("only_origin_named"), Verdict::previous_target_meant);
}

TEST(Referee, AChangeOfOriginIsDeclaredAtEachRoll) {
    CLAUSE("CH-4.13c");
    EXPECT_EQ(verdict("origin_changed", {{"declared", 1}}), Verdict::roll_stands);
    EXPECT_EQ(verdict("origin_changed", {{"declared", 0}}), Verdict::previous_origin_meant);
}

TEST(Referee, ACardTakenWithoutRightGoesBack) {
    CLAUSE("CH-6.3");
    EXPECT_EQ(verdict("card_without_right"), Verdict::card_returned);
}

TEST(Referee, AForgottenCardIsDueUntilTheNextTurnIsOver) {
    CLAUSE("CH-6.4");
    EXPECT_EQ(verdict("card_forgotten", {{"next_turn_over", 0}}), Verdict::card_due);
    EXPECT_EQ(verdict("card_forgotten", {{"next_turn_over", 1}}), Verdict::card_lost);
}

TEST(Referee, AForgottenCardIsLostOnceTheNextPlayerHasPlaced) {
    CLAUSE("TK-C21");
    EXPECT_EQ(verdict("card_forgotten_torisiko", {{"next_has_placed", 0}}), Verdict::card_due);
    EXPECT_EQ(verdict("card_forgotten_torisiko", {{"next_has_placed", 1}}), Verdict::card_lost);
}

TEST(Referee, ThePenaltyForTheCapIsTheTournamentsChoice) {
    CLAUSE("CH-11.2");
    EXPECT_EQ(verdict("cap_penalty"), Verdict::organiser_decides);
}

TEST(Referee, AWrongNumberOfDiceIsRolledAgain) {
    CLAUSE("TK-C3");
    EXPECT_EQ(
        verdict("wrong_number_of_dice", {{"due", 3}, {"thrown", 2}}), Verdict::all_roll_again
    );
    EXPECT_EQ(
        verdict("wrong_number_of_dice", {{"due", 2}, {"thrown", 3}}), Verdict::all_roll_again
    );
    EXPECT_EQ(verdict("wrong_number_of_dice", {{"due", 3}, {"thrown", 3}}), Verdict::roll_stands);
}

TEST(Referee, DiceThatFallBadly) {
    CLAUSE("TK-C4", "TK-C5", "TK-C6", "TK-C7", "TK-C8");
    EXPECT_EQ(verdict("die_off_the_tray"), Verdict::all_roll_again);
    EXPECT_EQ(verdict("dice_of_another_colour"), Verdict::roll_stands);
    EXPECT_EQ(verdict("both_rolled_together"), Verdict::attack_rolls_again);
    EXPECT_EQ(verdict("defence_rolled_first"), Verdict::attacker_may_have_it_rolled);
    EXPECT_EQ(verdict("attack_dice_knocked"), Verdict::first_fall_counts);
}

TEST(Referee, TwiceTheExcessComesOffFirstFromThosePlaced) {
    CLAUSE("TK-C10");
    const Consequence found = ruled("too_many_placed", {{"due", 7}, {"placed", 9}});
    EXPECT_EQ(found, (Consequence{Verdict::armies_removed, 4, 4}));
    // More than was placed: the rest from elsewhere.
    EXPECT_EQ(
        ruled("too_many_placed", {{"due", 1}, {"placed", 4}}),
        (Consequence{Verdict::armies_removed, 6, 4})
    );
    EXPECT_EQ(verdict("too_many_placed", {{"due", 7}, {"placed", 7}}), Verdict::nothing_wrong);
}

TEST(Referee, OverTheCapTwiceTheExcessAndALowerCap) {
    CLAUSE("TK-C11");
    const Consequence found = ruled("over_the_cap", {{"cap", 130}, {"armies", 135}, {"placed", 6}});
    EXPECT_EQ(found, (Consequence{Verdict::armies_removed_and_cap_lowered, 10, 6, 125}));
    EXPECT_EQ(
        sentence(found, Language::english),
        "10 armies come off, 6 of them from those placed this turn; the player's cap is now 125."
    );
    EXPECT_EQ(
        verdict("over_the_cap", {{"cap", 130}, {"armies", 130}, {"placed", 6}}),
        Verdict::nothing_wrong
    );
}

TEST(Referee, LossesNotTakenOffCostTwiceAsManyThere) {
    CLAUSE("TK-C12");
    EXPECT_EQ(
        ruled("too_few_removed", {{"lost", 3}, {"removed", 1}}),
        (Consequence{Verdict::armies_removed_there, 4})
    );
    EXPECT_EQ(verdict("too_few_removed", {{"lost", 2}, {"removed", 2}}), Verdict::nothing_wrong);
}

TEST(Referee, AWordAloneEndsThePhaseAndBindsToNothing) {
    CLAUSE("TK-C15", "TK-C16");
    EXPECT_EQ(verdict("attack_said_alone"), Verdict::rearranging_over);
    EXPECT_EQ(verdict("transfer_said_alone"), Verdict::attacks_over);
}

TEST(Referee, AnAttackWithoutOriginIsTheDefendersChoiceUnlessOnlyOneCouldMakeIt) {
    CLAUSE("TK-C18");
    const auto asked = [](std::uint16_t origins, std::uint16_t with_dice) {
        return ruled("no_origin_named", {{"origins", origins}, {"origins_with_dice", with_dice}});
    };
    EXPECT_EQ(asked(1, 1).verdict, Verdict::only_origin_meant);
    EXPECT_EQ(asked(3, 2).verdict, Verdict::defender_chooses_origin);
    EXPECT_EQ(asked(3, 2).choices, 2);
    EXPECT_EQ(asked(3, 1).choices, 1);  // accepting it, the origin is that one
    EXPECT_EQ(asked(2, 0).verdict, Verdict::all_roll_again);  // too few armies for so many dice
    EXPECT_EQ(asked(1, 0).verdict, Verdict::all_roll_again);
    EXPECT_EQ(asked(0, 0).verdict, Verdict::roll_is_void);
}

TEST(Referee, ASilentRollOutsideAnAttackIsVoid) {
    CLAUSE("TK-C20");
    EXPECT_EQ(verdict("silent_roll", {{"in_progress", 0}}), Verdict::roll_is_void);
    EXPECT_EQ(verdict("silent_roll", {{"in_progress", 1}}), Verdict::roll_stands);
}

TEST(Referee, AnObjectiveHiddenWhenReachedMeansExclusion) {
    CLAUSE("TK-C22");
    EXPECT_EQ(verdict("objective_hidden"), Verdict::excluded);
}

TEST(Referee, AForgottenSdadataIsRolledOrLostWarnedAndAtTheSecondTimeExcluded) {
    CLAUSE("TK-C28");
    const auto asked = [](std::uint16_t over, std::uint16_t warnings) {
        return ruled("closing_roll_forgotten", {{"next_turn_over", over}, {"warnings", warnings}});
    };
    EXPECT_EQ(asked(0, 0).verdict, Verdict::roll_due);
    EXPECT_EQ(asked(0, 0).warnings, 1);
    EXPECT_EQ(asked(1, 0).verdict, Verdict::roll_lost);
    EXPECT_EQ(asked(1, 0).warnings, 1);
    EXPECT_EQ(asked(0, 1).verdict, Verdict::excluded);
    EXPECT_EQ(asked(1, 1).verdict, Verdict::excluded);
}

TEST(Answers, AreAskedForAndChecked) {
    const auto why = [](std::string_view id, std::vector<Answer> answers) {
        const auto found = rule(id, answers);
        return found ? BadAnswer{AnswerFault::missing, "fine"} : found.error();
    };
    EXPECT_EQ(why("no such", {}), (BadAnswer{AnswerFault::unknown_ruling, "no such"}));
    EXPECT_EQ(why("too_many_placed", {{"due", 3}}), (BadAnswer{AnswerFault::missing, "placed"}));
    EXPECT_EQ(
        why("die_off_the_tray", {{"due", 3}}), (BadAnswer{AnswerFault::unknown_question, "due"})
    );
    EXPECT_EQ(
        why("wrong_number_of_dice", {{"due", 4}, {"thrown", 3}}),
        (BadAnswer{AnswerFault::out_of_range, "due"})
    );
}

TEST(Rulings, EachHasEverythingInBothLanguages) {
    std::set<std::string_view> ids;
    for (const Ruling& ruling : rulings()) {
        EXPECT_TRUE(ids.insert(ruling.id).second) << ruling.id;
        EXPECT_FALSE(ruling.clauses.empty()) << ruling.id;
        for (const Said& said : {ruling.title, ruling.rule, ruling.words}) {
            EXPECT_FALSE(said.italian.empty()) << ruling.id;
            EXPECT_FALSE(said.english.empty()) << ruling.id;
        }
        std::vector<Answer> answers;
        for (const Question& question : ruling.questions) {
            answers.push_back({question.id, question.most});
            EXPECT_TRUE(question.text.italian.ends_with('?')) << ruling.id;
        }
        const auto found = rule(ruling.id, answers);
        ASSERT_TRUE(found.has_value()) << ruling.id;
        for (const Language language : {Language::italian, Language::english}) {
            const std::string text = sentence(*found, language);
            EXPECT_TRUE(text.ends_with('.')) << text;
            EXPECT_EQ(text.find('{'), std::string::npos) << text;
        }
    }
}

TEST(Removal, TakesThosePlacedFirstAndNeverEmptiesATerritory) {
    CLAUSE("TK-C10");
    RULING("R-24");
    const std::array holdings{
        Holding{Territory{3}, 5, 3}, Holding{Territory{7}, 9}, Holding{Territory{9}, 1}};
    const Removal found = plan_removal(holdings, 6);
    EXPECT_EQ(found.missing, 0);
    ASSERT_EQ(found.actions.size(), 2U);
    EXPECT_EQ(found.actions[0], (RemoveArmies{Territory{3}, 3}));
    EXPECT_EQ(found.actions[1], (RemoveArmies{Territory{7}, 3}));
    const Removal all = plan_removal(holdings, 100);
    EXPECT_EQ(all.missing, 100 - 12);
    std::size_t taken = 0;
    for (const RemoveArmies& each : all.actions) taken += each.armies;
    EXPECT_EQ(taken, 12U);  // one stays in each
}

}  // namespace
}  // namespace kamchatka::referee
