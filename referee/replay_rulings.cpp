// Rulings and discipline at the table: what follows is judged by the engine as the arbiter's own
// and, once play is over, changes the table that is counted.
#include "referee/detail/replay.hpp"

#include <algorithm>

namespace kamchatka::referee::detail {
namespace {

std::vector<Answer> views_of(const std::vector<GivenAnswer>& answers) {
    std::vector<Answer> views;
    for (const GivenAnswer& answer : answers) views.push_back({answer.id, answer.value});
    return views;
}

// What was entered by an earlier edition stands as it was written.
Trouble check_consequence(const Ruled& ruled) {
    if (ruled.edition < current_edition) return std::nullopt;
    const auto found = rule(ruled.ruling, views_of(ruled.answers));
    if (!found) return Refusal{.reason = Refused::bad_answers, .detail = found.error().question};
    if (ruled.edition == current_edition && *found == ruled.consequence) return std::nullopt;
    return Refusal{.reason = Refused::not_worked_out};
}

bool settles_a_card(Verdict verdict) {
    return verdict == Verdict::card_due || verdict == Verdict::card_lost;
}

// A forgotten card is noted by the book as drawn; lost, it leaves the hand of the count.
void settle_card(Sheet& sheet, Seat seat, Verdict verdict) {
    if (sheet.owed[seat] == 0) return;
    --sheet.owed[seat];
    if (verdict == Verdict::card_lost) ++sheet.forfeited[seat];
}

// In hands that were counted before it was settled.
void settle_counted_card(Sheet& sheet, Seat seat, Verdict verdict) {
    std::uint8_t& cards = sheet.board->cards[seat];
    if (verdict == Verdict::card_due && cards < sheet.rules.deck.card_count) ++cards;
    if (verdict == Verdict::card_returned && cards > 0) --cards;
}

std::optional<Right> right_lost_by(Verdict verdict) {
    if (verdict == Verdict::rearranging_over) return Right::rearranging;
    if (verdict == Verdict::attacks_over) return Right::attacking;
    return std::nullopt;
}

// Somebody's turn is not over yet.
bool in_a_turn(const Sheet& sheet) {
    constexpr IdSet<Phase> phases{
        Phase::reinforce, Phase::attack, Phase::gather, Phase::defend, Phase::roll, Phase::occupy};
    return sheet.stage == Stage::playing && phases.contains(sheet.state.phase);
}

}  // namespace

Trouble Replay::apply(const Entry& entry, const Ruled& ruled) {
    if (const auto why = forbidden(sheet_.rules.set, entry.by.role, ruled)) {
        return Refusal{.reason = *why};
    }
    if (auto trouble = check_consequence(ruled)) return trouble;
    unsigned removed = 0;
    for (const RemoveArmies& remove : ruled.removal) removed += remove.armies;
    if (removed > armies_due(sheet_, ruled)) return Refusal{.reason = Refused::not_worked_out};
    if (ruled.seat && index(*ruled.seat) >= sheet_.state.seat_count) {
        return Refusal{.reason = Refused::seat_needed};
    }
    return settle_ruling(ruled);
}

Trouble Replay::settle_ruling(const Ruled& ruled) {
    const Consequence& follows = ruled.consequence;
    const auto right = right_lost_by(follows.verdict);
    if (right && ruled.edition > 0 && in_a_turn(sheet_)) sheet_.lost.insert(*right);
    if (!ruled.seat) return std::nullopt;
    const Seat seat = *ruled.seat;
    if (follows.warnings > 0) ++sheet_.warnings[seat];
    if (follows.warnings > 0 && ruled.ruling == "closing_roll_forgotten") ++sheet_.omissions[seat];
    if (settles_a_card(follows.verdict)) settle_card(sheet_, seat, follows.verdict);
    if (sheet_.stage == Stage::playing) return settle_in_play(ruled);
    return ruled.edition > 0 ? settle_at_the_count(ruled) : std::nullopt;
}

Trouble Replay::settle_in_play(const Ruled& ruled) {
    const Consequence& follows = ruled.consequence;
    const Seat seat = *ruled.seat;
    const bool too_early = sheet_.state.round == 0 && ruled.edition > 0;
    if (too_early && armies_due(sheet_, ruled) > 0) {
        return refused(Rejection::wrong_phase, RemoveArmies{});
    }
    for (const RemoveArmies& remove : ruled.removal) {
        if (!sheet_.state.held[seat].contains(remove.territory)) {
            return refused(Rejection::not_your_territory, remove);
        }
        if (auto trouble = perform(Arbiter{}, remove)) return trouble;
    }
    if (follows.cap > 0) {
        if (auto trouble = perform(Arbiter{}, SetArmyCap{seat, follows.cap})) return trouble;
    }
    // The roll that is lost is one that closes nothing: the hand passes.
    if (follows.verdict == Verdict::roll_lost && sheet_.state.phase == Phase::closing) {
        const auto dice = dice_that_do_not(sheet_.rules, sheet_.state);
        if (dice) return perform(Chance{}, RollClosing{*dice});
    }
    return follows.verdict == Verdict::excluded ? exclude(seat) : std::nullopt;
}

// Play is over: armies, cards and who is in the ranking still decide it.
Trouble Replay::settle_at_the_count(const Ruled& ruled) {
    const Verdict verdict = ruled.consequence.verdict;
    if (verdict == Verdict::excluded) return exclude(*ruled.seat);
    const bool card = settles_a_card(verdict) || verdict == Verdict::card_returned;
    if (ruled.removal.empty() && !card) return std::nullopt;
    for (const RemoveArmies& remove : ruled.removal) {
        if (const auto why = remove_counted(*ruled.seat, remove)) return refused(*why, remove);
    }
    if (sheet_.board) settle_counted_card(sheet_, *ruled.seat, verdict);
    return count_again();
}

std::optional<Rejection> Replay::remove_counted(Seat seat, const RemoveArmies& remove) {
    if (index(remove.territory) >= sheet_.rules.board.territory_count) {
        return Rejection::unknown_territory;
    }
    const bool held = sheet_.board ? sheet_.board->territories[remove.territory].owner == seat
                                   : sheet_.state.held[seat].contains(remove.territory);
    std::uint16_t& armies = sheet_.board ? sheet_.board->territories[remove.territory].armies
                                         : sheet_.state.armies[remove.territory];
    if (!held) return Rejection::not_your_territory;
    if (remove.armies == 0) return Rejection::no_armies;
    if (remove.armies >= armies) return Rejection::must_leave_one_army;
    armies = static_cast<std::uint16_t>(armies - remove.armies);
    events_.emplace_back(ArmiesRemoved{.territory = remove.territory, .armies = remove.armies});
    return std::nullopt;
}

Trouble Replay::exclude(Seat seat) {
    const Exclude action{seat};
    if (sheet_.stage == Stage::playing) return perform(Arbiter{}, action);
    if (!active(sheet_.state, seat)) {
        const bool eliminated = sheet_.state.standing[seat] == Standing::eliminated;
        return refused(eliminated ? Rejection::seat_is_out : Rejection::seat_has_left, action);
    }
    const SeatExcluded excluded{.seat = seat};
    evolve(sheet_.state, excluded);
    events_.emplace_back(excluded);
    return count_again();
}

// TO-2c and TO-2d: discipline is the Official Judge's, up to disqualification.
Trouble Replay::apply(const Entry& entry, const Disciplined& disciplined) {
    if (const auto why = forbidden(sheet_.rules.set, entry.by.role, disciplined)) {
        return Refusal{.reason = *why};
    }
    if (index(disciplined.seat) >= sheet_.state.seat_count) {
        return Refusal{.reason = Refused::seat_needed};
    }
    switch (disciplined.measure) {
        case Measure::warning: ++sheet_.warnings[disciplined.seat]; return std::nullopt;
        case Measure::penalty: ++sheet_.penalties[disciplined.seat]; return std::nullopt;
        case Measure::disqualification:
            ++sheet_.penalties[disciplined.seat];
            return exclude(disciplined.seat);
    }
    return std::nullopt;
}

}  // namespace kamchatka::referee::detail

namespace kamchatka::referee {

std::optional<Right> right_for(const Action& action) {
    if (std::holds_alternative<TakeBackArmies>(action)) return Right::rearranging;
    const bool attacks =
        std::holds_alternative<Attack>(action) || std::holds_alternative<PlayChallengeCard>(action);
    return attacks ? std::optional{Right::attacking} : std::nullopt;
}

std::uint16_t armies_due(const Sheet& sheet, const Ruled& ruled) {
    if (sheet.opening.kind == Kind::full) return off_the_book(ruled.consequence);
    const bool counted = sheet.board.has_value() && ruled.edition > 0;
    return counted ? ruled.consequence.armies : std::uint16_t{0};
}

}  // namespace kamchatka::referee
