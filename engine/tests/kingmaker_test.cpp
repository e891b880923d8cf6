// The Kingmaker variant: the exchange of colour cards before the first turn and the count at the
// end. s1 is yellow, s2 green, s3 blue, s4 red, as in the booklet's example.
#include "engine/tests/table.hpp"

#include "engine/classic.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace kamchatka::test::kingmaker_test {
namespace {

using namespace classic;
using enum Colour;

Ruleset kingmaker() {
    Ruleset set = rulebooks::challenge;
    set.ending.kingmaker = Switch::on;
    return set;
}

// The same objective for everybody: what a seat holds of it are its points.
Ruleset kingmaker_for(TerritorySet goal) {
    Ruleset set = kingmaker();
    set.custom_objective_count = 1;
    set.custom_objectives[0] = {.id = Name{"for_all"}, .goal = {.territories = goal}};
    return set;
}

GiveColours give(std::initializer_list<Colour> colours) {
    GiveColours given{};
    std::copy(colours.begin(), colours.end(), given.colours.items.begin());
    return given;
}

Table& with_booklet_colours(Table& table) {
    return table.colour(s1, yellow).colour(s2, green).colour(s3, blue).colour(s4, red);
}

Table at_the_exchange() {
    Table table = Table(kingmaker()).phase(Phase::exchange);
    return with_booklet_colours(table);
}

// The cards of the booklet's example: yellow holds one green, green three blue, blue three yellow,
// red two green; the others are as they must be.
Table exchanged(TerritorySet goal) {
    Table table = Table(kingmaker_for(goal)).phase(Phase::exchange);
    with_booklet_colours(table);
    for (const Seat seat : {s1, s2, s3, s4}) table.objective(seat, "for_all");
    table.play(s1, give({green, red, yellow, blue}));
    table.play(s2, give({red, blue, yellow, green}));
    table.play(s3, give({red, blue, yellow, green}));
    table.play(s4, give({red, blue, green, yellow}));
    return table;
}

// And its points: yellow 45, green 38, blue 22, red 15.
Table booklet_table() {
    Table table = exchanged(
        board.members[north_america] | board.members[africa] | board.members[asia] |
        board.members[oceania]
    );
    for (const Territory territory : board.members[asia]) table.with({{territory, s1, 1}});
    for (const Territory territory : board.members[north_america]) table.with({{territory, s2, 1}});
    for (const Territory territory : board.members[africa]) table.with({{territory, s3, 1}});
    table.with({{south_africa, s2, 1}, {eastern_australia, s3, 1}, {middle_east, s4, 1}});
    return table;
}

// The last turn of the last round ends, and the dice close the game.
Table& close(Table& table) {
    table.state().last_round = table.state().round;
    table.reserve(s1, 0).turn(s4).phase(Phase::attack);
    return table.play(s4, EndTurn{}).play(Chance{}, RollClosing{{1, 3}});
}

Table& pick(Table& table, std::initializer_list<Colour> picks) {
    std::size_t i = 0;
    for (const Colour colour : picks) table.play(id_of<Seat>(i++), ShowColour{colour});
    return table;
}

TEST(Kingmaker, FollowsThePreparationAndPrecedesTheFirstTurn) {
    CLAUSE("KM-1", "KM-2");
    Table table = at_first_turn(kingmaker());
    EXPECT_EQ(table.state().phase, Phase::exchange);
    EXPECT_EQ(table.state().round, 0U);
    for (const Seat seat : seats(table.state())) EXPECT_EQ(table.state().reserve[seat], 0U);
    // s1 red, s2 blue, s3 yellow, s4 green
    for (const Seat seat : {s3, s1, s4}) table.play(seat, give({blue, red, green, yellow}));
    EXPECT_EQ(table.state().phase, Phase::exchange) << "s2 has not given his cards";
    table.play(s2, give({green, yellow, blue, red}));
    EXPECT_EQ(table.state().phase, Phase::reinforce);
    EXPECT_EQ(awaited_seats(table.state()), SeatSet{s1});
    EXPECT_EQ(table.state().round, 1U);
}

TEST(Kingmaker, GivesEachPlayerAChallengeCard) {
    CLAUSE("KM-1");
    RULING("R-25");
    const Table table = Table::fresh(kingmaker(), 5).play(Chance{}, StartGame{});
    EXPECT_EQ(table.state().challenge_cards, (SeatSet{s1, s2, s3, s4, s5}));
}

TEST(Kingmaker, IsAnOption) {
    CLAUSE("KM-1");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        const Table table = at_first_turn(*set);
        EXPECT_EQ(table.state().phase, Phase::reinforce) << set->id.view();
        EXPECT_TRUE(table.state().challenge_cards.empty()) << set->id.view();
    }
}

