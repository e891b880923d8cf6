// A sentence for everything the desk has to say, in Italian and English: what is wrong, and what to
// do. Capital letter, full stop; details follow after a colon where there are some.
#pragma once

#include "record/words/names.hpp"
#include "tournament/people/roster.hpp"
#include "tournament/rejection.hpp"
#include "tournament/seating/draw.hpp"

#include <string>
#include <string_view>

namespace kamchatka::tournament {

using record::Language;

std::string_view sentence(Rejection rejection, Language language);
std::string_view sentence(ResultFault fault, Language language);
std::string_view sentence(FormatFault fault, Language language);
std::string_view sentence(FormulaFault fault, Language language);
std::string_view sentence(RosterFault fault, Language language);
std::string_view sentence(CsvFault fault, Language language);
std::string_view name_of(Criterion criterion, Language language);
std::string_view name_of(PhaseKind kind, Language language);
std::string_view name_of(SettledBy by, Language language);

// The clause a fault of a format rests on; empty for none.
std::string_view clause_of(FormatFault fault);

std::string message(const Rejected& rejected, Language language);
std::string message(const FormatComplaint& complaint, Language language);
std::string message(const FormulaError& error, Language language);
std::string message(const RosterNote& note, Language language);  // begins with its line

}  // namespace kamchatka::tournament
