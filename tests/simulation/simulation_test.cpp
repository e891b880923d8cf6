// Thousands of runs of three nodes on a database that crashes and lags; the same with mistakes made
// on purpose. SEEDS=n runs so many, from FIRST_SEED on; SEED=n runs one and tells all of it;
// MISTAKE=name makes one on the way.
#include "tests/simulation/cluster.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>

namespace kamchatka::simulation {
namespace {

std::uint64_t number_from(const char* name, std::uint64_t usual) {
    const char* given = std::getenv(name);  // NOLINT: nobody changes it
    return given == nullptr ? usual : std::stoull(given);
}

std::string told(const Trial& run, const Outcome& outcome) {
    std::string text = "SEED=" + std::to_string(run.seed) + '\n';
    for (const std::string& fault : outcome.faults) text += "  " + fault + '\n';
    return text;
}

Mistake mistake_named(std::string_view name) {
    for (const auto& [mistake, word] : mistakes) {
        if (word == name) return mistake;
    }
    return Mistake::none;
}

TEST(Simulation, TheSameSeedIsTheSameRun) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Outcome first = simulate({.seed = seed});
        const Outcome second = simulate({.seed = seed});
        EXPECT_EQ(first.hash, second.hash);
        EXPECT_EQ(first.faults, second.faults);
    }
    EXPECT_NE(simulate({.seed = 1}).hash, simulate({.seed = 2}).hash);
}

TEST(Simulation, NothingIsLostWhateverGoesWrong) {
    const std::uint64_t first = number_from("FIRST_SEED", 1);
    const std::uint64_t count = number_from("SEEDS", 4'000);
    std::size_t entries = 0;
    std::size_t tellings = 0;
    std::size_t processes = 0;
    std::int64_t claims = 0;
    int failed = 0;
    const auto begun = std::chrono::steady_clock::now();
    for (std::uint64_t seed = first; seed < first + count && failed < 10; ++seed) {
        const Trial run{.seed = seed};
        const Outcome outcome = simulate(run);
        EXPECT_TRUE(outcome.faults.empty()) << told(run, outcome);
        if (!outcome.faults.empty()) ++failed;
        entries += outcome.entries;
        tellings += outcome.tellings;
        processes += outcome.processes;
        claims += outcome.claims;
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    std::cout << count << " seeds in " << took.count() << " s: " << entries << " entries, "
              << tellings << " frames, " << processes << " processes, " << claims << " claims\n";
}

class Mistaken : public testing::TestWithParam<std::pair<Mistake, std::string_view>> {};

TEST_P(Mistaken, IsFound) {
    const std::uint64_t most = number_from("MISTAKE_SEEDS", 2'000);
    for (std::uint64_t seed = 1; seed <= most; ++seed) {
        const Outcome outcome = simulate({.seed = seed, .mistake = GetParam().first});
        if (outcome.faults.empty()) continue;
        std::cout << GetParam().second << ": seed " << seed << ": " << outcome.faults.front()
                  << '\n';
        return;
    }
    FAIL() << GetParam().second << " was not found in " << most << " seeds";
}

INSTANTIATE_TEST_SUITE_P(Simulation, Mistaken, testing::ValuesIn(mistakes), [](const auto& each) {
    return std::string{each.param.second};
});

TEST(Simulation, DISABLED_OneAloneAndAloud) {
    const char* mistake = std::getenv("MISTAKE");  // NOLINT: nobody changes it
    const Trial run{
        .seed = number_from("SEED", 1),
        .mistake = mistake_named(mistake == nullptr ? "" : mistake),
        .loud = true};
    const Outcome outcome = simulate(run);
    EXPECT_TRUE(outcome.faults.empty()) << told(run, outcome);
}

}  // namespace
}  // namespace kamchatka::simulation
