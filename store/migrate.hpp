// Moving all that is stored from a data folder to a PostgreSQL database, or back: with every id,
// code, session and link as it was, so that cookies and addresses go on working. The key is not
// part of it: it is copied by hand, and both know it by its fingerprint.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace kamchatka::store {

struct MovedTable {
    std::string name;
    std::int64_t rows;
};

// `from` and `to` are data folders or postgres://...; one of each. Both are stopped; the target is
// empty, or not there yet. All or nothing: every chain is read through in the target before it
// counts. The source stays as it is. Throws with a sentence for the operator.
std::vector<MovedTable> migrate(const std::string& from, const std::string& to);

}  // namespace kamchatka::store
