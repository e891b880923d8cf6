// A book being read: each entry that counts, judged by the engine at the table the entries before
// it have made.
#pragma once

#include "referee/sheet.hpp"

#include <map>

namespace kamchatka::referee::detail {

using Trouble = std::optional<Refusal>;

// The entries that count, in order: what was undone or struck by a ruling is left out.
Result<std::vector<std::size_t>, Refusal> standing_entries(std::span<const Entry> book);
// Whether all before it stays as it was read: it strikes nothing, and shows no card drawn earlier.
bool only_adds(const Note& note);

class Replay {
public:
    Replay(std::span<const Entry> book, Sheet& sheet);

    // From the beginning.
    Trouble run(std::vector<std::size_t> standing);
    // The last entry, where it only adds to a sheet of all the others.
    Trouble run_last();

private:
    Trouble run(std::size_t index);
    void note_faces();
    Trouble check(const Entry& entry) const;
    Trouble apply(const Entry& entry, const Opened& opened);
    Trouble apply(const Entry& entry, const Played& played);
    Trouble apply(const Entry& entry, const CardNoted& card);
    Trouble apply(const Entry& entry, const ClockChanged& clock);
    Trouble apply(const Entry& entry, const TurnPassed& turn);
    Trouble apply(const Entry& entry, const SeatFell& fell);
    Trouble apply(const Entry& entry, const Ruled& ruled);
    Trouble apply(const Entry& entry, const Disciplined& disciplined);
    Trouble apply(const Entry& entry, const Remarked& remarked);
    Trouble apply(const Entry& entry, const Undone& undone);
    Trouble apply(const Entry& entry, const BoardCounted& board);
    Trouble apply(const Entry& entry, const ObjectiveTurned& turned);
    Trouble apply(const Entry& entry, const ObjectiveDeclared& declared);
    Trouble apply(const Entry& entry, const GameStopped& stopped);
    Trouble apply(const Entry& entry, const Signed& signature);
    Trouble apply(const Entry& entry, const Reopened& reopened);
    Trouble apply(const Entry& entry, const TerritoryRealigned& real);
    Trouble apply(const Entry& entry, const Appealed& appealed);
    Trouble apply(const Entry& entry, const AppealSettled& settled);
    Trouble apply(const Entry& entry, const OrderRolled& rolled);
    Trouble apply(const Entry& entry, const ObjectiveWritten& card);

    // One action judged with the objectives face down; captures of cards follow by themselves.
    Trouble perform(const Actor& actor, const Action& action);
    // The table as everybody sits down at it.
    Trouble begin_table();
    Trouble open_book();
    Trouble settle_ruling(const Ruled& ruled);
    Trouble settle_in_play(const Ruled& ruled);
    Trouble settle_at_the_count(const Ruled& ruled);
    std::optional<Rejection> remove_counted(Seat seat, const RemoveArmies& remove);
    Trouble exclude(Seat seat);
    Card card_for(std::size_t draw) const;
    // realign.cpp
    Trouble realign_play(const TerritoryRealigned& real);
    Trouble realign_end(const TerritoryRealigned& real);
    Trouble realign_count(const TerritoryRealigned& real);
    // Of a conclusion made by by_objective(): the engine still sees the seat win.
    bool still_wins(const Conclusion& conclusion, Seat seat) const;
    // Judges the conclusion again with all that is open by now, once all of it is.
    Trouble count_if_complete();
    // The table has changed since the end of play.
    Trouble count_again();
    Refusal refused(Rejection why, const Action& action) const;

    std::span<const Entry> book_;
    std::map<std::size_t, Card> faces_;  // by draw, turned up by tris
    std::vector<Event> events_;          // of the entry in hand
    Sheet& sheet_;
};

// The table as light mode keeps it: a board nobody looks at, so that the engine can pass turns.
Result<State, Refusal> skeleton(const Rules& covered, std::span<const Sitter> seats);

// Ways to make the engine count: a declared objective, or points as the table stands.
std::optional<Conclusion> by_objective(const State& state, Seat seat);
Conclusion on_points(const Rules& rules, State state);

// Two dice for the sdadata as it stands: a pair that closes, a pair that does not; maybe none.
std::optional<DicePair> dice_that_close(const Rules& rules, const State& state);
std::optional<DicePair> dice_that_do_not(const Rules& rules, const State& state);

// The state counted: the board as tapped where it was, objectives open, forfeited cards gone.
State counted_state(const Sheet& sheet, State state);

}  // namespace kamchatka::referee::detail
