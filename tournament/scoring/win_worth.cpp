// CH-12.2.1 asked of the formula: what the same line would be worth without the win.
#include "tournament/scoring/scoring.hpp"

#include <algorithm>

namespace kamchatka::tournament {
namespace {

constexpr std::int64_t objective_value = 86;
constexpr std::int64_t board_value = 164;

// A winner with so many points among so many people; `others` have so many together.
Terms won(std::int64_t players, std::int64_t points, std::int64_t others) {
    Terms terms;
    terms.points = points;
    terms.players = players;
    terms.table_size = std::max<std::int64_t>(players, 4);
    terms.winner = 1;
    terms.best = points;
    terms.others = others;
    return terms;
}

// Second by a decimal, which counts for nothing.
Terms without_the_win(Terms terms) {
    terms.winner = 0;
    terms.place = 2;
    terms.objective = 0;
    return terms;
}

// Every number of points a winner can have, alone at the top or with the rest of the board around
// him; by points, and by the objective.
std::vector<Terms> wins_at(std::int64_t players) {
    std::vector<Terms> wins;
    for (std::int64_t points = 0; points <= objective_value; ++points) {
        for (const std::int64_t others : {std::int64_t{0}, board_value - points}) {
            wins.push_back(won(players, points, others));
        }
    }
    // Reaching it is worth these points by itself (CH-10.5); only what comes on top is for the win.
    Terms reached = won(players, objective_points, board_value - objective_value);
    reached.objective = 1;
    wins.push_back(reached);
    return wins;
}

std::optional<Score> score_by(const Formula& formula, const Terms& terms) {
    const auto value = formula.evaluate(terms);
    return value ? score_of(*value) : std::nullopt;
}

}  // namespace

std::optional<WinWorth> worth_of_winning(const Scoring& scoring) {
    const auto formula = Formula::parse(scoring.formula);
    if (!formula) return std::nullopt;
    WinWorth worth;
    for (const std::int64_t players : {std::int64_t{3}, std::int64_t{4}, std::int64_t{5}}) {
        const Score prize = whole_score(prize_at(scoring, static_cast<std::size_t>(players)));
        for (const Terms& terms : wins_at(players)) {
            const auto with = score_by(*formula, terms);
            const auto without = score_by(*formula, without_the_win(terms));
            if (!with || !without || *with + prize - *without <= worth.most) continue;
            worth.most = *with + prize - *without;
            worth.example = "points " + std::to_string(terms.points) +
                (terms.objective != 0 ? " objective" : "") + ", players " +
                std::to_string(players) + ": " + to_text(*with + prize) + " - " + to_text(*without);
        }
    }
    return worth;
}

}  // namespace kamchatka::tournament
