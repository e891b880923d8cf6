// People who come late, and people who do not come: tables put right after the draw.
#include "tournament/seating/reseat.hpp"
#include "tournament/tests/desk.hpp"

#include "testkit/clause.hpp"

#include <map>
#include <set>

namespace kamchatka::tournament {
namespace {

class Hall : public TestDesk {
public:
    Hall(std::string_view preset, unsigned people) : TestDesk{preset} {
        enter(people, 8);
        draw();
        before = state.rounds.back().tables;
    }
    void leaves(PlayerId player) { must(PresenceNoted{player, false, true}); }
    PlayerId sits(std::size_t table, std::size_t place) const {
        return before[table - 1].players[place - 1];
    }
    // "5444", with a g after a table that has a ghost.
    std::string sizes() const {
        std::string text;
        for (const Table& table : state.rounds.back().tables) {
            text += std::to_string(table.players.size()) + (table.ghosts > 0 ? "g" : "");
        }
        return text;
    }
    // Those who stayed, and sit at a table with another number.
    std::size_t moved() const {
        std::map<PlayerId, std::size_t> at;
        for (std::size_t i = 0; i < before.size(); ++i) {
            for (const PlayerId player : before[i].players) at[player] = i;
        }
        std::size_t count = 0;
        const auto& now = state.rounds.back().tables;
        for (std::size_t i = 0; i < now.size(); ++i) {
            for (const PlayerId player : now[i].players) {
                count += at.contains(player) && at.at(player) != i ? 1U : 0U;
            }
        }
        return count;
    }
    // Everybody who is there sits once, and nobody else.
    void expect_all_seated() const {
        std::set<PlayerId> seated;
        for (const Table& table : state.rounds.back().tables) {
            for (const PlayerId player : table.players) {
                EXPECT_TRUE(seated.insert(player).second);
                EXPECT_TRUE(available(*find(state, player)) || table.played());
            }
        }
        for (const Entrant& each : state.entrants) {
            EXPECT_TRUE(!available(each) || seated.contains(each.id)) << number_of(each.id);
        }
    }

