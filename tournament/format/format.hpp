// A tournament as data: what kinds of rounds there are, how people are seated, what a game is
// worth, who goes on. Presets are values of it (presets.hpp); so is what an organiser makes of one.
#pragma once

#include "tournament/scoring/scoring.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::tournament {

// How many people sit at each table. Also the wire names.
enum class Sizes : std::uint8_t {
    fours_then_fives,  // tables of four, those left over at tables of five
    fives_then_fours,  // as many tables of five as leave only tables of four
    league,            // fours; one over: a five; two or three over: threes with a ghost
    fours,             // four at each table or no round
    fives,
    threes,  // CH-12.1: only where all tables are of three
};

// What the seating avoids, the first named first. Also the wire names.
enum class Criterion : std::uint8_t {
    clubs_apart,
    regions_apart,
    winners_apart,  // who has won a game in this phase
    no_repeated_opponents,
    no_second_five,     // nobody twice at a table of five
    no_repeated_clubs,  // teams: the same two clubs at a table again
    no_repeated_club_for_player,
};
inline constexpr std::size_t criteria_max = 7;

// How a round is made.
enum class Seating : std::uint8_t {
    drawn,  // by lot, steered by the criteria
    swiss,  // first to fourth of the standings together, and so on
    fixed,  // first with fifth, ninth, thirteenth...
    greek,  // the winner stays, the second goes one table on, the third two...
    pairs,  // two of a team against two of another, partners across the table
};

// What separates equals of the standings, the first named first. Also the wire names.
enum class TieBreak : std::uint8_t {
    wins,
    best_scores,    // the best single score, the second best, and so on
    fewer_counted,  // the total with one result less, with two less, and so on
    objectives,     // games won by the objective
    earlier_rank,   // the ranking people came with
};

enum class PhaseKind : std::uint8_t {
    standings,  // con classifica, all'italiana: points of every game add up
    knockout,   // eliminazione diretta: winners go through until one table is left
    semifinal,
    final,
};

struct Stage {
    PhaseKind kind = PhaseKind::standings;
    std::uint16_t rounds = 1;  // of standings; the other kinds know theirs
    Sizes sizes = Sizes::fours_then_fives;
    Seating seating = Seating::drawn;
    std::vector<Criterion> first_round{};
    std::vector<Criterion> later_rounds{};
    Scoring scoring{};
    std::uint16_t counted = 0;  // best results that count; 0 for all (CH-12.2.3)
    std::vector<TieBreak> tie_breaks{};
    std::uint16_t minutes = 90;
    std::uint8_t final_size = 4;     // of a knock-out
    bool fill_with_seconds = false;  // knock-out: the best seconds make the numbers fit (TO-3a)

    friend bool operator==(const Stage&, const Stage&) = default;
};

// From so many players on, who goes where after the standings.
struct Threshold {
    std::uint16_t players_min = 0;
    std::uint8_t straight = 0;  // to the final
    std::uint8_t semifinals = 0;
    std::uint16_t semifinalists = 0;
    std::uint8_t winners = 1;  // parallel finals

    friend bool operator==(const Threshold&, const Threshold&) = default;
};

// Teams play for their club: the best results of all its people.
struct Teams {
    std::uint8_t players = 4;   // of a team in a round
    std::uint16_t counted = 9;  // best results that count

    friend bool operator==(const Teams&, const Teams&) = default;
};

// The kinds of events of the yearly ranking.
enum class EventKind : std::uint8_t {
    national_championship,
    gathering,
    master,
    open,
    interclub,
    league,
    teams,
    pairs,
    invitational,
    friendly,
};

struct Format {
    std::string name{};
    std::string date{};    // the first day, as 2026-11-21; empty where it is not known yet
    std::string preset{};  // where it came from, for people
    EventKind event = EventKind::friendly;
    bool official = false;  // keeps to the letter of the R.T.U., chapter 12
    std::string ruleset = "challenge";
    bool kingmaker = false;       // KM-1o
    bool challenge_card = false;  // CC-4o
    Winners winners = Winners::exactly_one;
    PointLimits points{};
    std::vector<Stage> stages{};
    std::vector<Threshold> thresholds{};  // ascending; empty where nothing follows the standings
    std::optional<Teams> teams{};
    std::uint32_t fee = 0;  // to enter, in cents of a euro; 0 for none

    friend bool operator==(const Format&, const Format&) = default;
};

// What is wrong with a format, or unwise. In the order in which they are found.
enum class FormatFault : std::uint8_t {
    no_name,
    no_stages,
    stages_out_of_order,  // standings or knock-out first, then semifinals and a final
    rounds_out_of_range,
    bad_formula,
    too_few_counted,          // CH-12.2.3
    prize_too_high,           // CH-12.2.1
    win_worth_too_much,       // CH-12.2.1: by what the formula itself gives
    prize_not_lower_at_four,  // CH-12.2.2
    mixed_tables,             // CH-12.2: a standings table wants equal tables
    unequal_duration,         // CH-12.2
    threes_mixed,             // CH-12.1
    kingmaker_played,         // KM-1o
    challenge_card_played,    // CC-4o
    winners_may_share,        // CH-12.3a: a knock-out needs one winner
    bad_final_size,
    bad_thresholds,
    repeated_criterion,
    repeated_tie_break,
    bad_date,
    unknown_ruleset,
    pairs_without_teams,  // two of a team make a pair
    fee_too_high,
};

inline constexpr std::uint16_t rounds_max = 100;
inline constexpr std::uint32_t fee_max = 100'000;  // cents

// must: nothing can be played so. should: the books say otherwise, the organiser decides.
enum class Weight : std::uint8_t { must, should };

struct FormatComplaint {
    FormatFault fault;
    Weight weight;
    std::size_t stage = 0;                  // from 0
    std::optional<FormulaError> formula{};  // of bad_formula
    std::string example{};                  // when it happens, where that helps
    friend bool operator==(const FormatComplaint&, const FormatComplaint&) = default;
};

std::vector<FormatComplaint> complaints_about(const Format& format);

// Results that must count of so many games: two thirds, rounded up (CH-12.2.3, R-27).
constexpr std::size_t counted_least(std::size_t games) { return (2 * games + 2) / 3; }

// The row for so many players; none below the first.
const Threshold* threshold_for(const Format& format, std::size_t players);

}  // namespace kamchatka::tournament
