// Counts the allocations of this program, those of GoogleTest too.
#pragma once

#include <cstddef>

namespace kamchatka::test {

std::size_t allocation_count();

}  // namespace kamchatka::test
