// A game that was played, as it is told over HTTP.
#pragma once

#include "record/described.hpp"
#include "record/reckoning_json.hpp"
#include "server/reference/types.hpp"

namespace kamchatka::server {

struct ReplayStep {
    std::int64_t seq = 0;  // of the first event
    WrittenAs<std::vector<SeenEvent>, record::Lexicon> events{};
    std::optional<std::int64_t> at_ms{};
};

// What everybody's territories were worth from some event on, as the rules would count them.
struct PointsMark {
    std::int64_t seq = 0;  // of the event; 0: from the beginning
    BySeat<record::SeatPoints>
        points{};  // of those who have an objective, where there are objectives
};

struct ReplayPoints {
    std::vector<PointsMark> marks{};  // one for each time they changed
};

struct ReplayAnswer {
    std::string ruleset{};
    Written<"Readonly<Record<string, unknown>>"> options{};
    RulesetDetail rules{};
    // How to draw a board of quadrants, as /api/tables/{code}/geometry gives it.
    std::optional<Written<"unknown">> geometry{};
    std::vector<std::string> players{};       // s1 first
    WrittenAs<View, record::Lexicon> view{};  // where it begins, as the arbiter sees it
    std::vector<ReplayStep> steps{};
    // Where there are more steps: the last event of these.
    std::optional<std::int64_t> next{};
    // Where these are all the steps; else to be asked for.
    std::optional<std::vector<PointsMark>> points{};
    // The text stopped short: the steps are those before the cut.
    bool cut_off = false;
};

struct ReplaySteps {
    std::vector<ReplayStep> steps{};
    std::optional<std::int64_t> next{};  // as above
};

// What happened after some event, as the one who asks may know it.
struct EventsAnswer {
    WrittenAs<std::vector<SeenEvent>, record::Lexicon> events{};
    // Where there is more to know: the last of these, to ask on from.
    std::optional<std::int64_t> next{};
};

}  // namespace kamchatka::server

namespace kamchatka::codec {

template <>
inline constexpr auto schema<server::ReplayStep> = shape(
    "replay_step",
    Field{"seq", &server::ReplayStep::seq},
    Field{"events", &server::ReplayStep::events},
    Field{"at_ms", &server::ReplayStep::at_ms}
);
template <>
inline constexpr auto schema<server::PointsMark> = shape(
    "points_mark",
    Field{"seq", &server::PointsMark::seq},
    Field{"points", &server::PointsMark::points}
);
template <>
inline constexpr auto schema<server::ReplayPoints> =
    shape("replay_points", Field{"marks", &server::ReplayPoints::marks});
template <>
inline constexpr auto schema<server::ReplayAnswer> = shape(
    "replay_answer",
    Field{"ruleset", &server::ReplayAnswer::ruleset},
    Field{"options", &server::ReplayAnswer::options},
    Field{"rules", &server::ReplayAnswer::rules},
    Field{"geometry", &server::ReplayAnswer::geometry},
    Field{"players", &server::ReplayAnswer::players},
    Field{"view", &server::ReplayAnswer::view},
    Field{"steps", &server::ReplayAnswer::steps},
    Field{"next", &server::ReplayAnswer::next},
    Field{"points", &server::ReplayAnswer::points},
    Field{"cut_off", &server::ReplayAnswer::cut_off}
);
template <>
inline constexpr auto schema<server::ReplaySteps> = shape(
    "replay_steps",
    Field{"steps", &server::ReplaySteps::steps},
    Field{"next", &server::ReplaySteps::next}
);
template <>
inline constexpr auto schema<server::EventsAnswer> = shape(
    "events_answer",
    Field{"events", &server::EventsAnswer::events},
    Field{"next", &server::EventsAnswer::next}
);

}  // namespace kamchatka::codec