    std::vector<Table> before;
};

TEST(Reseat, SomebodyLateJoinsATableAsItIs) {
    Hall hall{"raduno", 16};
    EXPECT_EQ(hall.reason(Reseat{}), Rejection::nothing_to_reseat);
    hall.enter(1, 1);
    EXPECT_EQ(unsettled(hall.state).late, std::vector{PlayerId{17}});
    hall.must(Reseat{Reseating::fewest_changes, 7});
    EXPECT_EQ(hall.moved(), 0U);
    EXPECT_EQ(hall.state.rounds.back().tables.size(), 4U);
    hall.expect_all_seated();
}

TEST(Reseat, WhoIsLateTakesThePlaceOfWhoIsMissing) {
    Hall hall{"raduno", 16};
    const PlayerId gone = hall.sits(3, 2);
    hall.leaves(gone);
    hall.enter(1, 1);
    for (const Reseating how : {Reseating::fewest_changes, Reseating::ghosts}) {
        hall.must(Reseat{how, 7});
        EXPECT_EQ(hall.state.rounds.back().tables[2].players[1], PlayerId{17});
        EXPECT_EQ(hall.moved(), 0U);
        EXPECT_EQ(hall.sizes(), "4444");
        hall.must(Undone{hall.journal.size()});
        EXPECT_EQ(hall.state.rounds.back().tables[2].players[1], gone) << "undone as anything";
    }
}

TEST(Reseat, ATableThatCannotBeFilledIsGivenUpFromTheEnd) {
    Hall hall{"raduno", 16};
    hall.leaves(hall.sits(2, 1));
    hall.must(Reseat{Reseating::fewest_changes, 1});
    EXPECT_EQ(hall.sizes(), "555");
    EXPECT_EQ(hall.moved(), 4U) << "the people of the last table";
    hall.expect_all_seated();
}

TEST(Reseat, OrAGhostSitsThere) {
    Hall hall{"raduno", 16};
    hall.leaves(hall.sits(2, 1));
    hall.leaves(hall.sits(4, 4));
    hall.must(Reseat{Reseating::ghosts, 1});
    EXPECT_EQ(hall.sizes(), "43g43g");
    EXPECT_EQ(hall.moved(), 0U);
    hall.play();
    hall.draw(2);
    EXPECT_EQ(hall.state.rounds.size(), 2U);
}

TEST(Reseat, AGhostIsNoTableOfTwo) {
    Hall hall{"raduno", 16};
    hall.leaves(hall.sits(2, 1));
    hall.leaves(hall.sits(2, 2));
    const auto refused = hall.ask(Reseat{Reseating::ghosts, 1});
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->reason, Rejection::table_too_small);
    EXPECT_EQ(refused->detail, "2");
    hall.must(Reseat{Reseating::fewest_changes, 1});
    hall.expect_all_seated();
}

TEST(Reseat, OfficialTablesHaveNoThirdsAmongOthers) {
    CLAUSE("CH-12.1");
    Hall hall{"standings", 16};
    hall.leaves(hall.sits(2, 1));
    EXPECT_EQ(hall.reason(Reseat{Reseating::ghosts, 1}), Rejection::threes_not_official);
    hall.must(Reseat{Reseating::fewest_changes, 1});
    EXPECT_EQ(hall.sizes(), "555");
}

TEST(Reseat, WhatWasPlayedStaysWhereItIs) {
    Hall hall{"raduno", 16};
    hall.must(ResultEntered{1, 4, hall.lines_of(hall.before[3])});
    hall.leaves(hall.sits(4, 1));  // has played
    EXPECT_EQ(hall.reason(Reseat{}), Rejection::nothing_to_reseat);
    hall.leaves(hall.sits(1, 1));
    EXPECT_EQ(hall.reason(Reseat{}), Rejection::cannot_be_seated)
        << "eleven at three tables, and the last cannot be given up";
    hall.must(Reseat{Reseating::ghosts, 1});
    EXPECT_EQ(hall.state.rounds.back().tables[3].players, hall.before[3].players);
    // By hand it would not pass either.
    RoundReseated forged{1, {}};
    for (const Table& table : hall.before) forged.tables.push_back({.players = table.players});
    std::swap(forged.tables[0].players[0], forged.tables[3].players[0]);
    EXPECT_EQ(refusal(hall.state, forged)->reason, Rejection::has_a_result);
}

TEST(Reseat, ManyLateMakeTablesOfTheirOwn) {
    Hall hall{"raduno", 16};
    hall.enter(8, 8);
    hall.must(Reseat{Reseating::fewest_changes, 3});
    EXPECT_EQ(hall.sizes(), "444444");
    EXPECT_EQ(hall.moved(), 0U);
    Hall league{"league", 16};
    league.enter(7, 7);
    league.must(Reseat{Reseating::ghosts, 3});
    EXPECT_EQ(league.sizes(), "444443g");
    EXPECT_EQ(league.moved(), 0U);
}

TEST(Reseat, KeepsClubsApartWhereItCan) {
    Hall hall{"raduno", 16};
    hall.must(Register{{.name = "Late One", .club = "Club 0"}});
    hall.must(PresenceNoted{PlayerId{17}, true, true});
    hall.must(Reseat{Reseating::fewest_changes, 3});
    EXPECT_EQ(report_on(hall.state, 0).cost.broken[0], 0U);
}

TEST(Reseat, AKnockoutKeepsItsNumberOfTables) {
    CLAUSE("CH-12.3b");
    Hall hall{"knockout", 100};
    hall.leaves(hall.sits(7, 1));
    for (const Reseating how : {Reseating::fewest_changes, Reseating::ghosts}) {
        hall.must(Reseat{how, 1});
        EXPECT_EQ(hall.state.rounds.back().tables[6].players.size(), 4U);
        EXPECT_EQ(hall.state.rounds.back().tables.size(), 20U);
        hall.must(Undone{hall.journal.size()});
    }
    // Sixteen more would be four tables more, and the final wants a multiple of five.
    hall.must(PresenceNoted{hall.sits(7, 1), true, true});
    hall.enter(16, 8);
    EXPECT_EQ(hall.reason(Reseat{Reseating::ghosts, 1}), Rejection::cannot_be_seated);
}

TEST(Reseat, OnlyRoundsThatPeopleMayEnter) {
    Hall hall{"raduno", 16};
    hall.play();
    hall.draw(2);
    hall.play();
    hall.draw(3);  // semifinals
    hall.leaves(hall.state.rounds.back().tables[0].players[0]);
    EXPECT_EQ(hall.reason(Reseat{}), Rejection::not_for_this_round);
    EXPECT_TRUE(unsettled(hall.state).missing.empty());
}

// Any number of people missing and late, at every preset that takes them: nobody is lost, nobody
// sits twice, and nobody moves for a ghost.
TEST(Reseat, WhoeverComesAndGoes) {
    unsigned done = 0;
    for (const char* preset : {"raduno", "open", "league", "standings"}) {
        for (unsigned people = 12; people <= 33; people += 3) {
            for (unsigned missing = 0; missing <= 3; ++missing) {
                for (unsigned late = missing == 0 ? 1 : 0; late <= 5; late += 2) {
                    for (const Reseating how : {Reseating::fewest_changes, Reseating::ghosts}) {
                        Hall hall{preset, people};
                        for (unsigned i = 0; i < missing; ++i) hall.leaves(PlayerId{3 * i + 1});
                        if (late > 0) hall.enter(late, 8);
                        const auto refused = hall.ask(Reseat{how, people + late});
                        if (refused) {
                            EXPECT_TRUE(
                                refused->reason == Rejection::cannot_be_seated ||
                                refused->reason == Rejection::table_too_small ||
                                refused->reason == Rejection::threes_not_official
                            );
                            continue;
                        }
                        ++done;
                        hall.expect_all_seated();
                        EXPECT_TRUE(how == Reseating::fewest_changes || hall.moved() == 0);
                        EXPECT_TRUE(fold(hall.journal) == hall.state);
                    }
                }
            }
        }
    }
    EXPECT_GT(done, 300U);
}

}  // namespace
}  // namespace kamchatka::tournament
