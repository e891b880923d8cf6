// Rulesets with their knobs and clauses, the bots, and the odds of an attack, for whoever asks.
#pragma once

#include "server/api/router.hpp"

#include <span>

namespace kamchatka::server {

class ReferenceEndpoints {
public:
    static std::span<const Route<ReferenceEndpoints>> routes();

private:
    void get_rulesets(const Call& call);
    void get_ruleset(const Call& call);
    void get_clauses(const Call& call);
    void get_bots(const Call& call);
    void get_odds(const Call& call);
};

}  // namespace kamchatka::server
