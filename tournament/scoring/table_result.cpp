// Places, and what cannot be true of a result.
#include "tournament/scoring/table_result.hpp"

#include <algorithm>
#include <tuple>

namespace kamchatka::tournament {
namespace {

enum class Rank : std::uint8_t { objective, alone, points, out };

Rank rank_of(const Line& line, bool alone) {
    if (line.objective) return Rank::objective;
    if (went_out(line)) return Rank::out;
    return alone && line.fate == Fate::played ? Rank::alone : Rank::points;
}

// Smaller is better. Where all others withdrew or went out, whoever is left has won.
auto key_of(const Line& line, bool alone) {
    const Rank rank = rank_of(line, alone);
    const std::int64_t inside = rank == Rank::points ? -line.points.millionths : 0;
    return std::tuple{rank, inside, rank == Rank::out ? -int{line.out} : 0};
}

bool same_people(std::span<const PlayerId> seated, std::span<const Line> lines) {
    std::vector<PlayerId> left(seated.begin(), seated.end());
    std::vector<PlayerId> right;
    for (const Line& line : lines) right.push_back(line.player);
    std::ranges::sort(left);
    std::ranges::sort(right);
    return left == right;
}

std::int64_t whole_points(const Line& line) { return line.points.millionths / millionths_in_one; }

bool out_of_range(const Line& line, const PointLimits& limits) {
    if (line.points < Score{}) return true;
    if (limits.objective_value == 0) return false;
    const std::int64_t most = reached_in_time(line) ? objective_points : limits.objective_value;
    return whole_points(line) > most;
}

// Every territory is worth at least two, so one point more or less than nothing or everything
// cannot be.
bool impossible(const Line& line, const PointLimits& limits) {
    if (limits.objective_value == 0 || line.objective) return false;
    const std::int64_t points = whole_points(line);
    const std::int64_t missing = limits.objective_value - points;
    return (points > 0 && points < limits.least_value) ||
        (missing > 0 && missing < limits.least_value);
}

// Nobody's land counts for two: together they hold no more than there is.
bool more_than_the_board(std::span<const Line> lines, const PointLimits& limits) {
    if (limits.board_value == 0) return false;
    std::int64_t held = 0;
    for (const Line& line : lines) {
        held += line.objective ? limits.objective_value : whole_points(line);
    }
    return held > limits.board_value;
}

bool exits_in_order(std::span<const Line> lines) {
    std::vector<int> exits;
    for (const Line& line : lines) {
        if (went_out(line) != (line.out != 0)) return false;
        if (line.out != 0) exits.push_back(line.out);
    }
    std::ranges::sort(exits);
    for (std::size_t i = 0; i < exits.size(); ++i) {
        if (exits[i] != static_cast<int>(i) + 1) return false;
    }
    return true;
}

}  // namespace

std::vector<std::uint8_t> places_of(std::span<const Line> lines) {
    const bool alone = std::ranges::count(lines, Fate::played, &Line::fate) == 1;
    std::vector<std::uint8_t> places;
    for (const Line& line : lines) {
        const auto before = std::ranges::count_if(lines, [&](const Line& other) {
            return key_of(other, alone) < key_of(line, alone);
        });
        places.push_back(static_cast<std::uint8_t>(before + 1));
    }
    return places;
}

std::vector<ResultFault> faults_of(
    std::span<const PlayerId> seated,
    std::span<const Line> lines,
    const PointLimits& limits,
    Winners winners
) {
    std::vector<ResultFault> faults;
    const auto note = [&](bool wrong, ResultFault fault) {
        if (wrong) faults.push_back(fault);
    };
    const auto any = [&](auto predicate) { return std::ranges::any_of(lines, predicate); };
    const auto objectives = std::ranges::count_if(lines, &Line::objective);
    note(!same_people(seated, lines), ResultFault::wrong_players);
    note(
        any([&](const Line& line) { return out_of_range(line, limits); }),
        ResultFault::points_out_of_range
    );
    note(
        any([&](const Line& line) { return impossible(line, limits); }),
        ResultFault::impossible_points
    );
    note(more_than_the_board(lines, limits), ResultFault::too_many_points);
    note(objectives > 1, ResultFault::two_objectives);
    note(
        any([](const Line& line) { return line.objective && line.fate != Fate::played; }),
        ResultFault::objective_and_out
    );
    note(!exits_in_order(lines), ResultFault::exits_not_in_order);
    note(std::ranges::all_of(lines, went_out), ResultFault::nobody_left);
    note(
        any([](const Line& line) { return went_out(line) && line.points != Score{}; }),
        ResultFault::points_without_land
    );
    const auto first = std::ranges::count(places_of(lines), std::uint8_t{1});
    note(winners == Winners::exactly_one && first != 1, ResultFault::no_single_winner);
    return faults;
}

}  // namespace kamchatka::tournament
