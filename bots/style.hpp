// How a persona weighs what it sees. Gains and losses are measured in armies: what a territory is
// worth to it, and how much more for each point of its objective. A personality is one value of
// this struct; bots/styles.cpp has them all.
#pragma once

#include "engine/ids.hpp"

#include <cstdint>

namespace kamchatka::bots {

struct Style {
    // What a territory is worth to hold, added up
    float territory = 1.0F;  // any
    float objective = 0.8F;  // for each point of it inside the seat's objective
    float continent = 1.0F;  // of the bonus, as the share of the continent grows to the whole
    float breaking = 0.6F;   // of the bonus, where an opponent has all of the continent or nearly
    float compact = 0.6F;    // in proportion to its neighbours that are held already
    float leader = 0.0F;     // when it is the leader's
    float finish = 0.6F;     // when its owner is nearly eliminated, for each card they hold

    // What an attack is worth
    float card = 3.0F;             // the first conquest of a turn
    float army = 0.55F;            // each army of its own expected to be lost
    float kill = 0.25F;            // each opponent's army expected to be lost
    float exposure = 0.5F;         // of what is left weak behind
    float confidence = 0.6F;       // the least chance to conquer to begin or continue a campaign
    std::uint8_t conquests = 255;  // in a turn, after which it rests

    // Armies to place and to shift
    float defence = 1.0F;  // of safety gained against advantage in attack
    float reach = 1.0F;    // of advantage in attack
    float reserve = 2.0F;  // armies an opponent is expected to add before attacking

    // The end
    float last_rounds = 2.0F;  // times the objective counts once time is called; twice at the end
    float timing = 0.5F;  // how much the sdadata counts: more conquests to put it off, or fewer

    // Beyond the turn at hand; nothing of it unless a style says so
    float home = 0.0F;      // each territory of the one continent it means to have next
    float hold = 0.0F;      // of the bonus, the gates of a continent it has
    float mass = 0.0F;      // an army where most stand already, against one anywhere else
    float patience = 0.0F;  // an army counts for more while it is weaker than others, then for less
    float garrison = 0.0F;  // an army where the objective asks for more than one in each
    float hunt = 0.0F;      // an opponent half as strong, shared among their territories and cards

    friend constexpr bool operator==(const Style&, const Style&) = default;
};

// Territories worth more than the style would say, for as long as a plan is after them.
struct Intent {
    TerritorySet targets{};
    float worth = 0;

    friend constexpr bool operator==(const Intent&, const Intent&) = default;
};

}  // namespace kamchatka::bots
