// The lobby, the seats and what a host may do, over HTTP.
#pragma once

#include "server/api/router.hpp"
#include "server/tables/directory.hpp"

#include <functional>
#include <memory>
#include <span>

namespace kamchatka::server {

// Who asks, if anybody that we know.
std::optional<PlayerId> asking(const Call& call);

// Answers once all that the room changed before is stored.
Respond once_stored(const std::shared_ptr<Room>& room, const Respond& respond);

// Calls with the room that the path names, or answers that there is none.
void with_room(
    Directory& directory,
    const Call& call,
    std::function<void(Room& room, const Respond& respond)> then
);

class TableEndpoints {
public:
    TableEndpoints(Directory& directory, Workers& workers)
        : directory_{directory},
          workers_{workers} {}

    static std::span<const Route<TableEndpoints>> routes();

private:
    void get_tables(const Call& call);
    void post_tables(const Call& call);
    void get_my_tables(const Call& call);
    void post_play_now(const Call& call);
    void get_table(const Call& call);
    void get_table_rules(const Call& call);
    void get_table_geometry(const Call& call);
    void post_rematch(const Call& call);
    void post_absence(const Call& call);
    void post_pace(const Call& call);
    void post_skip(const Call& call);
    void post_stop(const Call& call);
    void post_sit(const Call& call);
    void post_stand(const Call& call);
    void post_start(const Call& call);
    void post_seat(const Call& call);
    void post_mute(const Call& call);
    void post_clock(const Call& call);
    void post_replace(const Call& call);

    // Something that a player does to the table that the path names; the table is the answer.
    using Deed = std::function<Refusal(Room& room, const store::PlayerRow& player)>;
    void change(const Call& call, Deed deed);
    // The same, with what was asked for in the body.
    template <typename Wish>
    void change(const Call& call, Refusal (*deed)(Room&, const store::PlayerRow&, const Wish&));

    Directory& directory_;
    Workers& workers_;
};

}  // namespace kamchatka::server
