// The parser: recursive descent over one line.
//   expression := sum [ (< <= > >= = == !=) sum ]      sum := product { (+ -) product }
//   product := factor { (* /) factor }
//   factor := - factor | number | name | name ( expression { , expression } ) | ( expression )
#include "tournament/scoring/formula.hpp"

#include <array>
#include <span>

namespace kamchatka::tournament {

using Op = Formula::Op;

namespace {

struct FunctionName {
    std::string_view name;
    Op op;
    std::size_t least;
    std::size_t most;
};

constexpr std::size_t arguments_max = 12;

constexpr std::array functions{
    FunctionName{"min", Op::minimum, 1, arguments_max},
    FunctionName{"max", Op::maximum, 1, arguments_max},
    FunctionName{"floor", Op::floor, 1, 2},
    FunctionName{"ceil", Op::ceiling, 1, 2},
    FunctionName{"round", Op::round, 1, 2},
    FunctionName{"abs", Op::absolute, 1, 1},
    FunctionName{"if", Op::choose, 3, 3},
    FunctionName{"se", Op::choose, 3, 3},
    FunctionName{"pick", Op::pick, 2, arguments_max},
    FunctionName{"scegli", Op::pick, 2, arguments_max},
};

bool digit(char letter) { return letter >= '0' && letter <= '9'; }
bool of_a_name(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '_' ||
        digit(letter);
}
char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

}  // namespace

const std::vector<TermName>& term_names() {
    static const std::vector<TermName> names{
        {"points", "punti", &Terms::points},
        {"place", "posto", &Terms::place},
        {"players", "giocatori", &Terms::players},
        {"table_size", "posti", &Terms::table_size},
        {"objective", "obiettivo", &Terms::objective},
        {"winner", "vincitore", &Terms::winner},
        {"winners", "vincitori", &Terms::winners},
        {"eliminated", "eliminato", &Terms::eliminated},
        {"out", "uscita", &Terms::out},
        {"withdrawn", "ritirato", &Terms::withdrawn},
        {"best", "migliore", &Terms::best},
        {"others", "avversari", &Terms::others},
    };
    return names;
}

// The first fault stays; after it every step gives the same answer at once.
class FormulaParser {
public:
    explicit FormulaParser(std::string_view text) : text_{text} {}

    Result<Formula, FormulaError> parse() {
        if (text_.size() > Formula::length_max) {
            return FormulaError{FormulaFault::too_long, Formula::length_max + 1, {}};
        }
        skip();
        if (at_end()) return FormulaError{FormulaFault::empty, 1, {}};
        formula_.root_ = expression();
        if (!fault_ && !at_end())
            fail(text_[at_] == ')' ? FormulaFault::missing_bracket : FormulaFault::text_follows);
        if (fault_) return *fault_;
        formula_.text_ = std::string{text_};
        return std::move(formula_);
    }

private:
    bool at_end() const { return at_ >= text_.size(); }
    void skip() {
        while (!at_end() && text_[at_] == ' ') ++at_;
    }
    bool take(std::string_view sign) {
        if (fault_ || !text_.substr(at_).starts_with(sign)) return false;
        at_ += sign.size();
        skip();
        return true;
    }
    std::uint16_t fail(FormulaFault fault) { return fail(fault, at_); }
    std::uint16_t fail(FormulaFault fault, std::size_t at) {
        if (!fault_) fault_ = FormulaError{fault, at + 1, {}};
        at_ = text_.size();
        return 0;
    }

    std::uint16_t add(Formula::Node node, std::span<const std::uint16_t> children = {}) {
        node.first = static_cast<std::uint16_t>(formula_.children_.size());
        node.count = static_cast<std::uint16_t>(children.size());
        formula_.children_.insert(formula_.children_.end(), children.begin(), children.end());
        formula_.nodes_.push_back(node);
        return static_cast<std::uint16_t>(formula_.nodes_.size() - 1);
    }
    std::uint16_t add(Op op, std::size_t at, std::span<const std::uint16_t> children) {
        return add(
            {.op = op, .column = static_cast<std::uint16_t>(at + 1), .number = {}}, children
        );
    }
    std::uint16_t pair(Op op, std::size_t at, std::uint16_t left, std::uint16_t right) {
        return add(op, at, std::array{left, right});
    }

