// Finding texts by sentences as people say them. A text has several wordings, which tell more or
// less of what it is about; the terms of a sentence are weighed by how few texts have them (BM25
// over all of them), pairs of neighbours once more. A word that no text has stands for those
// spelled like it.
#pragma once

#include "referee/search/terms.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::referee {

struct Wording {
    std::string_view text;
    Language language;
    double weight;
};
using Wordings = std::vector<Wording>;

class Index {
public:
    explicit Index(const std::vector<Wordings>& texts);

    // What each text scores for the sentence, in their order; nothing for one that has none of it.
    // The last word may still be being typed.
    std::vector<double> weigh(std::string_view sentence) const;

private:
    struct Posting {
        std::size_t text;
        double frequency;  // over all wordings, weighed
    };
    struct Meaning {
        std::string term;
        double likelihood;
    };
    using Meanings = std::vector<Meaning>;  // of one word: the best one counts

    void add(std::size_t text, const Wording& wording);
    void count(const std::string& term, std::size_t text, double frequency);
    Meanings meanings_of(const std::string& word, std::string_view sentence) const;
    Meanings spelled_like(const std::string& word) const;
    Meanings beginning_with(const std::string& word) const;
    void weigh_term(std::vector<double>& scores, const Meanings& meanings, double factor) const;

    std::size_t text_count_;
    std::map<std::string, std::vector<Posting>, std::less<>> postings_;
    std::map<std::string, std::string, std::less<>>
        spellings_;  // words as written, with their terms
};

// How many letters were left out, put in, mistaken or exchanged with their neighbour; more than
// `most` counts as one above it.
std::size_t slips_between(std::string_view a, std::string_view b, std::size_t most);

}  // namespace kamchatka::referee
