// Reads and writes shapes ("3x2") and board files.
#include "boards/layout.hpp"

#include "boards/detail/reading.hpp"
#include "codec/json.hpp"

#include <charconv>

namespace kamchatka::boards {
namespace {

namespace json = record::json;

std::optional<std::size_t> read_count(std::string_view text) {
    std::size_t count = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, count);
    if (error != std::errc{} || rest != end) return std::nullopt;
    return count;
}

Layout read(const Place& place) {
    place.expect_keys({"format", "columns", "rows", "quadrants"});
    if (place["format"].number(255) != 1) place["format"].refuse("only format 1 is known");
    Layout layout;
    layout.shape = {.columns = place["columns"].number(255), .rows = place["rows"].number(255)};
    if (layout.shape.columns < columns_min) {
        place["columns"].refuse("a cylinder has two columns at least");
    }
    if (layout.shape.rows == 0) place["rows"].refuse("a board has a row at least");
    if (!possible(layout.shape)) place["columns"].refuse("a board has 12 places at most");
    const Place quadrants = place["quadrants"];
    quadrants.sized(layout.shape.places());
    for (std::size_t i = 0; i < quadrants.size(); ++i) {
        layout.quadrants.push_back(quadrants[i].text());
    }
    return layout;
}

}  // namespace

std::string to_text(Shape shape) {
    return std::to_string(shape.columns) + 'x' + std::to_string(shape.rows);
}

std::optional<Shape> read_shape(std::string_view text) {
    const std::size_t by = text.find('x');
    if (by == std::string_view::npos) return std::nullopt;
    const auto columns = read_count(text.substr(0, by));
    const auto rows = read_count(text.substr(by + 1));
    if (!columns || !rows || !possible({*columns, *rows})) return std::nullopt;
    return Shape{*columns, *rows};
}

std::string to_text(const Layout& layout) {
    const BoardFile file{{}, layout.shape.columns, layout.shape.rows, layout.quadrants};
    return record::pretty(codec::to_value(codec::Wire{}, file));
}

record::Parsed<Layout> read_layout(std::string_view text) {
    const auto value = record::parse_json(text);
    if (!value) return value.error();
    try {
        return read(Place{*value});
    } catch (const record::ParseError& error) {
        return error;
    }
}

}  // namespace kamchatka::boards
