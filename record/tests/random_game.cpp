// Picks one of the legal actions at each step. Time is called early, so that games come to an end,
// and now and then the arbiter has something to do.
#include "record/tests/random_game.hpp"

#include "record/words/spelling.hpp"
#include "testkit/engine/archipelago.hpp"

#include <memory>

namespace kamchatka::record::test {
namespace {

// Fills in what an option leaves open: a quantity, dice, bytes.
class Choice {
public:
    Choice(Xorshift& random, std::uint16_t most) : random_{random}, most_{most} {}

    template <typename A>
    void operator()(A& action) {
        if constexpr (requires { action.armies; }) {
            quantity(action.armies);
        } else if constexpr (requires { action.attack; }) {
            dice(action.attack);
            dice(action.defence);
        } else if constexpr (requires { action.dice.size(); }) {
            dice(action.dice);
        } else if constexpr (requires { action.dice; }) {
            quantity(action.dice);
        } else if constexpr (requires { action.commitment; }) {
            if (random_.below(2) == 0) bytes(action.commitment);
        } else if constexpr (requires { action.hash; }) {
            bytes(action.hash);
        } else if constexpr (requires { action.entropy; }) {
            bytes(action.entropy);
        } else if constexpr (requires { action.seed; }) {
            bytes(action.seed);
        }
    }

private:
    template <typename T>
    void quantity(T& number) {
        const std::size_t more = most_ > number ? most_ - std::size_t{number} : 0;
        // Mostly all of it, or the game would crawl.
        const std::size_t chosen = random_.below(4) == 0 ? random_.below(more + 1) : more;
        number = static_cast<T>(number + chosen);
    }
    template <typename Dice>
    void dice(Dice& all) {
        for (auto& die : all) {
            if (die != 0) die = static_cast<std::uint8_t>(1 + random_.below(6));
        }
    }
    template <typename Bytes>
    void bytes(Bytes& all) {
        for (auto& byte : all) byte = static_cast<std::uint8_t>(random_.next() >> 32U);
    }

    Xorshift& random_;
    std::uint16_t most_;
};

Actor next_actor(const State& state, Xorshift& random) {
    constexpr IdSet<Phase> turn{Phase::reinforce, Phase::attack, Phase::gather};
    const bool in_turn = turn.contains(state.phase);
    const bool late = state.round >= 6 && !state.last_round;
    if (in_turn && random.below(late ? 20 : 300) == 0) return Arbiter{};
    if (waits_for_chance(state.phase)) return Chance{};
    const SeatSet awaited = awaited_seats(state);
    return awaited.nth(random.below(awaited.size()));
}

template <typename... As>
bool is_one_of(const Action& action) {
    return (std::holds_alternative<As>(action) || ...);
}

// Leaving is rare, time is called when it is late, and attacks are made where there are some.
bool unwanted(const Action& action, const State& state, Xorshift& random) {
    if (is_one_of<Withdraw, Exclude>(action)) return random.below(400) != 0;
    if (is_one_of<TakeBackArmies>(action)) return random.below(8) != 0;
    if (is_one_of<RemoveArmies, SetArmyCap>(action)) return random.below(40) != 0;
    if (is_one_of<EndTurn, Transfer>(action)) {
        return state.phase == Phase::attack && random.below(8) != 0;
    }
    return false;
}

std::size_t pick(const Options& options, const State& state, Xorshift& random) {
    std::size_t picked = random.below(options.size());
    for (int again = 0; again < 200 && unwanted(options[picked].action, state, random); ++again) {
        picked = random.below(options.size());
    }
    return picked;
}

}  // namespace

Record play(const RandomGame& game, const Watch& watch) {
    Record record;
    record.set = game.set;
    record.seat_count = game.seat_count;
    const Rules rules = kamchatka::test::test_rules(game.set);
    if (game.set.setup.board == BoardKind::quadrants) record.board = rules.board;
    State state = new_table(game.seat_count);
    Xorshift random{game.seed};
    const auto options = std::make_unique<Options>();
    while (record.steps.size() < game.step_count_max) {
        const Actor actor = next_actor(state, random);
        *options = legal_actions(rules, state, actor);
        if (options->empty()) {
            if (std::holds_alternative<Arbiter>(actor)) continue;
            break;
        }
        const Option& option = (*options)[pick(*options, state, random)];
        Step step{.actor = actor, .action = option.action, .events = {}};
        std::visit(Choice{random, option.most}, step.action);
        if (auto* start = std::get_if<StartGame>(&step.action); start && game.scheme) {
            *start = {.commitment = {1}, .scheme = game.scheme};
        }
        const Decision decision = decide(rules, state, actor, step.action);
        if (!decision) break;  // the record shows it: it stops short of the game's end
        for (const Event& event : *decision) {
            evolve(state, event);
            step.events.push_back(event);
        }
        record.steps.push_back(std::move(step));
        if (watch) watch(rules, state);
        if (state.phase == Phase::closed) break;
    }
    return record;
}

State last_state(const Record& record) {
    State state = first_state(record);
    for (const Step& step : record.steps) {
        for (const Event& event : step.events) evolve(state, event);
    }
    return state;
}

}  // namespace kamchatka::record::test
