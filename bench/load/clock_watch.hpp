// Whether the clock of a table is fair across kills: nobody pays for the time the server was down,
// and nobody is given back more than the time they thought since the last action was stored.
#pragma once

#include <boost/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::load {

class ClockWatch {
public:
    // Takes a clock from a message; what is wrong with it, if anything.
    std::optional<std::string> hear(const boost::json::object& clock);
    // The server was down for this long since the last clock was heard.
    void was_down(std::int64_t ms) { down_ms_ += ms; }

    // Of all that was heard: how long the table's minutes ran, and what they lost.
    std::int64_t played_ms() const { return played_ms_; }
    std::int64_t charged_ms() const { return charged_ms_; }

private:
    struct Heard {
        std::int64_t now_ms;
        bool running;
        std::vector<std::int64_t> left_ms;  // of the table, then of each seat
    };
    static Heard read(const boost::json::object& clock);

    std::optional<Heard> last_;
    std::int64_t down_ms_ = 0;
    std::int64_t played_ms_ = 0;
    std::int64_t charged_ms_ = 0;
};

}  // namespace kamchatka::load
