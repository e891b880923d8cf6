// Coming, going and talking.
#include "server/tables/room.hpp"

#include "server/tables/bot_runner.hpp"
#include "server/tables/telling.hpp"
#include "server/tables/wire.hpp"
#include "store/catalogue.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

Frame frame(const ServerMessage& message) {
    return std::make_shared<const std::string>(write_message(message));
}

}  // namespace

Room::Room(World& world, Table table, std::shared_ptr<const Rules> rules, const Digest& server_seed)
    : world_{world},
      table_{std::move(table)},
      rules_{std::move(rules)},
      server_seed_{server_seed},
      clock_{table_.settings.clock, rules_->set.ending.minutes},
      recent_{world.limits().recent_events_max},
      chat_{world.limits().chat_lines_kept},
      chairs_(table_.places.size()) {
    clock_.suspend(world.now_ms());
}

bool Room::restore(
    const std::vector<store::Entry>& entries, const std::vector<store::ChatRow>& chat
) {
    for (const store::ChatRow& row : chat) chat_.add(chat_line(row), row.player);
    if (entries.empty()) return true;
    const std::int64_t delay_ms = std::int64_t{table_.settings.spectator_delay_s} * 1000;
    game_.emplace(rules_, static_cast<std::uint8_t>(table_.places.size()), server_seed_);
    if (delay_ms > 0) {
        late_.emplace(Late{.state = game_->state(), .clock = clock_.shown(world_.now_ms())});
    }
    boost::json::value clock;
    for (const store::Entry& entry : entries) {
        if (entry.seq != game_->seq() + 1) return false;
        auto body = decode_body(game_->lexicon(), entry.body);
        if (!body) return false;
        const Phase before = game_->state().phase;
        if (!game_->follow(body->batch)) return false;
        if (game_->state().phase != before) phase_since_seq_ = game_->seq();
        Told told{entry.seq, entry.ref, body->batch.events(), entry.at_ms};
        if (late_) {
            TableClock then{table_.settings.clock, rules_->set.ending.minutes};
            then.restore(entry.at_ms, body->clock);
            late_->to_tell.push_back({told, then.shown(entry.at_ms)});
        }
        recent_.push(std::move(told));
        last_ms_ = entry.at_ms;
        clock = std::move(body->clock);
    }
    if (table_.state == TableState::lobby) table_.state = TableState::playing;
    // What the host did to the clock after the last entry counts, what he did before is in it.
    boost::system::error_code error;
    const auto kept = boost::json::parse(table_.clock, error);
    const auto* seq = !error && kept.is_object() ? kept.get_object().if_contains("seq") : nullptr;
    if (seq != nullptr && *seq == game_->seq()) clock = kept.get_object().at("clock");
    clock_.restore(world_.now_ms(), clock);
    follow_clock();
    if (game_->over()) end_game();
    return true;
}

Refusal Room::join(Session& session, const OrNull<std::int64_t>& seq) {
    const bool seated = std::holds_alternative<Seat>(viewer_of(session));
    if (!seated && table_.state != TableState::lobby) {
        const auto watching = std::count_if(sessions_.begin(), sessions_.end(), [&](Session* one) {
            return std::holds_alternative<Spectator>(viewer_of(*one));
        });
        if (!table_.settings.spectators && table_.state == TableState::playing) {
            return Reason::spectators_off;
        }
        if (static_cast<std::size_t>(watching) >= world_.limits().spectators_max) {
            return Reason::server_busy;
        }
    }
    const bool known = std::find(sessions_.begin(), sessions_.end(), &session) != sessions_.end();
    if (!known) sessions_.push_back(&session);
    mind_presence();
    if (seq && game_) {
        resume(session, *seq);
    } else {
        send_view(session);
    }
    if (!known) tell_table();
    drive_bots();
    return std::nullopt;
}

void Room::leave(Session& session) {
    std::erase(sessions_, &session);
    std::erase_if(waiting_, [&](const Waiting& waiting) { return waiting.from == &session; });
    if (pending_ && pending_->from == &session) pending_->from = nullptr;
    mind_presence();
    tell_table();
}

