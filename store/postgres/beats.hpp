// A node says once a second that it lives, over a connection of its own: a busy writer must not
// look dead.
#pragma once

#include "store/postgres/pulse.hpp"
#include "store/postgres/writer.hpp"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace kamchatka::store::pg {

// Takes the name, in a transaction of its own: raises the incarnation, which frees whatever an
// earlier process under that name owned. Throws when such a process still lives; one that says it
// is up is watched for a little longer than its heart takes to beat. Gives the number of the last
// batch and of the last notice of the bulletin, too.
struct Named {
    Node node;
    Pulse::Time sent;
    std::int64_t batch;
    std::int64_t notice;
};
Named take_name(Database& database, const std::string& name);

class Beats {
public:
    Beats(const ConnectionOptions& options, Node node, Pulse& pulse, Writer& writer);
    ~Beats();
    Beats(const Beats&) = delete;
    Beats& operator=(const Beats&) = delete;

    // Says that the node has stopped, and ends.
    void stop();

private:
    void run();
    void beat();

    Database database_;
    const Node node_;
    Pulse& pulse_;
    Writer& writer_;
    std::mutex mutex_;
    std::condition_variable woken_;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace kamchatka::store::pg
