// One territory put right after the real board, whenever the two are seen to differ: the pieces on
// the table are the game, and the book follows them.
#include "referee/detail/replay.hpp"

#include <algorithm>

namespace kamchatka::referee::detail {
namespace {

constexpr std::uint16_t armies_realigned_max = 999;

// How many dice fall, and how many armies follow a conquest, was settled by what stood there.
bool in_combat(const State& state, Territory territory) {
    constexpr IdSet<Phase> phases{Phase::defend, Phase::roll, Phase::capture, Phase::occupy};
    return phases.contains(state.phase) &&
        (territory == state.battle.from || territory == state.battle.to);
}

bool loses_the_last(const State& state, const TerritoryRealigned& real) {
    const Seat before = owner(state, real.territory);
    return before != real.owner && state.held[before].size() == 1;
}

void set_down(State& state, const TerritoryRealigned& real) {
    const Seat before = owner(state, real.territory);
    std::uint16_t& placed = state.placed[real.territory];
    state.armies[real.territory] = real.armies;
    placed = std::min(placed, static_cast<std::uint16_t>(real.armies - 1));
    if (before == real.owner) return;
    state.held[before].erase(real.territory);
    state.held[real.owner].insert(real.territory);
    placed = 0;
    if (state.gathered_in != real.territory) return;
    state.gathered_in.reset();
    state.phase = Phase::attack;
}

// The hand of whoever has fallen goes to the seat that took the last territory, as far as its limit
// allows; which cards nobody knows.
std::vector<Event> fall_of(const Rules& rules, const State& state, Seat seat, Seat by) {
    std::vector<Event> events{SeatEliminated{.seat = seat, .by = by}};
    const std::size_t limit = rules.set.combat.hand_limit;
    const std::size_t own = state.hand[by].reveal().size();
    std::size_t room = limit == 0 ? card_count_max : limit - std::min(limit, own);
    if (!active(state, by)) room = 0;
    CardSet taken;
    CardSet rest;
    for (const Card card : state.hand[seat].reveal()) {
        (taken.size() < room ? taken : rest).insert(card);
    }
    const auto count = [](CardSet cards) { return static_cast<std::uint8_t>(cards.size()); };
    if (!taken.empty()) {
        events.push_back(CardsTaken{
            .from = seat, .by = by, .count = count(taken), .cards = Secret{taken}});
    }
    if (!rest.empty()) {
        events.push_back(CardsDiscarded{.from = seat, .count = count(rest), .cards = Secret{rest}});
    }
    return events;
}

// Answers with what followed from it.
std::vector<Event> realign(const Rules& rules, State& state, const TerritoryRealigned& real) {
    const Seat before = owner(state, real.territory);
    const bool falls = loses_the_last(state, real);
    set_down(state, real);
    if (!falls) return {};
    auto events = fall_of(rules, state, before, real.owner);
    for (const Event& event : events) evolve(state, event);
    return events;
}

}  // namespace

Trouble Replay::apply(const Entry&, const TerritoryRealigned& real) {
    if (index(real.territory) >= sheet_.rules.board.territory_count) {
        return Refusal{.reason = Refused::territory_needed};
    }
    if (index(real.owner) >= sheet_.state.seat_count) {
        return Refusal{.reason = Refused::seat_needed};
    }
    if (real.armies == 0) return Refusal{.reason = Refused::board_incomplete};
    if (real.armies > armies_realigned_max) {
        return Refusal{.reason = Refused::malformed, .detail = "armies"};
    }
    if (sheet_.opening.kind == Kind::light) return realign_count(real);
    if (sheet_.state.phase == Phase::deal) {
        return refused(Rejection::wrong_phase, RemoveArmies{real.territory, real.armies});
    }
    if (sheet_.state.standing[real.owner] == Standing::eliminated) {
        return refused(Rejection::seat_is_out, Exclude{real.owner});
    }
    const bool same = owner(sheet_.state, real.territory) == real.owner &&
        sheet_.state.armies[real.territory] == real.armies;
    if (same) return Refusal{.reason = Refused::nothing_to_realign};
    return sheet_.stage == Stage::playing ? realign_play(real) : realign_end(real);
}

// A light book has a board once it was counted.
Trouble Replay::realign_count(const TerritoryRealigned& real) {
    if (!sheet_.board) return Refusal{.reason = Refused::not_in_this_kind};
    CountedTerritory& counted = sheet_.board->territories[real.territory];
    const CountedTerritory real_one{.owner = real.owner, .armies = real.armies};
    if (counted == real_one) return Refusal{.reason = Refused::nothing_to_realign};
    counted = real_one;
    return count_if_complete();
}

Trouble Replay::realign_play(const TerritoryRealigned& real) {
    State& state = sheet_.state;
    if (in_combat(state, real.territory)) return Refusal{.reason = Refused::combat_under_way};
    const Seat before = owner(state, real.territory);
    const bool falls = loses_the_last(state, real);
    // Nobody loses a territory in the set-up or in their own turn.
    if (falls && (state.round == 0 || before == seat_on_turn(state))) {
        return Refusal{.reason = Refused::cannot_fall_now};
    }
    events_ = realign(sheet_.rules, state, real);
    if (!falls || active_seats(state).size() > 1) return std::nullopt;
    sheet_.conclusion = by_objective(state, active_seats(state).front());
    return count_if_complete();
}

// The table as it was counted, and as it stands.
Trouble Replay::realign_end(const TerritoryRealigned& real) {
    Conclusion& end = *sheet_.conclusion;
    if (in_combat(end.before, real.territory)) return Refusal{.reason = Refused::combat_under_way};
    const auto* lifted = std::get_if<PlaceArmies>(&end.action);
    if (lifted != nullptr) end.before.armies[lifted->territory] += lifted->armies;
    realign(sheet_.rules, end.before, real);
    events_ = realign(sheet_.rules, sheet_.state, real);
    if (lifted != nullptr) {
        const Seat seat = std::get<Seat>(end.actor);
        const auto again = by_objective(end.before, seat);
        if (!again || !still_wins(*again, seat)) {
            return Refusal{.reason = Refused::objective_not_reached};
        }
        end = *again;
    }
    return count_if_complete();
}

bool Replay::still_wins(const Conclusion& conclusion, Seat seat) const {
    State open = conclusion.before;
    open.objective[seat] = Secret{sheet_.turned[seat]};
    const auto why = advance(sheet_.rules, open, conclusion.actor, conclusion.action);
    return !why && open.phase == Phase::over;
}

}  // namespace kamchatka::referee::detail
