// The clause that a refusal cites is the one a judge would point at with the book in hand. All
// pairs of refusal and action are in docs/rules/refusals.md; these are the ones that went wrong
// before.
#include "engine/tests/turn.hpp"

#include <string_view>

namespace kamchatka::test::citations_test {
namespace {

using namespace classic;

constexpr Three one_of_each{Card{0}, Card{1}, Card{2}};

// s1 is on turn.
Table attacking(const Ruleset& set) {
    return Table(set).with(
        {{alaska, s1, 10}, {alberta, s1, 1}, {kamchatka, s2, 2}, {northwest_territories, s2, 10}}
    );
}
Table occupying(const Ruleset& set) {
    Table table = attacking(set);
    win(table, s1, alaska, kamchatka);
    return table;
}
Table drawing(const Ruleset& set) { return occupying(set).play(s1, Occupy{3}).play(s1, EndTurn{}); }
Table rolling(const Ruleset& set) {
    Table table = attacking(set).play(s1, Attack{alaska, kamchatka, 3});
    if (table.state().phase == Phase::defend) table.play(s2, Defend{2});
    return table;
}

// What a judge would point at with the book in hand.
TEST(Citations, AreOfTheClauseThatSaysIt) {
    struct Cite {
        const Ruleset& set;
        Table (*at)(const Ruleset&);
        Seat seat;
        Action action;
        Rejection reason;
        std::string_view clause;
    };
    using namespace rulebooks;
    const auto short_of_dice = [](const Ruleset& set) {
        return occupying(set).play(s1, Occupy{1});
    };
    const std::vector<Cite> all{
        {challenge, attacking, s1, PlayTris{one_of_each}, Rejection::wrong_phase, "CH-3.7"},
        {torisiko, attacking, s1, PlayTris{one_of_each}, Rejection::wrong_phase, "CH-3.7"},
        {torneo, attacking, s2, PlaceArmies{kamchatka, 1}, Rejection::not_your_turn, "TO-7"},
        {torneo, occupying, s2, EndTurn{}, Rejection::not_your_turn, "TO-7"},
        {challenge, occupying, s1, EndTurn{}, Rejection::wrong_phase, "CH-4.15"},
        {challenge, occupying, s1, Attack{alaska, alberta, 3}, Rejection::wrong_phase, "CH-4.15"},
        {torneo, occupying, s1, EndTurn{}, Rejection::wrong_phase, "TO-5i"},
        {prestige, occupying, s1, EndTurn{}, Rejection::wrong_phase, "PR-4d"},
        {challenge, attacking, s1, PlayChallengeCard{}, Rejection::not_in_these_rules, "CC-4"},
        {torneo, attacking, s1, PlayChallengeCard{}, Rejection::not_in_these_rules, "R-40"},
        {torisiko, rolling, s1, EndTurn{}, Rejection::wrong_phase, "TK-C14"},
        {challenge, rolling, s1, EndTurn{}, Rejection::wrong_phase, "R-13"},
        {torisiko, drawing, s1, Attack{alaska, kamchatka, 3}, Rejection::wrong_phase, "TK-C17"},
        {torisiko, drawing, s1, Transfer{alaska, alberta, 1}, Rejection::wrong_phase, "TK-C17"},
        {prestige, drawing, s1, Attack{alaska, kamchatka, 3}, Rejection::wrong_phase, "PR-3b"},
        {prestige, short_of_dice, s1, EndTurn{}, Rejection::wrong_phase, "PR-4e"},
        {prestige_torneo, short_of_dice, s1, EndTurn{}, Rejection::wrong_phase, "PR-4e"},
    };
    for (const Cite& cite : all) {
        SCOPED_TRACE(cite.set.id.view());
        const Table table = cite.at(cite.set);
        EXPECT_EQ(table.refused(cite.seat, cite.action), cite.reason);
        EXPECT_EQ(clause_of(cite.set, table.state(), cite.reason, cite.action), cite.clause);
    }
}

TEST(Citations, OfWhoeverIsOutSayHow) {
    in_all_rulebooks([](const Ruleset& set) {
        Table table = attacking(set).with({{kamchatka, s2, 1}});
        for (const Territory territory : table.state().held[s2] - TerritorySet{kamchatka}) {
            table.with({{territory, s3, 1}});
        }
        conquer(table, s1, alaska, kamchatka);
        EXPECT_EQ(table.refused(s2, EndTurn{}), Rejection::seat_is_out);
        table.play(s3, Withdraw{s3});
        EXPECT_EQ(table.refused(s3, EndTurn{}), Rejection::seat_has_left);
        EXPECT_EQ(table.refused(s3, Withdraw{s3}), Rejection::seat_has_left);
    });
}

}  // namespace
}  // namespace kamchatka::test::citations_test
