// The HTTP endpoints over a world in memory, without a socket: what would be answered to whom.
// Players 1, 2, 3... are guests with sessions.
#pragma once

#include "server/api/api.hpp"
#include "testkit/server/memory_world.hpp"
#include "testkit/store/fixture.hpp"

#include <string>

namespace kamchatka::server {

class Endpoints {
public:
    Endpoints(MemoryWorld& world, std::size_t people);

    // Takes the room in, and its table into the catalogue.
    void add(const std::shared_ptr<Room>& room);

    // The answer to a player, or to a stranger: status and body.
    std::string get(const std::string& path, std::optional<store::PlayerId> player);

private:
    static std::string token(store::PlayerId player);

    MemoryWorld& world_;
    store::TemporaryFolder folder_;
    store::Store data_{folder_.path()};
    Accounts accounts_;
    Hub hub_;
    Workers workers_;
    Desk desk_;
    Api api_;
};

}  // namespace kamchatka::server
