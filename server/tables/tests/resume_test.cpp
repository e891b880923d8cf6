// Whoever was away gets what he missed or a fresh view, and both are the same game.
#include "server/tables/room/game.hpp"
#include "server/tables/room/telling.hpp"
#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

// All the events a log holds, as the arbiter knows them.
std::vector<Event> logged(MemoryWorld& world, const Room& room) {
    std::vector<Event> events;
    const record::Lexicon lexicon{room.rules(), room.state()->seat_count};
    for (const auto& entry : world.entries()) {
        const auto body = decode_body(lexicon, entry.body);
        EXPECT_TRUE(body.has_value());
        const auto more = body->batch.events();
        events.insert(events.end(), more.begin(), more.end());
    }
    return events;
}

OrNull<std::int64_t> after(std::int64_t seq) { return OrNull<std::int64_t>{seq}; }

TEST(Resume, AtEverySeqWhatWasMissedLeadsToTheFreshView) {
    MemoryWorld world;
    world.room_limits.recent_events_max = 120;
    People people{world, {.people = 3}};
    people.start();
    people.play_until([](const State& state) { return state.round >= 3; });
    const auto events = logged(world, people.room());
    const std::int64_t head = people.room().seq();
    ASSERT_EQ(static_cast<std::int64_t>(events.size()), head);
    const record::Lexicon lexicon{people.room().rules(), 3};
    int resumed = 0;
    int fresh = 0;
    for (std::int64_t seq = 0; seq <= head; ++seq) {
        for (const Viewer& viewer : {Viewer{Seat::s1}, Viewer{Seat::s2}, Viewer{Spectator{}}}) {
            const Seat* seat = std::get_if<Seat>(&viewer);
            FakeAttendee attendee{
                seat != nullptr ? std::optional{static_cast<store::PlayerId>(index(*seat) + 1)}
                                : std::nullopt,
                "x"};
            ASSERT_FALSE(people.room().join(attendee, after(seq)));
            const std::string whole =
                json::serialize(json::parse(view_json(lexicon, *people.room().state(), viewer)));
            if (attendee.count("view") == 1) {
                ++fresh;
                EXPECT_EQ(attendee.last("view").at("seq").as_int64(), head);
                EXPECT_EQ(json::serialize(attendee.last("view").at("view")), whole);
            } else {
                ++resumed;
                const auto message = attendee.last("events");
                EXPECT_EQ(message.at("seq").as_int64(), seq + 1);
                const std::span<const Event> missed{
                    events.begin() + static_cast<std::ptrdiff_t>(seq), events.end()};
                EXPECT_EQ(
                    json::serialize(message.at("events")),
                    json::serialize(json::parse(events_json(lexicon, missed, viewer)))
                );
            }
            people.room().leave(attendee);
        }
    }
    EXPECT_GT(resumed, 100);
    EXPECT_GT(fresh, 10);
}

TEST(Resume, ASeqThatNeverWasGetsAFreshView) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    FakeAttendee attendee{2, "player 2"};
    ASSERT_FALSE(people.room().join(attendee, after(people.room().seq() + 10)));
    EXPECT_EQ(attendee.count("view"), 1U);
}

TEST(Resume, NothingMissedStillTellsWhatMayBeDone) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    people.play_until([](const State& state) { return state.round >= 1; });
    const Seat turn = awaited_seats(*people.room().state()).front();
    FakeAttendee attendee{static_cast<store::PlayerId>(index(turn) + 1), "x"};
    ASSERT_FALSE(people.room().join(attendee, after(people.room().seq())));
    EXPECT_TRUE(attendee.last("events").at("events").as_array().empty());
    EXPECT_FALSE(attendee.last("events").at("options").as_array().empty());
}

// Every message of a whole game numbers its events without a gap, for everybody.
TEST(Resume, NumbersAreDense) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    people.play_until([](const State& state) { return state.round >= 4; });
    for (std::size_t i = 1; i <= 3; ++i) {
        std::int64_t seq = 0;
        for (const std::string& frame : people.person(i).frames) {
            const auto message = json::parse(frame);
            if (message.at("type").as_string() == "view") seq = message.at("seq").as_int64();
            if (message.at("type").as_string() != "events") continue;
            EXPECT_EQ(message.at("seq").as_int64(), seq + 1);
            seq += static_cast<std::int64_t>(message.at("events").as_array().size());
        }
        EXPECT_EQ(seq, people.room().seq());
    }
}

TEST(Resume, ARestartedRoomIsTheSameRoom) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    people.play_until([](const State& state) { return state.round >= 3; });
    const auto again = brought_back(world, people.room(), world.entries());
    ASSERT_NE(again, nullptr);
    EXPECT_EQ(*again->state(), *people.room().state());
    EXPECT_EQ(again->seq(), people.room().seq());
}

TEST(Resume, DiceAfterARestartAreThoseThatWouldHaveFallen) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    people.play_until([](const State& state) { return state.round >= 2; });
    const auto stored = world.entries();
    const auto again = brought_back(world, people.room(), stored);
    ASSERT_NE(again, nullptr);
    // The same action in both: what chance adds must be the same.
    const Seat turn = awaited_seats(*again->state()).front();
    FakeAttendee& attendee = people.person(index(turn) + 1);
    Act act;
    act.ref = "once";
    act.seq = again->seq();
    act.action.value = people.choose(options_of(attendee));
    people.room().act(attendee, act);
    world.settle();
    const State expected = *people.room().state();
    world.replace_entries(stored);
    FakeAttendee other{static_cast<store::PlayerId>(index(turn) + 1), "x"};
    ASSERT_FALSE(again->join(other, {}));
    again->act(other, act);
    world.settle();
    EXPECT_EQ(*again->state(), expected);
}

TEST(Resume, ALogOfAnotherSeedIsRefused) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    people.play_until([](const State& state) { return state.round >= 1; });
    Digest other{};
    other[0] = 1;
    EXPECT_EQ(brought_back(world, people.room(), world.entries(), other), nullptr);
}

TEST(Resume, ADamagedEntryIsRefused) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    people.play_until([](const State& state) { return state.round >= 1; });
    const auto refused = [&](const std::function<void(std::vector<store::Entry>&)>& damage) {
        auto entries = world.entries();
        damage(entries);
        return brought_back(world, people.room(), entries) == nullptr;
    };
    EXPECT_FALSE(refused([](auto&) {}));
    EXPECT_TRUE(refused([](auto& entries) { entries.erase(entries.begin() + 3); }));
    EXPECT_TRUE(refused([](auto& entries) { entries[2].body.pop_back(); }));
    EXPECT_TRUE(refused([](auto& entries) { entries[2].body = R"({"actions":[],"events":[{}]})"; })
    );
}

}  // namespace
}  // namespace kamchatka::server
