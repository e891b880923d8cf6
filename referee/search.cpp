// Finding a ruling by a word, and asking it for its consequence.
#include "referee/ruling.hpp"

#include <algorithm>
#include <utility>

namespace kamchatka::referee {
namespace {

// Letters without accents (those of Italian), lower case; everything else parts words.
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

// Four letters in common are enough: dimenticato finds dimenticata, and dado dadi.
bool alike(const std::string& asked, const std::string& known) {
    if (asked == known) return true;
    const std::size_t least = std::min(asked.size(), known.size());
    if (asked.size() >= 2 && known.starts_with(asked)) return true;
    if (least < 4) return false;
    const std::size_t stem = least - 1;
    return asked.substr(0, stem) == known.substr(0, stem) &&
        std::max(asked.size(), known.size()) - stem <= 3;
}

// Three for a word of the title or of the key words, one for a word of the rule.
std::size_t score(const Ruling& ruling, const std::vector<std::string>& asked) {
    const auto hits = [&](Said said, const std::string& word) {
        for (const std::string_view text : {said.italian, said.english}) {
            for (const std::string& known : words_of(text)) {
                if (alike(word, known)) return true;
            }
        }
        return false;
    };
    std::size_t total = 0;
    for (const std::string& word : asked) {
        if (hits(ruling.title, word) || hits(ruling.words, word)) {
            total += 3;
        } else if (hits(ruling.rule, word)) {
            total += 1;
        }
    }
    return total;
}

bool belongs(const Ruling& ruling, Casebook casebook) {
    return std::ranges::any_of(ruling.clauses, [&](const ClauseOf& each) {
        return each.casebook == casebook;
    });
}

}  // namespace

const Ruling* find_ruling(std::string_view id) {
    const auto found = std::ranges::find(rulings(), id, &Ruling::id);
    return found == rulings().end() ? nullptr : &*found;
}

std::vector<const Ruling*> search(Casebook casebook, std::string_view words) {
    const std::vector<std::string> asked = words_of(words);
    std::vector<std::pair<std::size_t, const Ruling*>> found;
    for (const Ruling& ruling : rulings()) {
        const std::size_t points = score(ruling, asked);
        if (belongs(ruling, casebook) && (points > 0 || asked.empty())) {
            found.emplace_back(points, &ruling);
        }
    }
    std::ranges::stable_sort(found, [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<const Ruling*> ordered;
    ordered.reserve(found.size());
    for (const auto& each : found) ordered.push_back(each.second);
    return ordered;
}

Result<Consequence, BadAnswer> rule(std::string_view ruling, std::span<const Answer> answers) {
    const Ruling* found = find_ruling(ruling);
    if (found == nullptr) return BadAnswer{AnswerFault::unknown_ruling, std::string{ruling}};
    for (const Answer& answer : answers) {
        if (std::ranges::count(found->questions, answer.id, &Question::id) == 0) {
            return BadAnswer{AnswerFault::unknown_question, std::string{answer.id}};
        }
    }
    std::vector<std::uint16_t> values;
    for (const Question& question : found->questions) {
        const auto answer = std::ranges::find(answers, question.id, &Answer::id);
        const std::string id{question.id};
        if (answer == answers.end()) return BadAnswer{AnswerFault::missing, id};
        if (answer->value < question.least || answer->value > question.most) {
            return BadAnswer{AnswerFault::out_of_range, id};
        }
        values.push_back(answer->value);
    }
    return found->work_out(values);
}

}  // namespace kamchatka::referee
