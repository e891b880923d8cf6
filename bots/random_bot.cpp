// Any kind of action that is legal, then any action of that kind.
#include "bots/random_bot.hpp"

#include "chance/random_player.hpp"

namespace kamchatka::bots {

Action RandomBot::choose(const Situation& now, chance::FastSource& source, const Budget&) {
    return chance::random_action(now.options, source);
}

}  // namespace kamchatka::bots
