// Seats into lines, equals into decimals.
#include "tournament/scoring/game_result.hpp"

#include "engine/rulebooks.hpp"

#include <algorithm>

namespace kamchatka::tournament {
namespace {

constexpr std::int64_t decimal = millionths_in_one / 10;

Fate fate_of(kamchatka::Standing standing) {
    switch (standing) {
        case kamchatka::Standing::active: return Fate::played;
        case kamchatka::Standing::withdrawn: return Fate::withdrawn;
        case kamchatka::Standing::excluded: return Fate::excluded;
        case kamchatka::Standing::eliminated: return Fate::eliminated;
    }
    return Fate::played;
}

// Who leaves when the points have been counted has played to the end (Kingmaker's last choice):
// nobody was left alone by it.
bool left_after_the_count(const kamchatka::State& game) {
    return game.cause == Cause::points && active_seats(game).size() == 1;
}

Line line_of(const kamchatka::State& game, Seat seat) {
    Line line{
        .player = {},
        .points = whole_score(game.totals[seat]),
        .fate = fate_of(game.standing[seat]),
        .out = game.out[seat]};
    if (went_out(line)) line.points = {};
    if (line.fate == Fate::withdrawn && left_after_the_count(game)) line.fate = Fate::played;
    line.objective = game.cause == Cause::objective && game.winner == seat;
    line.late = line.objective && game.last_round.has_value();
    return line;
}

// How many of those with the same points are placed behind.
std::int64_t equals_behind(const kamchatka::State& game, const Lines& lines, Seat seat) {
    std::int64_t behind = 0;
    for (const Seat other : seats(game)) {
        const Line& line = lines[index(other)];
        const bool equal =
            !line.objective && !went_out(line) && line.points == lines[index(seat)].points;
        if (equal && game.ahead[other] > game.ahead[seat]) ++behind;
    }
    return behind;
}

const Ruleset* ruleset_of(const Format& format) {
    const auto named = [&](const Ruleset* set) { return set->id.view() == format.ruleset; };
    const auto found = std::ranges::find_if(rulebooks::all, named);
    return found == rulebooks::all.end() ? nullptr : *found;
}

bool prints_tournament_objectives(const Ruleset& set) {
    const bool deck = set.setup.objective_deck == ObjectiveDeck::challenge_16 ||
        set.setup.objective_deck == ObjectiveDeck::tournament_20;
    return deck && set.setup.board == BoardKind::classic;
}

}  // namespace

Lines result_of(const kamchatka::State& game) {
    Lines counted;
    for (const Seat seat : seats(game)) counted.push_back(line_of(game, seat));
    Lines lines = counted;
    for (const Seat seat : seats(game)) {
        Line& line = lines[index(seat)];
        if (line.objective || went_out(line)) continue;
        line.points.millionths += decimal * equals_behind(game, counted, seat);
    }
    return lines;
}

ObjectiveWorth objective_worth(const Format& format) {
    const std::uint16_t counted = limits_of(format).objective_value;
    const Ruleset* set = ruleset_of(format);
    if (set == nullptr) return {objective_points, counted};
    const auto granted = [&](std::uint16_t points) -> std::uint16_t {
        return points == 0 ? counted : points;
    };
    return {granted(set->ending.objective_points), granted(set->ending.late_objective_points)};
}

PointLimits limits_of(const Format& format) {
    const Ruleset* set = ruleset_of(format);
    const bool printed = set == nullptr || prints_tournament_objectives(*set);
    return printed && !format.kingmaker ? format.points : PointLimits{0, 0, 0};
}

}  // namespace kamchatka::tournament
