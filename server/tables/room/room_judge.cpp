// Where nobody plays for anybody: a seat that is empty or out of time makes the table wait, and
// want the judge. Also what comes with a player's own link: his seat, wherever it was held before.
#include "server/tables/room/room.hpp"

#include <algorithm>

namespace kamchatka::server {

bool Room::waits_for_absent() const { return table_.settings.quitters == StandIn::nobody; }

void Room::want_judge(Seat seat, Wait what) {
    Chair& chair = chairs_.at(index(seat));
    if (chair.waits) return;
    chair.waits = what;
    ++chair.pleas;
    follow_clock();
    keep();
    tell_table();
}

void Room::stop_waiting(Seat seat) {
    Chair& chair = chairs_.at(index(seat));
    if (!chair.waits) return;
    chair.waits.reset();
    follow_clock();
    keep();
    tell_table();
}

// Those whom the game cannot go on without.
SeatSet Room::waited_for() const {
    SeatSet waited;
    if (stopped()) return waited;
    for (const Seat seat : game_->awaited()) {
        if (chairs_.at(index(seat)).waits && !machine(seat)) waited.insert(seat);
    }
    return waited;
}

// When a seat that is empty now has been so for too long, if it is to be told.
std::optional<std::int64_t> Room::missed_ms(Seat seat) const {
    const Place& place = table_.at(seat);
    const Chair& chair = chairs_.at(index(seat));
    const bool plays = place.human() && !machine(seat) && active(game_->state(), seat);
    if (!plays || chair.waits || (place.player && audience_.online(*place.player))) {
        return std::nullopt;
    }
    return chair.left_ms + grace_ms();
}

std::optional<std::int64_t> Room::plea_wake_ms() const {
    if (stopped() || !waits_for_absent() || clock_.paused()) return std::nullopt;
    std::optional<std::int64_t> first;
    for (const Seat seat : SeatSet::first(table_.places.size())) {
        const auto missed = missed_ms(seat);
        if (missed && (!first || *missed < *first)) first = missed;
    }
    return first;
}

void Room::want_judge_for_absent() {
    const auto due_ms = plea_wake_ms();
    if (!due_ms || *due_ms > world_.now_ms()) return;
    for (const Seat seat : SeatSet::first(table_.places.size())) {
        const auto missed = missed_ms(seat);
        if (missed && *missed <= world_.now_ms()) want_judge(seat, Wait::absent);
    }
}

std::vector<Room::Plea> Room::pleas() const {
    std::vector<Plea> pleas;
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
        const Chair& chair = chairs_[i];
        if (chair.waits) pleas.push_back({id_of<Seat>(i), *chair.waits, chair.pleas});
    }
    return pleas;
}

void Room::show_judge(const std::vector<std::optional<CallState>>& calls) {
    bool changed = false;
    for (std::size_t i = 0; i < std::min(calls.size(), chairs_.size()); ++i) {
        changed = changed || chairs_[i].judge != calls[i];
        chairs_[i].judge = calls[i];
    }
    if (changed) tell_table();
}

void Room::keep_seats(const std::string& event) {
    table_.event = event;
    keeper_.put_settings(table_);
    for (std::size_t i = 0; i < table_.places.size(); ++i) {
        if (table_.places[i].kind != SeatKind::open) continue;
        change_place(id_of<Seat>(i), Place{.kind = SeatKind::closed});
    }
    tell_table();
}

// What a seat is when somebody has left it before the game.
Place Room::left_place() const {
    return {.kind = table_.event.empty() ? SeatKind::open : SeatKind::closed};
}

Refusal Room::seat_player(Seat seat, PlayerId player, const std::string& name) {
    const auto own = table_.seat_of(player);
    if (table_.state == TableState::abandoned) return Reason::table_ended;
    if (!table_.has(seat)) return Reason::seat_not_found;
    if (own && own != seat) return Reason::plays_another_seat;
    if (table_.state == TableState::ended) return std::nullopt;  // there is only to look
    if (own != seat) transfer_seat(seat, player, name);
    if (table_.state == TableState::playing) bring_back(seat);
    return std::nullopt;
}

// Whoever had it from another device watches from now on: he sees what spectators see, and what he
// had asked for and was not done yet is no longer his to ask.
void Room::transfer_seat(Seat seat, PlayerId player, const std::string& name) {
    Place& place = table_.at(seat);
    const auto before = place.player;
    if (!place.human()) place = Place{.kind = SeatKind::player};
    place.player = player;
    place.name = name;
    keeper_.put_seat(table_, seat);
    chairs_.at(index(seat)).left_ms = world_.now_ms();
    std::erase_if(waiting_, [&](const Waiting& each) { return each.from->player() == before; });
    mind_presence();
    tell_table();
    if (keeps_out(Spectator{})) audience_.dismiss_spectators(Reason::seat_moved);
    audience_.for_each([&](Attendee& attendee) {
        const auto who = attendee.player();
        if (who == player || (before && who == before)) send_view(attendee);
    });
    follow_clock();
    drive_bots();
}

}  // namespace kamchatka::server
