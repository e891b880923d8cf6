// tidy: table
// What the HTTP endpoints take and give, as plain structs. docs/openapi.json is made from them.
#pragma once

#include "server/table_types.hpp"

namespace kamchatka::server {

// --- Taken

struct NameRequest {
    std::string name{};
};
struct CredentialsRequest {
    std::string name{};
    std::string passphrase{};
};
struct RecoverRequest {
    std::string name{};
    std::string recovery_code{};
    std::string passphrase{};
};
struct PassphraseRequest {
    std::string passphrase{};
};
struct SeatRequest {
    SeatWish kind = SeatWish::open;
    std::optional<std::string> bot{};
};
// One of the two: the layout of a board (docs/boards.md), or a seed to draw one from.
struct BoardRequest {
    std::optional<Given<"BoardLayout">> layout{};
    std::optional<std::uint32_t> seed{};
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

// --- Given

struct MeAnswer {
    OrNull<PlayerCard> player{};
};
struct PlayerAnswer {
    PlayerCard player{};
};
struct AccountAnswer {
    PlayerCard player{};
    std::string recovery_code{};  // shown once
};
struct EmptyAnswer {};
struct CodeAnswer {
    std::string code{};
};
struct RulesetSummary {
    std::string id{};
    Wording names{};
    std::vector<std::uint32_t> seats{};
    std::uint32_t minutes = 0;  // 0: no clock
    BoardKind board = BoardKind::classic;
};
struct KnobDetail {
    std::string name{};
    std::optional<std::string> alias{};
    Written<"unknown"> value{};
    std::optional<std::vector<std::string>> choices{};
    std::optional<std::uint32_t> min{};
    std::optional<std::uint32_t> max{};
    Wording explain{};
    std::string clause{};  // "-": the book has none
};
struct RulesetDetail {
    std::string id{};
    Wording names{};
    std::vector<std::uint32_t> seats{};
    std::uint32_t minutes = 0;
    BoardKind board = BoardKind::classic;
    std::string digest{};
    std::vector<KnobDetail> knobs{};
    Written<"Readonly<Record<Continent, RulesContinent>>"> continents{};
    Written<"Readonly<Record<Territory, RulesTerritory>>"> territories{};
    Written<"Readonly<Record<Card, RulesCard>>"> cards{};
    Written<"Readonly<Record<Objective, RulesObjective>>"> objectives{};
};
struct ClauseLine {
    std::string id{};
    std::string chapter{};
    Wording text{};
};
struct BotSummary {
    std::string id{};
    Wording names{};
    Wording portrait{};
    std::uint32_t level = 1;
};
struct TablesAnswer {
    std::vector<TableSummary> open{};
    std::vector<TableSummary> running{};
};
struct ReplayStep {
    std::int64_t seq = 0;  // of the first event
    Written<"readonly GameEvent[]"> events{};
    std::optional<std::int64_t> at_ms{};
};
struct ReplayAnswer {
    std::string ruleset{};
    Written<"Readonly<Record<string, unknown>>"> options{};
    RulesetDetail rules{};
    // How to draw a board of quadrants, as /api/tables/{code}/geometry gives it.
    std::optional<Written<"unknown">> geometry{};
    std::vector<std::string> players{};  // s1 first
    Written<"View"> view{};              // where it begins, as the arbiter sees it
    std::vector<ReplayStep> steps{};
};
// What happened from the first event on, as the one who asks may know it.
struct EventsAnswer {
    Written<"readonly GameEvent[]"> events{};
};
// Of attacking until conquered or blocked; all but the first are expected numbers of armies.
struct OddsAnswer {
    double conquer = 0;
    double attackers_left = 0;  // given the conquest
    double attackers_if_failed = 0;
    double defenders_if_failed = 0;
    double attackers_lost = 0;
    double defenders_lost = 0;
};
struct ErrorDetail {
    Written<"Reason | AccountFault | TournamentRejection"> reason{};
    std::optional<std::string> field{};
    std::optional<std::string> message_key{};
    std::optional<Wording> message{};  // of a tournament's refusal
};
struct ErrorAnswer {
    ErrorDetail error{};
};

}  // namespace kamchatka::server

namespace kamchatka::record {

template <>
inline constexpr auto schema<server::NameRequest> =
    shape("name_request", Field{"name", &server::NameRequest::name});
template <>
inline constexpr auto schema<server::CredentialsRequest> = shape(
    "credentials_request",
    Field{"name", &server::CredentialsRequest::name},
    Field{"passphrase", &server::CredentialsRequest::passphrase}
);
template <>
inline constexpr auto schema<server::RecoverRequest> = shape(
    "recover_request",
    Field{"name", &server::RecoverRequest::name},
    Field{"recovery_code", &server::RecoverRequest::recovery_code},
    Field{"passphrase", &server::RecoverRequest::passphrase}
);
template <>
inline constexpr auto schema<server::PassphraseRequest> =
    shape("passphrase_request", Field{"passphrase", &server::PassphraseRequest::passphrase});
template <>
inline constexpr auto schema<server::SeatRequest> = shape(
    "seat_request",
    Field{"kind", &server::SeatRequest::kind},
    Field{"bot", &server::SeatRequest::bot}
);
template <>
inline constexpr auto schema<server::BoardRequest> = shape(
    "board_request",
    Field{"layout", &server::BoardRequest::layout},
    Field{"seed", &server::BoardRequest::seed}
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
    Field{"players", &server::PlayNowRequest::players}
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
inline constexpr auto schema<server::MeAnswer> =
    shape("me_answer", Field{"player", &server::MeAnswer::player});
template <>
inline constexpr auto schema<server::PlayerAnswer> =
    shape("player_answer", Field{"player", &server::PlayerAnswer::player});
template <>
inline constexpr auto schema<server::AccountAnswer> = shape(
    "account_answer",
    Field{"player", &server::AccountAnswer::player},
    Field{"recovery_code", &server::AccountAnswer::recovery_code}
);
template <>
inline constexpr auto schema<server::EmptyAnswer> = shape("empty_answer");
template <>
inline constexpr auto schema<server::CodeAnswer> =
    shape("code_answer", Field{"code", &server::CodeAnswer::code});
template <>
inline constexpr auto schema<server::RulesetSummary> = shape(
    "ruleset_summary",
    Field{"id", &server::RulesetSummary::id},
    Field{"names", &server::RulesetSummary::names},
    Field{"seats", &server::RulesetSummary::seats},
    Field{"minutes", &server::RulesetSummary::minutes},
    Field{"board", &server::RulesetSummary::board}
);
template <>
inline constexpr auto schema<server::KnobDetail> = shape(
    "knob_detail",
    Field{"name", &server::KnobDetail::name},
    Field{"alias", &server::KnobDetail::alias},
    Field{"value", &server::KnobDetail::value},
    Field{"choices", &server::KnobDetail::choices},
    Field{"min", &server::KnobDetail::min},
    Field{"max", &server::KnobDetail::max},
    Field{"explain", &server::KnobDetail::explain},
    Field{"clause", &server::KnobDetail::clause}
);
template <>
inline constexpr auto schema<server::RulesetDetail> = shape(
    "ruleset_detail",
    Field{"id", &server::RulesetDetail::id},
    Field{"names", &server::RulesetDetail::names},
    Field{"seats", &server::RulesetDetail::seats},
    Field{"minutes", &server::RulesetDetail::minutes},
    Field{"board", &server::RulesetDetail::board},
    Field{"digest", &server::RulesetDetail::digest},
    Field{"knobs", &server::RulesetDetail::knobs},
    Field{"continents", &server::RulesetDetail::continents},
    Field{"territories", &server::RulesetDetail::territories},
    Field{"cards", &server::RulesetDetail::cards},
    Field{"objectives", &server::RulesetDetail::objectives}
);
template <>
inline constexpr auto schema<server::ClauseLine> = shape(
    "clause_line",
    Field{"id", &server::ClauseLine::id},
    Field{"chapter", &server::ClauseLine::chapter},
    Field{"text", &server::ClauseLine::text}
);
template <>
inline constexpr auto schema<server::BotSummary> = shape(
    "bot_summary",
    Field{"id", &server::BotSummary::id},
    Field{"names", &server::BotSummary::names},
    Field{"portrait", &server::BotSummary::portrait},
    Field{"level", &server::BotSummary::level}
);
template <>
inline constexpr auto schema<server::TablesAnswer> = shape(
    "tables_answer",
    Field{"open", &server::TablesAnswer::open},
    Field{"running", &server::TablesAnswer::running}
);
template <>
inline constexpr auto schema<server::ReplayStep> = shape(
    "replay_step",
    Field{"seq", &server::ReplayStep::seq},
    Field{"events", &server::ReplayStep::events},
    Field{"at_ms", &server::ReplayStep::at_ms}
);
template <>
inline constexpr auto schema<server::ReplayAnswer> = shape(
    "replay_answer",
    Field{"ruleset", &server::ReplayAnswer::ruleset},
    Field{"options", &server::ReplayAnswer::options},
    Field{"rules", &server::ReplayAnswer::rules},
    Field{"geometry", &server::ReplayAnswer::geometry},
    Field{"players", &server::ReplayAnswer::players},
    Field{"view", &server::ReplayAnswer::view},
    Field{"steps", &server::ReplayAnswer::steps}
);
template <>
inline constexpr auto schema<server::EventsAnswer> =
    shape("events_answer", Field{"events", &server::EventsAnswer::events});
template <>
inline constexpr auto schema<server::OddsAnswer> = shape(
    "odds_answer",
    Field{"conquer", &server::OddsAnswer::conquer},
    Field{"attackers_left", &server::OddsAnswer::attackers_left},
    Field{"attackers_if_failed", &server::OddsAnswer::attackers_if_failed},
    Field{"defenders_if_failed", &server::OddsAnswer::defenders_if_failed},
    Field{"attackers_lost", &server::OddsAnswer::attackers_lost},
    Field{"defenders_lost", &server::OddsAnswer::defenders_lost}
);
template <>
inline constexpr auto schema<server::ErrorDetail> = shape(
    "error_detail",
    Field{"reason", &server::ErrorDetail::reason},
    Field{"field", &server::ErrorDetail::field},
    Field{"message_key", &server::ErrorDetail::message_key},
    Field{"message", &server::ErrorDetail::message}
);
template <>
inline constexpr auto schema<server::ErrorAnswer> =
    shape("error_answer", Field{"error", &server::ErrorAnswer::error});

}  // namespace kamchatka::record
