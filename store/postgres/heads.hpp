// Where the logs go on that this node owns, and how it comes to own one: the fence and the
// compare-and-swap of an append are one condition on the row in `head`, so that no clock matters.
#pragma once

#include "store/postgres/postgres.hpp"
#include "store/sql/log.hpp"

#include <string>
#include <unordered_map>
#include <vector>

namespace kamchatka::store::pg {

struct OwnedHead {
    std::int64_t epoch = 0;
    sql::Head head{};
};

// The logs that are ours now, of those asked for; in a transaction. One that is new begins, one
// that nobody living owns is claimed: its epoch is raised, and whoever had it is fenced. With
// `begin`, logs that are not there are made.
enum class Missing : std::uint8_t { begin, leave };
std::unordered_map<std::int64_t, OwnedHead> claim(
    Database& database, const Node& node, const std::vector<std::int64_t>& logs, Missing missing
);

}  // namespace kamchatka::store::pg
