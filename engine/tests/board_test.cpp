// The board, the cards and the objectives as the boxes hold them: the tables of the booklets typed
// in a second time, and the counts that the printed material keeps.
#include "engine/tests/table.hpp"

#include "engine/classic.hpp"
#include "engine/classic_objectives.hpp"

#include <map>
#include <set>
#include <string_view>

namespace kamchatka::test::board_test {
namespace {

using namespace classic;

struct Value {
    Territory territory;
    unsigned points;
};

// "Valore dei territori", in the alphabetical order of the booklet's Italian names.
constexpr std::array printed_values{
    Value{afghanistan, 4},
    Value{north_africa, 6},
    Value{south_africa, 3},
    Value{east_africa, 5},
    Value{alaska, 3},
    Value{alberta, 4},
    Value{central_america, 3},
    Value{argentina, 2},
    Value{western_australia, 3},
    Value{eastern_australia, 2},
    Value{brazil, 4},
    Value{china, 7},
    Value{chita, 4},
    Value{congo, 3},
    Value{egypt, 4},
    Value{southern_europe, 6},
    Value{western_europe, 4},
    Value{northern_europe, 5},
    Value{japan, 2},
    Value{great_britain, 4},
    Value{greenland, 4},
    Value{india, 3},
    Value{indonesia, 3},
    Value{yakutia, 3},
    Value{iceland, 3},
    Value{kamchatka, 5},
    Value{madagascar, 2},
    Value{middle_east, 6},
    Value{mongolia, 5},
    Value{new_guinea, 3},
    Value{ontario, 6},
    Value{peru, 3},
    Value{quebec, 3},
    Value{scandinavia, 4},
    Value{siam, 3},
    Value{siberia, 5},
    Value{western_united_states, 4},
    Value{eastern_united_states, 4},
    Value{northwest_territories, 4},
    Value{ukraine, 6},
    Value{ural, 4},
    Value{venezuela, 3},
};

std::size_t whole_continents(TerritorySet territories) {
    std::size_t count = 0;
    for (const Continent continent : board.continents()) {
        count += territories.contains(board.members[continent]) ? 1U : 0U;
    }
    return count;
}

std::size_t cards_with(const Deck& cards, Arm arm) {
    std::size_t count = 0;
    for (const Card card : cards.cards()) count += cards.faces[card].arm == arm ? 1U : 0U;
    return count;
}

TEST(Board, HasFortyTwoTerritoriesInSixContinents) {
    CLAUSE("CH-1.1");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        const Board on_the_table = make_rules(*set).board;
        EXPECT_EQ(on_the_table.territories().size(), 42U) << set->id.view();
        ASSERT_EQ(on_the_table.continents().size(), 6U) << set->id.view();
        TerritorySet in_continents;
        std::size_t memberships = 0;
        for (const Continent continent : on_the_table.continents()) {
            in_continents = in_continents | on_the_table.members[continent];
            memberships += on_the_table.members[continent].size();
        }
        EXPECT_EQ(in_continents, on_the_table.territories()) << set->id.view();
        EXPECT_EQ(memberships, 42U) << "a territory lies in two continents";
    }
}

TEST(Board, ContinentsHaveNineFourSevenSixTwelveAndFourTerritories) {
    CLAUSE("CH-1.1", "TO-12");
    EXPECT_EQ(board.members[north_america].size(), 9U);
    EXPECT_EQ(board.members[south_america].size(), 4U);
    EXPECT_EQ(board.members[europe].size(), 7U);
    EXPECT_EQ(board.members[africa].size(), 6U);
    EXPECT_EQ(board.members[asia].size(), 12U);
    EXPECT_EQ(board.members[oceania].size(), 4U);
}

TEST(Board, EveryTerritoryHasTheConquestValueOfTheTable) {
    CLAUSE("CH-1.1", "CH-10.3");
    TerritorySet listed;
    for (const Value& row : printed_values) {
        listed.insert(row.territory);
        EXPECT_EQ(board.value[row.territory], row.points) << board.names[row.territory].view();
    }
    EXPECT_EQ(listed, board.territories());
}

TEST(Board, ContinentsAreWorthTheSumsPrintedInTheTournamentRules) {
    CLAUSE("TO-12", "CH-10.3");
    EXPECT_EQ(value_of(board, board.members[north_america]), 35U);
    EXPECT_EQ(value_of(board, board.members[south_america]), 12U);
    EXPECT_EQ(value_of(board, board.members[europe]), 32U);
    EXPECT_EQ(value_of(board, board.members[africa]), 23U);
    EXPECT_EQ(value_of(board, board.members[asia]), 51U);
    EXPECT_EQ(value_of(board, board.members[oceania]), 11U);
}

TEST(Board, ATerritoryIsWorthAsMuchAsItHasBorders) {
    RULING("R-1");
    std::size_t ends = 0;
    for (const Value& row : printed_values) {
        const TerritorySet neighbours = board.neighbours[row.territory];
        EXPECT_EQ(neighbours.size(), row.points) << board.names[row.territory].view();
        EXPECT_FALSE(neighbours.contains(row.territory));
        for (const Territory other : neighbours) {
            EXPECT_TRUE(adjacent(board, other, row.territory)) << "a border of one side only";
        }
        ends += neighbours.size();
    }
    EXPECT_EQ(ends, 2U * 82U) << "82 borders";
}

TEST(Board, ChinaBordersTheMiddleEastAndAfghanistanDoesNotBorderIndia) {
    RULING("R-1");
    EXPECT_TRUE(adjacent(board, china, middle_east));
    EXPECT_FALSE(adjacent(board, afghanistan, india));
}

TEST(Board, EgyptAndTheMiddleEastBorderEachOther) {
    CLAUSE("PR-12");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = Table(*set).with({{egypt, s1, 4}, {middle_east, s2, 1}});
        EXPECT_TRUE(table.allowed(s1, Attack{egypt, middle_east, 3})) << set->id.view();
        table.with({{egypt, s2, 1}, {middle_east, s1, 4}});
        EXPECT_TRUE(table.allowed(s1, Attack{middle_east, egypt, 3})) << set->id.view();
    }
}

