// Who hears what. Every viewer gets every event, with null for what he may not know.
#include "server/tables/room.hpp"

#include "codec/json.hpp"
#include "server/reference/rulesets.hpp"
#include "server/tables/reckoning.hpp"
#include "server/tables/telling.hpp"
#include "server/tables/wire.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace kamchatka::server {
namespace {

Frame frame(const ServerMessage& message) {
    return std::make_shared<const std::string>(write_message(message));
}

}  // namespace

bool Room::online(PlayerId player) const {
    return std::any_of(sessions_.begin(), sessions_.end(), [&](const Session* session) {
        return session->player() == player;
    });
}

Viewer Room::viewer_of(const Session& session) const {
    const auto player = session.player();
    const auto seat = player ? table_.seat_of(*player) : std::nullopt;
    return seat ? Viewer{*seat} : Viewer{Spectator{}};
}

std::optional<Room::Readable> Room::readable_by(std::optional<PlayerId> player) const {
    const auto seat = player ? table_.seat_of(*player) : std::nullopt;
    const bool watching = !seat && table_.state == TableState::playing;
    if (!game_ || (watching && !table_.settings.spectators)) return std::nullopt;
    const Viewer viewer = seat ? Viewer{*seat} : Viewer{Spectator{}};
    return Readable{viewer, shown_seq(viewer)};
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
    line.online = place.kind == SeatKind::bot || (place.player && online(*place.player));
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
    if (table_.layout) detail.layout = Written<"BoardLayout">{*table_.layout};
    detail.settings = table_.settings;
    detail.seat_counts = seat_counts(rules_->set);
    for (std::size_t i = 0; i < table_.places.size(); ++i) {
        detail.seats.push_back(seat_line(id_of<Seat>(i)));
    }
    if (table_.host) detail.host = spell_player(*table_.host);
    detail.state = table_.state;
    detail.silenced = table_.silenced;
    detail.read_only = world_.log().failed();
    detail.spectator_count = static_cast<std::uint32_t>(std::count_if(
        sessions_.begin(),
        sessions_.end(),
        [&](const Session* session) {
            return std::holds_alternative<Spectator>(viewer_of(*session));
        }
    ));
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
    summary.round = game_ ? shown_state(Spectator{}).round : 0;
    summary.created_ms = table_.created_ms;
    summary.started_ms = table_.started_ms;
    summary.ended_ms = table_.ended_ms;
    return summary;
}

const State& Room::shown_state(const Viewer& viewer) const {
    return late_ && std::holds_alternative<Spectator>(viewer) ? late_->state : game_->state();
}

std::int64_t Room::shown_seq(const Viewer& viewer) const {
    return late_ && std::holds_alternative<Spectator>(viewer) ? late_->seq : game_->seq();
}

// The time is now, what is left is as of the moment that is shown.
Clock Room::shown_clock(const Viewer& viewer) const {
    if (!late_ || !std::holds_alternative<Spectator>(viewer)) {
        return clock_.shown(world_.now_ms());
    }
    Clock clock = late_->clock;
    clock.now_ms = world_.now_ms();
    return clock;
}

void Room::send_view(Session& session) {
    const Viewer viewer = viewer_of(session);
    const Seat* seat = std::get_if<Seat>(&viewer);
    ViewMessage message;
    message.viewer.text = viewer_json(viewer);
    message.options.text = "[]";
    if (game_) {
        const State& state = shown_state(viewer);
        message.seq = shown_seq(viewer);
        message.view = Written<"View">{view_json(game_->lexicon(), state, viewer)};
        message.reckoning = Written<"Reckoning">{reckoning_json(*rules_, state, viewer)};
        if (seat != nullptr) message.options.text = options_json(*rules_, state, *seat);
    }
    message.table = detail();
    message.clock = shown_clock(viewer);
    message.chat = chat_.heard_by(seat != nullptr ? std::optional{*seat} : std::nullopt);
    if (seat != nullptr && chairs_[index(*seat)].defence_dice) {
        message.defence_dice = std::uint32_t{*chairs_[index(*seat)].defence_dice};
    }
    session.send(frame(message));
}

