// A disk that takes nothing for a while: nobody is told what is not stored, the table stands still
// and says so, and plays on by itself when the disk takes it again.
#include "server/tables/directory.hpp"
#include "testkit/server/hand_loop.hpp"
#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

#include <array>

namespace kamchatka::server {
namespace {

using boost::json::value;

value read_only(FakeAttendee& person) { return person.last("table").at("table").at("read_only"); }

// Somebody who is awaited acts; what comes of it is on its way to the disk.
People::Deed act_without_storing(People& people) {
    for (const Seat seat : awaited_seats(*people.room().state())) {
        const std::size_t number = index(seat) + 1;
        const auto options = options_of(people.person(number));
        if (options.empty()) continue;
        People::Deed deed{.person = number};
        deed.act.ref = people.next_ref();
        deed.act.seq = people.room().seq();
        deed.act.action.value = people.choose(options);
        people.room().act(people.person(number), deed.act);
        return deed;
    }
    ADD_FAILURE() << "nobody is awaited";
    return {};
}

TEST(Refusing, AnActionThatIsNotStoredCostsTheRoom) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    people.play_until([](const State& state) { return state.round >= 1; });
    world.settle();
    std::array<std::size_t, 3> heard{};
    for (std::size_t i = 1; i <= 3; ++i) heard[i - 1] = people.person(i).count("events");
    act_without_storing(people);
    std::optional<bool> answered;
    people.room().when_stored([&](bool stored) { answered = stored; });
    world.data.refuse();
    world.settle();
    EXPECT_EQ(answered, false) << "whoever waits is told";
    EXPECT_TRUE(people.room().lost());
    for (std::size_t i = 1; i <= 3; ++i) {
        EXPECT_EQ(people.person(i).count("events"), heard[i - 1]);
        EXPECT_EQ(people.person(i).closed, Farewell::restart) << "they come back to what is stored";
    }
    EXPECT_EQ(world.troubles, std::vector{Trouble::not_stored});
}

TEST(Refusing, ATableWithNothingOnItsWayStandsStillAndGoesOn) {
    MemoryWorld world;
    TableOptions options{.people = 2, .bots = 1};
    options.settings.clock.kind = ClockKind::table;
    options.settings.clock.minutes = 90;
    People people{world, options};
    people.start();
    people.play_until([](const State& state) { return state.round >= 1; });
    world.settle();
    const std::int64_t seq = people.room().seq();
    world.data.refuse();
    ASSERT_EQ(people.room().wake_ms(), world.now) << "it has something to tell";
    people.room().tick();
    EXPECT_EQ(read_only(people.person(1)), true);
    world.now += 60'000;
    people.room().act(people.person(1), act_message("b", seq, R"({"type":"end_turn"})"));
    EXPECT_EQ(people.person(1).last("reject").at("reason"), "read_only");
    Say line;
    line.text = "ciao";
    people.room().say(people.person(1), line);
    EXPECT_EQ(people.person(1).last("error").at("reason"), "read_only");
    world.settle();
    EXPECT_FALSE(people.room().lost()) << "nobody tried in vain";
    world.data.accept();
    ASSERT_EQ(people.room().wake_ms(), world.now);
    people.room().tick();
    EXPECT_EQ(read_only(people.person(1)), false);
    people.play_until([](const State& state) { return state.round >= 2; });
    EXPECT_GT(people.room().seq(), seq);
}

// A directory whose loop is run by hand.
class RefusingDirectory : public testing::Test {
protected:
    // Until nothing is left to do, here and on the worker: twice in a row nothing came back of it
    // but what was asked last of all.
    void run() {
        for (int quiet = 0; quiet < 2;) {
            directory_.tick();
            world_.settle();
            bool back = false;
            ASSERT_TRUE(workers_.run<int>(
                {Lane::background}, [] { return 0; }, [&](std::optional<int>) { back = true; }
            ));
            int answers = 0;
            for (; !back; ++answers) loop_.run_next();
            quiet = answers == 1 ? quiet + 1 : 0;
        }
    }

    MemoryWorld world_;
    HandLoop loop_;
    Workers workers_{1, 100, loop_.post()};
    Directory directory_{world_, workers_, {}};
};

TEST_F(RefusingDirectory, ALostTableComesBackByItselfAndPlaysOn) {
    People people{world_, {.people = 3}};
    directory_.add(people.shared_room());
    people.start();
    people.play_until([](const State& state) { return state.round >= 1; });
    const std::string code = people.room().table().code;
    const std::int64_t seq = people.room().seq();
    const auto deed = act_without_storing(people);
    world_.data.refuse();
    run();
    EXPECT_TRUE(people.room().lost());
    EXPECT_EQ(directory_.open(code), nullptr);
    for (int i = 0; i < 2; ++i) {
        world_.now += 60'000;
        run();
    }
    EXPECT_EQ(directory_.open(code), nullptr) << "it would be lost again";
    world_.data.accept();
    run();
    const auto room = directory_.open(code);
    ASSERT_NE(room, nullptr);
    EXPECT_NE(room, people.shared_room());
    EXPECT_EQ(room->seq(), seq) << "what is stored";
    FakeAttendee first{1, "player 1"};
    FakeAttendee second{2, "player 2"};
    FakeAttendee third{3, "player 3"};
    for (FakeAttendee* each : {&first, &second, &third}) ASSERT_FALSE(room->join(*each, {}));
    // The same action once more, by whoever sent it.
    FakeAttendee* again = deed.person == 1 ? &first : deed.person == 2 ? &second : &third;
    room->act(*again, deed.act);
    world_.settle();
    EXPECT_GT(room->seq(), seq);
    EXPECT_EQ(again->count("reject"), 0U);
    for (FakeAttendee* each : {&first, &second, &third}) room->leave(*each);
}

TEST_F(RefusingDirectory, WhoeverAsksForItFindsItAtOnce) {
    People people{world_, {.people = 3}};
    directory_.add(people.shared_room());
    people.start();
    people.play_until([](const State& state) { return state.round >= 1; });
    act_without_storing(people);
    world_.data.refuse();
    run();
    std::shared_ptr<Room> found;
    directory_.find(people.room().table().code, [&](const auto& room) {
        if (room) found = *room;
    });
    run();
    ASSERT_NE(found, nullptr) << "what is stored can be read";
    EXPECT_TRUE(found->detail(1).read_only);
    EXPECT_EQ(found->start(1), Reason::table_running);
}

}  // namespace
}  // namespace kamchatka::server
