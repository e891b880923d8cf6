#include "tests/simulation/witness.hpp"

#include <iostream>

namespace kamchatka::simulation {

void Witness::add(std::string_view text) {
    for (const char each : text) {
        hash_ = (hash_ ^ static_cast<unsigned char>(each)) * 1099511628211U;
    }
}

void Witness::told(Telling telling) {
    constexpr std::size_t shown = 160;
    note(
        telling.at_ms,
        "process " + std::to_string(telling.process) + " tells player " +
            std::to_string(telling.player) + " on " + std::to_string(telling.connection)
    );
    add(*telling.frame);
    if (loud_) std::cerr << "      " << telling.frame->substr(0, shown) << '\n';
    tellings_.push_back(std::move(telling));
}

void Witness::note(Ms at_ms, std::string_view what) {
    add(std::to_string(at_ms));
    add(what);
    if (loud_) std::cerr << at_ms << ' ' << what << '\n';
}

void Witness::accuse(Ms at_ms, const std::string& what) {
    note(at_ms, what);
    accusations_.push_back(std::to_string(at_ms) + " ms: " + what);
}

}  // namespace kamchatka::simulation
