#include "server/tables/counts.hpp"

namespace kamchatka::server {

void write_counts(std::string& out, const RoomCounts& counts) {
    write_counter(out, "actions_total", "Actions of people, accepted", counts.actions);
    write_counter(out, "rejections_total", "Actions of people, refused", counts.rejections);
    write_counter(out, "batches_total", "Entries stored in the log", counts.batches);
    write_counter(out, "events_total", "Events stored in the log", counts.events);
    write_counter(out, "duplicates_total", "Actions sent again", counts.duplicates);
    write_counter(out, "bot_actions_total", "Actions of bots", counts.bot_actions);
    counts.commit.write(out, "commit_seconds", "From decided to durable");
}

}  // namespace kamchatka::server
