// Elimination, clause by clause: the cards that change hands, the protected opening, and neutral
// territories, which are opponents in every respect.
#include "engine/tests/turn.hpp"

namespace kamchatka::test::elimination_test {
namespace {

using namespace classic;

// kamchatka is all that s2 has; s1 can take it with one roll.
Table last_stand(const Ruleset& set) {
    Table table(set);
    return share_out(table).rest_to(s3).with({{alaska, s1, 10}, {kamchatka, s2, 1}, {brazil, s4, 1}}
    );
}

std::size_t cards_of(const Table& table, Seat seat) {
    return table.state().hand[seat].reveal().size();
}

TEST(Elimination, BefallsWhoeverLosesTheLastArmyOnHisLastTerritory) {
    CLAUSE("CH-7.1a", "TO-5l", "PR-6a");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = last_stand(set);
        win(table, s1, alaska, kamchatka);
        ASSERT_TRUE(table.saw<SeatEliminated>());
        EXPECT_EQ(*table.last<SeatEliminated>(), (SeatEliminated{.seat = s2, .by = s1}));
        EXPECT_EQ(table.state().standing[s2], Standing::eliminated);
    });
}

TEST(Elimination, SparesWhoeverHasATerritoryLeft) {
    CLAUSE("CH-7.1a", "TO-5l", "PR-6a");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = last_stand(set).with({{japan, s2, 1}}).hand(s2, {"siam"});
        win(table, s1, alaska, kamchatka);
        EXPECT_FALSE(table.saw<SeatEliminated>());
        EXPECT_EQ(cards_of(table, s2), 1U);
    });
}

TEST(Elimination, LeavesTheSeatWithoutFurtherTurns) {
    CLAUSE("CH-7.1a", "TO-5l", "PR-6a");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = last_stand(set);
        conquer(table, s1, alaska, kamchatka);
        table.play(s1, EndTurn{}).settle();
        EXPECT_EQ(seat_on_turn(table.state()), s3);
    });
}

TEST(Elimination, GivesTheCardsToTheConqueror) {
    CLAUSE("CH-7.1a", "TO-5l", "PR-6a");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = last_stand(set).hand(s1, {"peru"}).hand(s2, {"siam", "china"});
        win(table, s1, alaska, kamchatka);
        const CardSet all{table.card("peru"), table.card("siam"), table.card("china")};
        EXPECT_EQ(table.state().hand[s1].reveal(), all);
        EXPECT_EQ(cards_of(table, s2), 0U);
    });
}

TEST(Elimination, EarnsTheCardOfTheTurnAsWell) {
    CLAUSE("CH-6.1", "TO-5c", "PR-3b");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = last_stand(set).hand(s2, {"siam", "china"});
        conquer(table, s1, alaska, kamchatka);
        table.play(s1, EndTurn{}).settle();
        EXPECT_EQ(cards_of(table, s1), 3U);
    });
}

// s1 holds five cards, s2 four.
Table five_and_four(const Ruleset& set) {
    return last_stand(set)
        .hand(s1, {"alaska", "quebec", "peru", "brazil", "congo"})
        .hand(s2, {"siam", "china", "india", "japan"});
}

TEST(Elimination, FillsTheHandUpToSevenAndTheRestIsDiscarded) {
    CLAUSE("CH-7.2", "CH-6.6");
    RULING("R-5");
    in_challenge_and_torisiko([](const Ruleset& set) {
        Table table = five_and_four(set);
        win(table, s1, alaska, kamchatka);
        ASSERT_EQ(table.state().phase, Phase::capture);
        table.play(Chance{}, TakeCard{table.card("india")});
        EXPECT_EQ(table.state().phase, Phase::capture);
        table.play(Chance{}, TakeCard{table.card("siam")});
        EXPECT_EQ(table.state().phase, Phase::occupy);
        EXPECT_EQ(cards_of(table, s1), 7U);
        EXPECT_TRUE(table.state().hand[s1].reveal().contains(table.card("india")));
        EXPECT_TRUE(table.state().hand[s1].reveal().contains(table.card("siam")));
        EXPECT_EQ(cards_of(table, s2), 0U);
        const CardSet rest{table.card("china"), table.card("japan")};
        EXPECT_EQ(table.state().unseen_discards.reveal(), rest);
        EXPECT_TRUE(table.state().discards.empty());  // nobody sees which
    });
}

TEST(Elimination, ThatFillsTheHandCostsTheDrawOfTheTurn) {
    CLAUSE("CH-6.7", "CH-7.2");
    RULING("R-5");
    in_challenge_and_torisiko([](const Ruleset& set) {
        Table table = five_and_four(set);
        win(table, s1, alaska, kamchatka);
        table.settle().play(s1, Occupy{3}).play(s1, EndTurn{});
        EXPECT_TRUE(table.saw<CardForgone>());
        EXPECT_EQ(cards_of(table, s1), 7U);
    });
}

