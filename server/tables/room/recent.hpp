// What happened a moment ago: enough to bring somebody up to date who was gone for a moment, and to
// know an action that is sent again.
#pragma once

#include "engine/event.hpp"

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::server {

struct Told {
    std::int64_t seq = 0;  // of the first event
    std::string ref{};
    std::vector<Event> events{};
    std::int64_t at_ms = 0;

    std::int64_t last() const { return seq + static_cast<std::int64_t>(events.size()) - 1; }
};

class Recent {
public:
    explicit Recent(std::size_t events_max) : events_max_{events_max} {}

    void push(Told told);
    const Told* with_ref(std::string_view ref) const;
    // All events after `seq`; nothing when some of them are no longer here.
    std::optional<std::vector<Event>> since(std::int64_t seq) const;
    const std::deque<Told>& all() const { return told_; }

private:
    std::size_t events_max_;
    std::size_t event_count_ = 0;
    std::deque<Told> told_;
};

}  // namespace kamchatka::server
