// A persona's turn: from the phase of the game to the choice it asks for.
#include "bots/persona.hpp"

#include "bots/choices.hpp"
#include "chance/random_player.hpp"

namespace kamchatka::bots {

Action Persona::choose(const Situation& now, chance::FastSource& source, const Budget&) {
    reading_.look(now);
    if (const auto action = choose_known(now, source)) return *action;
    return chance::random_action(now.options, source);
}

std::optional<Action> Persona::choose_known(const Situation& now, chance::FastSource& source) {
    switch (now.view.phase) {
        case Phase::draft: return chosen_claim(reading_);
        case Phase::place: return place(now);
        case Phase::reinforce:
        case Phase::attack:
        case Phase::gather: return choose_in_turn(now);
        case Phase::occupy: return chosen_occupation(reading_);
        case Phase::defend: return chosen_defence(reading_);
        case Phase::choice: return shown_colour(reading_);
        case Phase::start:
        case Phase::promise:
        case Phase::reveal:
        case Phase::supply:
        case Phase::contribute:
        case Phase::order:
        case Phase::colours:
        case Phase::objectives:
        case Phase::deal:
        case Phase::exchange:
        case Phase::roll:
        case Phase::capture:
        case Phase::draw:
        case Phase::closing:
        case Phase::tie_break:
        case Phase::over:
        case Phase::closed: break;
    }
    return chance::random_action(now.options, source);
}

std::optional<Action> Persona::choose_in_turn(const Situation& now) {
    if (now.view.phase == Phase::reinforce) {
        if (const auto tris = chosen_tris(reading_)) return tris;
        if (const auto placement = place(now)) return placement;
    }
    if (const auto card = chosen_challenge_card(reading_)) return card;
    if (const auto attack = chosen_attack(reading_)) return attack;
    if (const auto transfer = chosen_transfer(reading_)) return transfer;
    if (options_of<EndTurn>(now).empty()) return std::nullopt;
    return EndTurn{};
}

std::optional<Action> Persona::place(const Situation& now) {
    const auto options = options_of<PlaceArmies>(now);
    if (options.empty()) return std::nullopt;
    const std::uint16_t armies = options.front().most;
    if (now.rules.set.reinforcement.placement_limit > 0 && now.view.phase == Phase::reinforce) {
        if (const auto centre = chosen_centre(reading_)) return centre;
        return chosen_placement(reading_);
    }
    if (placed_ == placements_.size() || left_to_place_ != armies) {
        plan_placements(reading_, armies, placements_);
        placed_ = 0;
        left_to_place_ = armies;
    }
    if (placements_.empty()) return std::nullopt;
    return placed_next();
}

PlaceArmies Persona::placed_next() {
    const PlaceArmies next = placements_[placed_++];
    left_to_place_ = static_cast<std::uint16_t>(left_to_place_ - next.armies);
    return next;
}

std::optional<Action> Persona::next_placement(const PublicState& now, Seat seat) {
    if (now.phase != Phase::reinforce || placed_ == 0 || placed_ == placements_.size()) {
        return std::nullopt;
    }
    if (now.reserve[seat] != left_to_place_) return std::nullopt;
    return placed_next();
}

}  // namespace kamchatka::bots
