// Hands the options to chance/random_player.hpp.
#include "bots/random_bot.hpp"

#include "chance/random_player.hpp"

namespace kamchatka::bots {

Action RandomBot::choose(const Situation& now, chance::FastSource& source, const Budget&) {
    return chance::random_action(now.options, source);
}

}  // namespace kamchatka::bots
