// From an action to a batch that everybody hears: decide on a copy, store, then tell.
#include "server/tables/room/room.hpp"

#include "record/json.hpp"
#include "server/api/json.hpp"
#include "server/tables/room/telling.hpp"

namespace kamchatka::server {
namespace {

constexpr std::size_t waiting_max = 16;

// Where several seats act at once, what another of them did makes nobody's decision stale.
constexpr IdSet<Phase> all_at_once{
    Phase::promise, Phase::reveal, Phase::contribute, Phase::exchange, Phase::choice};

}  // namespace

bool Room::stopped() const {
    return lost_ || handing_off_ || !game_ || table_.state != TableState::playing || frozen();
}

bool Room::frozen() const { return world_.log().disk() != store::Disk::sound; }

std::string Room::system_ref(std::string_view what) const {
    return "system:" + std::string{what} + ':' + std::to_string(game_->seq() + 1);
}

// Defence dice chosen beforehand, where the ruleset lets one choose.
Reflex Room::reflex() const {
    return [this](const State& state) -> std::optional<std::pair<Seat, Action>> {
        if (state.phase != Phase::defend) return std::nullopt;
        const Seat seat = awaited_seats(state).front();
        const auto dice = chairs_.at(index(seat)).defence_dice;
        if (!dice || machine(seat)) return std::nullopt;
        // As many of them as there can be.
        std::uint8_t most = 0;
        for (const Option& option : legal_actions(*rules_, state, seat)) {
            const Defend* defend = std::get_if<Defend>(&option.action);
            if (defend == nullptr) continue;
            const std::uint16_t highest = std::max<std::uint16_t>(defend->dice, option.most);
            most = static_cast<std::uint8_t>(std::min<std::uint32_t>(*dice, highest));
            most = std::max(most, defend->dice);
        }
        return std::pair{seat, Action{Defend{most}}};
    };
}

// Why nothing that they ask of the game can be done, whatever it is.
Refusal Room::refuse_from(const Attendee& from) const {
    const auto player = from.player();
    if (!player || !table_.seat_of(*player)) return Reason::not_seated;
    if (lost_ || frozen()) return Reason::read_only;
    if (game_ && table_.state == TableState::playing) return std::nullopt;
    return table_.state == TableState::ended ? Reason::table_ended : Reason::table_not_running;
}

void Room::act(Attendee& from, const Act& message) {
    if (handing_off_) return;  // it comes again, to who has the table then
    if (const Refusal why = refuse_from(from)) {
        const bool over = why == Reason::table_ended || why == Reason::table_not_running;
        const bool done_before = over && recent_.with_ref(message.ref) != nullptr;
        if (!done_before) return audience_.tell_one(from, rejection(message.ref, *why));
    }
    if (pending_) {
        if (pending_->ref == message.ref) {
            pending_->from = &from;  // its answer is on its way
        } else if (waiting_.size() < waiting_max) {
            waiting_.push_back({&from, message});
        } else {
            audience_.tell_one(from, rejection(message.ref, Reason::rate_limited));
        }
        return;
    }
    take_action(from, message);
}

Refusal Room::refuse_to_act(Seat seat, std::int64_t seq, const Action& action) const {
    if (clock_.paused()) return Reason::paused;
    if (seq > game_->seq()) return Reason::stale;
    if (std::holds_alternative<Withdraw>(action)) return std::nullopt;  // whatever happened since
    const Chair& chair = chairs_.at(index(seat));
    if (chair.timed_out && chair.resumed) return Reason::out_of_time;
    const bool at_once = all_at_once.contains(game_->state().phase);
    const std::int64_t since = at_once ? phase_since_seq_ : game_->seq();
    return seq < since ? Refusal{Reason::stale} : std::nullopt;
}

void Room::take_action(Attendee& from, const Act& message) {
    const Seat seat = *table_.seat_of(*from.player());
    if (const Told* told = recent_.with_ref(message.ref)) {
        ++world_.counts().duplicates;
        return audience_.tell_one(from, audience_.again_for(seat, *told, *game_, clock_now()));
    }
    const auto action = record::from_json<Action>(game_->lexicon(), message.action.value);
    if (!action) return audience_.tell_one(from, rejection(message.ref, Reason::malformed));
    if (const Refusal why = refuse_to_act(seat, message.seq, *action)) {
        return audience_.tell_one(from, rejection(message.ref, *why));
    }
    if (!game_->keeps_promise(seat, *action)) {
        ++world_.counts().rejections;
        return audience_.tell_one(from, rejection(message.ref, Reason::promise_not_kept));
    }
    bring_back(seat);
    if (const auto why = submit(seat, *action, message.ref, &from)) {
        ++world_.counts().rejections;
        return audience_.tell_one(
            from, rejection(message.ref, *why, rules_->set, game_->state(), *action)
        );
    }
    ++world_.counts().actions;
}

std::optional<Rejection> Room::submit(
    const Actor& actor, const Action& action, std::string ref, Attendee* from
) {
    assert(!pending_ && game_);
    auto next = game_->consider(actor, action, reflex());
    if (!next) return next.error();
    const std::int64_t now_ms = world_.now_ms();
    store::Entry entry{
        .table = table_.id,
        .seq = game_->seq() + 1,
        .event_count = static_cast<std::int32_t>(next->batch.event_count()),
        .ref = ref,
        .actor = std::string{record::spell(actor)},
        .at_ms = world_.wall_ms(),
        .body = encode_body(game_->lexicon(), next->batch, clock_.stored(now_ms)),
    };
    pending_.emplace(Pending{std::move(*next), std::move(ref), now_ms, entry.at_ms, from});
    outbox_.hold();
    world_.log().append(
        std::move(entry),
        [room = weak_from_this(), seq = entry.seq](store::Appended result) {
            const auto self = room.lock();
            if (self && self->pending_ && self->seq() + 1 == seq) self->on_stored(result);
        }
    );
    return std::nullopt;
}

void Room::on_stored(store::Appended result) {
    Pending done = *std::move(pending_);
    pending_.reset();
    if (result == store::Appended::conflict) return lose(Trouble::log_conflict);
    if (result == store::Appended::fenced) return lose(Trouble::fenced);
    if (result == store::Appended::failed) return lose(Trouble::not_stored);
    outbox_.release();
    // It acted once already, longer ago than we remember: show where things stand.
    if (result == store::Appended::duplicate) {
        if (done.from != nullptr) send_view(*done.from);
        return go_on();
    }
    RoomCounts& counts = world_.counts();
    ++counts.batches;
    counts.events += done.next.batch.event_count();
    counts.commit.add(static_cast<double>(world_.now_ms() - done.made_ms));
    const State before = game_->state();
    Told told{game_->seq() + 1, std::move(done.ref), done.next.batch.events(), done.at_ms};
    game_->take(done.next);
    last_ms_ = done.made_ms;
    last_at_ms_ = done.at_ms;
    if (before.phase != game_->state().phase) {
        phase_since_seq_ = game_->seq();
        phase_since_ms_ = done.made_ms;
    }
    recent_.push(told);
    end_gos(before);
    follow_clock();
    tell_batch(told);
    if (game_->over() && !game_->awaits_chance()) end_game();
    go_on();
}

// What is in memory is worth nothing: it is read again for whoever comes back.
void Room::lose(Trouble trouble) {
    if (lost_) return;
    const auto self = shared_from_this();  // whoever is told may let go of it
    lost_ = true;
    world_.report(trouble, table_.id);
    if (const auto done = std::exchange(handing_off_, nullptr)) done();
    outbox_.discard();
    audience_.hang_up(Farewell::restart);
    world_.stirred(table_.id);
}

void Room::hand_off(std::function<void()> done) {
    if (handing_off_) return;
    handing_off_ = std::move(done);
    if (!pending_) finish_handing_off();
}

// What was taken in before is stored; what the clock has run since the last entry goes with it.
void Room::finish_handing_off() {
    if (game_ && table_.state == TableState::playing) keep();
    outbox_.then([self = shared_from_this()](bool) {
        const auto done = std::exchange(self->handing_off_, nullptr);
        if (!done) return;  // it was lost meanwhile
        self->lost_ = true;
        self->outbox_.discard();
        done();
        self->audience_.hang_up(Farewell::restart);
    });
}

void Room::vanish() {
    lost_ = true;
    outbox_.discard();
    audience_.hang_up(Farewell::going_away);
}

// Whatever waited for the batch just stored.
void Room::go_on() {
    if (handing_off_) return finish_handing_off();
    while (!waiting_.empty() && !pending_) {
        const Waiting next = std::move(waiting_.front());
        waiting_.pop_front();
        act(*next.from, next.message);
    }
    let_go();
    look_at_clock();
    drive_bots();
}

void Room::end_game() {
    if (table_.state == TableState::ended) return;
    table_.state = TableState::ended;
    table_.ended_ms = last_at_ms_;
    const auto result = result_of(game_->state());
    keeper_.put_ended(table_, result ? to_json_text(*result) : "{}");
    tell_table();
}

}  // namespace kamchatka::server
