// The words of one game: the rules name its territories, cards and objectives, and the number of
// seats says how long a list by seat is. Codecs take a Lexicon; plain Rules will do for one, and
// stand for a table of six.
#pragma once

#include "engine/rules.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kamchatka::record {

struct Lexicon {
    const Rules& rules;
    std::uint8_t seat_count = seat_count_max;

    // NOLINTNEXTLINE(google-explicit-constructor): rules stand for their own lexicon
    Lexicon(const Rules& rules_in, std::uint8_t seat_count_in = seat_count_max)
        : rules{rules_in},
          seat_count{seat_count_in} {}
};

// Precondition: the id is one of these rules.
std::string_view spell(const Lexicon& lexicon, Territory territory);
std::string_view spell(const Lexicon& lexicon, Continent continent);
std::string_view spell(const Lexicon& lexicon, Card card);
std::string_view spell(const Lexicon& lexicon, Objective objective);

// For Territory, Continent, Card and Objective.
template <typename Id>
std::optional<Id> find(const Lexicon& lexicon, std::string_view word);

// Why find() found nothing: no territory is called "alasca" (did you mean alaska?).
template <typename Id>
std::string not_found(const Lexicon& lexicon, std::string_view word);

}  // namespace kamchatka::record
