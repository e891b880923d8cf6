// A player that is a program. All it may know of a game is what its seat sees: the rules, a View
// and the options it has now. It never meets a State, and it answers with legal actions only.
//
//     const auto bot = make_bot("stratega");                      // bots/catalogue.hpp
//     chance::FastSource source{seed};                            // the bot's own stream
//     const Options options = legal_actions(rules, state, seat);  // the caller's side of the table
//     const View view = view_of(state, seat);
//     const Action action = bot->choose({rules, view, seat, options}, source, Budget{});
//
// The same bot, stream and situations give the same actions on every machine, as long as the budget
// has no deadline. One bot plays one seat of one game, and is not shared between threads.
#pragma once

#include "chance/fast_source.hpp"
#include "engine/action.hpp"
#include "engine/engine.hpp"
#include "engine/event.hpp"
#include "engine/rules.hpp"
#include "engine/view.hpp"

#include <chrono>
#include <optional>
#include <span>

namespace kamchatka::bots {

// What a bot decides on. Precondition: the seat is one of those the game awaits.
struct Situation {
    const Rules& rules;
    const View& view;  // view_of(state, seat)
    Seat seat;
    std::span<const Option> options;  // legal_actions(rules, state, seat)
};

// How long a bot may think about one action. Without a deadline it does all the work of its level.
// With one it answers with the best it has when time is up, at most a few milliseconds late.
struct Budget {
    std::optional<std::chrono::steady_clock::time_point> deadline{};

    static Budget until(std::chrono::steady_clock::time_point deadline) { return {deadline}; }
    bool spent() const { return deadline && std::chrono::steady_clock::now() >= *deadline; }
};

class Bot {
public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    // What to do now: an action that one of the options covers; never Withdraw.
    virtual Action choose(
        const Situation& now, chance::FastSource& source, const Budget& budget
    ) = 0;

    // What the seat sees of each event of the game, in order from the first. Some bots draw
    // conclusions about the others from it; a bot that was told nothing plays with what it sees.
    virtual void hear(const Rules& rules, const SeenEvent& event);
    // Whether it draws any: a caller in a hurry asks once, and spares the others the news.
    virtual bool listens() const;

    // Whether it has given the game up: the arbiter then excludes its seat as soon as allowed. None
    // of ours ever does; another program in a seat may die.
    virtual bool forfeits() const;
};

}  // namespace kamchatka::bots
