// The reinforcement phase: armies for territories and continents, tris, production centres, and the
// placement, which may be taken back until the first attack.
#include "engine/detail/chapters.hpp"
#include "engine/reckoning.hpp"

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

// At least the minimum, or one for each territory where there are fewer of those.
std::uint16_t armies_for(const ReinforcementRules& knobs, TerritorySet held) {
    const std::size_t least = std::min<std::size_t>(knobs.minimum, held.size());
    return static_cast<std::uint16_t>(std::max(held.size() / knobs.territories_per_army, least));
}

// How many armies the territory can still take in this phase, of those in reserve.
unsigned room_on(const Rules& rules, const State& state, Seat seat, Territory territory) {
    const unsigned limit = rules.set.reinforcement.placement_limit;
    const unsigned reserve = state.reserve[seat];
    if (limit == 0 || state.centres.contains(territory)) return reserve;
    const unsigned placed = state.placed[territory];
    return std::min(reserve, limit > placed ? limit - placed : 0);
}

bool tris_still_allowed(const Rules& rules, const State& state) {
    return rules.set.reinforcement.tris_time == TrisTime::whole_reinforcement || !state.placed_any;
}

bool with_jolly(const Rules& rules, CardSet cards) {
    return std::any_of(cards.begin(), cards.end(), [&](Card card) {
        return rules.deck.faces[card].arm == Arm::jolly;
    });
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
    const std::uint16_t for_territories = armies_for(rules.set.reinforcement, held);
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
    if (place.armies > room_on(rules, state, seat, place.territory)) {
        return Rejection::beyond_placement_limit;
    }
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
    const bool went_on = state.phase != Phase::reinforce;
    if (went_on || rules.set.reinforcement.take_back == TakeBack::never) {
        return Rejection::placement_is_final;
    }
    if (take.armies > state.placed[take.territory]) return Rejection::more_than_placed;
    return Events{
        ArmiesTakenBack{.seat = seat, .territory = take.territory, .armies = take.armies}};
}

Decision judge(const Rules& rules, const State& state, Seat seat, const BuildCentre& build) {
    const ReinforcementRules& knobs = rules.set.reinforcement;
    if (!known(rules, build.territory)) return Rejection::unknown_territory;
    if (!state.held[seat].contains(build.territory)) return Rejection::not_your_territory;
    if (state.centres.contains(build.territory)) return Rejection::centre_already_there;
    if (state.centres.size() >= knobs.centres_max) return Rejection::no_centres_left;
    if (state.reserve[seat] < knobs.centre_cost) return Rejection::too_few_for_a_centre;
    return Events{
        CentreBuilt{.seat = seat, .territory = build.territory, .cost = knobs.centre_cost}};
}

Decision judge(const Rules& rules, const State& state, Seat seat, const PlayTris& play) {
    CardSet cards;
    for (const Card card : play.cards) {
        if (!known(rules, card)) return Rejection::unknown_card;
        if (!state.hand[seat].reveal().contains(card)) return Rejection::card_not_in_hand;
        cards.insert(card);
    }
    if (!tris_still_allowed(rules, state)) return Rejection::tris_after_placement;
    if (cards.size() != 3) return Rejection::not_a_tris;
    const auto tris = tris_in(rules.deck, play.cards);
    if (!tris)
        return with_jolly(rules, cards) ? Rejection::jolly_needs_a_pair : Rejection::not_a_tris;
    const TrisWorth worth = tris_worth(rules, *tris, play.cards, state.held[seat]);
    const unsigned due = worth.armies + unsigned{worth.more};
    const std::uint16_t armies = received(state, seat, due);
    return Events{TrisPlayed{
        .seat = seat,
        .cards = play.cards,
        .armies = armies,
        .lost = static_cast<std::uint16_t>(due - armies),
    }};
}

bool must_still_place(const Rules& rules, const State& state, Seat seat) {
    if (state.reserve[seat] == 0) return false;
    const TerritorySet held = state.held[seat];
    return std::any_of(held.begin(), held.end(), [&](Territory territory) {
        return room_on(rules, state, seat, territory) > 0;
    });
}

void lose_the_rest(Unfolding& game, Seat seat) {
    const std::uint16_t rest = game.now().reserve[seat];
    if (rest > 0) game.add(ReserveLost{.seat = seat, .armies = rest});
}

// Of the initial placement.
void offer_placements(const State& state, Seat seat, Options& options) {
    for (const Territory territory : state.held[seat]) {
        offer(options, PlaceArmies{territory, 1}, state.go);
    }
}

void offer_reinforcement(const Rules& rules, const State& state, Seat seat, Options& options) {
    const ReinforcementRules& knobs = rules.set.reinforcement;
    const TerritorySet held = state.held[seat];
    offer_tris(rules, state, seat, options);
    for (const Territory territory : held) {
        const unsigned most = room_on(rules, state, seat, territory);
        if (most > 0) offer(options, PlaceArmies{territory, 1}, most);
    }
    if (knobs.take_back != TakeBack::never && state.placed_any) {
        for (const Territory territory : held) {
            if (state.placed[territory] == 0) continue;
            offer(options, TakeBackArmies{territory, 1}, state.placed[territory]);
        }
    }
    if (state.centres.size() >= knobs.centres_max || state.reserve[seat] < knobs.centre_cost)
        return;
    for (const Territory territory : held - state.centres) {
        offer(options, BuildCentre{territory});
    }
}

}  // namespace kamchatka::detail
