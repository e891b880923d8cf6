// A proposal is told to who asks, and nothing comes of it until he asks for what it says.
#include "testkit/server/people.hpp"

#include "engine/rulebooks.hpp"

#include <gtest/gtest.h>

#include <map>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

Propose proposal(std::string ref, std::int64_t seq, std::optional<Matter> of = {}) {
    return {std::move(ref), seq, of};
}

std::size_t awaited(People& people) {
    return index(awaited_seats(*people.room().state()).front()) + 1;
}

bool to_place(const State& state) {
    return state.phase == Phase::place || state.phase == Phase::draft;
}

std::string why(FakeAttendee& who) {
    return std::string{who.last("because").at("reason").as_string()};
}

class ProposeIn : public testing::TestWithParam<const Ruleset*> {};

TEST_P(ProposeIn, WhatIsProposedCanBeDoneAndIsToldToWhoAsks) {
    MemoryWorld world;
    People people{world, {.ruleset = std::string{GetParam()->id.view()}, .people = 4}};
    people.start();
    std::size_t placed = 0;
    std::size_t nothing = 0;
    for (int i = 0; i < 400 && people.room().state()->round < 3; ++i) {
        const std::size_t asker = awaited(people);
        FakeAttendee& who = people.person(asker);
        const std::uint64_t before = digest(*people.room().state());
        const std::size_t stored = world.entries().size();
        const auto wake_ms = people.room().wake_ms();
        std::vector<std::size_t> heard;
        for (std::size_t p = 1; p <= 4; ++p) heard.push_back(people.person(p).frames.size());
        people.room().propose(who, proposal(people.next_ref(), people.room().seq()));
        world.settle();
        ASSERT_EQ(digest(*people.room().state()), before);
        ASSERT_EQ(world.entries().size(), stored);
        ASSERT_EQ(people.room().wake_ms(), wake_ms);
        for (std::size_t p = 1; p <= 4; ++p) {
            ASSERT_EQ(people.person(p).frames.size(), heard[p - 1] + (p == asker ? 1 : 0));
        }
        const auto answer = json::parse(who.frames.back());
        ASSERT_EQ(answer.at("type"), "proposal");
        const json::array& actions = answer.at("actions").as_array();
        const bool place = people.room().state()->phase == Phase::place;
        if (actions.empty()) {
            ++nothing;
            people.play();
            continue;
        }
        ++placed;
        json::object first = actions.front().as_object();
        const std::int64_t go = people.room().state()->go;
        if (place && first.at("armies").as_int64() > go) first["armies"] = go;
        Act act;
        act.ref = people.next_ref();
        act.seq = people.room().seq();
        act.action.value = first;
        people.repeat({asker, act});
        ASSERT_NE(digest(*people.room().state()), before) << json::serialize(first);
    }
    EXPECT_GT(placed, 12U);
    EXPECT_GT(nothing, 4U);
}

// Against bots, following what is proposed from the first colour to the end.
TEST_P(ProposeIn, WhateverIsAskedOfTheSeatABotOfTheServerKnowsAnAnswer) {
    MemoryWorld world;
    Settings settings;
    settings.bot_pace = BotPace::instant;
    People people{
        world,
        {.ruleset = std::string{GetParam()->id.view()},
         .people = 1,
         .bots = 3,
         .settings = settings}};
    people.start();
    std::map<std::string, int> done;
    for (int i = 0; i < 1500 && !people.room().state()->cause; ++i) {
        FakeAttendee& me = people.person(1);
        people.room().propose(me, proposal(people.next_ref(), people.room().seq(), Matter::turn));
        world.settle();
        const auto answer = json::parse(me.frames.back());
        ASSERT_EQ(answer.at("type"), "proposal");
        const json::array& actions = answer.at("actions").as_array();
        const State& state = *people.room().state();
        if (adds_to_the_seed(state.phase)) {
            ASSERT_TRUE(actions.empty());
            ASSERT_TRUE(people.play());
            continue;
        }
        ASSERT_FALSE(actions.empty());
        json::object first = actions.front().as_object();
        const std::int64_t go = state.go;
        if (state.phase == Phase::place && first.at("armies").as_int64() > go) first["armies"] = go;
        Act act;
        act.ref = people.next_ref();
        act.seq = people.room().seq();
        act.action.value = first;
        const std::uint64_t before = digest(state);
        people.repeat({1, act});
        ASSERT_NE(digest(*people.room().state()), before) << json::serialize(first);
        ++done[std::string{first.at("type").as_string()}];
    }
    for (const char* kind : {"place_armies", "attack", "occupy"}) EXPECT_GT(done[kind], 3) << kind;
    EXPECT_GT(done["end_turn"] + done["transfer"], 3);
}

