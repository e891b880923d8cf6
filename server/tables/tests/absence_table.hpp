// A table that somebody goes from and comes back to, as everybody sees it.
#pragma once

#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

#include <optional>

namespace kamchatka::server {

class AbsenceTable {
public:
    explicit AbsenceTable(const TableOptions& options) : people{world, options} {}

    void begin() {
        people.start();
        play_to_first_turn();
    }
    void play_to_first_turn() {
        people.play_until([](const State& state) { return state.round >= 1; });
    }
    void let_pass(std::int64_t ms) {
        world.now += ms;
        room().tick();
        world.settle();
    }
    Room& room() { return people.room(); }
    const Place& place(Seat seat) { return room().table().at(seat); }
    FakeAttendee& person_at(Seat seat) { return people.person(index(seat) + 1); }
    static PlayerId player_at(Seat seat) { return static_cast<PlayerId>(index(seat) + 1); }
    bool awaits(Seat seat) { return awaited_seats(*room().state()).contains(seat); }
    Seat awaited() { return awaited_seats(*room().state()).front(); }
    void leave(Seat seat) {
        room().leave(person_at(seat));
        world.settle();
    }
    void come_back(Seat seat) {
        EXPECT_FALSE(room().join(person_at(seat), {}));
        world.settle();
    }
    boost::json::value seen() {
        FakeAttendee fresh{std::nullopt, ""};
        EXPECT_FALSE(room().join(fresh, {}));
        world.settle();
        const boost::json::value view = fresh.last("view");
        room().leave(fresh);
        return view;
    }
    boost::json::value line(Seat seat) { return seen().at("table").at("seats").at(index(seat)); }
    // How long the seat is still waited for, as everybody sees it.
    std::optional<std::int64_t> left(Seat seat) {
        const boost::json::value view = seen();
        const auto* absent = view.at("clock").as_object().if_contains("absent");
        if (absent == nullptr) return std::nullopt;
        const auto* found = absent->as_object().if_contains(record::spell(seat));
        return found == nullptr ? std::nullopt : std::optional{found->at("left_ms").as_int64()};
    }
    bool neutral(Seat seat) { return room().state()->standing[seat] == Standing::withdrawn; }

    MemoryWorld world;
    People people;
};

}  // namespace kamchatka::server
