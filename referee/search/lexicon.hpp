// The words of a table: which mean the same, and which mean nothing to a search.
#pragma once

#include "record/words/names.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::referee {

using record::Language;

// The term for a word and all its kin, in both languages; none for a word on its own.
const std::string* kin_of(std::string_view word, Language language);

// In order.
std::span<const std::string> idle_words(Language language);

// All words that have kin.
const std::vector<std::string>& known_words(Language language);

}  // namespace kamchatka::referee
