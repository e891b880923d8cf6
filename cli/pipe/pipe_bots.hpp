// The bots that are asked for their choice through the pipe. One mind for each seat and bot lasts
// as long as the game, and hears what its seat hears and nothing else.
#pragma once

#include "bots/bot.hpp"
#include "cli/pipe/live_game.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace kamchatka::cli {

struct BotWish {
    Seat seat{};
    std::string bot;
    std::uint64_t seed = 1;   // of the bot's own stream; it counts when the bot is first asked
    std::uint64_t limit = 0;  // milliseconds to think; 0: all the work of its level
};

class PipeBots {
public:
    // Precondition: there is such a bot, and the game awaits the seat.
    Action choose(const LiveGame& game, const BotWish& wish);

private:
    struct Mind {
        std::unique_ptr<bots::Bot> bot;
        chance::FastSource source;
        std::size_t heard = 0;  // steps of the record
    };
    Mind& mind_of(const BotWish& wish);

    std::map<std::pair<Seat, std::string>, Mind> minds_;
};

}  // namespace kamchatka::cli
