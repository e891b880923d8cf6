// Games played by a tape of numbers: each number picks among what is legal, with a bias towards
// what makes games eventful (attacks by the strong on the weak, tris, people leaving, time called).
// The same tape gives the same game, so whatever a test finds can be found again.
#pragma once

#include "engine/engine.hpp"
#include "engine/rulebooks.hpp"
#include "testkit/engine/archipelago.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::test {

// The numbers given, then endlessly those that follow from the seed.
class Tape {
public:
    explicit Tape(std::uint64_t seed, std::vector<std::uint32_t> first = {})
        : first_{std::move(first)},
          state_{seed} {}

    std::uint32_t next();
    unsigned below(unsigned n) { return next() % n; }
    bool one_in(unsigned n) { return below(n) == 0; }

private:
    std::vector<std::uint32_t> first_;
    std::size_t used_ = 0;
    std::uint64_t state_;
};

// Which rulebook a set of rules comes from: the index in rulebooks::all, or house_rules.
using Family = std::size_t;
inline constexpr Family house_rules = rulebooks::all.size();

struct Variant {
    std::string name;
    Family family;
    Ruleset set;
};

// The rulebooks, their options, and some mixes of knobs that no book has.
const std::vector<Variant>& variants();
// The seat counts a ruleset is offered for.
std::vector<std::uint8_t> seat_counts(const Ruleset& set);

struct Step {
    Actor actor;
    Action action;
};

// What the tape prefers in one game.
struct Temper {
    bool bold;              // attacks the weak with the strong, and goes on
    bool hoards;            // keeps its cards
    bool committed;         // begins with the promise of a seed
    unsigned time_round;    // in which time is called, where there is a clock
    unsigned leave_rarity;  // somebody goes at one step in so many
    unsigned ruling_rarity;
};

class RandomTable {
public:
    RandomTable(const Rules& rules, std::uint8_t seat_count, Tape tape);

    const Rules& rules() const { return rules_; }
    const State& state() const { return state_; }
    // Nothing more can happen.
    bool over() const;
    // What happens next. Precondition: not over().
    Step choose();
    // From now on by another tape.
    void go_on_with(Tape tape) { tape_ = std::move(tape); }
    // Does it; none when decide() refuses what legal_actions() offered.
    std::optional<Events> play(const Step& step);

private:
    std::optional<Step> ruling();
    std::optional<Step> departure();
    Action chance_action();
    Action seat_action(Seat seat);
    Action turn_action(Seat seat, const Options& options);
    std::optional<Action> attack_action(Seat seat, const Options& options);
    std::optional<Action> placement(Seat seat, const Options& options);
    // An action the option stands for, its quantity or dice by the tape.
    Action varied(const Option& option);
    // One of the options of a kind; none if there is none.
    template <typename A>
    std::optional<Option> any(const Options& options);
    int promise(Seat seat, const Attack& attack) const;

    Rules rules_;
    State state_;
    Tape tape_;
    Temper temper_;
};

// A whole game, step by step, with its events.
struct RecordedGame {
    std::size_t variant;
    std::uint8_t seat_count;
    std::uint64_t seed;
    std::vector<Step> steps;
    std::vector<std::size_t> first_event;  // of each step, and one past the last
    std::vector<Event> events;
    std::vector<std::uint64_t> digests;  // of the state after each step
    bool ended;                          // within step_count_max
};

inline constexpr std::size_t step_count_max = 60'000;

RecordedGame record_game(std::size_t variant, std::uint8_t seat_count, std::uint64_t seed);
// Some hundred games over all variants and seat counts, played once for all tests.
const std::vector<RecordedGame>& recorded_games();
// "torneo, 4 seats, seed 17": to find a game again.
std::string name_of(const RecordedGame& game);

// Folds the events of a game with evolve() alone, from an empty state: tell(step, before, event,
// after) for each of them.
template <typename Tell>
void fold(const RecordedGame& game, Tell&& tell) {
    State state{};
    for (std::size_t step = 0; step < game.steps.size(); ++step) {
        for (std::size_t e = game.first_event[step]; e < game.first_event[step + 1]; ++e) {
            const State before = state;
            evolve(state, game.events[e]);
            tell(step, before, game.events[e], state);
        }
    }
}

// The same, but look(step, state) once for each step, when all its events are filed.
template <typename Look>
void fold_steps(const RecordedGame& game, Look&& look) {
    State state{};
    for (std::size_t step = 0; step < game.steps.size(); ++step) {
        for (std::size_t e = game.first_event[step]; e < game.first_event[step + 1]; ++e) {
            evolve(state, game.events[e]);
        }
        look(step, static_cast<const State&>(state));
    }
}

// The quantity of an action: its field armies or dice. Null where there is none.
struct Quantity {
    std::uint16_t* armies = nullptr;
    std::uint8_t* dice = nullptr;

    explicit operator bool() const { return armies != nullptr || dice != nullptr; }
    unsigned get() const { return armies != nullptr ? *armies : *dice; }
    void set(unsigned n) const;
};
Quantity quantity_of(Action& action);

}  // namespace kamchatka::test
