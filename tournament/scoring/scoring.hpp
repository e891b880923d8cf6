// From a table's result to tournament points: a formula for everybody, a prize for the winner.
#pragma once

#include "tournament/scoring/formula.hpp"
#include "tournament/scoring/table_result.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kamchatka::tournament {

enum class PrizeAtFour : std::uint8_t { same, fifth_less };

struct Scoring {
    std::string formula;
    std::uint16_t prize = 0;  // victory prize, shared by those who are first (CH-12.2.1)
    PrizeAtFour prize_at_four = PrizeAtFour::same;  // CH-12.2.2

    friend bool operator==(const Scoring&, const Scoring&) = default;
};

inline constexpr std::uint16_t prize_max = 100;  // CH-12.2.1

// The prize at a table of so many people; 20% less at four is rounded down.
std::uint16_t prize_at(const Scoring& scoring, std::size_t players);

// What winning is worth at the most: the winner's line against the same line without the win, over
// tables of three to five people. Nothing where the formula cannot be read.
struct WinWorth {
    Score most{};
    std::string example{};  // "points 40, players 5: 240 - 40"
};
std::optional<WinWorth> worth_of_winning(const Scoring& scoring);

// Scoring with its formula parsed.
class Scorer {
public:
    static Result<Scorer, FormulaError> of(const Scoring& scoring);

    // The score of each line, in their order. A formula that fails on a table it was not tried on
    // gives nothing there; `places` counts ghosts.
    std::vector<Score> scores(std::span<const Line> lines, std::size_t places) const;

private:
    Scorer(Scoring scoring, Formula formula)
        : scoring_{std::move(scoring)},
          formula_{std::move(formula)} {}

    Scoring scoring_;
    Formula formula_;
};

}  // namespace kamchatka::tournament
