#include "server/tables/room/audience.hpp"

#include "record/reckoning_json.hpp"
#include "server/api/json.hpp"
#include "server/tables/room/telling.hpp"
#include "server/tables/wire/wire.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::server {
namespace {

constexpr std::int64_t span_ms_min = 250;
constexpr std::int64_t spans_max = 120;  // in a delay

bool spectates(const Viewer& viewer) { return std::holds_alternative<Spectator>(viewer); }

EventsMessage events_message(const Told& told, const State& state, const Clock& clock) {
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

}  // namespace

Frame frame_of(const ServerMessage& message) {
    return std::make_shared<const std::string>(write_message(message));
}

bool Audience::add(Attendee& attendee) {
    if (attends(attendee)) return false;
    attendees_.push_back(&attendee);
    return true;
}

void Audience::remove(Attendee& attendee) {
    std::erase(attendees_, &attendee);
    outbox_.forget(attendee);
}

bool Audience::attends(const Attendee& attendee) const {
    return std::ranges::count(attendees_, &attendee) > 0;
}

// What is on its way to them still arrives, the reason last.
void Audience::dismiss_spectators(Reason why) {
    std::erase_if(attendees_, [&](Attendee* attendee) {
        if (!spectates(viewer_of(*attendee))) return false;
        tell_one(*attendee, ErrorMessage{why});
        return true;
    });
}

bool Audience::online(PlayerId player) const {
    return std::ranges::any_of(attendees_, [&](const Attendee* attendee) {
        return attendee->player() == player;
    });
}

std::size_t Audience::spectator_count() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        attendees_, [&](const Attendee* attendee) { return spectates(viewer_of(*attendee)); }
    ));
}

Viewer Audience::viewer_of(std::optional<PlayerId> player) const {
    const auto seat = player ? table_.seat_of(*player) : std::nullopt;
    return seat ? Viewer{*seat} : Viewer{Spectator{}};
}

Viewer Audience::viewer_of(const Attendee& attendee) const { return viewer_of(attendee.player()); }

void Audience::hang_up(Farewell why) {
    for (Attendee* attendee : attendees_) attendee->close(why);
}

bool Audience::late(const Viewer& viewer) const { return late_ && spectates(viewer); }

const State& Audience::state_for(const Viewer& viewer, const Game& game) const {
    return late(viewer) ? late_->state : game.state();
}

std::int64_t Audience::seq_for(const Viewer& viewer, const Game& game) const {
    return late(viewer) ? late_->seq : game.seq();
}

// The time is now, what is left is as of the moment that is shown.
Clock Audience::clock_for(const Viewer& viewer, const Clock& now) const {
    if (!late(viewer)) return now;
    Clock clock = late_->clock;
    clock.now_ms = now.now_ms;
    return clock;
}

// How many watch, and whether the disk failed, is no secret of the game.
TableDetail Audience::table_for(const Viewer& viewer, TableDetail now) const {
    if (!late(viewer)) return now;
    TableDetail shown = late_->table;
    shown.spectator_count = now.spectator_count;
    shown.read_only = now.read_only;
    return shown;
}

bool Audience::silenced_for(const Viewer& viewer) const {
    return late(viewer) ? late_->table.silenced : table_.silenced;
}

TableState Audience::state_of_table_for(const Viewer& viewer) const {
    return late(viewer) ? late_->table.state : table_.state;
}

ViewMessage Audience::view_for(const Viewer& viewer, const Game* game, const Clock& now) const {
    ViewMessage message;
    message.viewer.text = viewer_json(viewer);
    message.options.text = "[]";
    message.clock = clock_for(viewer, now);
    if (game == nullptr) return message;
    const State& state = state_for(viewer, *game);
    message.seq = seq_for(viewer, *game);
    message.view = WrittenGame<View>{view_json(game->lexicon(), state, viewer)};
    message.reckoning =
        WrittenAs<record::Reckoning>{record::reckoning_json(game->rules(), state, viewer)};
    if (const Seat* seat = std::get_if<Seat>(&viewer)) {
        message.options.text = options_json(game->rules(), state, *seat);
    }
    return message;
}

