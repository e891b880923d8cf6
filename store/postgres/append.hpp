// Entries of games on their way into the database, many of them in one statement.
#pragma once

#include "store/answer.hpp"
#include "store/postgres/heads.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kamchatka::store::pg {

struct Append {
    Entry entry;
    Done<Appended> done;
    Appended outcome = Appended::failed;
    // As it was sent: the same bytes again have the same link, and are found by it.
    std::optional<Link> link{};
};

// The heads of logs that this node owns; a cache, and worth nothing after a transaction that was
// undone.
class Heads {
public:
    explicit Heads(Node node) : node_{std::move(node)} {}

    // Whether all of them can be sent in one statement: each continues what we own.
    bool ready_for(const std::vector<Append*>& appends) const;
    // The statement for those; sets their links.
    Database::Call call_for(const std::vector<Append*>& appends);
    // Settles what the statement stored, by its answer; the others are left as they were.
    std::vector<Append*> take(Rows answer, const std::vector<Append*>& appends);

    // In a transaction: claims what is not ours yet, stores what continues, and says of the rest
    // why not. One entry a table.
    void store(Database& database, const std::vector<Append*>& appends);

    void forget() { heads_.clear(); }
    void forget(TableId table) { heads_.erase(table); }

private:
    void own(Database& database, const std::vector<Append*>& appends);
    bool stored_before(Database& database, const Append& append);
    Appended refusal(Database& database, const Append& append);

    Node node_;
    std::unordered_map<TableId, OwnedHead> heads_;
};

}  // namespace kamchatka::store::pg
