// How much of the same a test does. A sanitizer is ten times as slow and finds in a few games what
// it finds in a thousand; the plain build is the one that counts.
#pragma once

#include <algorithm>

namespace kamchatka::test {

#ifdef KAMCHATKA_SANITIZED
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

// A tenth of it under a sanitizer: of games, of deals, of what must have been seen in them.
template <typename Number>
constexpr Number effort(Number whole) {
    return sanitized ? std::max<Number>(whole / 10, 1) : whole;
}

}  // namespace kamchatka::test
