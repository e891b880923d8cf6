// A result as named tables of numbers, and the three forms in which a program or a person reads
// them. What is in the tables is decided once; the forms only present it.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace kamchatka::cli {

enum class Format : std::uint8_t { text, json, csv };

using Cell =
    std::variant<std::uint64_t, double>;  // doubles are written with 4 digits after the point

struct Row {
    std::string name;
    std::vector<Cell> cells;  // one for each column
};

struct Table {
    std::string id;                    // "wins_by_seat"
    std::string row_name;              // what a row is: "seat"
    std::vector<std::string> columns;  // of the cells
    std::vector<Row> rows;
};

struct Report {
    std::vector<std::pair<std::string, std::variant<std::uint64_t, std::string>>> heading;
    std::vector<Table> tables;
};

// text: the heading on one line, then aligned tables; json: one object, a list of objects for each
// table; csv: one line for each number, `table,row,column,value`.
void write(std::ostream& out, const Report& report, Format format);

}  // namespace kamchatka::cli
