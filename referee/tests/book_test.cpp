// The judge's book: light tables and their end, rulings applied, discipline, the count.
#include "referee/tests/table.hpp"

#include "testkit/clause.hpp"

#include <array>

namespace kamchatka::referee {
namespace {

using test::Luck;
using test::Table;

// In every text of an entry; books that were written before are read all the same.
TEST(Book, WhatCannotBeShownIsNotEntered) {
    const std::string odd = "a\u202eb";
    Table table{Kind::light, rulebooks::challenge, 3};
    Ruled ruled = table.ruling("closing_roll_forgotten", {{"next_turn_over", 1}, {"warnings", 0}});
    ruled.note = odd;
    EXPECT_EQ(table.why(ruled), Refused::bad_text);
    EXPECT_EQ(table.why(Remarked{odd}), Refused::bad_text);
    EXPECT_EQ(table.why(Disciplined{Seat::s1, Measure::warning, odd}), Refused::bad_text);
    EXPECT_EQ(table.why(Remarked{"perché 👍"}), std::nullopt);
    table.judge.name = odd;
    EXPECT_EQ(table.why(Remarked{"x"}), Refused::bad_text);
    Opened opened{
        .kind = Kind::light, .set = rulebooks::challenge, .seats = {}, .title = odd, .desk = {}};
    for (const char* name : {"g1", "g2", "g3"}) {
        opened.seats.push_back({name, id_of<Colour>(opened.seats.size())});
    }
    const Author judge{"Ada", Role::table_judge};
    const auto open = [&] {
        Book book;
        Sheet sheet;
        return enter(book, sheet, {.seq = 0, .ref = "r", .at = 1, .by = judge, .note = opened});
    };
    ASSERT_TRUE(open());
    EXPECT_EQ(open()->reason, Refused::bad_text);
    opened.title = "Prova";
    EXPECT_FALSE(open());
    opened.seats[1].name = odd;
    EXPECT_EQ(open()->reason, Refused::bad_text);
    Book old = table.book;
    std::get<Opened>(old.front().note).title = odd;
    EXPECT_TRUE(fold(old));
}

TEST(Light, TimeUpMakesTheRoundTheLastButOneAndTheSdadataFollows) {
    CLAUSE("CH-9.1", "CH-9.2a", "CH-9.2b", "CH-9.4a");
    Table table{Kind::light, rulebooks::challenge, 4};
    for (int i = 0; i < 4; ++i) EXPECT_EQ(table.enter(TurnPassed{1}), std::nullopt);
    EXPECT_EQ(table.sheet.state.round, 2U);
    EXPECT_EQ(table.play(CallTime{}), std::nullopt);
    EXPECT_EQ(table.sheet.state.last_round, 3U);
    for (int i = 0; i < 7; ++i) EXPECT_EQ(table.enter(TurnPassed{0}), std::nullopt);
    EXPECT_EQ(table.sheet.state.phase, Phase::reinforce);
    EXPECT_EQ(table.enter(TurnPassed{0}), std::nullopt);  // the last of the last round
    EXPECT_EQ(table.sheet.state.phase, Phase::closing);
    EXPECT_EQ(table.play(RollClosing{{3, 2}}), std::nullopt);
    EXPECT_EQ(table.sheet.stage, Stage::playing);
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(table.enter(TurnPassed{2}), std::nullopt);
        EXPECT_EQ(table.play(RollClosing{{6, 6}}), std::nullopt);
    }
    EXPECT_EQ(table.enter(TurnPassed{0}), std::nullopt);
    EXPECT_EQ(table.sheet.state.closing_round, 1);  // 5 closes now
    EXPECT_EQ(table.play(RollClosing{{3, 2}}), std::nullopt);
    EXPECT_EQ(table.sheet.stage, Stage::counting);
}

TEST(Light, ThreeConquestsWaiveTheRoll) {
    CLAUSE("CH-9.3", "TK-R8c");
    Table table{Kind::light, rulebooks::torisiko, 3};
    ASSERT_EQ(table.play(CallTime{}), std::nullopt);
    for (int i = 0; i < 5; ++i) ASSERT_EQ(table.enter(TurnPassed{0}), std::nullopt);
    ASSERT_EQ(table.enter(TurnPassed{3}), std::nullopt);
    EXPECT_EQ(table.sheet.state.phase, Phase::reinforce);
    ASSERT_EQ(table.enter(TurnPassed{2}), std::nullopt);
    EXPECT_EQ(table.sheet.state.phase, Phase::closing);
}

TEST(Light, ALostSdadataRollPassesTheHand) {
    CLAUSE("TK-C28");
    Table table{Kind::light, rulebooks::torisiko, 3};
    ASSERT_EQ(table.play(CallTime{}), std::nullopt);
    for (int i = 0; i < 6; ++i) ASSERT_EQ(table.enter(TurnPassed{0}), std::nullopt);
    ASSERT_EQ(table.sheet.state.phase, Phase::closing);
    const Ruled lost =
        table.ruling("closing_roll_forgotten", {{"next_turn_over", 1}, {"warnings", 0}}, Seat::s3);
    ASSERT_EQ(table.enter(lost), std::nullopt);
    EXPECT_EQ(table.sheet.state.phase, Phase::reinforce);
    EXPECT_EQ(seat_on_turn(table.sheet.state), Seat::s1);
    EXPECT_EQ(table.sheet.warnings[Seat::s3], 1);
}

TEST(Light, RecordsNoAttacks) {
    Table table{Kind::light, rulebooks::challenge, 4};
    EXPECT_EQ(table.why(Played{{EndTurn{}}, {}}), Refused::not_in_this_kind);
    EXPECT_EQ(table.why(CardNoted{}), Refused::not_in_this_kind);
}

TEST(Clock, RunsPausesAndIsLengthened) {
    Table table{Kind::light, rulebooks::challenge, 4};
    EXPECT_EQ(table.why(ClockChanged{ClockChange::paused}), Refused::clock_stopped);
    EXPECT_EQ(table.enter(ClockChanged{ClockChange::started}), std::nullopt);
    EXPECT_EQ(table.why(ClockChanged{ClockChange::started}), Refused::clock_running);
    table.now += 60'000;
    EXPECT_EQ(table.enter(ClockChanged{ClockChange::paused}), std::nullopt);
    EXPECT_EQ(table.why(ClockChanged{ClockChange::lengthened, 5}), Refused::reason_missing);
    EXPECT_EQ(table.enter(ClockChanged{ClockChange::lengthened, 5, "dado perso"}), std::nullopt);
    EXPECT_GE(table.sheet.clock.before, 60'000);
    EXPECT_EQ(table.sheet.clock.recovered, 5);
    EXPECT_EQ(table.why(Undone{1}), Refused::nothing_to_undo);  // time is not taken back
}

// A pause for a reason is an interruption, until the clock runs again.
TEST(Clock, KnowsWhyTheTableStandsStill) {
    CLAUSE("TO-2b");
    Table table{Kind::light, rulebooks::torneo, 4};
    ASSERT_EQ(table.enter(ClockChanged{ClockChange::started}), std::nullopt);
    ASSERT_EQ(table.enter(ClockChanged{ClockChange::paused, 0, "contestazione"}), std::nullopt);
    ASSERT_TRUE(table.sheet.clock.interruption);
    EXPECT_EQ(*table.sheet.clock.interruption, (Interruption{table.now, "contestazione"}));
    table.now += 240'000;
    ASSERT_EQ(table.enter(ClockChanged{ClockChange::started}), std::nullopt);
    EXPECT_FALSE(table.sheet.clock.interruption);
    EXPECT_EQ(table.sheet.clock.before, 1000);  // none of the table's time was lost
    ASSERT_EQ(table.enter(ClockChanged{ClockChange::paused}), std::nullopt);
    EXPECT_FALSE(table.sheet.clock.interruption);
    Book old = table.book;
    old.push_back(old.back());
    old.back().ref = "old";
    old.back().note = ClockChanged{ClockChange::lengthened, 3};
    EXPECT_TRUE(fold(old));  // minutes were once given without a reason
}

TEST(Rulings, TwiceTheExcessLeavesTheTableAndTheExcessTheBook) {
    CLAUSE("TK-C10");
    RULING("R-24");
    Table table{Kind::full, rulebooks::torisiko, 3};
    table.set_up();
    const Seat seat = seat_on_turn(table.sheet.state);
    table.reinforce();
    const unsigned before = armies_on(table.sheet.state, table.sheet.state.held[seat]);
    const Ruled ruled = table.ruling("too_many_placed", {{"due", 4}, {"placed", 6}}, seat);
    EXPECT_EQ(table.why(table.ruling("too_many_placed", ruled.answers)), Refused::seat_needed);
    ASSERT_EQ(table.enter(ruled), std::nullopt);
    EXPECT_EQ(std::get<Ruled>(table.book.back().note).consequence.armies, 4);
    EXPECT_EQ(armies_on(table.sheet.state, table.sheet.state.held[seat]), before - 2);
    ASSERT_EQ(table.enter(Undone{1}), std::nullopt);
    EXPECT_EQ(armies_on(table.sheet.state, table.sheet.state.held[seat]), before);
    EXPECT_TRUE(table.sheet.lines[table.book.size() - 2].struck);
}

TEST(Rulings, OverTheCapTheReducedNumberIsTheNewCap) {
    CLAUSE("TK-C11");
    Table table{Kind::light, rulebooks::torisiko, 4};
    const auto known = known_answers(table.sheet, "over_the_cap", Seat::s2);
    ASSERT_EQ(known.size(), 1U);
    EXPECT_EQ(known[0], (GivenAnswer{"cap", 130}));
    const Ruled ruled =
        table.ruling("over_the_cap", {{"cap", 130}, {"armies", 135}, {"placed", 4}}, Seat::s2);
    ASSERT_EQ(table.enter(ruled), std::nullopt);
    EXPECT_EQ(table.sheet.state.army_cap[Seat::s2], 125);
}

TEST(Rulings, ADieOffTheTrayStrikesTheRollThatWasEntered) {
    CLAUSE("TK-C4", "TK-C20");
    Table table{Kind::full, rulebooks::torisiko, 3};
    table.set_up();
    table.reinforce();
    const State before = table.sheet.state;
    Attack attack{};
    for (const Option& option : legal_actions(table.sheet.covered, before, seat_on_turn(before))) {
        if (const auto* found = std::get_if<Attack>(&option.action)) attack = *found;
    }
    ASSERT_EQ(table.play(attack), std::nullopt);
    const State declared = table.sheet.state;
    RollDice roll{};
    for (unsigned i = 0; i < declared.battle.attack_dice; ++i) roll.attack[i] = 6;
    for (unsigned i = 0; i < declared.battle.defence_dice; ++i) roll.defence[i] = 1;
    ASSERT_EQ(table.play(roll), std::nullopt);
    ASSERT_EQ(table.enter(table.ruling("die_off_the_tray", {})), std::nullopt);
    EXPECT_EQ(table.sheet.state, declared);  // the dice are awaited again
    ASSERT_EQ(table.play(roll), std::nullopt);
    ASSERT_EQ(table.enter(table.ruling("silent_roll", {{"in_progress", 0}})), std::nullopt);
    EXPECT_EQ(table.sheet.state, before);  // void: the attack was never declared
    ASSERT_EQ(table.enter(Undone{1}), std::nullopt);
    EXPECT_NE(table.sheet.state, before);  // the ruling undone, the roll counts again
}

TEST(Rulings, AForgottenCardIsOwedUntilTheJudgeHasSpoken) {
    CLAUSE("CH-6.4", "TK-C21");
    for (const std::uint16_t over : std::array<std::uint16_t, 2>{0, 1}) {
        Table table{Kind::full, rulebooks::torisiko, 3};
        table.set_up();
        table.reinforce();
        const Seat seat = seat_on_turn(table.sheet.state);
        while (table.sheet.state.conquests == 0) {
            const State& state = table.sheet.state;
            Attack attack{};
            for (const Option& option : legal_actions(table.sheet.covered, state, seat)) {
                if (const auto* found = std::get_if<Attack>(&option.action)) attack = *found;
            }
            ASSERT_EQ(table.play(attack), std::nullopt);
            RollDice roll{};
            for (unsigned i = 0; i < state.battle.attack_dice; ++i) roll.attack[i] = 6;
            for (unsigned i = 0; i < state.battle.defence_dice; ++i) roll.defence[i] = 1;
            ASSERT_EQ(table.play(roll), std::nullopt);
        }
        ASSERT_EQ(table.play(Occupy{table.sheet.state.battle.attack_dice}), std::nullopt);
        EXPECT_EQ(table.why(CardNoted{}), Refused::card_not_due);
        ASSERT_EQ(table.play(EndTurn{}), std::nullopt);
        ASSERT_EQ(table.enter(CardNoted{CardFate::forgotten}), std::nullopt);
        EXPECT_EQ(table.sheet.owed[seat], 1);
        const Ruled ruled =
            table.ruling("card_forgotten_torisiko", {{"next_has_placed", over}}, seat);
        ASSERT_EQ(table.enter(ruled), std::nullopt);
        EXPECT_EQ(table.sheet.owed[seat], 0);
        EXPECT_EQ(table.sheet.forfeited[seat], over);
    }
}

TEST(Discipline, IsTheOfficialJudgesAlone) {
    CLAUSE("TO-2c", "TO-2d");
    Table table{Kind::light, rulebooks::torneo, 4};
    const Disciplined warning{Seat::s3, Measure::warning, "condotta"};
    EXPECT_EQ(table.why(warning), Refused::official_judge_only);
    EXPECT_EQ(
        table.why(table.ruling("objective_hidden", {}, Seat::s3)), Refused::official_judge_only
    );
    table.judge = {"Ugo", Role::player};
    EXPECT_EQ(table.why(table.ruling("die_off_the_tray", {})), Refused::judges_only);
    table.judge = {"Eva", Role::official_judge};
    EXPECT_EQ(table.enter(warning), std::nullopt);
    EXPECT_EQ(table.sheet.warnings[Seat::s3], 1);
    const Disciplined out{Seat::s3, Measure::disqualification, "recidiva"};
    EXPECT_EQ(table.enter(out), std::nullopt);
    EXPECT_EQ(table.sheet.state.standing[Seat::s3], Standing::excluded);
}

TEST(Discipline, TheSecondForgottenSdadataExcludes) {
    CLAUSE("TK-C28");
    Table table{Kind::light, rulebooks::torisiko, 4};
    const Seat seat = Seat::s2;
    const auto ruled = [&] {
        auto answers = known_answers(table.sheet, "closing_roll_forgotten", seat);
        answers.push_back({"next_turn_over", 0});
        return table.enter(table.ruling("closing_roll_forgotten", answers, seat));
    };
    ASSERT_EQ(ruled(), std::nullopt);
    EXPECT_EQ(table.sheet.warnings[seat], 1);
    EXPECT_TRUE(active(table.sheet.state, seat));
    ASSERT_EQ(ruled(), std::nullopt);
    EXPECT_EQ(table.sheet.state.standing[seat], Standing::excluded);
}

TEST(Discipline, OnlyTheSdadataForgottenBeforeCountsTowardsExclusion) {
    CLAUSE("TK-C28");
    Table table{Kind::light, rulebooks::torisiko, 4};
    table.judge.role = Role::official_judge;
    const Seat seat = Seat::s2;
    ASSERT_EQ(table.enter(Disciplined{seat, Measure::warning, "condotta"}), std::nullopt);
    const auto known = [&] { return known_answers(table.sheet, "closing_roll_forgotten", seat); };
    EXPECT_EQ(known(), (std::vector<GivenAnswer>{{"warnings", 0}}));
    auto answers = known();
    answers.push_back({"next_turn_over", 1});
    ASSERT_EQ(table.enter(table.ruling("closing_roll_forgotten", answers, seat)), std::nullopt);
    EXPECT_EQ(table.sheet.warnings[seat], 2);
    EXPECT_EQ(known(), (std::vector<GivenAnswer>{{"warnings", 1}}));
    ASSERT_EQ(table.enter(Undone{1}), std::nullopt);
    EXPECT_EQ(known(), (std::vector<GivenAnswer>{{"warnings", 0}}));
}

TEST(Discipline, WhoExcludesIsWhatTheBookSays) {
    CLAUSE("TK-C22", "TK-C28", "TO-2d");
    RULING("R-44");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        const bool club = set == &rulebooks::torisiko;
        for (const Role role : {Role::player, Role::table_judge, Role::official_judge}) {
            std::optional<Refused> expected;
            if (role == Role::table_judge && !club) expected = Refused::official_judge_only;
            if (role == Role::player) expected = Refused::judges_only;
            Table table{Kind::light, *set, 4};
            table.judge.role = role;
            const std::vector<GivenAnswer> twice{{"next_turn_over", 0}, {"warnings", 1}};
            EXPECT_EQ(table.why(table.ruling("closing_roll_forgotten", twice, Seat::s2)), expected);
            EXPECT_EQ(table.why(table.ruling("objective_hidden", {}, Seat::s3)), expected);
        }
    }
    EXPECT_EQ(rulebooks::torisiko.discipline.hidden_objective, Excluder::any_judge);
    EXPECT_EQ(rulebooks::torisiko.discipline.closing_roll_missed, Excluder::the_rule_itself);
    EXPECT_EQ(rulebooks::cited::torneo.discipline.hidden_objective.clause.id(), "TO-2d");
}

}  // namespace
}  // namespace kamchatka::referee
