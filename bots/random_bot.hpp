// The player without a plan of chance/, as a bot: the bottom of every scale of strength.
#pragma once

#include "bots/bot.hpp"

namespace kamchatka::bots {

class RandomBot final : public Bot {
public:
    Action choose(const Situation& now, chance::FastSource& source, const Budget& budget) override;
};

}  // namespace kamchatka::bots
