// The ports put together, and the damage that a test may do.
#include "store/memory/store.hpp"

#include "store/sole_ownership.hpp"

namespace kamchatka::store {

MemoryStore::MemoryStore(
    Running running,
    StoreOptions caller,
    std::shared_ptr<Contents> contents,
    const std::string& node
)
    : contents_{std::move(contents)},
      changes_{contents_, running, std::move(caller), node} {
    if (node.empty())
        ownership_ = std::make_unique<SoleOwnership>();
    else
        ownership_ = std::make_unique<memory::MemoryOwnership>(changes_);
}

void MemoryStore::backup(std::string, Done<std::string> done) {
    changes_.say([done = std::move(done)] {
        if (done) done("what is only in memory cannot be backed up");
    });
}

std::int64_t MemoryStore::verify() {
    const std::lock_guard lock{contents_->mutex};
    if (!contents_->damaged_games.empty() || !contents_->damaged_journals.empty()) {
        throw memory::Refused{"something is damaged, as a test asked"};
    }
    std::int64_t count = 0;
    for (const auto& [table, game] : contents_->games) count += std::ssize(game.entries);
    for (const auto& [id, journal] : contents_->rows.journals) count += std::ssize(journal.entries);
    return count;
}

void MemoryStore::note_time(std::int64_t at_ms) {
    changes_.change<Changed>({}, [at_ms](memory::Contents& contents) {
        contents.noted_ms = at_ms;
        return Changed::changed;
    });
}

void MemoryStore::damage_log(TableId table) {
    const std::lock_guard lock{contents_->mutex};
    contents_->damaged_games.insert(table);
}

void MemoryStore::fence_log(TableId table) {
    const std::lock_guard lock{contents_->mutex};
    contents_->fenced_games.insert(table);
}

void MemoryStore::declare_dead(const std::string& node) {
    const std::lock_guard lock{contents_->mutex};
    contents_->nodes.turn(node, memory::NodeState::dead);
}

void MemoryStore::silence(const std::string& node) {
    const std::lock_guard lock{contents_->mutex};
    contents_->nodes.silence(node);
}

void MemoryStore::damage_seed(TableId table) {
    const std::lock_guard lock{contents_->mutex};
    contents_->damaged_seeds.insert(table);
}

void MemoryStore::damage_journal(JournalId journal) {
    const std::lock_guard lock{contents_->mutex};
    contents_->damaged_journals.insert(journal);
}

}  // namespace kamchatka::store
