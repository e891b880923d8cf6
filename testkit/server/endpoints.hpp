// The HTTP endpoints over a world in memory, without a socket: what would be answered to whom.
// Players 1, 2, 3... are guests with sessions.
#pragma once

#include "server/people/sessions.hpp"
#include "server/replays/endpoints.hpp"
#include "server/tables/endpoints.hpp"
#include "testkit/server/hand_loop.hpp"
#include "testkit/server/memory_world.hpp"

#include <string>

namespace kamchatka::server {

class Endpoints {
public:
    // Games are told in pages of so many entries.
    Endpoints(
        MemoryWorld& world, std::size_t people, std::int64_t page = ReplayEndpoints::usual_page
    );

    // Takes in the room, whose table is in the store.
    void add(const std::shared_ptr<Room>& room) { directory_.add(room); }

    // The answer to a player, or to a stranger: status and body.
    std::string get(const std::string& path, std::optional<store::PlayerId> player);

private:
    static std::string token(store::PlayerId player);

    // What workers hand to the loop: run here while an answer is waited for.
    HandLoop loop_;

    Workers workers_;
    Calendar calendar_;
    Sessions sessions_;
    Directory directory_;
    TableEndpoints tables_;
    ReplayEndpoints replays_;
    Router router_;
};

}  // namespace kamchatka::server
