// What is written is read back the same: actions, events, states and whole records, over games of
// every rulebook. A census makes sure that the games held something of everything.
#include "record/action_schema.hpp"
#include "record/event_schema.hpp"
#include "record/knobs/house_rules.hpp"
#include "record/knobs/knobs.hpp"
#include "record/position.hpp"
#include "record/record_json.hpp"
#include "record/tests/random_game.hpp"
#include "record/text/record_text.hpp"
#include "record/text/text.hpp"
#include "record/words/spelling.hpp"
#include "testkit/effort.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace kamchatka::record {
namespace {

std::vector<Ruleset> rulesets_to_try() {
    std::vector<Ruleset> sets;
    for (const Ruleset* set : rulebooks::all) sets.push_back(*set);
    Ruleset kingmaker = rulebooks::challenge;
    EXPECT_FALSE(set_knob(kingmaker, "kingmaker", "on"));
    EXPECT_FALSE(set_knob(kingmaker, "army_cap", "60"));
    sets.push_back(kingmaker);
    Ruleset house = rulebooks::prestige_torneo;
    house.id = Name{"casa_mia"};
    // Few armies and small hands, so that seats fall and their cards do not all find room.
    EXPECT_FALSE(set_knob(house, "setup.starting_armies", R"({"3":14,"4":11,"5":9,"6":7})"));
    EXPECT_FALSE(set_knob(house, "combat.hand_limit", "3"));
    EXPECT_FALSE(set_knob(house, "combat.protected_rounds", "0"));
    EXPECT_FALSE(set_knob(house, "challenge_card", "on"));
    sets.push_back(house);
    return sets;
}

// Of the states of a game, every so many.
constexpr std::size_t stride = ::kamchatka::test::sanitized ? 60 : 6;

template <typename Check>
void for_each_game(const Check& check) {
    for (const Ruleset& set : rulesets_to_try()) {
        for (std::uint8_t seat_count = 3; seat_count <= seat_count_max; ++seat_count) {
            if (set.setup.starting_armies[seat_count] == 0) continue;
            for (std::uint64_t seed = 1; seed <= 8; ++seed) {
                SCOPED_TRACE(
                    std::string{set.id.view()} + ' ' + std::to_string(seat_count) + ' ' +
                    std::to_string(seed)
                );
                test::RandomGame game{.set = set, .seat_count = seat_count, .seed = seed};
                if (seed > 6) game.scheme = Scheme::promises;
                check(game);
            }
        }
    }
}

TEST(RoundTrip, EveryActionAndEventComesBackFromTextAndJson) {
    std::set<std::size_t> actions_seen;
    std::set<std::size_t> events_seen;
    for_each_game([&](const test::RandomGame& game) {
        const Record record = test::play(game);
        const Rules rules = rules_of(record);
        const Lexicon lexicon{rules, record.seat_count};
        for (const Step& step : record.steps) {
            actions_seen.insert(step.action.index());
            const auto action = from_text<Action>(lexicon, to_text(lexicon, step.action));
            ASSERT_TRUE(action) << message(action.error());
            ASSERT_EQ(*action, step.action);
            const auto again = from_json<Action>(lexicon, to_json(lexicon, step.action));
            ASSERT_TRUE(again) << message(again.error());
            ASSERT_EQ(*again, step.action);
            for (const Event& event : step.events) {
                events_seen.insert(event.index());
                const auto read_event = from_text<Event>(lexicon, to_text(lexicon, event));
                ASSERT_TRUE(read_event) << message(read_event.error());
                ASSERT_EQ(*read_event, event);
                const auto event_again = from_json<Event>(lexicon, to_json(lexicon, event));
                ASSERT_TRUE(event_again) << message(event_again.error());
                ASSERT_EQ(*event_again, event);
            }
        }
    });
    EXPECT_EQ(actions_seen.size(), std::variant_size_v<Action>);
    EXPECT_EQ(events_seen.size(), std::variant_size_v<Event>);
}

TEST(RoundTrip, EveryStateComesBackFromJson) {
    std::set<Phase> phases;
    for_each_game([&](const test::RandomGame& game) {
        std::size_t step = 0;
        test::play(game, [&](const Rules& rules, const State& state) {
            if (!phases.insert(state.phase).second && ++step % stride != 0) return;
            const json::value value = to_json(rules, state);
            const auto back = from_json<State>(rules, value);
            ASSERT_TRUE(back) << message(back.error());
            ASSERT_EQ(*back, state);
            ASSERT_EQ(parse_json(json::serialize(value)).value(), value);
        });
    });
    EXPECT_GE(phases.size(), Spelling<Phase>::words.size() - 2);  // start, and rarely tie_break
}

TEST(RoundTrip, EveryStateInATurnIsASoundPosition) {
    for_each_game([&](const test::RandomGame& game) {
        std::size_t step = 0;
        test::play(game, [&](const Rules& rules, const State& state) {
            const bool offered = state.phase == Phase::place || state.phase == Phase::reinforce ||
                state.phase == Phase::attack;
            if (!offered || ++step % stride != 0) return;
            const auto back = read_position(rules, to_json(rules, state));
            ASSERT_TRUE(back) << message(back.error());
            ASSERT_EQ(*back, state);
        });
    });
}

TEST(RoundTrip, EveryRecordComesBackFromTextAndJson) {
    for_each_game([&](const test::RandomGame& game) {
        Record record = test::play(game);
        record.players[Seat::s2] = "Anna \"la Volpe\" \\ Čita";
        record.tags = {{"event", "Coppa"}, {"place", ""}};
        const std::string text = write_text(record);
        const auto reading = read_text(text);
        ASSERT_TRUE(reading) << message(reading.error());
        EXPECT_FALSE(reading->cut_off);
        ASSERT_EQ(reading->record, record);
        ASSERT_EQ(reading->state, test::last_state(record));
        ASSERT_EQ(write_text(reading->record), text);

        const std::string document = pretty(to_json(record));
        const auto twin = read_any(document);
        ASSERT_TRUE(twin) << message(twin.error());
        ASSERT_EQ(twin->record, record);
        ASSERT_EQ(write_text(twin->record), text);
    });
}

TEST(RoundTrip, ARecordMayBeginAtAPosition) {
    for_each_game([&](const test::RandomGame& game) {
        Record whole = test::play(game);
        Record rest;
        rest.set = whole.set;
        rest.board = whole.board;
        rest.seat_count = whole.seat_count;
        State state = first_state(whole);
        for (const Step& step : whole.steps) {
            for (const Event& event : step.events) evolve(state, event);
            if (rest.position) rest.steps.push_back(step);
            if (!rest.position && state.round == 2 && state.phase == Phase::reinforce) {
                rest.position = state;
            }
        }
        ASSERT_TRUE(rest.position || whole.steps.size() < 400);
        if (!rest.position) return;
        const std::string text = write_text(rest);
        const auto reading = read_text(text);
        ASSERT_TRUE(reading) << message(reading.error());
        ASSERT_EQ(reading->record, rest);
        ASSERT_EQ(write_text(reading->record), text);
        const auto twin = read_json(to_json(rest));
        ASSERT_TRUE(twin) << message(twin.error());
        ASSERT_EQ(twin->record, rest);
    });
}

TEST(RoundTrip, StepsWrittenOneByOneAreTheWholeText) {
    const Record record = test::play({.set = rulebooks::torneo, .seat_count = 4, .seed = 9});
    Scribe scribe{record};
    std::string text = scribe.opening();
    for (const Step& step : record.steps) text += scribe.step(step);
    EXPECT_EQ(scribe.step_count(), record.steps.size());
    EXPECT_EQ(scribe.state(), test::last_state(record));
    EXPECT_EQ(text + scribe.end(), write_text(record));
}

}  // namespace
}  // namespace kamchatka::record
