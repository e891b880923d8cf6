// Time at the table: who is charged, what happens at zero, what the host may do about it.
#include "server/tables/room/room.hpp"

#include "server/api/json.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

constexpr std::uint32_t added_minutes_max = 240;

std::optional<std::int64_t> earlier(std::optional<std::int64_t> a, std::optional<std::int64_t> b) {
    if (!a || (b && *b < *a)) return b;
    return a;
}

}  // namespace

// The seats that people play by hand.
SeatSet Room::people() const {
    SeatSet people;
    for (std::size_t i = 0; i < table_.places.size(); ++i) {
        const Seat seat = id_of<Seat>(i);
        if (table_.at(seat).human() && !machine(seat)) people.insert(seat);
    }
    return people;
}

void Room::follow_clock() {
    world_.stirred(table_.id);
    mind_presence();
    if (game_) clock_.follow(world_.now_ms(), *rules_, game_->state(), people());
}

// While those are away who should play, or nothing can be played, or the table waits for the judge,
// no time is anybody's. Where there is nobody to wait for it runs on, so that bots come to an end.
void Room::mind_presence() {
    if ((unmanned() || somebody_there()) && !stopped() && waited_for().empty()) {
        clock_.go_on(world_.now_ms());
    } else {
        clock_.suspend(world_.now_ms());
    }
    mind_absence();
}

std::optional<std::int64_t> Room::wake_ms() const {
    if (lost_) return std::nullopt;
    if (!game_) return absence_wake_ms();
    if (frozen() != frozen_told_) return world_.now_ms();
    std::optional<std::int64_t> wake = bots_wake_ms();
    if (!stopped() && !pending_) wake = earlier(wake, clock_.wake_ms(world_.now_ms()));
    wake = earlier(wake, absence_wake_ms());
    return earlier(wake, earlier(audience_.wake_ms(), chat_wake_ms()));
}

std::optional<std::int64_t> Room::chat_wake_ms() const {
    const auto next_ms = chat_.next_late_ms();
    if (!next_ms) return std::nullopt;
    return *next_ms + (world_.now_ms() - audience_.late_until_ms(world_.now_ms()));
}

bool Room::at_rest() const {
    return !outbox_.held() && !wake_ms() && !(game_ && !stopped() && thinking());
}

void Room::put_away() {
    if (game_ && !stopped()) keep();
}

void Room::tick() {
    if (lost_) return;
    // Whether what is on its way there is stored, only the next start will tell.
    if (world_.log().failed() && outbox_.held()) return lose(Trouble::not_stored);
    miss_absent();
    if (!game_) return;
    if (frozen() != frozen_told_) {
        frozen_told_ = frozen();
        mind_presence();
        tell_table();
    }
    catch_up();
    look_at_clock();
    drive_bots();
}

void Room::look_at_clock() {
    if (stopped() || pending_) return;
    const std::int64_t now_ms = world_.now_ms();
    const auto warning = clock_.shown(now_ms).warning;
    if (warning != warned_) {
        warned_ = warning;
        if (warning) audience_.tell_now(ClockMessage{clock_now()});
    }
    if (clock_.table_is_up(now_ms)) {
        if (!submit(Arbiter{}, CallTime{}, system_ref("time"), nullptr)) return;
    }
    if (const auto seat = clock_.seat_is_up(now_ms)) seat_ran_out(*seat);
}

// The table's setting says who goes on: a bot to the end of the turn, or nobody, ever; or the table
// waits.
void Room::seat_ran_out(Seat seat) {
    if (table_.settings.at_zero == StandIn::nobody) return want_judge(seat, Wait::time);
    Chair& chair = chairs_.at(index(seat));
    if (!chair.resumed) ++chair.turns_lost;
    const Settings& settings = table_.settings;
    const bool enough = settings.neutral_after && chair.turns_lost >= *settings.neutral_after;
    chair.timed_out = true;
    last_ms_ = world_.now_ms() + 2 * bot_pause_ms();  // a moment to take the turn back
    if (settings.at_zero == StandIn::neutral || enough) chair.leaving = true;
    follow_clock();
    keep();
    tell_table();
    let_go();
    drive_bots();
}

