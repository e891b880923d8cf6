// The bulletin: what nodes tell each other about people, numbered in the order in which it became
// true.
#pragma once

#include "store/bulletin.hpp"
#include "store/postgres/postgres.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kamchatka::store::pg {

struct NumberedNotice {
    std::int64_t number;
    std::optional<Notice> notice;  // none where a later program says what we do not know
};

// In a transaction: heard by the other nodes once it is done.
void add_notice(Database& database, const Notice& notice);

// Those that came after that number, of other nodes than this.
std::vector<NumberedNotice> notices_after(
    Database& database, std::int64_t number, const std::string& node
);

// Whoever has not heard of it for an hour has read everything anew since.
void forget_old_notices(Database& database);

}  // namespace kamchatka::store::pg
