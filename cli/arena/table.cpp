// Writes the tables of a report as text, JSON or CSV.
#include "cli/arena/table.hpp"

#include "tournament/publish/csv.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ostream>
#include <string_view>

namespace kamchatka::cli {
namespace {

std::string text_of(const Cell& cell) {
    if (const auto* whole = std::get_if<std::uint64_t>(&cell)) return std::to_string(*whole);
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.4f", std::get<double>(cell));
    return text.data();
}

std::string padded_left(std::string_view text, std::size_t width) {
    return std::string(width - std::min(width, text.size()), ' ') + std::string{text};
}

std::string padded_right(std::string_view text, std::size_t width) {
    return std::string{text} + std::string(width - std::min(width, text.size()), ' ');
}

std::string with_spaces(std::string text) {
    std::ranges::replace(text, '_', ' ');
    return text;
}

void write_text(std::ostream& out, const Table& table) {
    std::size_t name_width = table.id.size();
    for (const Row& row : table.rows) name_width = std::max(name_width, row.name.size());
    out << '\n' << padded_right(with_spaces(table.id), name_width);
    constexpr std::size_t column_width = 10;
    for (const std::string& column : table.columns)
        out << "  " << padded_left(column, column_width);
    out << '\n';
    for (const Row& row : table.rows) {
        out << padded_right(row.name, name_width);
        for (const Cell& cell : row.cells) out << "  " << padded_left(text_of(cell), column_width);
        out << '\n';
    }
}

void write_text(std::ostream& out, const Report& report) {
    bool first = true;
    for (const auto& [name, value] : report.heading) {
        out << (first ? "" : ", ") << name << ' ';
        std::visit([&](const auto& word) { out << word; }, value);
        first = false;
    }
    out << '\n';
    for (const Table& table : report.tables) write_text(out, table);
}

std::string in_csv(const std::string& word) { return tournament::csv_field(word, ','); }
std::string in_csv(std::uint64_t number) { return std::to_string(number); }

void write_csv(std::ostream& out, const Report& report) {
    out << "table,row,column,value\n";
    for (const auto& [name, value] : report.heading) {
        out << "run,," << in_csv(name) << ',';
        std::visit([&](const auto& word) { out << in_csv(word); }, value);
        out << '\n';
    }
    for (const Table& table : report.tables) {
        for (const Row& row : table.rows) {
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                out << in_csv(table.id) << ',' << in_csv(row.name) << ','
                    << in_csv(table.columns[i]) << ',' << text_of(row.cells[i]) << '\n';
            }
        }
    }
}

std::string in_json(const std::string& text) {
    return boost::json::serialize(boost::json::string{text});
}

std::string in_json(std::uint64_t number) { return std::to_string(number); }

// By hand, since the library writes 0.25 as 2.5E-1.
void write_json(std::ostream& out, const Table& table) {
    out << ",\n  " << in_json(table.id) << ": [";
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const Row& row = table.rows[i];
        out << (i == 0 ? "\n    {" : ",\n    {");
        out << in_json(table.row_name) << ": " << in_json(row.name);
        for (std::size_t column = 0; column < row.cells.size(); ++column) {
            out << ", " << in_json(table.columns[column]) << ": " << text_of(row.cells[column]);
        }
        out << '}';
    }
    out << "\n  ]";
}

void write_json(std::ostream& out, const Report& report) {
    out << '{';
    for (std::size_t i = 0; i < report.heading.size(); ++i) {
        const auto& [name, value] = report.heading[i];
        out << (i == 0 ? "\n  " : ",\n  ") << in_json(name) << ": ";
        std::visit([&](const auto& word) { out << in_json(word); }, value);
    }
    for (const Table& table : report.tables) write_json(out, table);
    out << "\n}\n";
}

}  // namespace

void write(std::ostream& out, const Report& report, Format format) {
    switch (format) {
        case Format::text: return write_text(out, report);
        case Format::json: return write_json(out, report);
        case Format::csv: return write_csv(out, report);
    }
}

}  // namespace kamchatka::cli
