// The 50% rule: nobody is dealt more than half of a continent. The order of play is s1, s2, ... so
// the deal goes s4, s3, s2, s1 at a table of four; the rows below are rounds of the deal.
#include "engine/tests/deal.hpp"

#include "engine/classic.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::test::deal_limit_test {
namespace {

using namespace classic;

constexpr std::array limited{&rulebooks::challenge, &rulebooks::torisiko};

// South America has four territories, so nobody may be dealt a third.

constexpr std::initializer_list<Territory> two_rounds{
    venezuela,
    alaska,
    northwest_territories,
    greenland,  // s4 s3 s2 s1
    peru,
    alberta,
    ontario,
    quebec,
};

TEST(HalfOfAContinent, MayBeDealtToOnePlayer) {
    CLAUSE("CH-2.7a", "TK-R2");
    for (const Ruleset* set : limited) {
        Table table = at_the_deal(*set);
        deal(table, two_rounds);
        EXPECT_TRUE(table.state().held[s4].contains(TerritorySet{venezuela, peru}));
    }
}

TEST(HalfOfAContinent, ACardThatExceedsItGoesToThePlayerOnTheRight) {
    CLAUSE("CH-2.7a", "TK-R2");
    for (const Ruleset* set : limited) {
        Table table = at_the_deal(*set);
        EXPECT_EQ(receiver(deal(table, two_rounds), brazil), s3) << set->id.view();
        EXPECT_EQ(table.armies(brazil), 1U) << set->id.view();
        EXPECT_EQ(table.state().reserve[s3], 27U) << set->id.view();
    }
}

TEST(HalfOfAContinent, TheNextCardIsForTheSkippedPlayer) {
    CLAUSE("CH-2.7b");
    for (const Ruleset* set : limited) {
        Table table = at_the_deal(*set);
        EXPECT_EQ(receiver(deal(deal(table, two_rounds), {brazil}), iceland), s4) << set->id.view();
    }
}

TEST(HalfOfAContinent, TheCardSentOnIsAnAdvanceOnThatPlayersNextCard) {
    CLAUSE("CH-2.7a");
    RULING("R-8");
    for (const Ruleset* set : limited) {
        Table table = at_the_deal(*set);
        deal(deal(table, two_rounds), {brazil, iceland});  // s3, s4
        EXPECT_EQ(receiver(table, china), s2) << "s3 has had his card of this round";
        EXPECT_EQ(receiver(table, japan), s1) << set->id.view();
        EXPECT_EQ(receiver(table, india), s4) << set->id.view();
        EXPECT_EQ(receiver(table, siam), s3) << "an advance counts once";
    }
}

TEST(HalfOfAContinent, ASecondBadCardInARowGoesTwoSeatsOn) {
    CLAUSE("CH-2.7b");
    for (const Ruleset* set : limited) {
        Table table = at_the_deal(*set);
        EXPECT_EQ(receiver(deal(deal(table, two_rounds), {brazil}), argentina), s2)
            << set->id.view();
    }
}

TEST(HalfOfAContinent, ThenTheSkippedPlayerIsServedAgain) {
    CLAUSE("CH-2.7b");
    RULING("R-8");
    for (const Ruleset* set : limited) {
        Table table = at_the_deal(*set);
        deal(deal(table, two_rounds), {brazil, argentina});  // s3, s2
        EXPECT_EQ(receiver(table, iceland), s4) << set->id.view();
        EXPECT_EQ(receiver(table, china), s1) << "s3 and s2 have had their cards of this round";
        EXPECT_EQ(receiver(table, japan), s4) << set->id.view();
        EXPECT_EQ(receiver(table, india), s3) << set->id.view();
    }
}

// s4 holds two of South America and two of Oceania when the other four come up in a row.
TEST(HalfOfAContinent, AThirdBadCardInARowGoesThreeSeatsOn) {
    RULING("R-8");
    for (const Ruleset* set : limited) {
        Table table = at_the_deal(*set);
        deal(deal(table, two_rounds), {indonesia, iceland, china, congo});
        deal(table, {new_guinea, ukraine, japan, egypt});
        EXPECT_EQ(receiver(table, brazil), s3) << set->id.view();
        EXPECT_EQ(receiver(table, western_australia), s2) << set->id.view();
        EXPECT_EQ(receiver(table, argentina), s1) << set->id.view();
        EXPECT_EQ(receiver(table, siam), s4) << set->id.view();
        EXPECT_EQ(receiver(table, india), s4) << "all the others have had theirs";
    }
}

// The count of bad cards in a row begins anew once the player has been served.
TEST(HalfOfAContinent, ALaterBadCardGoesOneSeatOnAgain) {
    CLAUSE("CH-2.7a");
    RULING("R-8");
    for (const Ruleset* set : limited) {
        Table table = at_the_deal(*set);
        deal(deal(table, two_rounds), {brazil, iceland, china, japan});  // s3 s4 s2 s1
        EXPECT_EQ(receiver(table, argentina), s3) << set->id.view();
    }
}

// Europe has seven: s4 and s3 hold three each when the seventh comes up.
TEST(HalfOfAContinent, ACardPassesOverWhoeverIsAtTheLimitToo) {
    CLAUSE("TK-R2");
    RULING("R-8");
    for (const Ruleset* set : limited) {
        Table table = at_the_deal(*set);
        deal(table, {iceland, great_britain, alaska, alberta});
        deal(table, {scandinavia, northern_europe, china, siam});
        deal(table, {western_europe, southern_europe, congo, egypt});
        EXPECT_EQ(receiver(table, ukraine), s2) << set->id.view();
        EXPECT_EQ(receiver(table, japan), s4) << set->id.view();
        EXPECT_EQ(receiver(table, india), s3) << set->id.view();
        EXPECT_EQ(receiver(table, peru), s1) << "s2 had his in advance";
    }
}

// The card of a continent of which the seat has least, so that it is not sent on.
Territory farthest_from_a_limit(const Table& table, Seat seat, TerritorySet cards) {
    const auto share = [&](Territory card) {
        const TerritorySet continent = board.members[board.continent[card]];
        return 100 * (table.state().held[seat] & continent).size() / continent.size();
    };
    return *std::min_element(cards.begin(), cards.end(), [&](Territory a, Territory b) {
        return share(a) < share(b);
    });
}

TEST(HalfOfAContinent, IsRoundedDown) {
    CLAUSE("CH-2.7a");
    RULING("R-8");
    struct Row {
        Continent continent;
        std::size_t half;
    };
    constexpr std::array rows{
        Row{north_america, 4},
        Row{south_america, 2},
        Row{europe, 3},
        Row{africa, 3},
        Row{asia, 6},
        Row{oceania, 2}};
    for (const Row& row : rows) {
        const TerritorySet members = board.members[row.continent];
        TerritorySet others = board.territories() - members;
        Table table = at_the_deal(rulebooks::challenge, 5);
        for (std::size_t i = 0; i < row.half; ++i) {
            EXPECT_EQ(receiver(table, members.nth(i)), s5);
            for (const Seat seat : {s4, s3, s2, s1}) {
                const Territory card = farthest_from_a_limit(table, seat, others);
                others.erase(card);
                ASSERT_EQ(receiver(table, card), seat);
            }
        }
        EXPECT_EQ(receiver(table, members.nth(row.half)), s4) << index(row.continent);
    }
}

// --- The last card

TEST(LastCard, IsSwappedWithTheLastButOne) {
    CLAUSE("TK-C1");
    RULING("R-8");
    for (const Ruleset* set : limited) {
        Table table = at_the_deal(*set);
        deal(
            table,
            {
                egypt,
                north_africa,
                ukraine,
                indonesia,
                afghanistan,
                western_europe,
                congo,
                western_united_states,
                alberta,
                siberia,
                ural,
                central_america,
                east_africa,
                iceland,
                new_guinea,
                northwest_territories,
                greenland,
                peru,
                alaska,
                yakutia,
                quebec,
                argentina,
                western_australia,
                brazil,
                eastern_united_states,
                madagascar,
                mongolia,
                chita,
                eastern_australia,
                south_africa,
                middle_east,
                japan,
                scandinavia,
                ontario,
                northern_europe,
                great_britain,
                siam,
                china,
                southern_europe,
                kamchatka,
                india,
            }
        );
        // s3 holds Peru and Argentina. s2 has none of South America, but all of his cards.
        EXPECT_EQ(receiver(table, venezuela), s4) << set->id.view();
        EXPECT_EQ(table.owner_of(india), s3) << set->id.view();
        EXPECT_EQ(table.armies(india), 1U) << set->id.view();
        EXPECT_EQ(table.armies(venezuela), 1U) << set->id.view();
        EXPECT_EQ(table.state().held[s2].size(), 10U) << set->id.view();
        EXPECT_EQ(table.state().reserve[s3], 19U) << set->id.view();
        EXPECT_EQ(table.state().reserve[s4], 19U) << set->id.view();
    }
}

// s3 holds four of North America besides three of Africa: he cannot take Central America either.
TEST(LastCard, IsSwappedWithTheOneBeforeIfTheReceiverCannotTakeTheLastButOne) {
    CLAUSE("TK-C1");
    RULING("R-8");
    for (const Ruleset* set : limited) {
        Table table = at_the_deal(*set);
        deal(
            table,
            {
                iceland,
                greenland,
                india,
                yakutia,
                south_africa,
                scandinavia,
                argentina,
                western_united_states,
                eastern_united_states,
                afghanistan,
                ukraine,
                ural,
                indonesia,
                venezuela,
                japan,
                kamchatka,
                mongolia,
                egypt,
                siberia,
                eastern_australia,
                western_australia,
                congo,
                new_guinea,
                great_britain,
                southern_europe,
                quebec,
                peru,
                china,
                northwest_territories,
                east_africa,
                chita,
                western_europe,
                northern_europe,
                alaska,
                north_africa,
                ontario,
                middle_east,
                alberta,
                siam,
                brazil,
                central_america,
            }
        );
        EXPECT_EQ(receiver(table, madagascar), s1) << set->id.view();
        EXPECT_EQ(table.owner_of(brazil), s3) << set->id.view();
        EXPECT_EQ(table.owner_of(central_america), s4) << set->id.view();
    }
}

// s3 and s4 hold four of North America each: s4 could not have Quebec for South Africa.
TEST(LastCard, IsSwappedWithTheOneBeforeIfTheHolderOfTheLastButOneCannotTakeIt) {
    CLAUSE("TK-C1");
    RULING("R-8");
    for (const Ruleset* set : limited) {
        Table table = at_the_deal(*set);
        deal(
            table,
            {
                greenland,
                scandinavia,
                east_africa,
                chita,
                north_africa,
                eastern_united_states,
                siberia,
                venezuela,
                ontario,
                peru,
                iceland,
                china,
                siam,
                western_united_states,
                western_australia,
                ural,
                alberta,
                northern_europe,
                mongolia,
                japan,
                india,
                argentina,
                middle_east,
                ukraine,
                eastern_australia,
                great_britain,
                yakutia,
                western_europe,
                brazil,
                congo,
                madagascar,
                southern_europe,
                central_america,
                northwest_territories,
                new_guinea,
                kamchatka,
                indonesia,
                alaska,
                afghanistan,
                egypt,
                south_africa,
            }
        );
        EXPECT_EQ(receiver(table, quebec), s1) << set->id.view();
        EXPECT_EQ(table.owner_of(egypt), s3) << set->id.view();
        EXPECT_EQ(table.owner_of(south_africa), s4) << set->id.view();
    }
}

}  // namespace
}  // namespace kamchatka::test::deal_limit_test
