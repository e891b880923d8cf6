// Positions: what may be left out, and what is no sound game.
#include "record/position.hpp"

#include "engine/classic_ids.hpp"
#include "engine/engine.hpp"
#include "engine/rulebooks.hpp"
#include "record/text/board_text.hpp"
#include "record/words/spelling.hpp"

#include <gtest/gtest.h>

namespace kamchatka::record {
namespace {

const Rules& rules() {
    static const Rules challenge = make_rules(rulebooks::challenge);
    return challenge;
}

// Three seats take the territories in turn, two armies each.
json::value sketch() {
    json::object seats;
    json::object territories;
    for (const std::string_view seat : {"s1", "s2", "s3"}) seats[seat] = json::object{};
    for (const Territory territory : rules().board.territories()) {
        territories[spell(rules(), territory)] = {
            {"owner", spell(id_of<Seat>(index(territory) % 3))}, {"armies", 2}};
    }
    return json::object{{"seats", std::move(seats)}, {"territories", std::move(territories)}};
}

// What is wrong with the sketch once the object at `where` (keys joined by dots) says this too.
std::string error_of(std::string_view where, std::string_view key, const json::value& to) {
    json::value value = sketch();
    json::value* at = &value;
    while (!where.empty()) {
        const std::string_view name = where.substr(0, where.find('.'));
        where.remove_prefix(std::min(where.size(), name.size() + 1));
        json::value& inner = at->as_object()[name];
        if (inner.is_null()) inner = json::object{};
        at = &inner;
    }
    at->as_object()[key] = to;
    const auto state = read_position(rules(), value);
    return state ? "none" : message(state.error());
}

TEST(Position, ASketchIsFilledIn) {
    const auto state = read_position(rules(), sketch());
    ASSERT_TRUE(state) << message(state.error());
    EXPECT_EQ(state->phase, Phase::reinforce);
    EXPECT_EQ(state->round, 1U);
    EXPECT_EQ(seat_on_turn(*state), Seat::s1);
    EXPECT_EQ(state->colour[Seat::s2], Colour::blue);
    EXPECT_EQ(state->objective[Seat::s3].reveal(), Objective{2});
    EXPECT_EQ(state->deck.reveal(), rules().deck.cards());
    EXPECT_EQ(state->army_cap[Seat::s1], 130);
    State next = *state;
    EXPECT_EQ(
        advance(rules(), next, Seat::s1, Attack{classic::alaska, classic::kamchatka, 1}),
        Rejection::fewer_dice_than_defender
    );
    EXPECT_FALSE(advance(rules(), next, Seat::s1, EndTurn{}));
}

TEST(Position, WhatIsSaidIsKept) {
    json::value value = sketch();
    json::object& table = value.as_object();
    table["phase"] = "attack";
    table["turn"] = "s2";
    table["order"] = {"s3", "s2", "s1"};
    table["round"] = 7;
    table["seats"].as_object()["s1"] = {{"hand", {"alaska", "jolly_1"}}, {"objective", "lupo"}};
    const auto state = read_position(rules(), value);
    ASSERT_TRUE(state) << message(state.error());
    EXPECT_EQ(seat_on_turn(*state), Seat::s2);
    EXPECT_EQ(state->hand[Seat::s1].reveal().size(), 2U);
    EXPECT_EQ(state->deck.reveal().size(), 42U);
    EXPECT_EQ(rules().objectives[*state->objective[Seat::s1].reveal()].id.view(), "lupo");
}

TEST(Position, NonsenseIsRefused) {
    EXPECT_EQ(error_of("", "phase", "roll"), "phase: place, reinforce or attack is expected");
    EXPECT_EQ(error_of("", "round", 0), "round: from 1 on is expected; 0 in the phase place");
    EXPECT_EQ(error_of("", "order", {"s1", "s1", "s2"}), "order: each seat once is expected");
    EXPECT_EQ(error_of("", "turn", "s4"), "turn: a seat of this game is expected");
    EXPECT_EQ(error_of("", "position", 3), "position: 0 to seats - 1 is expected");
    EXPECT_EQ(
        error_of("", "deck", {"alaska"}),
        "deck: each card is expected once, in a hand, the deck or the discards"
    );
    EXPECT_EQ(error_of("", "deck_size", 3), "deck_size: 3 is given, but the rest makes it 44");
    EXPECT_EQ(error_of("", "winner", "s1"), "winner: no key is called \"winner\"");
    EXPECT_EQ(error_of("", "go", 3), "go: it belongs to the phase place");
    EXPECT_EQ(
        error_of("seats", "s4", json::object{}),
        "seats.s4.standing: eliminated is who holds no territory"
    );
    EXPECT_EQ(
        error_of("seats.s1", "reserve", 20'000), "seats.s1.reserve: more than 10000 armies in all"
    );
    EXPECT_EQ(error_of("seats.s2", "reserve", 3), "seats.s2.reserve: it has none to place now");
    EXPECT_EQ(error_of("seats.s2", "colour", "red"), "seats.s2.colour: s1 has it already");
    EXPECT_EQ(error_of("seats.s2", "objective", nullptr), "seats.s2.objective: one is expected");
    EXPECT_EQ(
        error_of("seats.s2", "standing", "eliminated"),
        "territories.northwest_territories: its owner is eliminated"
    );
    EXPECT_EQ(error_of("seats.s1", "standing", "withdrawn"), "turn: the seat is out of the game");
    EXPECT_EQ(error_of("seats.s1", "hand", nullptr), "seats.s1.hand: a list is expected, not null");
    EXPECT_EQ(error_of("seats.s1", "points", 5), "seats.s1.points: they are counted at the end");
    EXPECT_EQ(
        error_of("territories.peru", "armies", 0),
        "territories.peru: 1 to 10000 armies are expected"
    );
    EXPECT_EQ(
        error_of("territories.peru", "armies", 10'001),
        "territories.peru: 1 to 10000 armies are expected"
    );
    EXPECT_EQ(
        error_of("territories.peru", "armies", 70'000),
        "territories.peru.armies: a number from 0 to 65535 is expected, not 70000"
    );
    EXPECT_EQ(error_of("territories.peru", "owner", nullptr), "territories.peru: no owner");
    EXPECT_EQ(
        error_of("territories.peru", "owner", "s6"), "territories.peru.owner: nobody sits on s6"
    );
    EXPECT_EQ(
        error_of("territories.alaska", "placed", 2),
        "territories.alaska: placed: more than can have been placed"
    );
    EXPECT_EQ(
        error_of("territories", "utopia", json::object{}),
        "territories.utopia: no key is called \"utopia\""
    );
    EXPECT_EQ(
        error_of("ending", "closing_begun", true),
        "ending.closing_begun: the sdadata cannot have begun"
    );
    EXPECT_EQ(error_of("ending", "cause", "points"), "ending.cause: the game is not over");
}

TEST(Position, WhatNoGameCanReachIsRefused) {
    const json::array nine{
        "alaska", "peru", "china", "siam", "congo", "egypt", "japan", "india", "ural"};
    EXPECT_EQ(
        error_of("seats.s1", "hand", nine),
        "seats.s1.hand: 9 cards, and no hand may hold more than 7"
    );
    EXPECT_EQ(
        error_of("seats.s2", "colour", "purple"), "seats.s2.colour: the ruleset has 5 colours"
    );
    EXPECT_EQ(
        error_of("seats.s1", "challenge_card", true),
        "seats.s1.challenge_card: it is not played with"
    );
    EXPECT_EQ(error_of("", "conquests", 2), "conquests: they belong to the phase attack");
}

TEST(BoardText, FitsATerminal) {
    const auto state = read_position(rules(), sketch());
    ASSERT_TRUE(state);
    BoardStyle style;
    style.players[Seat::s1] = "Anna";
    const std::string text = board_text(rules(), *state, style);
    std::size_t widest = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        widest = std::max(widest, end - at);
        at = end + 1;
    }
    EXPECT_LE(widest, 100U);
    EXPECT_EQ(text.find('\033'), std::string::npos);
    for (const std::string_view word : {"Kamchatka", "round 1", "red", "Asia (+7)", "Anna"}) {
        EXPECT_NE(text.find(word), std::string::npos) << word;
    }
    style.language = Language::italian;
    style.paint = Paint::ansi;
    const std::string painted = board_text(rules(), *state, style);
    EXPECT_NE(painted.find("\033[31mrosso"), std::string::npos);
    EXPECT_NE(painted.find("Čita"), std::string::npos);
    const std::string seen = board_text(rules(), view_of(*state, Spectator{}), style);
    EXPECT_EQ(seen.find("Letto"), std::string::npos) << "a spectator sees no objective";
}

}  // namespace
}  // namespace kamchatka::record
