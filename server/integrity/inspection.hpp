// Whether what is stored can be brought back to life: a game from its log, its seed and its rules,
// a tournament or a judge's book from its journal. What is wrong with it, in words for the
// operator, or nothing. Takes as long as bringing it back does; any thread.
#pragma once

#include "store/journals.hpp"
#include "store/rows.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kamchatka::server {

using Wrong = std::optional<std::string>;

// The chains have been checked by whoever read the entries.
Wrong wrong_with(store::WholeTable table, const std::vector<store::Entry>& entries);
Wrong wrong_with(const store::JournalRow& journal, const std::vector<store::JournalEntry>& entries);

// For whoever has no key, and so no seed: whether the table and each entry can be understood.
Wrong wrong_without_seed(const store::WholeTable& table, const std::vector<store::Entry>& entries);

}  // namespace kamchatka::server
