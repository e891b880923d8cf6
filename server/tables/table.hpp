// A table as the lobby knows it: what is played, under which settings, who sits where. The game
// itself is in server/tables/room/game.hpp; the two meet in the room.
#pragma once

#include "engine/ids.hpp"
#include "engine/state.hpp"
#include "server/tables/wire/types.hpp"
#include "store/rows.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::server {

using store::PlayerId;
using store::TableId;

struct Place {
    SeatKind kind = SeatKind::open;
    std::optional<PlayerId> player{};
    std::optional<std::string> bot{};   // the personality, also of a stand-in
    std::optional<std::string> name{};  // as shown at this table
    bool muted = false;
    bool away = false;  // a player whom a bot stands in for until he comes back

    bool taken() const { return kind == SeatKind::player || kind == SeatKind::bot; }
    // Open, but for one person only: who played here before.
    bool kept() const { return kind == SeatKind::open && player.has_value(); }
    bool human() const { return kind == SeatKind::player; }
};

// What a seat has beyond its place and the log does not hold.
struct Chair {
    std::optional<std::uint32_t> defence_dice{};  // its standing order
    std::uint32_t turns_lost = 0;
    bool timed_out = false;            // a bot finishes this turn
    bool resumed = false;              // has taken this turn back, and may not again
    bool leaving = false;              // to be made neutral as soon as the rules let it go
    bool gone = false;                 // a bot plays because he is absent: coming is enough
    std::int64_t missed_ms = 0;        // how long this go has waited for him in vain
    bool voting = false;               // the others vote what becomes of it
    std::vector<Ballot> ballots{};     // then
    bool would_stop = false;           // the game, if the others would too
    bool would_go_on = false;          // said no when somebody would last have stopped it
    std::optional<Wait> waits{};       // for the judge
    std::uint32_t pleas = 0;           // how often it has waited for him
    std::int64_t left_ms = 0;          // when its player was last seen here; not kept
    std::optional<CallState> judge{};  // as the tournament's journal has it; not kept
};

struct Table {
    TableId id = 0;
    std::string code{};
    std::optional<PlayerId> host{};
    std::string ruleset{};
    std::string options = "{}";           // JSON: the knobs turned
    std::optional<std::string> layout{};  // JSON, of a board of quadrants
    Settings settings{};
    bool silenced = false;
    std::string clock = "null";  // JSON: chairs, and the clock since the last entry of the log
    TableState state = TableState::lobby;
    std::int64_t created_ms = 0;
    std::optional<std::int64_t> started_ms{};
    std::optional<std::int64_t> ended_ms{};
    std::vector<Place> places{};           // s1 first
    std::string notice{};                  // of whoever runs the server, who closed it
    bool hidden = false;                   // by the same: from lists
    std::optional<std::string> rematch{};  // the table at which they play again, when it is over
    std::string event{};                   // the code of its tournament; mostly none

    std::optional<Seat> seat_of(PlayerId player) const;
    std::optional<Seat> kept_for(PlayerId player) const;
    // His own, or one kept for him.
    std::optional<Seat> claimed_by(PlayerId player) const {
        const auto own = seat_of(player);
        return own ? own : kept_for(player);
    }
    Place& at(Seat seat) { return places.at(index(seat)); }
    const Place& at(Seat seat) const { return places.at(index(seat)); }
    bool has(Seat seat) const { return index(seat) < places.size(); }
    bool hosted_by(PlayerId player) const { return host == player; }
};

// A player id on the wire: a decimal string, since it does not fit a number of JavaScript.
std::string spell_player(PlayerId player);

// To and from the store. Reading throws std::runtime_error when the row cannot be understood.
store::TableRow table_row(const Table& table);
store::SeatRow seat_row(const Table& table, Seat seat);
std::string stored_settings(const Table& table);
store::Listing listing_of(const Table& table);
Table table_of(const store::StoredTable& stored);
// As a line of a list, for whoever has no room. Who is awaited was kept when the room was let go.
TableSummary summary_of(const store::StoredTable& stored);
// Whether anybody was there when that was last kept.
bool somebody_present(const store::StoredTable& stored);
// Who is asked for something, other than a browser for its share of the seed.
std::vector<Seat> players_awaited(const State& state);
// How a game ended, once it has.
std::optional<TableResult> result_of(const State& state);
// The result of a table that was closed.
std::string closing_result(const Table& table);

}  // namespace kamchatka::server

namespace kamchatka::codec {

template <>
inline constexpr auto schema<server::Chair> = shape(
    "Chair",
    Field{"defence_dice", &server::Chair::defence_dice},
    Field{"turns_lost", &server::Chair::turns_lost},
    Field{"timed_out", &server::Chair::timed_out},
    Field{"leaving", &server::Chair::leaving},
    Field{"resumed", &server::Chair::resumed, Presence::defaulted},
    Field{"gone", &server::Chair::gone, Presence::defaulted},
    Field{"missed_ms", &server::Chair::missed_ms, Presence::defaulted},
    Field{"voting", &server::Chair::voting, Presence::defaulted},
    Field{"ballots", &server::Chair::ballots, Presence::defaulted},
    Field{"would_stop", &server::Chair::would_stop, Presence::defaulted},
    Field{"would_go_on", &server::Chair::would_go_on, Presence::defaulted},
    Field{"waits", &server::Chair::waits},
    Field{"pleas", &server::Chair::pleas, Presence::defaulted}
);

}  // namespace kamchatka::codec
