// Makes up the hidden hands, deck, objectives and Kingmaker cards of a view.
#include "bots/world.hpp"

namespace kamchatka::bots {
namespace {

Card draw(CardSet& cards, chance::FastSource& source) {
    const Card card = cards.nth(source.below(static_cast<unsigned>(cards.size())));
    cards.erase(card);
    return card;
}

CardSet draw(CardSet& cards, std::size_t count, chance::FastSource& source) {
    CardSet drawn;
    for (std::size_t i = 0; i < count && !cards.empty(); ++i) drawn.insert(draw(cards, source));
    return drawn;
}

// One card of every colour in play to the seats, so that nobody gets their own.
PerSeat<Colour> any_exchange(const View& view, chance::FastSource& source) {
    PerSeat<Colour> given{};
    bool fits = false;
    while (!fits) {
        fits = true;
        for (std::size_t i = 0; i < view.seat_count; ++i) {
            given[id_of<Seat>(i)] = *view.colour[id_of<Seat>(i)];
        }
        for (std::size_t i = view.seat_count; i-- > 1;) {
            const std::size_t other = source.below(static_cast<unsigned>(i + 1));
            std::swap(given.items[i], given.items[other]);
        }
        for (const Seat seat : SeatSet::first(view.seat_count)) {
            fits = fits && given[seat] != view.colour[seat];
        }
    }
    return given;
}

}  // namespace

Objectives any_objectives(
    const Rules& rules, const View& view, Seat seat, chance::FastSource& source
) {
    Objectives objectives{};
    IdSet<Objective> left = rules.objectives.all();
    for (const Seat other : SeatSet::first(view.seat_count)) {
        if (view.objective[other]) left.erase(*view.objective[other]);
    }
    for (const Seat other : SeatSet::first(view.seat_count)) {
        if (view.objective[other]) {
            objectives[other] = *view.objective[other];
        } else if (other != seat && !left.empty()) {
            objectives[other] = left.nth(source.below(static_cast<unsigned>(left.size())));
            left.erase(objectives[other]);
        }
    }
    return objectives;
}

State imagined(
    const Rules& rules,
    const View& view,
    Seat seat,
    const Objectives& objectives,
    chance::FastSource& source
) {
    State state{};
    static_cast<PublicState&>(state) = static_cast<const PublicState&>(view);
    CardSet unseen = rules.deck.cards() - view.discards;
    if (view.hand[seat]) unseen = unseen - *view.hand[seat];
    for (const Seat other : SeatSet::first(view.seat_count)) {
        if (view.objective_dealt.contains(other)) {
            state.objective[other].reveal() = objectives[other];
        }
        CardSet& hand = state.hand[other].reveal();
        hand = view.hand[other] ? *view.hand[other] : draw(unseen, view.hand_size[other], source);
        if (view.has_given.contains(other)) {
            state.given[other].reveal() =
                view.given[other] ? *view.given[other] : any_exchange(view, source);
        }
        if (view.picked[other]) state.picked[other].reveal() = *view.picked[other];
    }
    state.unseen_discards.reveal() = draw(unseen, view.unseen_discard_count, source);
    state.deck.reveal() = unseen;
    return state;
}

}  // namespace kamchatka::bots
