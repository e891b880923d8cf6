// Tris, clause by clause and all three-card sets in full: which are worth armies, how many, and
// when they may be played.
#include "engine/tests/turn.hpp"

#include <map>
#include <string>

namespace kamchatka::test::tris_test {
namespace {

using namespace classic;

// The arms of three cards as sorted letters: f(ante), v (cavaliere), n (cannone), j(olly).
std::string kind_of(const Deck& deck, const Three& cards) {
    std::string kind;
    for (const Card card : cards) kind += "fvnj"[static_cast<std::size_t>(deck.faces[card].arm)];
    std::sort(kind.begin(), kind.end());
    return kind;
}

using Worth = std::map<std::string, unsigned>;

// The booklets' lists.
const Worth worth_in_tournaments{
    {"nnn", 8}, {"vvv", 8}, {"fff", 8}, {"fnv", 10}, {"jvv", 12}, {"jnn", 12}, {"ffj", 12}};
const Worth worth_in_prestige{
    {"nnn", 4}, {"fff", 6}, {"vvv", 8}, {"fnv", 10}, {"jvv", 12}, {"jnn", 12}, {"ffj", 12}};

// The letters of the lists above are sorted as kind_of sorts them.
TEST(Tris, ListIsSpeltAsTheTestSpellsIt) {
    for (const Worth* worth : {&worth_in_tournaments, &worth_in_prestige}) {
        for (const auto& [kind, armies] : *worth) {
            EXPECT_TRUE(std::is_sorted(kind.begin(), kind.end())) << kind;
        }
    }
}

// s1 holds no territory, so that no card gives anything beyond the tris.
Table with_all_cards(const Ruleset& set) {
    Table table = Table(set).phase(Phase::reinforce);
    table.state().hand[s1] = table.state().deck;
    table.state().deck = {};
    return table;
}

void expect_exactly(const Ruleset& set, const Worth& worth) {
    const Table table = with_all_cards(set);
    const CardSet cards = table.rules().deck.cards();
    std::map<std::string, unsigned> seen;
    for (const Card a : cards) {
        for (const Card b : cards) {
            for (const Card c : cards) {
                const Three three{a, b, c};
                const std::string kind = kind_of(table.rules().deck, three);
                const bool three_cards = a != b && b != c && a != c;
                const auto listed = three_cards ? worth.find(kind) : worth.end();
                const Decision decision = decide(table.rules(), table.state(), s1, PlayTris{three});
                ASSERT_EQ(decision.has_value(), listed != worth.end()) << kind;
                if (!decision) {
                    const bool jolly = three_cards && kind.find('j') != std::string::npos;
                    const auto why = jolly ? Rejection::jolly_needs_a_pair : Rejection::not_a_tris;
                    ASSERT_EQ(decision.error(), why) << kind;
                    continue;
                }
                ++seen[kind];
                ASSERT_EQ(std::get<TrisPlayed>((*decision)[0]).armies, listed->second) << kind;
            }
        }
    }
    // 14 cards of each arm and two jollies; each set was met in its six orders.
    EXPECT_EQ(seen["nnn"], 6U * 364);
    EXPECT_EQ(seen["vvv"], 6U * 364);
    EXPECT_EQ(seen["fff"], 6U * 364);
    EXPECT_EQ(seen["fnv"], 6U * 14 * 14 * 14);
    EXPECT_EQ(seen["jnn"], 6U * 2 * 91);
    EXPECT_EQ(seen["jvv"], 6U * 2 * 91);
    EXPECT_EQ(seen["ffj"], 6U * 2 * 91);
    EXPECT_EQ(seen.size(), 7U);
}

TEST(Tris, AreTheListedOnesAndNoOthersInTheTournamentRules) {
    CLAUSE("CH-3.3", "TO-5d", "TK-R5");
    RULING("R-3");
    in_rulebooks(
        {&rulebooks::challenge, &rulebooks::torneo, &rulebooks::torisiko},
        [](const Ruleset& set) { expect_exactly(set, worth_in_tournaments); }
    );
}

TEST(Tris, AreTheListedOnesAndNoOthersInPrestige) {
    CLAUSE("PR-3c", "PR-3d");
    RULING("R-3");
    in_prestige([](const Ruleset& set) { expect_exactly(set, worth_in_prestige); });
}

TEST(Tris, OnOfferAreAllThoseInTheHandOnceEach) {
    CLAUSE("CH-3.3", "TO-5d", "PR-3c", "TK-R5");
    in_all_rulebooks([](const Ruleset& set) {
        const Table table = with_all_cards(set);
        unsigned offered = 0;
        for (const Option& option : legal_actions(table.rules(), table.state(), s1)) {
            if (std::holds_alternative<PlayTris>(option.action)) ++offered;
        }
        EXPECT_EQ(offered, 3 * 364 + 14 * 14 * 14 + 2 * 3 * 91U);
    });
}

Three three(const Table& table, std::string_view a, std::string_view b, std::string_view c) {
    return {table.card(a), table.card(b), table.card(c)};
}

// s1 in its reinforcement, holding brazil, with three cavalry cards.
Table with_cavalry(const Ruleset& set) {
    return Table(set)
        .with({{brazil, s1, 3}})
        .phase(Phase::reinforce)
        .hand(s1, {"greenland", "ontario", "peru"});
}
PlayTris cavalry(const Table& table) { return {three(table, "greenland", "ontario", "peru")}; }

TEST(Tris, JollyIsNoSubstituteForAnotherCard) {
    CLAUSE("PR-3d");
    RULING("R-3");
    in_all_rulebooks([](const Ruleset& set) {
        const Table table =
            Table(set).phase(Phase::reinforce).hand(s1, {"jolly_1", "jolly_2", "alaska", "siam"});
        EXPECT_EQ(
            table.refused(s1, PlayTris{three(table, "jolly_1", "alaska", "siam")}),
            Rejection::jolly_needs_a_pair
        );
        EXPECT_EQ(
            table.refused(s1, PlayTris{three(table, "jolly_1", "jolly_2", "siam")}),
            Rejection::jolly_needs_a_pair
        );
    });
}

TEST(Tris, GivesTwoArmiesMoreForEachCardOfATerritoryHeld) {
    CLAUSE("CH-3.4", "TO-5d", "PR-3c", "TK-R5");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = with_cavalry(set);
        for (const Territory territory : {greenland, ontario, peru}) {
            table.with({{territory, s1, 1}});
            Table played = table;
            played.play(s1, cavalry(table));
            const auto held = static_cast<unsigned>(table.state().held[s1].size() - 1);
            EXPECT_EQ(played.state().reserve[s1], 8 + 2 * held);
        }
    });
}

