#include "testkit/client/loop_watch.hpp"

#include "testkit/client/net_client.hpp"

#include <stdexcept>

namespace kamchatka::server {
namespace {

double value_of(const std::string& metrics, std::string_view name) {
    const std::string line = "\nkamchatka_" + std::string{name} + ' ';
    const std::size_t at = metrics.find(line);
    if (at == std::string::npos) throw std::runtime_error{"no" + line + "in /metrics: " + metrics};
    return std::stod(metrics.substr(at + line.size()));
}

}  // namespace

LoopReport ask_loop(std::uint16_t port) {
    const std::string metrics = Browser{port}.get("/metrics").body;
    return {
        .longest_ms = 1000 * value_of(metrics, "loop_longest_seconds"),
        .long_stretches = static_cast<std::uint64_t>(value_of(metrics, "loop_held_up_total")),
    };
}

}  // namespace kamchatka::server
