// The bots there are, as data: what to call them, a word on how each plays, and how strong it is.
#pragma once

#include "bots/bot.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace kamchatka::bots {

// The same words in both languages of the interface.
struct Words {
    std::string_view it;
    std::string_view en;
};

struct Profile {
    std::string_view id;  // in records, addresses and on the command line; never renamed
    Words name;
    Words portrait;      // a sentence or two on how it plays
    std::uint8_t level;  // 1 to 5, weakest first; 0: for measuring only, not offered to people
};

// Those for measuring, the personas, then the levels from the weakest to the strongest.
std::span<const Profile> profiles();

// The profile with that id, or null.
const Profile* find_profile(std::string_view id);

// A new bot for one seat of one game, or null if there is none with that id.
std::unique_ptr<Bot> make_bot(std::string_view id);

// The one that takes an empty seat when nobody chose.
inline constexpr std::string_view usual_bot = "stratega";

}  // namespace kamchatka::bots
