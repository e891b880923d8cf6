// What a client can bear witness to: all that it said and was told on one socket, in order.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace kamchatka::checker {

enum class Way : std::uint8_t { said, told };

struct Line {
    std::int64_t at_ms = 0;  // by any clock that all clients share
    Way way = Way::told;
    std::string text{};  // as it was on the socket
};

struct Testimony {
    std::string table{};   // code
    std::string person{};  // the name of the one at the seat; empty for a spectator
    std::vector<Line> lines{};
};

// The sockets of one person at one table in the order they were opened, never two at once.
using Testimonies = std::vector<Testimony>;

// A stretch in which nobody at a table was told of anything new, though the game went on after it.
struct Silence {
    std::string table{};
    std::int64_t from_ms = 0;
    std::int64_t until_ms = 0;

    std::int64_t length_ms() const { return until_ms - from_ms; }
};

// Of at least that length, the longest first.
std::vector<Silence> silences(const Testimonies& testimonies, std::int64_t length_ms_min);

}  // namespace kamchatka::checker
