// Somebody who does one thing at a table of his own, is told that it is done, and looks for it
// after the server was killed at that moment. What he does is not in the log of the game.
#pragma once

#include "testkit/client/net_client.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace kamchatka::load {

class Witness {
public:
    // Signs in, does one thing or another, and returns as soon as he has heard of it.
    Witness(std::uint16_t port, std::size_t number);
    // What he was told of and does not find any more.
    std::optional<std::string> missing();

private:
    server::Browser browser_;
    std::size_t deed_;
    std::string code_;
};

}  // namespace kamchatka::load
