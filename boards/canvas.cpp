#include "boards/detail/canvas.hpp"

#include <cmath>
#include <numbers>

namespace kamchatka::boards {
namespace {

constexpr int tile_pixels = tile_side / 2;
constexpr int margin_x = 30;
constexpr int margin_y = 18;
constexpr int step = 25;            // between the points of a wandering border
constexpr double wandering = 19;    // how far it goes from the tile's edge, at most
constexpr double gate_width = 250;  // gates begin and end at multiples of it

bool on_rim(int coordinate) { return coordinate == 0 || coordinate == tile_side; }

// Off the tile's edge, for a border `along` it. The same from both tiles, and nothing at the ends
// of a gate, where coasts meet.
double wander(double along, double line) {
    const double waves = 0.6 * std::sin(along * 0.047 + line) + 0.4 * std::sin(along * 0.11 - line);
    return wandering * std::sin(std::numbers::pi * along / gate_width) * waves;
}

}  // namespace

int Canvas::width() const { return static_cast<int>(shape_.columns) * tile_pixels + 2 * margin_x; }

int Canvas::height() const { return static_cast<int>(shape_.rows) * tile_pixels + 2 * margin_y; }

Spot Canvas::at(std::size_t place, Spot spot) const {
    const std::size_t column = place % shape_.columns;
    const std::size_t row = place / shape_.columns;
    return {
        margin_x + static_cast<double>(column) * tile_pixels + spot.x / 2,
        margin_y + static_cast<double>(row) * tile_pixels + spot.y / 2};
}

Spot Canvas::vertex(std::size_t place, Spot spot) const {
    const std::size_t column = place % shape_.columns;
    const std::size_t row = place / shape_.columns;
    Spot drawn = at(place, spot);
    if (spot.x == 0 || spot.x == tile_side) {
        const std::size_t line = column + (spot.x == 0 ? 0 : 1);
        if (line == 0) {
            drawn.x = 0;
        } else if (line == shape_.columns) {
            drawn.x = width();
        } else {
            drawn.x += wander(spot.y, static_cast<double>(line * 5 + row)) / 2;
        }
    }
    if (spot.y == 0 || spot.y == tile_side) {
        const std::size_t line = row + (spot.y == 0 ? 0 : 1);
        if (line == 0) {
            drawn.y = 0;
        } else if (line == shape_.rows) {
            drawn.y = height();
        } else {
            drawn.y += wander(spot.x, static_cast<double>(line * 5 + column) + 0.5) / 2;
        }
    }
    return drawn;
}

std::vector<Spot> Canvas::side(Point a, Point b) const {
    std::vector<Spot> spots{spot_of(a)};
    const bool down = a.x == b.x && on_rim(a.x);
    const bool across = a.y == b.y && on_rim(a.y);
    if (!down && !across) return spots;
    const int from = down ? a.y : a.x;
    const int to = down ? b.y : b.x;
    const int sign = to > from ? 1 : -1;
    for (int along = from; (to - along) * sign > 0; along += sign) {
        if (along == from || along % step != 0) continue;
        spots.push_back(spot_of(down ? Point{a.x, along} : Point{along, a.y}));
    }
    return spots;
}

std::string Canvas::path(std::size_t place, const std::vector<Ring>& outline) const {
    std::string text;
    for (const Ring& ring : outline) {
        Spot last{};
        bool first = true;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            for (const Spot spot : side(ring[i], ring[(i + 1) % ring.size()])) {
                const Spot exact = vertex(place, spot);
                const Spot here{std::round(exact.x * 10) / 10, std::round(exact.y * 10) / 10};
                text += first ? 'M' + written(here) + 'l'
                              : written({here.x - last.x, here.y - last.y}) + ' ';
                last = here;
                first = false;
            }
        }
        text.back() = 'z';
    }
    return text;
}

std::string tenths(double value) {
    const long rounded = std::lround(value * 10);
    std::string text = rounded < 0 ? "-" : "";
    text += std::to_string(std::abs(rounded) / 10);
    if (rounded % 10 != 0) text += '.' + std::to_string(std::abs(rounded) % 10);
    return text;
}

std::string written(Spot spot) { return tenths(spot.x) + ' ' + tenths(spot.y); }

}  // namespace kamchatka::boards
