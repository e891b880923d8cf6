// Prometheus text, by hand.
#include "server/runtime/metrics.hpp"

#include <unistd.h>

#include <array>
#include <cstdio>
#include <ctime>
#include <fstream>

namespace kamchatka::server {
namespace {

void write_head(
    std::string& out, std::string_view name, std::string_view help, std::string_view type
) {
    out += "# HELP kamchatka_";
    out.append(name).append(" ").append(help);
    out += "\n# TYPE kamchatka_";
    out.append(name).append(" ").append(type) += '\n';
}

void write_value(std::string& out, std::string_view name, std::string_view value) {
    out += "kamchatka_";
    out.append(name).append(" ").append(value) += '\n';
}

std::string number(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%g", value);
    return text.data();
}

// To the thousandth.
std::string in_milliseconds(double seconds) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3f", seconds);
    return text.data();
}

double seconds_of(clockid_t clock) {
    timespec used{};
    clock_gettime(clock, &used);
    return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9;
}

}  // namespace

void Histogram::add(double ms) {
    std::size_t i = 0;
    while (i < bounds_ms.size() && ms > bounds_ms[i]) ++i;
    ++counts_[i];
    sum_ms_ += ms;
}

void Histogram::write(std::string& out, std::string_view name, std::string_view help) const {
    const std::string base{name};
    write_head(out, name, help, "histogram");
    std::uint64_t below = 0;
    for (std::size_t i = 0; i < bounds_ms.size(); ++i) {
        below += counts_[i];
        write_value(
            out, base + "_bucket{le=\"" + number(bounds_ms[i] / 1000) + "\"}", std::to_string(below)
        );
    }
    below += counts_.back();
    write_value(out, base + "_bucket{le=\"+Inf\"}", std::to_string(below));
    write_value(out, base + "_sum", number(sum_ms_ / 1000));
    write_value(out, base + "_count", std::to_string(below));
}

void write_counter(
    std::string& out, std::string_view name, std::string_view help, std::uint64_t value
) {
    write_head(out, name, help, "counter");
    write_value(out, name, std::to_string(value));
}

void write_gauge(
    std::string& out, std::string_view name, std::string_view help, std::uint64_t value
) {
    write_head(out, name, help, "gauge");
    write_value(out, name, std::to_string(value));
}

void write_seconds(std::string& out, std::string_view name, std::string_view help, double seconds) {
    write_head(out, name, help, "counter");
    write_value(out, name, in_milliseconds(seconds));
}

void write_seconds_gauge(
    std::string& out, std::string_view name, std::string_view help, double seconds
) {
    write_head(out, name, help, "gauge");
    write_value(out, name, in_milliseconds(seconds));
}

double cpu_seconds() { return seconds_of(CLOCK_PROCESS_CPUTIME_ID); }

double thread_cpu_ms() { return seconds_of(CLOCK_THREAD_CPUTIME_ID) * 1000; }

std::uint64_t resident_bytes() {
    std::ifstream statm{"/proc/self/statm"};
    std::uint64_t total = 0;
    std::uint64_t resident = 0;
    if (!(statm >> total >> resident)) return 0;
    return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace kamchatka::server
