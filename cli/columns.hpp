// Text in columns for a terminal: cells are padded by letters, not bytes, and long ones wrapped.
#pragma once

#include <string>
#include <vector>

namespace kamchatka::cli {

using Cells = std::vector<std::string>;

// Two spaces between columns; a cell is wrapped at its spaces when it is wider than `width_max`.
// The last column is as wide as it likes.
std::string in_columns(const std::vector<Cells>& rows, std::size_t width_max);

}  // namespace kamchatka::cli
