// What the recorded table already knows, and a set-up entered after the fact.
#include "referee/sheet.hpp"

#include "engine/rulebooks.hpp"

#include <algorithm>

namespace kamchatka::referee {
namespace {

unsigned placed_by(const State& state, Seat seat) {
    unsigned sum = 0;
    for (const Territory territory : state.held[seat]) sum += state.placed[territory];
    return sum;
}

// The card for the seat to be served that ends where the board says.
std::optional<DealTerritory> next_card(
    const Sheet& sheet, const State& state, const BoardCounted& board, TerritorySet left
) {
    for (const Territory territory : left) {
        const DealTerritory deal{territory};
        const Decision decision = decide(sheet.covered, state, Chance{}, deal);
        if (!decision) continue;
        State after = state;
        for (const Event& event : *decision) evolve(after, event);
        const bool swapped =
            std::any_of(decision->begin(), decision->end(), [](const Event& event) {
                return std::holds_alternative<TerritoriesSwapped>(event);
            });
        if (!swapped && after.held[board.territories[territory].owner].contains(territory))
            return deal;
    }
    return std::nullopt;
}

// The next of the starting armies that the board still lacks.
std::optional<PlaceArmies> next_placement(const State& state, const BoardCounted& board) {
    for (const Territory territory : state.held[seat_on_turn(state)]) {
        const int lacking = board.territories[territory].armies - state.armies[territory];
        if (lacking <= 0) continue;
        return PlaceArmies{territory, static_cast<std::uint16_t>(std::min<int>(lacking, state.go))};
    }
    return std::nullopt;
}

}  // namespace

Result<Played, Refusal> arrange(const Sheet& sheet, const BoardCounted& board) {
    const Refusal misfit{.reason = Refused::deal_does_not_fit};
    State state = sheet.state;
    Played played;
    TerritorySet left = sheet.rules.board.territories();
    for (const Seat seat : seats(state)) left = left - state.held[seat];
    while (state.phase == Phase::deal || state.phase == Phase::place) {
        std::optional<Action> action;
        if (state.phase == Phase::deal) {
            action = next_card(sheet, state, board, left);
            if (action) left.erase(std::get<DealTerritory>(*action).territory);
        } else {
            action = next_placement(state, board);
        }
        if (!action) return misfit;
        if (advance(sheet.covered, state, actor_of(state, *action), *action)) return misfit;
        played.actions.push_back(*action);
    }
    if (played.actions.empty()) return misfit;
    return played;
}

std::vector<GivenAnswer> known_answers(
    const Sheet& sheet, std::string_view ruling, std::optional<Seat> seat
) {
    std::vector<GivenAnswer> known;
    if (sheet.stage == Stage::unopened) return known;
    const State& state = sheet.state;
    const bool full = sheet.opening.kind == Kind::full;
    const auto say = [&](std::string_view id, unsigned value) {
        known.push_back({std::string{id}, static_cast<std::uint16_t>(value)});
    };
    const bool sits = seat && index(*seat) < state.seat_count;
    if (seat && !sits) return known;
    if (ruling == "over_the_cap") {
        const std::uint16_t own = seat ? state.army_cap[*seat] : std::uint16_t{0};
        const std::uint16_t cap = own > 0 ? own : sheet.rules.set.reinforcement.army_cap;
        if (cap > 0) say("cap", cap);
        if (full && seat) say("placed", placed_by(state, *seat));
    }
    const bool on_turn = seat && state.round > 0 && *seat == seat_on_turn(state);
    if (ruling == "too_many_placed" && full && on_turn) {
        say("due", placed_by(state, *seat) + state.reserve[*seat]);
    }
    if (ruling == "wrong_number_of_dice" && full && state.phase == Phase::roll) {
        say("due", !seat || on_turn ? state.battle.attack_dice : state.battle.defence_dice);
    }
    if (ruling == "closing_roll_forgotten" && seat) say("warnings", sheet.omissions[*seat]);
    return known;
}

Casebook casebook_of(const Ruleset& set) {
    if (set.clauses == rulebooks::torneo.clauses) return Casebook::torneo;
    if (set.clauses == rulebooks::prestige.clauses) return Casebook::prestige;
    if (set.clauses == rulebooks::prestige_torneo.clauses) return Casebook::prestige;
    if (set.clauses == rulebooks::torisiko.clauses) return Casebook::torisiko;
    return Casebook::challenge;
}

}  // namespace kamchatka::referee
