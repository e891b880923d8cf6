// Coming, going and talking.
#include "server/tables/room/room.hpp"

#include "server/people/rules.hpp"
#include "server/tables/bot_runner.hpp"

#include <algorithm>

namespace kamchatka::server {

Room::Room(World& world, Table table, std::shared_ptr<const Rules> rules, const Digest& server_seed)
    : world_{world},
      keeper_{world.catalogue(), outbox_, [this](Trouble trouble) { lose(trouble); }},
      table_{std::move(table)},
      rules_{std::move(rules)},
      server_seed_{server_seed},
      clock_{table_.settings.clock, rules_->set.ending.minutes},
      recent_{world.limits().recent_events_max},
      chat_{world.limits().chat_lines_kept},
      chairs_(table_.places.size()),
      thoughts_(table_.places.size()) {
    clock_.suspend(world.now_ms());
}

Room::Room(World& world, Restored restored)
    : Room{world, std::move(restored.table), std::move(restored.rules), restored.server_seed} {
    for (const store::ChatRow& row : restored.chat) {
        chat_.add(chat_line(row), row.player, counted_ms(row.at_ms));
    }
    if (!restored.game) return;
    const Game first{rules_, restored.game->state().seat_count, server_seed_};
    for (Later& later : restored.later) later.clock.now_ms = counted_ms(later.clock.now_ms);
    delay_spectators(first.state(), std::move(restored.later));
    game_ = std::move(restored.game);
    recent_ = std::move(restored.recent);
    last_ms_ = world_.now_ms();
    last_at_ms_ = restored.last_ms;
    phase_since_seq_ = restored.phase_since_seq;
    phase_since_ms_ = world_.now_ms();
    clock_.restore(world_.now_ms(), restored.clock);
    for (std::size_t i = 0; i < std::min(chairs_.size(), restored.chairs.size()); ++i) {
        chairs_[i] = restored.chairs[i];
    }
    for (Chair& chair : chairs_) chair.left_ms = world_.now_ms();
    end_gos(game_->state());
    follow_clock();
    if (game_->over()) end_game();
    catch_up();
}

Refusal Room::join(Attendee& attendee, const OrNull<std::int64_t>& seq) {
    const Viewer viewer = audience_.viewer_of(attendee);
    if (keeps_out(viewer)) return Reason::spectators_off;
    if (std::holds_alternative<Spectator>(viewer) && table_.state != TableState::lobby &&
        audience_.spectator_count() >= world_.limits().spectators_max) {
        return Reason::server_busy;
    }
    const Seat* seat = std::get_if<Seat>(&viewer);
    if (seat != nullptr) welcome_back(*seat);
    const bool came = audience_.add(attendee);
    mind_presence();
    if (seq && game_) {
        resume(attendee, *seq);
    } else {
        send_view(attendee);
    }
    if (came) tell_table();
    drive_bots();
    return std::nullopt;
}

void Room::leave(Attendee& attendee) {
    world_.stirred(table_.id);
    audience_.remove(attendee);
    if (const auto player = attendee.player()) {
        if (const auto seat = table_.seat_of(*player))
            chairs_[index(*seat)].left_ms = world_.now_ms();
    }
    std::erase_if(waiting_, [&](const Waiting& waiting) { return waiting.from == &attendee; });
    std::erase_if(proposing_, [&](const auto& one) { return one.second.from == &attendee; });
    if (pending_ && pending_->from == &attendee) pending_->from = nullptr;
    mind_presence();
    tell_table();
}

void Room::send_view(Attendee& attendee) {
    const Viewer viewer = audience_.viewer_of(attendee);
    const Seat* seat = std::get_if<Seat>(&viewer);
    ViewMessage message = audience_.view_for(viewer, game_ ? &*game_ : nullptr, clock_now());
    message.table = detail(attendee.player());
    message.chat = audience_.late(viewer)
        ? chat_.heard_late()
        : chat_.heard_by(seat != nullptr ? std::optional{*seat} : std::nullopt);
    if (seat != nullptr && chairs_[index(*seat)].defence_dice) {
        message.defence_dice = *chairs_[index(*seat)].defence_dice;
    }
    audience_.tell_one(attendee, message);
}

void Room::resume(Attendee& attendee, std::int64_t seq) {
    const Viewer viewer = audience_.viewer_of(attendee);
    // He may have had a seat when he was last here, and another device has it now.
    const bool moved = std::holds_alternative<Spectator>(viewer) && !table_.event.empty();
    if (moved) return send_view(attendee);
    const auto missed = audience_.missed_by(viewer, seq, recent_, *game_, clock_now());
    if (!missed) return send_view(attendee);
    audience_.tell_one(attendee, TableMessage{detail(attendee.player())});
    audience_.tell_one(attendee, *missed);
}

void Room::tell_batch(const Told& told) {
    // Who waited in the lobby has no view to add events to.
    if (told.seq == 1) {
        send_onlookers_away();
        audience_.hold_back(told, clock_now());
        return audience_.for_each([&](Attendee& attendee) { send_view(attendee); });
    }
    audience_.tell_batch(told, *game_, clock_now());
    clock_told_ = clock_now().runs();
    catch_up();
}

// Who came to the lobby of a table without spectators and has no seat when it is played.
void Room::send_onlookers_away() {
    if (keeps_out(Spectator{})) audience_.dismiss_spectators(Reason::spectators_off);
}

void Room::tell_table() {
    audience_.tell_table(detail_now(), world_.now_ms());
    tell_clock_change();
    world_.stirred(table_.id);
}

// Clients count by themselves: they hear at once when something else runs than they were told.
void Room::tell_clock_change() {
    const Clock clock = clock_now();
    if (clock.runs() == clock_told_) return;
    clock_told_ = clock.runs();
    audience_.tell_now(ClockMessage{clock});
}

void Room::say(Attendee& from, const Say& message) {
    const auto player = from.player();
    const auto seat = player ? table_.seat_of(*player) : std::nullopt;
    const RoomLimits& limits = world_.limits();
    const bool silenced = audience_.silenced_for(audience_.viewer_of(player));
    Refusal why = refuse_to_say(table_, seat, message, silenced, limits.chat_bytes_max);
    if (frozen()) why = Reason::read_only;
    if (!player) why = Reason::no_player;
    if (!audience_.attends(from)) why = Reason::not_joined;
    if (!why && world_.muted(*player)) why = Reason::chat_muted;
    if (!why && chat_.too_often(*player, world_.now_ms())) why = Reason::rate_limited;
    if (why) return audience_.tell_one(from, ErrorMessage{*why});
    ChatMessage line;
    if (seat) line.from = *seat;
    line.name = from.name();
    line.text = message.text;
    line.phrase = message.phrase;
    line.at_ms = world_.wall_ms();
    chat_.add(line, player, world_.now_ms());
    keeper_.put_chat(chat_row(table_, line, player));
    audience_.tell_chat(line);
    world_.stirred(table_.id);
}

// "Richiedo il silenzio": any seat may, nobody can take it back, and all see who asked.
void Room::ask_silence(Attendee& from) {
    const auto player = from.player();
    const auto seat = player ? table_.seat_of(*player) : std::nullopt;
    if (!seat) return audience_.tell_one(from, ErrorMessage{Reason::not_seated});
    if (frozen()) return audience_.tell_one(from, ErrorMessage{Reason::read_only});
    if (table_.silenced || table_.settings.tournament || !table_.settings.chat) return;
    table_.silenced = true;
    keeper_.put_settings(table_);
    ChatMessage line;
    line.from = *seat;
    line.name = from.name();
    line.silence = true;
    line.at_ms = world_.wall_ms();
    chat_.add(line, player, world_.now_ms());
    keeper_.put_chat(chat_row(table_, line, player));
    audience_.tell_chat(line);
    tell_table();
}

void Room::stand(Attendee& from, const StandingDefence& message) {
    const auto player = from.player();
    const auto seat = player ? table_.seat_of(*player) : std::nullopt;
    if (!seat) return audience_.tell_one(from, ErrorMessage{Reason::not_seated});
    if (frozen()) return audience_.tell_one(from, ErrorMessage{Reason::read_only});
    std::optional<std::uint32_t>& order = chairs_.at(index(*seat)).defence_dice;
    order.reset();
    if (message.defence_dice) order = *message.defence_dice;
    keep();
    audience_.tell_player(*player, StandingMessage{message.defence_dice});
}

void Room::rename(PlayerId player, const std::string& name) {
    const auto seat = table_.claimed_by(player);
    if (!seat) return;
    table_.at(*seat).name = name;
    keeper_.put_seat(table_, *seat);
    tell_table();
}

void Room::forget(PlayerId player) {
    chat_.forget(player);
    audience_.forget(player, people::deleted_name);
    if (table_.host == player) {
        pass_host();
        if (table_.host == player) table_.host.reset();
    }
    if (const auto seat = table_.claimed_by(player))
        vacate(*seat, std::string{people::deleted_name});
}

// Nobody's from now on: open in the lobby, a bot's during the game.
void Room::vacate(Seat seat, const std::string& name) {
    Place& place = table_.at(seat);
    switch (table_.state) {
        case TableState::lobby: place = left_place(); break;
        case TableState::playing:
            if (waits_for_absent()) {
                place = Place{.kind = SeatKind::player, .name = name};
                want_judge(seat, Wait::absent);
                break;
            }
            place = Place{.kind = SeatKind::bot, .bot = world_.limits().stand_in, .name = name};
            break;
        case TableState::ended:
        case TableState::abandoned:
            place.player.reset();
            place.name = name;
            break;
    }
    keeper_.put_seat(table_, seat);
    follow_clock();
    mind_presence();
    send_onlookers_away();
    tell_table();
    drive_bots();
}

void Room::hand_over(PlayerId from, PlayerId to, const std::string& name) {
    chat_.hand_over(from, to);
    if (table_.host == from) table_.host = to;
    const auto seat = table_.claimed_by(from);
    if (seat && table_.claimed_by(to)) {
        const bool over = table_.ended_ms.has_value();
        const std::string left =
            over ? table_.at(*seat).name.value_or("") : bot_name(world_.limits().stand_in);
        return vacate(*seat, left);
    }
    if (seat) {
        table_.at(*seat).player = to;
        table_.at(*seat).name = name;
        // Whoever handed over did so in the database, and may not have been the last to write
        // there.
        if (world_.claims().shared()) keeper_.put_seat(table_, *seat);
    }
    mind_presence();
    tell_table();
}

}  // namespace kamchatka::server
