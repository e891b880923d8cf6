// Words as a search compares them: plain letters without their endings, and one term for all the
// words that mean the same at a table, in either language.
#pragma once

#include "record/words/names.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::referee {

using record::Language;

// Lower case, without accents; everything but letters and digits parts words.
std::vector<std::string> words_of(std::string_view text);

// Doubled letters once: they are what people misspell most.
std::string undoubled(std::string_view word);

// The same for all forms of a word: dimenticato, dimentica, dimenticare.
std::string stem_of(std::string_view word);

// Articles, auxiliaries and the like, which tell nothing apart.
bool says_nothing(std::string_view word, Language language);

// The term of a word that is not empty: that of its kin, or its stem.
std::string term_of(std::string_view word, Language language);

// Whether the word has kin in this language.
bool has_kin(std::string_view word, Language language);

// The words of a text in a language, in order, without those that say nothing.
std::vector<std::string> telling_words(std::string_view text, Language language);

}  // namespace kamchatka::referee
