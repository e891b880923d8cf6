// The engine's own sums, asked with a View and written down for the wire.
#include "record/reckoning_json.hpp"

#include "engine/reckoning.hpp"
#include "record/words/spelling.hpp"

namespace kamchatka::record {
namespace {

std::string json_word(std::string_view word) {
    std::string text;
    codec::append_quoted(text, word);
    return text;
}

template <typename Ids>
std::string names_json(const Lexicon& lexicon, const Ids& ids) {
    std::string names = "[";
    for (const auto id : ids) {
        if (names.size() > 1) names += ',';
        names += json_word(spell(lexicon, id));
    }
    return names + ']';
}

codec::BySeat<SeatPoints> points_now(const Rules& rules, const View& view) {
    codec::BySeat<SeatPoints> all;
    for (const Seat seat : SeatSet::first(view.seat_count)) {
        const auto points = points_of(rules, view, seat);
        if (points) all.items.emplace_back(seat, SeatPoints{points->inside, points->outside});
    }
    return all;
}

codec::BySeat<ObjectiveNow> objectives_now(const Rules& rules, const View& view) {
    const Lexicon lexicon{rules, view.seat_count};
    codec::BySeat<ObjectiveNow> all;
    for (const Seat seat : SeatSet::first(view.seat_count)) {
        const auto progress = objective_progress(rules, view, seat);
        if (!progress) continue;
        all.items.emplace_back(
            seat,
            ObjectiveNow{
                .missing = {names_json(lexicon, progress->missing)},
                .worth = progress->worth,
                .missing_worth = progress->missing_worth,
                .territories = progress->territories,
                .continents = progress->continents}
        );
    }
    return all;
}

std::optional<GoalNow> goal_now(const Rules& rules, const View& view) {
    std::optional<GoalNow> goal;
    for (const Seat seat : SeatSet::first(view.seat_count)) {
        const auto progress = public_goal_progress(rules, view.held[seat]);
        if (!progress) return std::nullopt;
        if (!goal) goal = GoalNow{.need = progress->need};
        goal->have.items.emplace_back(seat, progress->have);
    }
    return goal;
}

std::vector<std::uint32_t> closing_sums_now(const Rules& rules, const View& view) {
    std::vector<std::uint32_t> sums;
    if (!view.last_round) return sums;
    const unsigned closing = closing_sums(rules.set.ending, view);
    for (std::uint32_t sum = 2; sum <= 12; ++sum) {
        if ((closing >> sum & 1U) != 0) sums.push_back(sum);
    }
    return sums;
}

bool reinforces(const View& view, Seat seat) {
    return view.phase == Phase::reinforce && view.order[view.position] == seat;
}

std::vector<TrisInHand> trises_of(const Rules& rules, const View& view, Seat seat) {
    std::vector<TrisInHand> trises;
    if (!reinforces(view, seat) || !view.hand[seat]) return trises;
    const Lexicon lexicon{rules, view.seat_count};
    const CardSet hand = *view.hand[seat];
    const auto add = [&](const Three& cards) {
        const auto tris = tris_in(rules.deck, cards);
        if (!tris) return;
        const TrisWorth worth = tris_worth(rules, *tris, cards, view.held[seat]);
        trises.push_back(
            {.cards = {names_json(lexicon, cards)},
             .tris = {json_word(spell(worth.tris))},
             .armies = worth.armies,
             .more = worth.more}
        );
    };
    for (const Card a : hand) {
        for (const Card b : hand) {
            if (b <= a) continue;
            for (const Card c : hand) {
                if (b < c) add({a, b, c});
            }
        }
    }
    return trises;
}

std::vector<TieBroken> ties_broken(const Rules& rules, const View& view) {
    std::vector<TieBroken> ties;
    for (const Tie& tie : ties_of(rules, view)) {
        TieBroken& told = ties.emplace_back();
        for (const Seat seat : tie.seats) told.seats.push_back(seat);
        const bool by_points = tie.by == TieBreak::none;
        told.by.text = json_word(by_points ? std::string_view{"points"} : spell(tie.by));
    }
    return ties;
}

}  // namespace

Reckoning reckoning_of(const Rules& rules, const View& view, const Viewer& viewer) {
    Reckoning reckoning;
    reckoning.points = points_now(rules, view);
    reckoning.objectives = objectives_now(rules, view);
    reckoning.goal = goal_now(rules, view);
    reckoning.closing_sums = closing_sums_now(rules, view);
    if (const Seat* seat = std::get_if<Seat>(&viewer)) {
        reckoning.trises = trises_of(rules, view, *seat);
    }
    reckoning.ties = ties_broken(rules, view);
    return reckoning;
}

std::string reckoning_json(const Rules& rules, const State& state, const Viewer& viewer) {
    return codec::to_json_text(reckoning_of(rules, view_of(state, viewer), viewer));
}

}  // namespace kamchatka::record
