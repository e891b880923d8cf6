// What came of one table, as its judge writes it down: points, who went out, who reached the
// objective. Places and winners follow from it.
#pragma once

#include "tournament/ids.hpp"
#include "tournament/scoring/number.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace kamchatka::tournament {

// How a player's game ended. Also the wire names.
enum class Fate : std::uint8_t {
    played,
    eliminated,  // lost the last territory
    withdrawn,   // left; keeps the place his neutral territories reached (TK-C24)
    excluded,    // by the judge: counts as eliminated (TK-C22, TK-C28)
};

struct Line {
    PlayerId player;
    Score points;  // decimals settle ties and count for nothing else
    Fate fate = Fate::played;
    std::uint8_t out = 0;    // 1 for the first to go out, 2 for the next; 0 for who did not
    bool objective = false;  // reached: first place whatever the points
    bool late = false;       // after time was called: its points are those counted

    friend bool operator==(const Line&, const Line&) = default;
};

using Lines = std::vector<Line>;

constexpr bool went_out(const Line& line) {
    return line.fate == Fate::eliminated || line.fate == Fate::excluded;
}

constexpr bool reached_in_time(const Line& line) { return line.objective && !line.late; }

// The place of each line, from 1; equals share one. The objective first, then whoever was left
// alone, then points, then those who went out, the last to go before the others.
std::vector<std::uint8_t> places_of(std::span<const Line> lines);

// The most that a result says for an objective reached in time; game_result.hpp knows what it says
// in each ruleset.
inline constexpr std::uint16_t objective_points = 100;

// What the points of a table can be. Zero where the board or the objectives are not the printed
// ones: then nothing is said.
struct PointLimits {
    std::uint16_t objective_value = 86;  // of every tournament objective
    std::uint16_t board_value = 164;     // of all the territories
    std::uint16_t least_value = 2;       // of a territory

    friend bool operator==(const PointLimits&, const PointLimits&) = default;
};

// In the order in which they are looked for.
enum class ResultFault : std::uint8_t {
    wrong_players,        // not exactly the people who sat there
    points_out_of_range,  // below nothing, or above what an objective is worth
    impossible_points,    // no territories add up to it: 1 and 85
    too_many_points,      // all together hold more than the board
    two_objectives,
    objective_and_out,
    exits_not_in_order,  // the exits are not numbered 1, 2, 3
    nobody_left,
    points_without_land,  // went out with points
    no_single_winner,
};

enum class Winners : std::uint8_t { may_share, exactly_one };

std::vector<ResultFault> faults_of(
    std::span<const PlayerId> seated,
    std::span<const Line> lines,
    const PointLimits& limits,
    Winners winners
);

}  // namespace kamchatka::tournament
