// Every allocation of the program, counted, those of GoogleTest and the benchmark library too. The
// engine promises none; a measurement that made one would measure something else.
#pragma once

#include <cstddef>

namespace kamchatka::test {

std::size_t allocation_count();

// Stops the program, loudly, if anything was allocated since the count was taken.
class NoAllocations {
public:
    NoAllocations() : before_{allocation_count()} {}
    void check(const char* where) const;

private:
    std::size_t before_;
};

}  // namespace kamchatka::test
