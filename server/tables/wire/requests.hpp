// What is asked of the lobby and of a table over HTTP, and the lists of tables.
#pragma once

#include "server/reference/types.hpp"
#include "server/tables/wire/types.hpp"

namespace kamchatka::server {

struct SeatRequest {
    SeatWish kind = SeatWish::open;
    std::optional<std::string> bot{};
};

struct TableRequest {
    std::string ruleset{};
    std::optional<Given<"Readonly<Record<string, unknown>>">> options{};
    std::optional<BoardRequest> board{};
    std::vector<SeatRequest> seats{};
    std::optional<Settings> settings{};
};

struct PlayNowRequest {
    std::optional<std::string> ruleset{};
    std::optional<std::uint32_t> players{};
    std::optional<BotPace> bot_pace{};
};

struct SitRequest {
    std::optional<Seat> seat{};
};

struct MuteRequest {
    Seat seat = Seat::s1;
    bool muted = true;
};

struct ClockRequest {
    std::optional<bool> pause{};
    std::optional<std::uint32_t> add_minutes{};
    std::optional<Seat> seat{};
};

struct ReplaceRequest {
    Seat seat = Seat::s1;
};

struct AbsenceRequest {
    Seat seat = Seat::s1;
    AbsenceVote vote = AbsenceVote::wait;
};

struct StopRequest {
    bool agree = true;
};

struct PaceRequest {
    BotPace bot_pace = BotPace::normal;
};

struct TablesAnswer {
    std::vector<TableSummary> open{};
    std::vector<TableSummary> running{};
};

}  // namespace kamchatka::server

namespace kamchatka::codec {

template <>
inline constexpr auto schema<server::SeatRequest> = shape(
    "seat_request",
    Field{"kind", &server::SeatRequest::kind},
    Field{"bot", &server::SeatRequest::bot}
);
template <>
inline constexpr auto schema<server::TableRequest> = shape(
    "table_request",
    Field{"ruleset", &server::TableRequest::ruleset},
    Field{"options", &server::TableRequest::options},
    Field{"board", &server::TableRequest::board},
    Field{"seats", &server::TableRequest::seats},
    Field{"settings", &server::TableRequest::settings}
);
template <>
inline constexpr auto schema<server::PlayNowRequest> = shape(
    "play_now_request",
    Field{"ruleset", &server::PlayNowRequest::ruleset},
    Field{"players", &server::PlayNowRequest::players},
    Field{"bot_pace", &server::PlayNowRequest::bot_pace}
);
template <>
inline constexpr auto schema<server::SitRequest> =
    shape("sit_request", Field{"seat", &server::SitRequest::seat});
template <>
inline constexpr auto schema<server::MuteRequest> = shape(
    "mute_request",
    Field{"seat", &server::MuteRequest::seat},
    Field{"muted", &server::MuteRequest::muted}
);
template <>
inline constexpr auto schema<server::ClockRequest> = shape(
    "clock_request",
    Field{"pause", &server::ClockRequest::pause},
    Field{"add_minutes", &server::ClockRequest::add_minutes},
    Field{"seat", &server::ClockRequest::seat}
);
template <>
inline constexpr auto schema<server::ReplaceRequest> =
    shape("replace_request", Field{"seat", &server::ReplaceRequest::seat});
template <>
inline constexpr auto schema<server::AbsenceRequest> = shape(
    "absence_request",
    Field{"seat", &server::AbsenceRequest::seat},
    Field{"vote", &server::AbsenceRequest::vote}
);
template <>
inline constexpr auto schema<server::StopRequest> =
    shape("stop_request", Field{"agree", &server::StopRequest::agree});
template <>
inline constexpr auto schema<server::PaceRequest> =
    shape("pace_request", Field{"bot_pace", &server::PaceRequest::bot_pace});
template <>
inline constexpr auto schema<server::TablesAnswer> = shape(
    "tables_answer",
    Field{"open", &server::TablesAnswer::open},
    Field{"running", &server::TablesAnswer::running}
);

}  // namespace kamchatka::codec
