// Sea, land, relief, capitals and the plate of one quadrant.
#include "boards/detail/svg_tile.hpp"

#include "boards/detail/routes.hpp"
#include "chance/fast_source.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace kamchatka::boards {
namespace {

constexpr int sector_side = tile_side / static_cast<int>(sector_count);

struct Tint {
    std::string_view quadrant;
    std::array<int, 3> colour;
};

constexpr std::array tints{
    Tint{"alfa", {0xd9, 0xa5, 0x66}},
    Tint{"beta", {0xb9, 0xbf, 0x7a}},
    Tint{"gamma", {0xe3, 0xcd, 0x85}},
    Tint{"delta", {0xc9, 0x9a, 0x86}},
    Tint{"epsilon", {0x9f, 0xb5, 0x83}},
    Tint{"zeta", {0xd7, 0xb5, 0x8e}},
    Tint{"kappa", {0xbb, 0xa4, 0xa0}},
    Tint{"lambda", {0xa9, 0xb5, 0x9b}},
    Tint{"omega", {0xdc, 0xae, 0x8f}},
    Tint{"rho", {0xc7, 0xb3, 0x7c}},
    Tint{"tau", {0xcf, 0x9f, 0x72}},
    Tint{"sigma", {0xb3, 0xb8, 0x9a}},
};

std::array<int, 3> tint_of(const Quadrant& quadrant) {
    for (const Tint& tint : tints) {
        if (tint.quadrant == quadrant.name) return tint.colour;
    }
    return {0xc9, 0xb7, 0x8a};
}

// Territories of a quadrant differ a little, lighter and darker in turn.
std::string shade(const std::array<int, 3>& tint, std::size_t place) {
    constexpr std::array<std::array<int, 3>, 2> towards{{{0xf3, 0xe9, 0xd2}, {0x8a, 0x6a, 0x45}}};
    constexpr std::array<int, 3> percents{8, 18, 26};
    const int percent = percents[place * 2 % 3];
    std::string rgb;
    for (std::size_t i = 0; i < 3; ++i) {
        const int mixed = tint[i] + (towards[place % 2][i] - tint[i]) * percent / 100;
        rgb += (rgb.empty() ? "" : ",") + std::to_string(mixed);
    }
    return "rgb(" + rgb + ')';
}

std::string at(Point point) { return std::to_string(point.x) + ' ' + std::to_string(point.y); }

std::string path_of(const std::vector<Ring>& outline) {
    std::string path;
    for (const Ring& ring : outline) {
        char step = 'M';
        for (const Point point : ring) {
            path += step + at(point);
            step = 'L';
        }
        path += 'Z';
    }
    return path;
}

std::string draw_sea(const Quadrant& quadrant) {
    const std::string side = std::to_string(tile_side);
    const std::string cell = std::to_string(sector_side);
    const std::string inner = std::to_string(tile_side - 2 * sector_side);
    std::string out = R"(<rect width=")" + side + R"(" height=")" + side + R"(" fill=")" +
        std::string{ink::strip} + R"("/><rect x=")" + cell + R"(" y=")" + cell + R"(" width=")" +
        inner + R"(" height=")" + inner + R"(" fill=")" + std::string{ink::sea} +
        R"("/><path class="grid" d=")";
    for (int line = sector_side; line < tile_side; line += sector_side) {
        out += path_of({{{line, 0}, {line, tile_side}}, {{0, line}, {tile_side, line}}});
    }
    out += R"("/>)";
    constexpr std::array<std::array<std::string_view, 2>, 4> ripples{
        {{"44", ".10"}, {"30", ".12"}, {"17", ".16"}, {"8", ".25"}}};
    for (const auto& [width, opacity] : ripples) {
        out += R"(<use href="#land-)" + quadrant.name + R"(" class="ripple" stroke-width=")" +
            std::string{width} + R"(" stroke-opacity=")" + std::string{opacity} + R"("/>)";
    }
    return out;
}

bool on_edge(Point a, Point b) {
    const auto outer = [](int one, int other) {
        return one == other && (one == 0 || one == tile_side);
    };
    return outer(a.x, b.x) || outer(a.y, b.y);
}

// Sides of two outlines are borders, those of one are coast, except on the tile's own edge.
std::string draw_shores(const Quadrant& quadrant) {
    std::map<std::pair<Point, Point>, int> times;
    for (const Land& land : quadrant.lands) {
        for_each_side(land.outline, [&](Point a, Point b) { ++times[std::minmax(a, b)]; });
    }
    std::string borders;
    std::string coasts;
    for (const auto& [side, count] : times) {
        if (count == 1 && on_edge(side.first, side.second)) continue;
        (count == 1 ? coasts : borders) += 'M' + at(side.first) + 'L' + at(side.second);
    }
    return R"(<path class="border" d=")" + borders + R"("/><path class="coast" d=")" + coasts +
        R"("/>)";
}

