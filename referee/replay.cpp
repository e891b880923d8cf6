// Each kind of entry at the table the entries before it have made.
#include "referee/detail/replay.hpp"

#include "engine/clauses.hpp"

#include <algorithm>

namespace kamchatka::referee::detail {
namespace {

bool sound_text(std::string_view text) {
    return text.size() <= text_bytes_max && std::all_of(text.begin(), text.end(), [](char c) {
               return static_cast<unsigned char>(c) >= ' ' && c != '\x7f';
           });
}

// What a light book knows of: time, the sdadata, who leaves, dice between equals.
bool light_action(const Action& action) {
    return std::holds_alternative<CallTime>(action) ||
        std::holds_alternative<RollClosing>(action) || std::holds_alternative<Withdraw>(action) ||
        std::holds_alternative<RollForPlace>(action);
}

bool ended(Phase phase) {
    return phase == Phase::over || phase == Phase::closed || phase == Phase::tie_break ||
        phase == Phase::choice;
}

Rules played_as_seated(const Ruleset& set) {
    Ruleset seated = set;
    seated.setup.order = OrderOfPlay::as_seated;
    seated.setup.colours = ColourChoice::in_order_of_play;
    seated.setup.colours_in_the_box = colour_count;  // whatever pieces are on the table
    return make_rules(seated);
}

Rules objectives_face_down(Rules rules) {
    rules.objectives = {};
    return rules;
}

}  // namespace

Replay::Replay(std::span<const Entry> book, Sheet& sheet) : book_{book}, sheet_{sheet} {}

void Replay::note_faces() {
    for (const std::size_t i : sheet_.standing) {
        const auto* played = std::get_if<Played>(&book_[i].note);
        if (played == nullptr) continue;
        for (const Face& face : played->faces) faces_[face.draw] = face.card;
    }
}

Trouble Replay::run(std::vector<std::size_t> standing) {
    sheet_.lines.resize(book_.size());
    for (std::size_t i = 0; i < book_.size(); ++i) {
        const bool stands = std::binary_search(standing.begin(), standing.end(), i);
        sheet_.lines[i].struck = !stands && can_be_undone(book_[i].note);
    }
    sheet_.standing = std::move(standing);
    note_faces();
    for (const std::size_t i : sheet_.standing) {
        if (auto trouble = run(i)) return trouble;
    }
    return std::nullopt;
}

Trouble Replay::run_last() {
    sheet_.lines.emplace_back();
    sheet_.standing.push_back(book_.size() - 1);
    note_faces();
    return run(book_.size() - 1);
}

Trouble Replay::run(std::size_t index) {
    const Entry& entry = book_[index];
    if (auto trouble = check(entry)) return trouble;
    events_.clear();
    auto trouble = std::visit([&](const auto& note) { return apply(entry, note); }, entry.note);
    if (!trouble) sheet_.lines[index].events = std::move(events_);
    return trouble;
}

Trouble Replay::check(const Entry& entry) const {
    const bool opens = std::holds_alternative<Opened>(entry.note);
    if (opens == (sheet_.stage != Stage::unopened)) {
        return Refusal{.reason = opens ? Refused::already_open : Refused::not_open};
    }
    const std::string* reason = reason_in(entry.note);
    const bool disciplined = std::holds_alternative<Disciplined>(entry.note);
    const bool said = reason == nullptr || disciplined || sound_text(*reason);
    if (!said || !sound_text(entry.by.name) || !sound_text(entry.ref)) {
        return Refusal{.reason = Refused::bad_text};
    }
    const bool remark =
        std::holds_alternative<Remarked>(entry.note) || std::holds_alternative<Undone>(entry.note);
    if (sheet_.stage == Stage::signed_off && !remark) return Refusal{.reason = Refused::signed_off};
    return std::nullopt;
}

Refusal Replay::refused(Rejection why, const Action& action) const {
    return {
        .reason = Refused::by_the_rules,
        .rejection = why,
        .phase = sheet_.state.phase,
        .clause = std::string{clause_of(sheet_.rules.set, sheet_.state, why, action)}};
}

Trouble Replay::apply(const Entry&, const Opened& opened) {
    const Ruleset& set = opened.set;
    if (!for_real_tables(set)) return Refusal{.reason = Refused::not_for_real_tables};
    const bool texts =
        std::all_of(opened.seats.begin(), opened.seats.end(), [](const Sitter& sitter) {
            return sound_text(sitter.name);
        });
    if (!texts || !sound_text(opened.title)) return Refusal{.reason = Refused::bad_text};
    sheet_.rules = played_as_seated(set);
    sheet_.covered = objectives_face_down(sheet_.rules);
    if (const auto why = refuse_seats(sheet_.rules, opened.seats.size())) {
        Refusal refusal = refused(*why, StartGame{});
        refusal.reason = Refused::wrong_seats;
        return refusal;
    }
    sheet_.opening = opened;
    sheet_.stage = Stage::playing;
    return begin_table();
}

Trouble Replay::begin_table() {
    if (sheet_.opening.kind == Kind::full) return open_book();
    auto table = skeleton(sheet_.covered, sheet_.opening.seats);
    if (!table) return table.error();
    sheet_.state = *table;
    return std::nullopt;
}

Trouble Replay::open_book() {
    sheet_.state = new_table(static_cast<std::uint8_t>(sheet_.opening.seats.size()));
    if (auto trouble = perform(Chance{}, StartGame{})) return trouble;
    for (std::size_t i = 0; i < sheet_.opening.seats.size(); ++i) {
        const ChooseColour choose{sheet_.opening.seats[i].colour};
        if (auto trouble = perform(id_of<Seat>(i), choose)) return trouble;
    }
    return std::nullopt;
}

Trouble Replay::apply(const Entry& entry, const OrderRolled& rolled) {
    const auto before = std::span{sheet_.standing}.first(static_cast<std::size_t>(
        std::lower_bound(sheet_.standing.begin(), sheet_.standing.end(), entry.seq - 1) -
        sheet_.standing.begin()
    ));
    if (!nothing_happened(book_, before)) return refused(Rejection::wrong_phase, StartGame{});
    std::vector<Sitter> sitters;
    SeatSet placed;
    for (const Seat seat : rolled.order) {
        if (index(seat) >= sheet_.opening.seats.size() || placed.contains(seat)) break;
        placed.insert(seat);
        sitters.push_back(sheet_.opening.seats[index(seat)]);
    }
    const bool everybody = sitters.size() == sheet_.opening.seats.size();
    if (!everybody || rolled.order.size() != sitters.size()) {
        return Refusal{.reason = Refused::seat_needed};
    }
    sheet_.opening.seats = std::move(sitters);
    return begin_table();
}

Trouble Replay::perform(const Actor& actor, const Action& action) {
    if (sheet_.stage != Stage::playing) return refused(Rejection::game_is_over, action);
    State& state = sheet_.state;
    if (const auto right = right_for(action); right && sheet_.lost.contains(*right)) {
        return Refusal{
            .reason = Refused::right_lost,
            .clause = right == Right::attacking ? "TK-C16" : "TK-C15"};
    }
    const State before = state;
    const Decision decision = decide(sheet_.covered, state, actor, action);
    if (!decision) return refused(decision.error(), action);
    for (const Event& event : *decision) {
        evolve(state, event);
        if (std::holds_alternative<TurnStarted>(event)) sheet_.lost = {};
        if (!ended(state.phase)) events_.push_back(event);
    }
    if (state.phase == Phase::capture) {
        return perform(Chance{}, TakeCard{state.hand[state.battle.loser].reveal().front()});
    }
    if (!ended(state.phase)) return std::nullopt;
    sheet_.stage = Stage::counting;
    sheet_.conclusion = Conclusion{before, actor, action};
    return count_if_complete();
}

Trouble Replay::apply(const Entry&, const Played& played) {
    for (const Action& action : played.actions) {
        if (sheet_.opening.kind == Kind::light && !light_action(action)) {
            return Refusal{.reason = Refused::not_in_this_kind};
        }
        if (sheet_.count && std::holds_alternative<RollForPlace>(action)) {
            const auto why = advance(sheet_.rules, sheet_.count->state, Chance{}, action);
            if (why) return refused(*why, action);
            *sheet_.count = count_of(sheet_.rules, sheet_.count->state);
            if (sheet_.count->state.phase == Phase::over) sheet_.stage = Stage::ranked;
            continue;
        }
        if (auto trouble = perform(actor_of(sheet_.state, action), action)) return trouble;
    }
    return std::nullopt;
}

// Which card it was nobody knows: the one a tris turned up later, or any that none ever will.
Card Replay::card_for(std::size_t draw) const {
    const auto face = faces_.find(draw);
    if (face != faces_.end()) return face->second;
    CardSet reserved;
    for (const auto& [other, card] : faces_) {
        if (other > draw) reserved.insert(card);
    }
    const CardSet deck = sheet_.state.deck.reveal();
    const CardSet free = deck - reserved;
    return free.empty() ? deck.front() : free.front();
}

Trouble Replay::apply(const Entry&, const CardNoted& card) {
    if (sheet_.opening.kind == Kind::light) return Refusal{.reason = Refused::not_in_this_kind};
    if (sheet_.state.phase != Phase::draw) return Refusal{.reason = Refused::card_not_due};
    const Seat seat = seat_on_turn(sheet_.state);
    const std::size_t draw = sheet_.draws.size();
    const Card drawn = card_for(draw);
    sheet_.draws.push_back({.seat = seat, .card = drawn, .face_up = faces_.contains(draw)});
    if (card.fate == CardFate::forgotten) ++sheet_.owed[seat];
    return perform(Chance{}, DrawCard{drawn});
}

Trouble Replay::apply(const Entry& entry, const ClockChanged& clock) {
    Clock& now = sheet_.clock;
    switch (clock.change) {
        case ClockChange::started:
            if (now.since) return Refusal{.reason = Refused::clock_running};
            now.since = entry.at;
            now.interruption.reset();
            break;
        case ClockChange::paused:
            if (!now.since) return Refusal{.reason = Refused::clock_stopped};
            now.before += std::max<std::int64_t>(entry.at - *now.since, 0);
            now.since.reset();
            if (!clock.reason.empty()) now.interruption = {entry.at, clock.reason};
            break;
        case ClockChange::lengthened:
            now.recovered =
                static_cast<std::uint16_t>(std::min(now.recovered + clock.minutes, 999));
            break;
    }
    return std::nullopt;
}

Trouble Replay::apply(const Entry&, const Remarked& remarked) {
    if (!sound_text(remarked.text)) return Refusal{.reason = Refused::bad_text};
    return std::nullopt;
}

Trouble Replay::apply(const Entry&, const Undone&) { return std::nullopt; }

}  // namespace kamchatka::referee::detail

namespace kamchatka::referee {

bool nothing_happened(std::span<const Entry> book, std::span<const std::size_t> standing) {
    return std::all_of(standing.begin(), standing.end(), [&](std::size_t i) {
        const Note& note = book[i].note;
        return !can_be_undone(note) || std::holds_alternative<OrderRolled>(note);
    });
}

bool for_real_tables(const Ruleset& set) {
    return set.setup.board == BoardKind::classic && set.setup.territories == Territories::dealt &&
        set.ending.kingmaker == Switch::off;
}

}  // namespace kamchatka::referee