EventsMessage Room::events_message(const Told& told, const State& state, const Clock& clock) const {
    EventsMessage message;
    message.seq = told.seq;
    if (!told.ref.empty() && !told.ref.starts_with("system:")) message.ref = told.ref;
    message.options.text = "[]";
    append_json(message.phase.text, state.phase);
    message.awaiting.text = awaiting_json(state);
    message.clock = clock;
    message.at_ms = told.at_ms;
    return message;
}

void Room::resume(Session& session, std::int64_t seq) {
    const Viewer viewer = viewer_of(session);
    auto missed = recent_.since(seq);
    if (!missed || seq > shown_seq(viewer) || seq < 1) return send_view(session);
    const auto count = static_cast<std::size_t>(shown_seq(viewer) - seq);
    if (count > missed->size()) return send_view(session);
    missed->resize(count);
    const State& state = shown_state(viewer);
    const bool late = late_ && std::holds_alternative<Spectator>(viewer);
    const std::int64_t at_ms = late ? late_->at_ms : last_ms_;
    EventsMessage message = events_message({seq + 1, {}, {}, at_ms}, state, shown_clock(viewer));
    message.events.text = events_json(game_->lexicon(), *missed, viewer);
    message.reckoning.text = reckoning_json(*rules_, state, viewer);
    if (const Seat* seat = std::get_if<Seat>(&viewer)) {
        message.options.text = options_json(*rules_, state, *seat);
    }
    session.send(frame(TableMessage{detail()}));
    session.send(frame(message));
}

// Frames are written once for all that hear the same.
void Room::tell_events(const Told& told, Ears ears) {
    const Viewer first = ears == Ears::spectators ? Viewer{Spectator{}} : Viewer{Seat::s1};
    const State& state = shown_state(first);
    const EventsForAll events{game_->lexicon(), told.events};
    std::map<std::tuple<const std::string*, std::string, std::string>, Frame> frames;
    EventsMessage message = events_message(told, state, shown_clock(first));
    for (Session* session : sessions_) {
        const Viewer viewer = viewer_of(*session);
        const Seat* seat = std::get_if<Seat>(&viewer);
        if (seat == nullptr ? ears == Ears::seats : ears == Ears::spectators) continue;
        const std::string& text = events.for_viewer(viewer);
        message.options.text = seat != nullptr ? options_json(*rules_, state, *seat) : "[]";
        message.reckoning.text = reckoning_json(*rules_, state, viewer);
        Frame& ready = frames[{&text, message.options.text, message.reckoning.text}];
        if (!ready) {
            message.events.text = text;
            ready = frame(message);
        }
        session->send(ready);
    }
}

void Room::tell_batch(const Told& told) {
    if (late_) late_->to_tell.push_back({told, clock_.shown(world_.now_ms())});
    // Who waited in the lobby has no view to add events to.
    if (told.seq == 1) {
        for (Session* session : sessions_) send_view(*session);
        return;
    }
    tell_events(told, late_ ? Ears::seats : Ears::all);
    tell_spectators();
}

// Those who are told late: whatever has become old enough.
void Room::tell_spectators() {
    if (!late_) return;
    const std::int64_t delay_ms = std::int64_t{table_.settings.spectator_delay_s} * 1000;
    const std::int64_t until_ms = world_.now_ms() - delay_ms;
    while (!late_->to_tell.empty() && late_->to_tell.front().told.at_ms <= until_ms) {
        const Later next = std::move(late_->to_tell.front());
        late_->to_tell.pop_front();
        for (const Event& event : next.told.events) evolve(late_->state, event);
        late_->seq = next.told.last();
        late_->at_ms = next.told.at_ms;
        late_->clock = next.clock;
        tell_events(next.told, Ears::spectators);
    }
}

void Room::tell_table() {
    const Frame text = frame(TableMessage{detail()});
    for (Session* session : sessions_) session->send(text);
}

void Room::tell_clock() {
    const Frame text = frame(ClockMessage{clock_.shown(world_.now_ms())});
    for (Session* session : sessions_) {
        const bool watches = std::holds_alternative<Spectator>(viewer_of(*session));
        if (!late_ || !watches) session->send(text);
    }
}

}  // namespace kamchatka::server
