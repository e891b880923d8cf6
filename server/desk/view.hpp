// What each role sees of a tournament. The public sees what hangs on the wall: names, clubs,
// tables, results. Ids, regions, rankings, signatures and the reasons of penalties are for the
// desk.
#pragma once

#include "server/desk/desk.hpp"
#include "tournament/words.hpp"

namespace kamchatka::server {

// Organiser and Official Judge: those who see everything.
bool runs_the_desk(DeskRole role);

// The roles that somebody may give by a link: the Official Judge appoints Table Judges (TO-2d).
std::vector<DeskRole> appointed_by(DeskRole role);
bool appoints(DeskRole by, DeskRole role);

// `knocking`: how many wait to be let in by a link.
TournamentDetail detail_of(const Tournament& contest, DeskRole role, std::size_t knocking = 0);
// Those to be settled, and those that were; why, for the desk alone.
std::vector<TieLine> tie_lines(const tournament::State& state);
std::vector<SettledLine> settled_lines(const tournament::State& state, DeskRole role);
SeatingAnswer seating_of(const tournament::State& state, std::size_t round);
JournalAnswer journal_of(const Tournament& contest);
PresetsAnswer presets();
FormatAnswer format_answer(const tournament::Format& format);
FormulaAnswer formula_answer(const FormulaRequest& request);

// All that is kept about one person, as JSON.
std::string person_text(const Tournament& contest, tournament::PlayerId player);

template <typename Said>
Wording wording(const Said& said) {
    return {
        std::string{message(said, tournament::Language::italian)},
        std::string{message(said, tournament::Language::english)}};
}

}  // namespace kamchatka::server
