// Reads a quadrant from JSON (docs/quadrants.md).
#include "boards/detail/files.hpp"
#include "boards/detail/soundness.hpp"
#include "codec/json_text.hpp"
#include "engine/ids.hpp"
#include "engine/name.hpp"

#include <algorithm>

namespace kamchatka::boards {
namespace {

constexpr unsigned value_max = 1000;
constexpr std::size_t id_length_max = 24;

void expect_id(const std::string& path, const std::string& id) {
    if (!Name::valid(id) || id.size() > id_length_max) {
        refuse(path, "an id is 1 to 24 lower case letters, digits and underscores");
    }
}

void check_outline(const std::string& path, const std::vector<Ring>& rings) {
    if (rings.empty()) refuse(path, "a ring is missing");
    for (std::size_t i = 0; i < rings.size(); ++i) {
        if (rings[i].size() < 3) refuse(item(path, i), "a ring has three points at least");
    }
}

void check_lands(const std::vector<Land>& lands) {
    if (lands.empty()) refuse("territories", "a quadrant has a territory at least");
    if (lands.size() > territory_count_max) refuse("territories", "64 territories at most");
    for (std::size_t i = 0; i < lands.size(); ++i) {
        const std::string path = item("territories", i);
        expect_id(path + ".id", lands[i].id);
        check_outline(path + ".outline", lands[i].outline);
        for (std::size_t j = 0; j < i; ++j) {
            if (lands[j].id == lands[i].id) refuse(path + ".id", "used twice");
            if (lands[j].code == lands[i].code) refuse(path + ".code", "used twice");
        }
    }
}

LandIndex land_at(const std::string& path, const std::string& id, const std::vector<Land>& lands) {
    const auto found =
        std::find_if(lands.begin(), lands.end(), [&](const Land& land) { return land.id == id; });
    if (found == lands.end()) refuse(path, "no territory of the quadrant is called \"" + id + '"');
    return static_cast<LandIndex>(found - lands.begin());
}

std::pair<LandIndex, LandIndex> pair_at(
    const std::string& path, const std::vector<std::string>& ids, const std::vector<Land>& lands
) {
    expect_count(path, ids, 2);
    const std::pair pair{
        land_at(item(path, 0), ids[0], lands), land_at(item(path, 1), ids[1], lands)};
    if (pair.first == pair.second) refuse(path, "a territory cannot border itself");
    if (ids[0] > ids[1]) refuse(path, "the two ids are not sorted");
    return pair;
}

// A sorted list of pairs of ids says each border once.
template <typename Keys>
void expect_sorted(const std::string& path, const Keys& keys) {
    for (std::size_t i = 1; i < keys.size(); ++i) {
        if (keys[i - 1] == keys[i]) refuse(item(path, i), "listed twice");
        if (keys[i - 1] > keys[i]) refuse(item(path, i), "the list is not sorted");
    }
}

void take_borders(const QuadrantFile& file, Quadrant& quadrant) {
    for (std::size_t i = 0; i < file.borders.size(); ++i) {
        quadrant.borders.push_back(pair_at(item("borders", i), file.borders[i], quadrant.lands));
    }
    expect_sorted("borders", file.borders);
}

void take_links(const QuadrantFile& file, Quadrant& quadrant) {
    for (std::size_t i = 0; i < file.links.size(); ++i) {
        const auto& [between, line] = file.links[i];
        const std::string path = item("links", i) + ".between";
        const auto pair = pair_at(path, between, quadrant.lands);
        for (const auto& border : quadrant.borders) {
            if (border == pair) refuse(path, "these two border by land already");
        }
        for (const Link& other : quadrant.links) {
            if (std::pair{other.a, other.b} == pair) refuse(path, "listed twice");
        }
        expect_count(item("links", i) + ".line", line, 2);
        quadrant.links.push_back({.a = pair.first, .b = pair.second, .from = line[0], .to = line[1]}
        );
    }
}

Sector sector_at(const std::string& path, const SectorFile& file, const std::vector<Land>& lands) {
    Sector sector;
    if (file.land) {
        if (file.coasts) refuse(path + ".coasts", "there is land already");
        sector.land = land_at(path + ".land", *file.land, lands);
        return sector;
    }
    const std::string coasts = path + ".coasts";
    if (!file.coasts) refuse(coasts, "missing");
    for (std::size_t i = 0; i < file.coasts->size(); ++i) {
        sector.coasts.push_back(land_at(item(coasts, i), (*file.coasts)[i], lands));
    }
    expect_sorted(coasts, *file.coasts);
    return sector;
}

void take_edges(const EdgesFile& file, Quadrant& quadrant) {
    const std::array<const std::vector<SectorFile>*, 4> all{
        &file.north, &file.east, &file.south, &file.west};
    for (const Edge edge : edges) {
        const auto& sectors = *all[static_cast<std::size_t>(edge)];
        const std::string path = "edges." + std::string{name_of(edge)};
        expect_count(path, sectors, sector_count);
        for (std::size_t i = 0; i < sector_count; ++i) {
            quadrant.edge(edge)[i] = sector_at(item(path, i), sectors[i], quadrant.lands);
        }
    }
}

void check_numbers(const QuadrantFile& file) {
    if (file.format != 1) refuse("format", "only format 1 is known");
    if (file.sectors != sector_count) refuse("sectors", "must be 8");
    if (file.value > value_max) {
        refuse("value", "a number from 0 to 1000 is expected, not " + std::to_string(file.value));
    }
    expect_id("name", file.name);
}

Quadrant quadrant_of(QuadrantFile file) {
    check_numbers(file);
    check_lands(file.territories);
    if (file.territory_count != file.territories.size()) {
        refuse(
            "territory_count",
            "says " + std::to_string(file.territory_count) + ", but " +
                std::to_string(file.territories.size()) + " are listed"
        );
    }
    Quadrant quadrant;
    quadrant.name = file.name;
    quadrant.symbol = file.symbol;
    quadrant.title_italian = file.title.it;
    quadrant.title_english = file.title.en;
    quadrant.value = file.value;
    quadrant.bonus = file.bonus;
    quadrant.plate = file.plate;
    quadrant.lands = std::move(file.territories);
    take_borders(file, quadrant);
    take_links(file, quadrant);
    take_edges(file.edges, quadrant);
    check_sound(quadrant);
    return quadrant;
}

}  // namespace

record::Parsed<Quadrant> read_quadrant(std::string_view text) {
    const auto value = codec::parse_json(text);
    if (!value) return value.error();
    QuadrantFile file;
    if (auto fault = codec::from_value(Files{}, *value, file)) return *std::move(fault);
    try {
        return quadrant_of(std::move(file));
    } catch (const codec::ParseError& error) {
        return error;
    }
}

}  // namespace kamchatka::boards
