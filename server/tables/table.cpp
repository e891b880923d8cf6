// Rows to tables and back.
#include "server/tables/table.hpp"

#include "server/api/json.hpp"

#include <stdexcept>
#include <string_view>

namespace kamchatka::server {

// What is kept as the settings of a table: those asked for, and what was decided since.
struct StoredSettings {
    Settings settings{};
    bool silenced = false;
    std::optional<std::string> layout{};  // where the board was laid again
    std::optional<std::string> rematch{};
    std::optional<std::string> event{};
};

}  // namespace kamchatka::server

namespace kamchatka::codec {

template <>
inline constexpr auto schema<server::StoredSettings> = shape(
    "stored_settings",
    Field{"settings", &server::StoredSettings::settings},
    Field{"silenced", &server::StoredSettings::silenced},
    Field{"layout", &server::StoredSettings::layout},
    Field{"rematch", &server::StoredSettings::rematch},
    Field{"event", &server::StoredSettings::event}
);

}  // namespace kamchatka::codec

namespace kamchatka::server {

std::string spell_player(PlayerId player) { return std::to_string(player); }

std::optional<Seat> Table::seat_of(PlayerId player) const {
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].human() && places[i].player == player) return id_of<Seat>(i);
    }
    return std::nullopt;
}

std::optional<Seat> Table::kept_for(PlayerId player) const {
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].kept() && places[i].player == player) return id_of<Seat>(i);
    }
    return std::nullopt;
}

std::string stored_settings(const Table& table) {
    StoredSettings stored{table.settings, table.silenced, table.layout, table.rematch, {}};
    if (!table.event.empty()) stored.event = table.event;
    return to_json_text(stored);
}

store::Listing listing_of(const Table& table) {
    return table.settings.visibility == Visibility::public_ ? store::Listing::listed
                                                            : store::Listing::unlisted;
}

store::TableRow table_row(const Table& table) {
    return {
        .id = table.id,
        .code = table.code,
        .host = table.host,
        .ruleset = table.ruleset,
        .options = table.options,
        .board = table.layout,
        .settings = stored_settings(table),
        .clock = table.clock,
        .listing = listing_of(table),
        .state = table.state,
        .result = std::nullopt,
        .created_ms = table.created_ms,
        .started_ms = table.started_ms,
        .ended_ms = table.ended_ms,
    };
}

store::SeatRow seat_row(const Table& table, Seat seat) {
    const Place& place = table.at(seat);
    return {
        .table = table.id,
        .seat = static_cast<std::int32_t>(index(seat)) + 1,
        // A player whom a bot stands in for is stored as that bot, with the player kept.
        .kind = place.away ? SeatKind::bot : place.kind,
        .player = place.player,
        .bot = place.bot,
        .name = place.name,
        .muted = place.muted,
    };
}

std::string closing_result(const Table& table) {
    if (table.notice.empty()) return "{}";
    std::string result = "{";
    append_field(result, "notice", table.notice);
    return result + '}';
}

std::vector<Seat> players_awaited(const State& state) {
    if (adds_to_the_seed(state.phase)) return {};
    std::vector<Seat> awaited;
    for (const Seat seat : awaited_seats(state)) awaited.push_back(seat);
    return awaited;
}

std::optional<TableResult> result_of(const State& state) {
    if (!state.cause) return std::nullopt;
    TableResult result{*state.cause, state.winner, {}};
    for (const Seat seat : seats(state)) {
        result.places.push_back(std::uint32_t{state.ahead[seat]} + 1);
    }
    return result;
}

// The member of a stored object, if it is one and has it.
static std::optional<boost::json::value> member(const std::string& text, std::string_view name) {
    boost::system::error_code error;
    const auto value = boost::json::parse(text, error);
    const auto* object = error ? nullptr : value.if_object();
    const auto* found = object == nullptr ? nullptr : object->if_contains(name);
    return found == nullptr ? std::nullopt : std::optional{*found};
}

