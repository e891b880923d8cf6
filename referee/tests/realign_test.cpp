// Territories put right after the real board: in every phase, and at the count.
#include "referee/tests/stages.hpp"

#include "testkit/clause.hpp"

namespace kamchatka::referee {
namespace {

using test::in_phase;
using test::kinds;
using test::ranked;
using test::Table;

constexpr std::array phases_of_play{
    Phase::deal,
    Phase::place,
    Phase::reinforce,
    Phase::attack,
    Phase::roll,
    Phase::occupy,
    Phase::draw,
    Phase::closing};

TEST(Realigning, WorksInEveryPhaseFromTheDealOn) {
    for (const Phase phase : phases_of_play) {
        Table table = in_phase(phase);
        const State before = table.sheet.state;
        const Seat other = id_of<Seat>((index(seat_on_turn(before)) + 1) % 3);
        if (phase == Phase::deal) {
            const auto refused = table.enter(TerritoryRealigned{Territory{1}, other, 3, ""});
            ASSERT_TRUE(refused);
            EXPECT_EQ(refused->rejection, Rejection::wrong_phase);
            continue;
        }
        for (const Territory territory : table.sheet.rules.board.territories()) {
            Table each = table;
            const bool combat = (phase == Phase::roll || phase == Phase::occupy) &&
                (territory == before.battle.from || territory == before.battle.to);
            const auto refused = each.why(TerritoryRealigned{territory, other, 77, ""});
            EXPECT_EQ(refused, combat ? std::optional{Refused::combat_under_way} : std::nullopt);
            if (refused) continue;
            EXPECT_EQ(each.sheet.state.phase, phase);
            EXPECT_EQ(owner(each.sheet.state, territory), other);
            EXPECT_EQ(each.sheet.state.armies[territory], 77);
            EXPECT_LE(each.sheet.state.placed[territory], 76);
            ASSERT_EQ(each.enter(Undone{1}), std::nullopt);
            EXPECT_EQ(each.sheet.state, before);
        }
    }
}

TEST(Realigning, SaysWhatCannotBe) {
    Table table = in_phase(Phase::attack);
    const State& state = table.sheet.state;
    const Territory own = state.held[Seat::s2].front();
    EXPECT_EQ(table.why(TerritoryRealigned{own, Seat::s2, 0, ""}), Refused::board_incomplete);
    EXPECT_EQ(table.why(TerritoryRealigned{own, Seat::s2, 1000, ""}), Refused::malformed);
    EXPECT_EQ(table.why(TerritoryRealigned{own, Seat::s5, 2, ""}), Refused::seat_needed);
    const TerritoryRealigned same{own, Seat::s2, state.armies[own], ""};
    EXPECT_EQ(table.why(same), Refused::nothing_to_realign);
    const TerritoryRealigned odd{own, Seat::s3, 2, "a\u202eb"};
    EXPECT_EQ(table.why(odd), Refused::bad_text);
}

// All but its last territory go to `to`, one by one.
void take_all_but_one(Table& table, Seat from, Seat to) {
    while (table.sheet.state.held[from].size() > 1) {
        const Territory territory = table.sheet.state.held[from].front();
        ASSERT_EQ(table.enter(TerritoryRealigned{territory, to, 2, ""}), std::nullopt);
    }
}

TEST(Realigning, WhoeverHoldsNothingHasFallen) {
    Table table = in_phase(Phase::attack);
    const Seat on_turn = seat_on_turn(table.sheet.state);
    ASSERT_EQ(on_turn, Seat::s1);
    take_all_but_one(table, Seat::s1, Seat::s2);
    const Territory last = table.sheet.state.held[Seat::s1].front();
    EXPECT_EQ(table.why(TerritoryRealigned{last, Seat::s2, 2, ""}), Refused::cannot_fall_now);
    take_all_but_one(table, Seat::s3, Seat::s2);
    const Territory last_of_third = table.sheet.state.held[Seat::s3].front();
    ASSERT_EQ(table.enter(TerritoryRealigned{last_of_third, Seat::s2, 2, ""}), std::nullopt);
    EXPECT_EQ(table.sheet.state.standing[Seat::s3], Standing::eliminated);
    EXPECT_EQ(table.sheet.state.eliminated_by[Seat::s3], Seat::s2);
    EXPECT_EQ(table.sheet.stage, Stage::playing);
    const auto back = table.enter(TerritoryRealigned{last_of_third, Seat::s3, 2, ""});
    ASSERT_TRUE(back);
    EXPECT_EQ(back->rejection, Rejection::seat_is_out);
    ASSERT_EQ(table.play(EndTurn{}), std::nullopt);  // s2 is on turn: the first can fall now
    ASSERT_EQ(table.enter(TerritoryRealigned{last, Seat::s2, 2, ""}), std::nullopt);
    EXPECT_EQ(table.sheet.stage, Stage::counting);
    ASSERT_EQ(table.enter(ObjectiveTurned{Seat::s2, Objective{1}}), std::nullopt);
    EXPECT_EQ(table.sheet.count->places[Seat::s2], 1);
}

TEST(Realigning, AtTheCountTheBoardIsCountedAgain) {
    for (const Kind kind : kinds) {
        Table table = ranked(kind);
        const auto held = [&](Seat seat) {
            return unsigned{table.sheet.count->inside[seat]} + table.sheet.count->outside[seat];
        };
        const Territory territory = table.sheet.count->state.held[Seat::s1].front();
        const unsigned value = value_of(table.sheet.rules.board, TerritorySet{territory});
        const unsigned first = held(Seat::s1);
        const unsigned second = held(Seat::s2);
        const TerritoryRealigned real{territory, Seat::s2, 5, "contato male"};
        ASSERT_EQ(table.enter(real), std::nullopt);
        EXPECT_EQ(held(Seat::s1), first - value);
        EXPECT_EQ(held(Seat::s2), second + value);
        EXPECT_EQ(table.sheet.count->state.armies[territory], 5);
        ASSERT_EQ(table.enter(Undone{1}), std::nullopt);
        EXPECT_EQ(held(Seat::s1), first);
    }
}

TEST(Realigning, AnObjectiveThatWasDeclaredStaysReached) {
    Table table = in_phase(Phase::attack);
    const Objective objective{2};
    const TerritorySet goal = table.sheet.rules.objectives[objective].goal.territories;
    for (const Territory territory : goal) {
        const TerritoryRealigned real{territory, Seat::s1, 40, ""};
        table.why(real);
    }
    ASSERT_EQ(table.enter(ObjectiveDeclared{Seat::s1, objective}), std::nullopt);
    EXPECT_EQ(
        table.why(TerritoryRealigned{goal.front(), Seat::s2, 1, ""}), Refused::objective_not_reached
    );
    const Territory elsewhere = (table.sheet.rules.board.territories() - goal).front();
    ASSERT_EQ(table.enter(TerritoryRealigned{elsewhere, Seat::s3, 33, ""}), std::nullopt);
    ASSERT_EQ(table.enter(TerritoryRealigned{goal.front(), Seat::s1, 3, ""}), std::nullopt);
    ASSERT_EQ(table.enter(ObjectiveTurned{Seat::s2, Objective{4}}), std::nullopt);
    ASSERT_EQ(table.enter(ObjectiveTurned{Seat::s3, Objective{5}}), std::nullopt);
    EXPECT_EQ(table.sheet.stage, Stage::ranked);
    EXPECT_EQ(table.sheet.count->state.armies[goal.front()], 3);
    EXPECT_EQ(table.sheet.count->state.cause, Cause::objective);
}

}  // namespace
}  // namespace kamchatka::referee
