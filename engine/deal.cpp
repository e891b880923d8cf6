// The deal of the territories: one at a time, against the order of play, the last seat first. Where
// nobody may be dealt more than half of a continent, a card that would do so goes on to the next
// seats as an advance, or is swapped with one dealt before.
#include "engine/detail/chapters.hpp"
#include "engine/reckoning.hpp"

#include <optional>

namespace kamchatka::detail {
namespace {

// The position served after this one: the deal goes against the order of play.
std::uint8_t before(std::uint8_t position, std::uint8_t seat_count) {
    return static_cast<std::uint8_t>(position == 0 ? seat_count - 1 : position - 1);
}

// Whether the seat could hold these territories within half of the continent of `territory`.
bool within_half(const Rules& rules, TerritorySet held, Territory territory) {
    const Continent continent = rules.board.continent[territory];
    const auto most = dealt_of_continent(rules, continent);
    return !most || (held & rules.board.members[continent]).size() <= *most;
}

bool can_take(const Rules& rules, const State& state, Seat seat, Territory territory) {
    return within_half(rules, state.held[seat] | TerritorySet{territory}, territory);
}

// The seat that gets a card the served seat cannot take. The first such card in a row goes one seat
// on, the second two, and so on round the table, passing over those who cannot take it either.
std::optional<Seat> next_taker(const Rules& rules, const State& state, Territory territory) {
    const unsigned others = state.seat_count - 1U;
    for (unsigned i = 0; i < others; ++i) {
        const unsigned steps = (state.deal.sent_on + i) % others + 1;
        const unsigned position =
            (state.deal.position + state.seat_count - steps) % state.seat_count;
        const Seat seat = state.order[position];
        if (state.held[seat].size() >= dealt_in_all(state, seat)) continue;
        if (can_take(rules, state, seat, territory)) return seat;
    }
    return std::nullopt;
}

// The last card dealt that its holder and the served seat can exchange for this one.
std::optional<Territory> card_to_swap(
    const Rules& rules, const State& state, Seat served, Territory territory
) {
    for (std::size_t i = state.deal.count; i-- > 0;) {
        const Territory earlier = state.deal.dealt[i];
        const Seat holder = owner(state, earlier);
        if (holder == served || !can_take(rules, state, served, earlier)) continue;
        const TerritorySet given =
            (state.held[holder] - TerritorySet{earlier}) | TerritorySet{territory};
        if (within_half(rules, given, territory)) return earlier;
    }
    return std::nullopt;
}

}  // namespace

Decision judge(const Rules& rules, const State& state, Chance, const DealTerritory& deal) {
    if (!known(rules, deal.territory)) return Rejection::unknown_territory;
    for (const Seat seat : seats(state)) {
        if (state.held[seat].contains(deal.territory)) return Rejection::territory_dealt;
    }
    Unfolding game{rules, state};
    const Seat served = state.order[state.deal.position];
    if (can_take(rules, state, served, deal.territory)) {
        game.add(TerritoryDealt{.territory = deal.territory, .served = served, .seat = served});
    } else if (const auto taker = next_taker(rules, state, deal.territory)) {
        game.add(TerritoryDealt{.territory = deal.territory, .served = served, .seat = *taker});
    } else {
        const auto earlier = card_to_swap(rules, state, served, deal.territory);
        game.add(TerritoryDealt{.territory = deal.territory, .served = served, .seat = served});
        // With boards so uneven that no swap helps, the limit gives way: a deal never fails.
        if (earlier) game.add(TerritoriesSwapped{.dealt = deal.territory, .earlier = *earlier});
    }
    if (game.now().deal.count == state.territory_count) begin_stage_after(game, Phase::deal);
    return game.events();
}

void offer_deal(const Rules& rules, const State& state, Options& options) {
    TerritorySet left = rules.board.territories();
    for (const Seat seat : seats(state)) left = left - state.held[seat];
    for (const Territory territory : left) {
        offer(options, DealTerritory{territory});
    }
}

// Whoever received a card ahead of turn is passed over once for it.
void pass_the_deal_on(DealProgress& deal, const State& state) {
    deal.position = before(deal.position, state.seat_count);
    while (deal.advances[state.order[deal.position]] > 0) {
        --deal.advances[state.order[deal.position]];
        deal.position = before(deal.position, state.seat_count);
    }
}

}  // namespace kamchatka::detail
