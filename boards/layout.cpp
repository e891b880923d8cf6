// Reads and writes shapes ("3x2") and board files.
#include "boards/layout.hpp"

#include "boards/detail/files.hpp"
#include "codec/json.hpp"
#include "codec/json_text.hpp"

#include <charconv>

namespace kamchatka::boards {
namespace {

std::optional<std::size_t> read_count(std::string_view text) {
    std::size_t count = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, count);
    if (error != std::errc{} || rest != end) return std::nullopt;
    return count;
}

Layout layout_of(BoardFile file) {
    const Shape shape{.columns = file.columns, .rows = file.rows};
    if (shape.columns < columns_min) refuse("columns", "a cylinder has two columns at least");
    if (shape.rows == 0) refuse("rows", "a board has a row at least");
    if (!possible(shape)) refuse("columns", "a board has 12 places at most");
    expect_count("quadrants", file.quadrants, shape.places());
    return {.shape = shape, .quadrants = std::move(file.quadrants)};
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
    const BoardFile file{
        {},
        static_cast<std::uint8_t>(layout.shape.columns),
        static_cast<std::uint8_t>(layout.shape.rows),
        layout.quadrants};
    return codec::pretty(codec::to_value(codec::Wire{}, file));
}

record::Parsed<Layout> read_layout(std::string_view text) {
    const auto value = codec::parse_json(text);
    if (!value) return value.error();
    BoardFile file;
    if (auto fault = codec::from_value(Files{}, *value, file)) return *std::move(fault);
    try {
        return layout_of(std::move(file));
    } catch (const codec::ParseError& error) {
        return error;
    }
}

}  // namespace kamchatka::boards
