// Lists of what the desk keeps: what is open to all, and what whoever asks has a part in.
#pragma once

#include "server/api/call.hpp"
#include "store/journals.hpp"

#include <functional>
#include <vector>

namespace kamchatka::server {

struct Listing {
    std::vector<store::JournalRow> listed;
    std::vector<store::Membership> mine;
};

// Calls with both, or answers that they cannot be read.
void with_listing(
    store::Journals& journals,
    store::JournalKind kind,
    const Call& call,
    std::function<void(const Listing&)> then
);

}  // namespace kamchatka::server
