#include "cli/columns.hpp"

#include <algorithm>
#include <string_view>

namespace kamchatka::cli {
namespace {

// A tail byte of UTF-8 begins with the bits 10.
std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80;
    }));
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width_max) {
    std::vector<std::string> lines(1);
    const std::size_t indent = std::min(text.find_first_not_of(' '), text.size());
    lines.back() = text.substr(0, indent);
    text.remove_prefix(indent);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        const bool first = width(lines.back()) <= indent;
        if (!first && width(lines.back()) + 1 + width(word) > width_max) {
            lines.emplace_back(word);
        } else {
            lines.back() += (first ? "" : " ") + std::string{word};
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

using WrappedRow = std::vector<std::vector<std::string>>;

void append(std::string& text, const WrappedRow& row, const std::vector<std::size_t>& widths) {
    std::size_t height = 1;
    for (const auto& cell : row) height = std::max(height, cell.size());
    for (std::size_t i = 0; i < height; ++i) {
        std::string line;
        for (std::size_t column = 0; column < row.size(); ++column) {
            const std::string part = i < row[column].size() ? row[column][i] : "";
            line += part + std::string(widths[column] - width(part) + 2, ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
}

}  // namespace

std::string in_columns(const std::vector<Cells>& rows, std::size_t width_max) {
    std::vector<WrappedRow> all;
    std::vector<std::size_t> widths;
    for (const Cells& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        WrappedRow& cells = all.emplace_back();
        for (std::size_t i = 0; i < row.size(); ++i) {
            const bool last = i + 1 == row.size();
            cells.push_back(wrapped(row[i], last ? std::string::npos : width_max));
            for (const std::string& line : cells.back()) {
                widths[i] = std::max(widths[i], width(line));
            }
        }
    }
    std::string text;
    for (const WrappedRow& row : all) append(text, row, widths);
    return text;
}

}  // namespace kamchatka::cli
