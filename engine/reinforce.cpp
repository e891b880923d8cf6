// The reinforcement phase: armies for territories and continents, tris, and their placement, which
// may be taken back until the first attack.
#include "engine/detail/chapters.hpp"

#include <algorithm>

namespace kamchatka::detail {
namespace {

// How many of `armies` the seat may still receive under its cap; the others are lost.
std::uint16_t received(const State& state, Seat seat, unsigned armies) {
    const unsigned cap = state.army_cap[seat] == 0 ? army_cap_max : state.army_cap[seat];
    const unsigned present = armies_on(state, state.held[seat]) + state.reserve[seat];
    const unsigned room = cap > present ? cap - present : 0;
    return static_cast<std::uint16_t>(std::min(armies, room));
}

std::uint16_t continent_bonus(const Board& board, TerritorySet held) {
    unsigned bonus = 0;
    for (const Continent continent : board.continents()) {
        if (held.contains(board.members[continent])) bonus += board.bonus[continent];
    }
    return static_cast<std::uint16_t>(bonus);
}

std::optional<Tris> tris_in(const Deck& deck, const Three& cards) {
    return tris_of({deck.faces[cards[0]].arm, deck.faces[cards[1]].arm, deck.faces[cards[2]].arm});
}

// The armies of a tris, with those for cards of territories held at this moment.
unsigned tris_armies(const Rules& rules, Tris tris, const Three& cards, TerritorySet held) {
    const ReinforcementRules& knobs = rules.set.reinforcement;
    unsigned armies = knobs.tris[static_cast<std::size_t>(tris)];
    for (const Card card : cards) {
        const CardFace& face = rules.deck.faces[card];
        if (face.territory && held.contains(*face.territory)) armies += knobs.held_card_bonus;
        armies += face.tanks;
    }
    return armies;
}

bool tris_still_allowed(const Rules& rules, const State& state) {
    return rules.set.reinforcement.tris_time == TrisTime::whole_reinforcement || !state.placed_any;
}

void offer_tris(const Rules& rules, const State& state, Seat seat, Options& options) {
    const CardSet hand = state.hand[seat].reveal();
    if (hand.size() < 3 || !tris_still_allowed(rules, state)) return;
    for (const Card a : hand) {
        for (const Card b : hand) {
            if (b <= a) continue;
            for (const Card c : hand) {
                if (c <= b) continue;
                const Three cards{a, b, c};
                if (tris_in(rules.deck, cards)) offer(options, PlayTris{cards});
            }
        }
    }
}

}  // namespace

void receive_reinforcements(Unfolding& game, Seat seat) {
    const Rules& rules = game.rules();
    const TerritorySet held = game.now().held[seat];
    const auto for_territories =
        static_cast<std::uint16_t>(held.size() / rules.set.reinforcement.territories_per_army);
    const std::uint16_t for_continents = continent_bonus(rules.board, held);
    const unsigned due = for_territories + unsigned{for_continents};
    game.add(ReinforcementsReceived{
        .seat = seat,
        .for_territories = for_territories,
        .for_continents = for_continents,
        .lost = static_cast<std::uint16_t>(due - received(game.now(), seat, due)),
    });
}

Decision judge(const Rules& rules, const State& state, Seat seat, const PlaceArmies& place) {
    if (state.phase == Phase::place) return place_starting_armies(rules, state, seat, place);
    if (!known(rules, place.territory)) return Rejection::unknown_territory;
    if (place.armies == 0) return Rejection::no_armies;
    if (!state.held[seat].contains(place.territory)) return Rejection::not_your_territory;
    if (place.armies > state.reserve[seat]) return Rejection::more_than_reserve;
    const ArmiesPlaced placed{seat, place.territory, place.armies};
    if (!placement_may_end(rules, state, seat)) return Events{placed};
    Unfolding game{rules, state};
    game.add(placed);
    ended_by(game, seat);
    return game.events();
}

Decision judge(const Rules& rules, const State& state, Seat seat, const TakeBackArmies& take) {
    if (!known(rules, take.territory)) return Rejection::unknown_territory;
    if (take.armies == 0) return Rejection::no_armies;
    const bool combat_began = state.phase == Phase::attack;
    if (combat_began || rules.set.reinforcement.take_back == TakeBack::never) {
        return Rejection::placement_is_final;
    }
    if (take.armies > state.placed[take.territory]) return Rejection::more_than_placed;
    return Events{
        ArmiesTakenBack{.seat = seat, .territory = take.territory, .armies = take.armies}};
}

Decision judge(const Rules& rules, const State& state, Seat seat, const PlayTris& play) {
    CardSet cards;
    for (const Card card : play.cards) {
        if (!known(rules, card)) return Rejection::unknown_card;
        if (!state.hand[seat].reveal().contains(card)) return Rejection::card_not_in_hand;
        cards.insert(card);
    }
    if (!tris_still_allowed(rules, state)) return Rejection::tris_after_placement;
    const auto tris = tris_in(rules.deck, play.cards);
    if (cards.size() != 3 || !tris) return Rejection::not_a_tris;
    const unsigned due = tris_armies(rules, *tris, play.cards, state.held[seat]);
    const std::uint16_t armies = received(state, seat, due);
    return Events{TrisPlayed{
        .seat = seat,
        .cards = play.cards,
        .armies = armies,
        .lost = static_cast<std::uint16_t>(due - armies),
    }};
}

void offer_placements(const State& state, Seat seat, std::uint16_t most, Options& options) {
    if (most == 0) return;
    for (const Territory territory : state.held[seat]) {
        offer(options, PlaceArmies{territory, 1}, most);
    }
}

void offer_reinforcement(const Rules& rules, const State& state, Seat seat, Options& options) {
    offer_tris(rules, state, seat, options);
    offer_placements(state, seat, state.reserve[seat], options);
    if (rules.set.reinforcement.take_back == TakeBack::never || !state.placed_any) return;
    for (const Territory territory : state.held[seat]) {
        if (state.placed[territory] == 0) continue;
        offer(options, TakeBackArmies{territory, 1}, state.placed[territory]);
    }
}

}  // namespace kamchatka::detail
