// How a table comes to an end that the rules do not know: all agree to stop, or to play again.
#include "server/tables/room/room.hpp"

#include <algorithm>

namespace kamchatka::server {

// Those who are away have no say, and bots none.
Refusal Room::agree_to_stop(PlayerId player, bool agree) {  // NOLINT: as the wire has it
    if (stopped()) return Reason::table_not_running;
    if (table_.settings.tournament) return Reason::not_permitted;
    const auto seat = table_.seat_of(player);
    if (!seat) return Reason::not_seated;
    Chair& own = chairs_.at(index(*seat));
    const bool asked = std::ranges::any_of(chairs_, &Chair::would_stop);
    if (agree) {
        for (Chair& chair : chairs_) chair.would_go_on = false;
        own.would_stop = true;
    } else if (!own.would_stop && asked) {
        // One who would not is enough: the question is answered, until somebody asks anew.
        for (Chair& chair : chairs_) chair.would_stop = false;
        own.would_go_on = true;
    } else {
        own.would_stop = false;
    }
    keep();
    stop_when_agreed();
    if (!stopped()) tell_table();
    return std::nullopt;
}

void Room::stop_when_agreed() {
    if (stopped()) return;
    SeatSet reluctant = people();
    if (reluctant.empty()) return;
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
        if (chairs_[i].would_stop) reluctant.erase(id_of<Seat>(i));
    }
    if (reluctant.empty()) abandon();
}

Refusal Room::refuse_rematch(PlayerId player) const {
    if (table_.state != TableState::ended) return Reason::game_not_over;
    if (table_.settings.tournament) return Reason::not_permitted;
    return table_.seat_of(player) ? std::nullopt : Refusal{Reason::not_seated};
}

void Room::set_rematch(const std::string& code) {
    table_.rematch = code;
    keeper_.put_settings(table_);
    tell_table();
}

void Room::start_when_complete() {
    if (table_.state != TableState::lobby || !table_.host) return;
    if (!std::ranges::all_of(table_.places, &Place::taken)) return;
    static_cast<void>(start(*table_.host));  // refused, it waits for its host like any other
}

}  // namespace kamchatka::server
