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

void write_counter(
    std::string& out, std::string_view name, std::string_view help, std::uint64_t value
);
void write_gauge(
    std::string& out, std::string_view name, std::string_view help, std::uint64_t value
);
// Seconds that add up, and seconds that may be fewer the next time.
void write_seconds(std::string& out, std::string_view name, std::string_view help, double seconds);
void write_seconds_gauge(
    std::string& out, std::string_view name, std::string_view help, double seconds
);

// Resident memory of this process in bytes; 0 when it cannot be told.
std::uint64_t resident_bytes();
// That the process has used so far, in all its threads.
double cpu_seconds();
// That this thread has used so far.
double thread_cpu_ms();

}  // namespace kamchatka::server
