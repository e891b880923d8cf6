// What the others may be after. For each of them and each objective it keeps how likely that
// objective makes what they were seen to do; objectives are dealt without replacement and the bot
// knows its own card, so the joint posterior over all of them is exact: the product of the
// likelihoods over assignments in which no objective comes twice.
//
// An attack is a choice between the territories a seat could have attacked, a placement one between
// its own territories; whoever is after an objective prefers what lies inside it (a conditional
// logit). docs/bots.md says how well calibrated it is.
#pragma once

#include "bots/world.hpp"
#include "engine/event.hpp"
#include "engine/rules.hpp"
#include "engine/view.hpp"

#include <array>
#include <optional>

namespace kamchatka::bots {

// How much more somebody likes what is inside their objective, as logarithms of odds.
struct BeliefWeights {
    float attack = 0.9F;     // to attack it
    float placement = 0.5F;  // to place armies on it, or next to some of it that is missing
    float fade = 1.5F;       // rounds after which what is seen counts half: habits are no evidence
    float doubt = 0.02F;     // share of the uniform guess in all that is believed
};

using Marginals = PerSeat<std::array<float, objective_count_max>>;

class Belief {
public:
    explicit Belief(const BeliefWeights& weights = {}) : weights_{weights} {}

    // What the seat sees now. Until the first look, what is heard means nothing.
    void look(const View& view, Seat seat);
    void hear(const Rules& rules, const SeenEvent& event);

    // The chance of each objective for each other seat; a known objective has 1.
    Marginals marginals(const Rules& rules, const View& view, Seat seat) const;

    // Objectives for all seats, as likely as they are believed to be.
    Objectives sample(const Rules& rules, const View& view, Seat seat, chance::FastSource& source)
        const;

private:
    using PerObjective = std::array<float, objective_count_max>;

    void attacked(const Rules& rules, Seat by, Territory to);
    void placed(const Rules& rules, Seat by, Territory territory, unsigned armies);
    std::optional<Seat> owner(Territory territory) const;
    TerritorySet wanted(const Goal& goal, Seat seat) const;
    // Likelihoods of the objectives a seat may have, scaled to add up to 1, with some doubt.
    PerObjective likelihoods(IdSet<Objective> possible, Seat seat) const;

    BeliefWeights weights_;
    std::optional<Seat> seat_;
    std::uint8_t seat_count_ = 0;
    PerSeat<std::optional<Colour>> colour_{};
    PerSeat<TerritorySet> held_{};
    PerTerritory<std::uint16_t> armies_{};
    std::optional<Territory> last_target_;
    float weight_ = 1;  // of what is seen in this round
    PerSeat<PerObjective> log_{};
};

}  // namespace kamchatka::bots
