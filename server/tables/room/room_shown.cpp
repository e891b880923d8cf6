// What a table looks like from outside: in full, as a line of a list, and how much of its game
// somebody may read.
#include "server/reference/rulesets.hpp"
#include "server/tables/room/room.hpp"

#include <algorithm>

namespace kamchatka::server {

TableState Room::state_for(std::optional<PlayerId> player) const {
    return audience_.state_of_table_for(audience_.viewer_of(player));
}

std::int64_t Room::counted_ms(std::int64_t wall_ms) const {
    const std::int64_t moved_ms = world_.now_ms() - world_.wall_ms();
    return std::min(wall_ms + moved_ms, world_.now_ms());
}

// An end that is younger than the delay is still to come for who watches late.
void Room::delay_spectators(const State& first, std::vector<Later> later) {
    if (table_.settings.spectator_delay_s == 0) return;
    const std::int64_t known_until_ms = audience_.late_until_ms(world_.now_ms());
    const TableDetail now = detail_now();
    TableDetail shown = now;
    const bool over_since = now.ended_ms && counted_ms(*now.ended_ms) > known_until_ms;
    if (over_since) {
        shown.state = TableState::playing;
        shown.ended_ms.reset();
        shown.notice.reset();
    }
    audience_.delay_spectators(first, clock_now(), shown, std::move(later));
    if (over_since) audience_.show_later(now, counted_ms(*now.ended_ms));
    chat_.delay_spectators(std::max(known_until_ms, counted_ms(table_.started_ms.value_or(0))));
}

void Room::catch_up() {
    const std::int64_t now_ms = world_.now_ms();
    audience_.catch_up(now_ms, *game_);
    for (const ChatLine& line : chat_.hear_late(audience_.late_until_ms(now_ms))) {
        audience_.tell_late(ChatMessage{line});
    }
}

// While it is played, a table without spectators is its players' alone.
bool Room::keeps_out(const Viewer& viewer) const {
    return std::holds_alternative<Spectator>(viewer) && !table_.settings.spectators &&
        audience_.state_of_table_for(viewer) == TableState::playing;
}

Result<Room::Readable, Reason> Room::readable_by(std::optional<PlayerId> player) const {
    const Viewer viewer = audience_.viewer_of(player);
    if (keeps_out(viewer)) return Reason::spectators_off;
    if (!game_) return Reason::table_not_running;
    return Readable{viewer, audience_.seq_for(viewer, *game_)};
}

Clock Room::clock_now() const {
    Clock clock = clock_.shown(world_.now_ms());
    clock.waits = !waited_for().empty();
    BySeat<SeatClock> absent;
    const auto wait_for = [&](Seat seat, std::int64_t left_ms) {
        absent.items.emplace_back(seat, SeatClock{std::max<std::int64_t>(0, left_ms)});
    };
    for (const Seat seat : missing_) wait_for(seat, grace_left_ms(seat));
    // Or until the judge is called.
    if (game_ && plea_wake_ms() && !adds_to_the_seed(game_->state().phase)) {
        for (const Seat seat : game_->awaited()) {
            if (const auto due = missed_ms(seat)) wait_for(seat, *due - world_.now_ms());
        }
    }
    if (!absent.items.empty()) clock.absent = std::move(absent);
    return clock;
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
    if (place.away) {
        line.stand_in = chair.gone ? StandInCause::absent : StandInCause::left;
    } else if (chair.timed_out) {
        line.stand_in = chair.resumed ? StandInCause::spent : StandInCause::time;
    }
    if (chair.voting) line.vote = chair.ballots;
    line.muted = place.muted;
    line.would_stop = chair.would_stop;
    line.would_go_on = chair.would_go_on;
    line.waits = chair.waits;
    line.judge = chair.judge;
    return line;
}

TableDetail Room::detail(std::optional<PlayerId> player) const {
    return audience_.table_for(audience_.viewer_of(player), detail_now());
}

TableDetail Room::detail_now() const {
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
    if (!table_.notice.empty()) detail.notice = table_.notice;
    detail.rematch = table_.rematch;
    if (!table_.event.empty()) detail.event = table_.event;
    return detail;
}

TableSummary Room::summary(std::optional<PlayerId> player) const {
    TableDetail shown = detail(player);
    TableSummary summary;
    summary.code = std::move(shown.code);
    summary.ruleset = std::move(shown.ruleset);
    summary.board = shown.board;
    summary.state = shown.state;
    summary.visibility = table_.settings.visibility;
    summary.tournament = table_.settings.tournament;
    summary.spectators = table_.settings.spectators;
    summary.clock = table_.settings.clock.kind;
    for (const SeatLine& line : shown.seats) {
        if (line.player_id == shown.host && line.name) summary.host_name = *line.name;
    }
    summary.seats = std::move(shown.seats);
    if (game_) {
        const State& state = audience_.state_for(audience_.viewer_of(player), *game_);
        summary.round = state.round;
        summary.result = result_of(state);
        if (summary.state == TableState::playing) summary.awaited = players_awaited(state);
    }
    summary.created_ms = shown.created_ms;
    summary.started_ms = shown.started_ms;
    summary.ended_ms = shown.ended_ms;
    return summary;
}

}  // namespace kamchatka::server
