// Positions: what is left out of the JSON is filled in, and the whole is checked as a game that the
// engine can go on with.
#include "record/position.hpp"

#include "record/detail/atoms.hpp"
#include "record/detail/state_reader.hpp"

#include <algorithm>

namespace kamchatka::record {
namespace {

// What a position leaves out, before it is read.
State usual(const Rules& rules, std::size_t seat_count) {
    State state = new_table(static_cast<std::uint8_t>(seat_count));
    state.phase = Phase::reinforce;
    for (std::size_t i = 0; i < seat_count; ++i) {
        const auto seat = id_of<Seat>(i);
        state.order[i] = seat;
        state.colour[seat] = id_of<Colour>(i);
        state.army_cap[seat] = rules.set.reinforcement.army_cap;
    }
    return state;
}

bool says(const json::value& object, std::string_view key) {
    return object.is_object() && object.get_object().contains(key);
}

// Whose turn it is may be said by the seat instead of its place in the order.
Fault read_turn(const json::value& value, State& state) {
    if (!says(value, "turn") || says(value, "position")) return std::nullopt;
    const json::value& turn = value.get_object().at("turn");
    const json::string* word = turn.if_string();
    const auto seat = word == nullptr ? std::nullopt : read<Seat>({word->data(), word->size()});
    for (std::uint8_t i = 0; seat && i < state.seat_count; ++i) {
        if (state.order[i] != *seat) continue;
        state.position = i;
        return std::nullopt;
    }
    return wrong_at("turn", "a seat of this game is expected");
}

CardSet cards_in_use(const State& state) {
    CardSet cards = state.discards | state.unseen_discards.reveal();
    for (const Seat seat : seats(state)) cards = cards | state.hand[seat].reveal();
    return cards;
}

// Objectives nobody holds go to the seats that say nothing of theirs, in the order of the deck.
void deal_objectives(const Rules& rules, const json::value& seat_values, State& state) {
    IdSet<Objective> free = rules.objectives.all();
    for (const Seat seat : seats(state)) {
        if (const auto held = state.objective[seat].reveal()) free.erase(*held);
    }
    for (const Seat seat : seats(state)) {
        if (says(seat_values.get_object().at(spell(seat)), "objective") || free.empty()) continue;
        state.objective[seat] = Secret{std::optional{free.front()}};
        free.erase(free.front());
    }
}

// The Kingmaker cards as if everybody had given each seat the colour of the next one.
void give_colours(State& state) {
    PerSeat<Colour> colours{};
    for (const Seat seat : seats(state)) {
        const auto next = id_of<Seat>((index(seat) + 1) % state.seat_count);
        colours[seat] = state.colour[next].value_or(Colour::red);
    }
    for (const Seat seat : seats(state)) state.given[seat] = Secret{colours};
    state.has_given = seats(state);
}

// Seats out of the ranking left it in the order they sit, where the position says nothing.
void rank_those_out(State& state) {
    std::uint8_t last = *std::max_element(state.out.items.begin(), state.out.items.end());
    for (const Seat seat : seats(state)) {
        const Standing standing = state.standing[seat];
        const bool out = standing == Standing::eliminated || standing == Standing::excluded;
        if (out && state.out[seat] == 0 && last < seat_count_max) state.out[seat] = ++last;
    }
}

void fill_gaps(const Rules& rules, const json::value& value, State& state) {
    if (!says(value, "round")) state.round = state.phase == Phase::place ? 0 : 1;
    if (!says(value, "go") && state.phase == Phase::place && state.position < state.seat_count) {
        const std::uint16_t step = rules.set.setup.placement_step;
        state.go = std::min(step, state.reserve[seat_on_turn(state)]);
    }
    if (!says(value, "placed_any")) {
        const auto& placed = state.placed.items;
        state.placed_any = std::any_of(placed.begin(), placed.end(), [](auto n) { return n != 0; });
    }
    if (!says(value, "deck")) state.deck = Secret{rules.deck.cards() - cards_in_use(state)};
    deal_objectives(rules, value.get_object().at("seats"), state);
    rank_those_out(state);
    const bool exchanged = rules.set.ending.kingmaker == Switch::on && state.phase != Phase::place;
    if (exchanged && state.has_given.empty()) give_colours(state);
}

}  // namespace

Parsed<State> read_position(const Rules& rules, const json::value& value) {
    const json::value* all = value.is_object() ? value.get_object().if_contains("seats") : nullptr;
    const std::size_t seat_count =
        all != nullptr && all->is_object() ? all->get_object().size() : 0;
    State state = usual(rules, std::min(seat_count, seat_count_max));
    if (auto fault = read_state(rules, value, Gaps::kept, state)) return *fault;
    if (auto fault = read_turn(value, state)) return *fault;
    fill_gaps(rules, value, state);
    if (auto fault = unsound(rules, state)) return *fault;
    if (auto fault = contradiction(rules, value, state)) return *fault;
    return state;
}

}  // namespace kamchatka::record
