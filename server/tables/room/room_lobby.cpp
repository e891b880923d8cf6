// Seats: who takes them before the game, and who leaves them or is replaced during it.
#include "server/tables/room/room.hpp"

#include "server/reference/rulesets.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::server {

Refusal Room::refuse_host(PlayerId host) const {
    return table_.hosted_by(host) ? std::nullopt : Refusal{Reason::not_host};
}

// A tournament table whose host does not play: he is its arbiter.
bool Room::judged_by(PlayerId host) const {
    return table_.hosted_by(host) && table_.settings.tournament && !table_.seat_of(host);
}

// Connected, or gone for a moment only: a line that drops is not a player who quits.
bool Room::present(Seat seat) const {
    const Place& place = table_.at(seat);
    if (!place.player || place.away) return false;
    if (audience_.online(*place.player)) return true;
    return world_.now_ms() - chairs_.at(index(seat)).left_ms < grace_ms();
}

void Room::change_place(Seat seat, Place place) {
    table_.at(seat) = std::move(place);
    chairs_.at(index(seat)) = {};
    thoughts_.at(index(seat)) = {};
    keeper_.put_seat(table_, seat);
}

Refusal Room::sit(PlayerId player, const std::string& name, std::optional<Seat> seat) {
    const auto own = table_.seat_of(player);
    if (table_.state != TableState::lobby) {
        if (!own || (seat && seat != own)) return Reason::table_running;
        return table_.state == TableState::playing ? take_back(*own) : std::nullopt;
    }
    if (!seat) {
        if (own) return std::nullopt;
        seat = open_to(player);
        if (!seat) return Reason::table_full;
    }
    if (!table_.has(*seat)) return Reason::seat_not_found;
    if (seat == own) return std::nullopt;
    const auto kept = table_.kept_for(player);
    const Place& wanted = table_.at(*seat);
    if (wanted.kind == SeatKind::closed) return Reason::seat_closed;
    if (wanted.kind != SeatKind::open || (wanted.kept() && seat != kept)) return Reason::seat_taken;
    if (const auto left = own ? own : kept) change_place(*left, Place{.kind = SeatKind::open});
    change_place(*seat, Place{.kind = SeatKind::player, .player = player, .name = name});
    if (!table_.host) {
        table_.host = player;
        keeper_.put_host(table_);
    }
    tell_table();
    if (kept) start_when_complete();
    return std::nullopt;
}

// The seat kept for him, or else the first that is anybody's.
std::optional<Seat> Room::open_to(PlayerId player) const {
    if (const auto kept = table_.kept_for(player)) return kept;
    for (std::size_t i = 0; i < table_.places.size(); ++i) {
        const Place& place = table_.places[i];
        if (place.kind == SeatKind::open && !place.kept()) return id_of<Seat>(i);
    }
    return std::nullopt;
}

Refusal Room::stand_up(PlayerId player) {
    auto seat = table_.seat_of(player);
    if (!seat && table_.state == TableState::lobby) seat = table_.kept_for(player);
    if (!seat) return Reason::not_seated;
    if (table_.state == TableState::lobby) {
        change_place(*seat, left_place());
        if (table_.hosted_by(player)) pass_host();
        tell_table();
        return std::nullopt;
    }
    if (stopped()) return Reason::table_not_running;
    if (waits_for_absent()) {
        want_judge(*seat, Wait::absent);
    } else {
        chairs_.at(index(*seat)).gone = false;  // coming to look is not coming back
        send_away(*seat, table_.settings.quitters);
    }
    if (table_.hosted_by(player)) pass_host();
    return std::nullopt;
}

// The next person at the table who is there, or else any.
void Room::pass_host() {
    const auto takes_over = [&](const Place& place) {
        return place.human() && place.player && place.player != table_.host && !place.away;
    };
    const Place* next = nullptr;
    for (const Place& place : table_.places) {
        if (!takes_over(place)) continue;
        if (next == nullptr ||
            (!audience_.online(*next->player) && audience_.online(*place.player)))
            next = &place;
    }
    if (next == nullptr) return;
    table_.host = next->player;
    keeper_.put_host(table_);
    tell_table();
}

Refusal Room::set_place(
    PlayerId host, Seat seat, SeatWish wish, const std::string& bot, const std::string& bot_name
) {
    if (const Refusal why = refuse_host(host)) return why;
    if (table_.state != TableState::lobby) return Reason::table_running;
    if (!table_.has(seat)) return Reason::seat_not_found;
    switch (wish) {
        case SeatWish::me: return Reason::malformed;
        case SeatWish::open: change_place(seat, Place{.kind = SeatKind::open}); break;
        case SeatWish::closed: change_place(seat, Place{.kind = SeatKind::closed}); break;
        case SeatWish::bot:
            change_place(seat, Place{.kind = SeatKind::bot, .bot = bot, .name = bot_name});
            break;
    }
    tell_table();
    return std::nullopt;
}

// Open and closed seats are left out of the game; those taken keep their order.
void Room::close_ranks() {
    std::size_t next = 0;
    for (std::size_t i = 0; i < table_.places.size(); ++i) {
        const Seat from = id_of<Seat>(i);
        if (!table_.at(from).taken()) continue;
        const Seat to = id_of<Seat>(next++);
        if (to == from) continue;
        const Place place = table_.at(from);
        change_place(from, Place{.kind = SeatKind::closed});
        change_place(to, place);
    }
    for (std::size_t i = next; i < table_.places.size(); ++i) {
        change_place(id_of<Seat>(i), Place{.kind = SeatKind::closed});
    }
    table_.places.resize(next);
    chairs_.resize(next);
    thoughts_.resize(next);
}

