// Those placed this turn, then the largest territories.
#include "referee/removal.hpp"

#include <algorithm>

namespace kamchatka::referee {

Removal plan_removal(std::span<const Holding> holdings, std::uint16_t armies) {
    std::vector<std::uint16_t> taken(holdings.size(), 0);
    std::uint16_t left = armies;
    const auto take = [&](std::size_t i, std::uint16_t limit) {
        const int spare = holdings[i].armies - 1 - taken[i];
        const int count = std::clamp(std::min<int>(limit, left), 0, std::max(spare, 0));
        taken[i] = static_cast<std::uint16_t>(taken[i] + count);
        left = static_cast<std::uint16_t>(left - count);
    };
    for (std::size_t i = 0; i < holdings.size(); ++i) take(i, holdings[i].placed);
    while (left > 0) {
        std::size_t largest = holdings.size();
        for (std::size_t i = 0; i < holdings.size(); ++i) {
            const int rest = holdings[i].armies - taken[i];
            const bool larger =
                largest == holdings.size() || rest > holdings[largest].armies - taken[largest];
            if (rest > 1 && larger) largest = i;
        }
        if (largest == holdings.size()) break;
        take(largest, 1);
    }
    Removal removal;
    removal.missing = left;
    for (std::size_t i = 0; i < holdings.size(); ++i) {
        if (taken[i] > 0) removal.actions.push_back({holdings[i].territory, taken[i]});
    }
    return removal;
}

}  // namespace kamchatka::referee