std::optional<EventsMessage> Audience::missed_by(
    const Viewer& viewer, std::int64_t seq, const Recent& recent, const Game& game, const Clock& now
) const {
    auto missed = recent.since(seq);
    const std::int64_t shown = seq_for(viewer, game);
    if (!missed || seq > shown || seq < 1) return std::nullopt;
    const auto count = static_cast<std::size_t>(shown - seq);
    if (count > missed->size()) return std::nullopt;
    missed->resize(count);
    const State& state = state_for(viewer, game);
    const std::int64_t last_ms = recent.all().empty() ? 0 : recent.all().back().at_ms;
    EventsMessage message = events_message(
        {seq + 1, {}, {}, late(viewer) ? late_->at_ms : last_ms}, state, clock_for(viewer, now)
    );
    message.events.text = events_json(game.lexicon(), *missed, viewer);
    message.reckoning.text = record::reckoning_json(game.rules(), state, viewer);
    if (const Seat* seat = std::get_if<Seat>(&viewer)) {
        message.options.text = options_json(game.rules(), state, *seat);
    }
    return message;
}

EventsMessage Audience::again_for(Seat seat, const Told& told, const Game& game, const Clock& now)
    const {
    EventsMessage message = events_message(told, game.state(), now);
    message.events.text = events_json(game.lexicon(), told.events, seat);
    message.reckoning.text = record::reckoning_json(game.rules(), game.state(), seat);
    message.options.text = options_json(game.rules(), game.state(), seat);
    return message;
}

void Audience::tell_one(Attendee& attendee, const ServerMessage& message) const {
    outbox_.send(attendee, frame_of(message));
}

void Audience::tell_late(const ServerMessage& message) const {
    const Frame text = frame_of(message);
    for (Attendee* attendee : attendees_) {
        if (late(viewer_of(*attendee))) outbox_.send(*attendee, text);
    }
}

void Audience::tell_now(const ServerMessage& message) const {
    const Frame text = frame_of(message);
    for (Attendee* attendee : attendees_) {
        if (!late(viewer_of(*attendee))) outbox_.send(*attendee, text);
    }
}

void Audience::tell_player(PlayerId player, const ServerMessage& message) const {
    const Frame text = frame_of(message);
    for (Attendee* attendee : attendees_) {
        if (attendee->player() == player) outbox_.send(*attendee, text);
    }
}

void Audience::tell_chat(const ChatMessage& line) const {
    const Frame text = frame_of(line);
    for (Attendee* attendee : attendees_) {
        const Viewer viewer = viewer_of(*attendee);
        const bool hears = line.from ? !late(viewer) : spectates(viewer);
        if (hears) outbox_.send(*attendee, text);
    }
}

// A frame depends on who looks and on nothing else: it is written once for each seat, and once for
// all spectators.
void Audience::tell_events(const Told& told, Ears ears, const Game& game, const Clock& now) const {
    const Viewer first = ears == Ears::spectators ? Viewer{Spectator{}} : Viewer{Seat::s1};
    const State& state = state_for(first, game);
    const EventsForAll events{game.lexicon(), told.events};
    std::array<Frame, seat_count_max + 1> frames;
    EventsMessage message = events_message(told, state, clock_for(first, now));
    for (Attendee* attendee : attendees_) {
        const Viewer viewer = viewer_of(*attendee);
        const Seat* seat = std::get_if<Seat>(&viewer);
        if (seat == nullptr ? ears == Ears::seats : ears == Ears::spectators) continue;
        Frame& ready = frames.at(seat != nullptr ? index(*seat) : seat_count_max);
        if (!ready) {
            message.events.text = events.for_viewer(viewer);
            message.options.text =
                seat != nullptr ? options_json(game.rules(), state, *seat) : "[]";
            message.reckoning.text = record::reckoning_json(game.rules(), state, viewer);
            ready = frame_of(message);
        }
        outbox_.send(*attendee, ready);
    }
}

