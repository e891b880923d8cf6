#include "boards/catalogue.hpp"

#include "boards/detail/quadrant_texts.hpp"

#include <algorithm>

namespace kamchatka::boards {

std::span<const Quadrant> catalogue() {
    static const std::vector<Quadrant> quadrants = [] {
        std::vector<Quadrant> read;
        for (const std::string_view text : quadrant_texts()) {
            auto quadrant = read_quadrant(text);
            read.push_back(*std::move(quadrant));
        }
        return read;
    }();
    return quadrants;
}

const Quadrant* find(std::span<const Quadrant> quadrants, std::string_view name) {
    const auto found = std::find_if(quadrants.begin(), quadrants.end(), [&](const Quadrant& one) {
        return one.name == name;
    });
    return found == quadrants.end() ? nullptr : &*found;
}

}  // namespace kamchatka::boards