TEST(Cards, ATerritoryCardForEachTerritoryAndTwoJollies) {
    CLAUSE("CH-1.5");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        const Deck cards = make_rules(*set).deck;
        EXPECT_EQ(cards.cards().size(), 44U) << set->id.view();
        TerritorySet shown;
        for (const Card card : cards.cards()) {
            const CardFace& face = cards.faces[card];
            EXPECT_EQ(face.territory.has_value(), face.arm != Arm::jolly) << face.id.view();
            if (face.territory) shown.insert(*face.territory);
        }
        EXPECT_EQ(shown, board.territories()) << set->id.view();
        EXPECT_EQ(cards_with(cards, Arm::jolly), 2U) << set->id.view();
    }
}

TEST(Cards, FourteenCardsShowEachArm) {
    CLAUSE("CH-1.5");
    EXPECT_EQ(cards_with(deck, Arm::infantry), 14U);
    EXPECT_EQ(cards_with(deck, Arm::cavalry), 14U);
    EXPECT_EQ(cards_with(deck, Arm::cannon), 14U);
}

TEST(Objectives, TheChallengeDeckHasSixteenCards) {
    CLAUSE("CH-1.6");
    EXPECT_EQ(make_rules(rulebooks::challenge).objectives.all().size(), 16U);
}

TEST(Objectives, TheTournamentDeckHasTwentyCards) {
    CLAUSE("TK-R3", "PR-8", "TO-1");
    EXPECT_EQ(make_rules(rulebooks::torneo).objectives.all().size(), 20U);
    EXPECT_EQ(make_rules(rulebooks::prestige_torneo).objectives.all().size(), 20U);
    EXPECT_EQ(make_rules(rulebooks::torisiko).objectives.all().size(), 20U);
}

