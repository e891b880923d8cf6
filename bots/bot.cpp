// What a bot does when it says nothing else: hears nothing, wants to be shown its options.
#include "bots/bot.hpp"

namespace kamchatka::bots {

void Bot::hear(const Rules&, const SeenEvent&) {}

bool Bot::wants_options(const Rules&, const View&, Seat) const { return true; }

}  // namespace kamchatka::bots