    std::uint16_t expression() {
        const std::uint16_t left = addition();
        const std::size_t at = at_;
        if (take("<=")) return pair(Op::at_most, at, left, addition());
        if (take(">=")) {
            const std::uint16_t right = addition();
            return pair(Op::at_most, at, right, left);
        }
        if (take("==") || take("=")) return pair(Op::equal, at, left, addition());
        if (take("!=")) return pair(Op::unequal, at, left, addition());
        if (take("<")) return pair(Op::less, at, left, addition());
        if (take(">")) {
            const std::uint16_t right = addition();
            return pair(Op::less, at, right, left);
        }
        return left;
    }

    std::uint16_t addition() {
        std::uint16_t left = multiplication();
        for (;;) {
            const std::size_t at = at_;
            if (take("+")) {
                left = pair(Op::add, at, left, multiplication());
            } else if (take("-")) {
                left = pair(Op::subtract, at, left, multiplication());
            } else {
                return left;
            }
        }
    }

    std::uint16_t multiplication() {
        std::uint16_t left = factor();
        for (;;) {
            const std::size_t at = at_;
            if (take("*")) {
                left = pair(Op::multiply, at, left, factor());
            } else if (take("/")) {
                left = pair(Op::divide, at, left, factor());
            } else {
                return left;
            }
        }
    }

    std::uint16_t factor() {
        if (depth_ == Formula::depth_max) return fail(FormulaFault::too_deep);
        ++depth_;
        const std::uint16_t node = factor_inside();
        --depth_;
        return node;
    }

    std::uint16_t factor_inside() {
        const std::size_t at = at_;
        if (at_end()) return fail(FormulaFault::unexpected_sign);
        if (take("-")) return add(Op::negate, at, std::array{factor()});
        if (take("(")) {
            const std::uint16_t inner = expression();
            if (!take(")")) fail(FormulaFault::missing_bracket);
            return inner;
        }
        if (digit(text_[at])) return number();
        if (of_a_name(text_[at])) return name();
        return fail(FormulaFault::unexpected_sign);
    }

    std::uint16_t number() {
        const std::size_t at = at_;
        while (!at_end() && (digit(text_[at_]) || text_[at_] == '.')) ++at_;
        const std::string_view written = text_.substr(at, at_ - at);
        const bool ends_in_mark = written.ends_with('.');
        const auto value = read_score(written);
        if (!value || ends_in_mark) return fail(FormulaFault::bad_number, at);
        if (!at_end() && of_a_name(text_[at_])) return fail(FormulaFault::bad_number, at);
        skip();
        return add(
            {.op = Op::number,
             .column = static_cast<std::uint16_t>(at + 1),
             .number = rational_of(*value)}
        );
    }

    std::uint16_t name() {
        const std::size_t at = at_;
        std::string word;
        while (!at_end() && of_a_name(text_[at_])) word += lower(text_[at_++]);
        skip();
        if (take("(")) return call(word, at);
        const std::vector<TermName>& names = term_names();
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (word != names[i].english && word != names[i].italian) continue;
            return add(
                {.op = Op::term,
                 .column = static_cast<std::uint16_t>(at + 1),
                 .term = static_cast<std::uint8_t>(i),
                 .number = {}}
            );
        }
        return fail(FormulaFault::unknown_name, at);
    }

    std::uint16_t call(std::string_view word, std::size_t at) {
        const FunctionName* function = nullptr;
        for (const FunctionName& one : functions) {
            if (one.name == word) function = &one;
        }
        if (function == nullptr) return fail(FormulaFault::unknown_function, at);
        std::vector<std::uint16_t> arguments;
        do {
            arguments.push_back(expression());
        } while (arguments.size() <= arguments_max && (take(",") || take(";")));
        if (fault_) return 0;
        if (arguments.size() < function->least || arguments.size() > function->most) {
            return fail(FormulaFault::wrong_number_of_arguments, at);
        }
        if (!take(")")) return fail(FormulaFault::missing_bracket);
        return add(function->op, at, arguments);
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t depth_ = 0;
    std::optional<FormulaError> fault_;
    Formula formula_;
};

Result<Formula, FormulaError> Formula::parse(std::string_view text) {
    return FormulaParser{text}.parse();
}

}  // namespace kamchatka::tournament
