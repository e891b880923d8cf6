#include "server/desk/listing.hpp"

namespace kamchatka::server {
namespace {

constexpr std::int64_t listed_max = 200;
constexpr std::int64_t listed_per_owner_max = 10;

}  // namespace

void with_listing(
    store::Journals& journals,
    store::JournalKind kind,
    const Call& call,
    std::function<void(const Listing&)> then
) {
    using Rows = std::vector<store::JournalRow>;
    using Memberships = std::vector<store::Membership>;
    const auto add_mine =
        [&journals, kind, player = call.player, respond = call.respond, then](const Rows& rows) {
            if (!player) return then({rows, {}});
            const auto both = [rows, then](const Memberships& mine) { then({rows, mine}); };
            journals.of_member(
                kind, player->id, listed_max, read_or_answer<Memberships>(respond, both)
            );
        };
    journals.listed(
        kind,
        {.in_all = listed_max, .of_one_owner = listed_per_owner_max},
        read_or_answer<Rows>(call.respond, add_mine)
    );
}

}  // namespace kamchatka::server
