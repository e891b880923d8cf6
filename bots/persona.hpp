// A player with a personality: it weighs what it sees by its style (bots/style.hpp) and takes what
// is worth most at each step, with exact odds of every campaign. It looks no further than the
// attack at hand; that makes it quick, and each style plays recognisably. It knows the kinds of
// action of every ruleset; offered a kind it has never heard of, it takes any legal one.
#pragma once

#include "bots/bot.hpp"
#include "bots/reading.hpp"
#include "bots/style.hpp"
#include "engine/inplace_vector.hpp"

#include <cstdint>
#include <optional>

namespace kamchatka::bots {

class Persona final : public Bot {
public:
    explicit Persona(const Style& style, const Intent& intent = {}) : reading_{style, intent} {}

    Action choose(const Situation& now, chance::FastSource& source, const Budget& budget) override;

    // The next placement it has already worked out, which it would choose without another look;
    // nothing when it must look first. Precondition: the seat is its own, and on turn.
    std::optional<Action> next_placement(const PublicState& now, Seat seat);
    const Style& style() const { return reading_.style(); }

private:
    std::optional<Action> choose_known(const Situation& now, chance::FastSource& source);
    std::optional<Action> choose_in_turn(const Situation& now);
    std::optional<Action> place(const Situation& now);
    PlaceArmies placed_next();

    Reading reading_;
    // Where the rest of the armies go, worked out once for all of them.
    InplaceVector<PlaceArmies, territory_count_max> placements_;
    std::size_t placed_ = 0;           // of them
    std::uint16_t left_to_place_ = 0;  // when the next of them is due
};

}  // namespace kamchatka::bots