TEST(Exchange, EachPlayerHasOneCardOfEveryColourInPlay) {
    CLAUSE("KM-1", "KM-2");
    const Table table = at_the_exchange();
    EXPECT_TRUE(table.allowed(s1, give({green, yellow, red, blue})));
    EXPECT_EQ(table.refused(s1, give({green, blue, green, blue})), Rejection::colours_not_one_each)
        << "two cards of a colour";
    EXPECT_EQ(table.refused(s1, give({green, yellow, red, black})), Rejection::colours_not_one_each)
        << "a colour that is not in play";
}

TEST(Exchange, NobodyIsGivenHisOwnColour) {
    CLAUSE("KM-3");
    const Table table = at_the_exchange();
    EXPECT_EQ(table.refused(s1, give({blue, green, red, yellow})), Rejection::own_colour_given)
        << "green to green";
}

TEST(Exchange, NobodyKeepsHisOwnColour) {
    CLAUSE("KM-3");
    const Table table = at_the_exchange();
    EXPECT_EQ(table.refused(s1, give({yellow, blue, red, green})), Rejection::own_colour_given);
}

// Tries every way to hand out any of the six colours, and counts those accepted.
std::size_t legal_exchanges(const Table& table, Seat giver) {
    const std::size_t seat_count = table.state().seat_count;
    std::size_t ways = 1;
    for (std::size_t i = 0; i < seat_count; ++i) ways *= colour_count;
    std::size_t accepted = 0;
    for (std::size_t way = 0; way < ways; ++way) {
        GiveColours given{};
        std::size_t rest = way;
        for (std::size_t i = 0; i < seat_count; ++i, rest /= colour_count) {
            given.colours[id_of<Seat>(i)] = id_of<Colour>(rest % colour_count);
        }
        accepted += table.allowed(giver, given) ? 1U : 0U;
    }
    return accepted;
}

TEST(Exchange, CanBeDoneInTwoNineOrFortyFourWays) {
    CLAUSE("KM-3");
    RULING("R-25");
    constexpr std::array<std::size_t, 6> derangements{0, 0, 0, 2, 9, 44};
    for (std::uint8_t seat_count = 3; seat_count <= 5; ++seat_count) {
        const Table table = Table(kingmaker(), seat_count).phase(Phase::exchange);
        for (const Seat seat : seats(table.state())) {
            EXPECT_EQ(legal_exchanges(table, seat), derangements[seat_count]);
            std::size_t offered = 0;
            for (const Option& option : legal_actions(table.rules(), table.state(), seat)) {
                offered += std::holds_alternative<GiveColours>(option.action) ? 1U : 0U;
            }
            EXPECT_EQ(offered, derangements[seat_count]);
        }
    }
}

TEST(Exchange, AfterwardsEveryoneHoldsAsManyCardsAsPlayersAndNoneOfHisColour) {
    CLAUSE("KM-4");
    for (std::uint8_t seat_count = 3; seat_count <= 5; ++seat_count) {
        Table table = Table(kingmaker(), seat_count).phase(Phase::exchange);
        std::size_t choice = 0;
        for (const Seat seat : seats(table.state())) {
            table.play(seat, legal_actions(table.rules(), table.state(), seat)[choice].action);
            choice = 1 - choice;  // not all give in the same way
        }
        for (const Seat seat : seats(table.state())) {
            const ColourCounts cards = colour_cards(table.state(), seat);
            unsigned sum = 0;
            for (const std::uint8_t count : cards) sum += count;
            EXPECT_EQ(sum, seat_count);
            EXPECT_EQ(cards[index(*table.state().colour[seat])], 0) << "his own colour";
        }
    }
}

