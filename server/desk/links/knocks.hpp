// A link is for one person. Whoever opens one that is another's already waits at the door: the desk
// sees who, and lets them in or does not. Kept in memory alone, since the page that waits asks
// again. Runs in the loop.
#pragma once

#include "store/catalogue.hpp"
#include "store/journals.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace kamchatka::server {

enum class Door : std::uint8_t { waiting, opened, shut };

struct Knock {
    store::JournalId journal;
    std::int64_t invitation;
    store::PlayerId player;
    std::string name;  // as the player is called here
    std::int64_t heard_ms;
    Door door = Door::waiting;
};

class Knocks {
public:
    // Asked every few seconds by whoever waits.
    Door knock(
        const store::InvitationRow& link, const store::PlayerRow& player, std::int64_t now_ms
    );
    // Those who wait for an answer still.
    std::vector<Knock> waiting(store::JournalId journal, std::int64_t now_ms) const;
    // Whether anybody waited there.
    bool answer(
        store::JournalId journal, std::int64_t invitation, store::PlayerId player, Door door
    );

private:
    std::vector<Knock> knocks_;  // the oldest first
};

}  // namespace kamchatka::server
