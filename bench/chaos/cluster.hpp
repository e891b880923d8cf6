// script/cluster in a folder of its own: a pair of databases, nodes and a proxy, all real.
#pragma once

#include "testkit/store/fixture.hpp"

#include <sys/types.h>

#include <cstdint>
#include <string>

namespace kamchatka::chaos {

class Cluster {
public:
    struct Wish {
        std::string program;  // kamchatka
        std::string config;
        std::size_t nodes = 3;
        std::uint16_t port = 0;  // of the proxy; those of the nodes follow
    };
    // Blocks until everything is up. Throws when it does not come up.
    explicit Cluster(const Wish& wish);
    // Stops everything.
    ~Cluster();
    Cluster(const Cluster&) = delete;
    Cluster& operator=(const Cluster&) = delete;

    // What script/cluster can be asked for; what it said. Throws when it was not done.
    std::string ask(const std::string& what) const;

    std::string url() const { return noted("url"); }
    std::string key() const { return noted("key"); }
    // What a node has written to its log, in every life.
    std::string log(const std::string& node) const;

private:
    std::string noted(const char* key) const;

    store::TemporaryFolder folder_;
    pid_t process_ = -1;
};

}  // namespace kamchatka::chaos
