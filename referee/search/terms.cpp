// Letters, endings and terms. Endings are cut by a list, the longest first; what they leave need
// not be a word, it has to be the same for all forms.
#include "referee/search/terms.hpp"

#include "referee/search/lexicon.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::referee {
namespace {

constexpr std::size_t stem_min = 3;

constexpr bool is_vowel(char letter) {
    return std::string_view{"aeiou"}.find(letter) != std::string_view::npos;
}

bool is_number(std::string_view word) {
    return std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Words are compared without doubled letters, so these have none either.
constexpr std::array<std::string_view, 47> italian_endings{
    "amento", "imento", "arsela", "arsene", "arono", "erano", "avano", "evano", "zione", "zioni",
    "mente",  "atore",  "atori",  "arlo",   "arla",  "arli",  "arle",  "arsi",  "arci",  "arne",
    "erlo",   "erla",   "erli",   "erle",   "ersi",  "ando",  "endo",  "iamo",  "anti",  "ante",
    "are",    "ere",    "ire",    "ato",    "ata",   "ati",   "ate",   "ano",   "ono",   "ito",
    "ita",    "iti",    "ite",    "uto",    "uta",   "uti",   "ute"};
constexpr std::array<std::string_view, 6> english_endings{"ing", "ies", "ed", "es", "er", "s"};

template <std::size_t N>
void cut(std::string& word, const std::array<std::string_view, N>& endings) {
    for (const std::string_view ending : endings) {
        if (word.size() >= ending.size() + stem_min && word.ends_with(ending)) {
            word.resize(word.size() - ending.size());
            return;
        }
    }
}

// The numbers people say in words.
std::string_view digits_of(std::string_view word) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 17> numbers{{
        {"due", "2"},
        {"tre", "3"},
        {"quattro", "4"},
        {"cinque", "5"},
        {"sei", "6"},
        {"sette", "7"},
        {"otto", "8"},
        {"nove", "9"},
        {"dieci", "10"},
        {"two", "2"},
        {"three", "3"},
        {"four", "4"},
        {"five", "5"},
        {"six", "6"},
        {"seven", "7"},
        {"eight", "8"},
        {"centotrenta", "130"},
    }};
    for (const auto& [said, digits] : numbers) {
        if (said == word) return digits;
    }
    return word;
}

// So many can only be armies above a cap.
bool above_any_cap(std::string_view digits) {
    return digits.size() == 3 && digits > "120" && digits < "200";
}

// "È stato", "sono state": been, not a territory.
bool is_been(std::string_view before, std::string_view word) {
    constexpr std::array<std::string_view, 9> being{
        "e", "sono", "era", "erano", "essere", "sia", "siano", "fosse", "sarebbe"};
    constexpr std::array<std::string_view, 4> been{"stato", "stata", "stati", "state"};
    return std::ranges::count(being, before) > 0 && std::ranges::count(been, word) > 0;
}

}  // namespace

std::vector<std::string> words_of(std::string_view text) {
    // U+00E0 to U+00FC, and with their capitals 0x20 below.
    constexpr std::string_view plain = "aaaaaaaceeeeiiiidnooooo ouuuu";
    std::vector<std::string> words(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        char letter = ' ';
        if (byte >= 'A' && byte <= 'Z') letter = static_cast<char>(byte - 'A' + 'a');
        if ((byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9')) letter = text[i];
        if (byte == 0xc3 && i + 1 < text.size()) {
            const unsigned second = static_cast<unsigned char>(text[++i]) & 0x1fU;
            letter = second < plain.size() ? plain[second] : ' ';
        }
        if (letter != ' ') {
            words.back() += letter;
        } else if (!words.back().empty()) {
            words.emplace_back();
        }
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

std::string undoubled(std::string_view word) {
    std::string once;
    for (const char letter : word) {
        if (once.empty() || once.back() != letter || (letter >= '0' && letter <= '9')) {
            once += letter;
        }
    }
    return once;
}

std::string stem_of(std::string_view word) {
    if (is_number(word)) return std::string{word};
    std::string stem = undoubled(word);
    if (stem.size() <= stem_min) return stem;
    if (is_vowel(stem.back())) {
        cut(stem, italian_endings);
    } else {
        cut(stem, english_endings);
    }
    while (stem.size() > stem_min && (is_vowel(stem.back()) || stem.back() == 'y')) {
        stem.pop_back();
    }
    if (stem.size() > stem_min && stem.back() == 'h') stem.pop_back();  // attacchi, giochi
    return stem;
}

bool says_nothing(std::string_view word, Language language) {
    return std::ranges::binary_search(idle_words(language), word);
}

bool has_kin(std::string_view word, Language language) { return kin_of(word, language) != nullptr; }

std::string term_of(std::string_view word, Language language) {
    const std::string_view said = digits_of(word);
    if (is_number(said)) return above_any_cap(said) ? "130" : std::string{said};
    const std::string* kin = kin_of(word, language);
    return kin == nullptr ? stem_of(word) : *kin;
}

std::vector<std::string> telling_words(std::string_view text, Language language) {
    std::vector<std::string> telling;
    std::string before;
    for (std::string& word : words_of(text)) {
        const bool idle = says_nothing(word, language) || is_been(before, word);
        before = word;
        if (!idle) telling.push_back(std::move(word));
    }
    return telling;
}

}  // namespace kamchatka::referee
