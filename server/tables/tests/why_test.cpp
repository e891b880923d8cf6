// Asking why is a question, not an attempt: in every ruleset and phase the answer is what the
// attempt would get, and nothing comes of it. Nor does it tell what the seat may not know.
#include "testkit/server/people.hpp"

#include "engine/rulebooks.hpp"
#include "record/words/spelling.hpp"
#include "server/api/json.hpp"

#include <gtest/gtest.h>

#include <set>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

Why question(std::string ref, std::int64_t seq, json::value action) {
    Why why;
    why.ref = std::move(ref);
    why.seq = seq;
    why.action.value = std::move(action);
    return why;
}

// Something of every kind that a seat can ask for, most of it refused: too few and too many, far
// and near, of one's own and of others.
std::vector<json::object> all_sorts(const Room& room) {
    const record::Lexicon lexicon{room.rules(), room.state()->seat_count};
    const std::size_t count = room.rules().board.territory_count;
    const auto name = [&](std::size_t i) {
        return std::string{record::spell(lexicon, id_of<Territory>(i % count))};
    };
    std::vector<json::object> all;
    const auto add = [&](json::object action) { all.push_back(std::move(action)); };
    for (std::size_t i = 0; i < count; i += 6) {
        add({{"type", "claim_territory"}, {"territory", name(i)}});
        add({{"type", "build_centre"}, {"territory", name(i)}});
        for (const int armies : {0, 1, 3, 999}) {
            add({{"type", "place_armies"}, {"territory", name(i)}, {"armies", armies}});
            add({{"type", "take_back_armies"}, {"territory", name(i)}, {"armies", armies}});
        }
        for (const std::size_t step : {std::size_t{1}, std::size_t{2}, count / 2}) {
            for (const int dice : {0, 1, 3}) {
                add({{"type", "attack"}, {"from", name(i)}, {"to", name(i + step)}, {"dice", dice}}
                );
            }
            add({{"type", "transfer"}, {"from", name(i)}, {"to", name(i + step)}, {"armies", 1}});
        }
    }
    for (const int number : {0, 1, 2, 3, 99}) {
        add({{"type", "occupy"}, {"armies", number}});
        add({{"type", "defend"}, {"dice", number}});
    }
    for (const char* colour : {"red", "blue", "purple"}) {
        add({{"type", "choose_colour"}, {"colour", colour}});
        add({{"type", "show_colour"}, {"colour", colour}});
    }
    add({{"type", "promise"}, {"hash", std::string{their_promise}}});
    add({{"type", "contribute"}, {"entropy", std::string{their_contribution}}});
    add({{"type", "contribute"}, {"entropy", std::string(32, '7')}});
    for (const char* seat : {"s1", "s2", "s6"}) add({{"type", "withdraw"}, {"seat", seat}});
    for (const char* type :
         {"abstain", "end_turn", "play_challenge_card", "call_time", "nonsense"}) {
        add({{"type", type}});
    }
    return all;
}

// All that a question could have touched.
struct Traces {
    std::uint64_t state;
    std::int64_t seq;
    std::size_t stored;
    std::optional<std::int64_t> wake_ms;
    std::uint64_t rejections;
    std::size_t thoughts;
    std::string clock;
    std::vector<std::size_t> heard;

    bool operator==(const Traces&) const = default;
};

struct Asking {
    explicit Asking(const std::string& ruleset)
        : people{world, {.ruleset = ruleset, .people = 4, .settings = timed()}} {
        people.start();
    }

    static Settings timed() {
        Settings settings;
        settings.clock.kind = ClockKind::bank;
        settings.clock.bank_s = 3600;
        return settings;
    }

    Traces traces(std::size_t but) {
        Room& room = people.room();
        Traces now{
            .state = digest(*room.state()),
            .seq = room.seq(),
            .stored = world.entries().size(),
            .wake_ms = room.wake_ms(),
            .rejections = world.room_counts.rejections,
            .thoughts = world.memory_thinker.question_count,
            .clock = to_json_text(room.detail(1)),
            .heard = {}};
        for (std::size_t i = 1; i <= people.size(); ++i) {
            if (i != but) now.heard.push_back(people.person(i).frames.size());
        }
        return now;
    }

