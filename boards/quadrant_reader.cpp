#include "boards/detail/reading.hpp"
#include "boards/detail/soundness.hpp"
#include "boards/quadrant.hpp"
#include "engine/ids.hpp"
#include "engine/name.hpp"

#include <algorithm>

namespace kamchatka::boards {
namespace {

constexpr unsigned byte_max = 255;
constexpr std::size_t id_length_max = 24;

Point read_point(const Place& place) {
    place.sized(2);
    return {
        static_cast<int>(place[0].number(tile_side)), static_cast<int>(place[1].number(tile_side))};
}

std::vector<Ring> read_outline(const Place& place) {
    std::vector<Ring> rings(place.size());
    if (rings.empty()) place.refuse("a ring is missing");
    for (std::size_t i = 0; i < rings.size(); ++i) {
        const Place ring = place[i];
        if (ring.size() < 3) ring.refuse("a ring has three points at least");
        for (std::size_t j = 0; j < ring.size(); ++j) rings[i].push_back(read_point(ring[j]));
    }
    return rings;
}

std::string read_id(const Place& place) {
    std::string id = place.text();
    if (!Name::valid(id) || id.size() > id_length_max) {
        place.refuse("an id is 1 to 24 lower case letters, digits and underscores");
    }
    return id;
}

Land read_land(const Place& place) {
    place.expect_keys({"id", "name", "code", "value", "capital", "outline"});
    return {
        .id = read_id(place["id"]),
        .name = place["name"].text(),
        .code = place["code"].text(),
        .value = static_cast<std::uint8_t>(place["value"].number(byte_max)),
        .capital = read_point(place["capital"]),
        .outline = read_outline(place["outline"])};
}

std::vector<Land> read_lands(const Place& place) {
    std::vector<Land> lands;
    if (place.size() == 0) place.refuse("a quadrant has a territory at least");
    if (place.size() > territory_count_max) place.refuse("64 territories at most");
    for (std::size_t i = 0; i < place.size(); ++i) {
        lands.push_back(read_land(place[i]));
        for (std::size_t j = 0; j < i; ++j) {
            if (lands[j].id == lands[i].id) place[i]["id"].refuse("used twice");
            if (lands[j].code == lands[i].code) place[i]["code"].refuse("used twice");
        }
    }
    return lands;
}

LandIndex land_at(const Place& place, const std::vector<Land>& lands) {
    const std::string id = place.text();
    const auto found =
        std::find_if(lands.begin(), lands.end(), [&](const Land& land) { return land.id == id; });
    if (found == lands.end()) place.refuse("no territory of the quadrant is called \"" + id + '"');
    return static_cast<LandIndex>(found - lands.begin());
}

std::pair<LandIndex, LandIndex> read_pair(const Place& place, const std::vector<Land>& lands) {
    place.sized(2);
    const std::pair pair{land_at(place[0], lands), land_at(place[1], lands)};
    if (pair.first == pair.second) place.refuse("a territory cannot border itself");
    if (lands[pair.first].id > lands[pair.second].id) place.refuse("the two ids are not sorted");
    return pair;
}

// A sorted list of pairs of ids says each border once.
void expect_sorted(const Place& place, const std::vector<std::string>& keys) {
    for (std::size_t i = 1; i < keys.size(); ++i) {
        if (keys[i - 1] == keys[i]) place[i].refuse("listed twice");
        if (keys[i - 1] > keys[i]) place[i].refuse("the list is not sorted");
    }
}

void read_borders(const Place& place, Quadrant& quadrant) {
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < place.size(); ++i) {
        const auto [a, b] = read_pair(place[i], quadrant.lands);
        quadrant.borders.emplace_back(a, b);
        keys.push_back(quadrant.lands[a].id + ' ' + quadrant.lands[b].id);
    }
    expect_sorted(place, keys);
}

void read_links(const Place& place, Quadrant& quadrant) {
    for (std::size_t i = 0; i < place.size(); ++i) {
        const Place link = place[i];
        link.expect_keys({"between", "line"});
        const auto pair = read_pair(link["between"], quadrant.lands);
        for (const auto& border : quadrant.borders) {
            if (border == pair) link["between"].refuse("these two border by land already");
        }
        for (const Link& other : quadrant.links) {
            if (std::pair{other.a, other.b} == pair) link["between"].refuse("listed twice");
        }
        const Place line = link["line"];
        line.sized(2);
        quadrant.links.push_back(
            {.a = pair.first,
             .b = pair.second,
             .from = read_point(line[0]),
             .to = read_point(line[1])}
        );
    }
}

Sector read_sector(const Place& place, const std::vector<Land>& lands) {
    Sector sector;
    if (place.has("land")) {
        place.expect_keys({"land"});
        sector.land = land_at(place["land"], lands);
        return sector;
    }
    place.expect_keys({"coasts"});
    const Place coasts = place["coasts"];
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < coasts.size(); ++i) {
        sector.coasts.push_back(land_at(coasts[i], lands));
        keys.push_back(lands[sector.coasts.back()].id);
    }
    expect_sorted(coasts, keys);
    return sector;
}

void read_edges(const Place& place, Quadrant& quadrant) {
    place.expect_keys({"north", "east", "south", "west"});
    for (const Edge edge : edges) {
        const Place sectors = place[name_of(edge)];
        sectors.sized(sector_count);
        for (std::size_t i = 0; i < sector_count; ++i) {
            quadrant.edge(edge)[i] = read_sector(sectors[i], quadrant.lands);
        }
    }
}

Quadrant read(const Place& place) {
    place.expect_keys(
        {"format",
         "name",
         "symbol",
         "title",
         "ours",
         "value",
         "bonus",
         "territory_count",
         "sectors",
         "plate",
         "territories",
         "borders",
         "links",
         "edges"}
    );
    if (place["format"].number(byte_max) != 1) place["format"].refuse("only format 1 is known");
    if (place["sectors"].number(byte_max) != sector_count) place["sectors"].refuse("must be 8");
    place["title"].expect_keys({"it", "en"});
    place["ours"].truth();
    Quadrant quadrant;
    quadrant.name = read_id(place["name"]);
    quadrant.symbol = place["symbol"].text();
    quadrant.title_italian = place["title"]["it"].text();
    quadrant.title_english = place["title"]["en"].text();
    quadrant.value = place["value"].number(1000);
    quadrant.bonus = static_cast<std::uint8_t>(place["bonus"].number(byte_max));
    quadrant.plate = read_point(place["plate"]);
    quadrant.lands = read_lands(place["territories"]);
    const unsigned count = place["territory_count"].number(byte_max);
    if (count != quadrant.lands.size()) {
        place["territory_count"].refuse(
            "says " + std::to_string(count) + ", but " + std::to_string(quadrant.lands.size()) +
            " are listed"
        );
    }
    read_borders(place["borders"], quadrant);
    read_links(place["links"], quadrant);
    read_edges(place["edges"], quadrant);
    check_sound(quadrant);
    return quadrant;
}

}  // namespace

record::Parsed<Quadrant> read_quadrant(std::string_view text) {
    const auto value = record::parse_json(text);
    if (!value) return value.error();
    try {
        return read(Place{*value});
    } catch (const record::ParseError& error) {
        return error;
    }
}

}  // namespace kamchatka::boards
