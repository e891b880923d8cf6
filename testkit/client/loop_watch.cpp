#include "testkit/client/loop_watch.hpp"

#include "testkit/client/net_client.hpp"

#include <stdexcept>

namespace kamchatka::server {

double longest_stretch_ms(std::uint16_t port) {
    constexpr std::string_view gauge = "\nkamchatka_loop_longest_seconds ";
    const std::string metrics = Browser{port}.get("/metrics").body;
    const std::size_t at = metrics.find(gauge);
    if (at == std::string::npos) throw std::runtime_error{"no loop in /metrics: " + metrics};
    return 1000 * std::stod(metrics.substr(at + gauge.size()));
}

}  // namespace kamchatka::server
