// What things are called to people, in Italian and English. On the wire and in records everything
// has its one spelling (spelling.hpp); these names are for screens and print only.
#pragma once

#include "engine/rules.hpp"
#include "engine/state.hpp"
#include "record/words/lexicon.hpp"

#include <string_view>

namespace kamchatka::record {

enum class Language : std::uint8_t { italian, english };

// Ids without a name here (custom objectives, other boards) are shown as they are spelled.
std::string_view name_of(const Lexicon& lexicon, Territory territory, Language language);
std::string_view name_of(const Lexicon& lexicon, Continent continent, Language language);
std::string_view name_of(const Lexicon& lexicon, Card card, Language language);
std::string_view name_of(const Lexicon& lexicon, Objective objective, Language language);

std::string_view name_of(Colour colour, Language language);
std::string_view name_of(Arm arm, Language language);
std::string_view name_of(Phase phase, Language language);
std::string_view name_of(Standing standing, Language language);
std::string_view name_of(Cause cause, Language language);

// A built-in ruleset; other ids as they are.
std::string_view ruleset_name(std::string_view id, Language language);

}  // namespace kamchatka::record
