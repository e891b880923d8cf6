// A table with people, one who only watches, and the endpoints beside them: all that somebody is
// told or could ask for, to be compared with what is told in another world.
#pragma once

#include "testkit/server/endpoints.hpp"
#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>

namespace kamchatka::server {

inline constexpr std::size_t scene_seats = 4;
inline constexpr store::TableId scene_table = 4711;
inline constexpr std::int64_t scene_delay_s = 30;

// The people of a table with one who only watches, and the endpoints beside them.
struct Scene {
    Scene(const std::string& ruleset, std::uint8_t seed, std::shared_ptr<const Rules> rules)
        : people{world, table(ruleset, seed, std::move(rules))},
          endpoints{world, scene_seats} {
        EXPECT_FALSE(people.room().join(spectator, {}));
        people.start();
        endpoints.add(people.shared_room());
    }

    static TableOptions table(
        const std::string& ruleset, std::uint8_t seed, std::shared_ptr<const Rules> rules
    ) {
        TableOptions options{.ruleset = ruleset, .people = scene_seats};
        options.settings.clock.kind = ClockKind::bank;
        options.settings.clock.bank_s = 7200;
        options.settings.spectator_delay_s = seed % 2 == 0 ? scene_delay_s : 0;
        options.seed[0] = seed;
        options.rules = std::move(rules);
        options.id = scene_table;
        return options;
    }

    const State& state() { return *people.room().state(); }
    void let_pass(std::int64_t ms) {
        world.now += ms;
        people.room().tick();
        world.settle();
    }
    bool play() {
        const bool played = people.play();
        let_pass(1000);
        return played;
    }
    void repeat(const People::Deed& deed) {
        people.repeat(deed);
        let_pass(1000);
    }
    const std::vector<std::string>& frames(const Viewer& viewer) {
        const Seat* seat = std::get_if<Seat>(&viewer);
        return (seat != nullptr ? people.person(index(*seat) + 1) : spectator).frames;
    }

    // All that he could ask for; somebody without a seat is a stranger.
    std::string asked(const Viewer& viewer) {
        std::optional<store::PlayerId> player;
        if (const Seat* seat = std::get_if<Seat>(&viewer)) {
            player = static_cast<store::PlayerId>(index(*seat) + 1);
        }
        const std::string table = "/api/tables/" + people.room().table().code;
        std::string all;
        for (const std::string& path :
             {table,
              table + "/events",
              table + "/record",
              table + "/record?format=json",
              table + "/replay",
              table + "/geometry",
              std::string{"/api/tables"},
              std::string{"/api/my/tables"},
              std::string{"/api/me"},
              std::string{"/api/account/export"}}) {
            all += path + ' ' + endpoints.get(path, player) + '\n';
        }
        return all;
    }
    // Comes again and is told anew.
    std::string rejoined(const Viewer& viewer, const OrNull<std::int64_t>& seq) {
        const Seat* seat = std::get_if<Seat>(&viewer);
        FakeAttendee again{
            seat != nullptr ? std::optional<store::PlayerId>{index(*seat) + 1} : std::nullopt, "x"};
        EXPECT_FALSE(people.room().join(again, seq));
        std::string all;
        for (const std::string& frame : again.frames) all += frame + '\n';
        people.room().leave(again);
        return all;
    }

    MemoryWorld world;
    People people;
    FakeAttendee spectator{std::nullopt, ""};
    Endpoints endpoints;
};

// Where two texts part, with what stands before it.
inline std::string parting(const std::string& one, const std::string& two) {
    const auto length = static_cast<std::ptrdiff_t>(std::min(one.size(), two.size()));
    const auto [at, there] = std::mismatch(one.begin(), one.begin() + length, two.begin());
    const auto place = static_cast<std::size_t>(at - one.begin());
    if (one == two) return {};
    const std::size_t from = place < 80 ? 0 : place - 80;
    return one.substr(from, 160) + "\n  but  " + two.substr(from, 160);
}

}  // namespace kamchatka::server
