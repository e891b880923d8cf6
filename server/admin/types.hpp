// What the operator asks over the local socket and is answered, one JSON object a line
// (docs/server.md).
#pragma once

#include "server/api/types.hpp"
#include "server/people/types.hpp"
#include "server/tables/wire/types.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace kamchatka::server::admin {

enum class Sight : std::uint8_t { tables, sockets, players, tournaments, sessions, limits, audit };
enum class Listed : std::uint8_t { table, tournament };
enum class Forgotten : std::uint8_t { player, tournament, table };

// --- Asked. A player is meant by name or by id.
struct See {
    Sight what = Sight::tables;
    std::optional<std::string> player{};  // of sessions; of players: only that one
    std::optional<std::uint32_t> count{};
};
struct Hide {  // from lists, or shown in them again
    Listed what = Listed::table;
    std::string code{};
    bool hidden = true;
};
struct Close {  // a table: abandoned, with a word to its players
    std::string code{};
    std::optional<std::string> word{};
};
struct Mute {  // the player's chat, at every table
    std::string player{};
    bool muted = true;
};
struct Delete {
    Forgotten what = Forgotten::player;
    std::string which{};  // a player, or the code of a tournament or a table
};
struct Limit {  // until the server is started again
    std::string key{};
    std::string value{};
};
struct EndSessions {
    std::string player{};
};
struct RotateKey {};

using Request = std::variant<See, Hide, Close, Mute, Delete, Limit, EndSessions, RotateKey>;

// --- Answered
struct TableLine {
    std::string code{};
    TableState state = TableState::lobby;
    std::string ruleset{};
    Visibility visibility = Visibility::public_;
    bool hidden = false;
    bool deleted = false;
    std::vector<std::string> seats{};          // the names of those who sit there
    std::optional<std::uint32_t> connected{};  // when it is in memory
    std::int64_t created_ms = 0;
};
struct SocketLine {
    std::optional<std::string> player{};   // id
    std::optional<std::string> address{};  // as limits count it
    std::uint32_t count = 0;
};
struct PlayerLine {
    std::string id{};
    std::string name{};
    PlayerKind kind = PlayerKind::guest;
    bool muted = false;
    std::uint32_t sockets = 0;
    std::int64_t created_ms = 0;
};
struct TournamentLine {
    std::string code{};
    std::string name{};
    bool listed = true;
    bool hidden = false;
    bool deleted = false;
    std::uint32_t players = 0;
    std::int64_t created_ms = 0;
};
struct SessionLine {
    std::int64_t created_ms = 0;
    std::int64_t expires_ms = 0;
};
struct LimitLine {
    std::string key{};
    std::uint32_t value = 0;
};
struct AuditLine {
    std::int64_t at_ms = 0;
    std::int64_t uid = 0;
    std::string act{};
    std::string outcome{};
};

struct Answer {
    std::string outcome = "done";  // or why not, in a word
    std::optional<std::string> detail{};
    std::optional<std::vector<TableLine>> tables{};
    std::optional<std::vector<SocketLine>> sockets{};
    std::optional<std::vector<PlayerLine>> players{};
    std::optional<std::vector<TournamentLine>> tournaments{};
    std::optional<std::vector<SessionLine>> sessions{};
    std::optional<std::vector<LimitLine>> limits{};
    std::optional<std::vector<AuditLine>> audit{};
};

}  // namespace kamchatka::server::admin

