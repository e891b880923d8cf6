// The builder: checks the layout, then finds the borders, then whether the board is in one piece.
#include "boards/builder.hpp"

#include "boards/catalogue.hpp"

#include <set>

namespace kamchatka::boards {
namespace {

std::string quoted(std::string_view name) { return '"' + std::string{name} + '"'; }

std::string place_text(Shape shape, std::size_t place) {
    return "row " + std::to_string(place / shape.columns + 1) + ", column " +
        std::to_string(place % shape.columns + 1);
}

class Builder {
public:
    Builder(const Layout& layout, std::span<const Quadrant> quadrants) : quadrants_{quadrants} {
        built_.layout = layout;
    }

    Result<BuiltBoard, Faults> build() {
        find_quadrants();
        if (!faults_.empty()) return faults_;
        check_sizes();
        built_.joints = joints(shape());
        check_coherence();
        if (!faults_.empty()) return faults_;
        number_territories();
        join_inside();
        for (std::size_t i = 0; i < built_.joints.size(); ++i) join_across(i);
        collect_neighbours();
        check_connected();
        if (!faults_.empty()) return faults_;
        return std::move(built_);
    }

private:
    Shape shape() const { return built_.layout.shape; }

    void fault(FaultKind kind, std::string what) { faults_.push_back({kind, std::move(what)}); }

    void find_quadrants() {
        const std::vector<std::string>& names = built_.layout.quadrants;
        if (!possible(shape())) {
            return fault(
                FaultKind::impossible_shape,
                to_text(shape()) + ": a board has two columns at least, and 2 to 12 places"
            );
        }
        if (names.size() != shape().places()) {
            return fault(
                FaultKind::wrong_number_of_quadrants,
                to_text(shape()) + " takes " + std::to_string(shape().places()) +
                    " quadrants, not " + std::to_string(names.size())
            );
        }
        std::set<std::string_view> seen;
        for (std::size_t i = 0; i < names.size(); ++i) {
            const Quadrant* quadrant = find(quadrants_, names[i]);
            if (quadrant == nullptr) {
                const std::string where = place_text(shape(), i);
                fault(
                    FaultKind::unknown_quadrant,
                    where + ": no quadrant is called " + quoted(names[i])
                );
            } else if (!seen.insert(quadrant->name).second) {
                const std::string where = place_text(shape(), i);
                fault(FaultKind::repeated_quadrant, where + ": " + names[i] + " is used twice");
            }
            built_.places.push_back(quadrant);
        }
    }

    void check_sizes() {
        std::set<std::string_view> ids;
        std::size_t count = 0;
        for (const Quadrant* quadrant : built_.places) {
            count += quadrant->lands.size();
            for (const Land& land : quadrant->lands) {
                if (ids.insert(land.id).second) continue;
                fault(
                    FaultKind::repeated_territory,
                    land.id + " of " + quadrant->name + " is the name of another territory too"
                );
            }
        }
        if (count > territory_count_max) {
            fault(
                FaultKind::too_many_territories, std::to_string(count) + " territories, 64 at most"
            );
        }
    }

    void check_coherence() {
        for (const Joint& joint : built_.joints) {
            const Quadrant& one = *built_.places[joint.place];
            const Quadrant& other = *built_.places[joint.facing];
            for (std::size_t i = 0; i < sector_count; ++i) {
                const Sector& mine = one.edge(joint.edge)[i];
                const Sector& theirs = other.edge(opposite(joint.edge))[i];
                if (coherent(mine, theirs)) continue;
                if (mine.land) {
                    tell_land_meets_sea(one, joint.edge, other, i);
                } else {
                    tell_land_meets_sea(other, opposite(joint.edge), one, i);
                }
            }
        }
    }

    void tell_land_meets_sea(
        const Quadrant& ashore, Edge edge, const Quadrant& afloat, std::size_t sector
    ) {
        const Land& land = ashore.lands[*ashore.edge(edge)[sector].land];
        fault(
            FaultKind::land_meets_sea,
            ashore.name + ", " + std::string{name_of(edge)} + " edge, sector " +
                std::to_string(sector) + ": land (" + land.name + ") meets the open sea of " +
                afloat.name
        );
    }

