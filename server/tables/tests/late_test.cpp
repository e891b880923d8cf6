// Who watches late must not be able to tell what has happened since: not from what is played, nor
// from anything else that happens at a table, over the socket, over HTTP and after a restart.
#include "server/tables/tests/scene.hpp"

#include <functional>

namespace kamchatka::server {
namespace {

// Two games that part: who watches late cannot tell before the delay is over.
TEST(Worlds, WhoWatchesLateKnowsNothingOfWhatHasHappenedSince) {
    constexpr std::uint8_t seed = 2;
    Scene here{"challenge", seed, nullptr};
    Scene there{"challenge", seed, nullptr};
    for (int i = 0; i < 150; ++i) {
        ASSERT_TRUE(here.play());
        there.repeat(here.people.last_deed());
    }
    ASSERT_EQ(here.people.room().seq(), there.people.room().seq());
    there.people.change_their_minds(99);
    const Viewer stranger = Spectator{};
    const auto all = [&](Scene& scene) {
        std::string text;
        for (const std::string& frame : scene.frames(stranger)) text += frame + '\n';
        return text;
    };
    for (int i = 0; i < scene_delay_s - 2; ++i) {
        ASSERT_TRUE(here.play());
        ASSERT_TRUE(there.play());
        ASSERT_EQ(parting(all(here), all(there)), "") << "after " << i << " s";
        ASSERT_EQ(parting(here.asked(stranger), there.asked(stranger)), "");
        ASSERT_EQ(parting(here.rejoined(stranger, {}), there.rejoined(stranger, {})), "");
        ASSERT_EQ(parting(here.rejoined(stranger, 40), there.rejoined(stranger, 40)), "");
    }
    EXPECT_TRUE(here.frames(Seat::s1) != there.frames(Seat::s1));
    here.let_pass(scene_delay_s * 1000);
    there.let_pass(scene_delay_s * 1000);
    EXPECT_NE(parting(all(here), all(there)), "") << "and then he hears of it";
}

// All that can happen at a table beside what is played, each in one of two worlds that are
// otherwise the same.
struct Happening {
    const char* what;
    std::function<void(Scene&)> happens;
};

const std::vector<Happening>& happenings() {
    static const auto clock = [](Scene& scene, const ClockRequest& request) {
        EXPECT_FALSE(scene.people.room().change_clock(1, request));
    };
    static const std::vector<Happening> all{
        {"somebody says something",
         [](Scene& scene) {
             Say say;
             say.text = "ho perso la Kamchatka";
             scene.people.room().say(scene.people.person(2), say);
         }},
        {"silence is asked for",
         [](Scene& scene) { scene.people.room().ask_silence(scene.people.person(3)); }},
        {"a line drops", [](Scene& scene) { scene.people.room().leave(scene.people.person(2)); }},
        {"somebody leaves", [](Scene& scene) { EXPECT_FALSE(scene.people.room().stand_up(3)); }},
        {"the host leaves", [](Scene& scene) { EXPECT_FALSE(scene.people.room().stand_up(1)); }},
        {"a seat is muted",
         [](Scene& scene) { EXPECT_FALSE(scene.people.room().mute(1, Seat::s2, true)); }},
        {"the clock is paused", [](Scene& scene) { clock(scene, {.pause = true}); }},
        {"minutes are added", [](Scene& scene) { clock(scene, {.add_minutes = 9}); }},
        {"another name", [](Scene& scene) { scene.people.room().rename(2, "Bruna"); }},
        {"the table is abandoned", [](Scene& scene) { scene.people.room().abandon(); }},
        {"the game ends", [](Scene& scene) { scene.people.withdraw_all(); }},
    };
    return all;
}

TEST(Worlds, WhoWatchesLateKnowsOfNothingElseEither) {
    constexpr std::uint8_t seed = 2;
    const Viewer stranger = Spectator{};
    for (const Happening& one : happenings()) {
        SCOPED_TRACE(one.what);
        Scene here{"challenge", seed, nullptr};
        Scene there{"challenge", seed, nullptr};
        for (int i = 0; i < 120; ++i) {
            ASSERT_TRUE(here.play());
            there.repeat(here.people.last_deed());
        }
        const auto all = [&](Scene& scene) {
            std::string text;
            for (const std::string& frame : scene.frames(stranger)) text += frame + '\n';
            // What he says himself is answered as if nothing had happened.
            Say say;
            say.text = "chi vince?";
            FakeAttendee other{9, "Zoe"};
            EXPECT_FALSE(scene.people.room().join(other, {}));
            scene.people.room().say(other, say);
            scene.world.settle();
            for (const std::string& frame : other.frames) text += frame + '\n';
            scene.people.room().leave(other);
            return text + scene.asked(stranger) + scene.rejoined(stranger, 40);
        };
        one.happens(there);
        there.world.settle();
        for (int i = 0; i < scene_delay_s - 2; i += 4) {
            ASSERT_EQ(parting(all(here), all(there)), "") << "after " << i << " s";
            here.let_pass(4000);
            there.let_pass(4000);
        }
        here.let_pass(3000);
        there.let_pass(3000);
        const bool only_the_clock = std::string_view{one.what}.find("clock") != std::string::npos ||
            std::string_view{one.what}.find("minutes") != std::string::npos;
        EXPECT_EQ(parting(all(here), all(there)).empty(), only_the_clock) << "then he hears of it";
    }
}

// Brought back from the store in the middle of the delay, and after it.
TEST(Worlds, ARestartTellsNobodyTooEarly) {
    constexpr std::uint8_t seed = 2;
    Scene scene{"challenge", seed, nullptr};
    for (int i = 0; i < 120; ++i) ASSERT_TRUE(scene.play());
    Say say;
    say.text = "fra poco ho vinto";
    scene.people.room().say(scene.people.person(2), say);
    happenings().back().happens(scene);
    scene.world.settle();
    ASSERT_EQ(scene.people.room().table().state, TableState::ended);
    const auto again = [&] {
        return brought_back(scene.world, scene.people.room(), scene.world.entries(), [&] {
            Digest digest{};
            digest[0] = seed;
            return digest;
        }());
    };
    const auto seen = [](Room& room) {
        FakeAttendee visitor{std::nullopt, ""};
        EXPECT_FALSE(room.join(visitor, {}));
        const auto view = visitor.last("view");
        room.leave(visitor);
        return view;
    };
    const auto early = again();
    EXPECT_EQ(early->state_for(std::nullopt), TableState::playing);
    EXPECT_EQ(early->state_for(1), TableState::ended);
    EXPECT_EQ(seen(*early).at("table").at("state"), "playing");
    EXPECT_TRUE(seen(*early).at("chat").as_array().empty());
    EXPECT_LT(seen(*early).at("seq").as_int64(), early->seq());
    EXPECT_GT(seen(*early).at("seq").as_int64(), 0);
    scene.world.now += scene_delay_s * 1000 + 1000;
    const auto late = again();
    EXPECT_EQ(late->state_for(std::nullopt), TableState::ended);
    EXPECT_EQ(seen(*late).at("seq").as_int64(), late->seq());
    early->tick();
    EXPECT_EQ(early->state_for(std::nullopt), TableState::ended);
}

}  // namespace
}  // namespace kamchatka::server
