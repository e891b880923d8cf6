// What is published of a tournament, as tables of cells: for a spreadsheet one wide table with a
// line for each person, for a wall several narrow ones. What counts most comes first.
#pragma once

#include "tournament/ranking/standings.hpp"
#include "tournament/words.hpp"

#include <string>
#include <vector>

namespace kamchatka::tournament {

struct Cell {
    std::string text;
    bool number = false;  // a spreadsheet may reckon with it
};

struct Sheet {
    std::string title;
    std::vector<std::vector<Cell>> rows{};  // the headings first
};

std::vector<Sheet> spreadsheets(const State& state, Language language, Readers readers);
// Everybody on the list with what the desk keeps of them, the fee among it; for the desk alone.
Sheet people_sheet(const State& state, Language language);
std::vector<Sheet> wall_sheets(const State& state, Language language, Readers readers);

}  // namespace kamchatka::tournament
