// The global operator new, with a counter. In a file of its own, so that no compiler sees through
// it and calls malloc a mismatch.
#include "testkit/allocations.hpp"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> allocations = 0;

}  // namespace

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc{};
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace kamchatka::test {

std::size_t allocation_count() { return allocations; }

void NoAllocations::check(const char* where) const {
    if (allocations == before_) return;
    std::fprintf(stderr, "%s allocated %zu times; it must not\n", where, allocations - before_);
    std::exit(EXIT_FAILURE);
}

}  // namespace kamchatka::test
