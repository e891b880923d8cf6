// Backward recursion over both strengths, and the sixteen tables there can be.
#include "odds/campaign_table.hpp"

#include <mutex>
#include <vector>

namespace kamchatka::odds {
namespace {

// Chances and chance-weighted sums, which add up where expectations given something do not.
struct Sums {
    double conquer = 0;
    double attackers = 0;  // on conquest
    double attackers_failed = 0;
    double defenders_failed = 0;

    void add(double chance, const Sums& other) {
        conquer += chance * other.conquer;
        attackers += chance * other.attackers;
        attackers_failed += chance * other.attackers_failed;
        defenders_failed += chance * other.defenders_failed;
    }
};

Prospect prospect_of(const Sums& sums, Strengths armies) {
    const double failed = 1 - sums.conquer;
    const auto ratio = [](double sum, double chance, unsigned otherwise) {
        return chance > 1e-12 ? static_cast<float>(sum / chance) : static_cast<float>(otherwise);
    };
    return {
        .conquer = static_cast<float>(sums.conquer),
        .attackers_left = ratio(sums.attackers, sums.conquer, 2),
        .attackers_failed = ratio(sums.attackers_failed, failed, 1),
        .defenders_failed = ratio(sums.defenders_failed, failed, armies.defence > 0 ? 1 : 0),
    };
}

constexpr std::size_t table_count = 16;

std::size_t number_of(const Obligations& obligations) {
    const auto bit = [](auto choice) { return static_cast<std::size_t>(choice); };
    return bit(obligations.attack_dice) | bit(obligations.fewer_dice) << 1U |
        bit(obligations.defence_dice) << 2U | bit(obligations.ties) << 3U;
}

}  // namespace

CampaignTable::CampaignTable(const Obligations& obligations)
    : prospects_{std::make_unique<Prospects>()} {
    constexpr std::size_t width = armies_max + 1;
    const DicePlan plan{obligations, {armies_max, armies_max}};
    std::vector<Sums> sums(width * width);
    const auto at = [](Strengths armies) { return armies.attack * width + armies.defence; };
    for (unsigned attack = 0; attack <= armies_max; ++attack) {
        for (unsigned defence = 0; defence <= armies_max; ++defence) {
            const Strengths armies{attack, defence};
            Sums& here = sums[at(armies)];
            const auto dice = defence == 0 ? std::nullopt : plan.dice(armies);
            if (defence == 0) {
                here = {1, static_cast<double>(attack), 0, 0};
            } else if (!dice) {
                here = {0, 0, static_cast<double>(attack), static_cast<double>(defence)};
            } else {
                const ThrowOdds& odds = throw_odds(*dice, obligations.ties);
                for (unsigned k = 0; k <= odds.compared; ++k) {
                    const unsigned lost = odds.compared - k;
                    here.add(odds.chance[k], sums[at({attack - lost, defence - k})]);
                }
            }
            (*prospects_)[at(armies)] = prospect_of(here, armies);
        }
    }
}

Strengths CampaignTable::scaled(Strengths armies) {
    const double largest = std::max(armies.attack, armies.defence);
    const auto shrink = [&](unsigned n) {
        return static_cast<unsigned>(n * (armies_max / largest));
    };
    return {shrink(armies.attack), std::max(shrink(armies.defence), std::min(armies.defence, 1U))};
}

const CampaignTable& campaign_table(const Obligations& obligations) {
    static std::array<std::once_flag, table_count> once;
    static std::array<std::unique_ptr<CampaignTable>, table_count> tables;
    const std::size_t number = number_of(obligations);
    std::call_once(once[number], [&] {
        tables[number] = std::make_unique<CampaignTable>(obligations);
    });
    return *tables[number];
}

}  // namespace kamchatka::odds
