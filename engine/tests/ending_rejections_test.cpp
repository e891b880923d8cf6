// Every refusal of the chapters on time, the sdadata, leaving and the arbiter: the reason, and the
// clause each rulebook is cited for. And nothing is accepted once the game is over.
#include "engine/tests/ending.hpp"

namespace kamchatka::test::ending_rejections_test {
namespace {

using namespace classic;

// The clauses cited, in the order of rulebooks::on_classic_board.
using Cited = std::array<std::string_view, 5>;

struct Row {
    const char* name;
    Table (*table)(const Ruleset&);
    Actor actor;
    Action action;
    Rejection rejection;
    Cited cited;
};

// --- The tables

Table in_attack(const Ruleset& set) { return late_game(set); }
Table started(const Ruleset& set) {
    Table table = Table::fresh(set);
    return table.play(Chance{}, StartGame{});
}
Table placing(const Ruleset& set) { return late_game(set).phase(Phase::place).round(0); }
Table rolling(const Ruleset& set) { return late_game(set).phase(Phase::roll); }
Table capturing(const Ruleset& set) { return late_game(set).phase(Phase::capture); }
Table drawing(const Ruleset& set) { return late_game(set).phase(Phase::draw); }
Table closing(const Ruleset& set) { return late_game(set).phase(Phase::closing); }
Table tied(const Ruleset& set) { return late_game(set).phase(Phase::tie_break); }
Table ended(const Ruleset& set) { return late_game(set).phase(Phase::over); }
Table untimed(const Ruleset& set) {
    Ruleset without = set;
    without.ending.minutes = 0;
    return late_game(without);
}
Table after_time(const Ruleset& set) {
    Table table = late_game(set);
    table.state().last_round = 6;
    return table;
}
Table s2_eliminated(const Ruleset& set) {
    Table table = late_game(set);
    return eliminate(table, s2, s1);
}
Table s2_withdrawn(const Ruleset& set) {
    Table table = late_game(set);
    return table.play(s2, Withdraw{s2});
}
Table s2_excluded(const Ruleset& set) {
    Table table = late_game(set);
    return table.play(Arbiter{}, Exclude{s2});
}

constexpr Cited r16{"R-16", "R-16", "", "R-16", "TK-R8a"};  // the base game has no clock at all
constexpr Cited r35{"R-35", "R-35", "R-35", "R-35", "R-35"};
constexpr Cited r36{"R-36", "R-36", "R-36", "R-36", "R-36"};
constexpr Cited r37{"R-37", "R-37", "R-37", "R-37", "R-37"};
constexpr Cited r24{"R-24", "R-24", "R-24", "R-24", "R-24"};
constexpr Cited r15{"R-15", "R-15", "R-15", "R-15", "R-15"};
constexpr Cited clock{"CH-8.1", "TO-11a", "PR-9a", "PR-9a", "TK-R8a"};
constexpr Cited time_up{"CH-9.1", "TO-11a", "", "PR-9a", "TK-R8a"};
constexpr Cited phases{"CH-2.12", "TO-5a", "PR-3a", "PR-3a", "CH-2.12"};
constexpr Cited left{"R-23", "R-23", "R-23", "R-23", "TK-C23"};
constexpr Cited sdadata{"CH-9.2a", "TO-11b", "R-17", "R-17", "TK-R8b"};
constexpr Cited placement{"CH-2.10", "TO-4e", "PR-2d", "PR-2d", "CH-2.10"};
constexpr Cited places{"R-39", "TO-14", "R-39", "PR-10c", "TK-C29"};
constexpr Cited board{"CH-1.1", "TO-12", "PR-2c", "PR-2c", "CH-1.1"};
constexpr Cited eliminated{"CH-7.1a", "TO-5l", "PR-6a", "PR-6a", "CH-7.1a"};

using enum Rejection;
constexpr Territory nowhere{42};

const Row rows[]{
    {"TimeByASeat", in_attack, s1, CallTime{}, not_yours_to_do, r35},
    {"TimeByChance", in_attack, Chance{}, CallTime{}, not_yours_to_do, r35},
    {"TimeWithoutAClock", untimed, Arbiter{}, CallTime{}, no_clock, clock},
    {"TimeBeforeTheClockStarts", started, Arbiter{}, CallTime{}, clock_not_started, r16},
    {"TimeTwice", after_time, Arbiter{}, CallTime{}, time_already_up, time_up},

    {"ClosingRollByASeat", closing, s1, RollClosing{{1, 1}}, not_yours_to_do, r35},
    {"ClosingRollByTheArbiter", closing, Arbiter{}, RollClosing{{1, 1}}, not_yours_to_do, r35},
    {"ClosingRollInATurn", in_attack, Chance{}, RollClosing{{1, 1}}, wrong_phase, phases},
    {"ClosingDieOfNought", closing, Chance{}, RollClosing{{0, 4}}, bad_dice, r35},
    {"ClosingDieOfSeven", closing, Chance{}, RollClosing{{1, 7}}, bad_dice, r35},
    {"TurnEndedInTheRoll", closing, s1, EndTurn{}, wrong_phase, sdadata},
    {"PlaceRollByASeat", tied, s1, RollForPlace{{1, 0, 0}}, not_yours_to_do, r35},
    {"PlaceRollOfNought", tied, Chance{}, RollForPlace{{0, 0, 0}}, bad_dice, r35},
    {"PlaceRollOfTwoDice", tied, Chance{}, RollForPlace{{1, 2, 0}}, bad_dice, r35},

    {"WithdrawalOfAnother", in_attack, s1, Withdraw{s2}, not_yours_to_do, r35},
    {"WithdrawalByChance", in_attack, Chance{}, Withdraw{s2}, not_yours_to_do, r35},
    {"WithdrawalInTheSetUp", placing, s2, Withdraw{s2}, not_begun_yet, r37},
    {"WithdrawalDuringARoll", rolling, s2, Withdraw{s2}, cannot_leave_now, r37},
    {"WithdrawalDuringADraw", drawing, s1, Withdraw{s1}, cannot_leave_now, r37},
    {"WithdrawalDuringTheClosingRoll", closing, s1, Withdraw{s1}, cannot_leave_now, r37},
    {"WithdrawalDuringTheTieBreak", tied, s1, Withdraw{s1}, cannot_leave_now, r37},
    {"WithdrawalOfNobody", in_attack, Arbiter{}, Withdraw{s5}, unknown_seat, r35},
    {"WithdrawalByNobody", in_attack, s5, Withdraw{s5}, unknown_seat, r35},
    {"WithdrawalTwice", s2_withdrawn, s2, Withdraw{s2}, seat_has_left, left},
    {"WithdrawalOfTheEliminated", s2_eliminated, s2, Withdraw{s2}, seat_is_out, eliminated},
    {"WithdrawalOfTheExcluded", s2_excluded, s2, Withdraw{s2}, seat_has_left, left},

    {"ExclusionByASeat", in_attack, s1, Exclude{s1}, not_yours_to_do, r35},
    {"ExclusionByChance", in_attack, Chance{}, Exclude{s1}, not_yours_to_do, r35},
    {"ExclusionInTheSetUp", placing, Arbiter{}, Exclude{s2}, not_begun_yet, r37},
    {"ExclusionDuringACapture", capturing, Arbiter{}, Exclude{s2}, cannot_leave_now, r37},
    {"ExclusionDuringTheTieBreak", tied, Arbiter{}, Exclude{s2}, cannot_leave_now, r37},
    {"ExclusionOfNobody", in_attack, Arbiter{}, Exclude{s6}, unknown_seat, r35},
    {"ExclusionOfTheEliminated", s2_eliminated, Arbiter{}, Exclude{s2}, seat_is_out, eliminated},
    {"ExclusionOfTheWithdrawn", s2_withdrawn, Arbiter{}, Exclude{s2}, seat_has_left, left},

    {"PenaltyByASeat", in_attack, s1, RemoveArmies{brazil, 1}, not_yours_to_do, r35},
    {"PenaltyInTheSetUp", placing, Arbiter{}, RemoveArmies{brazil, 1}, wrong_phase, placement},
    {"PenaltyDuringTheTieBreak", tied, Arbiter{}, RemoveArmies{brazil, 1}, wrong_phase, places},
    {"PenaltyNowhere", in_attack, Arbiter{}, RemoveArmies{nowhere, 1}, unknown_territory, board},
    {"PenaltyOfNought", in_attack, Arbiter{}, RemoveArmies{brazil, 0}, no_armies, r35},
    {"PenaltyOfAll", in_attack, Arbiter{}, RemoveArmies{brazil, 10}, must_leave_one_army, r24},
    {"PenaltyOfTheOnlyOne",
     in_attack,
     Arbiter{},
     RemoveArmies{venezuela, 1},
     must_leave_one_army,
     r24},

    {"CapByASeat", in_attack, s1, SetArmyCap{s1, 1}, not_yours_to_do, r35},
    {"CapInTheSetUp", placing, Arbiter{}, SetArmyCap{s1, 1}, wrong_phase, placement},
    {"CapDuringTheTieBreak", tied, Arbiter{}, SetArmyCap{s1, 1}, wrong_phase, places},
    {"CapOfNobody", in_attack, Arbiter{}, SetArmyCap{s5, 1}, unknown_seat, r35},
    {"CapOfTheEliminated", s2_eliminated, Arbiter{}, SetArmyCap{s2, 1}, seat_is_out, eliminated},

    {"CapBeyondAll", in_attack, Arbiter{}, SetArmyCap{s1, 10'001}, cap_too_high, r15},

    {"SeedNeverPromised", ended, Chance{}, RevealSeed{}, not_committed, r36},
    {"SeedInATurn", in_attack, Chance{}, RevealSeed{}, wrong_phase, r36},
};

TEST(EndingRejections, EachIsRefusedForItsReasonAndCitesItsClause) {
    CLAUSE("CH-8.1", "CH-9.1", "TO-11a", "PR-9a", "TK-R8a");
    RULING("R-16", "R-24", "R-35", "R-36", "R-37");
    for (const Row& row : rows) {
        for (std::size_t i = 0; i < rulebooks::on_classic_board.size(); ++i) {
            if (row.cited[i].empty()) continue;
            SCOPED_TRACE(
                std::string{row.name} + " in " +
                std::string{rulebooks::on_classic_board[i]->id.view()}
            );
            const Table table = row.table(*rulebooks::on_classic_board[i]);
            EXPECT_EQ(table.refused(row.actor, row.action), row.rejection);
            EXPECT_EQ(
                clause_of(table.rules().set, table.state(), row.rejection, row.action), row.cited[i]
            );
        }
    }
}

TEST(EndingRejections, ACapAboveTheLargestNumberIsRefused) {
    RULING("R-35");
    const Table table = late_game(rulebooks::challenge);
    EXPECT_TRUE(table.allowed(Arbiter{}, SetArmyCap{s1, 10'000}));
    EXPECT_FALSE(table.allowed(Arbiter{}, SetArmyCap{s1, 10'001}));
}

// --- The game is over

struct Asked {
    Actor actor;
    Action action;
};

// One of every kind, each by somebody who may ask for it in a game.
const std::vector<Asked> every_kind{
    {Chance{}, StartGame{}},
    {Chance{}, SupplyEntropy{}},
    {Chance{}, RollForPlace{{1, 0, 0}}},
    {Chance{}, DealObjective{}},
    {Chance{}, DealTerritory{alaska}},
    {Chance{}, RollDice{{1, 1, 1}, {1, 1, 1}}},
    {Chance{}, TakeCard{}},
    {Chance{}, DrawCard{}},
    {Chance{}, RollClosing{{1, 1}}},
    {Chance{}, RevealSeed{}},
    {s1, Promise{}},
    {s1, Abstain{}},
    {s1, Contribute{}},
    {s1, ChooseColour{Colour::black}},
    {s1, ClaimTerritory{congo}},
    {s1, PlaceArmies{congo, 1}},
    {s1, TakeBackArmies{congo, 1}},
    {s1, BuildCentre{congo}},
    {s1, GiveColours{}},
    {s1, PlayTris{}},
    {s1, PlayChallengeCard{}},
    {s1, Attack{western_united_states, alaska, 1}},
    {s2, Defend{1}},
    {s1, Occupy{1}},
    {s1, Transfer{congo, egypt, 1}},
    {s1, EndTurn{}},
    {s1, ShowColour{Colour::blue}},
    {s1, Withdraw{s1}},
    {Arbiter{}, Exclude{s1}},
    {Arbiter{}, CallTime{}},
    {Arbiter{}, RemoveArmies{brazil, 1}},
    {Arbiter{}, SetArmyCap{s1, 100}},
};

TEST(EndingRejections, OnceTheGameIsOverNothingIsAcceptedButTheSeed) {
    CLAUSE("CH-8.2", "TO-6a", "PR-1", "TK-R9");
    constexpr Cited over{"CH-8.2", "TO-6a", "PR-1", "PR-1", "TK-R9"};
    ASSERT_EQ(every_kind.size(), std::variant_size_v<Action>);
    for (std::size_t i = 0; i < rulebooks::on_classic_board.size(); ++i) {
        const Table table = ended(*rulebooks::on_classic_board[i]);
        EXPECT_EQ(clause_of(table.rules().set, table.state(), game_is_over, EndTurn{}), over[i]);
        for (std::size_t kind = 0; kind < every_kind.size(); ++kind) {
            SCOPED_TRACE(kind);
            const auto& [actor, action] = every_kind[kind];
            ASSERT_EQ(action.index(), kind);
            if (std::holds_alternative<RevealSeed>(action)) continue;
            EXPECT_EQ(table.refused(actor, action), game_is_over);
        }
    }
}

TEST(EndingRejections, OnceTheSeedIsShownNothingIsAcceptedAtAll) {
    RULING("R-36");
    Table table = ended(rulebooks::challenge);
    table.state().committed = true;
    table.play(Chance{}, RevealSeed{});
    for (const auto& [actor, action] : every_kind) {
        EXPECT_EQ(table.refused(actor, action), game_is_over) << action.index();
    }
}

}  // namespace
}  // namespace kamchatka::test::ending_rejections_test
