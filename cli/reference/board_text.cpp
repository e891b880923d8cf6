// A board as a grid of quadrants and tables of neighbours.
#include "cli/reference/board_text.hpp"

#include "cli/columns.hpp"
#include "cli/languages.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::cli {
namespace {

using boards::BuiltBoard;
using boards::Contact;
using boards::Crossing;
using boards::Edge;
using boards::Joint;
using boards::Quadrant;
using record::Language;

constexpr std::size_t cell_width = 20;
constexpr std::size_t cell_lines = 3;
constexpr std::size_t column_width_max = 40;

const std::string& title(const Quadrant& quadrant, Language language) {
    return language == Language::italian ? quadrant.title_italian : quadrant.title_english;
}

std::string said(Phrase phrase, Language language) { return std::string{phrase.in(language)}; }

std::string numbers(std::size_t territories, unsigned value, Language language) {
    constexpr Phrase territories_word{" territori", " territories"};
    constexpr Phrase value_word{", valore ", ", value "};
    return std::to_string(territories) + said(territories_word, language) +
        said(value_word, language) + std::to_string(value);
}

// What a joint makes: '=' a border by land, '~' by sea only; else the plain line.
char mark(const BuiltBoard& built, std::size_t place, Edge edge, char plain) {
    char found = plain;
    for (const Contact& contact : built.contacts) {
        const Joint& joint = built.joints[contact.joint];
        if (joint.place != place || joint.edge != edge) continue;
        if (contact.crossing == Crossing::land) return '=';
        found = '~';
    }
    return found;
}

std::size_t letters(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80;
    }));
}

std::string padded(const std::string& text) {
    const std::size_t width = letters(text);
    return text + std::string(width < cell_width ? cell_width - width : 0, ' ');
}

std::array<std::string, cell_lines> cell(const Quadrant& quadrant, Language language) {
    constexpr Phrase territories_word{" territori", " territories"};
    constexpr Phrase value_word{"valore ", "value "};
    return {
        quadrant.symbol + ' ' + title(quadrant, language),
        std::to_string(quadrant.lands.size()) + said(territories_word, language),
        said(value_word, language) + std::to_string(quadrant.value) + ", bonus +" +
            std::to_string(quadrant.bonus)};
}

std::string grid(const BuiltBoard& built, Language language) {
    const boards::Shape shape = built.layout.shape;
    std::string out;
    const auto rule = [&](std::size_t row, Edge edge) {
        out += "  +";
        for (std::size_t column = 0; column < shape.columns; ++column) {
            const std::size_t place = row * shape.columns + column;
            out += std::string(cell_width + 2, mark(built, place, edge, '-')) + '+';
        }
        out += '\n';
    };
    rule(0, Edge::north);
    for (std::size_t row = 0; row < shape.rows; ++row) {
        const std::size_t first = row * shape.columns;
        for (std::size_t line = 0; line < cell_lines; ++line) {
            out += "  ";
            out += mark(built, first + shape.columns - 1, Edge::east, '|');
            for (std::size_t place = first; place < first + shape.columns; ++place) {
                out += ' ' + padded(cell(*built.places[place], language)[line]) + ' ';
                out += mark(built, place, Edge::east, '|');
            }
            out += '\n';
        }
        rule(row, Edge::south);
    }
    return out;
}

std::string neighbours(const BuiltBoard& built, Territory territory) {
    std::string out;
    for (const Territory other : built.board.neighbours[territory]) {
        if (!out.empty()) out += ' ';
        if (!built.by_land[territory].contains(other)) {
            out += built.by_link[territory].contains(other) ? '-' : '~';
        }
        out += built.land_of(other).code;
    }
    return out;
}

std::string territory_table(const BuiltBoard& built, Language language) {
    const bool italian = language == Language::italian;
    std::vector<Cells> rows;
    rows.push_back(
        italian ? Cells{"sigla", "territorio", "quadrante", "valore", "confini"}
                : Cells{"code", "territory", "quadrant", "value", "neighbours"}
    );
    for (const Territory one : built.board.territories()) {
        const boards::Land& land = built.land_of(one);
        rows.push_back(
            {land.code,
             land.name,
             title(built.quadrant_of(one), language),
             std::to_string(land.value),
             neighbours(built, one)}
        );
    }
    return in_columns(rows, column_width_max);
}

