// The ruling of an id, and what follows from the answers.
#include "referee/ruling.hpp"

#include <algorithm>

namespace kamchatka::referee {

const Ruling* find_ruling(std::string_view id) {
    const auto found = std::ranges::find(rulings(), id, &Ruling::id);
    return found == rulings().end() ? nullptr : &*found;
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
