#include "boards/geometry_json.hpp"

#include "boards/detail/canvas.hpp"
#include "boards/detail/routes.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

namespace kamchatka::boards {
namespace {

namespace json = boost::json;

constexpr double name_below = 31;  // the token's middle
constexpr double captions_apart = 17;
constexpr double canvas_sector = tile_side / 2.0 / sector_count;
constexpr double stub = 14;  // of a route over the rim of the world, where land meets land

json::array pair_of(Spot spot) { return {std::lround(spot.x), std::lround(spot.y)}; }

// The outline of a quadrant's land: the sides that no other territory has the other way round.
std::vector<Ring> shore(const Quadrant& quadrant) {
    std::set<std::pair<Point, Point>> sides;
    for (const Land& land : quadrant.lands) {
        for_each_side(land.outline, [&](Point a, Point b) { sides.insert({a, b}); });
    }
    std::multimap<Point, Point> onward;
    for (const auto& [a, b] : sides) {
        if (!sides.contains({b, a})) onward.emplace(a, b);
    }
    std::vector<Ring> rings;
    while (!onward.empty()) {
        Ring ring;
        auto next = onward.begin();
        while (next != onward.end()) {
            ring.push_back(next->first);
            const Point there = next->second;
            onward.erase(next);
            next = onward.find(there);
        }
        rings.push_back(std::move(ring));
    }
    return rings;
}

struct Caption {
    double y = 0;
    std::string to;
};

class Drawing {
public:
    explicit Drawing(const BuiltBoard& built) : built_{built}, canvas_{built.layout.shape} {}

    json::object draw() {
        for (const Territory territory : built_.board.territories()) add_territory(territory);
        for (std::size_t place = 0; place < built_.places.size(); ++place) add_quadrant(place);
        for (const Route& route : routes(built_)) add_route(route);
        add_captions(west_, 0);
        add_captions(east_, canvas_.width());
        return {
            {"id", built_.board.id.view()},
            {"width", canvas_.width()},
            {"height", canvas_.height()},
            {"framed", true},
            {"territories", std::move(territories_)},
            {"continents", std::move(continents_)},
            {"links", std::move(links_)},
            {"arrows", std::move(arrows_)}};
    }

private:
    std::size_t place_of(Territory territory) const {
        return index(built_.board.continent[territory]);
    }

    std::string id_of(Territory territory) const {
        return std::string{built_.board.names[territory].view()};
    }

    void add_territory(Territory territory) {
        const Land& land = built_.land_of(territory);
        const std::size_t place = place_of(territory);
        const Spot token = canvas_.at(place, spot_of(land.capital));
        territories_.push_back(json::object{
            {"id", land.id},
            {"name", land.name},
            {"continent", built_.places[place]->name},
            {"value", land.value},
            {"token", pair_of(token)},
            {"label", pair_of({token.x, token.y + name_below})},
            {"path", canvas_.path(place, land.outline)}});
    }

    void add_quadrant(std::size_t place) {
        const Quadrant& quadrant = *built_.places[place];
        continents_.push_back(json::object{
            {"id", quadrant.name},
            {"title", {{"it", quadrant.title_italian}, {"en", quadrant.title_english}}},
            {"bonus", quadrant.bonus},
            {"label", pair_of(canvas_.at(place, spot_of(quadrant.plate)))},
            {"outline", canvas_.path(place, shore(quadrant))}});
        for (const Link& link : quadrant.links) {
            add_link(
                quadrant.lands[link.a].id,
                quadrant.lands[link.b].id,
                'M' + written(canvas_.at(place, spot_of(link.from))) + 'Q' +
                    written(canvas_.at(place, bow_of(quadrant, link))) + ' ' +
                    written(canvas_.at(place, spot_of(link.to)))
            );
        }
    }

    void add_link(const std::string& one, const std::string& other, std::string path) {
        links_.push_back(json::object{{"between", {one, other}}, {"path", std::move(path)}});
    }

    void add_route(const Route& route) {
        const Joint& joint = built_.joints[route.joint];
        const bool round = goes_round(joint, built_.layout.shape);
        const bool by_land = route.crossing == Crossing::land;
        if (by_land && !round) return;
        const Spot from = canvas_.at(joint.place, route.from);
        const Spot to = canvas_.at(joint.facing, route.to);
        const Spot middle = canvas_.at(joint.place, route.middle);
        if (!round) {
            return add_link(
                id_of(route.a),
                id_of(route.b),
                'M' + written(from) + 'Q' + written(middle) + ' ' + written(to)
            );
        }
        const Spot east{static_cast<double>(canvas_.width()), middle.y};
        const Spot west{0, middle.y};
        const Spot start = by_land ? Spot{east.x - stub, middle.y} : from;
        const Spot end = by_land ? Spot{stub, middle.y} : to;
        add_link(
            id_of(route.a),
            id_of(route.b),
            'M' + written(start) + 'L' + written(east) + 'M' + written(end) + 'L' + written(west)
        );
        const double beside = by_land ? middle.y + off_land(route) : middle.y;
        east_.push_back({beside, id_of(route.b)});
        west_.push_back({beside, id_of(route.a)});
    }

    // From the middle of a sector of land to the sea beside its gate, where a caption can be read.
    double off_land(const Route& route) const {
        constexpr double half = canvas_sector / 2;
        const Joint& joint = built_.joints[route.joint];
        const auto sector = static_cast<std::size_t>(route.middle.y * sector_count / tile_side);
        const Sectors& edge = built_.places[joint.place]->edge(joint.edge);
        const bool land_above = sector > 0 && edge[sector - 1].land.has_value();
        return land_above ? half + captions_apart : -half;
    }

    // One for each territory that is reached there, none upon another.
    void add_captions(std::vector<Caption>& captions, int x) {
        const auto order = [](const Caption& one, const Caption& other) {
            return std::tie(one.y, one.to) < std::tie(other.y, other.to);
        };
        std::sort(captions.begin(), captions.end(), order);
        std::set<std::string> told;
        double next = 0;
        for (const Caption& caption : captions) {
            if (!told.insert(caption.to).second) continue;
            const Spot at{static_cast<double>(x), std::max(caption.y, next)};
            arrows_.push_back(json::object{{"to", caption.to}, {"at", pair_of(at)}});
            next = at.y + captions_apart;
        }
    }

    const BuiltBoard& built_;
    Canvas canvas_;
    json::array territories_;
    json::array continents_;
    json::array links_;
    json::array arrows_;
    std::vector<Caption> east_;
    std::vector<Caption> west_;
};

}  // namespace

json::object geometry_json(const BuiltBoard& built) { return Drawing{built}.draw(); }

}  // namespace kamchatka::boards
