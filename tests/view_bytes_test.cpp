// The same as engine/tests/view_test.cpp, on the bytes that would go over the wire: what a viewer
// is sent does not depend on what they may not know.
#include "record/json.hpp"
#include "testkit/clause.hpp"
#include "testkit/engine/other_world.hpp"

#include <gtest/gtest.h>

namespace kamchatka::test {
namespace {

// Compares the JSON of views and events in two worlds; `seen_as` is whose view is sent to the
// viewer.
Comparison compare_bytes(const RecordedGame& game, const Viewer& viewer, const Viewer& seen_as) {
    const std::size_t step_count = game.steps.size() / 2;
    OtherWorld other{game, viewer, Changed::all, step_count, Tape{game.seed}};
    const record::Lexicon lexicon{other.rules(), game.seat_count};
    return compare_worlds(
        game,
        viewer,
        other,
        Changed::all,
        step_count,
        [&](const State& state, const Viewer&) {
            return record::json::serialize(record::to_json(lexicon, view_of(state, seen_as)));
        },
        [&](const Event& event, const Viewer&) {
            return record::json::serialize(record::to_json(lexicon, seen_by(event, seen_as)));
        }
    );
}

// One game of every variant and, for some, more.
std::vector<const RecordedGame*> some_games() {
    std::vector<const RecordedGame*> some;
    for (std::size_t i = 0; i < recorded_games().size(); i += 23) {
        some.push_back(&recorded_games()[i]);
    }
    return some;
}

TEST(ViewBytes, AreTheSameInWorldsTheViewerCannotTellApart) {
    CLAUSE("CH-2.9s", "KM-2s", "TO-5cs", "PR-3f");
    std::size_t differing = 0;
    for (const RecordedGame* game : some_games()) {
        std::vector<Viewer> viewers{Spectator{}};
        for (const Seat seat : SeatSet::first(game->seat_count)) viewers.emplace_back(seat);
        for (const Viewer& viewer : viewers) {
            const Comparison result = compare_bytes(*game, viewer, viewer);
            ASSERT_EQ(result.tell, std::nullopt) << name_of(*game);
            differing += result.differing;
        }
    }
    EXPECT_GT(differing, 5'000U);
}

TEST(ViewBytes, OfTheArbiterWouldTellThemApart) {
    unsigned told = 0;
    for (const RecordedGame* game : some_games()) {
        if (compare_bytes(*game, Spectator{}, Arbiter{}).tell) ++told;
    }
    EXPECT_GT(told, some_games().size() / 2);
}

}  // namespace
}  // namespace kamchatka::test
