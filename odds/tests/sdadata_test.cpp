// The sdadata against the engine itself: a table is played on with every turn ended at once, and at
// each roll all 36 outcomes are put to decide().
#include "odds/sdadata.hpp"

#include "engine/engine.hpp"
#include "engine/rulebooks.hpp"

#include <gtest/gtest.h>

namespace kamchatka::odds {
namespace {

// A table in its attack phase, with everybody's territories and armies in place.
State table(const Rules& rules, std::uint8_t seat_count) {
    State state = new_table(seat_count);
    state.phase = Phase::attack;
    state.territory_count = rules.board.territory_count;
    state.round = 20;
    for (std::size_t i = 0; i < seat_count_max; ++i) state.order[i] = id_of<Seat>(i);
    for (const Territory territory : rules.board.territories()) {
        state.held[id_of<Seat>(index(territory) % seat_count)].insert(territory);
        state.armies[territory] = 3;
    }
    for (const Seat seat : seats(state)) {
        state.colour[seat] = id_of<Colour>(index(seat));
        state.objective[seat].reveal() = id_of<Objective>(index(seat));
    }
    return state;
}

void act(const Rules& rules, State& state, const Actor& actor, const Action& action) {
    const auto refused = advance(rules, state, actor, action);
    ASSERT_FALSE(refused.has_value());
}

// Puts the reinforcements somewhere and ends the turn of a seat that is awaited.
void end_turn(const Rules& rules, State& state) {
    const Seat seat = seat_on_turn(state);
    if (state.reserve[seat] > 0) {
        act(rules, state, seat, PlaceArmies{state.held[seat].front(), state.reserve[seat]});
    }
    act(rules, state, seat, EndTurn{});
}

// Rolls every outcome; goes on with one that leaves the game open, if there is one.
double roll(const Rules& rules, State& state) {
    unsigned closing = 0;
    State open = state;
    for (std::uint8_t a = 1; a <= 6; ++a) {
        for (std::uint8_t b = 1; b <= 6; ++b) {
            State next = state;
            act(rules, next, Chance{}, RollClosing{{a, b}});
            const bool over = next.cause.has_value() || next.phase == Phase::tie_break;
            closing += over ? 1 : 0;
            if (!over) open = next;
        }
    }
    state = open;
    return closing / 36.0;
}

void expect_as_played(const Rules& rules, State state, const char* what) {
    constexpr std::size_t count = 30;
    const auto turns = closing_turns(rules, state, count);
    double still_open = 1;
    for (const ClosingTurn& turn : turns) {
        ASSERT_EQ(turn.seat, seat_on_turn(state)) << what;
        ASSERT_EQ(turn.round, state.round) << what;
        double closes = 0;
        if (state.phase != Phase::closing) end_turn(rules, state);
        if (state.phase == Phase::closing && seat_on_turn(state) == turn.seat) {
            closes = roll(rules, state);
        } else if (state.phase >= Phase::choice && state.phase <= Phase::closed) {
            closes = 1;
        }
        ASSERT_NEAR(turn.closes_here, still_open * closes, 1e-12) << what;
        still_open *= 1 - closes;
        ASSERT_NEAR(turn.closed, 1 - still_open, 1e-12) << what;
    }
    if (turns.size() < count) {
        EXPECT_EQ(turns.back().closed, 1) << what;
    }
}

TEST(Sdadata, ClosesAsTheEngineWouldInEveryRuleset) {
    for (const Ruleset* set : rulebooks::on_classic_board) {
        const Rules rules = make_rules(*set);
        for (std::uint8_t seat_count = 3; seat_count <= 5; ++seat_count) {
            for (std::uint8_t position = 0; position < seat_count; ++position) {
                State state = table(rules, seat_count);
                state.position = position;
                expect_as_played(rules, state, "time not called");
                if (set->ending.minutes == 0) continue;
                act(rules, state, Arbiter{}, CallTime{});
                expect_as_played(rules, state, "time called");
                if (HasFatalFailure()) return;
            }
        }
    }
}

TEST(Sdadata, KnowsTheSeatsThatHaveLeft) {
    for (const Ruleset* set : {&rulebooks::challenge, &rulebooks::torneo}) {
        const Rules rules = make_rules(*set);
        for (const bool withdraws : {true, false}) {
            for (std::size_t leaver = 0; leaver < 4; ++leaver) {
                State state = table(rules, 4);
                state.position = leaver == 0 ? 1 : 0;
                act(rules, state, Arbiter{}, CallTime{});
                const Seat seat = id_of<Seat>(leaver);
                const Action leave = withdraws ? Action{Withdraw{seat}} : Action{Exclude{seat}};
                act(rules, state, Arbiter{}, leave);
                expect_as_played(rules, state, withdraws ? "withdrawn" : "excluded");
                if (HasFatalFailure()) return;
            }
        }
    }
}

TEST(Sdadata, SparesThoseWhoConquerEnough) {
    const Rules rules = make_rules(rulebooks::challenge);
    State state = table(rules, 4);
    state.position = 3;
    state.last_round = 20;
    EXPECT_NEAR(closing_turns(rules, state, 1)[0].closes_here, 6 / 36.0, 1e-12);
    EXPECT_EQ(closing_turns(rules, state, 1, SeatSet{Seat::s4})[0].closes_here, 0);
    state.conquests = 3;
    const auto turns = closing_turns(rules, state, 2);
    EXPECT_EQ(turns[0].closes_here, 0);
    EXPECT_NEAR(turns[1].closes_here, 6 / 36.0, 1e-12);
}

TEST(Sdadata, CountsTheFallsOfTwoDice) {
    EXPECT_NEAR(closing_chance(1U << 7U), 6 / 36.0, 1e-15);
    EXPECT_NEAR(closing_chance(0b1110000000000), 6 / 36.0, 1e-15);
    EXPECT_NEAR(closing_chance(0b1111111111100), 1, 1e-15);
    EXPECT_EQ(closing_chance(0), 0);
}

}  // namespace
}  // namespace kamchatka::odds