// "LuO=CaG", each pair once; by sea only where there is no land border.
std::string pairs_at(const BuiltBoard& built, std::size_t joint) {
    std::vector<std::string> pairs;
    for (const Contact& contact : built.contacts) {
        if (contact.joint != joint) continue;
        const bool by_land = built.by_land[contact.a].contains(contact.b);
        const std::string pair =
            built.land_of(contact.a).code + (by_land ? '=' : '~') + built.land_of(contact.b).code;
        if (std::find(pairs.begin(), pairs.end(), pair) == pairs.end()) pairs.push_back(pair);
    }
    std::string out;
    for (const std::string& pair : pairs) out += (out.empty() ? "" : " ") + pair;
    return pairs.empty() ? "-" : out;
}

std::string joint_table(const BuiltBoard& built, Language language) {
    const bool italian = language == Language::italian;
    constexpr Phrase east_word{"a est", "east"};
    constexpr Phrase south_word{"a sud", "south"};
    std::vector<Cells> rows;
    rows.push_back(
        italian ? Cells{"quadrante", "lato", "quadrante", "confini"}
                : Cells{"quadrant", "edge", "quadrant", "borders"}
    );
    for (std::size_t i = 0; i < built.joints.size(); ++i) {
        const Joint& joint = built.joints[i];
        rows.push_back(
            {title(*built.places[joint.place], language),
             said(joint.edge == Edge::east ? east_word : south_word, language),
             title(*built.places[joint.facing], language),
             pairs_at(built, i)}
        );
    }
    return in_columns(rows, column_width_max);
}

}  // namespace

std::string board_text(const BuiltBoard& built, Language language) {
    constexpr Phrase legend{
        "= o nessun segno: confine di terra; ~ di mare; - collegamento tratteggiato. Est e ovest "
        "si toccano.",
        "= or no mark: border by land; ~ by sea; - dashed link. East and west touch."};
    const unsigned value = value_of(built.board, built.board.territories());
    return to_text(built.layout.shape) + ", " +
        numbers(built.board.territory_count, value, language) + "\n\n" + grid(built, language) +
        "\n" + said(legend, language) + "\n\n" + territory_table(built, language) + '\n' +
        joint_table(built, language);
}

record::json::object board_json(const BuiltBoard& built) {
    namespace json = record::json;
    json::array quadrants;
    for (const Quadrant* quadrant : built.places) {
        quadrants.push_back(json::object{
            {"id", quadrant->name},
            {"title", {{"it", quadrant->title_italian}, {"en", quadrant->title_english}}},
            {"territory_count", quadrant->lands.size()},
            {"value", quadrant->value},
            {"bonus", quadrant->bonus}});
    }
    json::array territories;
    for (const Territory one : built.board.territories()) {
        const boards::Land& land = built.land_of(one);
        json::object neighbours;
        for (const Territory other : built.board.neighbours[one]) {
            const std::string_view by = built.by_land[one].contains(other) ? "land"
                : built.by_link[one].contains(other)                       ? "link"
                                                                           : "sea";
            neighbours[built.land_of(other).id] = by;
        }
        territories.push_back(json::object{
            {"id", land.id},
            {"name", land.name},
            {"code", land.code},
            {"quadrant", built.quadrant_of(one).name},
            {"value", land.value},
            {"neighbours", std::move(neighbours)}});
    }
    return {
        {"id", built.board.id.view()},
        {"columns", built.layout.shape.columns},
        {"rows", built.layout.shape.rows},
        {"quadrants", std::move(quadrants)},
        {"territories", std::move(territories)}};
}

std::string quadrant_table(std::span<const Quadrant> quadrants, Language language) {
    const bool italian = language == Language::italian;
    std::vector<Cells> rows;
    rows.push_back(
        italian ? Cells{"id", "quadrante", "territori", "valore", "bonus", "varchi"}
                : Cells{"id", "quadrant", "territories", "value", "bonus", "gates"}
    );
    for (const Quadrant& quadrant : quadrants) {
        std::string gates;
        for (const Edge edge : boards::edges) {
            const boards::Sectors& sectors = quadrant.edge(edge);
            const auto has_land = [](const boards::Sector& one) { return one.land.has_value(); };
            if (std::none_of(sectors.begin(), sectors.end(), has_land)) continue;
            constexpr std::array<Phrase, 4> words{
                {{"nord", "north"}, {"est", "east"}, {"sud", "south"}, {"ovest", "west"}}};
            gates +=
                (gates.empty() ? "" : " ") + said(words[static_cast<std::size_t>(edge)], language);
        }
        rows.push_back(
            {quadrant.name,
             quadrant.symbol + ' ' + title(quadrant, language),
             std::to_string(quadrant.lands.size()),
             std::to_string(quadrant.value),
             '+' + std::to_string(quadrant.bonus),
             gates.empty() ? "-" : gates}
        );
    }
    return in_columns(rows, column_width_max);
}

}  // namespace kamchatka::cli