// A few strokes of relief that keep clear of the capital and its name.
std::string draw_hills(const Land& land, chance::FastSource& source) {
    int west = tile_side;
    int east = 0;
    int north = tile_side;
    int south = 0;
    for (const Point point : land.outline.front()) {
        west = std::min(west, point.x);
        east = std::max(east, point.x);
        north = std::min(north, point.y);
        south = std::max(south, point.y);
    }
    std::string path;
    for (int i = 0; i < 26; ++i) {
        const int x = west + static_cast<int>(source.below(static_cast<unsigned>(east - west + 1)));
        const int y =
            north + static_cast<int>(source.below(static_cast<unsigned>(south - north + 1)));
        const int size = 5 + static_cast<int>(source.below(5));
        const int below_capital = y - land.capital.y;
        const bool on_label =
            std::abs(x - land.capital.x) <= 72 && below_capital > -40 && below_capital < 62;
        const Spot spot = spot_of({x, y});
        if (on_label || !inside(spot, land.outline) || clearance(spot, land.outline) <= 17)
            continue;
        path += 'M' + at({x - size, y + size / 2}) + 'Q' + at({x - 2, y - size}) + ' ' +
            at({x, y - size}) + 'Q' + at({x + 3, y - size / 2}) + ' ' +
            at({x + size, y + size / 2});
    }
    return path.empty() ? "" : R"(<path class="hill" d=")" + path + R"("/>)";
}

std::string draw_link(const Quadrant& quadrant, const Link& link) {
    const Spot middle = bow_of(quadrant, link);
    return R"(<path class="link" d="M)" + at(link.from) + 'Q' + whole(middle.x) + ' ' +
        whole(middle.y) + ' ' + at(link.to) + R"("/>)";
}

std::string draw_lands(const Quadrant& quadrant) {
    std::string out;
    for (const Link& link : quadrant.links) out += draw_link(quadrant, link);
    std::uint64_t seed = 0;
    for (const char letter : quadrant.name) seed = seed * 31 + static_cast<unsigned char>(letter);
    chance::FastSource source{seed};
    for (std::size_t i = 0; i < quadrant.lands.size(); ++i) {
        const Land& land = quadrant.lands[i];
        out += R"(<path fill-rule="evenodd" fill=")" + shade(tint_of(quadrant), i) + R"(" d=")" +
            path_of(land.outline) + R"("/>)" + draw_hills(land, source);
    }
    return out + draw_shores(quadrant);
}

std::string draw_label(const Land& land) {
    const std::string line{ink::line};
    return group_at(land.capital) + R"(<circle r="24" fill=")" + std::string{ink::paper} +
        R"(" stroke=")" + line + R"(" stroke-width="2"/><circle r="20.5" fill="none" stroke=")" +
        line + R"(" stroke-width=".7"/><text class="code" y="5">)" + escaped(land.code) +
        R"(</text><circle cx="21" cy="-18" r="10.5" fill=")" + line +
        R"("/><text class="value" x="21" y="-13">)" + std::to_string(land.value) +
        R"(</text><text class="name halo" y="43">)" + escaped(land.name) + "</text></g>";
}

std::string upper(std::string text) {
    for (char& letter : text) {
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    }
    return text;
}

std::string draw_plate(const Quadrant& quadrant, record::Language language) {
    const bool italian = language == record::Language::italian;
    const std::string line{ink::line};
    const std::string count = std::to_string(quadrant.lands.size());
    return group_at(quadrant.plate) +
        R"(<rect x="-88" y="-42" width="176" height="84" rx="5" fill=")" + std::string{ink::paper} +
        R"(" stroke=")" + line +
        R"(" stroke-width="1.8"/><rect x="-83" y="-37" width="166" height="74" rx="3" )" +
        R"(fill="none" stroke=")" + line + R"(" stroke-width=".7"/><text class="title" y="-8">)" +
        escaped(quadrant.symbol) + ' ' +
        escaped(upper(italian ? quadrant.title_italian : quadrant.title_english)) +
        R"(</text><text class="small" y="13">)" + (italian ? "valore " : "value ") +
        std::to_string(quadrant.value) + " · bonus +" + std::to_string(quadrant.bonus) +
        R"(</text><text class="small" y="30">)" + count +
        (italian ? " territori" : " territories") + "</text></g>";
}

}  // namespace

std::string group_at(Point point) { return "<g transform=\"translate(" + at(point) + ")\">"; }

std::string whole(double value) { return std::to_string(std::lround(value)); }

std::string escaped(std::string_view text) {
    std::string out;
    for (const char letter : text) {
        switch (letter) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            default: out += letter;
        }
    }
    return out;
}

Tile draw_tile(const Quadrant& quadrant, record::Language language) {
    Tile tile;
    tile.shape = R"(<path id="land-)" + quadrant.name + R"(" d=")";
    for (const Land& land : quadrant.lands) {
        tile.shape += path_of(land.outline);
        tile.words += draw_label(land);
    }
    tile.shape += R"("/>)";
    tile.sea = draw_sea(quadrant);
    tile.lands = draw_lands(quadrant);
    tile.words += draw_plate(quadrant, language);
    return tile;
}

}  // namespace kamchatka::boards