TEST(Objectives, TournamentObjectivesAreTerritorialOnly) {
    CLAUSE("TO-1", "PR-8", "TK-R3");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        if (set->setup.objective_deck == ObjectiveDeck::base_14) continue;
        const Rules rules = make_rules(*set);
        for (const Objective objective : rules.objectives.all()) {
            const ObjectiveCard& card = rules.objectives[objective];
            EXPECT_EQ(card.goal, (Goal{.territories = card.goal.territories})) << card.id.view();
            EXPECT_FALSE(card.goal.territories.empty()) << card.id.view();
        }
    }
}

TEST(Objectives, EveryTournamentObjectiveIsWorthEightySixPoints) {
    RULING("R-2");
    for (const ObjectiveCard& card : tournament_objectives) {
        EXPECT_EQ(value_of(board, card.goal.territories), 86U) << card.id.view();
    }
}

TEST(Objectives, EveryTournamentObjectiveHoldsTwoWholeContinents) {
    RULING("R-2");
    for (const ObjectiveCard& card : tournament_objectives) {
        EXPECT_GE(whole_continents(card.goal.territories), 2U) << card.id.view();
    }
}

TEST(Objectives, NoTwoTournamentObjectivesAreTheSame) {
    RULING("R-2");
    std::set<std::string_view> names;
    std::set<std::uint64_t> sets;
    for (const ObjectiveCard& card : tournament_objectives) {
        names.insert(card.id.view());
        sets.insert(card.goal.territories.bits());
    }
    EXPECT_EQ(names.size(), 20U);
    EXPECT_EQ(sets.size(), 20U);
}

// "Letto" from the printed card; it leaves out the two ends of Africa, Asia but for three, and
// Eastern Australia.
TEST(Objectives, LettoIsThePrintedCard) {
    CLAUSE("CH-1.6");
    const Table table{rulebooks::challenge};
    const Goal& goal = table.rules().objectives[table.objective_called("letto")].goal;
    EXPECT_TRUE(goal.territories.contains(board.members[north_america]));
    EXPECT_TRUE(goal.territories.contains(board.members[south_america]));
    EXPECT_EQ(
        goal.territories & board.members[africa],
        (TerritorySet{north_africa, egypt, east_africa, congo})
    );
    EXPECT_EQ(goal.territories & board.members[asia], (TerritorySet{middle_east, india, siam}));
    EXPECT_EQ(
        goal.territories & board.members[oceania],
        (TerritorySet{indonesia, new_guinea, western_australia})
    );
    EXPECT_FALSE(goal.territories.intersects(board.members[europe]));
}

TEST(Objectives, TheBaseDeckHasFourteenCards) {
    CLAUSE("PR-1");
    const Rules rules = make_rules(rulebooks::prestige);
    EXPECT_EQ(rules.objectives.all().size(), 14U);
    std::map<std::string_view, int> kinds;
    for (const Objective objective : rules.objectives.all()) {
        const Goal& goal = rules.objectives[objective].goal;
        if (goal.destroy) {
            ++kinds["destroy"];
            EXPECT_EQ(goal.territory_count, 24) << "what it becomes when it is out of reach";
        } else {
            ++kinds[goal.territories.empty() ? "count" : "continents"];
        }
    }
    EXPECT_EQ(kinds["count"], 2);
    EXPECT_EQ(kinds["continents"], 6);
    EXPECT_EQ(kinds["destroy"], 6) << "one for each colour";
}

TEST(Objectives, BlankCardsAddObjectivesOfTheOrganisers) {
    CLAUSE("PR-8");
    RULING("R-2");
    Ruleset set = rulebooks::prestige_torneo;
    set.custom_objective_count = 1;
    // Worth 74 points: a warning elsewhere, never a refusal here.
    set.custom_objectives[0] = {
        .id = Name{"old_world"},
        .goal = {.territories = board.members[africa] | board.members[asia]}};
    Table table = Table::fresh(set);
    roll_for_order(table.play(Chance{}, StartGame{}), {6, 5, 4, 3});
    choose_colours(table);
    EXPECT_EQ(table.rules().objectives.all().size(), 21U);
    table.play(Chance{}, DealObjective{table.objective_called("old_world")});
    EXPECT_EQ(table.state().objective[s1].reveal(), table.objective_called("old_world"));
}

}  // namespace
}  // namespace kamchatka::test::board_test
