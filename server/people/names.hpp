// What a player may be called. A name is written in Latin letters with the accents of Europe,
// digits, spaces and . _ - ' ; two names that could be taken for each other are not both allowed.
#pragma once

#include "engine/result.hpp"
#include "server/people/account_fault.hpp"
#include "store/rows.hpp"

#include <string>
#include <string_view>

namespace kamchatka::server {

inline constexpr int name_length_min = 2;  // in characters as people count them
inline constexpr int name_length_max = 20;

// The name as it will be shown (normalised, no spaces around it or doubled inside, straight
// apostrophes) and what makes it unique, or why it cannot be one. Never name_taken: that is for
// the store to say. Any bytes may be given.
Result<store::PlayerName, AccountFault> check_name(std::string_view text);

// The key alone of whatever text, for looking somebody up; names that cannot exist have one too.
std::string name_key(std::string_view text);

// Text that people type and that must mean the same on every keyboard: NFC. Broken UTF-8 is
// replaced. For passphrases.
std::string composed(std::string_view text);

// Characters as Unicode counts them; broken UTF-8 counts too.
int character_count(std::string_view text);

}  // namespace kamchatka::server
