// The standings of a stage: points of every game added up, the worst dropped where the format says
// so, equals told apart by its tie-breaks.
#pragma once

#include "tournament/state.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::tournament {

// One game of a player.
struct GameScore {
    std::uint16_t round;  // from 1
    std::uint16_t table;  // from 1
    std::uint8_t place;
    Score score;
    bool won;  // first, alone or with others
    bool objective;
    bool counts = true;

    friend bool operator==(const GameScore&, const GameScore&) = default;
};

struct StandingsRow {
    std::uint16_t position = 0;  // from 1, shared by equals; 0 for who is out of the running
    PlayerId player{};
    Score total;                   // what counts, less penalties
    Score penalty;                 // taken from it
    std::vector<GameScore> games;  // in order of play
    std::uint16_t wins = 0;
    std::uint16_t objectives = 0;

    friend bool operator==(const StandingsRow&, const StandingsRow&) = default;
};

// Results that count of so many games played: the best `counted` (0 for all), never fewer than two
// thirds (CH-12.2.3).
std::size_t games_counting(std::size_t games, std::size_t counted);

// Disqualified or expelled.
bool out_of_the_running(const State& state, PlayerId player);

// Best first. Who was disqualified or expelled stands at the end without a position.
std::vector<StandingsRow> standings_of(const State& state, std::size_t stage);

// What a tie-break looks at, the larger the better.
std::vector<Score> tie_break_value(const State& state, const StandingsRow& row, TieBreak tie_break);

struct TeamRow {
    std::uint16_t position = 0;
    std::string team;
    Score total;
    std::uint16_t wins = 0;
    std::vector<Score> counted;  // best first
    std::vector<Score> dropped;

    friend bool operator==(const TeamRow&, const TeamRow&) = default;
};
// Teams by club: the best results of all their people together. Empty where the format has none.
std::vector<TeamRow> team_standings(const State& state);

// The whole tournament, best first: by the round reached, the place there, its points, then the
// standings of the first stage, if it is one of standings. Equals share a position, and the winners
// of parallel finals are all first. It is the final ranking when the tournament is over.
struct FinalRow {
    std::uint16_t position = 0;  // from 1; 0 for who is out of the running
    PlayerId player{};
    std::uint8_t stage = 0;  // the last one reached
    std::uint8_t place = 0;  // at its table, where there was one

    friend bool operator==(const FinalRow&, const FinalRow&) = default;
};
std::vector<FinalRow> final_ranking(const State& state);

// What the standings of the first stage are to whoever reads them. Also the wire names.
enum class StandingsKind : std::uint8_t {
    provisional,  // rounds are still to be played
    qualifying,   // semifinals or a final follow, or have been played
    knockout,     // nobody goes by these points: the ranking says how far each one came
    final,
};
StandingsKind standings_kind(const State& state);

// Who a publication is for. The desk alone sees national ids and why somebody was penalised.
enum class Readers : std::uint8_t { everybody, desk };

}  // namespace kamchatka::tournament
