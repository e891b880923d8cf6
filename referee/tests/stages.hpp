// Real tables at every stage of an evening and in every phase of a game.
#pragma once

#include "referee/tests/table.hpp"

#include <array>
#include <functional>
#include <map>

namespace kamchatka::referee::test {

inline constexpr std::array kinds{Kind::full, Kind::light};

inline Attack some_attack(const Table& table) {
    const State& state = table.sheet.state;
    Attack attack{};
    for (const Option& option : legal_actions(table.sheet.covered, state, seat_on_turn(state))) {
        if (const auto* found = std::get_if<Attack>(&option.action)) attack = *found;
    }
    return attack;
}

inline RollDice roll_of(const State& state, std::uint8_t attack, std::uint8_t defence) {
    RollDice roll{};
    for (unsigned i = 0; i < state.battle.attack_dice; ++i) roll.attack[i] = attack;
    for (unsigned i = 0; i < state.battle.defence_dice; ++i) roll.defence[i] = defence;
    return roll;
}
inline RollDice winning_roll(const State& state) { return roll_of(state, 6, 1); }

inline BoardCounted shared_board(const Table& table) {
    BoardCounted board;
    const std::size_t people = table.sheet.state.seat_count;
    for (const Territory territory : table.sheet.rules.board.territories()) {
        board.territories[territory] = {id_of<Seat>(index(territory) % people), 2};
    }
    return board;
}

// At each stage, with a ruling of the Table Judge in the book.

inline Table playing(Kind kind) {
    Table table{kind, rulebooks::torneo, 4};
    if (kind == Kind::full) table.set_up();
    EXPECT_EQ(table.enter(table.ruling("die_off_the_tray", {})), std::nullopt);
    return table;
}

inline std::uint64_t ruling_in(const Table& table) {
    for (const Entry& entry : table.book) {
        if (std::holds_alternative<Ruled>(entry.note)) return entry.seq;
    }
    return 0;
}

inline Table counting(Kind kind) {
    Table table = playing(kind);
    EXPECT_EQ(table.enter(GameStopped{}), std::nullopt);
    return table;
}

inline Table ranked(Kind kind) {
    Table table = counting(kind);
    if (kind == Kind::light) {
        EXPECT_EQ(table.enter(shared_board(table)), std::nullopt);
    }
    for (const Seat seat : seats(table.sheet.state)) {
        const ObjectiveTurned turned{seat, id_of<Objective>(index(seat))};
        EXPECT_EQ(table.enter(turned), std::nullopt);
    }
    EXPECT_EQ(table.sheet.stage, Stage::ranked);
    return table;
}

inline Table signed_off(Kind kind) {
    Table table = ranked(kind);
    EXPECT_EQ(table.enter(Signed{}), std::nullopt);
    return table;
}

inline const std::map<Stage, std::function<Table(Kind)>> tables{
    {Stage::playing, playing},
    {Stage::counting, counting},
    {Stage::ranked, ranked},
    {Stage::signed_off, signed_off}};

// A full table in this phase, the reinforcement of the first turn placed if it is later.
inline Table in_phase(Phase phase) {
    Table table{Kind::full, rulebooks::torisiko, 3};
    if (phase == Phase::deal) return table;
    if (phase == Phase::place) {
        while (table.sheet.state.phase == Phase::deal) {
            TerritorySet left = table.sheet.rules.board.territories();
            for (const Seat seat : seats(table.sheet.state)) {
                left = left - table.sheet.state.held[seat];
            }
            EXPECT_EQ(table.play(DealTerritory{left.front()}), std::nullopt);
        }
        return table;
    }
    table.set_up();
    if (phase == Phase::reinforce) return table;
    table.reinforce();
    const auto fight = [&] {
        EXPECT_EQ(table.play(some_attack(table)), std::nullopt);
        if (table.sheet.state.phase == phase) return;
        EXPECT_EQ(table.play(winning_roll(table.sheet.state)), std::nullopt);
    };
    if (phase == Phase::roll) fight();
    if (phase == Phase::attack) {
        EXPECT_EQ(table.play(some_attack(table)), std::nullopt);
        EXPECT_EQ(table.play(roll_of(table.sheet.state, 1, 6)), std::nullopt);
    }
    while (phase == Phase::occupy && table.sheet.state.phase != phase) fight();
    if (phase == Phase::draw) {
        while (table.sheet.state.phase != Phase::occupy) fight();
        EXPECT_EQ(table.play(Occupy{table.sheet.state.battle.attack_dice}), std::nullopt);
        EXPECT_EQ(table.play(EndTurn{}), std::nullopt);
    }
    if (phase == Phase::closing) {
        EXPECT_EQ(table.play(CallTime{}), std::nullopt);
        while (table.sheet.state.phase != phase) {
            if (table.sheet.state.reserve[seat_on_turn(table.sheet.state)] > 0) table.reinforce();
            EXPECT_EQ(table.play(EndTurn{}), std::nullopt);
        }
    }
    EXPECT_EQ(table.sheet.state.phase, phase);
    return table;
}

}  // namespace kamchatka::referee::test
