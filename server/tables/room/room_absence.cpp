// Somebody whom the game waits for is not there. Everybody sees how much longer it does; then the
// table goes on as its settings say, and whoever comes back has his seat. The time is counted
// within one go, and only while somebody of the table is there to lose it. Where nobody plays for
// anybody the judge is called instead (room_judge.cpp). And a host who is gone is host no longer.
#include "server/tables/room/room.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::server {

std::int64_t Room::grace_ms() const { return std::int64_t{table_.settings.grace_s} * 1000; }

bool Room::somebody_there() const {
    return std::ranges::any_of(table_.places, [&](const Place& place) {
        return place.human() && place.player && audience_.online(*place.player);
    });
}

// Whom the game waits for in vain, and the table will not do so for ever. What seats add to the
// seed has a time limit of its own.
SeatSet Room::missing() const {
    SeatSet missing;
    const bool counted = !stopped() && !clock_.paused() && !waits_for_absent() && somebody_there();
    if (!counted || adds_to_the_seed(game_->state().phase)) return missing;
    for (const Seat seat : game_->awaited()) {
        const Place& place = table_.at(seat);
        const bool there = place.player && audience_.online(*place.player);
        if (place.human() && !there && !machine(seat)) missing.insert(seat);
    }
    return missing;
}

// Gone, while somebody is there who could be host instead. Whoever arbitrates is never replaced.
bool Room::host_missing() const {
    const bool over = table_.state == TableState::ended || table_.state == TableState::abandoned;
    if (!table_.host || over || frozen() || !table_.event.empty()) return false;
    if (judged_by(*table_.host) || audience_.online(*table_.host)) return false;
    return std::ranges::any_of(table_.places, [&](const Place& place) {
        return place.human() && !place.away && place.player && audience_.online(*place.player);
    });
}

// The time until now is counted as things stood; from now on they stand as they do.
void Room::mind_absence() {
    const std::int64_t now_ms = world_.now_ms();
    const std::int64_t passed_ms = now_ms - missing_since_ms_;
    for (const Seat seat : missing_) chairs_.at(index(seat)).missed_ms += passed_ms;
    if (host_missing_) host_missed_ms_ += passed_ms;
    missing_since_ms_ = now_ms;
    missing_ = missing();
    host_missing_ = host_missing();
    if (table_.host && audience_.online(*table_.host)) host_missed_ms_ = 0;
}

// A vote takes as long again.
std::int64_t Room::grace_left_ms(Seat seat) const {
    const Chair& chair = chairs_.at(index(seat));
    const std::int64_t since_ms = missing_.contains(seat) ? world_.now_ms() - missing_since_ms_ : 0;
    return grace_ms() * (chair.voting ? 2 : 1) - chair.missed_ms - since_ms;
}

std::optional<std::int64_t> Room::absence_wake_ms() const {
    const std::int64_t now_ms = world_.now_ms();
    std::optional<std::int64_t> wake = game_ ? plea_wake_ms() : std::nullopt;
    const auto consider = [&](std::int64_t due_ms) {
        wake = std::min(wake.value_or(due_ms), due_ms);
    };
    if (host_missing_) consider(missing_since_ms_ + grace_ms() - host_missed_ms_);
    if (pending_) return wake;
    for (const Seat seat : missing_) consider(now_ms + grace_left_ms(seat));
    return wake;
}

void Room::miss_absent() {
    mind_absence();
    replace_absent_host();
    if (game_) want_judge_for_absent();
    const SeatSet before = missing_;
    for (const Seat seat : before) {
        if (!pending_ && missing_.contains(seat) && grace_left_ms(seat) <= 0) go_on_without(seat);
    }
}

void Room::go_on_without(Seat seat) {
    const StandIn how = table_.settings.quitters;
    const bool undecided = chairs_.at(index(seat)).voting || voters_on(seat).empty();
    if (how == StandIn::vote && !undecided) return open_vote(seat);
    replace_absent(seat, how == StandIn::neutral ? StandIn::neutral : StandIn::bot);
}

void Room::replace_absent(Seat seat, StandIn how) {
    chairs_.at(index(seat)).gone = true;
    send_away(seat, how);
}

void Room::replace_absent_host() {
    if (!host_missing_ || host_missed_ms_ < grace_ms()) return;
    host_missed_ms_ = 0;
    pass_host();
    mind_absence();
}

// Whoever comes back has his seat again, unless he left it himself; and nobody votes on him.
void Room::welcome_back(Seat seat) {
    Chair& chair = chairs_.at(index(seat));
    if (chair.waits == Wait::absent) stop_waiting(seat);
    if (stopped()) return;
    if (chair.voting) {
        mind_absence();
        chair.missed_ms = std::min(chair.missed_ms, grace_ms());
        chair.voting = false;
        chair.ballots.clear();
        keep();
        tell_table();
    }
    if (table_.at(seat).away && chair.gone) bring_back(seat);
}

SeatSet Room::voters_on(Seat seat) const {
    SeatSet voters;
    for (const Seat each : people() - SeatSet{seat}) {
        const auto player = table_.at(each).player;
        const bool there = player && audience_.online(*player);
        if (there && active(game_->state(), each)) voters.insert(each);
    }
    return voters;
}

void Room::open_vote(Seat seat) {
    chairs_.at(index(seat)).voting = true;
    keep();
    tell_table();
    audience_.tell_now(ClockMessage{clock_now()});
}

Refusal Room::vote_on_absence(PlayerId player, Seat seat, AbsenceVote vote) {
    if (stopped()) return Reason::table_not_running;
    const auto own = table_.seat_of(player);
    if (!own) return Reason::not_seated;
    if (!table_.has(seat)) return Reason::seat_not_found;
    Chair& chair = chairs_.at(index(seat));
    if (!chair.voting) return Reason::no_vote;
    if (!voters_on(seat).contains(*own)) return Reason::not_permitted;
    std::erase_if(chair.ballots, [&](const Ballot& ballot) { return ballot.seat == *own; });
    chair.ballots.push_back({*own, vote});
    keep();
    count_votes(seat);
    return std::nullopt;
}

// What more than half of those who are there want is done at once. When all have said something and
// no such number the same, the game goes on in the way that can be taken back.
void Room::count_votes(Seat seat) {
    const SeatSet voters = voters_on(seat);
    const std::vector<Ballot>& ballots = chairs_.at(index(seat)).ballots;
    const auto cast = [&](auto counts) {
        return static_cast<std::size_t>(std::ranges::count_if(ballots, [&](const Ballot& ballot) {
            return voters.contains(ballot.seat) && counts(ballot.vote);
        }));
    };
    for (const AbsenceVote each : {AbsenceVote::wait, AbsenceVote::bot, AbsenceVote::neutral}) {
        if (2 * cast([&](AbsenceVote vote) { return vote == each; }) <= voters.size()) continue;
        if (each == AbsenceVote::wait) return wait_again(seat);
        return replace_absent(seat, each == AbsenceVote::bot ? StandIn::bot : StandIn::neutral);
    }
    if (cast([](AbsenceVote) { return true; }) == voters.size()) {
        return replace_absent(seat, StandIn::bot);
    }
    tell_table();
}

void Room::wait_again(Seat seat) {
    mind_absence();
    Chair& chair = chairs_.at(index(seat));
    chair.voting = false;
    chair.ballots.clear();
    chair.missed_ms = 0;
    keep();
    tell_table();
    audience_.tell_now(ClockMessage{clock_now()});
}

}  // namespace kamchatka::server
