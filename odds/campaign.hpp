// A campaign: one territory attacks another again and again, until it is conquered, the attacker is
// blocked, or the attacker's own rule says stop. Its outcomes, exactly.
#pragma once

#include "odds/dice_plan.hpp"

#include <optional>
#include <span>
#include <vector>

namespace kamchatka::odds {

// When to give up a campaign. Checked before each throw, so that the last throw may go beyond it
// by the armies one throw costs.
struct StopRule {
    std::optional<unsigned> lost{};    // when this many armies or more are lost
    std::optional<unsigned> left{};    // when this many armies or fewer are left on the territory
    std::optional<unsigned> throws{};  // after this many throws

    bool stops(unsigned armies_lost, unsigned armies_left, unsigned thrown) const {
        return (lost && armies_lost >= *lost) || (left && armies_left <= *left) ||
            (throws && thrown >= *throws);
    }
};

// One way a campaign may end, with its chance.
struct End {
    Strengths left;      // defence 0: conquered, and nobody has occupied it yet
    unsigned last_dice;  // of the attacker's last throw, which must follow into a conquest; or 0
    double chance;
};

struct CampaignOdds {
    std::vector<End> ends;  // conquests with most armies left first, then the failures
    double conquer = 0;
    double attackers_left = 0;       // expected, given the conquest; 0 where there is none
    double attackers_if_failed = 0;  // expected, given the failure
    double defenders_if_failed = 0;
    double attackers_lost = 0;  // expected, whatever the end
    double defenders_lost = 0;
    double throws = 0;  // expected
};

CampaignOdds campaign_odds(
    const Obligations& obligations, Strengths armies, const StopRule& stop = {}
);

// One conquest after another: from the first territory into the second, on into the third...
struct Stage {
    unsigned defence;      // armies to beat
    unsigned left_behind;  // of the attackers, on the territory they set out from; at least 1
};

struct ChainOdds {
    std::vector<double> conquered;  // chance that at least this many stages fall; [0] is 1
    // Given that all fall, the chance of each number of armies on the last territory.
    std::vector<double> arriving;
    double expected = 0;  // of the armies arriving
};

// The armies of each stage are those that moved in after the one before: all but those left behind,
// but never fewer than the dice of the last throw, which must follow.
ChainOdds chain_odds(
    const Obligations& obligations, unsigned armies, std::span<const Stage> stages
);

}  // namespace kamchatka::odds
