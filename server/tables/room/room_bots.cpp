// What bots do: they are asked while people watch, and act after a pause that people can follow.
#include "server/tables/room/room.hpp"

#include <algorithm>

namespace kamchatka::server {

// A bot's seat, or one whose player is away or out of time.
bool Room::machine(Seat seat) const {
    const Place& place = table_.at(seat);
    return place.kind == SeatKind::bot || place.away || chairs_.at(index(seat)).timed_out;
}

std::int64_t Room::contributions_due_ms() const {
    return phase_since_ms_ + world_.limits().contribution_ms;
}

// The seed supplies what they do not add. A game that began before there were promises has no such
// thing, and gets the same bytes as if they were theirs.
void Room::abstain_for_absent() {
    const bool late = world_.now_ms() >= contributions_due_ms();
    for (const Seat seat : game_->awaited()) {
        if (!late && !machine(seat)) continue;
        const bool open = game_->state().phase == Phase::contribute;
        const Action action = open ? Action{Contribute{game_->supplied(seat)}} : Action{Abstain{}};
        if (!submit(seat, action, system_ref("absent"), nullptr)) return;
    }
}

// At once only for people who wait: bots among themselves would play and store thousands of actions
// a second, for nobody.
std::int64_t Room::bot_pause_ms() const {
    constexpr std::int64_t slower = 3;
    if (unmanned()) return world_.limits().bot_pause_ms;
    if (skipping_) return 0;
    switch (table_.settings.bot_pace) {
        case BotPace::slow: return slower * world_.limits().bot_pause_ms;
        case BotPace::normal: return world_.limits().bot_pause_ms;
        case BotPace::instant: return 0;
    }
    return 0;
}

Refusal Room::set_pace(PlayerId host, BotPace pace) {
    if (const Refusal why = refuse_host(host)) return why;
    table_.settings.bot_pace = pace;
    keeper_.put_settings(table_);
    tell_table();
    if (game_) drive_bots();
    return std::nullopt;
}

Refusal Room::skip_bots(PlayerId player) {
    const auto seat = table_.seat_of(player);
    if (!seat) return Reason::not_seated;
    if (stopped()) return Reason::table_not_running;
    if (!(people() - SeatSet{*seat}).empty()) return Reason::not_permitted;
    skipping_ = true;
    drive_bots();
    return std::nullopt;
}

void Room::drive_bots() {
    world_.stirred(table_.id);
    if (stopped() || pending_ || clock_.paused()) return;
    if (game_->awaited().intersects(people())) skipping_ = false;
    if (adds_to_the_seed(game_->state().phase)) return abstain_for_absent();
    for (const Seat seat : game_->awaited()) {
        if (!machine(seat)) continue;
        Thoughts& bot = thoughts_.at(index(seat));
        if (bot.asked_seq != game_->seq()) {
            ask_bot(seat);
        } else if (bot.answer && world_.now_ms() >= last_ms_ + bot_pause_ms()) {
            play_for(seat);
        }
        if (pending_) return;
    }
}

// What the seat may know, and what it may do.
Question Room::question_at(Seat seat) const {
    const Options options = legal_actions(*rules_, game_->state(), seat);
    return {
        .rules = rules_,
        .view = view_of(game_->state(), seat),
        .seat = seat,
        .options = {options.begin(), options.end()},
        .bot = table_.at(seat).bot.value_or(world_.limits().stand_in),
        .news = {},
        .mind = {},
        .attended = !deserted(),
    };
}

void Room::ask_bot(Seat seat) {
    Thoughts& bot = thoughts_.at(index(seat));
    bot.asked_seq = game_->seq();
    bot.answer.reset();
    Question question = question_at(seat);
    question.mind = std::move(bot.mind);
    if (const auto missed = recent_.since(bot.heard_seq)) {
        for (const Event& event : *missed) question.news.push_back(seen_by(event, seat));
    }
    bot.heard_seq = game_->seq();
    world_.thinker().think(
        std::move(question),
        [room = weak_from_this(), seat, seq = game_->seq()](Answer answer) {
            const auto self = room.lock();
            if (!self) return;
            Thoughts& asked = self->thoughts_.at(index(seat));
            asked.mind = std::move(answer.mind);
            if (asked.asked_seq != seq) return;
            asked.answer = answer.action;
            self->drive_bots();
        }
    );
}

void Room::play_for(Seat seat) {
    Thoughts& bot = thoughts_.at(index(seat));
    const Action action = *bot.answer;
    bot.answer.reset();
    bot.asked_seq.reset();
    ++world_.counts().bot_actions;
    if (!submit(seat, action, system_ref("bot"), nullptr)) return;
    // A bot that answers with what is not allowed must not hold up the table.
    world_.report(Trouble::bot_refused, table_.id);
    const Options options = legal_actions(*rules_, game_->state(), seat);
    for (const Option& option : options) {
        if (std::holds_alternative<Withdraw>(option.action)) continue;
        if (!submit(seat, option.action, system_ref("bot"), nullptr)) return;
    }
}

bool Room::thinking() const {
    return std::ranges::any_of(thoughts_, [&](const Thoughts& bot) {
        return bot.asked_seq == game_->seq() && !bot.answer;
    });
}

std::optional<std::int64_t> Room::bots_wake_ms() const {
    if (stopped() || pending_ || clock_.paused()) return std::nullopt;
    if (adds_to_the_seed(game_->state().phase)) return contributions_due_ms();
    for (const Seat seat : game_->awaited()) {
        const Thoughts& bot = thoughts_.at(index(seat));
        if (!machine(seat)) continue;
        // Nobody asked it, since nothing could be stored when its go came.
        if (bot.asked_seq != game_->seq()) return world_.now_ms();
        if (bot.answer) return last_ms_ + bot_pause_ms();
    }
    return std::nullopt;
}

}  // namespace kamchatka::server
