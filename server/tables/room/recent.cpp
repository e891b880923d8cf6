// A queue that forgets its oldest.
#include "server/tables/room/recent.hpp"

#include <algorithm>

namespace kamchatka::server {

void Recent::push(Told told) {
    event_count_ += told.events.size();
    told_.push_back(std::move(told));
    while (told_.size() > 1 && event_count_ > events_max_) {
        event_count_ -= told_.front().events.size();
        told_.pop_front();
    }
}

const Told* Recent::with_ref(std::string_view ref) const {
    for (const Told& told : told_) {
        if (told.ref == ref) return &told;
    }
    return nullptr;
}

std::optional<std::vector<Event>> Recent::since(std::int64_t seq) const {
    if (told_.empty() || seq + 1 < told_.front().seq || seq > told_.back().last()) {
        return std::nullopt;
    }
    std::vector<Event> missed;
    for (const Told& told : told_) {
        if (told.last() <= seq) continue;
        const auto skipped =
            static_cast<std::ptrdiff_t>(std::max<std::int64_t>(0, seq + 1 - told.seq));
        missed.insert(missed.end(), told.events.begin() + skipped, told.events.end());
    }
    return missed;
}

}  // namespace kamchatka::server
