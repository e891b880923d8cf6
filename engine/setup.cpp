// Setting up the table: colours, objectives, and the starting armies placed a few at a time. The
// seed is in seed.cpp, the rolls for the order of play in places.cpp, the territories in deal.cpp
// and draft.cpp.
#include "engine/detail/chapters.hpp"

#include <algorithm>

namespace kamchatka::detail {
namespace {

// What is done before the first turn, in the order of this ruleset.
using Stages = InplaceVector<Phase, 4>;

Stages stages_of(const Rules& rules) {
    const SetupRules& setup = rules.set.setup;
    const bool colours_first = setup.colours == ColourChoice::before_the_roll;
    const bool objectives_first = setup.objectives_dealt == ObjectivesDealt::before_territories;
    const bool objectives = rules.objectives.objective_count > 0;
    Stages stages;
    if (colours_first) stages.push_back(Phase::colours);
    stages.push_back(Phase::order);
    if (!colours_first) stages.push_back(Phase::colours);
    if (objectives && objectives_first) stages.push_back(Phase::objectives);
    stages.push_back(setup.territories == Territories::drafted ? Phase::draft : Phase::deal);
    if (objectives && !objectives_first) stages.push_back(Phase::objectives);
    return stages;
}

void settle_as_seated(Unfolding& game) {
    Order order{};
    for (const Seat seat : seats(game.now())) order[index(seat)] = seat;
    game.add(OrderSettled{.order = order});
}

// The next go of the placement, from `position` on round the table; the first turn when all is
// done.
void pass_the_placement(Unfolding& game, std::uint8_t position) {
    const State& now = game.now();
    for (std::uint8_t i = 0; i < now.seat_count; ++i, ++position) {
        const Seat seat = now.order[position % now.seat_count];
        if (now.reserve[seat] == 0) continue;
        const std::uint16_t step = game.rules().set.setup.placement_step;
        return game.add(PlacementBegan{.seat = seat, .armies = std::min(step, now.reserve[seat])});
    }
    if (game.rules().set.ending.kingmaker == Switch::on) {
        return game.add(PhaseBegan{.phase = Phase::exchange});
    }
    begin_first_turn(game);
}

// A house rule with more seats than the box has colours brings the missing ones along.
bool in_the_box(const Rules& rules, const State& state, Colour colour) {
    return index(colour) < std::max(rules.set.setup.colours_in_the_box, state.seat_count);
}

bool dealt_already(const State& state, Objective objective) {
    const SeatSet all = seats(state);
    return std::any_of(all.begin(), all.end(), [&](Seat seat) {
        return state.objective[seat].reveal() == objective;
    });
}

}  // namespace

bool sound_dice(const DiceThree& shown, unsigned count) {
    for (unsigned i = 0; i < shown.size(); ++i) {
        if (i < count ? shown[i] < 1 || shown[i] > 6 : shown[i] != 0) return false;
    }
    return true;
}

Decision judge(const Rules& rules, const State& state, Chance, const StartGame& start) {
    const SetupRules& setup = rules.set.setup;
    if (const auto why = refuse_seats(rules, state.seat_count)) return *why;
    const bool drafted = setup.territories == Territories::drafted;
    Unfolding game{rules, state};
    game.add(GameStarted{
        .seat_count = state.seat_count,
        .territory_count = rules.board.territory_count,
        .card_count = rules.deck.card_count,
        .starting_armies = drafted ? std::uint8_t{0} : setup.starting_armies[state.seat_count],
        .army_cap = rules.set.reinforcement.army_cap,
        .challenge_cards = rules.set.combat.challenge_card == Switch::on ||
                rules.set.ending.kingmaker == Switch::on
            ? std::uint8_t{1}
            : std::uint8_t{0},
        .commitment = start.commitment,
    });
    begin_with_the_seed(game, start);
    return game.events();
}

Decision judge(const Rules& rules, const State& state, Seat seat, const ChooseColour& choose) {
    if (!in_the_box(rules, state, choose.colour)) return Rejection::unknown_colour;
    for (const Seat other : seats(state)) {
        if (state.colour[other] == choose.colour) return Rejection::colour_taken;
    }
    Unfolding game{rules, state};
    game.add(ColourChosen{.seat = seat, .colour = choose.colour});
    if (game.now().position == state.seat_count) begin_stage_after(game, Phase::colours);
    return game.events();
}

void offer_colours(const Rules& rules, const State& state, Options& options) {
    for (std::size_t i = 0; i < colour_count; ++i) {
        const auto colour = id_of<Colour>(i);
        if (!in_the_box(rules, state, colour)) return;
        const SeatSet all = seats(state);
        const bool taken = std::any_of(all.begin(), all.end(), [&](Seat seat) {
            return state.colour[seat] == colour;
        });
        if (!taken) offer(options, ChooseColour{colour});
    }
}

// The stage that follows the one done; start stands for the opening. After the last the
// starting armies are placed.
void begin_stage_after(Unfolding& game, Phase done) {
    const Stages stages = stages_of(game.rules());
    const auto* next = std::find(stages.begin(), stages.end(), done);
    next = next == stages.end() ? stages.begin() : next + 1;
    // Colours before the roll are chosen as people sit, and so is everything where nobody rolls.
    const bool no_roll = game.rules().set.setup.order == OrderOfPlay::as_seated;
    const bool opening = next == stages.begin();
    if (opening && (no_roll || *next == Phase::colours)) settle_as_seated(game);
    if (next != stages.end() && *next == Phase::order && no_roll) ++next;
    if (next == stages.end()) return pass_the_placement(game, 0);
    game.add(PhaseBegan{.phase = *next});
}

Decision judge(const Rules& rules, const State& state, Chance, const DealObjective& deal) {
    if (index(deal.objective) >= rules.objectives.objective_count) {
        return Rejection::unknown_objective;
    }
    if (dealt_already(state, deal.objective)) return Rejection::objective_taken;
    Unfolding game{rules, state};
    game.add(ObjectiveDealt{.seat = seat_on_turn(state), .objective = Secret{deal.objective}});
    if (game.now().position == state.seat_count) begin_stage_after(game, Phase::objectives);
    return game.events();
}

void offer_objectives(const Rules& rules, const State& state, Options& options) {
    for (const Objective objective : rules.objectives.all()) {
        if (dealt_already(state, objective)) continue;
        offer(options, DealObjective{objective});
    }
}

Decision place_starting_armies(
    const Rules& rules, const State& state, Seat seat, const PlaceArmies& place
) {
    if (!known(rules, place.territory)) return Rejection::unknown_territory;
    if (place.armies == 0) return Rejection::no_armies;
    if (!state.held[seat].contains(place.territory)) return Rejection::not_your_territory;
    if (place.armies > state.go) return Rejection::more_than_go;
    Unfolding game{rules, state};
    game.add(ArmiesPlaced{.seat = seat, .territory = place.territory, .armies = place.armies});
    if (game.now().go == 0) {
        pass_the_placement(game, static_cast<std::uint8_t>(state.position + 1));
    }
    return game.events();
}

}  // namespace kamchatka::detail
