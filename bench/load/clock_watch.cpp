// Compares each clock of a table with the one before it.
#include "bench/load/clock_watch.hpp"

namespace kamchatka::load {
namespace {

// The time that passes between one reading of the clock and the next within a message.
constexpr std::int64_t slack_ms = 15;
// An action that was on its way to the disk when the server died takes its thinking time with it.
constexpr std::int64_t given_back_ms_max = 2000;

}  // namespace

ClockWatch::Heard ClockWatch::read(const boost::json::object& clock) {
    Heard heard{
        .now_ms = clock.at("now_ms").as_int64(),
        .running = clock.at("table_runs").as_bool(),
        .left_ms = {clock.at("table_left_ms").as_int64()}};
    for (const auto& [seat, inside] : clock.at("seats").as_object()) {
        heard.left_ms.push_back(inside.at("left_ms").as_int64());
    }
    return heard;
}

std::optional<std::string> ClockWatch::hear(const boost::json::object& clock) {
    Heard heard = read(clock);
    std::optional<std::string> fault;
    if (last_ && heard.now_ms < last_->now_ms) return fault;  // told earlier, heard later
    if (last_) {
        const std::int64_t up_ms = heard.now_ms - last_->now_ms - down_ms_;
        for (std::size_t i = 0; i < heard.left_ms.size(); ++i) {
            const std::int64_t charged = last_->left_ms[i] - heard.left_ms[i];
            const std::string whose = i == 0 ? "the table" : "seat " + std::to_string(i);
            if (charged > up_ms + slack_ms) {
                fault = whose + " lost " + std::to_string(charged) + " ms of its time in " +
                    std::to_string(up_ms) + " ms";
            }
            const std::int64_t back_max = down_ms_ > 0 ? given_back_ms_max : slack_ms;
            if (-charged > back_max) {
                fault = whose + " got " + std::to_string(-charged) + " ms back";
            }
        }
        const std::int64_t charged = last_->left_ms[0] - heard.left_ms[0];
        if (last_->running && heard.running && charged != 0) {
            played_ms_ += up_ms;
            charged_ms_ += charged;
        }
    }
    last_ = std::move(heard);
    down_ms_ = 0;
    return fault;
}

}  // namespace kamchatka::load