// A seat whose turn a bot finished plays again when it is next awaited, and is waited for anew.
void Room::end_gos(const State& before) {
    const State& now = game_->state();
    const bool same_turn = before.round == now.round && before.position == now.position;
    bool changed = false;
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
        Chair& chair = chairs_[i];
        const Seat seat = id_of<Seat>(i);
        const bool still = awaited_seats(now).contains(seat) ||
            (same_turn && now.round > 0 && seat_on_turn(now) == seat);
        if (still && !game_->over()) continue;
        changed = changed || chair.timed_out || chair.voting || chair.waits == Wait::time;
        chair.timed_out = chair.resumed = chair.voting = false;
        chair.ballots.clear();
        chair.missed_ms = 0;
        if (chair.waits == Wait::time) chair.waits.reset();
    }
    if (!changed) return;
    keep();
    tell_table();
}

// Neutral from now on or, where the rules let nobody go yet, from then on.
void Room::let_go() {
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
        if (stopped() || pending_) return;
        const Seat seat = id_of<Seat>(i);
        if (!chairs_[i].leaving) continue;
        if (!active(game_->state(), seat))
            chairs_[i].leaving = false;
        else if (!submit(Arbiter{}, Withdraw{seat}, system_ref("withdraw"), nullptr))
            return;
    }
}

// What the log does not know yet. Of the clock, that is what happened since the last entry: also
// one that is still on its way, since it was written before.
void Room::keep() {
    const auto coming = pending_ ? pending_->next.batch.event_count() : 0;
    table_.clock = "{";
    append_field(table_.clock, "seq", seq() + static_cast<std::int64_t>(coming));
    table_.clock += ",\"clock\":" + clock_.stored(world_.now_ms());
    append_field(table_.clock, "chairs", chairs_);
    shown_ = shown_now();
    shown_ms_ = world_.now_ms();
    append_field(table_.clock, "present", shown_.present);
    append_field(table_.clock, "round", shown_.round);
    if (game_) append_field(table_.clock, "awaited", shown_.awaited);
    table_.clock += '}';
    keeper_.put_clock(table_);
}

Room::Shown Room::shown_now() const {
    if (!game_) return {.present = !audience_.empty()};
    return {!audience_.empty(), game_->state().round, players_awaited(game_->state())};
}

void Room::keep_shown() {
    constexpr std::int64_t every_ms = 10'000;
    if (lost_ || handing_off_ || frozen() || table_.ended_ms) return;
    if (world_.now_ms() - shown_ms_ < every_ms || shown_now() == shown_) return;
    keep();
}

Refusal Room::change_clock(PlayerId host, const ClockRequest& request) {
    if (const Refusal why = refuse_host(host)) return why;
    const bool own = request.seat && request.seat == table_.seat_of(host);
    if (request.add_minutes && own) return Reason::time_for_oneself;
    return order_clock(request);
}

Refusal Room::order_clock(const ClockRequest& request) {
    if (stopped()) return Reason::table_not_running;
    if (request.add_minutes &&
        (*request.add_minutes < 1 || *request.add_minutes > added_minutes_max)) {
        return Reason::malformed;
    }
    if (request.seat && !table_.has(*request.seat)) return Reason::seat_not_found;
    const std::int64_t now_ms = world_.now_ms();
    if (request.add_minutes) {
        if (!clock_.can_add_minutes(request.seat)) return Reason::no_clock;
        clock_.add_minutes(now_ms, *request.add_minutes, request.seat);
        if (request.seat && chairs_.at(index(*request.seat)).waits == Wait::time) {
            stop_waiting(*request.seat);
        }
    }
    if (request.pause && *request.pause) clock_.pause(now_ms);
    if (request.pause && !*request.pause) {
        clock_.resume(now_ms);
        // Who went during the pause may be on the way back.
        if (waits_for_absent()) {
            for (Chair& chair : chairs_) chair.left_ms = now_ms;
        }
    }
    mind_absence();
    keep();
    warned_ = clock_.shown(now_ms).warning;
    audience_.tell_now(ClockMessage{clock_now()});
    look_at_clock();
    drive_bots();
    return std::nullopt;
}

}  // namespace kamchatka::server
