// What a table looks like from outside: in full, as a line of a list, and how much of its game
// somebody may read.
#include "server/reference/rulesets.hpp"
#include "server/tables/room.hpp"

namespace kamchatka::server {

std::optional<Room::Readable> Room::readable_by(std::optional<PlayerId> player) const {
    const Viewer viewer = audience_.viewer_of(player);
    const bool watching =
        std::holds_alternative<Spectator>(viewer) && table_.state == TableState::playing;
    if (!game_ || (watching && !table_.settings.spectators)) return std::nullopt;
    return Readable{viewer, audience_.seq_for(viewer, *game_)};
}

SeatLine Room::seat_line(Seat seat) const {
    const Place& place = table_.at(seat);
    const Chair& chair = chairs_.at(index(seat));
    SeatLine line;
    line.seat = seat;
    line.kind = place.kind;
    line.name = place.name;
    line.bot = place.bot;
    if (place.player) line.player_id = spell_player(*place.player);
    line.online = place.kind == SeatKind::bot || (place.player && audience_.online(*place.player));
    line.away = place.away || chair.timed_out;
    line.muted = place.muted;
    return line;
}

TableDetail Room::detail() const {
    TableDetail detail;
    detail.code = table_.code;
    detail.ruleset = table_.ruleset;
    detail.options.text = table_.options;
    detail.board = rules_->set.setup.board;
    if (table_.layout) detail.layout = WrittenAs<boards::BoardFile>{*table_.layout};
    detail.settings = table_.settings;
    detail.seat_counts = seat_counts(rules_->set);
    for (std::size_t i = 0; i < table_.places.size(); ++i) {
        detail.seats.push_back(seat_line(id_of<Seat>(i)));
    }
    if (table_.host) detail.host = spell_player(*table_.host);
    detail.state = table_.state;
    detail.silenced = table_.silenced;
    detail.read_only = frozen();
    detail.spectator_count = static_cast<std::uint32_t>(audience_.spectator_count());
    detail.created_ms = table_.created_ms;
    detail.started_ms = table_.started_ms;
    detail.ended_ms = table_.ended_ms;
    return detail;
}

TableSummary Room::summary() const {
    TableSummary summary;
    summary.code = table_.code;
    summary.ruleset = table_.ruleset;
    summary.board = rules_->set.setup.board;
    summary.state = table_.state;
    summary.visibility = table_.settings.visibility;
    summary.tournament = table_.settings.tournament;
    summary.spectators = table_.settings.spectators;
    summary.clock = table_.settings.clock.kind;
    for (std::size_t i = 0; i < table_.places.size(); ++i) {
        summary.seats.push_back(seat_line(id_of<Seat>(i)));
        const Place& place = table_.places[i];
        if (place.player == table_.host && place.name) summary.host_name = *place.name;
    }
    if (game_) summary.round = audience_.state_for(Spectator{}, *game_).round;
    summary.created_ms = table_.created_ms;
    summary.started_ms = table_.started_ms;
    summary.ended_ms = table_.ended_ms;
    return summary;
}

}  // namespace kamchatka::server
