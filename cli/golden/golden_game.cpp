// Plays a golden game to its end, sooner rather than later.
#include "cli/golden/golden_game.hpp"

#include "chance/random_player.hpp"
#include "cli/pipe/live_game.hpp"

#include <cassert>

namespace kamchatka::cli {
namespace {

// How often a player who would end the turn thinks again.
constexpr int second_thoughts = 4;

Digest server_seed(chance::FastSource& source) {
    Digest seed{};
    for (std::uint8_t& byte : seed) byte = static_cast<std::uint8_t>(source.below(256));
    return seed;
}

bool ends_turn(const Action& action) {
    return std::holds_alternative<EndTurn>(action) || std::holds_alternative<Transfer>(action);
}

class Table {
public:
    explicit Table(const GoldenGame& game)
        : source_{game.seed},
          rulings_{game.rulings},
          game_{Opening{
              .rules = game.rules,
              .seat_count = game.seat_count,
              .players = {},
              .position = {},
              .server_seed = server_seed(source_),
              .scheme = Scheme::promises}} {
        if (game.rules.set.ending.minutes > 0) {
            rulings_.push_back({CallTime{}, game.last_round});
            return;
        }
        for (std::size_t i = 1; i < game.seat_count; ++i) {
            rulings_.push_back({Withdraw{id_of<Seat>(i)}, game.last_round});
        }
    }

    record::Record play() {
        while (game_.awaits_chance() || !awaited_seats(game_.state()).empty()) {
            if (game_.awaits_chance()) {
                game_.let_chance_act();
            } else if (!rule()) {
                seat_acts();
            }
        }
        return game_.record();
    }

private:
    // The first ruling that is due and allowed now.
    bool rule() {
        for (std::size_t i = 0; i < rulings_.size(); ++i) {
            const Ruling ruling = rulings_[i];
            if (game_.state().round < ruling.round) continue;
            if (!game_.act(Arbiter{}, ruling.action)) continue;
            rulings_.erase(rulings_.begin() + static_cast<std::ptrdiff_t>(i));
            return true;
        }
        return false;
    }

    void seat_acts() {
        const Seat seat = awaited_seats(game_.state()).front();
        const auto draw = [&] {
            return chance::random_action(game_.rules(), game_.state(), seat, source_);
        };
        Action action = draw();
        for (int i = 0; i < second_thoughts && ends_turn(action); ++i) action = draw();
        const Decision decision = game_.act(seat, action);
        assert(decision.has_value());
    }

    chance::FastSource source_;
    std::vector<Ruling> rulings_;
    LiveGame game_;
};

}  // namespace

record::Record play_golden_game(const GoldenGame& game) { return Table{game}.play(); }

}  // namespace kamchatka::cli
