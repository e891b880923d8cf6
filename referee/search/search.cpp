// Finding rulings and articles by what a judge says.
#include "referee/ruling.hpp"
#include "referee/search/index.hpp"

#include <algorithm>
#include <set>

namespace kamchatka::referee {
namespace {

// What another book says is worth less; it may still be all that is written about a case.
constexpr double of_another_book = 0.75;
constexpr double said_by_the_own_book = 0.5;
constexpr double named_by_clause = 1000;
// Beside a good answer poor ones only take room.
constexpr double worth_showing = 0.3;

const std::vector<const Ruling*>& catalogue() {
    static const std::vector<const Ruling*> all = [] {
        std::vector<const Ruling*> list;
        for (const std::vector<Ruling>* part : {&rulings(), &articles()}) {
            for (const Ruling& each : *part) list.push_back(&each);
        }
        return list;
    }();
    return all;
}

const Index& index_of_catalogue() {
    static const Index index = [] {
        std::vector<Wordings> texts;
        for (const Ruling* each : catalogue()) {
            Wordings& wordings = texts.emplace_back();
            for (const Language language : {Language::italian, Language::english}) {
                wordings.push_back({each->title.in(language), language, 2.5});
                wordings.push_back({each->words.in(language), language, 2});
                wordings.push_back({each->rule.in(language), language, 0.6});
                wordings.push_back({each->follows.in(language), language, 0.4});
            }
        }
        return Index{texts};
    }();
    return index;
}

bool belongs(const Ruling& ruling, Casebook casebook) {
    return std::ranges::count(ruling.clauses, casebook, &ClauseOf::casebook) > 0;
}

// Clauses as people write them: TK-C18, c18, caso 18.
std::vector<std::string> clauses_in(std::string_view words) {
    std::vector<std::string> found(1);
    for (const char c : words) {
        const bool part = c == '-' || c == '.' || (c >= '0' && c <= '9') ||
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (part) {
            found.back() += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
        } else if (!found.back().empty()) {
            found.emplace_back();
        }
    }
    for (std::size_t i = 0; i + 1 < found.size(); ++i) {
        if (found[i] == "caso" || found[i] == "case") found[i] = "c" + found[i + 1];
        if (found[i] == "regola" || found[i] == "rule") found[i] = "r" + found[i + 1];
    }
    return found;
}

bool is_named(const Ruling& ruling, Casebook casebook, const std::vector<std::string>& named) {
    return std::ranges::any_of(ruling.clauses, [&](const ClauseOf& each) {
        std::string whole{each.clause};
        std::ranges::transform(whole, whole.begin(), [](char c) {
            return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
        });
        // Without its book only where it cannot be taken for a number.
        const std::string rest = whole.substr(whole.find('-') + 1);
        const bool telling = rest.find_first_not_of("0123456789") != std::string::npos;
        return std::ranges::count(named, whole) > 0 ||
            (each.casebook == casebook && telling && std::ranges::count(named, rest) > 0);
    });
}

}  // namespace

std::vector<Found> search(Casebook casebook, std::string_view words) {
    const std::vector<double> points = index_of_catalogue().weigh(words);
    const std::vector<std::string> named = clauses_in(words);
    const bool everything = words_of(words).empty();
    std::set<std::string_view> own_titles;
    for (const Ruling* each : catalogue()) {
        if (belongs(*each, casebook)) own_titles.insert(each->title.italian);
    }
    std::vector<std::pair<double, Found>> ranked;
    double best = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Ruling& ruling = *catalogue()[i];
        const bool own = belongs(ruling, casebook);
        double score = points[i] * (own ? 1 : of_another_book);
        if (is_named(ruling, casebook, named)) score += named_by_clause;
        if (!own && own_titles.contains(ruling.title.italian)) score *= said_by_the_own_book;
        best = std::max(best, score);
        if (score > 0 || everything) ranked.emplace_back(score, Found{&ruling, own});
    }
    std::ranges::stable_sort(ranked, [](const auto& a, const auto& b) {
        return std::pair{a.first, a.second.own} > std::pair{b.first, b.second.own};
    });
    std::vector<Found> found;
    for (const auto& [score, each] : ranked) {
        if (score >= best * worth_showing) found.push_back(each);
    }
    return found;
}

}  // namespace kamchatka::referee
