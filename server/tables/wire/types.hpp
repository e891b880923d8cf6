// What the lobby and the table tell a browser about themselves, as plain structs; their fields on
// the wire are listed once below them. docs/live-protocol.md explains them to people.
#pragma once

#include "boards/layout.hpp"
#include "server/api/types.hpp"
#include "server/tables/wire/words.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace kamchatka::server {

struct ClockSetting {
    ClockKind kind = ClockKind::none;
    std::optional<std::uint32_t> minutes{};      // table: instead of the ruleset's
    std::optional<std::uint32_t> bank_s{};       // bank
    std::optional<std::uint32_t> increment_s{};  // bank: added at the start of each turn
    std::optional<std::uint32_t> turn_s{};       // turn
};

struct Settings {
    Visibility visibility = Visibility::public_;
    bool aids = true;
    bool chat = true;
    bool tournament = false;  // no chat and no aids, whatever the two say (TK-R10b, TK-R10c)
    bool spectators = true;
    std::uint32_t spectator_delay_s = 0;
    ClockSetting clock{};
    StandIn at_zero = StandIn::bot;
    // After so many turns a bot had to finish, the seat is made neutral; left out: never.
    std::optional<std::uint32_t> neutral_after{};
    StandIn quitters = StandIn::bot;
    // How long somebody who is not there is waited for, before the table goes on without him.
    std::uint32_t grace_s = 60;
    BotPace bot_pace = BotPace::normal;
};

struct Ballot {
    Seat seat = Seat::s1;
    AbsenceVote vote = AbsenceVote::wait;
};

struct SeatLine {
    Seat seat = Seat::s1;
    SeatKind kind = SeatKind::open;
    std::optional<std::string> name{};       // of the player, or of the bot's personality
    std::optional<std::string> bot{};        // also of a player whom a bot stands in for
    std::optional<std::string> player_id{};  // also while a bot stands in; of an open seat: kept
    bool online = false;
    bool away = false;                          // a bot stands in for the player
    std::optional<StandInCause> stand_in{};     // why, then
    std::optional<std::vector<Ballot>> vote{};  // while the others vote what becomes of the seat
    bool muted = false;
    bool would_stop = false;           // the game, if the others would too
    bool would_go_on = false;          // said no when somebody would last have stopped it
    std::optional<Wait> waits{};       // nobody plays for the player: the table waits for the judge
    std::optional<CallState> judge{};  // called for this seat
};

struct TableDetail {
    std::string code{};
    std::string ruleset{};
    Written<"Readonly<Record<string, unknown>>"> options{};  // the knobs turned
    BoardKind board = BoardKind::classic;
    std::optional<WrittenAs<boards::BoardFile>> layout{};  // of a board of quadrants
    Settings settings{};
    std::vector<std::uint32_t> seat_counts{};  // with how many it can be started
    std::vector<SeatLine> seats{};
    std::string host{};  // player id
    TableState state = TableState::lobby;
    bool silenced = false;
    bool read_only = false;  // nothing can be stored, so nothing can be played, for now
    std::uint32_t spectator_count = 0;
    std::int64_t created_ms = 0;
    std::optional<std::int64_t> started_ms{};
    std::optional<std::int64_t> ended_ms{};
    std::optional<std::string> notice{};   // from whoever runs the server: why it was closed
    std::optional<std::string> rematch{};  // the table at which they play again
    std::optional<std::string> event{};    // the tournament that it is a table of
};

// How a game ended, for lists.
struct TableResult {
    Cause cause{};
    Seat winner = Seat::s1;
    std::vector<std::uint32_t> places{};  // of each seat, from 1
};

