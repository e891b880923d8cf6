// Every refusal of the set-up and the variants, one row each: what was asked and by whom, the exact
// reason, and the clause each rulebook gives for it.
#include "engine/tests/cited.hpp"
#include "engine/tests/table.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::test::setup_rejections_test {
namespace {

using namespace classic;
using enum Colour;

// The table a row starts from.
enum class At : std::uint8_t {
    before_the_start,
    two_seats,
    contribution,
    promises,
    showing,
    supplies,
    order,
    colours,
    objectives,
    deal,
    placement,
    first_turn,
    exchange,
    choice,
    over,
    closed,
};

struct Row {
    Rejection reason;
    At at;
    Actor actor;
    Action action;
    Cited cited;
};

GiveColours give(std::initializer_list<Colour> colours) {
    GiveColours given{};
    std::copy(colours.begin(), colours.end(), given.colours.items.begin());
    return given;
}

constexpr Cited order_roll{"CH-2.3a", "TO-4a", "PR-2a", "TK-R1"};
constexpr Cited dealing{"CH-2.5", "TO-4d", "PR-2c", "TK-R2"};
constexpr Cited placing{"CH-2.10", "TO-4e", "PR-2d", "CH-2.10"};
constexpr Cited own_colour{"CH-2.3c", "TO-7", "PR-2a", "TK-R1c"};
constexpr Cited no_kingmaker{"KM-1", "R-40", "R-40", "KM-1"};
constexpr Cited no_challenge{"CC-4", "R-40", "R-40", "CC-4"};
constexpr Cited the_seed = everywhere("R-36");
constexpr Cited ended{"CH-8.2", "TO-6a", "PR-1", "TK-R9"};
constexpr Cited seated{"CH-0.2", "TO-3a", "PR-1", "CH-0.2"};
constexpr Cited on_the_board{"CH-1.1", "TO-12", "PR-2c", "CH-1.1"};
constexpr Cited colour_choice{"CH-2.3c", "TO-4b", "PR-2a", "TK-R1c"};
constexpr Cited box{"CH-1.8", "TO-4b", "PR-2a", "TK-R1c"};

const std::array rows{
    // Starting
    Row{Rejection::too_few_seats, At::two_seats, Chance{}, StartGame{}, seated},
    Row{Rejection::not_yours_to_do, At::before_the_start, s1, StartGame{}, everywhere("R-35")},
    Row{Rejection::wrong_phase, At::order, Chance{}, StartGame{}, order_roll},
    Row{Rejection::wrong_phase,
        At::before_the_start,
        Chance{},
        RollForPlace{{1}},
        everywhere("R-35")},

    // The seed
    Row{Rejection::already_done, At::contribution, s1, Contribute{}, the_seed},
    Row{Rejection::not_yours_to_do, At::contribution, Chance{}, Contribute{}, everywhere("R-35")},
    Row{Rejection::unknown_seat, At::contribution, s5, Contribute{}, everywhere("R-35")},
    Row{Rejection::wrong_phase, At::order, s1, Contribute{}, the_seed},
    Row{Rejection::wrong_phase, At::contribution, s2, Promise{}, the_seed},
    Row{Rejection::wrong_phase, At::contribution, s2, Abstain{}, the_seed},
    Row{Rejection::already_done, At::promises, s1, Promise{}, the_seed},
    Row{Rejection::already_done, At::promises, s1, Abstain{}, the_seed},
    Row{Rejection::already_done, At::promises, s2, Promise{}, the_seed},
    Row{Rejection::not_yours_to_do, At::promises, Chance{}, Promise{}, everywhere("R-35")},
    Row{Rejection::not_yours_to_do, At::promises, Chance{}, Abstain{}, everywhere("R-35")},
    Row{Rejection::unknown_seat, At::promises, s5, Promise{}, everywhere("R-35")},
    Row{Rejection::wrong_phase, At::promises, s1, Contribute{}, the_seed},
    Row{Rejection::wrong_phase, At::promises, Chance{}, SupplyEntropy{s2, {}}, the_seed},
    Row{Rejection::wrong_phase, At::showing, s1, Promise{}, the_seed},
    Row{Rejection::already_done, At::showing, s2, Contribute{}, the_seed},
    Row{Rejection::already_done, At::showing, s1, Contribute{}, the_seed},
    Row{Rejection::already_done, At::showing, s1, Abstain{}, the_seed},
    Row{Rejection::already_done, At::supplies, Chance{}, SupplyEntropy{s1, {}}, the_seed},
    Row{Rejection::unknown_seat, At::supplies, Chance{}, SupplyEntropy{s5, {}}, everywhere("R-35")},
    Row{Rejection::not_yours_to_do, At::supplies, s2, SupplyEntropy{s2, {}}, everywhere("R-35")},
    Row{Rejection::wrong_phase, At::supplies, Chance{}, RollForPlace{{1}}, the_seed},
    Row{Rejection::wrong_phase, At::first_turn, Chance{}, RevealSeed{}, the_seed},
    Row{Rejection::not_committed, At::over, Chance{}, RevealSeed{}, everywhere("R-36")},
    Row{Rejection::not_yours_to_do, At::over, s1, RevealSeed{}, everywhere("R-35")},
    Row{Rejection::game_is_over, At::closed, Chance{}, RevealSeed{}, ended},

    // The order of play
    Row{Rejection::bad_dice, At::order, Chance{}, RollForPlace{{7}}, everywhere("R-35")},
    Row{Rejection::bad_dice, At::order, Chance{}, RollForPlace{{0}}, everywhere("R-35")},
    Row{Rejection::bad_dice, At::order, Chance{}, RollForPlace{{3, 3}}, everywhere("R-35")},
    Row{Rejection::not_yours_to_do, At::order, s1, RollForPlace{{3}}, everywhere("R-35")},

    // Colours: s1 is red, and s2 chooses
    Row{Rejection::colour_taken, At::colours, s2, ChooseColour{red}, colour_choice},
    Row{Rejection::unknown_colour, At::colours, s2, ChooseColour{Colour{6}}, box},
    Row{Rejection::not_your_turn, At::colours, s3, ChooseColour{blue}, own_colour},
    Row{Rejection::not_your_turn, At::colours, s1, ChooseColour{blue}, own_colour},
    Row{Rejection::unknown_seat, At::colours, s5, ChooseColour{blue}, everywhere("R-35")},
    Row{Rejection::not_yours_to_do, At::colours, Arbiter{}, ChooseColour{blue}, everywhere("R-35")},

    // Objectives: the first one has been dealt
    Row{Rejection::objective_taken,
        At::objectives,
        Chance{},
        DealObjective{Objective{0}},
        {"CH-2.9", "TO-4c", "PR-2b", "CH-2.9"}},
    Row{Rejection::unknown_objective,
        At::objectives,
        Chance{},
        DealObjective{Objective{20}},
        {"CH-1.6", "TO-4c", "PR-2b", "TK-R3"}},
    Row{Rejection::wrong_phase, At::deal, Chance{}, DealObjective{Objective{9}}, dealing},
    Row{Rejection::not_yours_to_do,
        At::objectives,
        s2,
        DealObjective{Objective{9}},
        everywhere("R-35")},

    // The deal: Siam has been dealt
    Row{Rejection::territory_dealt, At::deal, Chance{}, DealTerritory{siam}, dealing},
    Row{Rejection::unknown_territory,
        At::deal,
        Chance{},
        DealTerritory{Territory{42}},
        on_the_board},
    Row{Rejection::not_yours_to_do, At::deal, s1, DealTerritory{china}, everywhere("R-35")},
    Row{Rejection::wrong_phase, At::placement, Chance{}, DealTerritory{china}, placing},

    // The placement: s1 holds Alaska, s2 does not
    Row{Rejection::unknown_territory,
        At::placement,
        s1,
        PlaceArmies{Territory{42}, 1},
        on_the_board},
    Row{Rejection::no_armies, At::placement, s1, PlaceArmies{alaska, 0}, everywhere("R-35")},
    Row{Rejection::not_your_territory, At::placement, s1, PlaceArmies{siam, 1}, placing},
    Row{Rejection::more_than_go,
        At::placement,
        s1,
        PlaceArmies{alaska, 4},
        {"CH-2.10", "R-9", "PR-2d", "CH-2.10"}},
    Row{Rejection::not_your_turn,
        At::placement,
        s2,
        PlaceArmies{alaska, 1},
        {"CH-2.10", "TO-7", "PR-2d", "CH-2.10"}},
    Row{Rejection::wrong_phase,
        At::placement,
        s1,
        TakeBackArmies{alaska, 1},
        {"R-34", "R-34", "R-34", "TK-C13"}},
    Row{Rejection::wrong_phase, At::placement, s1, EndTurn{}, placing},

    // Kingmaker: s1 red, s2 blue, s3 yellow, s4 green; s4 has given his cards
    Row{Rejection::own_colour_given,
        At::exchange,
        s1,
        give({red, yellow, green, blue}),
        everywhere("KM-3")},
    Row{Rejection::colours_not_one_each,
        At::exchange,
        s1,
        give({blue, red, blue, red}),
        everywhere("KM-2")},
    Row{Rejection::already_done,
        At::exchange,
        s4,
        give({blue, red, green, yellow}),
        everywhere("KM-2")},
    Row{Rejection::unknown_seat,
        At::exchange,
        s5,
        give({blue, red, green, yellow}),
        everywhere("R-35")},
    Row{Rejection::not_in_these_rules,
        At::placement,
        s1,
        give({blue, red, green, yellow}),
        no_kingmaker},
    Row{Rejection::colour_not_held, At::choice, s1, ShowColour{red}, everywhere("KM-6")},
    Row{Rejection::unknown_colour, At::choice, s1, ShowColour{Colour{6}}, everywhere("KM-6")},
    Row{Rejection::already_done, At::choice, s4, ShowColour{blue}, everywhere("KM-6")},
    Row{Rejection::seat_is_out,
        At::choice,
        s3,
        ShowColour{blue},
        {"CH-7.1a", "TO-5l", "PR-6a", "CH-7.1a"}},
    Row{Rejection::not_in_these_rules, At::first_turn, s1, ShowColour{blue}, no_kingmaker},

    // The Challenge card
    Row{Rejection::not_in_these_rules, At::first_turn, s1, PlayChallengeCard{}, no_challenge},
    Row{Rejection::not_in_these_rules, At::placement, s1, PlayChallengeCard{}, no_challenge},
};

// A game brought to the point, with Siam, Alaska and so on where the rows say they are.
Table up_to(const Ruleset& set, Phase phase) {
    Table table = Table::fresh(set).play(Chance{}, StartGame{});
    if (phase == Phase::order) return table;
    roll_for_order(table, {6, 5, 4, 3}).play(s1, ChooseColour{red});
    if (phase == Phase::colours) return table;
    choose_colours(table);
    while (table.state().phase != phase) {
        if (table.state().phase == Phase::objectives) {
            deal_objectives(table);
        } else {
            deal_territories(table, {siam, congo, peru, alaska});  // s4, s3, s2, s1
        }
    }
    if (phase == Phase::objectives) table.play(Chance{}, DealObjective{Objective{0}});
    if (phase == Phase::deal) table.play(Chance{}, DealTerritory{siam});
    return table;
}

// Kingmaker cards on the table: the exchange, or the final choice with s3 out and s4 done.
Table with_colour_cards(Ruleset set, Phase phase) {
    set.ending.kingmaker = Switch::on;
    Table table = Table(set).phase(Phase::exchange);
    const GiveColours cards = give({blue, red, green, yellow});
    table.play(s4, cards);
    if (phase == Phase::exchange) return table;
    for (const Seat seat : {s1, s2, s3}) table.play(seat, give({green, yellow, blue, red}));
    table.state().standing[s3] = Standing::eliminated;
    return table.phase(Phase::choice).play(s4, ShowColour{red});
}

// s1 has promised, s2 will not; then the others promise too, and s1 keeps its promise.
Table with_promises(const Ruleset& set) {
    Table table = Table::fresh(set).play(Chance{}, StartGame{{1}, Scheme::promises});
    return table.play(s1, Promise{}).play(s2, Abstain{});
}
Table shown_by_one(Table table) {
    return table.play(s3, Promise{}).play(s4, Promise{}).play(s1, Contribute{});
}

Table table_at(At at, const Ruleset& set) {
    switch (at) {
        case At::before_the_start: return Table::fresh(set);
        case At::two_seats: return Table::fresh(set, 2);
        case At::contribution:
            return Table::fresh(set).play(Chance{}, StartGame{{1}}).play(s1, Contribute{});
        case At::promises: return with_promises(set);
        case At::showing: return shown_by_one(with_promises(set));
        case At::supplies:
            return shown_by_one(with_promises(set)).play(s3, Abstain{}).play(s4, Contribute{});
        case At::order: return up_to(set, Phase::order);
        case At::colours: return up_to(set, Phase::colours);
        case At::objectives: return up_to(set, Phase::objectives);
        case At::deal: return up_to(set, Phase::deal);
        case At::placement: return up_to(set, Phase::place);
        case At::first_turn: return at_first_turn(set);
        case At::exchange: return with_colour_cards(set, Phase::exchange);
        case At::choice: return with_colour_cards(set, Phase::choice);
        case At::over: return Table(set).phase(Phase::over);
        case At::closed: return Table(set).phase(Phase::closed);
    }
    return Table(set);
}

TEST(SetUpRejections, EachIsMadeForItsOwnReason) {
    CLAUSE("CH-0.2", "CH-2.3c", "CH-2.5", "CH-2.9", "CH-2.10", "KM-2", "KM-3", "KM-6", "CC-3");
    RULING("R-35", "R-36");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const Table table = table_at(rows[i].at, *set);
            EXPECT_EQ(table.refused(rows[i].actor, rows[i].action), rows[i].reason)
                << set->id.view() << ", row " << i << ", action " << rows[i].action.index();
        }
    }
}

TEST(SetUpRejections, EachCitesItsClause) {
    RULING("R-35");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const Table table = table_at(rows[i].at, *set);
            EXPECT_EQ(
                clause_of(*set, table.state(), rows[i].reason, rows[i].action),
                cited_by(*set, rows[i].cited)
            ) << set->id.view()
              << ", row " << i;
        }
    }
}

// A refusal that stands further up in the list is the one that is given.
TEST(SetUpRejections, TheFirstReasonThatAppliesIsGiven) {
    RULING("R-35");
    const Table table = table_at(At::placement, rulebooks::challenge);
    EXPECT_EQ(table.refused(Chance{}, PlaceArmies{siam, 0}), Rejection::not_yours_to_do);
    EXPECT_EQ(table.refused(s2, PlaceArmies{siam, 0}), Rejection::not_your_turn);
    EXPECT_EQ(table.refused(s1, PlaceArmies{Territory{42}, 0}), Rejection::unknown_territory);
    EXPECT_EQ(table.refused(s1, PlaceArmies{siam, 0}), Rejection::no_armies);
    EXPECT_EQ(table.refused(s1, PlaceArmies{siam, 9}), Rejection::not_your_territory);
}

}  // namespace
}  // namespace kamchatka::test::setup_rejections_test
