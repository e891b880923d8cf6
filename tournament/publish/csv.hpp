// Files as spreadsheets leave them: any separator, quotes, a byte order mark, UTF-8, UTF-16 or
// Windows-1252. Nothing is guessed about what the columns mean (roster.hpp does that).
#pragma once

#include "engine/result.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::tournament {

struct CsvRow {
    std::size_t line;                 // where it begins, from 1
    std::vector<std::string> fields;  // UTF-8, white space around them dropped

    friend bool operator==(const CsvRow&, const CsvRow&) = default;
};

enum class CsvFault : std::uint8_t {
    too_large,
    too_many_rows,
    too_many_fields,
    open_quote,  // a quote that is never closed
    binary,      // zero bytes: no text at all
};

struct CsvError {
    CsvFault fault;
    std::size_t line;

    friend bool operator==(const CsvError&, const CsvError&) = default;
};

inline constexpr std::size_t csv_bytes_max = std::size_t{4} << 20;
inline constexpr std::size_t csv_rows_max = 4'000;
inline constexpr std::size_t csv_fields_max = 100;

// Bytes as UTF-8 without a byte order mark: what is not UTF-8 is taken for Windows-1252.
std::string to_utf8(std::string_view bytes);

inline constexpr std::string_view csv_separators = ";,\t|";

// Rows that are not blank. A first line `sep=;`, as spreadsheets write it, says what the separator
// is and is no row; otherwise it is the one that the first line has most of outside quotes, unless
// the caller knows better.
Result<std::vector<CsvRow>, CsvError> read_csv(
    std::string_view bytes, std::optional<char> separator = std::nullopt
);

// One field for a file: quoted where it must be, and with an apostrophe before what a spreadsheet
// would take for a formula.
std::string csv_field(std::string_view text, char separator);

}  // namespace kamchatka::tournament
