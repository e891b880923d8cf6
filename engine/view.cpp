// Builds what a viewer may know out of nothing, fact by fact.
#include "engine/view.hpp"

namespace kamchatka {
namespace {

bool sees(const Viewer& viewer, Seat owner) {
    const Seat* seat = std::get_if<Seat>(&viewer);
    return std::holds_alternative<Arbiter>(viewer) || (seat != nullptr && *seat == owner);
}

template <typename T>
Shown<T> shown_if(bool known, const Secret<T>& secret) {
    return known ? Shown<T>{secret.reveal()} : Shown<T>{};
}

// From the final count on everybody's objective lies open.
bool counted(const State& state) {
    constexpr IdSet<Phase> phases{Phase::choice, Phase::tie_break, Phase::over, Phase::closed};
    return phases.contains(state.phase);
}

// Events without a secret are seen as they are; each event with one says who sees it.
template <typename E>
SeenEvent seen(const E& event, const Viewer&) {
    return event;
}
SeenEvent seen(const ObjectiveDealt& e, const Viewer& viewer) {
    return BasicObjectiveDealt<Shown>{e.seat, shown_if(sees(viewer, e.seat), e.objective)};
}
SeenEvent seen(const ColoursGiven& e, const Viewer& viewer) {
    return BasicColoursGiven<Shown>{e.seat, shown_if(sees(viewer, e.seat), e.colours)};
}
SeenEvent seen(const ColoursReceived& e, const Viewer& viewer) {
    return BasicColoursReceived<Shown>{e.seat, shown_if(sees(viewer, e.seat), e.cards)};
}
SeenEvent seen(const CardsTaken& e, const Viewer& viewer) {
    const bool known = sees(viewer, e.from) || sees(viewer, e.by);
    return BasicCardsTaken<Shown>{e.from, e.by, e.count, shown_if(known, e.cards)};
}
SeenEvent seen(const CardsDiscarded& e, const Viewer& viewer) {
    return BasicCardsDiscarded<Shown>{e.from, e.count, shown_if(sees(viewer, e.from), e.cards)};
}
SeenEvent seen(const CardDrawn& e, const Viewer& viewer) {
    return BasicCardDrawn<Shown>{e.seat, shown_if(sees(viewer, e.seat), e.card)};
}
SeenEvent seen(const ColourPicked& e, const Viewer& viewer) {
    return BasicColourPicked<Shown>{e.seat, shown_if(sees(viewer, e.seat), e.colour)};
}

void show_seat(View& view, const State& state, Seat seat, const Viewer& viewer) {
    const bool own = sees(viewer, seat);
    const auto objective = state.objective[seat].reveal();
    view.hand_size[seat] = static_cast<std::uint8_t>(state.hand[seat].reveal().size());
    if (objective) view.objective_dealt.insert(seat);
    if (own || counted(state)) view.objective[seat] = objective;
    view.hand[seat] = shown_if(own, state.hand[seat]);
    if (state.has_given.contains(seat)) view.given[seat] = shown_if(own, state.given[seat]);
    if (own && !state.has_given.empty() && state.round > 0) {
        view.colour_cards[seat] = colour_cards(state, seat);
    }
    if (state.has_picked.contains(seat)) {
        const bool turned_up = counted(state) && state.phase != Phase::choice;
        view.picked[seat] = shown_if(own || turned_up, state.picked[seat]);
    }
}

}  // namespace

View view_of(const State& state, const Viewer& viewer) {
    View view{};
    static_cast<PublicState&>(view) = static_cast<const PublicState&>(state);
    view.deck_size = static_cast<std::uint8_t>(state.deck.reveal().size());
    view.unseen_discard_count = static_cast<std::uint8_t>(state.unseen_discards.reveal().size());
    for (const Seat seat : seats(state)) show_seat(view, state, seat, viewer);
    const bool arbiter = std::holds_alternative<Arbiter>(viewer);
    view.deck = shown_if(arbiter, state.deck);
    view.unseen_discards = shown_if(arbiter, state.unseen_discards);
    return view;
}

SeenEvent seen_by(const Event& event, const Viewer& viewer) {
    return std::visit([&](const auto& happened) { return seen(happened, viewer); }, event);
}

}  // namespace kamchatka
