// Every refusal that random games of every rulebook meet has its clause, one of that book; and
// docs/rules/refusals.md says the same as the program.
#include "record/tests/files.hpp"
#include "record/words/spelling.hpp"
#include "testkit/clause.hpp"
#include "testkit/effort.hpp"
#include "testkit/engine/action_universe.hpp"
#include "tests/refusal_table.hpp"

#include <gtest/gtest.h>

#include <set>

namespace kamchatka::test {
namespace {

constexpr const char* page = "docs/rules/refusals.md";
constexpr std::size_t one_position_in = 1009;

// What a book may cite: its own clauses, rulings, and the variants that an option turns on.
bool of_the_book(const Ruleset& set, std::string_view clause) {
    const std::string_view id = set.id.view();
    const auto begins = [&](std::string_view prefix) { return clause.starts_with(prefix); };
    if (begins("R-") || begins("KM-") || begins("CC-")) return true;
    if (id.starts_with("prestige")) return begins("PR-");
    if (id.starts_with("master")) return begins("MA-");
    if (id == "torneo") return begins("TO-");
    return begins("CH-") || (id == "torisiko" && begins("TK-"));
}

struct Met {
    std::set<std::pair<std::size_t, Rejection>> refusals;  // by rulebook
    std::size_t count = 0;
};

void look(const Rules& rules, const State& state, std::size_t book, Tape& tape, Met& met) {
    for (const Actor& actor : all_actors()) {
        for_each_action(rules, state, Pairs::some, tape, [&](const Action& action) {
            const Decision decision = decide(rules, state, actor, action);
            if (decision) return;
            const Rejection why = decision.error();
            const std::string_view clause = clause_of(rules.set, state, why, action);
            ++met.count;
            met.refusals.emplace(book, why);
            const auto told = [&] {
                return std::string{rules.set.id.view()} + ": " + std::string{record::spell(why)} +
                    ", action " + std::to_string(action.index()) + ", phase " +
                    std::string{record::spell(state.phase)} + " cites " + std::string{clause};
            };
            ASSERT_TRUE(of_the_book(rules.set, clause)) << told();
            ASSERT_NE(clause, "R-45") << told() << ", but no house rule is played";
            ASSERT_TRUE((can_meet(why) >> action.index() & 1U) != 0) << told();
        });
    }
}

TEST(Refusals, OfEveryRulebookCiteAClauseOfThatBook) {
    RULING("R-45");
    Met met;
    Tape tape{13};
    std::size_t seen = 0;
    for (const RecordedGame& game : recorded_games()) {
        const Variant& variant = variants()[game.variant];
        if (variant.family == house_rules || variant.set != *rulebooks::all[variant.family]) {
            continue;
        }
        const Rules rules = test_rules(variant.set);
        fold_steps(game, [&](std::size_t step, const State& state) {
            const bool set_up = state.round == 0 && game.seed == 0;
            const bool last = step + 1 == game.steps.size();
            if (++seen % one_position_in != 0 && !(set_up && step % 11 == 0) && !last) return;
            if (HasFatalFailure()) return;
            look(rules, state, variant.family, tape, met);
        });
    }
    EXPECT_GT(met.count, effort(1'000'000U));
    EXPECT_GT(met.refusals.size(), 250U) << "pairs of rulebook and refusal";
}

TEST(Refusals, ThePageIsTheTable) {
    using record::test::expect_written;
    using record::test::table_under;
    expect_written(page, table_under, "## The clauses", citation_table());
    expect_written(page, table_under, "## The sentences", sentence_table());
    expect_written(page, table_under, "## What is due", due_table());
}

}  // namespace
}  // namespace kamchatka::test
