// Entries of a tournament in the store and back. What tells who a person is goes beside the entry,
// where it can be erased: names, clubs, the reasons of penalties and calls, the actor's own name.
#pragma once

#include "store/journals.hpp"
#include "tournament/event.hpp"

#include <optional>
#include <string>

namespace kamchatka::server {

// Whose name an entry carries: an account of this server, a player of the tournament, or nobody.
struct Author {
    std::optional<store::PlayerId> account{};
    std::optional<tournament::PlayerId> player{};
};

std::string about_player(tournament::PlayerId player);

store::JournalEntry stored_entry(
    store::JournalId journal,
    const tournament::Entry& entry,
    const Author& author,
    std::string ref,
    std::int64_t at_ms
);

// Throws std::runtime_error when it cannot be understood.
tournament::Entry entry_of(const store::JournalEntry& stored);

}  // namespace kamchatka::server
