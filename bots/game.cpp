// The loop of a game: chance draws, bots choose, the engine decides.
#include "bots/game.hpp"

#include "chance/outcome.hpp"

#include <algorithm>
#include <cassert>

namespace kamchatka::bots {
namespace {

// The streams of one game by purpose.
class Streams {
public:
    explicit Streams(std::uint64_t seed)
        : setup_{chance::nth_seed(seed, 1)},
          cards_{chance::nth_seed(seed, 2)},
          closing_{chance::nth_seed(seed, 3)} {
        for (std::size_t i = 0; i < seat_count_max; ++i) {
            dice_[i] = chance::FastSource{chance::nth_seed(seed, 16 + i)};
            own_[i] = chance::FastSource{chance::nth_seed(seed, 32 + i)};
        }
    }

    chance::FastSource& of_chance(const State& state) {
        if (state.phase == Phase::roll) return dice_[index(seat_on_turn(state))];
        if (state.phase == Phase::draw || state.phase == Phase::capture) return cards_;
        return state.phase == Phase::closing ? closing_ : setup_;
    }
    chance::FastSource& of_bot(Seat seat) { return own_[index(seat)]; }

private:
    template <std::size_t... I>
    static std::array<chance::FastSource, sizeof...(I)> none(std::index_sequence<I...>) {
        return {((void)I, chance::FastSource{0})...};
    }
    chance::FastSource setup_;
    chance::FastSource cards_;
    chance::FastSource closing_;
    std::array<chance::FastSource, seat_count_max> dice_ =
        none(std::make_index_sequence<seat_count_max>{});
    std::array<chance::FastSource, seat_count_max> own_ =
        none(std::make_index_sequence<seat_count_max>{});
};

class Table {
public:
    Table(
        const Rules& rules,
        std::uint8_t seat_count,
        const Players& players,
        std::uint64_t seed,
        const Watcher* watcher
    )
        : rules_{rules},
          players_{players},
          watcher_{watcher},
          streams_{seed} {
        game_.state = new_table(seat_count);
        for (const Seat seat : seats(game_.state)) {
            assert(players[seat] != nullptr);
            if (players[seat]->listens()) listeners_.insert(seat);
        }
        play(Chance{}, StartGame{});
    }

    const State& state() const { return game_.state; }

    void chance_acts() {
        play(Chance{}, chance::outcome(rules_, state(), streams_.of_chance(state())));
    }

    void seat_acts() {
        const Seat seat = awaited_seats(state()).front();
        const Options options = legal_actions(rules_, state(), seat);
        const View view = view_of(state(), seat);
        const Situation now{rules_, view, seat, {options.begin(), options.size()}};
        const Action action = players_[seat]->choose(now, streams_.of_bot(seat), Budget{});
        if (players_[seat]->forfeits() && decide(rules_, state(), Arbiter{}, Exclude{seat})) {
            return play(Arbiter{}, Exclude{seat});
        }
        play(seat, action);
    }

    void time_is_up() { play(Arbiter{}, CallTime{}); }

    chance::PlayedGame result(chance::Ending ending) {
        game_.ending = ending;
        return game_;
    }

private:
    void play(const Actor& actor, const Action& action) {
        const Decision decision = decide(rules_, state(), actor, action);
        assert(decision.has_value());
        if (watcher_ != nullptr) (*watcher_)(state(), actor, action, *decision);
        for (const Event& event : *decision) {
            if (std::holds_alternative<TurnStarted>(event)) ++game_.turn_count;
            for (const Seat seat : listeners_) players_[seat]->hear(rules_, seen_by(event, seat));
            evolve(game_.state, event);
        }
        ++game_.action_count;
    }

    const Rules& rules_;
    const Players& players_;
    const Watcher* watcher_;
    Streams streams_;
    SeatSet listeners_;
    chance::PlayedGame game_;
};

}  // namespace

chance::PlayedGame play_game(
    const Rules& rules,
    std::uint8_t seat_count,
    const Players& players,
    std::uint64_t seed,
    const GameOptions& options
) {
    const std::uint32_t call_time_round =
        rules.set.ending.minutes > 0 ? std::max(options.call_time_round, 1U) : UINT32_MAX;
    Table table{rules, seat_count, players, seed, options.watcher};
    const State& state = table.state();
    while (state.phase != Phase::over && state.phase != Phase::closed) {
        if (state.round > options.round_max) return table.result(chance::Ending::abandoned);
        if (state.round >= call_time_round && !state.last_round) {
            table.time_is_up();
        } else if (chance::draws(state.phase)) {
            table.chance_acts();
        } else {
            table.seat_acts();
        }
    }
    return table.result(chance::Ending::played_out);
}

}  // namespace kamchatka::bots
