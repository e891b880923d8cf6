// What is asked and told of the tables of a round that are played on this server.
#pragma once

#include "server/tables/wire/types.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::server {

// absent: who plays for whoever is away; left out: nobody, the table waits for the judge.
struct OnlineRequest {
    std::optional<StandIn> absent{};
};
// What the judge wants of a table: its clock, or one who plays for somebody.
struct OnlineOrder {
    std::uint32_t table = 1;
    std::optional<bool> pause{};
    std::optional<std::uint32_t> add_minutes{};
    std::optional<std::uint32_t> player{};
    std::optional<StandIn> stand_in{};
};
struct JudgeRequest {
    std::string reason{};
};
struct OnlineSeat {
    std::uint32_t player = 0;
    bool online = false;
    bool bot = false;  // a bot plays for him
    std::optional<Wait> waits{};
};
struct OnlineTable {
    std::uint32_t table = 1;
    std::string code{};
    TableState state = TableState::lobby;
    std::vector<std::uint32_t> seated{};
    std::vector<std::uint32_t> missing{};
    StandIn absent = StandIn::nobody;
    bool paused = false;
    std::vector<OnlineSeat> seats{};  // while it is played
};
struct OnlineAnswer {
    std::uint32_t round = 0;
    std::vector<OnlineTable> tables{};
};

}  // namespace kamchatka::server

namespace kamchatka::codec {

template <>
inline constexpr auto schema<server::OnlineRequest> =
    shape("online_request", Field{"absent", &server::OnlineRequest::absent});
template <>
inline constexpr auto schema<server::OnlineOrder> = shape(
    "online_order",
    Field{"table", &server::OnlineOrder::table},
    Field{"pause", &server::OnlineOrder::pause},
    Field{"add_minutes", &server::OnlineOrder::add_minutes},
    Field{"player", &server::OnlineOrder::player},
    Field{"stand_in", &server::OnlineOrder::stand_in}
);
template <>
inline constexpr auto schema<server::JudgeRequest> =
    shape("judge_request", Field{"reason", &server::JudgeRequest::reason});
template <>
inline constexpr auto schema<server::OnlineSeat> = shape(
    "online_seat",
    Field{"player", &server::OnlineSeat::player},
    Field{"online", &server::OnlineSeat::online},
    Field{"bot", &server::OnlineSeat::bot},
    Field{"waits", &server::OnlineSeat::waits}
);
template <>
inline constexpr auto schema<server::OnlineTable> = shape(
    "online_table",
    Field{"table", &server::OnlineTable::table},
    Field{"code", &server::OnlineTable::code},
    Field{"state", &server::OnlineTable::state},
    Field{"seated", &server::OnlineTable::seated},
    Field{"missing", &server::OnlineTable::missing},
    Field{"absent", &server::OnlineTable::absent},
    Field{"paused", &server::OnlineTable::paused},
    Field{"seats", &server::OnlineTable::seats}
);
template <>
inline constexpr auto schema<server::OnlineAnswer> = shape(
    "online_answer",
    Field{"round", &server::OnlineAnswer::round},
    Field{"tables", &server::OnlineAnswer::tables}
);

}  // namespace kamchatka::codec
