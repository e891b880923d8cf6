// Bookkeeping: files what happened. Asks no rule and cannot fail; the asserts say what decide()
// promised.
#include "engine/detail/chapters.hpp"

#include <algorithm>

namespace kamchatka {
namespace {

std::uint16_t less(std::uint16_t from, std::uint16_t armies) {
    assert(from >= armies);
    return static_cast<std::uint16_t>(from - armies);
}

std::uint16_t more(std::uint16_t to, std::uint16_t armies) {
    return static_cast<std::uint16_t>(to + armies);
}

std::uint8_t next_out(const State& state) {
    const auto& out = state.out.items;
    return static_cast<std::uint8_t>(*std::max_element(out.begin(), out.end()) + 1);
}

// --- Setting up

void apply(State& state, const GameStarted& event) {
    state = new_table(event.seat_count);
    state.territory_count = event.territory_count;
    state.deck = Secret{CardSet::first(event.card_count)};
    state.committed = event.commitment != Digest{};
    if (event.challenge_cards > 0) state.challenge_cards = seats(state);
    for (const Seat seat : seats(state)) {
        state.reserve[seat] = event.starting_armies;
        state.army_cap[seat] = event.army_cap;
    }
}
void apply(State& state, const EntropyPromised& event) { state.promised.insert(event.seat); }
void apply(State& state, const EntropyForgone& event) { state.forgone.insert(event.seat); }
void apply(State& state, const EntropyContributed& event) { state.contributed.insert(event.seat); }
void apply(State& state, const EntropySupplied& event) { state.contributed.insert(event.seat); }
void apply(State& state, const PhaseBegan& event) {
    state.phase = event.phase;
    constexpr IdSet<Phase> round_the_table{Phase::colours, Phase::objectives, Phase::draft};
    if (round_the_table.contains(event.phase)) state.position = 0;
    if (event.phase == Phase::deal) {
        state.deal.position = static_cast<std::uint8_t>(state.seat_count - 1);
    }
    if (event.phase == Phase::choice) state.has_picked = {};
}
void apply(State& state, const PlaceRolled& event) {
    state.rolled[event.seat] =
        static_cast<std::uint8_t>(event.dice[0] + event.dice[1] + event.dice[2]);
}
void apply(State& state, const PlacesRanked& event) {
    state.ahead = event.ahead;
    state.rolled = {};
}
void apply(State& state, const OrderSettled& event) { state.order = event.order; }
void apply(State& state, const ColourChosen& event) {
    state.colour[event.seat] = event.colour;
    ++state.position;
}
void apply(State& state, const ObjectiveDealt& event) {
    state.objective[event.seat].reveal() = event.objective.reveal();
    ++state.position;
}
void apply(State& state, const TerritoryDealt& event) {
    state.held[event.seat].insert(event.territory);
    state.armies[event.territory] = 1;
    state.reserve[event.seat] = less(state.reserve[event.seat], 1);
    DealProgress& deal = state.deal;
    deal.dealt[deal.count++] = event.territory;
    if (event.seat == event.served) {
        deal.sent_on = 0;
        detail::pass_the_deal_on(deal, state);
    } else {
        ++deal.sent_on;
        ++deal.advances[event.seat];
    }
}
void apply(State& state, const TerritoriesSwapped& event) {
    const Seat served = owner(state, event.dealt);
    const Seat holder = owner(state, event.earlier);
    state.held[served].erase(event.dealt);
    state.held[served].insert(event.earlier);
    state.held[holder].erase(event.earlier);
    state.held[holder].insert(event.dealt);
}
void apply(State& state, const TerritoryClaimed& event) {
    state.held[event.seat].insert(event.territory);
    state.armies[event.territory] = event.armies;
    state.position = static_cast<std::uint8_t>((state.position + 1) % state.seat_count);
}
void apply(State& state, const PlacementBegan& event) {
    state.phase = Phase::place;
    state.position = position_of(state, event.seat);
    state.go = event.armies;
}
void apply(State& state, const ColoursGiven& event) {
    state.given[event.seat] = event.colours;
    state.has_given.insert(event.seat);
}
void apply(State&, const ColoursReceived&) {}  // told to the seat; it follows from what was given

// --- A turn

void apply(State& state, const TurnStarted& event) {
    state.phase = Phase::reinforce;
    state.round = event.round;
    state.position = position_of(state, event.seat);
    state.placed = {};
    state.placed_any = false;
    state.conquests = 0;
    state.fought = false;
    state.gathered_in = std::nullopt;
    state.battle = {};
    state.challenge = ChallengeCard::idle;
}
void apply(State& state, const ReinforcementsReceived& event) {
    const auto due = static_cast<std::uint16_t>(event.for_territories + event.for_continents);
    state.reserve[event.seat] = less(more(state.reserve[event.seat], due), event.lost);
}
void apply(State& state, const TrisPlayed& event) {
    for (const Card card : event.cards) {
        state.hand[event.seat].reveal().erase(card);
        state.discards.insert(card);
    }
    state.reserve[event.seat] = more(state.reserve[event.seat], event.armies);
}
void apply(State& state, const ArmiesPlaced& event) {
    state.armies[event.territory] = more(state.armies[event.territory], event.armies);
    state.reserve[event.seat] = less(state.reserve[event.seat], event.armies);
    if (state.phase == Phase::place) {
        state.go = less(state.go, event.armies);
    } else {
        state.placed[event.territory] = more(state.placed[event.territory], event.armies);
        state.placed_any = true;
    }
}
void apply(State& state, const ArmiesTakenBack& event) {
    state.armies[event.territory] = less(state.armies[event.territory], event.armies);
    state.placed[event.territory] = less(state.placed[event.territory], event.armies);
    state.reserve[event.seat] = more(state.reserve[event.seat], event.armies);
}
void apply(State& state, const CentreBuilt& event) {
    state.reserve[event.seat] = less(state.reserve[event.seat], event.cost);
    state.centres.insert(event.territory);
}
void apply(State& state, const ReserveLost& event) {
    state.reserve[event.seat] = less(state.reserve[event.seat], event.armies);
}
void apply(State& state, const ChallengeCardPlayed& event) {
    state.challenge_cards.erase(event.seat);
    state.challenge = ChallengeCard::ready;
}
void apply(State& state, const AttackDeclared& event) {
    state.phase = Phase::defend;
    state.battle = {
        .from = event.from,
        .to = event.to,
        .attack_dice = event.dice,
        .defence_dice = 0,
        .ties = event.ties,
        .loser = {},
    };
    state.challenge = event.ties == Ties::to_attacker ? ChallengeCard::bound : ChallengeCard::idle;
}
void apply(State& state, const DefenceDeclared& event) {
    state.phase = Phase::roll;
    state.battle.defence_dice = event.dice;
}
void apply(State& state, const DiceRolled&) {
    state.phase = Phase::attack;
    state.fought = true;
}
void apply(State& state, const ArmiesLost& event) {
    state.armies[event.territory] = less(state.armies[event.territory], event.armies);
}
void apply(State& state, const TerritoryConquered& event) {
    assert(state.armies[event.territory] == 0);
    state.held[event.from].erase(event.territory);
    state.held[event.by].insert(event.territory);
    state.battle.loser = event.from;
    state.phase = Phase::occupy;
    state.challenge = ChallengeCard::idle;
    ++state.conquests;
}
void apply(State& state, const SeatEliminated& event) {
    if (state.out[event.seat] == 0) state.out[event.seat] = next_out(state);
    state.standing[event.seat] = Standing::eliminated;
    state.eliminated_by[event.seat] = event.by;
}
void apply(State& state, const CaptureBegan& event) {
    state.phase = Phase::capture;
    state.captures_left = event.count;
}
void apply(State& state, const CardsTaken& event) {
    CardSet& loser = state.hand[event.from].reveal();
    CardSet& winner = state.hand[event.by].reveal();
    loser = loser - event.cards.reveal();
    winner = winner | event.cards.reveal();
    if (state.phase == Phase::capture && --state.captures_left == 0) state.phase = Phase::occupy;
}
void apply(State& state, const CardsDiscarded& event) {
    CardSet& hand = state.hand[event.from].reveal();
    CardSet& discards = state.unseen_discards.reveal();
    hand = hand - event.cards.reveal();
    discards = discards | event.cards.reveal();
}
template <typename Shift>
void shift_armies(State& state, const Shift& event) {
    state.armies[event.from] = less(state.armies[event.from], event.armies);
    state.armies[event.to] = more(state.armies[event.to], event.armies);
    assert(state.armies[event.from] > 0);
}
void apply(State& state, const ArmiesMoved& event) {
    shift_armies(state, event);
    state.phase = Phase::attack;
}
void apply(State& state, const ArmiesTransferred& event) { shift_armies(state, event); }
void apply(State& state, const ArmiesGathered& event) {
    shift_armies(state, event);
    state.phase = Phase::gather;
    state.gathered_in = event.to;
}
void apply(State&, const TurnEnded&) {}  // what comes next says where the game stands
void apply(State& state, const DeckReshuffled&) {
    state.deck.reveal() = state.discards | state.unseen_discards.reveal();
    state.discards = {};
    state.unseen_discards = {};
}
void apply(State& state, const CardDrawn& event) {
    state.deck.reveal().erase(event.card.reveal());
    state.hand[event.seat].reveal().insert(event.card.reveal());
}
void apply(State&, const CardForgone&) {}  // nothing changed hands

// --- Ending

void apply(State& state, const TimeCalled& event) { state.last_round = event.last_round; }
void apply(State& state, const ClosingBegan& event) {
    state.closing_begun = true;
    state.closing_anchor = position_of(state, event.anchor);
}
void apply(State& state, const ClosingRaised& event) { state.closing_round = event.closing_round; }
void apply(State& state, const SlotReached& event) {
    state.round = event.round;
    state.position = position_of(state, event.seat);
    state.conquests = 0;
}
void apply(State&, const ClosingWaived&) {}
void apply(State&, const ClosingRolled&) {}
void apply(State&, const ObjectiveReached&) {}
void apply(State& state, const PointsCounted& event) {
    state.points = event.points;
    state.totals = event.points;
}
void apply(State& state, const ColourPicked& event) {
    state.picked[event.seat] = event.colour;
    state.has_picked.insert(event.seat);
}
void apply(State& state, const ColourShown& event) {
    state.totals[event.seat] = more(state.totals[event.seat], event.points);
}
void apply(State&, const ObjectiveShown&) {}
void apply(State& state, const SeatScored& event) {
    state.points[event.seat] = event.points;
    state.totals[event.seat] = event.total;
    state.ahead[event.seat] = static_cast<std::uint8_t>(event.place - 1);
}
void apply(State& state, const GameEnded& event) {
    state.phase = Phase::over;
    state.cause = event.cause;
    state.winner = event.winner;
}
void apply(State& state, const SeedRevealed&) { state.phase = Phase::closed; }

// --- The arbiter

void apply(State& state, const SeatWithdrawn& event) {
    state.standing[event.seat] = Standing::withdrawn;
    state.reserve[event.seat] = 0;
}
void apply(State& state, const SeatExcluded& event) {
    CardSet& discards = state.unseen_discards.reveal();
    discards = discards | state.hand[event.seat].reveal();
    state.hand[event.seat] = {};
    state.out[event.seat] = next_out(state);
    state.standing[event.seat] = Standing::excluded;
    state.reserve[event.seat] = 0;
    // At the final choice of Kingmaker they were counted already.
    state.points[event.seat] = 0;
    state.totals[event.seat] = 0;
}
// Those placed in this turn go first.
void apply(State& state, const ArmiesRemoved& event) {
    state.armies[event.territory] = less(state.armies[event.territory], event.armies);
    std::uint16_t& placed = state.placed[event.territory];
    placed = less(placed, std::min(placed, event.armies));
}
void apply(State& state, const ArmyCapSet& event) { state.army_cap[event.seat] = event.armies; }

}  // namespace

void evolve(State& state, const Event& event) {
    std::visit([&](const auto& happened) { apply(state, happened); }, event);
}

}  // namespace kamchatka
