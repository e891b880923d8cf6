// Whose session a token is: read once, then remembered for as long as it is true.
#include "server/people/sessions.hpp"

#include "server/people/tokens.hpp"
#include "store/memory/store.hpp"

#include <gtest/gtest.h>

#include <deque>

namespace kamchatka::server {
namespace {

class SessionsTest : public testing::Test {
protected:
    SessionsTest() {
        auto& rows = store_.contents()->rows;
        rows.players[1] = {
            .row = {.id = 1, .kind = store::PlayerKind::guest, .name = "Anna", .created_ms = 0},
            .key = {},
            .look = {},
            .secrets = {}};
        rows.sessions[token_hash("cookie")] = {
            .token = token_hash("cookie"),
            .player = 1,
            .created_ms = now_ms_,
            .expires_ms = now_ms_ + 60 * day_ms};
    }

    std::optional<store::PlayerRow> who(const std::string& token) {
        std::optional<store::PlayerRow> player;
        sessions_.who(token, [&](const auto& read) { player = *read; });
        return player;
    }

    std::int64_t now_ms_ = 1000 * day_ms;
    store::MemoryStore store_;
    Clocks clocks() {
        return {[this] { return now_ms_; }, [this] { return now_ms_ + wall_ahead_ms_; }};
    }

    std::int64_t wall_ahead_ms_ = 0;
    Calendar calendar_{clocks()};
    Sessions sessions_{store_.catalogue(), calendar_};
};

TEST_F(SessionsTest, AreReadOnce) {
    ASSERT_TRUE(who("cookie"));
    EXPECT_FALSE(who("another"));
    store_.contents()->rows.sessions.clear();
    EXPECT_EQ(who("cookie")->name, "Anna");
}

TEST_F(SessionsTest, AreReadAnewWhenSomethingAboutThePlayerChanged) {
    ASSERT_TRUE(who("cookie"));
    store_.contents()->rows.players.at(1).row.name = "Annalisa";
    EXPECT_EQ(who("cookie")->name, "Anna");
    sessions_.forget(1);
    EXPECT_EQ(who("cookie")->name, "Annalisa");
    store_.contents()->rows.sessions.clear();
    sessions_.forget(1);
    EXPECT_FALSE(who("cookie"));
}

TEST_F(SessionsTest, RunOutWhileTheyAreRemembered) {
    ASSERT_TRUE(who("cookie"));
    now_ms_ += 61 * day_ms;
    EXPECT_FALSE(who("cookie"));
}

// Whatever somebody does to the machine's clock: nobody is signed out before it has stood for a
// day, also when the server is started anew meanwhile.
TEST_F(SessionsTest, OutliveAClockThatJumps) {
    for (const std::int64_t jump_ms : {day_ms / 24, 31 * day_ms, 3650 * day_ms}) {
        for (const std::int64_t way : {1, -1}) {
            wall_ahead_ms_ = way * jump_ms;
            calendar_.look();
            EXPECT_TRUE(who("cookie"));
            Calendar started_anew{clocks(), calendar_.settled_ms()};
            Sessions later{store_.catalogue(), started_anew};
            later.who("cookie", [](const auto& read) { EXPECT_TRUE(*read); });
            now_ms_ += day_ms - 60'000;
            calendar_.look();
            EXPECT_TRUE(who("cookie"));
        }
    }
}

TEST_F(SessionsTest, ArePutOffByUseInTheStoreToo) {
    for (int i = 0; i < 3; ++i) {
        now_ms_ += 50 * day_ms;
        ASSERT_TRUE(who("cookie")) << i;
    }
    const auto& row = store_.contents()->rows.sessions.at(token_hash("cookie"));
    EXPECT_EQ(row.expires_ms, now_ms_ + 60 * day_ms);
}

// Nothing that was read before somebody was signed out may be remembered after it.
TEST_F(SessionsTest, AreNotRememberedWhenThePlayerWasForgottenMeanwhile) {
    std::deque<std::function<void()>> later;
    store::MemoryStore slow{
        store::MemoryStore::Running::at_once,
        {.deliver = [&](std::function<void()> answer) { later.push_back(std::move(answer)); }},
        store_.contents()};
    Sessions sessions{slow.catalogue(), calendar_};
    int answers = 0;
    sessions.who("cookie", [&](const auto&) { ++answers; });
    sessions.forget(1);
    store_.contents()->rows.sessions.clear();
    later.front()();
    EXPECT_EQ(answers, 1);
    std::optional<store::PlayerRow> player;
    sessions.who("cookie", [&](const auto& read) { player = *read; });
    later.back()();
    EXPECT_FALSE(player);
}

}  // namespace
}  // namespace kamchatka::server
