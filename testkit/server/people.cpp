// Clients without a plan.
#include "testkit/server/people.hpp"

#include "server/tables/room/telling.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {

boost::json::array options_of(const FakeAttendee& attendee) {
    for (auto it = attendee.frames.rbegin(); it != attendee.frames.rend(); ++it) {
        const auto message = boost::json::parse(*it);
        if (const auto* options = message.as_object().if_contains("options")) {
            return options->as_array();
        }
    }
    return {};
}

People::People(MemoryWorld& world, const TableOptions& options)
    : world_{world},
      room_{lay(world, options)} {
    for (std::size_t i = 1; i <= options.people; ++i) {
        attendees_.push_back(std::make_unique<FakeAttendee>(
            static_cast<store::PlayerId>(i), "player " + std::to_string(i)
        ));
        EXPECT_FALSE(room_->join(*attendees_.back(), {}));
    }
}

void People::start() {
    ASSERT_FALSE(room_->start(1));
    world_.settle();
}

boost::json::object People::choose(const boost::json::array& options) {
    std::vector<boost::json::object> wanted;
    for (const auto& option : options) {
        const auto& type = option.at("type");
        if (type != "withdraw" && type != "take_back_armies") wanted.push_back(option.as_object());
    }
    const bool on = source_.below(5) == 0;
    auto action =
        wanted.at(on ? wanted.size() - 1 : source_.below(static_cast<unsigned>(wanted.size())));
    for (auto& [key, value] : action) {
        const boost::json::object* open = value.if_object();
        if (open == nullptr) continue;
        if (open->contains("bytes")) {
            value = std::string{key == "hash" ? their_promise : their_contribution};
        } else {
            value = source_.below(2) == 0 ? open->at("min") : open->at("max");
        }
    }
    return action;
}

bool People::play() {
    const State* state = room_->state();
    if (state == nullptr) return false;
    for (const Seat seat : awaited_seats(*state)) {
        if (index(seat) >= attendees_.size()) continue;
        FakeAttendee& attendee = *attendees_[index(seat)];
        const auto options = options_of(attendee);
        if (options.empty()) continue;
        Act act;
        act.ref = next_ref();
        act.seq = room_->seq();
        act.action.value = choose(options);
        repeat({index(seat) + 1, act});
        return true;
    }
    return false;
}

void People::withdraw_all() {
    for (int i = 0; i < 1000 && !room_->state()->cause; ++i) {
        for (std::size_t number = 2; number <= size(); ++number) {
            const std::string seat = "s" + std::to_string(number);
            room_->act(
                person(number),
                act_message(
                    next_ref(), room_->seq(), R"({"type":"withdraw","seat":")" + seat + "\"}"
                )
            );
            world_.settle();
        }
        if (!room_->state()->cause) static_cast<void>(play());
    }
    EXPECT_EQ(room_->table().state, TableState::ended);
}

void People::repeat(const Deed& deed) {
    last_deed_ = deed;
    room_->act(person(deed.person), deed.act);
    world_.settle();
}

void People::play_until(const std::function<bool(const State&)>& reached, int actions_max) {
    while (actions_max-- > 0 && room_->state() != nullptr && !reached(*room_->state())) {
        if (!play()) return;
    }
}

}  // namespace kamchatka::server
