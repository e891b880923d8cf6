// From what is stored of a table to what its room begins with. It goes through the whole log, so a
// worker does it; nothing here waits, tells or stores.
#pragma once

#include "server/tables/room/audience.hpp"
#include "server/tables/room/game.hpp"
#include "server/tables/room/recent.hpp"
#include "server/tables/room/world.hpp"
#include "server/tables/table.hpp"
#include "store/catalogue.hpp"

#include <boost/json.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::server {

struct Restored {
    Table table;
    std::shared_ptr<const Rules> rules;
    Digest server_seed;
    std::vector<store::ChatRow> chat;

    // Nothing in the lobby.
    std::optional<Game> game{};
    Recent recent;
    std::int64_t last_ms = 0;          // of the last batch
    std::int64_t phase_since_seq = 0;  // the event that began the present phase
    boost::json::value clock{};        // as the log and the host left it
    std::vector<Chair> chairs{};
    std::vector<Later> later{};  // for spectators who are told late
};

// Why there is no room in what is stored: in words for the operator.
struct Unrestored {
    std::string why;
};

Result<Restored, Unrestored> restore(
    store::WholeTable stored, const std::vector<store::Entry>& entries, const RoomLimits& limits
);

// What a room without a game begins with, and what its log makes of it.
Result<Restored, Unrestored> follow_log(Restored begun, const std::vector<store::Entry>& entries);

}  // namespace kamchatka::server
