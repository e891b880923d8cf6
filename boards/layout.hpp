// Which quadrants lie where: columns and rows, and the board file (docs/boards.md).
#pragma once

#include "codec/pieces.hpp"
#include "codec/schema.hpp"
#include "record/parse_error.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::boards {

// A cylinder needs two columns, or a quadrant would meet itself; a board holds twelve continents.
struct Shape {
    std::size_t columns = 3;
    std::size_t rows = 2;

    constexpr std::size_t places() const { return columns * rows; }

    friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

inline constexpr std::size_t columns_min = 2;
inline constexpr std::size_t places_max = 12;
// Those of the game, with six quadrants (MA-B2).
inline constexpr std::array shapes{Shape{3, 2}, Shape{2, 3}};

// The booklet asks for six; other numbers are built too, and said not to be the book's.
inline constexpr std::size_t places_by_the_book = 6;
constexpr bool by_the_book(Shape shape) { return shape.places() == places_by_the_book; }

constexpr bool possible(Shape shape) {
    return shape.columns >= columns_min && shape.columns <= places_max && shape.rows >= 1 &&
        shape.rows <= places_max && shape.places() <= places_max;
}

// "3x2": columns, then rows.
std::string to_text(Shape shape);
// Nothing for a text that is no shape, or an impossible one.
std::optional<Shape> read_shape(std::string_view text);

struct Layout {
    Shape shape;
    std::vector<std::string> quadrants;  // their names, row by row from the north-west

    friend bool operator==(const Layout&, const Layout&) = default;
};

// The same as a file.
struct BoardFile {
    codec::Only<1> format{};
    std::uint8_t columns = 0;
    std::uint8_t rows = 0;
    std::vector<std::string> quadrants{};
};

// {"format":1,"columns":3,"rows":2,"quadrants":["alfa",...]} and a newline.
std::string to_text(const Layout& layout);
// Strict about the file; whether the quadrants exist and fit is the builder's business.
record::Parsed<Layout> read_layout(std::string_view text);

}  // namespace kamchatka::boards

namespace kamchatka::codec {

template <>
inline constexpr auto schema<boards::BoardFile> = shape(
    "board_layout",
    Field{"format", &boards::BoardFile::format},
    Field{"columns", &boards::BoardFile::columns},
    Field{"rows", &boards::BoardFile::rows},
    Field{"quadrants", &boards::BoardFile::quadrants}
);

}  // namespace kamchatka::codec
