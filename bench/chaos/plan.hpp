// What goes wrong, and when: the same for the same seed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace kamchatka::chaos {

struct Trouble {
    std::string what;          // for script/cluster
    std::int64_t hold_ms = 0;  // until it is made good
    std::string made_good{};   // by this; empty where it makes itself good
    std::int64_t rest_ms = 0;  // after which the next comes
};

struct Extent {
    std::size_t nodes = 3;
    std::int64_t length_ms = 60'000;
    std::string only{};  // a word that the trouble begins with: "lose"; empty for all kinds
};

// Every kind, at least once where there is time, in any order; one promotion, half way through.
std::vector<Trouble> plan(std::uint64_t seed, const Extent& extent);

}  // namespace kamchatka::chaos
