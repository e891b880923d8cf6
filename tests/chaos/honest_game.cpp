// See honest_game.hpp.
#include "tests/chaos/honest_game.hpp"

#include "server/tables/wire/wire.hpp"

#include <gtest/gtest.h>

namespace kamchatka::checker {
namespace {

namespace json = boost::json;

server::Settings with_spectators() {
    server::Settings settings;
    settings.clock.kind = server::ClockKind::none;
    settings.spectators = true;
    settings.spectator_delay_s = 0;
    return settings;
}

std::string act_text(const server::Act& act) {
    return json::serialize(json::object{
        {"type", "act"}, {"ref", act.ref}, {"seq", act.seq}, {"action", act.action.value}});
}

}  // namespace

HonestGame::HonestGame() : people_{world_, {.people = 3, .settings = with_spectators()}} {
    const std::string code = people_.room().table().code;
    EXPECT_FALSE(people_.room().join(spectator_, {}));
    for (std::size_t i = 1; i <= 4; ++i) {
        testimonies.push_back({code, i <= 3 ? "player " + std::to_string(i) : "", {}});
        whose_.push_back(i - 1);
        read_.push_back(0);
    }
    collect();
    people_.start();
    collect();
    play(60);
    // Whoever acted last did not hear of it: comes back, and sends it again.
    const server::People::Deed deed = people_.last_deed();
    lose_socket(deed.person);
    testimonies.back().lines.push_back({++clock_ms_, Way::said, act_text(deed.act)});
    people_.repeat(deed);
    collect();
    play(60);
    stored = world_.stored(people_.room().table().id);
    entries = world_.entries();
}

void HonestGame::play(int actions) {
    for (int i = 0; i < actions && people_.play(); ++i) {
        const auto& deed = people_.last_deed();
        auto& lines = testimonies[whose_[deed.person - 1]].lines;
        lines.push_back({++clock_ms_, Way::said, act_text(deed.act)});
        world_.settle();
        collect();
    }
}

void HonestGame::collect() {
    for (std::size_t i = 0; i < 4; ++i) {
        const auto& frames = i < 3 ? people_.person(i + 1).frames : spectator_.frames;
        for (; read_[i] < frames.size(); ++read_[i]) {
            testimonies[whose_[i]].lines.push_back({++clock_ms_, Way::told, frames[read_[i]]});
        }
    }
}

// Forgets the last batch it was told, as if the socket had died before.
void HonestGame::lose_socket(std::size_t person) {
    Testimony& before = testimonies[whose_[person - 1]];
    std::int64_t seq = 0;
    while (seq == 0) {
        const json::object last = json::parse(before.lines.back().text).as_object();
        if (last.at("type").as_string() == "events") seq = last.at("seq").as_int64();
        before.lines.pop_back();
    }
    whose_[person - 1] = testimonies.size();
    testimonies.push_back({before.table, before.person, {}});
    server::FakeAttendee& attendee = people_.person(person);
    people_.room().leave(attendee);
    world_.settle();
    read_[person - 1] = attendee.frames.size();
    testimonies.back().lines.push_back(
        {++clock_ms_,
         Way::said,
         R"({"type":"join","table":")" + testimonies.back().table + R"(","seq":)" +
             std::to_string(seq - 1) + "}"}
    );
    EXPECT_FALSE(people_.room().join(attendee, server::OrNull<std::int64_t>{seq - 1}));
    world_.settle();
    collect();
}

void HonestGame::alter(
    const std::string& person, const std::function<bool(json::object& message)>& change
) {
    for (Testimony& testimony : testimonies) {
        if (testimony.person != person) continue;
        for (Line& line : testimony.lines) {
            if (line.way == Way::said) continue;
            json::object message = json::parse(line.text).as_object();
            if (!change(message)) continue;
            line.text = json::serialize(message);
            return;
        }
    }
    FAIL() << "there is no such message";
}

}  // namespace kamchatka::checker
