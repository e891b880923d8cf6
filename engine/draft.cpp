// Territories claimed in turn at the beginning: all of one continent before another is opened, and
// whoever comes after a full one opens the next.
#include "engine/detail/chapters.hpp"

namespace kamchatka::detail {
namespace {

TerritorySet claimed(const State& state) {
    TerritorySet all;
    for (const Seat seat : seats(state)) all = all | state.held[seat];
    return all;
}

// What may be claimed now: the rest of the continent that was begun, or anything that is free.
TerritorySet open_for_claims(const Rules& rules, const State& state) {
    const TerritorySet taken = claimed(state);
    for (const Continent continent : rules.board.continents()) {
        const TerritorySet members = rules.board.members[continent];
        if (taken.intersects(members) && !taken.contains(members)) return members - taken;
    }
    return rules.board.territories() - taken;
}

}  // namespace

Decision judge(const Rules& rules, const State& state, Seat seat, const ClaimTerritory& claim) {
    if (!known(rules, claim.territory)) return Rejection::unknown_territory;
    if (claimed(state).contains(claim.territory)) return Rejection::territory_claimed;
    if (!open_for_claims(rules, state).contains(claim.territory)) return Rejection::continent_open;
    Unfolding game{rules, state};
    game.add(TerritoryClaimed{
        .seat = seat,
        .territory = claim.territory,
        .armies = rules.set.setup.starting_armies[state.seat_count],
    });
    if (claimed(game.now()) == rules.board.territories()) begin_stage_after(game, Phase::draft);
    return game.events();
}

void offer_claims(const Rules& rules, const State& state, Options& options) {
    for (const Territory territory : open_for_claims(rules, state)) {
        offer(options, ClaimTerritory{territory});
    }
}

}  // namespace kamchatka::detail
