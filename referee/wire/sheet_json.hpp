// The sheet as a screen wants it, and the signed report for the tournament desk.
#pragma once

#include "record/json.hpp"
#include "referee/sheet.hpp"

namespace kamchatka::referee {

namespace json = boost::json;

json::object to_json(const Refusal& refusal);

// Where the table stands, what may be entered next, and the last lines of the book.
json::object sheet_json(std::span<const Entry> book, const Sheet& sheet);

// All lines of the book, for print and for whoever asks.
json::array lines_json(std::span<const Entry> book, const Sheet& sheet, std::size_t from);

// What the desk gets of a ranked table: places, points, fates, rulings.
json::object report_json(std::span<const Entry> book, const Sheet& sheet);

json::object to_json(const Ruling& ruling);
json::object to_json(const Consequence& consequence);

}  // namespace kamchatka::referee
