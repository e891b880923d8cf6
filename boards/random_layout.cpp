// Draws until something fits. Wasteful, but fair: a search that repairs would favour some layouts.
#include "boards/random_layout.hpp"

#include "boards/builder.hpp"
#include "boards/joints.hpp"
#include "chance/fast_source.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace kamchatka::boards {
namespace {

constexpr int tries_max = 1'000'000;

// Which quadrant fits east and south of which, looked up rather than compared.
class Fits {
public:
    explicit Fits(std::span<const Quadrant> quadrants) : count_{quadrants.size()} {
        for (const Quadrant& one : quadrants) {
            for (const Quadrant& other : quadrants) {
                east_.push_back(coherent(one, Edge::east, other));
                south_.push_back(coherent(one, Edge::south, other));
            }
        }
    }

    bool operator()(std::size_t one, Edge edge, std::size_t other) const {
        return (edge == Edge::east ? east_ : south_)[one * count_ + other];
    }

private:
    std::size_t count_;
    std::vector<bool> east_;
    std::vector<bool> south_;
};

}  // namespace

std::optional<Layout> random_layout(const Wish& wish, std::span<const Quadrant> quadrants) {
    assert(wish.players > 0);
    chance::FastSource source{wish.seed};
    const Shape shape =
        wish.shape.value_or(shapes[source.below(static_cast<unsigned>(shapes.size()))]);
    if (!possible(shape) || shape.places() > quadrants.size()) return std::nullopt;
    const Fits fits{quadrants};
    const std::vector<Joint> meetings = joints(shape);
    std::vector<std::size_t> deck(quadrants.size());
    std::iota(deck.begin(), deck.end(), std::size_t{0});
    for (int tried = 0; tried < tries_max; ++tried) {
        std::size_t territories = 0;
        for (std::size_t i = 0; i < shape.places(); ++i) {
            const auto left = static_cast<unsigned>(deck.size() - i);
            std::swap(deck[i], deck[i + source.below(left)]);
            territories += quadrants[deck[i]].lands.size();
        }
        const auto fit = [&](const Joint& joint) {
            return fits(deck[joint.place], joint.edge, deck[joint.facing]);
        };
        if (territories % wish.players != 0) continue;
        if (!std::all_of(meetings.begin(), meetings.end(), fit)) continue;
        Layout layout{.shape = shape, .quadrants = {}};
        for (std::size_t i = 0; i < shape.places(); ++i) {
            layout.quadrants.push_back(quadrants[deck[i]].name);
        }
        if (build(layout, quadrants)) return layout;
    }
    return std::nullopt;
}

}  // namespace kamchatka::boards
