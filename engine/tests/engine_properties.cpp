// What holds in every game, whatever is played: nothing appears or vanishes but through the events
// that say so, turns go round, games end, and the record alone gives the game back. The games are
// those of random_table.hpp; census_test.cpp makes sure that everything happens in them.
#include "engine/tests/invariants.hpp"
#include "testkit/clause.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace kamchatka::test {
namespace {

const Ruleset& set_of(const RecordedGame& game) { return variants()[game.variant].set; }

template <typename E>
const E* as(const Event& event) {
    return std::get_if<E>(&event);
}

TEST(EngineProperty, ArmiesComeAndGoOnlyAsTheEventsSay) {
    for (const RecordedGame& game : recorded_games()) {
        fold(
            game,
            [&](std::size_t step, const State& before, const Event& event, const State& now) {
                ASSERT_EQ(armies_fault(before, event, now), "")
                    << name_of(game) << ", step " << step;
            }
        );
        if (HasFatalFailure()) return;
    }
}

TEST(EngineProperty, EveryTerritoryHasOneOwnerAndOnlyTheConqueredOneIsEmpty) {
    for (const RecordedGame& game : recorded_games()) {
        fold_steps(game, [&](std::size_t step, const State& state) {
            ASSERT_EQ(board_fault(state), "") << name_of(game) << ", step " << step;
        });
        if (HasFatalFailure()) return;
    }
}

TEST(EngineProperty, EveryCardIsInExactlyOnePlaceAndHandsKeepTheirLimit) {
    CLAUSE("CH-6.6");
    for (const RecordedGame& game : recorded_games()) {
        const Rules rules = test_rules(set_of(game));
        fold_steps(game, [&](std::size_t step, const State& state) {
            ASSERT_EQ(cards_fault(rules, state), "") << name_of(game) << ", step " << step;
        });
        if (HasFatalFailure()) return;
    }
}

TEST(EngineProperty, NobodyReceivesArmiesAboveTheCapAndNoneIsLostBelowIt) {
    CLAUSE("CH-11.1");
    RULING("R-15");
    unsigned losses = 0;
    for (const RecordedGame& game : recorded_games()) {
        fold(
            game,
            [&](std::size_t step, const State& before, const Event& event, const State& now) {
                const auto* tris = as<TrisPlayed>(event);
                const auto* received = as<ReinforcementsReceived>(event);
                if (tris == nullptr && received == nullptr) return;
                const Seat seat = tris != nullptr ? tris->seat : received->seat;
                const unsigned lost = tris != nullptr ? tris->lost : received->lost;
                const unsigned cap = before.army_cap[seat] == 0 ? 10'000 : before.army_cap[seat];
                const unsigned had = armies_on(before, before.held[seat]) + before.reserve[seat];
                const unsigned has = armies_on(now, now.held[seat]) + now.reserve[seat];
                ASSERT_LE(has, std::max(cap, had)) << name_of(game) << ", step " << step;
                if (lost == 0) return;
                ++losses;
                ASSERT_EQ(has, std::max(cap, had)) << name_of(game) << ", step " << step;
            }
        );
        if (HasFatalFailure()) return;
    }
    EXPECT_GT(losses, 10U);
}

TEST(EngineProperty, WhatWasPlacedIsStillThereUntilTheFirstAttack) {
    for (const RecordedGame& game : recorded_games()) {
        fold_steps(game, [&](std::size_t step, const State& state) {
            if (state.phase != Phase::reinforce) return;
            for (const Territory t : TerritorySet::first(state.territory_count)) {
                ASSERT_LT(state.placed[t], state.armies[t]) << name_of(game) << ", step " << step;
                if (state.placed[t] == 0) continue;
                ASSERT_TRUE(state.placed_any) << name_of(game) << ", step " << step;
                ASSERT_EQ(owner(state, t), seat_on_turn(state)) << name_of(game);
            }
        });
        if (HasFatalFailure()) return;
    }
}

TEST(EngineProperty, TurnsGoRoundTheTableAndNobodyIsPassedOver) {
    for (const RecordedGame& game : recorded_games()) {
        unsigned last = 0;  // round and position as one number
        fold(
            game,
            [&](std::size_t step, const State& before, const Event& event, const State& now) {
                const auto* turn = as<TurnStarted>(event);
                const auto* slot = as<SlotReached>(event);
                if (turn == nullptr && slot == nullptr) return;
                const unsigned here = now.round * now.seat_count + now.position;
                if (last == 0) last = now.seat_count - 1U;
                ASSERT_GT(here, last) << name_of(game) << ", step " << step;
                for (unsigned skipped = last + 1; skipped < here; ++skipped) {
                    const Seat seat = now.order[skipped % now.seat_count];
                    ASSERT_FALSE(active(before, seat)) << name_of(game) << ", step " << step;
                }
                const Standing expected = turn != nullptr ? Standing::active : Standing::withdrawn;
                ASSERT_EQ(now.standing[seat_on_turn(now)], expected) << name_of(game);
                last = here;
            }
        );
        if (HasFatalFailure()) return;
    }
}

TEST(EngineProperty, OnlySeatsInTheGameAreAwaited) {
    for (const RecordedGame& game : recorded_games()) {
        fold_steps(game, [&](std::size_t step, const State& state) {
            const SeatSet awaited = awaited_seats(state);
            const bool waits = waits_for_chance(state.phase) || state.phase == Phase::closed;
            ASSERT_EQ(awaited.empty(), waits) << name_of(game) << ", step " << step;
            for (const Seat seat : awaited) {
                ASSERT_TRUE(active(state, seat)) << name_of(game) << ", step " << step;
            }
        });
        if (HasFatalFailure()) return;
    }
}

// On a border with an opponent, neutral ones included.
bool on_border(const Rules& rules, const State& state, Territory territory) {
    const TerritorySet neighbours = rules.board.neighbours[territory];
    const Seat seat = owner(state, territory);
    return std::any_of(neighbours.begin(), neighbours.end(), [&](Territory other) {
        return owner(state, other) != seat;
    });
}

TEST(EngineProperty, VoluntaryMovementLeavesTheGarrison) {
    CLAUSE("CH-5.2", "MA-E4");
    RULING("R-10");
    for (const RecordedGame& game : recorded_games()) {
        const Rules rules = test_rules(set_of(game));
        fold(
            game,
            [&](std::size_t step, const State& before, const Event& event, const State& now) {
                const auto* transferred = as<ArmiesTransferred>(event);
                const auto* gathered = as<ArmiesGathered>(event);
                const auto* occupied = as<ArmiesMoved>(event);
                if (transferred == nullptr && gathered == nullptr && occupied == nullptr) return;
                const Territory from = transferred != nullptr ? transferred->from
                    : gathered != nullptr                     ? gathered->from
                                                              : occupied->from;
                const unsigned left = now.armies[from];
                ASSERT_GE(left, 1U) << name_of(game) << ", step " << step;
                const bool free = rules.set.combat.garrison_for == GarrisonFor::transfers;
                const bool obliged =
                    occupied != nullptr && (free || occupied->armies <= before.battle.attack_dice);
                if (obliged || !on_border(rules, now, from)) return;
                ASSERT_GE(left, rules.set.combat.garrison) << name_of(game) << ", step " << step;
            }
        );
        if (HasFatalFailure()) return;
    }
}

TEST(EngineProperty, TheConqueringRollNeverCostsTheAttackerAnArmy) {
    RULING("R-11");
    unsigned conquests = 0;
    for (const RecordedGame& game : recorded_games()) {
        std::size_t lost_at = 0;
        fold(game, [&](std::size_t step, const State& before, const Event& event, const State&) {
            const auto* lost = as<ArmiesLost>(event);
            if (lost != nullptr && lost->territory == before.battle.from) lost_at = step;
            if (as<TerritoryConquered>(event) == nullptr) return;
            ++conquests;
            ASSERT_NE(step, lost_at) << name_of(game);
            ASSERT_GT(before.armies[before.battle.from], before.battle.attack_dice);
        });
        if (HasFatalFailure()) return;
    }
    EXPECT_GT(conquests, 10'000U);
}

TEST(EngineProperty, TheRecordAloneGivesTheGameBackAndDecideNeverWavers) {
    for (const RecordedGame& game : recorded_games()) {
        const Rules rules = test_rules(set_of(game));
        State live = new_table(game.seat_count);
        fold_steps(game, [&](std::size_t step, const State& folded) {
            const State before = live;
            const auto& [actor, action] = game.steps[step];
            const Decision decision = decide(rules, live, actor, action);
            ASSERT_EQ(live, before) << "decide changed the state: " << name_of(game);
            ASSERT_TRUE(decision.has_value()) << name_of(game) << ", step " << step;
            ASSERT_TRUE(std::equal(
                decision->begin(),
                decision->end(),
                game.events.begin() + static_cast<std::ptrdiff_t>(game.first_event[step]),
                game.events.begin() + static_cast<std::ptrdiff_t>(game.first_event[step + 1])
            )) << name_of(game)
               << ", step " << step;
            ASSERT_EQ(advance(rules, live, actor, action), std::nullopt);
            ASSERT_EQ(live, folded) << name_of(game) << ", step " << step;
            ASSERT_EQ(digest(folded), game.digests[step]) << name_of(game) << ", step " << step;
        });
        if (HasFatalFailure()) return;
    }
}

TEST(EngineProperty, EveryGameEnds) {
    for (const RecordedGame& game : recorded_games()) EXPECT_TRUE(game.ended) << name_of(game);
}

TEST(EngineProperty, TheFinalPlacesAreARankingWithTheWinnerFirst) {
    for (const RecordedGame& game : recorded_games()) {
        State end{};
        for (const Event& event : game.events) evolve(end, event);
        ASSERT_EQ(ranking_fault(end), "") << name_of(game);
    }
}

// From the middle of a game on, by a tape that shrinks when something is wrong.
RC_GTEST_PROP(
    EngineProperty,
    NothingGoesWrongOnAnyTape,
    (std::uint8_t variant, std::uint8_t seed, const std::vector<std::uint32_t>& tape)
) {
    const Ruleset& set = variants()[variant % variants().size()].set;
    const auto counts = seat_counts(set);
    RandomTable table{test_rules(set), counts[seed % counts.size()], Tape{seed}};
    for (unsigned i = 0; i < 250U + 4U * seed && !table.over(); ++i) table.play(table.choose());
    table.go_on_with(Tape{seed, tape});
    for (std::size_t i = 0; i < tape.size() && !table.over(); ++i) {
        State now = table.state();
        const auto events = table.play(table.choose());
        RC_ASSERT(events.has_value());
        for (const Event& event : *events) {
            const State before = now;
            evolve(now, event);
            RC_ASSERT(armies_fault(before, event, now) == "");
        }
        RC_ASSERT(now == table.state());
        RC_ASSERT(board_fault(now) == "");
        RC_ASSERT(cards_fault(table.rules(), now) == "");
    }
}

}  // namespace
}  // namespace kamchatka::test
