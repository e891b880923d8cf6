// New names for new things: random, so that they tell nothing and need no counter.
#pragma once

#include "store/journals.hpp"

#include <string>
#include <string_view>

namespace kamchatka::store {

// Letters and digits that nobody mistakes for another when they are read aloud or copied.
inline constexpr std::string_view plain_alphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

// So many characters of that alphabet, each as likely as the others.
std::string random_plain_text(std::size_t length);

// The code of a table, 6 characters; another table may have it (Stored::taken).
std::string new_code();
// The same, for something that belongs to what has the code `other`, if any: it begins with the
// same three characters, by which a proxy brings to one node what belongs together.
std::string new_code_like(std::string_view other);

TableId new_table_id();
PlayerId new_player_id();
JournalId new_journal_id();

}  // namespace kamchatka::store
