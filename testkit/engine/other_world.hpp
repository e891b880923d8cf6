// A game as it might have been: the same to all appearances, but with other cards in the deck and
// in the hands, other objectives, other Kingmaker cards, wherever a viewer cannot know better. If
// the viewer can tell the two apart, something leaked.
#pragma once

#include "engine/view.hpp"
#include "testkit/engine/random_table.hpp"

#include <array>

namespace kamchatka::test {

// Which secrets are otherwise in the other world.
enum class Changed { cards, objectives, exchanges, all };

class OtherWorld {
public:
    // Changes whatever the viewer has not learnt by the end of `step_count` steps.
    OtherWorld(
        const RecordedGame& game,
        const Viewer& viewer,
        Changed changed,
        std::size_t step_count,
        Tape tape
    );

    const Rules& rules() const { return rules_; }
    const State& state() const { return state_; }
    // The recorded step as it happens in this world; none when decide() refuses it.
    std::optional<Events> play(const Step& step);

private:
    Action relabelled(const Step& step);
    void plan_gifts(const RecordedGame& game);
    PerSeat<Colour> other_exchange(Seat giver);
    Colour other_pick(Seat seat, Colour picked);

    Rules rules_;
    State state_;
    Viewer viewer_;
    Tape tape_;
    bool exchanges_;
    PerSeat<Colour> gifts_{};  // Kingmaker: what each of the others gives the viewer here
    std::array<Card, card_count_max> cards_{};
    std::array<Objective, objective_count_max> objectives_{};
};

// The cards a viewer learns of in the first steps: played in the open, drawn, taken or lost by
// himself.
CardSet learnt_cards(const RecordedGame& game, const Viewer& viewer, std::size_t step_count);

// Whether the event lays open what differs between the worlds.
bool lays_open(const Event& event, Changed changed);

struct Comparison {
    std::size_t steps = 0;              // compared
    std::size_t differing = 0;          // of them, steps at which the two worlds were not the same
    std::optional<std::string> tell{};  // how the viewer can tell the worlds apart
};

// Plays the game in both worlds and compares what look(state, viewer) and hear(event, viewer) say,
// step by step, until what differs becomes public.
template <typename Look, typename Hear>
Comparison compare_worlds(
    const RecordedGame& game,
    const Viewer& viewer,
    OtherWorld& other,
    Changed changed,
    std::size_t step_count,
    Look&& look,
    Hear&& hear
) {
    Comparison result;
    State state = new_table(game.seat_count);
    for (std::size_t step = 0; step < step_count; ++step) {
        const auto events = other.play(game.steps[step]);
        if (!events) {
            result.tell = "refused in the other world at step " + std::to_string(step);
            return result;
        }
        const std::size_t first = game.first_event[step];
        const std::size_t count = game.first_event[step + 1] - first;
        for (const Event& event : *events) {
            if (lays_open(event, changed)) return result;
        }
        for (std::size_t e = 0; e < count; ++e) {
            if (lays_open(game.events[first + e], changed)) return result;
        }
        if (count != events->size()) {
            result.tell = "another number of events at step " + std::to_string(step);
            return result;
        }
        for (std::size_t e = 0; e < count; ++e) {
            evolve(state, game.events[first + e]);
            if (hear(game.events[first + e], viewer) == hear((*events)[e], viewer)) continue;
            result.tell = "event " + std::to_string((*events)[e].index()) + " at step " +
                std::to_string(step);
            return result;
        }
        ++result.steps;
        if (!(state == other.state())) ++result.differing;
        if (look(state, viewer) == look(other.state(), viewer)) continue;
        result.tell = "the view at step " + std::to_string(step);
        return result;
    }
    return result;
}

}  // namespace kamchatka::test
