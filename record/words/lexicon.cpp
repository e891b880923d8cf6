// Names of the board, the deck and the objectives, found both ways.
#include "record/words/lexicon.hpp"

#include "record/parse_error.hpp"

#include <cassert>
#include <vector>

namespace kamchatka::record {
namespace {

// The names of one kind of id: how many there are, and each by its number.
template <typename Id>
struct Names;

template <>
struct Names<Territory> {
    static constexpr std::string_view kind = "territory";
    static std::size_t count(const Rules& rules) { return rules.board.territory_count; }
    static const Name& name(const Rules& rules, Territory id) { return rules.board.names[id]; }
};
template <>
struct Names<Continent> {
    static constexpr std::string_view kind = "continent";
    static std::size_t count(const Rules& rules) { return rules.board.continent_count; }
    static const Name& name(const Rules& rules, Continent id) {
        return rules.board.continent_names[id];
    }
};
template <>
struct Names<Card> {
    static constexpr std::string_view kind = "card";
    static std::size_t count(const Rules& rules) { return rules.deck.card_count; }
    static const Name& name(const Rules& rules, Card id) { return rules.deck.faces[id].id; }
};
template <>
struct Names<Objective> {
    static constexpr std::string_view kind = "objective";
    static std::size_t count(const Rules& rules) { return rules.objectives.objective_count; }
    static const Name& name(const Rules& rules, Objective id) { return rules.objectives[id].id; }
};

template <typename Id>
std::string_view name(const Lexicon& lexicon, Id id) {
    assert(index(id) < Names<Id>::count(lexicon.rules));
    return Names<Id>::name(lexicon.rules, id).view();
}

}  // namespace

std::string_view spell(const Lexicon& lexicon, Territory territory) {
    return name(lexicon, territory);
}
std::string_view spell(const Lexicon& lexicon, Continent continent) {
    return name(lexicon, continent);
}
std::string_view spell(const Lexicon& lexicon, Card card) { return name(lexicon, card); }
std::string_view spell(const Lexicon& lexicon, Objective objective) {
    return name(lexicon, objective);
}

template <typename Id>
std::optional<Id> find(const Lexicon& lexicon, std::string_view word) {
    for (std::size_t i = 0; i < Names<Id>::count(lexicon.rules); ++i) {
        if (name(lexicon, id_of<Id>(i)) == word) return id_of<Id>(i);
    }
    return std::nullopt;
}

template <typename Id>
std::string not_found(const Lexicon& lexicon, std::string_view word) {
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < Names<Id>::count(lexicon.rules); ++i) {
        words.push_back(name(lexicon, id_of<Id>(i)));
    }
    return no_such(Names<Id>::kind, word, words);
}

template std::optional<Territory> find<Territory>(const Lexicon&, std::string_view);
template std::optional<Continent> find<Continent>(const Lexicon&, std::string_view);
template std::optional<Card> find<Card>(const Lexicon&, std::string_view);
template std::optional<Objective> find<Objective>(const Lexicon&, std::string_view);

template std::string not_found<Territory>(const Lexicon&, std::string_view);
template std::string not_found<Continent>(const Lexicon&, std::string_view);
template std::string not_found<Card>(const Lexicon&, std::string_view);
template std::string not_found<Objective>(const Lexicon&, std::string_view);

}  // namespace kamchatka::record
