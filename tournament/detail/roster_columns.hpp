// Which row of a file has the headings, and what the columns below them hold.
#pragma once

#include "tournament/people/roster.hpp"

#include <span>

namespace kamchatka::tournament {

inline constexpr std::size_t title_rows_max = 20;

Column column_of(std::string_view heading);

// The row among the first with the most headings that are known, one of them for a name.
std::optional<std::size_t> heading_row(std::span<const CsvRow> rows);

// The rows of a file, by the separator that makes the most of its headings.
Result<std::vector<CsvRow>, CsvError> rows_of(std::string_view bytes);

// First name and surname out of one cell: "De Luca, Maria Grazia", "De Luca Maria".
struct FullName {
    std::string name;
    std::string surname{};  // as far as it can be told
};
FullName read_full_name(std::string_view cell, Column column);

// What a cell says of the fee: paid in full, paid so many cents, or not. Nothing for a cell that
// cannot be understood.
struct FeeCell {
    bool paid = false;
    std::optional<std::uint32_t> cents{};
};
std::optional<FeeCell> read_fee(std::string_view cell);

}  // namespace kamchatka::tournament
