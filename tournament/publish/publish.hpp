// What goes on the wall: standings and tables as plain text and as a spreadsheet.
#pragma once

#include "tournament/ranking/standings.hpp"
#include "tournament/words.hpp"

#include <string>

namespace kamchatka::tournament {

// The final ranking first, once there is one. Columns padded by letters; ready for a terminal, a
// forum or a printer.
std::string standings_text(const State& state, Language language, Readers readers);
// A line for each person, in the order of the final ranking once there is one, with a column for
// each round. Semicolons and decimal commas in Italian, commas and points in English; with a byte
// order mark, so that a spreadsheet reads the accents.
std::string standings_csv(const State& state, Language language, Readers readers);

// Everybody on the list, by number, with their marks and what they have paid: for the desk alone. A
// list that can be imported again.
std::string people_csv(const State& state, Language language);

// The tables of a round (from 0) with the order of play, and what the seating could not avoid.
std::string tables_text(const State& state, std::size_t round, Language language);

// One line for each entry of the journal, undone ones marked.
std::string journal_text(std::span<const Entry> journal, Language language);

}  // namespace kamchatka::tournament
