// Campaigns looked up instead of worked out: attack until conquered or blocked, for all strengths
// up to 127 armies on each side, under any obligations. A table is built when it is first asked
// for, in milliseconds, and kept; looking up is one memory access.
#pragma once

#include "odds/dice_plan.hpp"

#include <array>
#include <memory>

namespace kamchatka::odds {

struct Prospect {
    float conquer;           // the chance
    float attackers_left;    // expected on both territories together, given the conquest
    float attackers_failed;  // expected, given the failure
    float defenders_failed;  // expected, given the failure
};

class CampaignTable {
public:
    static constexpr unsigned armies_max = 127;

    explicit CampaignTable(const Obligations& obligations);

    // Strengths beyond the table are looked up in proportion; campaign_odds() is exact for those.
    const Prospect& operator[](Strengths armies) const {
        if (armies.attack > armies_max || armies.defence > armies_max) armies = scaled(armies);
        return (*prospects_)[armies.attack * (armies_max + 1) + armies.defence];
    }

    // The chance to conquer alone.
    double conquer(unsigned attack, unsigned defence) const {
        return static_cast<double>((*this)[{attack, defence}].conquer);
    }

private:
    static Strengths scaled(Strengths armies);

    using Prospects = std::array<Prospect, std::size_t{armies_max + 1} * (armies_max + 1)>;
    std::unique_ptr<Prospects> prospects_;
};

// The table for these obligations; safe to call from any thread.
const CampaignTable& campaign_table(const Obligations& obligations);

}  // namespace kamchatka::odds
