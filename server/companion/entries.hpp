// Entries of the judge's book as the store keeps them: names and free words stand beside the entry,
// so that they can be erased and the game stays.
#pragma once

#include "engine/rules.hpp"
#include "referee/entry.hpp"
#include "store/journals.hpp"

#include <span>
#include <vector>

namespace kamchatka::server {

store::JournalEntry stored_entry(
    store::JournalId journal, store::PlayerId owner, const Rules& rules, const referee::Entry& entry
);

// Throws when what the store holds is no book.
referee::Book book_of(std::span<const store::JournalEntry> entries);

}  // namespace kamchatka::server
