// The server, put together: the store, the rooms, the endpoints and the transport.
#pragma once

#include "server/config.hpp"
#include "server/transport/transport.hpp"

#include <cstdint>
#include <memory>

namespace kamchatka::server {

class Server {
public:
    // Opens the data folder and listens. Throws with a sentence for the operator when it cannot.
    explicit Server(const Config& config);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    std::uint16_t port() const;
    // Until a signal or stop().
    void run();
    // Any thread.
    void stop();
    // Whether the disk failed: then the process should end with an error, and start again.
    bool failed() const;
    // How long the loop was busy at a time; after run().
    const LoopStretches& stretches() const;

    struct Parts;

private:
    std::unique_ptr<Parts> parts_;
};

}  // namespace kamchatka::server