struct TableSummary {
    std::string code{};
    std::string ruleset{};
    BoardKind board = BoardKind::classic;
    TableState state = TableState::lobby;
    Visibility visibility = Visibility::public_;
    bool tournament = false;
    bool spectators = true;
    ClockKind clock = ClockKind::none;
    std::vector<SeatLine> seats{};
    std::string host_name{};
    std::uint32_t round = 0;
    std::vector<Seat> awaited{};          // who must act, where that is known
    std::optional<TableResult> result{};  // of a game that was played to its end
    std::int64_t created_ms = 0;
    std::optional<std::int64_t> started_ms{};
    std::optional<std::int64_t> ended_ms{};
};

struct SeatClock {
    std::int64_t left_ms = 0;
};

struct Clock {
    ClockKind kind = ClockKind::none;
    bool paused = false;      // by the host
    bool waits = false;       // for the judge: no time is anybody's
    std::int64_t now_ms = 0;  // the server's, for the client to count from
    bool table_runs = false;
    std::vector<Seat> charged{};  // whose own time runs: of the bank or of the turn
    std::optional<std::int64_t> table_left_ms{};
    std::optional<BySeat<SeatClock>> seats{};
    std::optional<std::int64_t> turn_left_ms{};
    std::optional<ClockWarning> warning{};
    // Whom the game waits for in vain, and for how long still; it counts down.
    std::optional<BySeat<SeatClock>> absent{};

    // What counts down, and whether it is for the judge that nothing does.
    using Runs = std::tuple<bool, bool, std::vector<Seat>, std::vector<Seat>>;
    Runs runs() const {
        std::vector<Seat> missing;
        if (absent) {
            for (const auto& [seat, left] : absent->items) missing.push_back(seat);
        }
        return {table_runs, waits, charged, std::move(missing)};
    }
};

struct ChatLine {
    OrNull<Seat> from{};  // null: a spectator
    std::string name{};
    std::optional<std::string> text{};
    std::optional<Phrase> phrase{};
    std::optional<bool> silence{};  // true: from here on only technical phrases
    std::int64_t at_ms = 0;
};

}  // namespace kamchatka::server

