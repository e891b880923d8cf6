// Amounts of euros, counted in cents, as people write them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kamchatka::tournament {

// "10.00", "7.50".
std::string euros_text(std::uint64_t cents, char decimal_mark = '.');
// "10", "7,5", "7.50", "€ 10", "10 euro"; nothing for anything else.
std::optional<std::uint32_t> read_euros(std::string_view text);

}  // namespace kamchatka::tournament