void Room::say(Session& from, const Say& message) {
    const auto player = from.player();
    const auto seat = player ? table_.seat_of(*player) : std::nullopt;
    const RoomLimits& limits = world_.limits();
    Refusal why = refuse_to_say(table_, seat, message, limits.chat_bytes_max);
    if (!player) why = Reason::no_player;
    if (!why && chat_.too_often(*player, world_.now_ms())) why = Reason::rate_limited;
    if (why) return from.send(frame(ErrorMessage{*why}));
    ChatMessage line;
    if (seat) line.from = *seat;
    line.name = from.name();
    line.text = message.text;
    line.phrase = message.phrase;
    line.at_ms = world_.now_ms();
    chat_.add(line, player);
    world_.keeper().put_chat(chat_row(table_, line, player));
    const Frame text = frame(line);
    for (Session* session : sessions_) {
        const bool plays = std::holds_alternative<Seat>(viewer_of(*session));
        if (seat || !plays) session->send(text);
    }
}

// "Richiedo il silenzio": any seat may, nobody can take it back, and all see who asked.
void Room::ask_silence(Session& from) {
    const auto player = from.player();
    const auto seat = player ? table_.seat_of(*player) : std::nullopt;
    if (!seat) return from.send(frame(ErrorMessage{Reason::not_seated}));
    if (table_.silenced || table_.settings.tournament || !table_.settings.chat) return;
    table_.silenced = true;
    world_.keeper().put_settings(table_);
    ChatMessage line;
    line.from = *seat;
    line.name = from.name();
    line.silence = true;
    line.at_ms = world_.now_ms();
    chat_.add(line, player);
    world_.keeper().put_chat(chat_row(table_, line, player));
    const Frame text = frame(line);
    for (Session* session : sessions_) session->send(text);
    tell_table();
}

void Room::stand(Session& from, const StandingDefence& message) {
    const auto player = from.player();
    const auto seat = player ? table_.seat_of(*player) : std::nullopt;
    if (!seat) return from.send(frame(ErrorMessage{Reason::not_seated}));
    Chair& chair = chairs_.at(index(*seat));
    chair.defence_dice.reset();
    if (message.defence_dice) {
        chair.defence_dice = static_cast<std::uint8_t>(*message.defence_dice);
    }
    const Frame text = frame(StandingMessage{message.defence_dice});
    for (Session* session : sessions_) {
        if (session->player() == player) session->send(text);
    }
}

void Room::rename(PlayerId player, const std::string& name) {
    const auto seat = table_.seat_of(player);
    if (!seat) return;
    table_.at(*seat).name = name;
    world_.keeper().put_seat(table_, *seat);
    tell_table();
}

void Room::forget(PlayerId player) {
    chat_.forget(player);
    if (table_.host == player) {
        pass_host();
        if (table_.host == player) table_.host.reset();
    }
    if (const auto seat = table_.seat_of(player)) vacate(*seat, std::string{store::deleted_name});
}

// Nobody's from now on: open in the lobby, a bot's during the game.
void Room::vacate(Seat seat, const std::string& name) {
    Place& place = table_.at(seat);
    switch (table_.state) {
        case TableState::lobby: place = Place{.kind = SeatKind::open}; break;
        case TableState::playing:
            place = Place{.kind = SeatKind::bot, .bot = world_.limits().stand_in, .name = name};
            break;
        case TableState::ended:
        case TableState::abandoned:
            place.player.reset();
            place.name = name;
            break;
    }
    world_.keeper().put_seat(table_, seat);
    follow_clock();
    mind_presence();
    tell_table();
    drive_bots();
}

void Room::hand_over(PlayerId from, PlayerId to, const std::string& name) {
    chat_.hand_over(from, to);
    if (table_.host == from) table_.host = to;
    const auto seat = table_.seat_of(from);
    if (seat && table_.seat_of(to)) {
        const bool over = table_.ended_ms.has_value();
        const std::string left =
            over ? table_.at(*seat).name.value_or("") : bot_name(world_.limits().stand_in);
        return vacate(*seat, left);
    }
    if (seat) {
        table_.at(*seat).player = to;
        table_.at(*seat).name = name;
    }
    mind_presence();
    tell_table();
}

}  // namespace kamchatka::server
