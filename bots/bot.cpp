// What a bot does unless it says otherwise: it neither listens to events nor gives up.
#include "bots/bot.hpp"

namespace kamchatka::bots {

void Bot::hear(const Rules&, const SeenEvent&) {}

bool Bot::listens() const { return false; }

bool Bot::forfeits() const { return false; }

}  // namespace kamchatka::bots
