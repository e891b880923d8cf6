// The page: tiles in their places, sea borders, and the frame with the arrows round the world.
#include "boards/svg.hpp"

#include "boards/detail/routes.hpp"
#include "boards/detail/svg_tile.hpp"

#include <algorithm>
#include <array>
#include <tuple>

namespace kamchatka::boards {
namespace {

constexpr int frame = 84;
constexpr int scale_width = 9;   // of the black and white scale along the map
constexpr int label_apart = 22;  // between two labels in the frame

constexpr std::string_view style = R"(
text { font-family: 'EB Garamond', Palatino, 'DejaVu Serif', serif; fill: #3b2a1a;
    text-anchor: middle; }
.halo { paint-order: stroke; stroke: #f3e9d2; stroke-opacity: .75; stroke-linejoin: round; }
.name { font-size: 19px; font-style: italic; stroke-width: 4px; }
.code { font-size: 15px; font-weight: bold; }
.value { font-size: 14px; font-weight: bold; fill: #f3e9d2; }
.title { font-size: 23px; letter-spacing: 1px; }
.small { font-size: 13px; }
.legend { font-size: 24px; font-style: italic; letter-spacing: 1px; }
.wrap { font-size: 16px; font-weight: bold; }
.border { fill: none; stroke: #3b2a1a; stroke-width: 1.6; stroke-opacity: .75; }
.coast { fill: none; stroke: #3b2a1a; stroke-width: 2.4; stroke-linecap: round; }
.hill { fill: none; stroke: #3b2a1a; stroke-width: 1.3; stroke-opacity: .38; }
.ripple { fill: none; stroke: #6f9592; stroke-linejoin: round; }
.grid { fill: none; stroke: #7f9f9c; stroke-width: .8; stroke-opacity: .35; }
.link { fill: none; stroke: #3b2a1a; stroke-width: 2.6; stroke-dasharray: 9 6; }
.route { fill: none; stroke: #2c5560; stroke-width: 3.4; stroke-opacity: .75;
    stroke-linecap: round; stroke-dasharray: .1 9; }
.joint { fill: none; stroke: #3b2a1a; stroke-opacity: .3; stroke-dasharray: 2 7; }
.rule { fill: none; stroke: #3b2a1a; }
)";

struct Label {
    double y = 0;
    std::string code;
    Crossing crossing = Crossing::sea;
};

class Page {
public:
    Page(const BuiltBoard& built, record::Language language)
        : built_{built},
          language_{language},
          shape_{built.layout.shape} {}

    std::string draw() {
        const std::string size = R"(width=")" + std::to_string(width()) + R"(" height=")" +
            std::to_string(height()) + '"';
        out_ = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" +
            std::to_string(width()) + ' ' + std::to_string(height()) + R"(" width=")" +
            std::to_string(width() / 2) + R"(" height=")" + std::to_string(height() / 2) +
            "\">\n<style>" + std::string{style} + "</style>\n<rect " + size + R"( fill=")" +
            std::string{ink::paper} + "\"/>\n";
        draw_tiles();
        draw_joints();
        draw_frame();
        draw_labels(Edge::east);
        draw_labels(Edge::west);
        draw_legend();
        return out_ + "</svg>\n";
    }

private:
    int width() const { return static_cast<int>(shape_.columns) * tile_side + 2 * frame; }
    int height() const { return static_cast<int>(shape_.rows) * tile_side + 2 * frame; }

    Point corner(std::size_t place) const {
        return {
            static_cast<int>(place % shape_.columns) * tile_side + frame,
            static_cast<int>(place / shape_.columns) * tile_side + frame};
    }

    void draw_layer(const std::vector<Tile>& tiles, std::string Tile::*layer) {
        const std::string_view clip = layer == &Tile::words ? "" : " clip-path=\"url(#tile)\"";
        for (std::size_t place = 0; place < tiles.size(); ++place) {
            out_ += group_at(corner(place)) + "<g" + std::string{clip} + '>' + tiles[place].*layer +
                "</g></g>\n";
        }
    }

    void draw_tiles() {
        std::vector<Tile> tiles;
        for (const Quadrant* quadrant : built_.places) {
            tiles.push_back(draw_tile(*quadrant, language_));
        }
        out_ += R"(<defs><clipPath id="tile"><rect width="1000" height="1000"/></clipPath>)";
        for (const Tile& tile : tiles) out_ += tile.shape;
        out_ += "</defs>\n";
        draw_layer(tiles, &Tile::sea);
        draw_routes();
        draw_layer(tiles, &Tile::lands);
        draw_land_borders();
        draw_layer(tiles, &Tile::words);
    }

    static std::string spot(Point corner, Spot at) {
        return whole(corner.x + at.x) + ' ' + whole(corner.y + at.y);
    }

    // Round the world in two halves.
    std::string path_of(const Route& route) const {
        const Joint& joint = built_.joints[route.joint];
        const Point here = corner(joint.place);
        const Point there = corner(joint.facing);
        const std::string start = 'M' + spot(here, route.from);
        const std::string middle = spot(here, route.middle);
        const std::string end = spot(there, route.to);
        if (!goes_round(joint, shape_)) return start + 'Q' + middle + ' ' + end;
        return start + 'L' + middle + 'M' + spot(there, {0, route.middle.y}) + 'L' + end;
    }

    // Sea borders, under the lands.
    void draw_routes() {
        for (const Route& route : routes(built_)) {
            if (route.crossing == Crossing::land) continue;
            out_ += R"(<path class="route" d=")";
            out_ += path_of(route);
            out_ += "\"/>\n";
        }
    }

    void draw_joints() {
        for (std::size_t column = 1; column < shape_.columns; ++column) {
            out_ += R"(<path class="joint" d="M)" + std::to_string(corner(column).x) + ' ' +
                std::to_string(frame) + 'V' + std::to_string(height() - frame) + "\"/>\n";
        }
        for (std::size_t row = 1; row < shape_.rows; ++row) {
            out_ += R"(<path class="joint" d="M)" + std::to_string(frame) + ' ' +
                std::to_string(corner(row * shape_.columns).y) + 'H' +
                std::to_string(width() - frame) + "\"/>\n";
        }
    }

    // Where land goes on in another quadrant, the border between the two territories.
    void draw_land_borders() {
        constexpr int sector = tile_side / static_cast<int>(sector_count);
        std::string path;
        for (const Contact& contact : built_.contacts) {
            const Joint& joint = built_.joints[contact.joint];
            if (contact.crossing != Crossing::land || goes_round(joint, shape_)) continue;
            const bool east = joint.edge == Edge::east;
            const int along = static_cast<int>(contact.sector) * sector;
            const Point at = corner(joint.place);
            const Point start = east ? Point{at.x + tile_side, at.y + along}
                                     : Point{at.x + along, at.y + tile_side};
            path += 'M' + std::to_string(start.x) + ' ' + std::to_string(start.y) +
                (east ? 'v' : 'h') + std::to_string(sector);
        }
        out_ += R"(<path class="border" d=")" + path + "\"/>\n";
    }

    void draw_rectangle(int inset, std::string_view stroke) {
        out_ += R"(<rect class="rule" x=")" + std::to_string(inset) + R"(" y=")" +
            std::to_string(inset) + R"(" width=")" + std::to_string(width() - 2 * inset) +
            R"(" height=")" + std::to_string(height() - 2 * inset) + R"(" stroke-width=")" +
            std::string{stroke} + "\"/>\n";
    }

    // Rules, and along the map a scale of the sectors in black and white.
    void draw_frame() {
        draw_rectangle(frame, "2.5");
        draw_rectangle(frame - scale_width, "1.2");
        draw_rectangle(16, "1.2");
        draw_rectangle(9, "4");
        const int sector = tile_side / static_cast<int>(sector_count);
        std::string path;
        const auto bar = [&](int x, int y, std::string_view direction, int length) {
            path += 'M' + std::to_string(x) + ' ' + std::to_string(y) + std::string{direction} +
                std::to_string(length);
        };
        const int half = scale_width / 2 + 1;
        for (int x = frame; x < width() - frame; x += 2 * sector) {
            bar(x, frame - half, "h", sector);
            bar(x, height() - frame + half, "h", sector);
        }
        for (int y = frame; y < height() - frame; y += 2 * sector) {
            bar(frame - half, y, "v", sector);
            bar(width() - frame + half, y, "v", sector);
        }
        out_ += R"(<path class="rule" stroke-width="5" d=")" + path + "\"/>\n";
    }

    std::vector<Label> labels(Edge edge) const {
        std::vector<Label> found;
        for (const Route& route : routes(built_)) {
            const Joint& joint = built_.joints[route.joint];
            if (!goes_round(joint, shape_)) continue;
            const bool east = edge == Edge::east;
            const Territory met = east ? route.b : route.a;
            found.push_back(
                {corner(joint.place).y + route.middle.y, built_.land_of(met).code, route.crossing}
            );
        }
        const auto order = [](const Label& one, const Label& other) {
            return std::tie(one.y, one.code) < std::tie(other.y, other.code);
        };
        const auto same = [](const Label& one, const Label& other) {
            return one.y == other.y && one.code == other.code;
        };
        std::sort(found.begin(), found.end(), order);
        found.erase(std::unique(found.begin(), found.end(), same), found.end());
        return found;
    }

    // Labels of the same height are spread around it, without overlaps.
    static void spread(std::vector<Label>& labels) {
        for (std::size_t i = 0; i < labels.size();) {
            std::size_t end = i;
            while (end < labels.size() && labels[end].y == labels[i].y) ++end;
            const double up = static_cast<double>(end - i - 1) * label_apart / 2;
            for (std::size_t j = i; j < end; ++j) {
                labels[j].y += static_cast<double>(j - i) * label_apart - up;
            }
            i = end;
        }
        for (std::size_t i = 1; i < labels.size(); ++i) {
            labels[i].y = std::max(labels[i].y, labels[i - 1].y + label_apart);
        }
    }

    void draw_label(const Label& label, Edge edge) {
        const bool east = edge == Edge::east;
        const int near = east ? width() - frame + scale_width + 4 : frame - scale_width - 4;
        const std::string colour = label.crossing == Crossing::land ? "#3b2a1a" : "#2c5560";
        out_ += group_at({near, static_cast<int>(label.y)}) + "<path d=\"" +
            (east ? "M0 -6L9 0L0 6Z" : "M0 -6L-9 0L0 6Z") + "\" fill=\"" + colour +
            "\"/><text class=\"wrap\" style=\"fill:" + colour + "\" x=\"" + (east ? "30" : "-30") +
            "\" y=\"5\">" + escaped(label.code) + "</text></g>\n";
    }

    void draw_labels(Edge edge) {
        std::vector<Label> all = labels(edge);
        spread(all);
        for (const Label& label : all) draw_label(label, edge);
    }

    void draw_legend() {
        const bool italian = language_ == record::Language::italian;
        const Board& board = built_.board;
        const std::string count = std::to_string(board.territory_count);
        const std::string value = std::to_string(value_of(board, board.territories()));
        const std::string middle = std::to_string(width() / 2);
        const std::string above = italian ? "Il mondo in " : "The world in ";
        const std::string quadrants = std::to_string(built_.places.size());
        const std::array<std::string, 2> lines{
            above + quadrants + (italian ? " quadranti · " : " quadrants · ") + count +
                (italian ? " territori · valore " : " territories · value ") + value,
            italian ? "oriente e occidente si toccano, le frecce dicono dove · a punti i confini "
                      "marini, a tratti i collegamenti"
                    : "east and west touch, the arrows say where · sea borders are dotted, links "
                      "dashed"};
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const int y = i == 0 ? 54 : height() - 40;
            out_ += R"(<text class="legend" x=")" + middle + R"(" y=")" + std::to_string(y) +
                R"(">)" + lines[i] + "</text>\n";
        }
    }

    const BuiltBoard& built_;
    record::Language language_;
    Shape shape_;
    std::string out_;
};

}  // namespace

std::string to_svg(const BuiltBoard& built, record::Language language) {
    return Page{built, language}.draw();
}

}  // namespace kamchatka::boards