TEST(Exchange, TheCardsGivenAndTheOneKeptMakeTheHand) {
    CLAUSE("KM-2", "KM-4");
    const Table table = booklet_table();
    const auto held = [&](Seat seat, Colour colour) {
        return int{colour_cards(table.state(), seat)[index(colour)]};
    };
    EXPECT_EQ(held(s1, green), 1);
    EXPECT_EQ(held(s1, red), 3);
    EXPECT_EQ(held(s2, blue), 3);
    EXPECT_EQ(held(s3, yellow), 3);
    EXPECT_EQ(held(s3, green), 1);
    EXPECT_EQ(held(s4, green), 2);
}

TEST(Exchange, IsDoneOnce) {
    CLAUSE("KM-2");
    Table table = at_the_exchange().play(s2, give({green, yellow, red, blue}));
    EXPECT_EQ(table.refused(s2, give({blue, red, yellow, green})), Rejection::already_done);
}

TEST(KingmakerPoints, AreTheGamePointsDividedByTheNumberOfPlayersRoundedDown) {
    CLAUSE("KM-5");
    Table table = booklet_table();
    EXPECT_EQ(close(table).state().phase, Phase::choice);
    EXPECT_EQ(table.state().points, (PerSeat<std::uint16_t>{{45, 38, 22, 15, 0, 0}}));
    // Each colour turned up by somebody: red 15 gives 3, yellow 45 gives 11, green 9, blue 5.
    pick(table, {red, blue, yellow, green});
    std::vector<unsigned> each;
    for (const Event& event : table.events()) {
        const auto* shown = std::get_if<ColourShown>(&event);
        if (shown != nullptr) each.push_back(unsigned{shown->points} / shown->cards);
    }
    EXPECT_EQ(each, (std::vector{3U, 5U, 11U, 9U}));
}

TEST(KingmakerPoints, CountOnceForEachCardOfTheColourPicked) {
    CLAUSE("KM-6", "KM-7");
    Table table = booklet_table();
    pick(close(table), {green, blue, yellow, green});
    EXPECT_EQ(table.state().points, (PerSeat<std::uint16_t>{{45, 38, 22, 15, 0, 0}}));
    EXPECT_EQ(table.state().totals, (PerSeat<std::uint16_t>{{54, 53, 55, 33, 0, 0}}));
}

TEST(KingmakerPoints, TheBookletsExampleIsWonByBlue) {
    CLAUSE("KM-7");
    Table table = booklet_table();
    pick(close(table), {green, blue, yellow, green});
    EXPECT_EQ(table.state().phase, Phase::over);
    EXPECT_EQ(table.state().cause, Cause::points);
    EXPECT_EQ(table.state().winner, s3);
    EXPECT_EQ(table.state().ahead, (PerSeat<std::uint8_t>{{1, 2, 0, 3, 0, 0}}));
}

TEST(KingmakerPoints, OnlyAColourInHandMayBePicked) {
    CLAUSE("KM-6");
    Table table = booklet_table();
    close(table);
    EXPECT_EQ(table.refused(s1, ShowColour{blue}), Rejection::colour_not_held);
    EXPECT_EQ(table.refused(s1, ShowColour{yellow}), Rejection::colour_not_held) << "his own";
    EXPECT_TRUE(table.allowed(s1, ShowColour{red}));
}

TEST(KingmakerPoints, TheChoicesAreMadeAtTheSameTime) {
    CLAUSE("KM-6");
    RULING("R-25");
    Table table = booklet_table();
    close(table);
    EXPECT_EQ(awaited_seats(table.state()), (SeatSet{s1, s2, s3, s4}));
    for (const Seat seat : {s4, s2}) {
        table.play(seat, ShowColour{seat == s4 ? green : blue});
        EXPECT_FALSE(table.saw<ColourShown>()) << "nothing is turned up before all have picked";
    }
    EXPECT_EQ(table.refused(s2, ShowColour{red}), Rejection::already_done);
    table.play(s1, ShowColour{green}).play(s3, ShowColour{yellow});
    EXPECT_EQ(table.count_in_history<ColourShown>(), 4U);
}

