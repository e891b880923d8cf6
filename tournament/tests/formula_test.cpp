// The formula language: what it says, what it refuses and where.
#include "tournament/scoring/formula.hpp"

#include <gtest/gtest.h>

#include <string>

namespace kamchatka::tournament {
namespace {

std::string value(std::string_view text, const Terms& terms = {}) {
    const auto formula = Formula::parse(text);
    if (!formula) return "fault at " + std::to_string(formula.error().column);
    const auto result = formula->evaluate(terms);
    if (!result) return "failed at " + std::to_string(result.error().column);
    const auto score = score_of(*result);
    return score ? to_text(*score) : "too large";
}

FormulaError fault(std::string_view text) {
    const auto formula = Formula::parse(text);
    return formula ? FormulaError{FormulaFault::empty, 0, "parsed"} : formula.error();
}

TEST(Formula, CountsAsPeopleDo) {
    EXPECT_EQ(value("1 + 2 * 3"), "7");
    EXPECT_EQ(value("(1 + 2) * 3"), "9");
    EXPECT_EQ(value("10 - 4 - 3"), "3");
    EXPECT_EQ(value("100 / 8 / 2"), "6.25");
    EXPECT_EQ(value("-2 * -3"), "6");
    EXPECT_EQ(value("2 - -3"), "5");
    EXPECT_EQ(value("1/3 + 1/3 + 1/3"), "1");  // a binary fraction would not
    EXPECT_EQ(value("0.1 + 0.2"), "0.3");
}

TEST(Formula, RoundsDownUpAndToTheNearest) {
    EXPECT_EQ(value("floor(7 / 2)"), "3");
    EXPECT_EQ(value("floor(-7 / 2)"), "-4");
    EXPECT_EQ(value("ceil(7 / 2)"), "4");
    EXPECT_EQ(value("ceil(51 * 1.25 / 1000, 3)"), "0.064");
    EXPECT_EQ(value("round(2.5)"), "3");
    EXPECT_EQ(value("round(-2.5)"), "-3");
    EXPECT_EQ(value("round(2.345, 2)"), "2.35");
    EXPECT_EQ(value("2 / 3"), "0.666667");
}

TEST(Formula, ComparesAndChooses) {
    EXPECT_EQ(value("if(2 < 3, 10, 20)"), "10");
    EXPECT_EQ(value("if(2 >= 3, 10, 20)"), "20");
    EXPECT_EQ(value("(3 = 3) + (3 == 3) + (3 != 3) + (3 <= 3) + (3 > 3)"), "3");
    EXPECT_EQ(value("pick(2, 12, 7, 5)"), "7");
    EXPECT_EQ(value("min(4, 2, 3) + max(4, 2, 3) + abs(-1)"), "7");
}

TEST(Formula, SpeaksItalianToo) {
    Terms terms;
    terms.points = 40;
    terms.objective = 1;
    EXPECT_EQ(value("se(obiettivo; 100; PUNTI)", terms), "100");
    terms.objective = 0;
    EXPECT_EQ(value("se(obiettivo; 100; PUNTI)", terms), "40");
}

TEST(Formula, KnowsEveryNameInBothLanguages) {
    for (const TermName& name : term_names()) {
        Terms terms;
        terms.*name.member = 17;
        EXPECT_EQ(value(name.english, terms), "17") << name.english;
        EXPECT_EQ(value(name.italian, terms), "17") << name.italian;
    }
}

TEST(Formula, LooksOnlyAtTheBranchTaken) {
    EXPECT_EQ(value("if(1, 5, 1 / 0)"), "5");
    EXPECT_EQ(value("if(0, 1 / 0, 5)"), "5");
    EXPECT_EQ(value("if(1, 1 / 0, 5)"), "failed at 9");
}

TEST(Formula, SaysWhereItIsWrong) {
    const auto is = [](std::string_view text, FormulaFault expected, std::size_t column) {
        const FormulaError found = fault(text);
        EXPECT_EQ(found.fault, expected) << text;
        EXPECT_EQ(found.column, column) << text;
    };
    is("", FormulaFault::empty, 1);
    is("   ", FormulaFault::empty, 1);
    is("points +", FormulaFault::unexpected_sign, 9);
    is("points + * 2", FormulaFault::unexpected_sign, 10);
    is("1..2", FormulaFault::bad_number, 1);
    is("2 + 1.2345678", FormulaFault::bad_number, 5);
    is("3x", FormulaFault::bad_number, 1);
    is("points + ponits", FormulaFault::unknown_name, 10);
    is("sin(3)", FormulaFault::unknown_function, 1);
    is("1 + if(1, 2)", FormulaFault::wrong_number_of_arguments, 5);
    is("(1 + 2", FormulaFault::missing_bracket, 7);
    is("1 + 2)", FormulaFault::missing_bracket, 6);
    is("1 2", FormulaFault::text_follows, 3);
    is("1 $ 2", FormulaFault::text_follows, 3);
    is(std::string(501, '1'), FormulaFault::too_long, 501);
    is(std::string(40, '(') + "1" + std::string(40, ')'), FormulaFault::too_deep, 33);
    is(std::string(100, '-') + "1", FormulaFault::too_deep, 33);
}

TEST(Formula, HasNoValueWhereThereIsNone) {
    EXPECT_EQ(value("1 / (2 - 2)"), "failed at 3");
    EXPECT_EQ(value("pick(4, 1, 2, 3)"), "failed at 1");
    EXPECT_EQ(value("pick(1.5, 1, 2, 3)"), "failed at 1");
    EXPECT_EQ(value("round(1, 9)"), "failed at 1");
    EXPECT_EQ(value("999999999 * 999999999 * 999999999"), "failed at 23");
    EXPECT_EQ(value("999999999 * 999999999"), "too large");
}

TEST(Formula, IsTriedWhenItIsEntered) {
    EXPECT_FALSE(check_formula("points + 50 * winner / winners"));
    const auto zero = check_formula("points / others");
    ASSERT_TRUE(zero);
    EXPECT_EQ(zero->fault, FormulaFault::division_by_zero);
    EXPECT_EQ(zero->column, 8U);
    EXPECT_NE(zero->example.find("players 3"), std::string::npos) << zero->example;
    const auto short_list = check_formula("pick(place, 12, 7, 5, 3)");
    ASSERT_TRUE(short_list);
    EXPECT_EQ(short_list->fault, FormulaFault::no_such_choice);
    EXPECT_NE(short_list->example.find("place 5"), std::string::npos) << short_list->example;
    EXPECT_TRUE(check_formula("points +"));
}

TEST(Number, IsReadAndWrittenWithEitherMark) {
    EXPECT_EQ(read_score("45"), whole_score(45));
    EXPECT_EQ(read_score("45,5"), Score{45'500'000});
    EXPECT_EQ(read_score("-0.25"), Score{-250'000});
    EXPECT_EQ(to_text(Score{-250'000}), "-0.25");
    EXPECT_EQ(to_text(Score{45'500'000}, ','), "45,5");
    EXPECT_EQ(whole_part(Score{45'900'000}), whole_score(45));
    for (const char* bad :
         {"", "-", ".", "4.", ".5", "4.5.6", "4 5", "1e3", "0.1234567", "9999999999"}) {
        EXPECT_FALSE(read_score(bad)) << bad;
    }
}

}  // namespace
}  // namespace kamchatka::tournament
