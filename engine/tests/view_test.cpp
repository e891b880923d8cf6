// What a viewer may know, and above all what he may not. The clauses first; then the test that
// needs no list of secrets: two worlds that differ only in what the viewer may not know must look
// the same to him at every step.
#include "engine/tests/table.hpp"
#include "testkit/effort.hpp"
#include "testkit/engine/other_world.hpp"

#include <gtest/gtest.h>

namespace kamchatka::test::view_test {
namespace {

std::vector<Viewer> onlookers(std::uint8_t seat_count) {
    std::vector<Viewer> all{Spectator{}};
    for (const Seat seat : SeatSet::first(seat_count)) all.emplace_back(seat);
    return all;
}

TEST(View, ObjectivesAreKeptSecretUntilTheGameIsOver) {
    CLAUSE("CH-2.9s");
    const Table table{rulebooks::challenge};
    const View own = view_of(table.state(), s1);
    EXPECT_TRUE(own.objective[s1].has_value());
    EXPECT_FALSE(own.objective[s2].has_value());
    EXPECT_FALSE(view_of(table.state(), Spectator{}).objective[s1].has_value());
    EXPECT_EQ(own.objective_dealt, seats(table.state()));  // that each has one, all can see

    const ObjectiveDealt dealt{.seat = s1, .objective = Secret{Objective{3}}};
    const auto seen = [&](const Viewer& viewer) {
        return std::get<BasicObjectiveDealt<Shown>>(seen_by(dealt, viewer)).objective;
    };
    EXPECT_EQ(seen(s1), Objective{3});
    EXPECT_EQ(seen(Arbiter{}), Objective{3});
    EXPECT_EQ(seen(s2), std::nullopt);
    EXPECT_EQ(seen(Spectator{}), std::nullopt);

    Table ended = table;
    ended.phase(Phase::over);
    EXPECT_TRUE(view_of(ended.state(), s1).objective[s2].has_value());
}

TEST(View, TheNumberOfCardsInEachHandIsPublic) {
    CLAUSE("CH-6.5");
    Table table{rulebooks::challenge};
    table.hand(s1, {"alaska", "jolly_1"}).hand(s3, {"japan"});
    for (const Viewer& viewer : onlookers(4)) {
        const View view = view_of(table.state(), viewer);
        EXPECT_EQ(view.hand_size[s1], 2);
        EXPECT_EQ(view.hand_size[s2], 0);
        EXPECT_EQ(view.hand_size[s3], 1);
        EXPECT_EQ(view.deck_size, 41);
    }
}

void expect_drawn_cards_hidden(const Ruleset& set) {
    Table table{set};
    table.hand(s1, {"alaska", "brazil", "japan"});
    EXPECT_EQ(view_of(table.state(), s1).hand[s1], table.state().hand[s1].reveal());
    for (const Viewer& viewer : {Viewer{s2}, Viewer{s3}, Viewer{Spectator{}}}) {
        EXPECT_EQ(view_of(table.state(), viewer).hand[s1], std::nullopt);
        EXPECT_EQ(view_of(table.state(), viewer).deck, std::nullopt);
    }
    const CardDrawn drawn{.seat = s1, .card = Secret{Card{7}}};
    const auto seen = [&](const Viewer& viewer) {
        return std::get<BasicCardDrawn<Shown>>(seen_by(drawn, viewer)).card;
    };
    EXPECT_EQ(seen(s1), Card{7});
    EXPECT_EQ(seen(s2), std::nullopt);
    EXPECT_EQ(seen(Spectator{}), std::nullopt);
}

TEST(View, DrawnCardsAreKeptHidden) {
    CLAUSE("TO-5cs", "PR-3f");
    expect_drawn_cards_hidden(rulebooks::torneo);
    expect_drawn_cards_hidden(rulebooks::prestige);
}

TEST(View, TheExchangeOfKingmakerIsSecret) {
    CLAUSE("KM-2s");
    Ruleset set = rulebooks::challenge;
    set.ending.kingmaker = Switch::on;
    Table table = at_first_turn(set, 3);
    ASSERT_EQ(table.state().phase, Phase::exchange);
    const PerSeat<Colour> gift{{Colour::blue, Colour::yellow, Colour::red}};
    for (const Seat seat : {s1, s2, s3}) table.play(seat, GiveColours{gift});

    const View own = view_of(table.state(), s1);
    EXPECT_EQ(own.has_given, seats(table.state()));  // who has given, all can see
    EXPECT_EQ(own.given[s1], gift);
    EXPECT_EQ(own.given[s2], std::nullopt);
    EXPECT_EQ(own.colour_cards[s1], (ColourCounts{0, 3, 0, 0, 0, 0}));
    EXPECT_EQ(own.colour_cards[s2], std::nullopt);
    EXPECT_EQ(view_of(table.state(), Spectator{}).given[s1], std::nullopt);
    for (const Event& event : table.history()) {
        if (!std::holds_alternative<ColoursReceived>(event)) continue;
        const Seat seat = std::get<ColoursReceived>(event).seat;
        const auto seen = std::get<BasicColoursReceived<Shown>>(seen_by(event, s1));
        EXPECT_EQ(seen.cards.has_value(), seat == s1);
    }
}

TEST(View, WhatAllHaveSeenOfThePublicStateIsTheSameForEverybody) {
    const RecordedGame& game = recorded_games().front();
    fold_steps(game, [&](std::size_t, const State& state) {
        for (const Viewer& viewer : onlookers(game.seat_count)) {
            ASSERT_EQ(static_cast<const PublicState&>(view_of(state, viewer)), state);
        }
    });
}

// --- Two worlds

constexpr std::array all_changes{
    Changed::cards, Changed::objectives, Changed::exchanges, Changed::all};

using Look = View (*)(const State&, const Viewer&);
using Hear = SeenEvent (*)(const Event&, const Viewer&);

// The comparisons of one viewer's worlds over a game: short of it, half of it, all of it.
Comparison compare(
    const RecordedGame& game, const Viewer& viewer, Changed changed, Look look, Hear hear
) {
    Comparison sum;
    for (const std::size_t part : {4U, 2U, 1U}) {
        const std::size_t step_count = game.steps.size() / part;
        OtherWorld other{game, viewer, changed, step_count, Tape{game.seed + part}};
        const Comparison one = compare_worlds(game, viewer, other, changed, step_count, look, hear);
        sum.steps += one.steps;
        sum.differing += one.differing;
        if (one.tell) sum.tell = one.tell;
    }
    return sum;
}

// Of the recorded games, enough of each kind.
std::vector<const RecordedGame*> some_games() {
    std::vector<const RecordedGame*> some;
    for (std::size_t i = 0; i < recorded_games().size(); ++i) {
        const bool kingmaker =
            variants()[recorded_games()[i].variant].set.ending.kingmaker == Switch::on;
        if (i % (sanitized ? 16 : kingmaker ? 1 : 4) == 0) some.push_back(&recorded_games()[i]);
    }
    return some;
}

TEST(View, NobodyCanTellWorldsApartThatDifferOnlyInWhatHeMayNotKnow) {
    for (const Changed changed : all_changes) {
        std::size_t differing = 0;
        for (const RecordedGame* game : some_games()) {
            for (const Viewer& viewer : onlookers(game->seat_count)) {
                const Comparison result = compare(*game, viewer, changed, view_of, seen_by);
                ASSERT_EQ(result.tell, std::nullopt)
                    << name_of(*game) << ", viewer " << viewer.index() << ", change "
                    << static_cast<int>(changed);
                differing += result.differing;
            }
        }
        EXPECT_GT(differing, effort(10'000U)) << "change " << static_cast<int>(changed);
    }
}

TEST(View, TheArbiterCanTellThemApart) {
    for (const Changed changed : all_changes) {
        unsigned told = 0;
        for (const RecordedGame* game : some_games()) {
            OtherWorld other{*game, Spectator{}, changed, game->steps.size(), Tape{7}};
            const Comparison result = compare_worlds(
                *game, Arbiter{}, other, changed, game->steps.size(), view_of, seen_by
            );
            if (result.tell) ++told;
        }
        EXPECT_GT(told, effort(10U)) << "change " << static_cast<int>(changed);
    }
}

// --- Views that leak, one secret each: the comparison must find them out.

template <auto Leak>
View leaking(const State& state, const Viewer& viewer) {
    View view = view_of(state, viewer);
    Leak(view, view_of(state, Arbiter{}));
    return view;
}

void leak_hand(View& view, const View& all) { view.hand = all.hand; }
void leak_deck(View& view, const View& all) { view.deck = all.deck; }
void leak_discards(View& view, const View& all) { view.unseen_discards = all.unseen_discards; }
void leak_objective(View& view, const View& all) { view.objective = all.objective; }
void leak_given(View& view, const View& all) { view.given = all.given; }
void leak_colours(View& view, const View& all) { view.colour_cards = all.colour_cards; }
void leak_pick(View& view, const View& all) { view.picked = all.picked; }
SeenEvent hear_everything(const Event& event, const Viewer&) { return seen_by(event, Arbiter{}); }

bool found_out(Changed changed, Look look, Hear hear) {
    for (const RecordedGame* game : some_games()) {
        if (compare(*game, Spectator{}, changed, look, hear).tell) return true;
    }
    return false;
}

TEST(View, EveryLeakIsFoundOut) {
    EXPECT_TRUE(found_out(Changed::cards, leaking<leak_hand>, seen_by));
    EXPECT_TRUE(found_out(Changed::cards, leaking<leak_deck>, seen_by));
    EXPECT_TRUE(found_out(Changed::cards, leaking<leak_discards>, seen_by));
    EXPECT_TRUE(found_out(Changed::objectives, leaking<leak_objective>, seen_by));
    EXPECT_TRUE(found_out(Changed::exchanges, leaking<leak_given>, seen_by));
    EXPECT_TRUE(found_out(Changed::exchanges, leaking<leak_colours>, seen_by));
    EXPECT_TRUE(found_out(Changed::exchanges, leaking<leak_pick>, seen_by));
    for (const Changed changed : all_changes) {
        EXPECT_TRUE(found_out(changed, view_of, hear_everything));
    }
}

}  // namespace
}  // namespace kamchatka::test::view_test