void Audience::for_each(const std::function<void(Attendee&)>& visit) const {
    for (Attendee* attendee : attendees_) visit(*attendee);
}

void Audience::hold_back(const Told& told, const Clock& now) {
    if (late_) late_->to_tell.push_back({told, now});
}

void Audience::tell_batch(const Told& told, const Game& game, const Clock& now) {
    hold_back(told, now);
    tell_events(told, late_ ? Ears::seats : Ears::all, game, now);
}

void Audience::tell_table(const TableDetail& now, std::int64_t now_ms) {
    tell_now(TableMessage{now});
    if (!late_) return;
    show_later(now, now_ms);
    // A frame that comes for any other reason would say that something has happened.
    TableDetail shown = table_for(Spectator{}, now);
    const bool same = shown.spectator_count == late_->table.spectator_count &&
        shown.read_only == late_->table.read_only;
    if (same) return;
    late_->table = std::move(shown);
    tell_late(TableMessage{late_->table});
}

// Somebody whose line comes and goes must not fill the memory: within a span, only the last counts,
// and is seen at its end.
void Audience::show_later(const TableDetail& table, std::int64_t at_ms) {
    const std::int64_t span_ms = std::max(span_ms_min, delay_ms() / spans_max);
    const std::int64_t end_ms = (at_ms / span_ms + 1) * span_ms;
    auto& tables = late_->tables;
    if (!tables.empty() && tables.back().at_ms == end_ms) tables.pop_back();
    tables.push_back({table, end_ms});
}

void Audience::delay_spectators(
    const State& first, const Clock& now, const TableDetail& table, std::vector<Later> later
) {
    if (table_.settings.spectator_delay_s == 0) return;
    late_.emplace(Late{.state = first, .clock = now});
    late_->table = table;
    late_->to_tell.assign(later.begin(), later.end());
}

void Audience::catch_up(std::int64_t now_ms, const Game& game) {
    if (!late_) return;
    while (!late_->to_tell.empty() && late_->to_tell.front().clock.now_ms <= late_until_ms(now_ms)
    ) {
        const Later next = std::move(late_->to_tell.front());
        late_->to_tell.pop_front();
        for (const Event& event : next.told.events) evolve(late_->state, event);
        late_->seq = next.told.last();
        late_->at_ms = next.told.at_ms;
        late_->clock = next.clock;
        Clock now = next.clock;
        now.now_ms = now_ms;
        tell_events(next.told, Ears::spectators, game, now);
    }
    bool changed = false;
    while (!late_->tables.empty() && late_->tables.front().at_ms <= late_until_ms(now_ms)) {
        TableDetail next = std::move(late_->tables.front().table);
        late_->tables.pop_front();
        next.spectator_count = late_->table.spectator_count;
        next.read_only = late_->table.read_only;
        late_->table = std::move(next);
        changed = true;
    }
    if (changed) tell_late(TableMessage{late_->table});
}

void Audience::forget(PlayerId player, std::string_view name) {
    if (!late_) return;
    const std::string id = spell_player(player);
    const auto forget_in = [&](TableDetail& table) {
        if (table.host == id) table.host.clear();
        for (SeatLine& line : table.seats) {
            if (line.player_id != id) continue;
            line.player_id.reset();
            line.name = name;
        }
    };
    forget_in(late_->table);
    for (Late::Seen& seen : late_->tables) forget_in(seen.table);
}

std::optional<std::int64_t> Audience::wake_ms() const {
    if (!late_ || (late_->to_tell.empty() && late_->tables.empty())) return std::nullopt;
    std::int64_t first_ms = INT64_MAX;
    if (!late_->to_tell.empty()) first_ms = late_->to_tell.front().clock.now_ms;
    if (!late_->tables.empty()) first_ms = std::min(first_ms, late_->tables.front().at_ms);
    return first_ms + delay_ms();
}

}  // namespace kamchatka::server
