// Tells a bot what its seat has seen since it was last asked, and asks it.
#include "cli/pipe/pipe_bots.hpp"

#include "bots/catalogue.hpp"
#include "engine/view.hpp"

#include <chrono>

namespace kamchatka::cli {

PipeBots::Mind& PipeBots::mind_of(const BotWish& wish) {
    const std::pair key{wish.seat, wish.bot};
    const auto found = minds_.find(key);
    if (found != minds_.end()) return found->second;
    Mind fresh{
        .bot = bots::make_bot(wish.bot), .source = chance::FastSource{wish.seed}, .heard = 0};
    return minds_.emplace(key, std::move(fresh)).first->second;
}

Action PipeBots::choose(const LiveGame& game, const BotWish& wish) {
    Mind& mind = mind_of(wish);
    const auto& steps = game.record().steps;
    for (; mind.heard < steps.size(); ++mind.heard) {
        if (!mind.bot->listens()) continue;
        for (const Event& event : steps[mind.heard].events) {
            mind.bot->hear(game.rules(), seen_by(event, wish.seat));
        }
    }
    const auto options =
        std::make_unique<Options>(legal_actions(game.rules(), game.state(), wish.seat));
    const View view = view_of(game.state(), wish.seat);
    const bots::Situation now{game.rules(), view, wish.seat, {options->begin(), options->end()}};
    bots::Budget budget;
    if (wish.limit != 0) {
        budget = bots::Budget::until(
            std::chrono::steady_clock::now() + std::chrono::milliseconds{wish.limit}
        );
    }
    return mind.bot->choose(now, mind.source, budget);
}

}  // namespace kamchatka::cli
