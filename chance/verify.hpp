// Whether a finished game was drawn from the seed that was promised: the commitment, the seed and
// every die, deal and draw are worked out again and compared with the record.
#pragma once

#include "engine/action.hpp"
#include "engine/rejection.hpp"
#include "engine/rules.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace kamchatka::chance {

struct Step {
    Actor actor;
    Action action;
};

enum class Verdict : std::uint8_t {
    fair,               // everything follows from the seed
    differs,            // a die, a deal, a draw, the commitment or what was supplied does not
    promise_broken,     // a contribution is not the one that was promised
    supply_hidden,      // a contribution said to be a seat's own is what the seed supplies
    refused,            // the record breaks the rules, so it cannot be followed to its end
    no_commitment,      // real dice, or a game before its start: nothing was promised
    seed_not_revealed,  // unfinished
};

// What was compared and found equal.
struct Compared {
    std::size_t dice = 0;
    std::size_t objectives = 0;
    std::size_t territories = 0;
    std::size_t cards = 0;
    std::size_t promises = 0;  // kept
    std::size_t supplied = 0;  // contributions that are not the seat's own
};

struct Verification {
    Verdict verdict;
    Compared compared{};
    // Where something is wrong:
    std::size_t step = 0;         // index into the steps, from 0
    Action expected = EndTurn{};  // differs: what the seed gives; the commitment of the seed shown
    Action found = EndTurn{};     // what the record says; the commitment promised
    Actor actor = Chance{};       // whose it is
    Rejection rejection{};        // refused: why
};

Verification verify(const Rules& rules, std::uint8_t seat_count, std::span<const Step> steps);

}  // namespace kamchatka::chance
