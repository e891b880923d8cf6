// Finding what a judge says: every case and rule of the books, by sentences as people say them.
#include "referee/ruling.hpp"
#include "referee/search/index.hpp"
#include "referee/search/lexicon.hpp"

#include "testkit/clause.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace kamchatka::referee {
namespace {

struct Sentence {
    Casebook casebook{};
    std::string words;
    std::vector<std::string> right;  // clauses, any of them
};

std::vector<std::string> parts_of(const std::string& text, char between) {
    std::vector<std::string> parts;
    std::istringstream in{text};
    for (std::string part; std::getline(in, part, between);) parts.push_back(part);
    return parts;
}

std::vector<Sentence> sentences_in(const std::string& name) {
    const std::map<std::string, Casebook> casebooks{
        {"challenge", Casebook::challenge},
        {"torneo", Casebook::torneo},
        {"prestige", Casebook::prestige},
        {"torisiko", Casebook::torisiko}};
    std::ifstream file{"referee/tests/" + name};
    std::vector<Sentence> all;
    std::string line;
    std::getline(file, line);  // the columns
    while (std::getline(file, line)) {
        const auto columns = parts_of(line, '\t');
        EXPECT_EQ(columns.size(), 3U) << line;
        all.push_back({casebooks.at(columns[0]), columns[1], parts_of(columns[2], ',')});
    }
    return all;
}

bool is_right(const Sentence& sentence, const Ruling& found) {
    return std::ranges::any_of(found.clauses, [&](const ClauseOf& each) {
        return std::ranges::count(sentence.right, each.clause) > 0;
    });
}

// From 0; the number of those found where it is not among them.
std::size_t place_of_a_right_one(const Sentence& sentence, const std::vector<Found>& found) {
    const auto right = std::ranges::find_if(found, [&](const Found& each) {
        return is_right(sentence, *each.ruling);
    });
    return static_cast<std::size_t>(right - found.begin());
}

struct Tally {
    std::size_t sentences = 0;
    std::size_t first = 0;
    std::size_t among_three = 0;
    std::string missed{};
};

Tally tally_of(const std::string& name) {
    Tally tally;
    for (const Sentence& sentence : sentences_in(name)) {
        const auto found = search(sentence.casebook, sentence.words);
        const std::size_t place = place_of_a_right_one(sentence, found);
        ++tally.sentences;
        if (place < std::min<std::size_t>(found.size(), 3)) ++tally.among_three;
        if (place < std::min<std::size_t>(found.size(), 1)) {
            ++tally.first;
            continue;
        }
        tally.missed += "\n" + sentence.words + " (" + sentence.right.front() + "):";
        for (std::size_t i = 0; i < std::min<std::size_t>(found.size(), 4); ++i) {
            tally.missed += " " + std::string{found[i].ruling->clauses.front().clause};
        }
    }
    return tally;
}

TEST(Search, TheCommonestDisputesAreFoundByAWord) {
    const auto first = [](Casebook casebook, std::string_view words) {
        const auto found = search(casebook, words);
        return found.empty() ? std::string_view{"none"} : found.front().ruling->id;
    };
    EXPECT_EQ(first(Casebook::torisiko, "dado fuori"), "die_off_the_tray");
    EXPECT_EQ(first(Casebook::torisiko, "dimenticato la carta"), "card_forgotten_torisiko");
    EXPECT_EQ(first(Casebook::challenge, "dimenticato la carta"), "card_forgotten");
    EXPECT_EQ(first(Casebook::torisiko, "rinforzi in più"), "too_many_placed");
    EXPECT_EQ(first(Casebook::torisiko, "130"), "over_the_cap");
    EXPECT_EQ(first(Casebook::torisiko, "sdadata dimenticata"), "closing_roll_forgotten");
    EXPECT_EQ(first(Casebook::torisiko, "lancio sbagliato"), "wrong_number_of_dice");
    EXPECT_EQ(first(Casebook::torneo, "annuncio"), "unannounced_attack");
    EXPECT_EQ(first(Casebook::torisiko, "die off the rim"), "die_off_the_tray");
    EXPECT_EQ(first(Casebook::torisiko, "DIFESA PRIMA"), "defence_rolled_first");
}

TEST(Search, FindsWhatAJudgeSays) {
    const Tally tally = tally_of("sentences.tsv");
    EXPECT_GE(tally.sentences, 150U);
    EXPECT_GE(tally.first * 100, tally.sentences * 95) << tally.first << tally.missed;
    EXPECT_EQ(tally.among_three, tally.sentences) << tally.missed;
}

// Written after the phrases of the cases, without looking at them: how well others will be found.
TEST(Search, FindsSentencesThatNobodyHadInMind) {
    const Tally tally = tally_of("sentences_later.tsv");
    EXPECT_GE(tally.first * 100, tally.sentences * 90) << tally.first << tally.missed;
    EXPECT_GE(tally.among_three * 100, tally.sentences * 98) << tally.among_three << tally.missed;
}

std::set<std::string> clauses_told() {
    std::set<std::string> clauses;
    for (const Found& each : search(Casebook::torisiko, "")) {
        for (const ClauseOf& clause : each.ruling->clauses) clauses.emplace(clause.clause);
    }
    return clauses;
}

// All of TorisiKo!, whose TK-R0 only names the book it changes; of the others what a referee
// settles.
TEST(Search, EveryCaseOfTheBooksIsThere) {
    const std::set<std::string> told = clauses_told();
    std::ifstream file{"docs/rules/clauses.tsv"};
    std::size_t cases = 0;
    for (std::string line; std::getline(file, line);) {
        const auto columns = parts_of(line, '\t');
        const bool wanted =
            (columns[2] == "torisiko" && columns[0] != "TK-R0") || columns[1] == "referee";
        if (!wanted) continue;
        ++cases;
        EXPECT_TRUE(told.contains(columns[0])) << line;
    }
    EXPECT_GE(cases, 29U + 10U + 8U);
}

TEST(Search, EveryTextIsFirstForItsOwnTitle) {
    for (const Found& each : search(Casebook::challenge, "")) {
        for (const std::string_view title :
             {each.ruling->title.italian, each.ruling->title.english}) {
            const auto found = search(each.ruling->clauses.front().casebook, title);
            ASSERT_FALSE(found.empty()) << each.ruling->id;
            EXPECT_EQ(found.front().ruling->title.italian, each.ruling->title.italian) << title;
        }
    }
}

TEST(Search, ATextIsFoundByItsClause) {
    for (const Found& each : search(Casebook::torisiko, "")) {
        for (const ClauseOf& clause : each.ruling->clauses) {
            const auto found = search(clause.casebook, clause.clause);
            ASSERT_FALSE(found.empty()) << clause.clause;
            EXPECT_EQ(
                std::ranges::count(found.front().ruling->clauses, clause.clause, &ClauseOf::clause),
                1
            ) << clause.clause;
        }
    }
}

TEST(Search, WhatTheOwnBookSaysComesBeforeWhatOthersSayOfTheSame) {
    const auto ids = [](Casebook casebook, std::string_view words) {
        std::vector<std::string_view> all;
        for (const Found& each : search(casebook, words)) all.push_back(each.ruling->id);
        return all;
    };
    const auto torisiko = ids(Casebook::torisiko, "si è dimenticato la carta");
    EXPECT_EQ(torisiko.front(), "card_forgotten_torisiko");
    const auto challenge = ids(Casebook::challenge, "si è dimenticato la carta");
    EXPECT_EQ(challenge.front(), "card_forgotten");
    // What only another book settles is found all the same.
    EXPECT_EQ(ids(Casebook::torneo, "dado in bilico").front(), "die_off_the_tray");
}

TEST(Search, ArticlesAndOtherIdleWordsWeighNothing) {
    const auto first = [](std::string_view words) {
        const auto found = search(Casebook::torisiko, words);
        return found.empty() ? std::string_view{"none"} : found.front().ruling->id;
    };
    EXPECT_EQ(first("il lo la gli un una di da per"), "none");
    EXPECT_EQ(first("the a of to with"), "none");
    EXPECT_EQ(first("pizza"), "none");
    EXPECT_EQ(first("DADO FUORI"), "die_off_the_tray");
    EXPECT_EQ(first("e se poi, che so, il dado di lui fosse proprio fuori?"), "die_off_the_tray");
}

TEST(Search, FindsWhileAWordIsTyped) {
    const std::string_view sentence = "sdadata dimenticata";
    for (std::size_t letters = 3; letters <= sentence.size(); ++letters) {
        const auto found = search(Casebook::torisiko, sentence.substr(0, letters));
        const bool shown = std::ranges::any_of(found, [](const Found& each) {
            return each.ruling->id == "closing_roll_forgotten";
        });
        EXPECT_TRUE(shown) << sentence.substr(0, letters);
    }
}

TEST(Terms, AreTheSameForAllFormsOfAWord) {
    constexpr std::array families{
        "lanciare lancia lancio lanci lanciato lanciati lanciando lanciano lanciò",
        "attacco attacca attacchi attaccare attaccato attaccando",
        "dimentica dimenticato dimenticata dimenticare dimenticano scorda scordato",
        "armata armate carro carri carrarmato carrarmati",
        "territorio territori stato stati nazione nazioni",
        "posiziona posizionato posizionare piazzato piazzare messo messi",
        "obiettivo obbiettivo obiettivi"};
    for (const std::string_view family : families) {
        std::set<std::string> terms;
        for (const std::string& word : words_of(family)) {
            terms.insert(term_of(word, Language::italian));
        }
        EXPECT_EQ(terms.size(), 1U) << family;
    }
    EXPECT_EQ(term_of("dice", Language::english), term_of("dadi", Language::italian));
    EXPECT_EQ(term_of("dice", Language::italian), term_of("said", Language::english));
    EXPECT_NE(term_of("carta", Language::italian), term_of("carro", Language::italian));
    EXPECT_NE(term_of("dovuto", Language::italian), term_of("dove", Language::italian));
}

TEST(Terms, BeenIsNoTerritory) {
    EXPECT_EQ(
        telling_words("è stato eliminato", Language::italian), std::vector<std::string>{"eliminato"}
    );
    EXPECT_EQ(telling_words("uno stato", Language::italian), std::vector<std::string>{"stato"});
}

TEST(Slips, AreCounted) {
    EXPECT_EQ(slips_between("sdadata", "sdadata", 2), 0U);
    EXPECT_EQ(slips_between("sdatata", "sdadata", 2), 1U);
    EXPECT_EQ(slips_between("fouri", "fuori", 2), 1U);  // neighbours exchanged
    EXPECT_EQ(slips_between("rinforzi", "rifori", 2), 2U);
    EXPECT_EQ(slips_between("dado", "carta", 2), 3U);
}

TEST(Lexicon, NoWordIsIdleAndHasKin) {
    for (const Language language : {Language::italian, Language::english}) {
        for (const std::string& word : known_words(language)) {
            EXPECT_FALSE(says_nothing(word, language)) << word;
        }
    }
}

TEST(Articles, EachSaysWhatTheTextSaysAndWhatFollows) {
    std::set<std::string_view> ids;
    for (const Ruling& ruling : rulings()) ids.insert(ruling.id);
    for (const Ruling& article : articles()) {
        EXPECT_TRUE(ids.insert(article.id).second) << article.id;
        EXPECT_FALSE(article.clauses.empty()) << article.id;
        EXPECT_EQ(article.work_out, nullptr) << article.id;
        EXPECT_EQ(find_ruling(article.id), nullptr) << article.id;
        for (const Said& said : {article.title, article.rule, article.words, article.follows}) {
            EXPECT_FALSE(said.italian.empty()) << article.id;
            EXPECT_FALSE(said.english.empty()) << article.id;
        }
        for (const Said& said : {article.rule, article.follows}) {
            EXPECT_TRUE(said.italian.ends_with('.')) << article.id;
            EXPECT_TRUE(said.english.ends_with('.')) << article.id;
        }
    }
}

}  // namespace
}  // namespace kamchatka::referee
