// See testimony.hpp.
#include "testkit/checker/testimony.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <map>

namespace kamchatka::checker {
namespace {

namespace json = boost::json;

// The number of the last event that a message tells of; 0 when it tells of none.
std::int64_t last_told(const json::object& message) {
    const auto& type = message.at("type").as_string();
    if (type == "view") return message.at("seq").to_number<std::int64_t>();
    if (type != "events") return 0;
    const auto count = static_cast<std::int64_t>(message.at("events").as_array().size());
    return count == 0 ? 0 : message.at("seq").to_number<std::int64_t>() + count - 1;
}

}  // namespace

std::vector<Silence> silences(const Testimonies& testimonies, std::int64_t length_ms_min) {
    // By table: when the first of its clients heard of each number.
    std::map<std::string, std::map<std::int64_t, std::int64_t>> heard;
    for (const Testimony& testimony : testimonies) {
        for (const Line& line : testimony.lines) {
            if (line.way == Way::said) continue;
            const std::int64_t last = last_told(json::parse(line.text).as_object());
            if (last == 0) continue;
            auto& first = heard[testimony.table].try_emplace(last, line.at_ms).first->second;
            first = std::min(first, line.at_ms);
        }
    }
    std::vector<Silence> found;
    for (const auto& [table, numbers] : heard) {
        std::int64_t before_ms = numbers.begin()->second;
        for (const auto& [number, at_ms] : numbers) {
            if (at_ms - before_ms >= length_ms_min) found.push_back({table, before_ms, at_ms});
            before_ms = std::max(before_ms, at_ms);
        }
    }
    std::ranges::sort(found, std::ranges::greater{}, &Silence::length_ms);
    return found;
}

}  // namespace kamchatka::checker
