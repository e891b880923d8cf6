// Terms of each line, then the formula and the prize.
#include "tournament/scoring/scoring.hpp"

#include <algorithm>

namespace kamchatka::tournament {
namespace {

std::int64_t whole_points(const Line& line) { return line.points.millionths / millionths_in_one; }

Terms terms_of(
    std::span<const Line> lines, std::span<const std::uint8_t> places, std::size_t index
) {
    const Line& line = lines[index];
    Terms terms;
    terms.points = whole_points(line);
    terms.place = places[index];
    terms.players = static_cast<std::int64_t>(lines.size());
    terms.objective = reached_in_time(line) ? 1 : 0;
    terms.winner = places[index] == 1 ? 1 : 0;
    terms.winners = std::ranges::count(places, std::uint8_t{1});
    terms.eliminated = went_out(line) ? 1 : 0;
    terms.out = line.out;
    terms.withdrawn = line.fate == Fate::withdrawn ? 1 : 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (places[i] == 1) terms.best = std::max(terms.best, whole_points(lines[i]));
        if (i != index) terms.others += whole_points(lines[i]);
    }
    return terms;
}

}  // namespace

std::uint16_t prize_at(const Scoring& scoring, std::size_t players) {
    const bool less = scoring.prize_at_four == PrizeAtFour::fifth_less && players <= 4;
    return less ? static_cast<std::uint16_t>(scoring.prize * 4 / 5) : scoring.prize;
}

Result<Scorer, FormulaError> Scorer::of(const Scoring& scoring) {
    auto formula = Formula::parse(scoring.formula);
    if (!formula) return formula.error();
    return Scorer{scoring, *std::move(formula)};
}

std::vector<Score> Scorer::scores(std::span<const Line> lines, std::size_t places) const {
    const std::vector<std::uint8_t> ranks = places_of(lines);
    const auto prize = Rational{prize_at(scoring_, lines.size())};
    std::vector<Score> scores;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Terms terms = terms_of(lines, ranks, i);
        terms.table_size = static_cast<std::int64_t>(std::max(places, lines.size()));
        const auto value = formula_.evaluate(terms);
        std::optional<Rational> total = value ? std::optional{*value} : std::nullopt;
        if (total && terms.winner != 0) {
            const auto share = quotient(prize, Rational{terms.winners});
            total = share ? sum(*total, *share) : std::nullopt;
        }
        const auto score = total ? score_of(*total) : std::nullopt;
        scores.push_back(score.value_or(Score{}));
    }
    return scores;
}

}  // namespace kamchatka::tournament
