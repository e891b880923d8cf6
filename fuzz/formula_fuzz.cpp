// Arbitrary bytes as a scoring formula: no crash, no hang, an error points into the text, and what
// is accepted has a value or a fault for every table.
#include "tournament/scoring/formula.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

using namespace kamchatka::tournament;  // NOLINT: a program of its own

void hold(bool condition, const char* what) {
    if (condition) return;
    std::fprintf(stderr, "formula_fuzz: %s\n", what);
    std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    const auto formula = Formula::parse(text);
    if (!formula) {
        hold(formula.error().column >= 1, "a column before the text");
        hold(formula.error().column <= text.size() + 1, "a column after the text");
        return 0;
    }
    Terms terms;
    terms.points = static_cast<std::int64_t>(size);
    const auto value = formula->evaluate(terms);
    if (value) {
        hold(value->below() > 0, "a fraction without a denominator");
        const auto again = formula->evaluate(terms);
        hold(again.has_value() && *again == *value, "two values");
        const auto score = score_of(*value);
        if (score) hold(read_score(to_text(*score)).has_value(), "a score that is not read back");
    }
    const auto wrong = check_formula(text);
    if (wrong) hold(wrong->column <= text.size(), "a column after the text");
    return 0;
}