TEST(KingmakerPoints, AnEliminatedColourIsWorthNothingAndItsOwnerDoesNotScore) {
    CLAUSE("KM-5");
    RULING("R-25");
    Table table = booklet_table();
    for (const Territory territory : table.state().held[s2]) table.with({{territory, s4, 1}});
    table.state().standing[s2] = Standing::eliminated;
    table.state().out[s2] = 1;
    close(table);
    EXPECT_EQ(awaited_seats(table.state()), (SeatSet{s1, s3, s4}));
    EXPECT_EQ(table.refused(s2, ShowColour{blue}), Rejection::seat_is_out);
    table.play(s1, ShowColour{green}).play(s3, ShowColour{yellow}).play(s4, ShowColour{yellow});
    EXPECT_EQ(table.state().totals[s1], 45) << "45 + 0";
    EXPECT_EQ(table.state().totals[s3], 22 + 3 * 11) << "45 is still divided by four";
    EXPECT_EQ(table.state().totals[s2], 0);
}

TEST(KingmakerPoints, WhoPicksAndThenWithdrawsKeepsThePick) {
    CLAUSE("KM-6");
    RULING("R-25");
    Table table = booklet_table();
    close(table).play(s3, ShowColour{yellow}).play(s3, Withdraw{s3}).play(s4, Withdraw{s4});
    table.play(s1, ShowColour{green}).play(s2, ShowColour{blue});
    EXPECT_EQ(table.state().phase, Phase::over);
    EXPECT_EQ(table.state().totals[s3], 22 + 3 * 11) << "picked, then left";
    EXPECT_EQ(table.state().totals[s4], 15) << "left before picking";
    EXPECT_EQ(table.state().winner, s3);
}

TEST(KingmakerPoints, WhoIsExcludedLosesThePick) {
    RULING("R-23", "R-25");
    Table table = booklet_table();
    close(table).play(s3, ShowColour{yellow}).play(Arbiter{}, Exclude{s3});
    table.play(s1, ShowColour{green}).play(s2, ShowColour{blue}).play(s4, ShowColour{green});
    EXPECT_EQ(table.state().totals[s3], 0);
    EXPECT_EQ(table.count_in_history<ColourShown>(), 3U);
}

TEST(KingmakerPoints, AnObjectiveReachedWinsOutright) {
    RULING("R-25");
    Table table = booklet_table();
    const TerritorySet goal = table.rules().set.custom_objectives[0].goal.territories;
    for (const Territory territory : goal) table.with({{territory, s1, 1}});
    table.with({{brazil, s2, 1}, {peru, s3, 1}});
    table.reserve(s1, 1).play(s1, PlaceArmies{alaska, 1});
    EXPECT_EQ(table.state().phase, Phase::over) << "no colours are picked";
    EXPECT_EQ(table.state().cause, Cause::objective);
    EXPECT_EQ(table.state().winner, s1);
    EXPECT_EQ(table.count_in_history<ColourShown>(), 0U);
}

// Blue with 21 points instead of 22 comes to 54 as yellow does.
TEST(KingmakerPoints, EqualTotalsGoToTheBetterGamePoints) {
    CLAUSE("KM-8");
    Table table = booklet_table();
    table.with({{eastern_australia, s4, 1}, {madagascar, s4, 1}, {indonesia, s3, 1}});
    pick(close(table), {green, blue, yellow, green});
    EXPECT_EQ(table.state().points, (PerSeat<std::uint16_t>{{45, 38, 21, 16, 0, 0}}));
    EXPECT_EQ(table.state().totals[s1], 54);
    EXPECT_EQ(table.state().totals[s3], 54);
    EXPECT_EQ(table.state().winner, s1);
}

// Yellow and green have four points each, from one territory, and turn up red cards worth nothing.
// What yellow holds outside his objective is of no use here.
TEST(KingmakerPoints, ThenTheInverseOrderOfPlayDecides) {
    CLAUSE("KM-8");
    Table table = exchanged({alberta, northwest_territories, alaska, siam});
    table.rest_to(s1).with({{northwest_territories, s2, 1}, {alaska, s3, 1}, {siam, s4, 1}});
    pick(close(table), {red, red, green, blue});
    EXPECT_EQ(table.state().points, (PerSeat<std::uint16_t>{{4, 4, 3, 3, 0, 0}}));
    EXPECT_EQ(table.state().totals, (PerSeat<std::uint16_t>{{4, 4, 4, 3, 0, 0}}));
    EXPECT_EQ(table.state().winner, s2);
    EXPECT_EQ(table.state().ahead, (PerSeat<std::uint8_t>{{1, 0, 2, 3, 0, 0}}));
}

}  // namespace
}  // namespace kamchatka::test::kingmaker_test
