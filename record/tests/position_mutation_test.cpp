// Positions with something changed at random: each is refused or can be played on. The engine
// asserts what it relies on, so a position that slips through shows itself here.
#include "engine/rulebooks.hpp"
#include "record/json.hpp"
#include "record/knobs/knobs.hpp"
#include "record/position.hpp"
#include "record/tests/random_game.hpp"

#include <gtest/gtest.h>

#include <memory>

namespace kamchatka::record {
namespace {

// Every value in the document that is no object, in order.
void collect_leaves(json::value& value, std::vector<json::value*>& leaves) {
    if (json::object* object = value.if_object()) {
        for (auto& pair : *object) collect_leaves(pair.value(), leaves);
        return;
    }
    leaves.push_back(&value);
    if (json::array* array = value.if_array()) {
        for (json::value& element : *array) collect_leaves(element, leaves);
    }
}

void change_something(json::value& value, test::Xorshift& random) {
    std::vector<json::value*> leaves;
    collect_leaves(value, leaves);
    json::value& leaf = *leaves[random.below(leaves.size())];
    const json::value another = *leaves[random.below(leaves.size())];
    switch (random.below(4)) {
        case 0: leaf = random.below(4); break;
        case 1: leaf = std::size_t{1} << random.below(17); break;
        case 2: leaf = nullptr; break;
        default: leaf = another; break;
    }
}

void play_on(const Rules& rules, State state, test::Xorshift& random) {
    const auto options = std::make_unique<Options>();
    for (int step = 0; step < 40; ++step) {
        const SeatSet awaited = awaited_seats(state);
        Actor actor = Chance{};
        if (!awaited.empty()) actor = awaited.nth(random.below(awaited.size()));
        *options = legal_actions(rules, state, actor);
        if (options->empty()) return;
        const Option& option = (*options)[random.below(options->size())];
        ASSERT_FALSE(advance(rules, state, actor, option.action));
    }
}

TEST(Position, ChangedAtRandomIsRefusedOrPlayable) {
    Ruleset kingmaker = rulebooks::torisiko;
    ASSERT_FALSE(set_knob(kingmaker, "kingmaker", "on"));
    std::size_t accepted = 0;
    for (const Ruleset& set : {rulebooks::challenge, rulebooks::prestige, kingmaker}) {
        test::Xorshift random{42};
        test::play(
            {.set = set, .seat_count = 4, .seed = 6},
            [&](const Rules& rules, const State& state) {
                const bool offered = state.phase == Phase::place ||
                    state.phase == Phase::reinforce || state.phase == Phase::attack;
                if (!offered || random.below(4) != 0) return;
                const json::value sound = to_json(rules, state);
                for (int round = 0; round < 20; ++round) {
                    json::value changed = sound;
                    change_something(changed, random);
                    const auto position = read_position(rules, changed);
                    if (!position) continue;
                    ++accepted;
                    play_on(rules, *position, random);
                }
            }
        );
    }
    EXPECT_GT(accepted, 300U);
}

}  // namespace
}  // namespace kamchatka::record
