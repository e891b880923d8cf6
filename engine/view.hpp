// What a viewer may know, built up from nothing: the public part of the state, the sizes of what is
// hidden, and the viewer's own secrets. The arbiter is shown everything.
#pragma once

#include "engine/event.hpp"
#include "engine/state.hpp"

#include <cstdint>
#include <variant>

namespace kamchatka {

struct Spectator {
    friend constexpr bool operator==(Spectator, Spectator) = default;
};
using Viewer = std::variant<Seat, Spectator, Arbiter>;

struct View : PublicState {
    PerSeat<std::uint8_t> hand_size;  // public (CH-6.5)
    std::uint8_t deck_size;
    std::uint8_t unseen_discard_count;
    SeatSet objective_dealt;

    PerSeat<Shown<Objective>> objective;  // one's own; everybody's when the game is over
    PerSeat<Shown<CardSet>> hand;         // one's own
    PerSeat<Shown<PerSeat<Colour>>> given;
    PerSeat<Shown<ColourCounts>> colour_cards;
    PerSeat<Shown<Colour>> picked;
    Shown<CardSet> deck;
    Shown<CardSet> unseen_discards;

    friend constexpr bool operator==(const View&, const View&) = default;
};

View view_of(const State& state, const Viewer& viewer);

// The event as the viewer learns of it: every event reaches every viewer, secrets only some.
SeenEvent seen_by(const Event& event, const Viewer& viewer);

}  // namespace kamchatka
