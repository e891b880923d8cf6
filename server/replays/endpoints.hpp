// Records and replays of games, made on worker threads.
#pragma once

#include "server/api/router.hpp"
#include "server/tables/directory.hpp"

#include <functional>
#include <span>

namespace kamchatka::server {

class ReplayEndpoints {
public:
    ReplayEndpoints(Directory& directory, store::Log& log, Workers& workers)
        : directory_{directory},
          log_{log},
          workers_{workers} {}

    static std::span<const Route<ReplayEndpoints>> routes();

private:
    void get_events(const Call& call);
    void get_record(const Call& call);
    void get_replay(const Call& call);
    void post_replay(const Call& call);

    // What is made, on a worker, of the log of a table.
    using Make = std::function<HttpResponse(
        const Table& table, const Rules& rules, const std::vector<store::Entry>& entries
    )>;
    void answer_from_log(const Room& room, const Respond& respond, Make make);
    // The same for a game that is over, and answers where it is not.
    void answer_when_over(const Call& call, Make make);

    Directory& directory_;
    store::Log& log_;
    Workers& workers_;
};

}  // namespace kamchatka::server
