// In a file of its own, so that no compiler sees through it and calls malloc a mismatch.
#include "chance/tests/allocations.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> count = 0;

}  // namespace

void* operator new(std::size_t size) {
    ++count;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc{};
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace kamchatka::test {

std::size_t allocation_count() { return count; }

}  // namespace kamchatka::test
