// The card at the end of a turn, the deck it comes from, and the limit of the hand.
#include "engine/tests/turn.hpp"

namespace kamchatka::test::card_test {
namespace {

using namespace classic;

// s1 with ten armies in alaska; kamchatka and alberta fall to one roll each.
Table ready(const Ruleset& set) {
    return Table(set).with({{alaska, s1, 10}, {kamchatka, s2, 1}, {alberta, s2, 1}, {brazil, s2, 1}}
    );
}

// The same after the conquest of kamchatka.
Table with_conquest(const Ruleset& set) {
    Table table = ready(set);
    conquer(table, s1, alaska, kamchatka);
    return table;
}

std::size_t cards_of(const Table& table, Seat seat) {
    return table.state().hand[seat].reveal().size();
}

TEST(Card, IsDrawnAtTheEndOfATurnWithAConquest) {
    CLAUSE("CH-6.1", "TO-5c", "PR-3b");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = with_conquest(set);
        EXPECT_EQ(cards_of(table, s1), 0U);
        table.play(s1, EndTurn{});
        ASSERT_EQ(table.state().phase, Phase::draw);
        table.play(Chance{}, DrawCard{table.card("siam")});
        EXPECT_EQ(table.state().hand[s1].reveal(), CardSet{table.card("siam")});
        EXPECT_FALSE(table.state().deck.reveal().contains(table.card("siam")));
        EXPECT_EQ(seat_on_turn(table.state()), s2);
    });
}

TEST(Card, IsNotDrawnWithoutAConquest) {
    CLAUSE("CH-6.1", "TO-5c", "PR-3b");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = ready(set);
        table.fight(s1, {alaska, kamchatka, 3}, dice(1, 1, 1), dice(1));
        table.play(s1, EndTurn{});
        EXPECT_EQ(table.state().phase, Phase::reinforce);
        EXPECT_EQ(seat_on_turn(table.state()), s2);
        EXPECT_EQ(cards_of(table, s1), 0U);
    });
}

TEST(Card, OfAnEarlierTurnsConquestIsNotDrawnAgain) {
    CLAUSE("CH-6.1", "TO-5c", "PR-3b");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = with_conquest(set).play(s1, EndTurn{}).settle();
        ASSERT_EQ(cards_of(table, s1), 1U);
        table.play(s2, EndTurn{}).settle();
        EXPECT_EQ(cards_of(table, s2), 0U);
    });
}

TEST(Card, IsOneHoweverManyTerritoriesWereConquered) {
    CLAUSE("CH-6.2", "TO-5c", "PR-3b");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = with_conquest(set);
        conquer(table, s1, alaska, alberta);
        conquer(table, s1, alberta, northwest_territories);
        table.play(s1, EndTurn{}).settle();
        EXPECT_EQ(table.count_in_history<TerritoryConquered>(), 3U);
        EXPECT_EQ(table.count_in_history<CardDrawn>(), 1U);
        EXPECT_EQ(cards_of(table, s1), 1U);
    });
}

TEST(Card, IsDrawnAfterTheTransferToo) {
    CLAUSE("CH-6.1", "TO-5c", "PR-3b");
    RULING("R-6");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = with_conquest(set).play(s1, Transfer{alaska, kamchatka, 1});
        ASSERT_EQ(table.state().phase, Phase::draw);
        table.settle();
        EXPECT_EQ(cards_of(table, s1), 1U);
    });
}

TEST(Card, IsDrawnWithoutBeingAskedFor) {
    CLAUSE("CH-6.1");
    RULING("R-6");
    in_all_rulebooks([](const Ruleset& set) {
        const Table table = with_conquest(set).play(s1, EndTurn{});
        EXPECT_TRUE(awaited_seats(table.state()).empty());
        EXPECT_EQ(table.refused(s1, DrawCard{table.card("siam")}), Rejection::not_yours_to_do);
    });
}

TEST(Card, IsOneOfTheDeck) {
    CLAUSE("CH-6.1", "TO-5c", "PR-3b");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = with_conquest(set).hand(s3, {"siam"}).play(s1, EndTurn{});
        EXPECT_EQ(table.refused(Chance{}, DrawCard{table.card("siam")}), Rejection::card_not_there);
    });
}

// As if all cards but those named had been played.
void discard_all_but(Table& table, CardSet left) {
    table.state().discards = table.state().deck.reveal() - left;
    table.state().deck.reveal() = left;
}

TEST(Deck, IsMadeAnewOfTheDiscardsWhenItHasRunOut) {
    CLAUSE("CH-3.5", "TO-5e", "PR-3e");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = with_conquest(set).hand(s3, {"peru"});
        discard_all_but(table, {});
        const CardSet discards = table.state().discards;
        table.play(s1, EndTurn{});
        EXPECT_TRUE(table.saw<DeckReshuffled>());
        EXPECT_EQ(table.state().deck.reveal(), discards);
        EXPECT_TRUE(table.state().discards.empty());
        table.play(Chance{}, DrawCard{table.card("siam")});
        EXPECT_EQ(table.state().deck.reveal().size(), 42U);
    });
}

