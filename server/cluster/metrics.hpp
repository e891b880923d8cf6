// How it goes with a node among others, for whoever watches over them.
#pragma once

#include "store/ownership.hpp"

#include <string>

namespace kamchatka::server {

void write_cluster(std::string& out, const store::ClusterCounts& counts);

}  // namespace kamchatka::server