namespace kamchatka::codec {

template <>
inline constexpr auto schema<server::ClockSetting> = shape(
    "clock_setting",
    Field{"kind", &server::ClockSetting::kind},
    Field{"minutes", &server::ClockSetting::minutes},
    Field{"bank_s", &server::ClockSetting::bank_s},
    Field{"increment_s", &server::ClockSetting::increment_s},
    Field{"turn_s", &server::ClockSetting::turn_s}
);
template <>
inline constexpr auto schema<server::Settings> = shape(
    "settings",
    Field{"visibility", &server::Settings::visibility},
    Field{"aids", &server::Settings::aids},
    Field{"chat", &server::Settings::chat},
    Field{"tournament", &server::Settings::tournament},
    Field{"spectators", &server::Settings::spectators},
    Field{"spectator_delay_s", &server::Settings::spectator_delay_s},
    Field{"clock", &server::Settings::clock},
    Field{"at_zero", &server::Settings::at_zero},
    Field{"neutral_after", &server::Settings::neutral_after},
    Field{"quitters", &server::Settings::quitters},
    Field{"grace_s", &server::Settings::grace_s, Presence::defaulted},
    Field{"bot_pace", &server::Settings::bot_pace, Presence::defaulted}
);
template <>
inline constexpr auto schema<server::Ballot> =
    shape("ballot", Field{"seat", &server::Ballot::seat}, Field{"vote", &server::Ballot::vote});
template <>
inline constexpr auto schema<server::SeatLine> = shape(
    "seat_line",
    Field{"seat", &server::SeatLine::seat},
    Field{"kind", &server::SeatLine::kind},
    Field{"name", &server::SeatLine::name},
    Field{"bot", &server::SeatLine::bot},
    Field{"player_id", &server::SeatLine::player_id},
    Field{"online", &server::SeatLine::online},
    Field{"away", &server::SeatLine::away},
    Field{"stand_in", &server::SeatLine::stand_in},
    Field{"vote", &server::SeatLine::vote},
    Field{"muted", &server::SeatLine::muted},
    Field{"would_stop", &server::SeatLine::would_stop, Presence::defaulted},
    Field{"would_go_on", &server::SeatLine::would_go_on, Presence::defaulted},
    Field{"waits", &server::SeatLine::waits},
    Field{"judge", &server::SeatLine::judge}
);
template <>
inline constexpr auto schema<server::TableDetail> = shape(
    "table_detail",
    Field{"code", &server::TableDetail::code},
    Field{"ruleset", &server::TableDetail::ruleset},
    Field{"options", &server::TableDetail::options},
    Field{"board", &server::TableDetail::board},
    Field{"layout", &server::TableDetail::layout},
    Field{"settings", &server::TableDetail::settings},
    Field{"seat_counts", &server::TableDetail::seat_counts},
    Field{"seats", &server::TableDetail::seats},
    Field{"host", &server::TableDetail::host},
    Field{"state", &server::TableDetail::state},
    Field{"silenced", &server::TableDetail::silenced},
    Field{"read_only", &server::TableDetail::read_only},
    Field{"spectator_count", &server::TableDetail::spectator_count},
    Field{"created_ms", &server::TableDetail::created_ms},
    Field{"started_ms", &server::TableDetail::started_ms},
    Field{"ended_ms", &server::TableDetail::ended_ms},
    Field{"notice", &server::TableDetail::notice},
    Field{"rematch", &server::TableDetail::rematch},
    Field{"event", &server::TableDetail::event}
);
template <>
inline constexpr auto schema<server::TableResult> = shape(
    "table_result",
    Field{"cause", &server::TableResult::cause},
    Field{"winner", &server::TableResult::winner},
    Field{"places", &server::TableResult::places}
);
template <>
inline constexpr auto schema<server::TableSummary> = shape(
    "table_summary",
    Field{"code", &server::TableSummary::code},
    Field{"ruleset", &server::TableSummary::ruleset},
    Field{"board", &server::TableSummary::board},
    Field{"state", &server::TableSummary::state},
    Field{"visibility", &server::TableSummary::visibility},
    Field{"tournament", &server::TableSummary::tournament},
    Field{"spectators", &server::TableSummary::spectators},
    Field{"clock", &server::TableSummary::clock},
    Field{"seats", &server::TableSummary::seats},
    Field{"host_name", &server::TableSummary::host_name},
    Field{"round", &server::TableSummary::round},
    Field{"awaited", &server::TableSummary::awaited},
    Field{"result", &server::TableSummary::result},
    Field{"created_ms", &server::TableSummary::created_ms},
    Field{"started_ms", &server::TableSummary::started_ms},
    Field{"ended_ms", &server::TableSummary::ended_ms}
);
template <>
inline constexpr auto schema<server::SeatClock> =
    shape("seat_clock", Field{"left_ms", &server::SeatClock::left_ms});
template <>
inline constexpr auto schema<server::Clock> = shape(
    "clock",
    Field{"kind", &server::Clock::kind},
    Field{"paused", &server::Clock::paused},
    Field{"waits", &server::Clock::waits},
    Field{"now_ms", &server::Clock::now_ms},
    Field{"table_runs", &server::Clock::table_runs},
    Field{"charged", &server::Clock::charged},
    Field{"table_left_ms", &server::Clock::table_left_ms},
    Field{"seats", &server::Clock::seats},
    Field{"turn_left_ms", &server::Clock::turn_left_ms},
    Field{"warning", &server::Clock::warning},
    Field{"absent", &server::Clock::absent}
);
template <>
inline constexpr auto schema<server::ChatLine> = shape(
    "chat_line",
    Field{"from", &server::ChatLine::from},
    Field{"name", &server::ChatLine::name},
    Field{"text", &server::ChatLine::text},
    Field{"phrase", &server::ChatLine::phrase},
    Field{"silence", &server::ChatLine::silence},
    Field{"at_ms", &server::ChatLine::at_ms}
);

}  // namespace kamchatka::codec