    // Asks, and then does it where it is refused: both must say the same.
    void compare(std::size_t person, const json::object& action) {
        FakeAttendee& who = people.person(person);
        Room& room = people.room();
        const Traces before = traces(person);
        const std::size_t heard = who.frames.size();
        const std::string ref = people.next_ref();
        room.answer_why(who, question(ref, room.seq(), action));
        world.settle();
        ASSERT_EQ(traces(person), before) << json::serialize(action);
        ASSERT_EQ(who.frames.size(), heard + 1);
        json::object answer = json::parse(who.frames.back()).as_object();
        ASSERT_EQ(answer.at("type"), "because");
        ASSERT_EQ(answer.at("ref").as_string(), ref);
        ++asked;
        if (answer.at("reason").is_null()) {
            EXPECT_EQ(answer.size(), 3U) << json::serialize(answer);
            const record::Lexicon lexicon{room.rules(), room.state()->seat_count};
            const auto read = record::from_json<Action>(lexicon, action);
            const Seat seat = id_of<Seat>(person - 1);
            EXPECT_TRUE(read && decide(room.rules(), *room.state(), seat, *read));
            ++accepted;
            return;
        }
        reasons.insert(std::string{answer.at("reason").as_string()});
        Act act;
        act.ref = ref;
        act.seq = room.seq();
        act.action.value = action;
        room.act(who, act);
        world.settle();
        json::object refused = json::parse(who.frames.back()).as_object();
        EXPECT_EQ(refused.at("type"), "reject") << json::serialize(action);
        answer.erase("type");
        refused.erase("type");
        EXPECT_EQ(answer, refused) << json::serialize(action);
        EXPECT_EQ(room.seq(), before.seq);
    }

    MemoryWorld world;
    People people;
    int asked = 0;
    int accepted = 0;
    std::set<std::string> reasons;
};

class WhyIn : public testing::TestWithParam<const Ruleset*> {};

TEST_P(WhyIn, TheAnswerIsWhatTheAttemptWouldGetAndNothingComesOfIt) {
    Asking asking{std::string{GetParam()->id.view()}};
    std::map<Phase, int> seen;
    const auto ask_all = [&] {
        // Somebody who is awaited, and somebody who may not be.
        const std::size_t first = index(awaited_seats(*asking.people.room().state()).front()) + 1;
        for (const std::size_t person : {first, first % 4 + 1}) {
            for (const json::object& action : all_sorts(asking.people.room())) {
                asking.compare(person, action);
            }
            // What is offered would be accepted, unless it is a lottery of bytes.
            if (asking.people.room().state()->phase == Phase::reveal) continue;
            const auto offered = options_of(asking.people.person(person));
            if (!offered.empty()) asking.compare(person, asking.people.choose(offered));
        }
    };
    for (int i = 0; i < 3000 && asking.people.room().state()->round < 5; ++i) {
        if (++seen[asking.people.room().state()->phase] <= 2) ask_all();
        if (!asking.people.play()) break;
    }
    EXPECT_GE(seen.size(), 6U);
    EXPECT_GT(asking.asked, 1000);
    EXPECT_GT(asking.accepted, 20);
    for (const char* reason :
         {"malformed", "not_your_turn", "not_adjacent", "not_your_territory", "promise_not_kept"}) {
        EXPECT_TRUE(asking.reasons.contains(reason)) << reason;
    }
}

INSTANTIATE_TEST_SUITE_P(
    EveryRuleset,
    WhyIn,
    testing::ValuesIn(rulebooks::all),
    [](const auto& book) { return std::string{book.param->id.view()}; }
);

std::string because(FakeAttendee& who) {
    return std::string{who.last("because").at("reason").as_string()};
}

