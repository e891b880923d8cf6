// A decision in the making: what has happened so far, and the table as it stands after that. Rules
// that depend on their own consequences (was that the objective?) look at now().
#pragma once

#include "engine/engine.hpp"

namespace kamchatka::detail {

class Unfolding {
public:
    Unfolding(const Rules& rules, const State& state) : rules_{rules}, now_{state} {}

    template <typename E>
    void add(const E& event) {
        events_.emplace_back(event);
        evolve(now_, events_.back());
    }

    const Rules& rules() const { return rules_; }
    const State& now() const { return now_; }
    const Events& events() const { return events_; }

private:
    const Rules& rules_;
    State now_;
    Events events_;
};

}  // namespace kamchatka::detail
