// The options are cut into runs of one kind; one of the runs is picked, then one of its options.
#include "chance/random_player.hpp"

#include "chance/outcome.hpp"
#include "chance/source.hpp"

#include <algorithm>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <span>
#include <variant>

namespace kamchatka::chance {
namespace {

constexpr std::size_t kind_count = std::variant_size_v<Action>;
constexpr unsigned take_back_rarity = 16;

template <typename A>
constexpr bool counts_armies = requires(A action) {
    { action.armies } -> std::same_as<std::uint16_t&>;
};
// The dice of a seat are a number; those of Chance are faces.
template <typename A>
constexpr bool counts_dice = requires(A action) {
    { action.dice } -> std::same_as<std::uint8_t&>;
};

// Replaces the smallest quantity of the option's action with any one up to the largest.
template <typename A>
void vary(A& action, [[maybe_unused]] unsigned most, [[maybe_unused]] FastSource& source) {
    if constexpr (counts_armies<A>) {
        const unsigned more = source.below(most - action.armies + 1U);
        action.armies = static_cast<std::uint16_t>(action.armies + more);
    } else if constexpr (counts_dice<A>) {
        const unsigned more = source.below(most - action.dice + 1U);
        action.dice = static_cast<std::uint8_t>(action.dice + more);
    } else if constexpr (std::same_as<A, Promise>) {
        // Nobody remembers what was promised, so it is always the same: 16 bytes of nothing.
        action.hash = promise_of(Entropy{});
    }
}

// The options of one kind. legal_actions() lists kind by kind.
struct Run {
    const Option* first;
    unsigned count;
};
using Runs = InplaceVector<Run, kind_count>;

// The kinds to choose from this time: all but those held back, or withdrawing alone.
Runs considered(
    std::span<const Option> options, FastSource& source, std::uint32_t withdrawals_per_65536
) {
    Runs runs;
    const Option* const end = options.data() + options.size();
    for (const Option* next = options.data(); next != end;) {
        const Option* const first = next;
        const std::size_t kind = first->action.index();
        next = std::partition_point(next, end, [kind](const Option& option) {
            return option.action.index() == kind;
        });
        const Run run{first, static_cast<unsigned>(next - first)};
        if (kind == kind_of<Withdraw>) {
            if (withdrawals_per_65536 == 0) continue;
            if (source.below(65536) < withdrawals_per_65536) return Runs{run};
        } else if (kind != kind_of<TakeBackArmies> || source.below(take_back_rarity) == 0) {
            runs.push_back(run);
        }
    }
    return runs;
}

// A game in progress, and what is counted of it.
class Table {
public:
    Table(const Rules& rules, std::uint8_t seat_count, std::uint64_t seed)
        : rules_{rules},
          source_{seed},
          game_{.state = new_table(seat_count)} {
        play(Chance{}, StartGame{});
    }

    const State& state() const { return game_.state; }

    void chance_acts() { play(Chance{}, outcome(rules_, game_.state, source_)); }

    void seat_acts(const RandomGame& options) {
        const Seat seat = awaited_seats(game_.state).front();
        const std::uint32_t withdrawals = options.withdrawals_per_65536;
        play(seat, random_action(rules_, game_.state, seat, source_, withdrawals));
    }

    void time_is_up() { play(Arbiter{}, CallTime{}); }

    PlayedGame result(Ending ending) const {
        PlayedGame game = game_;
        game.ending = ending;
        return game;
    }

private:
    void play(const Actor& actor, const Action& action) {
        const Decision decision = decide(rules_, game_.state, actor, action);
        assert(decision.has_value());
        for (const Event& event : *decision) {
            if (std::holds_alternative<TurnStarted>(event)) ++game_.turn_count;
            evolve(game_.state, event);
        }
        ++game_.action_count;
    }

    const Rules& rules_;
    FastSource source_;
    PlayedGame game_;
};

}  // namespace

Action random_action(
    const Rules& rules,
    const State& state,
    Seat seat,
    FastSource& source,
    std::uint32_t withdrawals_per_65536
) {
    const Options options = legal_actions(rules, state, seat);
    return random_action({options.begin(), options.size()}, source, withdrawals_per_65536);
}

Action random_action(
    std::span<const Option> options, FastSource& source, std::uint32_t withdrawals_per_65536
) {
    const Runs runs = considered(options, source, withdrawals_per_65536);
    const Run& run = runs[source.below(static_cast<unsigned>(runs.size()))];
    const Option& option = run.first[source.below(run.count)];
    Action action = option.action;
    std::visit([&](auto& chosen) { vary(chosen, option.most, source); }, action);
    return action;
}

PlayedGame play_random_game(
    const Rules& rules, std::uint8_t seat_count, std::uint64_t seed, const RandomGame& options
) {
    const std::uint32_t call_time_round =
        rules.set.ending.minutes > 0 ? std::max(options.call_time_round, 1U) : UINT32_MAX;
    Table table{rules, seat_count, seed};
    const State& state = table.state();
    while (state.phase != Phase::over && state.phase != Phase::closed) {
        if (state.round > options.round_max) return table.result(Ending::abandoned);
        if (state.round >= call_time_round && !state.last_round) {
            table.time_is_up();
        } else if (draws(state.phase)) {
            table.chance_acts();
        } else {
            table.seat_acts(options);
        }
    }
    return table.result(Ending::played_out);
}

}  // namespace kamchatka::chance
