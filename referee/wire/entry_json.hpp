// Entries and books of real tables as JSON (docs/companion.md). Readers are strict; territories
// and cards are spelled as the ruleset of the opening says.
#pragma once

#include "engine/rules.hpp"
#include "record/json.hpp"
#include "referee/entry.hpp"

#include <span>
#include <string>
#include <string_view>

namespace kamchatka::referee {

namespace json = boost::json;

json::object to_json(const Rules& rules, const Entry& entry);
codec::Parsed<Entry> read_entry(const Rules& rules, const json::value& value);

// {"kamchatka_companion":1,"code":...,"journal":[...]}, an entry a line: the file of last resort.
std::string write_book(std::string_view code, std::span<const Entry> book);

struct BookFile {
    std::string code;
    Book book;
};
codec::Parsed<BookFile> read_book(std::string_view text);
codec::Parsed<Book> read_entries(const json::array& entries);

// The rules by which the entries of a book are spelled: those of its opening, with the objectives
// that were written down.
Rules rules_for(std::span<const Entry> book);
// What the entry adds to them for those after it.
void learn(Rules& rules, const Entry& entry);

}  // namespace kamchatka::referee
