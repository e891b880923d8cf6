#include "engine/tests/invariants.hpp"

#include <utility>

namespace kamchatka::test {
namespace {

// The part of the state that armies_fault keeps in step with the events.
struct Ledger {
    std::array<int, territory_count_max> armies{};
    std::array<int, seat_count_max> reserve{};
    std::array<int, territory_count_max> owner{};  // -1: nobody

    friend bool operator==(const Ledger&, const Ledger&) = default;
};

Ledger ledger_of(const State& state) {
    Ledger ledger;
    for (std::size_t t = 0; t < territory_count_max; ++t) {
        ledger.armies[t] = state.armies[id_of<Territory>(t)];
        ledger.owner[t] = -1;
        for (std::size_t s = 0; s < seat_count_max; ++s) {
            if (state.held[id_of<Seat>(s)].contains(id_of<Territory>(t))) {
                ledger.owner[t] = static_cast<int>(s);
            }
        }
    }
    for (std::size_t s = 0; s < seat_count_max; ++s) {
        ledger.reserve[s] = state.reserve[id_of<Seat>(s)];
    }
    return ledger;
}

// What does not touch armies leaves the ledger as it is.
template <typename E>
void enter(Ledger&, const E&) {}

void enter(Ledger& ledger, const GameStarted& e) {
    ledger = {};
    ledger.owner.fill(-1);
    for (std::size_t s = 0; s < e.seat_count; ++s) ledger.reserve[s] = e.starting_armies;
}
void enter(Ledger& ledger, const TerritoryDealt& e) {
    ledger.owner[index(e.territory)] = static_cast<int>(index(e.seat));
    ++ledger.armies[index(e.territory)];
    --ledger.reserve[index(e.seat)];
}
void enter(Ledger& ledger, const TerritoriesSwapped& e) {
    std::swap(ledger.owner[index(e.dealt)], ledger.owner[index(e.earlier)]);
}
void enter(Ledger& ledger, const TerritoryClaimed& e) {
    ledger.owner[index(e.territory)] = static_cast<int>(index(e.seat));
    ledger.armies[index(e.territory)] += e.armies;
}
void enter(Ledger& ledger, const ReinforcementsReceived& e) {
    ledger.reserve[index(e.seat)] += e.for_territories + e.for_continents - e.lost;
}
void enter(Ledger& ledger, const TrisPlayed& e) { ledger.reserve[index(e.seat)] += e.armies; }
void enter(Ledger& ledger, const ArmiesPlaced& e) {
    ledger.reserve[index(e.seat)] -= e.armies;
    ledger.armies[index(e.territory)] += e.armies;
}
void enter(Ledger& ledger, const ArmiesTakenBack& e) {
    ledger.reserve[index(e.seat)] += e.armies;
    ledger.armies[index(e.territory)] -= e.armies;
}
void enter(Ledger& ledger, const CentreBuilt& e) { ledger.reserve[index(e.seat)] -= e.cost; }
void enter(Ledger& ledger, const ReserveLost& e) { ledger.reserve[index(e.seat)] -= e.armies; }
void enter(Ledger& ledger, const ArmiesLost& e) { ledger.armies[index(e.territory)] -= e.armies; }
void enter(Ledger& ledger, const ArmiesRemoved& e) {
    ledger.armies[index(e.territory)] -= e.armies;
}
void enter(Ledger& ledger, const TerritoryConquered& e) {
    ledger.owner[index(e.territory)] = static_cast<int>(index(e.by));
}
void enter(Ledger& ledger, const ArmiesMoved& e) {
    ledger.armies[index(e.from)] -= e.armies;
    ledger.armies[index(e.to)] += e.armies;
}
void enter(Ledger& ledger, const ArmiesTransferred& e) {
    ledger.armies[index(e.from)] -= e.armies;
    ledger.armies[index(e.to)] += e.armies;
}
void enter(Ledger& ledger, const ArmiesGathered& e) {
    ledger.armies[index(e.from)] -= e.armies;
    ledger.armies[index(e.to)] += e.armies;
}
// What was not yet placed goes with its seat.
void enter(Ledger& ledger, const SeatWithdrawn& e) { ledger.reserve[index(e.seat)] = 0; }
void enter(Ledger& ledger, const SeatExcluded& e) { ledger.reserve[index(e.seat)] = 0; }

std::string at(const char* what, Territory territory) {
    return what + (" " + std::to_string(index(territory)));
}

}  // namespace

std::string armies_fault(const State& before, const Event& event, const State& after) {
    Ledger expected = ledger_of(before);
    std::visit([&](const auto& e) { enter(expected, e); }, event);
    if (expected == ledger_of(after)) return "";
    return "armies, reserves or owners are not what event " + std::to_string(event.index()) +
        " says";
}

std::string board_fault(const State& state) {
    const bool dealt =
        state.round > 0 || (state.deal.count == state.territory_count && state.deal.count > 0);
    for (const Territory territory : TerritorySet::first(state.territory_count)) {
        unsigned owners = 0;
        for (const Seat seat : seats(state))
            owners += state.held[seat].contains(territory) ? 1U : 0U;
        if (owners > 1 || (dealt && owners == 0)) return at("not one owner:", territory);
        const bool being_taken = territory == state.battle.to &&
            (state.phase == Phase::occupy || state.phase == Phase::capture);
        if (being_taken ? state.armies[territory] != 0
                        : owners > 0 && state.armies[territory] == 0) {
            return at("empty, or not as it should be:", territory);
        }
    }
    for (std::size_t t = state.territory_count; t < territory_count_max; ++t) {
        if (state.armies[id_of<Territory>(t)] != 0) return "armies off the board";
    }
    return "";
}

std::string cards_fault(const Rules& rules, const State& state) {
    if (state.phase == Phase::start) return "";
    CardSet all;
    std::size_t count = 0;
    const auto add = [&](CardSet cards) {
        all = all | cards;
        count += cards.size();
    };
    add(state.deck.reveal());
    add(state.discards);
    add(state.unseen_discards.reveal());
    for (const Seat seat : seats(state)) {
        const CardSet hand = state.hand[seat].reveal();
        add(hand);
        const std::size_t limit = rules.set.combat.hand_limit;
        if (limit != 0 && hand.size() > limit) return "a hand above the limit";
        const bool out = state.standing[seat] == Standing::excluded ||
            state.standing[seat] == Standing::eliminated;
        if (out && !hand.empty() && state.phase != Phase::capture)
            return "cards of a seat that is out";
    }
    if (all != rules.deck.cards()) return "a card is nowhere";
    return count == rules.deck.card_count ? "" : "a card is in two places";
}

std::string ranking_fault(const State& end) {
    if (end.ahead[end.winner] != 0) return "the winner is not first";
    for (const Seat a : seats(end)) {
        unsigned before = 0;
        for (const Seat b : seats(end)) before += end.ahead[b] < end.ahead[a] ? 1U : 0U;
        if (before != end.ahead[a]) return "places with gaps";
        if (end.out[a] != 0 && (end.points[a] != 0 || end.totals[a] != 0)) {
            return "a seat that is out scores";
        }
        if (end.totals[a] < end.points[a]) return "a total below the points";
    }
    return "";
}

}  // namespace kamchatka::test