// Where territories are claimed, their number must suit the players: another board for another
// number of them.
bool Room::lay_again(std::size_t players) {
    if (rules_->set.setup.board == BoardKind::classic) return false;
    std::array<std::uint8_t, 4> bytes{};
    world_.random(bytes);
    std::uint32_t seed = 0;
    for (const std::uint8_t byte : bytes) seed = seed << 8U | byte;
    const auto laid = lay_quadrants(rules_->set, players, seed);
    if (!laid) return false;
    rules_ = laid->rules;
    table_.layout = laid->layout;
    keeper_.put_settings(table_);
    return true;
}

Refusal Room::start(PlayerId host) {
    if (const Refusal why = refuse_host(host)) return why;
    if (table_.state != TableState::lobby) return Reason::table_running;
    if (frozen()) return Reason::read_only;
    const auto taken = static_cast<std::size_t>(std::count_if(
        table_.places.begin(), table_.places.end(), [](const Place& place) { return place.taken(); }
    ));
    // The results of a tournament's table are told by the order of its seats.
    if (!table_.event.empty() && taken < table_.places.size()) return Reason::too_few_players;
    if (!offered(*rules_, taken) && !lay_again(taken)) return Reason::too_few_players;
    close_ranks();
    table_.state = TableState::playing;
    table_.started_ms = world_.wall_ms();
    for (Chair& chair : chairs_) chair.left_ms = world_.now_ms();
    keeper_.put_started(table_);
    game_.emplace(rules_, static_cast<std::uint8_t>(table_.places.size()), server_seed_);
    delay_spectators(game_->state(), {});
    mind_presence();
    chance::Dealer dealer{server_seed_};
    const Action opening = dealer.action(*rules_, game_->state());
    const auto refused = submit(Chance{}, opening, system_ref("start"), nullptr);
    assert(!refused);
    return std::nullopt;
}

Refusal Room::mute(PlayerId host, Seat seat, bool muted) {
    if (const Refusal why = refuse_host(host)) return why;
    if (!table_.has(seat)) return Reason::seat_not_found;
    table_.at(seat).muted = muted;
    keeper_.put_seat(table_, seat);
    tell_table();
    return std::nullopt;
}

Refusal Room::replace(PlayerId host, Seat seat) {
    if (const Refusal why = refuse_host(host)) return why;
    const bool there = table_.has(seat) && table_.at(seat).human() && present(seat);
    if (!stopped() && there && !judged_by(host)) return Reason::player_present;
    const bool neutral = table_.settings.quitters == StandIn::neutral;
    return order_stand_in(seat, neutral ? StandIn::neutral : StandIn::bot);
}

Refusal Room::order_stand_in(Seat seat, StandIn how) {
    if (stopped()) return Reason::table_not_running;
    if (!table_.has(seat)) return Reason::seat_not_found;
    if (!table_.at(seat).human()) return Reason::seat_not_human;
    if (how == StandIn::nobody || how == StandIn::vote) return Reason::malformed;
    const auto player = table_.at(seat).player;
    chairs_.at(index(seat)).gone = !player || !audience_.online(*player);
    send_away(seat, how);
    return std::nullopt;
}

// A bot plays on in the place of somebody who may come back; or until the seat can be made neutral.
void Room::send_away(Seat seat, StandIn how) {
    Place& place = table_.at(seat);
    place.away = true;
    if (!place.bot) place.bot = world_.limits().stand_in;
    keeper_.put_seat(table_, seat);
    Chair& chair = chairs_.at(index(seat));
    chair.leaving = how == StandIn::neutral;
    chair.voting = false;
    chair.ballots.clear();
    chair.waits.reset();
    follow_clock();
    keep();
    tell_table();
    stop_when_agreed();
    let_go();
    drive_bots();
}

// At any moment; but where his time was up, once a turn.
Refusal Room::take_back(Seat seat) {
    const Chair& chair = chairs_.at(index(seat));
    if (chair.timed_out && chair.resumed) return Reason::out_of_time;
    bring_back(seat);
    return std::nullopt;
}

void Room::bring_back(Seat seat) {
    Place& place = table_.at(seat);
    Chair& chair = chairs_.at(index(seat));
    chair.missed_ms = 0;
    if (chair.waits == Wait::absent) stop_waiting(seat);
    if (!place.away && !chair.timed_out) return;
    if (chair.timed_out) {
        clock_.grant(world_.now_ms(), seat, world_.limits().resumed_ms);
        chair.resumed = true;
    }
    place.away = false;
    place.bot.reset();
    chair.timed_out = false;
    chair.leaving = false;
    chair.gone = false;
    thoughts_.at(index(seat)).answer.reset();
    thoughts_.at(index(seat)).asked_seq.reset();
    keeper_.put_seat(table_, seat);
    keep();
    follow_clock();
    tell_table();
}

void Room::abandon(const std::string& notice) {
    if (table_.state == TableState::ended || table_.state == TableState::abandoned) return;
    table_.state = TableState::abandoned;
    table_.ended_ms = world_.wall_ms();
    table_.notice = notice;
    keeper_.put_ended(table_, closing_result(table_));
    mind_presence();
    tell_table();
}

}  // namespace kamchatka::server
