// Each action is decided, folded into the state and added to the record.
#include "cli/pipe/live_game.hpp"

#include "chance/outcome.hpp"

#include <cassert>

namespace kamchatka::cli {

namespace {

std::optional<Board> own_board(const Rules& rules) {
    if (rules.set.setup.board == BoardKind::classic) return std::nullopt;
    return rules.board;
}

}  // namespace

LiveGame::LiveGame(const Opening& opening)
    : rules_{opening.rules},
      record_{
          .set = opening.rules.set,
          .board = own_board(opening.rules),
          .seat_count = opening.seat_count,
          .players = opening.players,
          .tags = {},
          .position = opening.position,
          .steps = {}},
      state_{record::first_state(record_)},
      entropy_{chance::new_server_seed()} {
    if (opening.server_seed) dealer_.emplace(*opening.server_seed, opening.scheme);
}

bool LiveGame::awaits_chance() const {
    if (state_.phase == Phase::over) return state_.committed;
    return waits_for_chance(state_.phase);
}

bool LiveGame::keeps_promise(const Actor& actor, const Action& action) const {
    const auto* seat = std::get_if<Seat>(&actor);
    return !dealer_ || seat == nullptr || dealer_->keeps_promise(state_, *seat, action);
}

bool LiveGame::can_draw() const {
    const bool of_the_seed = state_.phase == Phase::over || state_.phase == Phase::supply;
    return awaits_chance() && (seeded() || !of_the_seed);
}

Decision LiveGame::act(const Actor& actor, const Action& action) {
    Decision decision = decide(rules_, state_, actor, action);
    if (!decision) return decision;
    for (const Event& event : *decision) {
        if (dealer_) dealer_->hear(event);
        evolve(state_, event);
    }
    record_.steps.push_back({actor, action, {decision->begin(), decision->end()}});
    return decision;
}

const record::Step& LiveGame::let_chance_act() {
    assert(can_draw());
    Action action = StartGame{};
    if (dealer_) {
        action = dealer_->action(rules_, state_);
    } else if (state_.phase != Phase::start) {
        action = chance::outcome(rules_, state_, entropy_);
    }
    const Decision decision = act(Chance{}, action);
    assert(decision.has_value());
    return record_.steps.back();
}

}  // namespace kamchatka::cli