TEST(Tris, GivesNothingForTheTerritoryOfAnotherOrOfACardNotPlayed) {
    CLAUSE("CH-3.4", "TO-5d", "PR-3c", "TK-R5");
    RULING("R-3");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = with_cavalry(set).hand(s1, {"brazil"});
        table.play(s1, cavalry(table));
        EXPECT_EQ(table.state().reserve[s1], 8);
    });
}

TEST(Tris, GivesNothingMoreForItsJolly) {
    RULING("R-3");
    in_all_rulebooks([](const Ruleset& set) {
        Table table(set);
        table.rest_to(s1).with({{siam, s2, 1}}).phase(Phase::reinforce);
        table.hand(s1, {"jolly_1", "greenland", "ontario"});
        table.play(s1, PlayTris{three(table, "jolly_1", "greenland", "ontario")});
        EXPECT_EQ(table.state().reserve[s1], 12 + 2 + 2);
    });
}

TEST(Tris, LeavesTheHandForTheDiscards) {
    CLAUSE("CH-3.5", "TO-5e", "PR-3e");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = with_cavalry(set).hand(s1, {"siam"});
        table.play(s1, cavalry(table));
        EXPECT_EQ(table.state().hand[s1].reveal(), CardSet{table.card("siam")});
        const CardSet played{table.card("greenland"), table.card("ontario"), table.card("peru")};
        EXPECT_EQ(table.state().discards, played);
    });
}

