// Whether entries that a device has sent can stand in a book. On a worker.
#pragma once

#include "server/companion/companions.hpp"

namespace kamchatka::server {

// Checked one by one as a device enters them: each must come out as it came in and, where there is
// an author, be his. Where one is refused, those before it stay in the book; the fault is told when
// it comes first.
std::optional<CompanionFault> add_entries(
    KeptBook& book, const boost::json::array& entries, const Companions::Author& author
);

// The table of a tournament that a new book says it is of, by its first entry.
std::optional<referee::TournamentTable> desk_in(const boost::json::array& entries);

}  // namespace kamchatka::server
