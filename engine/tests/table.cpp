#include "engine/tests/table.hpp"

namespace kamchatka::test {

Table::Table(const Ruleset& set, std::uint8_t seat_count)
    : rules_{test_rules(set)},
      state_{new_table(seat_count)} {
    state_.territory_count = rules_.board.territory_count;
    state_.phase = Phase::attack;
    state_.round = 5;
    state_.deck = Secret{rules_.deck.cards()};
    for (const Seat seat : seats(state_)) {
        state_.order[index(seat)] = seat;
        state_.colour[seat] = id_of<Colour>(index(seat));
        if (index(seat) < rules_.objectives.objective_count) {
            state_.objective[seat].reveal() = id_of<Objective>(index(seat));
        }
        state_.army_cap[seat] = set.reinforcement.army_cap;
    }
    if (set.combat.challenge_card == Switch::on || set.ending.kingmaker == Switch::on) {
        state_.challenge_cards = seats(state_);
    }
    rest_to(id_of<Seat>(seat_count - 1U));
}

Table Table::fresh(const Ruleset& set, std::uint8_t seat_count) {
    return Table{set, new_table(seat_count)};
}

Table& Table::with(std::initializer_list<Garrison> garrisons) {
    for (const Garrison& garrison : garrisons) {
        for (const Seat seat : seats(state_)) state_.held[seat].erase(garrison.territory);
        state_.held[garrison.seat].insert(garrison.territory);
        state_.armies[garrison.territory] = garrison.armies;
    }
    return *this;
}

Table& Table::rest_to(Seat seat, std::uint16_t armies) {
    for (const Territory territory : rules_.board.territories()) {
        with({{territory, seat, armies}});
    }
    return *this;
}

Table& Table::phase(Phase phase) {
    state_.phase = phase;
    return *this;
}
Table& Table::round(std::uint32_t round) {
    state_.round = round;
    return *this;
}
Table& Table::turn(Seat seat) {
    state_.position = position_of(state_, seat);
    return *this;
}
Table& Table::reserve(Seat seat, std::uint16_t armies) {
    state_.reserve[seat] = armies;
    return *this;
}
Table& Table::hand(Seat seat, std::initializer_list<std::string_view> cards) {
    for (const std::string_view id : cards) {
        state_.deck.reveal().erase(card(id));
        state_.hand[seat].reveal().insert(card(id));
    }
    return *this;
}
Table& Table::objective(Seat seat, std::string_view id) {
    state_.objective[seat].reveal() = objective_called(id);
    return *this;
}
Table& Table::colour(Seat seat, Colour colour) {
    state_.colour[seat] = colour;
    return *this;
}
Table& Table::order(std::initializer_list<Seat> order) {
    std::size_t i = 0;
    for (const Seat seat : order) state_.order[i++] = seat;
    return *this;
}

Table& Table::play(const Actor& actor, const Action& action) {
    const Decision decision = decide(rules_, state_, actor, action);
    last_.clear();
    if (!decision) {
        ADD_FAILURE() << "refused: rejection " << static_cast<int>(decision.error()) << " ("
                      << clause_of(rules_.set, state_, decision.error(), action) << "), action "
                      << action.index();
        return *this;
    }
    for (const Event& event : *decision) {
        evolve(state_, event);
        last_.push_back(event);
        history_.push_back(event);
    }
    return *this;
}

Table& Table::fight(Seat by, Attack attack, DiceThree attack_dice, DiceThree defence_dice) {
    play(by, attack);
    if (state_.phase == Phase::defend) {
        std::uint8_t count = 0;
        for (const std::uint8_t die : defence_dice)
            count = static_cast<std::uint8_t>(count + (die != 0));
        play(owner(state_, attack.to), Defend{count});
    }
    return play(Chance{}, RollDice{attack_dice, defence_dice});
}

Rejection Table::refused(const Actor& actor, const Action& action) const {
    const Decision decision = decide(rules_, state_, actor, action);
    EXPECT_FALSE(decision.has_value()) << "accepted, though it should have been refused";
    return decision ? Rejection::game_is_over : decision.error();
}

bool Table::allowed(const Actor& actor, const Action& action) const {
    return decide(rules_, state_, actor, action).has_value();
}

Table& Table::settle() {
    while (waits_for_chance(state_.phase) && state_.phase != Phase::over) {
        Action action = legal_actions(rules_, state_, Chance{})[0].action;
        if (auto* closing = std::get_if<RollClosing>(&action)) closing->dice = {6, 6};
        // Equal rolls would go on for ever.
        if (auto* place = std::get_if<RollForPlace>(&action)) {
            std::uint8_t rolled = 0;
            for (const Seat seat : seats(state_))
                rolled = static_cast<std::uint8_t>(rolled + (state_.rolled[seat] != 0));
            place->dice[0] = static_cast<std::uint8_t>(6 - rolled);
        }
        play(Chance{}, action);
    }
    return *this;
}

Card Table::card(std::string_view id) const {
    for (const Card card : rules_.deck.cards()) {
        if (rules_.deck.faces[card].id.view() == id) return card;
    }
    ADD_FAILURE() << "no card is called " << id;
    return {};
}

Objective Table::objective_called(std::string_view id) const {
    for (const Objective objective : rules_.objectives.all()) {
        if (rules_.objectives[objective].id.view() == id) return objective;
    }
    ADD_FAILURE() << "no objective is called " << id;
    return {};
}

Table& roll_for_order(Table& table, std::initializer_list<std::uint8_t> rolls) {
    for (const std::uint8_t die : rolls) table.play(Chance{}, RollForPlace{{die, 0, 0}});
    return table;
}

Table& choose_colours(Table& table) {
    while (table.state().phase == Phase::colours) {
        const Seat seat = seat_on_turn(table.state());
        table.play(seat, ChooseColour{id_of<Colour>(index(seat))});
    }
    return table;
}

Table& deal_objectives(Table& table) {
    while (table.state().phase == Phase::objectives) {
        table.play(Chance{}, legal_actions(table.rules(), table.state(), Chance{})[0].action);
    }
    return table;
}

Table& deal_territories(Table& table, std::initializer_list<Territory> first) {
    for (const Territory territory : first) table.play(Chance{}, DealTerritory{territory});
    while (table.state().phase == Phase::deal) {
        table.play(Chance{}, legal_actions(table.rules(), table.state(), Chance{})[0].action);
    }
    return table;
}

Table& place_all(Table& table) {
    while (table.state().phase == Phase::place) {
        const Seat seat = seat_on_turn(table.state());
        table.play(seat, PlaceArmies{table.state().held[seat].front(), table.state().go});
    }
    return table;
}

Table at_first_turn(const Ruleset& set, std::uint8_t seat_count) {
    Table table = Table::fresh(set, seat_count);
    table.play(Chance{}, StartGame{});
    for (std::uint8_t i = 0; i < seat_count; ++i) {
        table.play(Chance{}, RollForPlace{{static_cast<std::uint8_t>(6 - i), 0, 0}});
    }
    choose_colours(table);
    deal_objectives(table);
    deal_territories(table);
    deal_objectives(table);
    return place_all(table);
}

}  // namespace kamchatka::test
