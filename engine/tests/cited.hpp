// The clauses that rulebooks give for one refusal.
#pragma once

#include "engine/rulebooks.hpp"

#include <string_view>

namespace kamchatka::test {

// By challenge, torneo, both Prestige books and torisiko; empty where a book has no such refusal.
struct Cited {
    std::string_view challenge;
    std::string_view torneo;
    std::string_view prestige;
    std::string_view torisiko;
};

constexpr Cited everywhere(std::string_view clause) { return {clause, clause, clause, clause}; }

inline std::string_view cited_by(const Ruleset& set, const Cited& cited) {
    if (set.id == rulebooks::challenge.id) return cited.challenge;
    if (set.id == rulebooks::torneo.id) return cited.torneo;
    return set.id == rulebooks::torisiko.id ? cited.torisiko : cited.prestige;
}

}  // namespace kamchatka::test
