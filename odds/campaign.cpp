// The chances are carried forward throw by throw, from the beginning to the ends.
#include "odds/campaign.hpp"

#include <algorithm>

namespace kamchatka::odds {
namespace {

// The chance of each strength after a number of throws.
class Layer {
public:
    explicit Layer(Strengths most)
        : width_{most.defence + 1U},
          chances_(std::size_t{most.attack + 1U} * width_, 0.0) {}

    double& operator[](Strengths armies) {
        return chances_[std::size_t{armies.attack} * width_ + armies.defence];
    }
    void clear() { std::ranges::fill(chances_, 0.0); }

private:
    std::size_t width_;
    std::vector<double> chances_;
};

// Ends gathered by what is left and the last dice.
class Ends {
public:
    void add(const End& end) {
        const auto same = std::ranges::find_if(ends_, [&](const End& known) {
            return known.left == end.left && known.last_dice == end.last_dice;
        });
        if (same == ends_.end()) {
            ends_.push_back(end);
        } else {
            same->chance += end.chance;
        }
    }
    std::vector<End> sorted() && {
        std::ranges::sort(ends_, [](const End& a, const End& b) {
            if (a.left.defence != b.left.defence) return a.left.defence < b.left.defence;
            if (a.left.attack != b.left.attack) return a.left.attack > b.left.attack;
            return a.last_dice > b.last_dice;
        });
        return std::move(ends_);
    }

private:
    std::vector<End> ends_;
};

struct Walk {
    const DicePlan& plan;
    Strengths start;
    const StopRule& stop;
    Ends ends{};
    double throws = 0;

    // What becomes of one strength that was reached with some chance; false when it ends there.
    bool step(Strengths armies, double chance, unsigned thrown, Layer& next) {
        const auto dice = plan.dice(armies);
        const unsigned lost = start.attack - armies.attack;
        if (!dice || stop.stops(lost, armies.attack, thrown)) {
            ends.add({armies, 0, chance});
            return false;
        }
        throws += chance;
        const ThrowOdds& odds = throw_odds(*dice, plan.obligations().ties);
        for (unsigned k = 0; k <= odds.compared; ++k) {
            const Strengths left{armies.attack - (odds.compared - k), armies.defence - k};
            const double share = chance * odds.chance[k];
            if (left.defence == 0) {
                ends.add({left, dice->attack, share});
            } else {
                next[left] += share;
            }
        }
        return true;
    }
};

void sum_up(CampaignOdds& odds, Strengths start) {
    double failed = 0;
    for (const End& end : odds.ends) {
        odds.attackers_lost += end.chance * (start.attack - end.left.attack);
        odds.defenders_lost += end.chance * (start.defence - end.left.defence);
        if (end.left.defence == 0) {
            odds.conquer += end.chance;
            odds.attackers_left += end.chance * end.left.attack;
        } else {
            failed += end.chance;
            odds.attackers_if_failed += end.chance * end.left.attack;
            odds.defenders_if_failed += end.chance * end.left.defence;
        }
    }
    if (odds.conquer > 0) odds.attackers_left /= odds.conquer;
    if (failed > 0) {
        odds.attackers_if_failed /= failed;
        odds.defenders_if_failed /= failed;
    }
}

CampaignOdds campaign_with(const DicePlan& plan, Strengths armies, const StopRule& stop) {
    Walk walk{plan, armies, stop};
    Layer now{armies};
    Layer next{armies};
    now[armies] = 1;
    bool going_on = armies.defence > 0;
    for (unsigned thrown = 0; going_on; ++thrown) {
        going_on = false;
        next.clear();
        for (unsigned attack = 0; attack <= armies.attack; ++attack) {
            for (unsigned defence = 1; defence <= armies.defence; ++defence) {
                const double chance = now[{attack, defence}];
                if (chance == 0) continue;
                if (walk.step({attack, defence}, chance, thrown, next)) going_on = true;
            }
        }
        std::swap(now, next);
    }
    CampaignOdds odds;
    odds.ends = std::move(walk.ends).sorted();
    odds.throws = walk.throws;
    sum_up(odds, armies);
    return odds;
}

}  // namespace

CampaignOdds campaign_odds(const Obligations& obligations, Strengths armies, const StopRule& stop) {
    return campaign_with(DicePlan{obligations, armies}, armies, stop);
}

ChainOdds chain_odds(
    const Obligations& obligations, unsigned armies, std::span<const Stage> stages
) {
    unsigned defence_most = 0;
    for (const Stage& stage : stages) defence_most = std::max(defence_most, stage.defence);
    const DicePlan plan{obligations, {armies, defence_most}};

    ChainOdds chain;
    chain.conquered.push_back(1);
    chain.arriving.assign(armies + 1U, 0.0);
    chain.arriving[armies] = 1;
    for (const Stage& stage : stages) {
        std::vector<double> onward(armies + 1U, 0.0);
        double fell = 0;
        for (unsigned n = 1; n <= armies; ++n) {
            if (chain.arriving[n] == 0) continue;
            for (const End& end : campaign_with(plan, {n, stage.defence}, {}).ends) {
                if (end.left.defence > 0) continue;
                const unsigned stay = std::min(stage.left_behind, end.left.attack - end.last_dice);
                onward[end.left.attack - stay] += chain.arriving[n] * end.chance;
                fell += chain.arriving[n] * end.chance;
            }
        }
        chain.conquered.push_back(fell);
        chain.arriving = std::move(onward);
    }
    const double all = chain.conquered.back();
    for (unsigned n = 0; n <= armies; ++n) {
        if (all > 0) chain.arriving[n] /= all;
        chain.expected += n * chain.arriving[n];
    }
    return chain;
}

}  // namespace kamchatka::odds
