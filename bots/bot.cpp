// What a bot makes of events unless it says otherwise: it does not listen, nor give up.
#include "bots/bot.hpp"

namespace kamchatka::bots {

void Bot::hear(const Rules&, const SeenEvent&) {}

bool Bot::listens() const { return false; }

bool Bot::forfeits() const { return false; }

}  // namespace kamchatka::bots