    void number_territories() {
        Board& board = built_.board;
        std::string letters;
        std::size_t next = 0;
        for (std::size_t place = 0; place < built_.places.size(); ++place) {
            const Quadrant& quadrant = *built_.places[place];
            const auto continent = id_of<Continent>(place);
            letters += quadrant.name[0];
            built_.first[continent] = id_of<Territory>(next);
            board.bonus[continent] = quadrant.bonus;
            board.continent_names[continent] = Name{quadrant.name};
            for (const Land& land : quadrant.lands) {
                const auto territory = id_of<Territory>(next++);
                board.continent[territory] = continent;
                board.value[territory] = land.value;
                board.names[territory] = Name{land.id};
                board.members[continent].insert(territory);
            }
        }
        board.id = Name{"quadrants_" + to_text(shape()) + '_' + letters};
        board.territory_count = static_cast<std::uint8_t>(next);
        board.continent_count = static_cast<std::uint8_t>(built_.places.size());
    }

    Territory territory(std::size_t place, LandIndex land) const {
        return id_of<Territory>(index(built_.first[id_of<Continent>(place)]) + land);
    }

    static void join(PerTerritory<TerritorySet>& borders, Territory a, Territory b) {
        borders[a].insert(b);
        borders[b].insert(a);
    }

    void join_inside() {
        for (std::size_t place = 0; place < built_.places.size(); ++place) {
            for (const auto& [a, b] : built_.places[place]->borders) {
                join(built_.by_land, territory(place, a), territory(place, b));
            }
            for (const Link& link : built_.places[place]->links) {
                join(built_.by_link, territory(place, link.a), territory(place, link.b));
            }
        }
    }

    // Sector i faces sector i and nothing else: no other two share a side.
    void join_across(std::size_t number) {
        const Joint& joint = built_.joints[number];
        const Sectors& mine = built_.places[joint.place]->edge(joint.edge);
        const Sectors& theirs = built_.places[joint.facing]->edge(opposite(joint.edge));
        for (std::size_t i = 0; i < sector_count; ++i) {
            const auto touch = [&](LandIndex a, LandIndex b, Crossing crossing) {
                built_.contacts.push_back(
                    {number, i, crossing, territory(joint.place, a), territory(joint.facing, b)}
                );
                const Contact& contact = built_.contacts.back();
                join(
                    crossing == Crossing::land ? built_.by_land : built_.by_sea,
                    contact.a,
                    contact.b
                );
            };
            if (mine[i].land) touch(*mine[i].land, *theirs[i].land, Crossing::land);
            for (const LandIndex a : mine[i].coasts) {
                for (const LandIndex b : theirs[i].coasts) touch(a, b, Crossing::sea);
            }
        }
    }

    void collect_neighbours() {
        for (const Territory one : built_.board.territories()) {
            built_.board.neighbours[one] =
                built_.by_land[one] | built_.by_link[one] | built_.by_sea[one];
        }
    }

    TerritorySet reached_from(Territory start) const {
        TerritorySet reached{start};
        TerritorySet edge = reached;
        while (!edge.empty()) {
            TerritorySet next;
            for (const Territory one : edge) next = next | built_.board.neighbours[one];
            edge = next - reached;
            reached = reached | next;
        }
        return reached;
    }

    // Every piece but the first territory's is reported: by its quadrants if it is made of whole
    // ones, otherwise by its territories.
    void check_connected() {
        const Board& board = built_.board;
        TerritorySet rest = board.territories() - reached_from(Territory{0});
        while (!rest.empty()) {
            const TerritorySet piece = reached_from(rest.front());
            rest = rest - piece;
            std::string who;
            for (const Continent continent : board.continents()) {
                const TerritorySet members = board.members[continent];
                const TerritorySet here = members & piece;
                if (here.empty()) continue;
                if (!who.empty()) who += ", ";
                who += board.continent_names[continent].view();
                if (here == members) continue;
                std::string names;
                for (const Territory one : here) names += ' ' + built_.land_of(one).name;
                who += " (only" + names + ')';
            }
            fault(FaultKind::cut_off, "cut off from the rest, no border leads there: " + who);
        }
    }

    std::span<const Quadrant> quadrants_;
    BuiltBoard built_{};
    Faults faults_;
};

}  // namespace

Result<BuiltBoard, Faults> build(const Layout& layout, std::span<const Quadrant> quadrants) {
    return Builder{layout, quadrants}.build();
}

}  // namespace kamchatka::boards