INSTANTIATE_TEST_SUITE_P(
    EveryRuleset,
    ProposeIn,
    testing::ValuesIn(rulebooks::all),
    [](const auto& book) { return std::string{book.param->id.view()}; }
);

TEST(Propose, IsAnAidAndNotForTournaments) {
    for (const bool tournament : {false, true}) {
        MemoryWorld world;
        Settings settings;
        settings.tournament = tournament;
        settings.aids = tournament;
        People people{world, {.people = 3, .settings = settings}};
        people.start();
        people.play_until(to_place);
        FakeAttendee& who = people.person(awaited(people));
        people.room().propose(who, proposal("a", people.room().seq()));
        EXPECT_EQ(why(who), "not_permitted");
        EXPECT_EQ(who.last("because").at("ref"), "a");
    }
}

TEST(Propose, WhatABotWouldDoIsToldAgainstBotsOnly) {
    for (const std::size_t people_count : {1U, 2U}) {
        MemoryWorld world;
        People people{world, {.people = people_count, .bots = 3 - people_count}};
        people.start();
        FakeAttendee& who = people.person(1);
        people.room().propose(who, proposal("a", people.room().seq(), Matter::turn));
        world.settle();
        const auto answer = json::parse(who.frames.back());
        EXPECT_EQ(answer.at("ref"), "a");
        EXPECT_EQ(answer.at("type"), people_count == 1 ? "proposal" : "because");
        if (people_count == 1) continue;
        EXPECT_EQ(why(who), "not_permitted");
        people.room().propose(who, proposal("b", people.room().seq(), Matter::placement));
        world.settle();
        EXPECT_EQ(who.count("proposal"), 1U);
    }
}

TEST(Propose, OneAtATimeForASeatAndOnlyOfTheBoardAsItIs) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    people.play_until(to_place);
    FakeAttendee& who = people.person(awaited(people));
    const std::int64_t seq = people.room().seq();
    people.room().propose(who, proposal("old", seq - 1));
    EXPECT_EQ(why(who), "stale");
    people.room().propose(who, proposal("first", seq));
    people.room().propose(who, proposal("second", seq));
    EXPECT_EQ(why(who), "rate_limited");
    EXPECT_EQ(who.last("because").at("ref"), "second");
    // The go is over before the bot has answered.
    const auto options = options_of(who);
    Act act;
    act.ref = "go";
    act.seq = seq;
    act.action.value = people.choose(options);
    people.room().act(who, act);
    while (world.data.step()) {}
    ASSERT_GT(people.room().seq(), seq);
    world.settle();
    EXPECT_EQ(who.last("because").at("ref"), "first");
    EXPECT_EQ(why(who), "stale");
    EXPECT_EQ(who.count("proposal"), 0U);
}

TEST(Propose, WhoIsGoneIsToldNothing) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    people.play_until(to_place);
    FakeAttendee& who = people.person(awaited(people));
    FakeAttendee second{who.player(), "another window"};
    ASSERT_FALSE(people.room().join(second, {}));
    people.room().propose(second, proposal("a", people.room().seq()));
    people.room().leave(second);
    world.settle();
    EXPECT_EQ(second.count("proposal"), 0U);
    EXPECT_EQ(who.count("proposal"), 0U);
    FakeAttendee stranger{std::nullopt, ""};
    ASSERT_FALSE(people.room().join(stranger, {}));
    people.room().propose(stranger, proposal("a", people.room().seq()));
    EXPECT_EQ(why(stranger), "not_seated");
    people.room().leave(stranger);
}

}  // namespace
}  // namespace kamchatka::server
