// Who is going to win, and who comes second: a weight for each seat from a whole state, which for a
// bot is always imagined. There are several; which one a bot asks is part of its id.
//
//     const Evaluation& evaluation = *find_evaluation("net");
//     const Prospects prospects = evaluation.look(rules, state);
//     const float chance = win_chances(prospects)[seat];
#pragma once

#include "engine/rules.hpp"
#include "engine/state.hpp"

#include <span>
#include <string_view>

namespace kamchatka::bots {

// Seats out of the game have no weight. A game that is over has all of it in one place.
struct Prospects {
    SeatSet seats;              // that may still win
    PerSeat<float> win;         // in proportion to the chance to win
    PerSeat<float> place;       // for the places behind: as likely next as it is of those left
    PerSeat<std::uint8_t> out;  // place from 0 of a seat that is not among them
};

class Evaluation {
public:
    Evaluation() = default;
    Evaluation(const Evaluation&) = delete;
    Evaluation& operator=(const Evaluation&) = delete;
    virtual ~Evaluation() = default;

    // Precondition: the territories have been dealt. Nothing is allocated; any thread may ask.
    Prospects look(const Rules& rules, const State& state) const;
    // One after the other. Precondition: room for all.
    void look(const Rules& rules, std::span<const State> states, std::span<Prospects> prospects)
        const;

private:
    // The weights of the active seats of a game that is not over.
    virtual void weigh(const Rules& rules, const State& state, Prospects& prospects) const = 0;
};

// Chances that add up to 1.
PerSeat<float> win_chances(const Prospects& prospects);

// The chance of each place for each seat: chances[seat][place from 0]. Exact, by all orders.
using PlaceChances = PerSeat<std::array<float, seat_count_max>>;
PlaceChances place_chances(const Prospects& prospects);

// By name: `linear`, or `net`. Null if there is none of that name.
const Evaluation* find_evaluation(std::string_view name);

}  // namespace kamchatka::bots
