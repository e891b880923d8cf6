// A game told page by page is the game told at once, for everybody.
#include "testkit/server/endpoints.hpp"
#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

namespace json = boost::json;
using Asker = std::optional<store::PlayerId>;

class Pages : public testing::Test {
protected:
    Pages() {
        people_.start();
        whole_.add(people_.shared_room());
        paged_.add(people_.shared_room());
    }

    static json::value body_of(const std::string& answer) {
        return json::parse(answer.substr(answer.find('{')));
    }
    // All of a list that is told in pages, and how many it took.
    static json::array gather(
        Endpoints& from, const std::string& path, const char* list, Asker asker, json::value first
    ) {
        json::array all = first.at(list).as_array();
        for (json::value page = std::move(first); page.as_object().contains("next");) {
            const std::string after = std::to_string(page.at("next").as_int64());
            page = body_of(from.get(path + "?after=" + after, asker));
            for (const json::value& each : page.at(list).as_array()) all.push_back(each);
        }
        return all;
    }

    MemoryWorld world_;
    static TableOptions timed() {
        TableOptions options{.people = 3};
        options.settings.clock.kind = ClockKind::table;
        return options;
    }
    People people_{world_, timed()};
    Endpoints whole_{world_, 3, 1'000'000};
    Endpoints paged_{world_, 3, 7};
    const std::string table_ = "/api/tables/" + people_.room().table().code;
};

TEST_F(Pages, OfEventsAddUpForEveryViewer) {
    people_.play_until([](const State& state) { return state.round >= 3; });
    const std::string path = table_ + "/events";
    for (const Asker asker : {Asker{1}, Asker{2}, Asker{3}, Asker{}}) {
        const json::value at_once = body_of(whole_.get(path, asker));
        EXPECT_FALSE(at_once.as_object().contains("next"));
        ASSERT_EQ(std::ssize(at_once.at("events").as_array()), people_.room().seq());
        const auto all = gather(paged_, path, "events", asker, body_of(paged_.get(path, asker)));
        EXPECT_EQ(json::serialize(all), json::serialize(at_once.at("events")));
    }
}

TEST_F(Pages, OfEventsBeginAnywhere) {
    people_.play_until([](const State& state) { return state.round >= 1; });
    const std::string path = table_ + "/events";
    const json::array all = body_of(whole_.get(path, 1)).at("events").as_array();
    for (std::size_t after = 0; after <= all.size(); ++after) {
        const std::string tail = path + "?after=" + std::to_string(after);
        const auto rest = gather(paged_, path, "events", 1, body_of(paged_.get(tail, 1)));
        ASSERT_EQ(rest.size(), all.size() - after);
        for (std::size_t i = 0; i < rest.size(); ++i) ASSERT_EQ(rest[i], all[after + i]);
    }
}

TEST_F(Pages, AreRefusedForWhatIsNoNumber) {
    for (const char* after : {"-1", "x", "1x", "99999999999", "0x1", "%2B1"}) {
        const std::string answer = paged_.get(table_ + "/events?after=" + after, 1);
        EXPECT_TRUE(answer.starts_with("400")) << answer;
    }
    EXPECT_TRUE(paged_.get(table_ + "/events?after=2000000000", 1).starts_with("200"));
}

TEST_F(Pages, OfAReplayAddUp) {
    people_.play_until([](const State& state) { return state.round >= 4; });
    world_.now += 10 * 3'600'000;  // time is called
    people_.room().tick();
    world_.settle();
    people_.play_until([](const State&) { return false; });
    ASSERT_EQ(people_.room().table().state, TableState::ended);
    const std::string path = table_ + "/replay";
    const json::value at_once = body_of(whole_.get(path, {}));
    json::value first = body_of(paged_.get(path, {}));
    EXPECT_EQ(first.at("view"), at_once.at("view"));
    EXPECT_EQ(first.at("players"), at_once.at("players"));
    for (int i = 0; i < 2; ++i) {  // the second time what was kept
        const auto all = gather(paged_, path + "/steps", "steps", {}, first);
        EXPECT_EQ(all, at_once.at("steps").as_array());
    }
    // Points come with a game that is told at once, and are asked for of one in pages.
    EXPECT_FALSE(first.as_object().contains("points"));
    const json::value points = body_of(paged_.get(path + "/points", {}));
    EXPECT_EQ(points.at("marks"), at_once.at("points"));
    EXPECT_GT(points.at("marks").as_array().size(), 2U);
    const std::string record = paged_.get(table_ + "/record?format=text", {});
    EXPECT_TRUE(record.starts_with("200"));
    EXPECT_EQ(paged_.get(table_ + "/record?format=text", {}), record);
}

}  // namespace
}  // namespace kamchatka::server
