// The last rounds of a game, for the tests of its ending.
#include "engine/tests/ending.hpp"

namespace kamchatka::test {

using namespace classic;

Table late_game(const Ruleset& set) {
    return Table(set).rest_to(s1).with({{alaska, s2, 2}, {brazil, s3, 10}, {venezuela, s4, 1}});
}

Table& pass(Table& table) {
    const Seat seat = seat_on_turn(table.state());
    if (const std::uint16_t reserve = table.state().reserve[seat]; reserve > 0) {
        table.play(seat, PlaceArmies{table.state().held[seat].front(), reserve});
    }
    table.play(seat, EndTurn{});
    if (table.state().phase == Phase::draw) {
        table.play(Chance{}, DrawCard{table.state().deck.reveal().front()});
    }
    return table;
}

Table& pass_to(Table& table, Seat seat, std::uint32_t round) {
    for (int step = 0; step < 100; ++step) {
        const State& now = table.state();
        if (now.phase == Phase::closing) {
            roll(table, 6, 6);
            continue;
        }
        if (over(table) || (now.round == round && seat_on_turn(now) == seat)) return table;
        pass(table);
    }
    ADD_FAILURE() << "that turn never came";
    return table;
}

Table last_turn(const Ruleset& set) {
    Table table = late_game(set);
    table.play(Arbiter{}, CallTime{});
    return pass_to(table, s4, 6);
}

Table& roll(Table& table, std::uint8_t a, std::uint8_t b) {
    return table.play(Chance{}, RollClosing{{a, b}});
}

Sums closing_sums(const Table& table) {
    Sums sums;
    if (table.state().phase != Phase::closing) return sums;
    for (std::uint8_t a = 1; a <= 6; ++a) {
        for (std::uint8_t b = 1; b <= 6; ++b) {
            Table closed = table;
            if (over(roll(closed, a, b))) sums.insert(a + b);
        }
    }
    return sums;
}

Table& eliminate(Table& table, Seat seat, Seat by) {
    State& state = table.state();
    for (const Territory territory : state.held[seat]) {
        table.with({{territory, by, state.armies[territory]}});
    }
    evolve(state, SeatEliminated{.seat = seat, .by = by});
    return table;
}

Table& s3_eliminates_s4(Table& table) {
    table.fight(s3, {brazil, venezuela, 3}, dice(6, 6, 6), dice(1));
    return table.play(s3, Occupy{3});
}

Table& count_points(Table& table) {
    State& state = table.state();
    state.last_round = state.round;
    const Seat last = state.order[state.seat_count - 1U];
    table.turn(last).play(last, EndTurn{});
    return state.phase == Phase::closing ? roll(table, 2, 2) : table;
}

unsigned place(const Table& table, Seat seat) { return table.state().ahead[seat] + 1U; }

bool over(const Table& table) { return table.state().phase == Phase::over; }

}  // namespace kamchatka::test