TEST(Deck, TakesTheCardsAnEliminationDiscardedUnseenBackToo) {
    CLAUSE("CH-3.5", "CH-7.2");
    RULING("R-5");
    in_challenge_and_torisiko([](const Ruleset& set) {
        Table table = with_conquest(set);
        table.state().unseen_discards = table.state().deck;
        table.state().deck = {};
        table.play(s1, EndTurn{});
        EXPECT_EQ(table.state().deck.reveal().size(), 44U);
        EXPECT_TRUE(table.state().unseen_discards.reveal().empty());
    });
}

TEST(Deck, IsLeftAloneWhileACardRemainsInIt) {
    CLAUSE("CH-3.5", "TO-5e", "PR-3e");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = with_conquest(set);
        discard_all_but(table, {table.card("siam")});
        table.play(s1, EndTurn{});
        EXPECT_FALSE(table.saw<DeckReshuffled>());
        EXPECT_EQ(table.state().deck.reveal(), CardSet{table.card("siam")});
    });
}

TEST(Deck, AndDiscardsEmptyMeanThatTheDrawIsLost) {
    RULING("R-4");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = with_conquest(set);
        table.state().deck = {};
        table.play(s1, EndTurn{});
        ASSERT_TRUE(table.saw<CardForgone>());
        EXPECT_EQ(table.last<CardForgone>()->because, ForgoneBecause::no_cards);
        EXPECT_EQ(cards_of(table, s1), 0U);
        EXPECT_EQ(seat_on_turn(table.state()), s2);
    });
}

// Seven cards, three of them infantry.
Table& with_seven_cards(Table& table) {
    return table.hand(s1, {"alaska", "alberta", "argentina", "siam", "quebec", "peru", "congo"});
}

TEST(HandLimit, IsReachedWithTheSeventhCard) {
    CLAUSE("CH-6.6");
    in_challenge_and_torisiko([](const Ruleset& set) {
        Table table = with_conquest(set).hand(
            s1, {"alaska", "alberta", "argentina", "siam", "quebec", "peru"}
        );
        table.play(s1, EndTurn{}).settle();
        EXPECT_EQ(cards_of(table, s1), 7U);
    });
}

TEST(HandLimit, OfSevenCostsTheDraw) {
    CLAUSE("CH-6.6", "CH-6.7");
    in_challenge_and_torisiko([](const Ruleset& set) {
        Table table = with_conquest(set);
        with_seven_cards(table).play(s1, EndTurn{});
        ASSERT_TRUE(table.saw<CardForgone>());
        EXPECT_EQ(table.last<CardForgone>()->because, ForgoneBecause::hand_limit);
        EXPECT_EQ(cards_of(table, s1), 7U);
        EXPECT_EQ(seat_on_turn(table.state()), s2);
    });
}

TEST(HandLimit, NoLongerCostsTheDrawOnceATrisIsPlayed) {
    CLAUSE("CH-6.7");
    in_challenge_and_torisiko([](const Ruleset& set) {
        Table table = ready(set).phase(Phase::reinforce);
        with_seven_cards(table);
        const Three infantry{table.card("alaska"), table.card("alberta"), table.card("argentina")};
        table.play(s1, PlayTris{infantry});
        table.play(s1, PlaceArmies{alaska, table.state().reserve[s1]});
        conquer(table, s1, alaska, kamchatka);
        table.play(s1, EndTurn{}).settle();
        EXPECT_EQ(cards_of(table, s1), 5U);
    });
}

TEST(HandLimit, ExistsInChallengeAndTorisikoOnly) {
    CLAUSE("TO-5c", "PR-3b");
    in_rulebooks(
        {&rulebooks::torneo, &rulebooks::prestige, &rulebooks::prestige_torneo},
        [](const Ruleset& set) {
            Table table = with_conquest(set);
            with_seven_cards(table).play(s1, EndTurn{}).settle();
            EXPECT_EQ(cards_of(table, s1), 8U);
        }
    );
}

TEST(Hand, IsReducedByATrisAndByNothingElse) {
    CLAUSE("CH-6.8");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = Table(set).with({{alaska, s1, 10}}).phase(Phase::reinforce).reserve(s1, 3);
        table.hand(s1, {"alaska", "alberta", "siam", "jolly_1"});
        const CardSet hand = table.state().hand[s1].reveal();
        unsigned shorter = 0;
        for (const Option& option : legal_actions(table.rules(), table.state(), s1)) {
            Table after = table;
            after.play(s1, option.action);
            if (after.state().hand[s1].reveal() == hand) continue;
            EXPECT_TRUE(std::holds_alternative<PlayTris>(option.action));
            ++shorter;
        }
        EXPECT_EQ(shorter, 1U);  // the jolly with two infantry
    });
}

TEST(Hand, IsNotReducedByThreeCardsThatAreNoTris) {
    CLAUSE("CH-6.8", "CH-3.3");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = Table(set).phase(Phase::reinforce).hand(s1, {"alaska", "alberta", "siam"});
        const Three three{table.card("alaska"), table.card("alberta"), table.card("siam")};
        EXPECT_EQ(table.refused(s1, PlayTris{three}), Rejection::not_a_tris);
    });
}

}  // namespace
}  // namespace kamchatka::test::card_test
