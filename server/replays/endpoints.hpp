// Records and replays of games, made on worker threads: what is long comes in pages, and what never
// changes again is kept.
#pragma once

#include "server/api/router.hpp"
#include "server/replays/kept.hpp"
#include "server/tables/directory.hpp"

#include <functional>
#include <span>
#include <string>

namespace kamchatka::server {

class ReplayEndpoints {
public:
    // A page has so many entries of the log: enough that few games need a third, little enough that
    // nobody waits behind one.
    static constexpr std::int64_t usual_page = 2'000;
    ReplayEndpoints(
        Directory& directory, store::Log& log, Workers& workers, std::int64_t page = usual_page
    )
        : directory_{directory},
          log_{log},
          workers_{workers},
          page_{page} {}

    static std::span<const Route<ReplayEndpoints>> routes();

private:
    void get_events(const Call& call);
    void get_record(const Call& call);
    void get_replay(const Call& call);
    void get_replay_steps(const Call& call);
    void get_replay_points(const Call& call);
    void post_replay(const Call& call);

    // What is made, on a worker, of some of the log of a table.
    using Make = std::function<HttpResponse(
        const Table& table, const Rules& rules, const std::vector<store::Entry>& entries
    )>;
    void answer_from_log(
        const Call& call, const Room& room, store::Part part, const Respond& respond, Make make
    );
    // The same for a game that is over, under a key to keep it by; answers where it is not over.
    void answer_when_over(const Call& call, const std::string& key, store::Part part, Make make);

    Directory& directory_;
    store::Log& log_;
    Workers& workers_;
    const std::int64_t page_;
    Kept kept_{std::size_t{32} << 20U};
};

}  // namespace kamchatka::server
