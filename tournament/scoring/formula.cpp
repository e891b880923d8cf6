// Evaluation, and the trial of a formula when it is entered.
#include "tournament/scoring/formula.hpp"

#include <functional>

namespace kamchatka::tournament {

using Op = Formula::Op;

// The first fault stays, and everything after it counts as zero.
class FormulaEvaluator {
public:
    FormulaEvaluator(const Formula& formula, const Terms& terms)
        : formula_{formula},
          terms_{terms} {}

    Result<Rational, FormulaError> run() {
        const Rational value = evaluate(formula_.root_);
        if (fault_) return *fault_;
        return value;
    }

private:
    Rational fail(const Formula::Node& node, FormulaFault fault) {
        if (!fault_) fault_ = FormulaError{fault, node.column, {}};
        return {};
    }
    Rational checked(const Formula::Node& node, std::optional<Rational> value) {
        return value ? *value : fail(node, FormulaFault::out_of_range);
    }
    static Rational truth(bool value) { return Rational{value ? 1 : 0}; }

    Rational child(const Formula::Node& node, std::size_t index) {
        return evaluate(formula_.children_[node.first + index]);
    }

    // Only the branch that is taken is looked at: what the other would do does not matter.
    Rational chosen(const Formula::Node& node) {
        return child(node, 0) != Rational{} ? child(node, 1) : child(node, 2);
    }
    Rational picked(const Formula::Node& node) {
        const Rational which = child(node, 0);
        const bool listed = which.below() == 1 && which.above() >= 1 && which.above() < node.count;
        if (!listed) return fail(node, FormulaFault::no_such_choice);
        return child(node, static_cast<std::size_t>(which.above()));
    }
    Rational extreme(const Formula::Node& node) {
        Rational best = child(node, 0);
        for (std::size_t i = 1; i < node.count; ++i) {
            const Rational other = child(node, i);
            if (node.op == Op::minimum ? other < best : other > best) best = other;
        }
        return best;
    }
    Rational to_decimals(const Formula::Node& node) {
        const Rational value = child(node, 0);
        const Rational decimals = node.count > 1 ? child(node, 1) : Rational{};
        if (decimals.below() != 1 || decimals < Rational{} ||
            decimals > Rational{std::int64_t{decimals_max}}) {
            return fail(node, FormulaFault::out_of_range);
        }
        const Rounding rounding = node.op == Op::floor ? Rounding::down
            : node.op == Op::ceiling                   ? Rounding::up
                                                       : Rounding::nearest;
        return checked(node, rounded(value, rounding, static_cast<unsigned>(decimals.above())));
    }
    // Left first, so that the same fault is found by every compiler.
    template <typename Operation>
    Rational of_two(const Formula::Node& node, Operation operation) {
        const Rational left = child(node, 0);
        const Rational right = child(node, 1);
        return checked(node, operation(left, right));
    }
    template <typename Comparison>
    Rational compared(const Formula::Node& node, Comparison comparison) {
        const Rational left = child(node, 0);
        const Rational right = child(node, 1);
        return truth(comparison(left, right));
    }
    Rational divided(const Formula::Node& node) {
        const Rational above = child(node, 0);
        const Rational below = child(node, 1);
        if (below == Rational{}) return fail(node, FormulaFault::division_by_zero);
        return checked(node, quotient(above, below));
    }

    Rational evaluate(std::uint16_t index) {
        if (fault_) return {};
        const Formula::Node& node = formula_.nodes_[index];
        switch (node.op) {
            case Op::number: return node.number;
            case Op::term: return Rational{terms_.*term_names()[node.term].member};
            case Op::add: return of_two(node, sum);
            case Op::subtract: return of_two(node, difference);
            case Op::multiply: return of_two(node, product);
            case Op::divide: return divided(node);
            case Op::negate: return checked(node, difference({}, child(node, 0)));
            case Op::less: return compared(node, std::less{});
            case Op::at_most: return compared(node, std::less_equal{});
            case Op::equal: return compared(node, std::equal_to{});
            case Op::unequal: return compared(node, std::not_equal_to{});
            case Op::minimum:
            case Op::maximum: return extreme(node);
            case Op::floor:
            case Op::ceiling:
            case Op::round: return to_decimals(node);
            case Op::absolute: {
                const Rational value = child(node, 0);
                return value < Rational{} ? checked(node, difference({}, value)) : value;
            }
            case Op::choose: return chosen(node);
            case Op::pick: return picked(node);
        }
        return {};
    }

    const Formula& formula_;
    const Terms& terms_;
    std::optional<FormulaError> fault_;
};

Result<Rational, FormulaError> Formula::evaluate(const Terms& terms) const {
    return FormulaEvaluator{*this, terms}.run();
}

namespace {

std::string example_of(const Terms& terms) {
    const Terms usual;
    std::string text;
    for (const TermName& name : term_names()) {
        if (terms.*name.member == usual.*name.member) continue;
        if (!text.empty()) text += ", ";
        text += std::string{name.english} + " " + std::to_string(terms.*name.member);
    }
    return text;
}

// Every place of a table, with few and with many points.
std::vector<Terms> trials_of(std::int64_t players) {
    std::vector<Terms> trials;
    for (std::int64_t place = 1; place <= players; ++place) {
        for (const std::int64_t points : {std::int64_t{0}, std::int64_t{40}, std::int64_t{86}}) {
            Terms terms;
            terms.points = points;
            terms.place = place;
            terms.players = players;
            terms.table_size = players < 4 ? 4 : players;
            terms.winner = place == 1 ? 1 : 0;
            terms.best = points;
            trials.push_back(terms);
            terms.best = 86;
            terms.others = 78;
            terms.objective = place == 1 ? 1 : 0;
            trials.push_back(terms);
        }
        if (place == 1) continue;
        Terms out;
        out.place = place;
        out.players = players;
        out.eliminated = 1;
        out.out = players + 1 - place;
        out.best = 86;
        trials.push_back(out);
    }
    return trials;
}

}  // namespace

std::optional<FormulaError> check_formula(std::string_view text) {
    const auto formula = Formula::parse(text);
    if (!formula) return formula.error();
    for (const std::int64_t players : {std::int64_t{3}, std::int64_t{4}, std::int64_t{5}}) {
        for (const Terms& terms : trials_of(players)) {
            const auto value = formula->evaluate(terms);
            FormulaError error{FormulaFault::out_of_range, 1, {}};
            if (value && score_of(*value)) continue;
            if (!value) error = value.error();
            error.example = example_of(terms);
            return error;
        }
    }
    return std::nullopt;
}

}  // namespace kamchatka::tournament