static std::string notice_in(const std::string& result) {
    const auto notice = member(result, "notice");
    if (!notice || !notice->is_string()) return {};
    return {notice->get_string().data(), notice->get_string().size()};
}

// Of a game that was played to its end: none else has places.
static std::optional<TableResult> result_in(const std::string& text) {
    if (!member(text, "places")) return std::nullopt;
    const auto value = parse_strict(text);
    TableResult result;
    if (!value || read_json(*value, result)) return std::nullopt;
    return result;
}

static std::vector<Seat> awaited_in(const std::string& kept) {
    const auto awaited = member(kept, "awaited");
    std::vector<Seat> seats;
    if (!awaited || read_json(*awaited, seats)) return {};
    return seats;
}

static std::uint32_t round_in(const std::string& kept) {
    const auto round = member(kept, "round");
    std::uint32_t number = 0;
    return round && !read_json(*round, number) ? number : 0;
}

bool somebody_present(const store::StoredTable& stored) {
    const auto present = member(stored.table.clock, "present");
    return present && *present == true;
}

Table table_of(const store::StoredTable& stored) {
    const store::TableRow& row = stored.table;
    Table table{
        .id = row.id,
        .code = row.code,
        .host = row.host,
        .ruleset = row.ruleset,
        .options = row.options,
        .layout = row.board,
        .clock = row.clock,
        .state = row.state,
        .created_ms = row.created_ms,
        .started_ms = row.started_ms,
        .ended_ms = row.ended_ms,
    };
    const auto settings = parse_strict(row.settings);
    StoredSettings read;
    if (!settings || read_json(*settings, read)) {
        throw std::runtime_error{"the settings of table " + row.code + " cannot be read"};
    }
    table.hidden = row.display == store::Display::hidden;
    table.notice = notice_in(row.result.value_or("{}"));
    table.settings = read.settings;
    table.silenced = read.silenced;
    table.rematch = read.rematch;
    if (read.layout) table.layout = read.layout;
    table.event = read.event.value_or("");
    for (const store::SeatRow& seat : stored.seats) {
        const bool away = seat.kind == SeatKind::bot && seat.player.has_value();
        table.places.push_back({
            .kind = away ? SeatKind::player : seat.kind,
            .player = seat.player,
            .bot = seat.bot,
            .name = seat.name,
            .muted = seat.muted,
            .away = away,
        });
    }
    if (table.places.size() > seat_count_max) {
        throw std::runtime_error{"table " + row.code + " has too many seats"};
    }
    return table;
}

TableSummary summary_of(const store::StoredTable& stored) {
    const Table table = table_of(stored);
    TableSummary summary;
    summary.code = table.code;
    summary.ruleset = table.ruleset;
    summary.board = table.layout ? BoardKind::quadrants : BoardKind::classic;
    summary.state = table.state;
    summary.visibility = table.settings.visibility;
    summary.tournament = table.settings.tournament;
    summary.spectators = table.settings.spectators;
    summary.clock = table.settings.clock.kind;
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        const Place& place = table.places[i];
        if (table.state != TableState::lobby && !place.taken()) continue;
        SeatLine& line = summary.seats.emplace_back();
        line.seat = id_of<Seat>(i);
        line.kind = place.kind;
        line.name = place.name;
        line.bot = place.bot;
        if (place.player) line.player_id = spell_player(*place.player);
        line.away = place.away;
        if (place.player == table.host && place.name) summary.host_name = *place.name;
    }
    if (table.state == TableState::playing) {
        summary.awaited = awaited_in(table.clock);
        summary.round = round_in(table.clock);
    }
    if (table.state == TableState::ended && stored.table.result) {
        summary.result = result_in(*stored.table.result);
    }
    summary.created_ms = table.created_ms;
    summary.started_ms = table.started_ms;
    summary.ended_ms = table.ended_ms;
    return summary;
}

}  // namespace kamchatka::server
