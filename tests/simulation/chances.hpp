// All that is left to chance in a simulation comes from its seed.
#pragma once

#include "chance/fast_source.hpp"
#include "tests/simulation/agenda.hpp"

namespace kamchatka::simulation {

class Chances {
public:
    explicit Chances(std::uint64_t seed) : source_{seed} {}

    // From `least` to `most`.
    Ms between(Ms least, Ms most) {
        return least + static_cast<Ms>(source_.below(static_cast<unsigned>(most - least + 1)));
    }
    // Once in so many times.
    bool once_in(unsigned times) { return source_.below(times) == 0; }
    std::size_t below(std::size_t count) { return source_.below(static_cast<unsigned>(count)); }
    std::uint64_t next() { return source_.next(); }

private:
    chance::FastSource source_;
};

}  // namespace kamchatka::simulation
