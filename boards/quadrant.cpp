#include "boards/quadrant.hpp"

namespace kamchatka::boards {

std::string_view name_of(Edge edge) {
    constexpr std::array<std::string_view, 4> names{"north", "east", "south", "west"};
    return names[static_cast<std::size_t>(edge)];
}

std::vector<bool> exposed(const Quadrant& quadrant) {
    std::vector<bool> found(quadrant.lands.size());
    for (const Sectors& sectors : quadrant.strip) {
        for (const Sector& sector : sectors) {
            if (sector.land) found[*sector.land] = true;
            for (const LandIndex coast : sector.coasts) found[coast] = true;
        }
    }
    return found;
}

}  // namespace kamchatka::boards
