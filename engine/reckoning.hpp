// What the rules make of a table: the worth of a tris, points inside and outside an objective, what
// decides between equals, how far the public goal is. decide() asks with all there is to know;
// whoever shows a game asks with a View, so that no answer depends on what its viewer may not know.
#pragma once

#include "engine/inplace_vector.hpp"
#include "engine/rules.hpp"
#include "engine/view.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace kamchatka {

// The armies of a tris: those of the ruleset's table, and more for cards of territories that are
// held and for tanks printed on the cards.
struct TrisWorth {
    Tris tris;
    std::uint16_t armies;
    std::uint16_t more;

    friend constexpr bool operator==(const TrisWorth&, const TrisWorth&) = default;
};

constexpr std::optional<Tris> tris_in(const Deck& deck, const Three& cards) {
    return tris_of({deck.faces[cards[0]].arm, deck.faces[cards[1]].arm, deck.faces[cards[2]].arm});
}

// With the territories among the cards that are held counted already.
TrisWorth tris_worth(const ReinforcementRules& knobs, Tris tris, unsigned held, unsigned tanks = 0);
// Precondition: the cards make this tris.
TrisWorth tris_worth(const Rules& rules, Tris tris, const Three& cards, TerritorySet held);

// Of the territories held, those that score: the ones in the objective, or all of them where there
// are no objectives.
TerritorySet scoring(const Rules& rules, TerritorySet held, std::optional<Objective> objective);

struct Points {
    unsigned inside;
    unsigned outside;

    friend constexpr bool operator==(const Points&, const Points&) = default;
};

// As they would be counted now; nothing where the viewer does not know the seat's objective.
std::optional<Points> points_of(const Rules& rules, const View& view, Seat seat);

// Of the territories held, those with the armies that the goal asks for on each.
unsigned armed_enough(const Goal& goal, const PublicState& state, TerritorySet held);
// Whole continents held beyond the territories that the goal names.
unsigned continents_beyond(const Goal& goal, const Board& board, TerritorySet held);

// How far a seat is with its own objective. A colour to be destroyed is not in it: it stands or
// not.
struct ObjectiveProgress {
    TerritorySet missing;    // of those it names
    unsigned worth;          // in points, of all it names
    unsigned missing_worth;  // of those missing
    unsigned territories;    // that count where any so many will do
    unsigned continents;     // that count where any so many come on top

    friend constexpr bool operator==(const ObjectiveProgress&, const ObjectiveProgress&) = default;
};

// Nothing where there are no objectives, or where the viewer does not know the seat's.
std::optional<ObjectiveProgress> objective_progress(
    const Rules& rules, const View& view, Seat seat
);

// By what equal points are told apart at the end on points, in this order. KM-8: with Kingmaker
// equal totals go by game points, then by the inverse order of play.
std::array<TieBreak, tie_break_count_max> tie_breaks_on_points(const EndingRules& ending);

// What the final count knows of a seat beside what everybody can see.
struct Counted {
    Seat seat;
    TerritorySet inside;
    std::size_t cards;  // in hand
};

// The higher is ahead; dice cannot be read off the table, and so are 0. Looks at the public part of
// the state alone.
unsigned tie_value(const Rules& rules, const State& state, const Counted& counted, TieBreak by);

// Seats of equal totals, and what told at least two of them apart.
struct Tie {
    SeatSet seats;
    TieBreak by;  // none: the points, where the totals have those of Kingmaker too

    friend constexpr bool operator==(const Tie&, const Tie&) = default;
};

// Of a game that ended on points; none before.
InplaceVector<Tie, seat_count_max / 2> ties_of(const Rules& rules, const View& view);

// How many territories the seat is dealt: the first served get one more of an uneven deal.
std::size_t dealt_in_all(const State& state, Seat seat);

// How many territories of the continent one seat may be dealt, half of it; nothing where that is
// not limited.
std::optional<std::size_t> dealt_of_continent(const Rules& rules, Continent continent);

struct GoalProgress {
    unsigned have;
    unsigned need;

    friend constexpr bool operator==(const GoalProgress&, const GoalProgress&) = default;
};

// Territories or their value, as the public goal counts; whole continents come on top of it.
// Nothing where there is no public goal.
std::optional<GoalProgress> public_goal_progress(const Rules& rules, TerritorySet held);

// The armies that a penalty can take from a territory: all but one, and but those that a conquest
// is still to be occupied with.
std::uint16_t removable(const PublicState& state, Territory territory);

// The sums that close the game in this round of the sdadata, of which the last listed stay; none
// where there is no sdadata.
ClosingSums closing_sums(const EndingRules& ending, const PublicState& state);

}  // namespace kamchatka