namespace kamchatka::codec {

template <>
inline constexpr Noun noun<server::admin::Sight>{.kind = "thing to see", .type = "AdminSight"};
template <>
inline constexpr Noun noun<server::admin::Listed>{.kind = "thing listed", .type = "AdminListed"};
template <>
inline constexpr Noun noun<server::admin::Forgotten>{
    .kind = "thing to delete", .type = "AdminForgotten"};

template <>
inline constexpr auto schema<server::admin::See> = shape(
    "see",
    Field{"what", &server::admin::See::what},
    Field{"player", &server::admin::See::player},
    Field{"count", &server::admin::See::count}
);
template <>
inline constexpr auto schema<server::admin::Hide> = shape(
    "hide",
    Field{"what", &server::admin::Hide::what},
    Field{"code", &server::admin::Hide::code},
    Field{"hidden", &server::admin::Hide::hidden}
);
template <>
inline constexpr auto schema<server::admin::Close> = shape(
    "close", Field{"code", &server::admin::Close::code}, Field{"word", &server::admin::Close::word}
);
template <>
inline constexpr auto schema<server::admin::Mute> = shape(
    "mute",
    Field{"player", &server::admin::Mute::player},
    Field{"muted", &server::admin::Mute::muted}
);
template <>
inline constexpr auto schema<server::admin::Delete> = shape(
    "delete",
    Field{"what", &server::admin::Delete::what},
    Field{"which", &server::admin::Delete::which}
);
template <>
inline constexpr auto schema<server::admin::Limit> = shape(
    "limit", Field{"key", &server::admin::Limit::key}, Field{"value", &server::admin::Limit::value}
);
template <>
inline constexpr auto schema<server::admin::EndSessions> =
    shape("end_sessions", Field{"player", &server::admin::EndSessions::player});
template <>
inline constexpr auto schema<server::admin::RotateKey> = shape("rotate_key");
template <>
inline constexpr UnionNoun union_noun<server::admin::Request>{
    .kind = "request", .type = "AdminRequest"};
static_assert(Complete<server::admin::Request>::value, "a request has no schema");

template <>
inline constexpr auto schema<server::admin::TableLine> = shape(
    "admin_table",
    Field{"code", &server::admin::TableLine::code},
    Field{"state", &server::admin::TableLine::state},
    Field{"ruleset", &server::admin::TableLine::ruleset},
    Field{"visibility", &server::admin::TableLine::visibility},
    Field{"hidden", &server::admin::TableLine::hidden},
    Field{"deleted", &server::admin::TableLine::deleted},
    Field{"seats", &server::admin::TableLine::seats},
    Field{"connected", &server::admin::TableLine::connected},
    Field{"created_ms", &server::admin::TableLine::created_ms}
);
template <>
inline constexpr auto schema<server::admin::SocketLine> = shape(
    "admin_socket",
    Field{"player", &server::admin::SocketLine::player},
    Field{"address", &server::admin::SocketLine::address},
    Field{"count", &server::admin::SocketLine::count}
);
template <>
inline constexpr auto schema<server::admin::PlayerLine> = shape(
    "admin_player",
    Field{"id", &server::admin::PlayerLine::id},
    Field{"name", &server::admin::PlayerLine::name},
    Field{"kind", &server::admin::PlayerLine::kind},
    Field{"muted", &server::admin::PlayerLine::muted},
    Field{"sockets", &server::admin::PlayerLine::sockets},
    Field{"created_ms", &server::admin::PlayerLine::created_ms}
);
template <>
inline constexpr auto schema<server::admin::TournamentLine> = shape(
    "admin_tournament",
    Field{"code", &server::admin::TournamentLine::code},
    Field{"name", &server::admin::TournamentLine::name},
    Field{"listed", &server::admin::TournamentLine::listed},
    Field{"hidden", &server::admin::TournamentLine::hidden},
    Field{"deleted", &server::admin::TournamentLine::deleted},
    Field{"players", &server::admin::TournamentLine::players},
    Field{"created_ms", &server::admin::TournamentLine::created_ms}
);
template <>
inline constexpr auto schema<server::admin::SessionLine> = shape(
    "admin_session",
    Field{"created_ms", &server::admin::SessionLine::created_ms},
    Field{"expires_ms", &server::admin::SessionLine::expires_ms}
);
template <>
inline constexpr auto schema<server::admin::LimitLine> = shape(
    "admin_limit",
    Field{"key", &server::admin::LimitLine::key},
    Field{"value", &server::admin::LimitLine::value}
);
template <>
inline constexpr auto schema<server::admin::AuditLine> = shape(
    "admin_audit",
    Field{"at_ms", &server::admin::AuditLine::at_ms},
    Field{"uid", &server::admin::AuditLine::uid},
    Field{"act", &server::admin::AuditLine::act},
    Field{"outcome", &server::admin::AuditLine::outcome}
);
template <>
inline constexpr auto schema<server::admin::Answer> = shape(
    "admin_answer",
    Field{"outcome", &server::admin::Answer::outcome},
    Field{"detail", &server::admin::Answer::detail},
    Field{"tables", &server::admin::Answer::tables},
    Field{"sockets", &server::admin::Answer::sockets},
    Field{"players", &server::admin::Answer::players},
    Field{"tournaments", &server::admin::Answer::tournaments},
    Field{"sessions", &server::admin::Answer::sessions},
    Field{"limits", &server::admin::Answer::limits},
    Field{"audit", &server::admin::Answer::audit}
);

}  // namespace kamchatka::codec