TEST(Why, WhoCannotActIsToldSoToo) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    const json::object action{{"type", "end_turn"}};
    people.room().answer_why(people.person(1), question("a", 0, action));
    EXPECT_EQ(because(people.person(1)), "table_not_running");
    people.start();
    people.play_until([](const State& state) { return state.round >= 1; });
    const std::int64_t seq = people.room().seq();
    FakeAttendee stranger{std::nullopt, ""};
    ASSERT_FALSE(people.room().join(stranger, {}));
    people.room().answer_why(stranger, question("a", seq, action));
    EXPECT_EQ(because(stranger), "not_seated");
    people.room().leave(stranger);
    people.room().answer_why(people.person(2), question("a", seq - 1, action));
    EXPECT_EQ(because(people.person(2)), "stale");
    world.data.refuse();
    people.room().answer_why(people.person(2), question("a", seq, action));
    EXPECT_EQ(because(people.person(2)), "read_only");
    world.data.accept();
    people.withdraw_all();
    people.room().answer_why(people.person(1), question("a", people.room().seq(), action));
    EXPECT_EQ(because(people.person(1)), "table_ended");
}

TEST(Why, AQuestionUnderTheNameOfADeedDoesNotStandInItsWay) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    people.play_until([](const State& state) { return state.round >= 1; });
    const Seat seat = awaited_seats(*people.room().state()).front();
    const std::size_t person = index(seat) + 1;
    const auto action = people.choose(options_of(people.person(person)));
    const std::int64_t seq = people.room().seq();
    people.room().answer_why(people.person(person), question("same", seq, action));
    EXPECT_TRUE(people.person(person).last("because").at("reason").is_null());
    Act act;
    act.ref = "same";
    act.seq = seq;
    act.action.value = action;
    people.repeat({person, act});
    EXPECT_GT(people.room().seq(), seq) << "it had not acted yet";
}

// The bot goes on playing for somebody who only asks.
TEST(Why, AskingBringsNobodyBack) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    people.play_until([](const State& state) { return state.round >= 1; });
    ASSERT_FALSE(people.room().stand_up(3));
    const auto away = [&] { return people.room().table().at(Seat::s3).away; };
    ASSERT_TRUE(away());
    const json::object action{{"type", "end_turn"}};
    people.room().answer_why(people.person(3), question("a", people.room().seq(), action));
    world.settle();
    EXPECT_EQ(people.person(3).count("because"), 1U);
    EXPECT_TRUE(away());
}

// The same answers with other objectives and cards in the hands of the others.
TEST(Why, TheAnswerFollowsFromWhatTheSeatMayKnow) {
    for (const Ruleset* book : rulebooks::all) {
        Asking asking{std::string{book->id.view()}};
        Room& room = asking.people.room();
        for (int i = 1; i <= 320; ++i) {
            if (!asking.people.play()) break;
            if (i % 80 != 0 || room.state()->round == 0) continue;
            const record::Lexicon lexicon{room.rules(), room.state()->seat_count};
            State other = *room.state();
            std::swap(other.objective[Seat::s2], other.objective[Seat::s3]);
            for (const Seat seat : {Seat::s2, Seat::s3, Seat::s4}) {
                CardSet& hand = other.hand[seat].reveal();
                CardSet& deck = other.deck.reveal();
                if (hand.empty() || deck.empty()) continue;
                const Card one = hand.front();
                const Card two = deck.front();
                hand.erase(one);
                deck.erase(two);
                hand.insert(two);
                deck.insert(one);
            }
            for (const json::object& action : all_sorts(room)) {
                const auto read = record::from_json<Action>(lexicon, action);
                if (!read) continue;
                const Decision here = decide(room.rules(), *room.state(), Seat::s1, *read);
                const Decision there = decide(room.rules(), other, Seat::s1, *read);
                ASSERT_EQ(here.has_value(), there.has_value()) << json::serialize(action);
                if (here) continue;
                ASSERT_EQ(here.error(), there.error()) << json::serialize(action);
            }
        }
    }
}

}  // namespace
}  // namespace kamchatka::server
