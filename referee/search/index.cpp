// Weighing sentences.
#include "referee/search/index.hpp"

#include "referee/search/lexicon.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace kamchatka::referee {
namespace {

// Of BM25: how soon more of a term tells no more, and how much long wordings are held back.
constexpr double saturation = 1.6;
constexpr double length_effect = 0.25;
constexpr double usual_length = 30;

constexpr double pair_factor = 0.4;
constexpr double misspelled = 0.75;
constexpr double twice_misspelled = 0.5;
constexpr double being_typed = 0.7;
constexpr std::size_t typed_min = 3;

std::string pair_of(const std::string& a, const std::string& b) {
    return a < b ? a + '+' + b : b + '+' + a;
}

// By how many words of each language that say nothing it has; both where that does not tell.
std::vector<Language> languages_of(std::string_view sentence) {
    int balance = 0;
    for (const std::string& word : words_of(sentence)) {
        balance += says_nothing(word, Language::italian) ? 1 : 0;
        balance -= says_nothing(word, Language::english) ? 1 : 0;
    }
    if (balance > 0) return {Language::italian};
    if (balance < 0) return {Language::english};
    return {Language::italian, Language::english};
}

// Numbers, colours and places tell little alone: they are said of any case. What has kin is a word
// of the table; other words are in a text by chance.
double weight_of(const std::string& term) {
    constexpr std::array<std::string_view, 3> of_any_case{"=rosso", "=alaska", "=non"};
    if (std::ranges::count(of_any_case, term) > 0) return 0.4;
    if (term.size() < 3 && term.front() >= '0' && term.front() <= '9') return 0.4;
    return term.front() == '=' || term == "130" ? 1 : 0.8;
}

std::size_t slips_allowed(std::size_t letters) { return letters < 4 ? 0 : letters < 7 ? 1 : 2; }

// Longer forms of the same: contemporanea, contemporaneamente.
bool begin_alike(std::string_view a, std::string_view b) {
    const auto apart = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    const auto common = static_cast<std::size_t>(apart.first - a.begin());
    return common >= 5 && common * 10 >= std::max(a.size(), b.size()) * 6;
}

}  // namespace

Index::Index(const std::vector<Wordings>& texts) : text_count_{texts.size()} {
    for (const Language language : {Language::italian, Language::english}) {
        for (const std::string& word : known_words(language)) {
            spellings_.emplace(undoubled(word), term_of(word, language));
        }
    }
    for (std::size_t text = 0; text < texts.size(); ++text) {
        for (const Wording& wording : texts[text]) add(text, wording);
    }
}

void Index::add(std::size_t text, const Wording& wording) {
    const auto length = static_cast<double>(telling_words(wording.text, wording.language).size());
    const double each =
        wording.weight / (1 - length_effect + length_effect * length / usual_length);
    std::string_view rest = wording.text;
    while (!rest.empty()) {
        const std::string_view phrase = rest.substr(0, rest.find_first_of(",.;:"));
        rest.remove_prefix(std::min(rest.size(), phrase.size() + 1));
        std::string before;
        for (const std::string& word : telling_words(phrase, wording.language)) {
            std::string term = term_of(word, wording.language);
            spellings_.emplace(undoubled(word), term);
            count(term, text, each);
            if (!before.empty()) count(pair_of(before, term), text, each);
            before = std::move(term);
        }
    }
}

void Index::count(const std::string& term, std::size_t text, double frequency) {
    std::vector<Posting>& found = postings_[term];
    if (found.empty() || found.back().text != text) found.push_back({text, 0});
    found.back().frequency += frequency;
}

Index::Meanings Index::spelled_like(const std::string& word) const {
    const std::string asked = undoubled(word);
    const std::size_t allowed = slips_allowed(asked.size());
    std::size_t least = allowed;
    Meanings found;
    for (const auto& [known, term] : spellings_) {
        // Hardly anybody mistakes the first letter.
        if (known.size() < 3 || known.front() != asked.front()) continue;
        const std::size_t slips = slips_between(asked, known, least);
        if (slips > least || slips == 0) continue;
        if (slips < least) found.clear();
        least = slips;
        found.push_back({term, slips == 1 ? misspelled : twice_misspelled});
    }
    if (!found.empty()) return found;
    for (const auto& [known, term] : spellings_) {
        if (begin_alike(asked, known)) found.push_back({term, misspelled});
    }
    return found;
}

Index::Meanings Index::beginning_with(const std::string& word) const {
    const std::string asked = undoubled(word);
    Meanings found;
    if (asked.size() < typed_min) return found;
    for (auto at = spellings_.lower_bound(asked); at != spellings_.end(); ++at) {
        if (!at->first.starts_with(asked)) break;
        found.push_back({at->second, being_typed});
    }
    return found;
}

Index::Meanings Index::meanings_of(const std::string& word, std::string_view sentence) const {
    Meanings found;
    const auto read_in = [&](Language language) {
        std::string term = term_of(word, language);
        if (postings_.contains(term)) found.push_back({std::move(term), 1});
    };
    const std::vector<Language> languages = languages_of(sentence);
    for (const Language language : languages) read_in(language);
    if (found.empty()) {
        for (const Language language : {Language::italian, Language::english}) read_in(language);
    }
    if (found.empty() && sentence.ends_with(word)) found = beginning_with(word);
    return found.empty() ? spelled_like(word) : found;
}

void Index::weigh_term(std::vector<double>& scores, const Meanings& meanings, double factor) const {
    std::vector<double> best(text_count_, 0);
    for (const Meaning& meaning : meanings) {
        const auto found = postings_.find(meaning.term);
        if (found == postings_.end()) continue;
        const auto texts = static_cast<double>(found->second.size());
        const double rarity = std::log(1 + static_cast<double>(text_count_) / (texts + 2));
        for (const Posting& posting : found->second) {
            const double share = posting.frequency / (posting.frequency + saturation);
            best[posting.text] = std::max(best[posting.text], meaning.likelihood * rarity * share);
        }
    }
    for (std::size_t text = 0; text < text_count_; ++text) scores[text] += factor * best[text];
}

std::vector<double> Index::weigh(std::string_view sentence) const {
    std::vector<double> scores(text_count_, 0);
    Meanings before;
    for (const std::string& word : telling_words(sentence, languages_of(sentence).front())) {
        Meanings meanings = meanings_of(word, sentence);
        if (!meanings.empty()) weigh_term(scores, meanings, weight_of(meanings.front().term));
        if (!before.empty() && !meanings.empty()) {
            const double likelihood = before.front().likelihood * meanings.front().likelihood;
            const std::string both = pair_of(before.front().term, meanings.front().term);
            weigh_term(scores, Meanings{{both, likelihood}}, pair_factor);
        }
        before = std::move(meanings);
    }
    return scores;
}

}  // namespace kamchatka::referee