TEST(Elimination, TakesTheCardsAtRandom) {
    CLAUSE("CH-7.2");
    in_challenge_and_torisiko([](const Ruleset& set) {
        Table table = five_and_four(set);
        win(table, s1, alaska, kamchatka);
        EXPECT_EQ(table.refused(s1, TakeCard{table.card("siam")}), Rejection::not_yours_to_do);
        EXPECT_EQ(
            table.refused(Chance{}, TakeCard{table.card("congo")}), Rejection::card_not_there
        );
        for (const std::string_view card : {"siam", "china", "india", "japan"}) {
            EXPECT_TRUE(table.allowed(Chance{}, TakeCard{table.card(card)}));
        }
    });
}

TEST(Elimination, ByAFullHandTakesNoCardAtAll) {
    CLAUSE("CH-7.2");
    in_challenge_and_torisiko([](const Ruleset& set) {
        Table table = five_and_four(set).hand(s1, {"egypt", "ural"});
        win(table, s1, alaska, kamchatka);
        EXPECT_EQ(table.state().phase, Phase::occupy);
        EXPECT_EQ(cards_of(table, s1), 7U);
        EXPECT_EQ(cards_of(table, s2), 0U);
        EXPECT_EQ(table.state().unseen_discards.reveal().size(), 4U);
    });
}

TEST(Elimination, TakesAllTheCardsThatJustFit) {
    CLAUSE("CH-7.2");
    in_challenge_and_torisiko([](const Ruleset& set) {
        Table table = last_stand(set)
                          .hand(s1, {"alaska", "quebec", "peru"})
                          .hand(s2, {"siam", "china", "india", "japan"});
        win(table, s1, alaska, kamchatka);
        EXPECT_EQ(table.state().phase, Phase::occupy);
        EXPECT_EQ(cards_of(table, s1), 7U);
        EXPECT_TRUE(table.state().unseen_discards.reveal().empty());
    });
}

TEST(Elimination, TakesAllTheCardsWhereTheHandHasNoLimit) {
    CLAUSE("TO-5l", "PR-6a");
    in_rulebooks(
        {&rulebooks::torneo, &rulebooks::prestige, &rulebooks::prestige_torneo},
        [](const Ruleset& set) {
            Table table = five_and_four(set);
            win(table, s1, alaska, kamchatka);
            EXPECT_EQ(table.state().phase, Phase::occupy);
            EXPECT_EQ(cards_of(table, s1), 9U);
        }
    );
}

TEST(Elimination, CardsServeFromTheNextReinforcementOn) {
    CLAUSE("PR-6b", "CH-3.7");
    RULING("R-5");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = last_stand(set).hand(s2, {"siam", "quebec", "brazil"});
        const Three cannon{table.card("siam"), table.card("quebec"), table.card("brazil")};
        conquer(table, s1, alaska, kamchatka);
        EXPECT_EQ(table.refused(s1, PlayTris{cannon}), Rejection::wrong_phase);
        table.state().objective[s3].reveal().reset();  // s3 holds the world, and no objective
        pass_turn(table);
        pass_turns_until(table, s1);
        EXPECT_TRUE(table.allowed(s1, PlayTris{cannon}));
    });
}

TEST(ProtectedOpening, LastsToTheEndOfTheFourthRound) {
    CLAUSE("CH-7.1b", "PR-6a");
    RULING("R-12");
    in_rulebooks(
        {&rulebooks::challenge,
         &rulebooks::prestige,
         &rulebooks::prestige_torneo,
         &rulebooks::torisiko},
        [](const Ruleset& set) {
            for (std::uint32_t round = 1; round <= 4; ++round) {
                EXPECT_EQ(
                    last_stand(set).round(round).refused(s1, Attack{alaska, kamchatka, 3}),
                    Rejection::protected_opening
                ) << round;
            }
            EXPECT_TRUE(last_stand(set).round(5).allowed(s1, Attack{alaska, kamchatka, 3}));
        }
    );
}

TEST(ProtectedOpening, DoesNotExistInTorneo) {
    CLAUSE("TO-5l");
    Table table = last_stand(rulebooks::torneo).round(1);
    win(table, s1, alaska, kamchatka);
    EXPECT_TRUE(table.saw<SeatEliminated>());
}

TEST(ProtectedOpening, CoversTheOnlyTerritoryAndNoOther) {
    CLAUSE("CH-7.1b", "PR-6a");
    RULING("R-12");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = last_stand(set).with({{japan, s2, 1}}).round(1);
        EXPECT_TRUE(table.allowed(s1, Attack{alaska, kamchatka, 3}));
    });
}

TEST(ProtectedOpening, DoesNotCoverNeutralTerritories) {
    RULING("R-12", "R-22");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = last_stand(set).round(1).play(Arbiter{}, Withdraw{s2});
        EXPECT_TRUE(table.allowed(s1, Attack{alaska, kamchatka, 3}));
    });
}

}  // namespace
}  // namespace kamchatka::test::elimination_test