TEST(Tris, ArmiesArePlacedBeforeCombatLikeTheOthers) {
    CLAUSE("CH-3.6", "TO-5f", "PR-3e");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = with_cavalry(set);
        table.play(s1, cavalry(table));
        EXPECT_EQ(table.refused(s1, Attack{brazil, venezuela, 2}), Rejection::armies_left_to_place);
    });
}

TEST(Tris, MayBeSeveralInOneReinforcement) {
    RULING("R-3");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = with_cavalry(set).hand(s1, {"alaska", "siam", "kamchatka"});
        table.play(s1, cavalry(table));
        table.play(s1, PlayTris{three(table, "alaska", "siam", "kamchatka")});
        EXPECT_EQ(table.state().reserve[s1], 8 + 10);
    });
}

TEST(Tris, IsNeverPlayedOutsideTheReinforcement) {
    CLAUSE("CH-3.7", "CH-2.12", "TO-5a", "PR-3a");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = with_cavalry(set);
        ASSERT_TRUE(table.allowed(s1, cavalry(table)));
        table.fight(s1, {brazil, venezuela, 2}, dice(1, 1), dice(6));
        ASSERT_EQ(table.state().phase, Phase::attack);
        EXPECT_EQ(table.refused(s1, cavalry(table)), Rejection::wrong_phase);
    });
}

TEST(Tris, IsNeverPlayedInTheTurnOfAnother) {
    CLAUSE("CH-3.7", "TO-5a", "PR-3a");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = with_cavalry(set).turn(s2);
        EXPECT_EQ(table.refused(s1, cavalry(table)), Rejection::not_your_turn);
    });
}

TEST(Tris, MayFollowAPlacement) {
    CLAUSE("CH-3.3", "TO-5d", "PR-3c");
    in_rulebooks(
        {&rulebooks::challenge,
         &rulebooks::torneo,
         &rulebooks::prestige,
         &rulebooks::prestige_torneo},
        [](const Ruleset& set) {
            Table table = with_cavalry(set).reserve(s1, 1).play(s1, PlaceArmies{brazil, 1});
            table.play(s1, cavalry(table));
            EXPECT_EQ(table.state().reserve[s1], 8);
        }
    );
}

TEST(Tris, ComesBeforeAnyPlacementInTorisiko) {
    CLAUSE("TK-R5", "TK-C9");
    Table table = with_cavalry(rulebooks::torisiko).reserve(s1, 5);
    ASSERT_TRUE(table.allowed(s1, cavalry(table)));
    table.play(s1, PlaceArmies{brazil, 1});
    EXPECT_EQ(table.refused(s1, cavalry(table)), Rejection::tris_after_placement);
}

TEST(Tris, IsNotReopenedByTakingThePlacementBackInTorisiko) {
    CLAUSE("TK-C9");
    RULING("R-3");
    Table table = with_cavalry(rulebooks::torisiko).reserve(s1, 5);
    table.play(s1, PlaceArmies{brazil, 1}).play(s1, TakeBackArmies{brazil, 1});
    EXPECT_EQ(table.refused(s1, cavalry(table)), Rejection::tris_after_placement);
}

TEST(Tris, IsPutOffToTheNextTurnInTorisiko) {
    CLAUSE("TK-C9");
    Table table(rulebooks::torisiko);
    share_out(table).with({{brazil, s1, 3}}).phase(Phase::reinforce).reserve(s1, 1);
    table.hand(s1, {"greenland", "ontario", "peru"}).play(s1, PlaceArmies{brazil, 1});
    ASSERT_FALSE(table.allowed(s1, cavalry(table)));
    pass_turn(table);
    pass_turns_until(table, s1);
    EXPECT_TRUE(table.allowed(s1, cavalry(table)));
}

}  // namespace
}  // namespace kamchatka::test::tris_test
