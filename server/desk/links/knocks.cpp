#include "server/desk/links/knocks.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

constexpr std::size_t knocks_max = 1000;
constexpr std::int64_t patience_ms = 60'000;  // whoever has closed the page waits no more

bool at_the_door(
    const Knock& knock, store::JournalId journal, std::int64_t invitation, store::PlayerId player
) {
    return knock.journal == journal && knock.invitation == invitation && knock.player == player;
}

}  // namespace

Door Knocks::knock(
    const store::InvitationRow& link, const store::PlayerRow& player, std::int64_t now_ms
) {
    for (Knock& each : knocks_) {
        if (!at_the_door(each, link.journal, link.id, player.id)) continue;
        each.heard_ms = now_ms;
        each.name = player.name;
        return each.door;
    }
    if (knocks_.size() >= knocks_max) knocks_.erase(knocks_.begin());
    knocks_.push_back(
        {.journal = link.journal,
         .invitation = link.id,
         .player = player.id,
         .name = player.name,
         .heard_ms = now_ms}
    );
    return Door::waiting;
}

std::vector<Knock> Knocks::waiting(store::JournalId journal, std::int64_t now_ms) const {
    std::vector<Knock> found;
    for (const Knock& each : knocks_) {
        const bool waits = each.door == Door::waiting && each.heard_ms + patience_ms > now_ms;
        if (each.journal == journal && waits) found.push_back(each);
    }
    return found;
}

bool Knocks::answer(
    store::JournalId journal, std::int64_t invitation, store::PlayerId player, Door door
) {
    const auto found = std::ranges::find_if(knocks_, [&](const Knock& each) {
        return at_the_door(each, journal, invitation, player);
    });
    if (found == knocks_.end()) return false;
    found->door = door;
    return true;
}

}  // namespace kamchatka::server
