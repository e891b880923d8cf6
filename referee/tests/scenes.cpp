#include "referee/tests/scenes.hpp"

#include <algorithm>

namespace kamchatka::referee::test {
namespace {

Table opened(Kind kind, const Ruleset& set = rulebooks::torisiko) {
    Table table{kind, set, 4};
    table.judge = {"Eva", Role::official_judge};
    return table;
}

void must(const std::optional<Refusal>& refused) { ASSERT_EQ(refused, std::nullopt); }

Table dealt() {
    Table table = opened(Kind::full);
    while (table.sheet.state.phase == Phase::deal) {
        TerritorySet left = table.sheet.rules.board.territories();
        for (const Seat seat : seats(table.sheet.state)) left = left - table.sheet.state.held[seat];
        must(table.play(DealTerritory{left.front()}));
    }
    return table;
}

// One army of the first reinforcement is placed.
Table reinforcing() {
    Table table = opened(Kind::full);
    table.set_up();
    must(table.play(PlaceArmies{table.sheet.state.held[Seat::s1].front(), 1}));
    return table;
}

Table declared(const Ruleset& set = rulebooks::torisiko) {
    Table table = opened(Kind::full, set);
    table.set_up();
    table.reinforce();
    must(table.play(any_attack(table)));
    return table;
}

Table rolled() {
    Table table = declared();
    must(table.play(all(table, 1, 6)));
    return table;
}

Table conquered() {
    Table table = declared();
    must(table.play(all(table, 6, 1)));
    while (table.sheet.state.phase != Phase::occupy) {
        must(table.play(any_attack(table)));
        must(table.play(all(table, 6, 1)));
    }
    return table;
}

Table drawing() {
    Table table = conquered();
    must(table.play(Occupy{table.sheet.state.battle.attack_dice}));
    must(table.play(EndTurn{}));
    return table;
}

Table closing(Kind kind) {
    Table table = opened(kind);
    table.set_up();
    must(table.play(CallTime{}));
    while (table.sheet.state.phase != Phase::closing) {
        if (kind == Kind::light) {
            must(table.enter(TurnPassed{0}));
            continue;
        }
        table.reinforce();
        must(table.play(EndTurn{}));
    }
    return table;
}

Table closed(Kind kind) {
    Table table = closing(kind);
    must(table.play(RollClosing{{2, 2}}));
    return table;
}

// Everybody holds as many, two armies each and two cards.
Table counted() {
    Table table = closed(Kind::light);
    BoardCounted board;
    for (const Territory territory : table.sheet.rules.board.territories()) {
        board.territories[territory] = {id_of<Seat>(index(territory) % 4), 2};
    }
    board.cards = {2, 2, 2, 2};
    must(table.enter(board));
    return table;
}

Table turned(Table table) {
    must(table.enter(ObjectiveTurned{Seat::s4, Objective{9}}));
    return table;
}

Table ranked(Table table) {
    turn_objectives(table);
    // Who is level rolls, and nobody twice the same.
    for (std::uint8_t die = 1; table.sheet.stage == Stage::counting && die <= 6; ++die) {
        must(table.play(RollForPlace{{die, 0, 0}}));
    }
    return table;
}

Table signed_off(Table table) {
    must(table.enter(Signed{}));
    return table;
}

// The game was stopped with a card still due to s1.
Table owing() {
    Table table = drawing();
    must(table.enter(CardNoted{CardFate::forgotten}));
    must(table.enter(GameStopped{}));
    return ranked(std::move(table));
}

std::vector<Scene> all_scenes() {
    const Table light = opened(Kind::light);
    return {
        {"deal, full", opened(Kind::full), Seat::s1},
        {"place, full", dealt(), Seat::s1},
        {"reinforce, full", reinforcing(), Seat::s1},
        {"attack, full", rolled(), Seat::s1},
        {"defend, full", declared(rulebooks::prestige), Seat::s1},
        {"roll, full", declared(), Seat::s1},
        {"occupy, full", conquered(), Seat::s1},
        {"draw, full", drawing(), Seat::s1},
        {"closing, full", closing(Kind::full), Seat::s4},
        {"closed, full", closed(Kind::full), Seat::s4},
        {"turned, full", turned(closed(Kind::full)), Seat::s4},
        {"ranked, full", ranked(closed(Kind::full)), Seat::s4},
        {"owing, full", owing(), Seat::s1},
        {"signed, full", signed_off(owing()), Seat::s1},
        {"reinforce, light", light, Seat::s1},
        {"closing, light", closing(Kind::light), Seat::s4},
        {"closed, light", closed(Kind::light), Seat::s4},
        {"counted, light", counted(), Seat::s4},
        {"ranked, light", ranked(counted()), Seat::s4},
        {"signed, light", signed_off(ranked(counted())), Seat::s4},
    };
}

}  // namespace

const std::vector<Scene>& scenes() {
    static const std::vector<Scene> made = all_scenes();
    return made;
}

const Scene& scene(std::string_view name) {
    const auto found = std::ranges::find(scenes(), name, &Scene::name);
    EXPECT_NE(found, scenes().end()) << name;
    return *found;
}

Attack any_attack(const Table& table) {
    const State& state = table.sheet.state;
    for (const Option& option : legal_actions(table.sheet.covered, state, seat_on_turn(state))) {
        const auto* attack = std::get_if<Attack>(&option.action);
        if (attack == nullptr) continue;
        return {attack->from, attack->to, static_cast<std::uint8_t>(option.most)};
    }
    ADD_FAILURE() << "nothing can be attacked";
    return {};
}

RollDice all(const Table& table, std::uint8_t attack, std::uint8_t defence) {
    const Battle& battle = table.sheet.state.battle;
    RollDice roll{};
    std::fill_n(roll.attack.begin(), battle.attack_dice, attack);
    std::fill_n(roll.defence.begin(), battle.defence_dice, defence);
    return roll;
}

void turn_objectives(Table& table) {
    std::size_t next = 0;
    const auto taken = [&](Objective objective) {
        return std::ranges::count(table.sheet.turned.items, std::optional{objective}) > 0;
    };
    for (const Seat seat : seats(table.sheet.state)) {
        if (table.sheet.turned[seat] || table.sheet.state.out[seat] != 0) continue;
        while (taken(id_of<Objective>(next))) ++next;
        must(table.enter(ObjectiveTurned{seat, id_of<Objective>(next)}));
    }
}

}  // namespace kamchatka::referee::test
