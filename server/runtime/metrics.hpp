// What the server counts about itself, and the text Prometheus reads. Numbers only: no names, no
// codes, nothing of a game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace kamchatka::server {

// Of milliseconds.
class Histogram {
public:
    static constexpr std::array<double, 10> bounds_ms{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};

    void add(double ms);
    void write(std::string& out, std::string_view name, std::string_view help) const;

private:
    std::array<std::uint64_t, bounds_ms.size() + 1> counts_{};
    double sum_ms_ = 0;
};

// What rooms count.
struct RoomCounts {
    std::uint64_t actions = 0;     // of people, accepted
    std::uint64_t rejections = 0;  // of people, refused
    std::uint64_t batches = 0;     // stored, whoever acted
    std::uint64_t events = 0;
    std::uint64_t duplicates = 0;
    std::uint64_t bot_actions = 0;
    Histogram commit{};  // from decided to durable
};

void write_counter(
    std::string& out, std::string_view name, std::string_view help, std::uint64_t value
);
void write_gauge(
    std::string& out, std::string_view name, std::string_view help, std::uint64_t value
);
void write_seconds(std::string& out, std::string_view name, std::string_view help, double seconds);
void write_counts(std::string& out, const RoomCounts& counts);

// Resident memory of this process in bytes; 0 when it cannot be told.
std::uint64_t resident_bytes();
// That the process has used so far, in all its threads.
double cpu_seconds();

}  // namespace kamchatka::server
