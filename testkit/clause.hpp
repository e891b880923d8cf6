// CLAUSE("CH-4.8", "TO-5h") at the head of a test names the clauses of docs/rules/clauses.tsv that
// it checks, RULING("R-1") the rulings of docs/rules/rulings.md. Both go into GoogleTest's report
// as the properties "clauses" and "rulings"; tools/clauses.py reads them from the source, so write
// the ids as literals. Several calls in one test add up.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>

namespace kamchatka::test {

// The ids named so far in the running test under `key`, joined by commas, go into its report.
inline void record_ids(const char* key, std::initializer_list<std::string_view> ids) {
    static const testing::TestInfo* running = nullptr;
    static std::string clauses;
    static std::string rulings;
    const auto* const current = testing::UnitTest::GetInstance()->current_test_info();
    if (current != running) {
        running = current;
        clauses.clear();
        rulings.clear();
    }
    std::string& joined = std::string_view{key} == "clauses" ? clauses : rulings;
    for (const std::string_view id : ids) {
        if (!joined.empty()) joined += ',';
        joined += id;
    }
    testing::Test::RecordProperty(key, joined);
}

}  // namespace kamchatka::test

#define CLAUSE(...) ::kamchatka::test::record_ids("clauses", {__VA_ARGS__})
#define RULING(...) ::kamchatka::test::record_ids("rulings", {__VA_ARGS__})
