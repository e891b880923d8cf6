// What a bot makes of events unless it says otherwise: it does not listen.
#include "bots/bot.hpp"

namespace kamchatka::bots {

void Bot::hear(const Rules&, const SeenEvent&) {}

bool Bot::listens() const { return false; }

}  // namespace kamchatka::bots
