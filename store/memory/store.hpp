// A store in memory, for tests: it answers as a data folder does (store/tests/ holds both to the
// same contract), forgets when the process ends, and can be slow, fail or be damaged as a test
// wants.
#pragma once

#include "store/memory/catalogue.hpp"
#include "store/memory/journals.hpp"
#include "store/memory/log.hpp"
#include "store/memory/office.hpp"
#include "store/memory/ownership.hpp"
#include "store/store.hpp"

#include <memory>

namespace kamchatka::store {

class MemoryStore final : public Store {
public:
    using Contents = memory::Contents;
    // at_once: a change is done when it is handed over, on the thread that does so. by_hand: it
    // waits for step(). Reads never wait, and see what is stored; all answers go through the
    // caller's `deliver`, or come inline where there is none.
    using Running = memory::Running;

    // `contents` of a store that was here before: what a restart finds. With the name of a node it
    // is one of several over them, each with another name, and has of them what it claims; a
    // second one under the same name takes it from the first.
    explicit MemoryStore(
        Running running = Running::at_once,
        StoreOptions caller = {},
        std::shared_ptr<Contents> contents = std::make_shared<Contents>(),
        const std::string& node = ""
    );
    // Whatever waits by hand is lost and nobody is answered, as in a process that is killed; call
    // stop() to have it done.
    ~MemoryStore() override = default;
    MemoryStore(const MemoryStore&) = delete;
    MemoryStore& operator=(const MemoryStore&) = delete;

    Log& log() override { return log_; }
    Catalogue& catalogue() override { return catalogue_; }
    Journals& journals() override { return journals_; }
    Office& office() override { return office_; }
    Ownership& ownership() override { return *ownership_; }
    // Always answers that it cannot.
    void backup(std::string path, Done<std::string> done) override;
    std::int64_t verify() override;
    void note_time(std::int64_t at_ms) override;
    std::optional<std::int64_t> noted_time() const override { return noted_ms_; }
    Disk disk() const override { return changes_.disk(); }
    void stop() override { changes_.stop(); }

    // Does the oldest change that waits, and answers it. False when nothing waits.
    bool step() { return changes_.step(); }
    std::size_t waiting() const { return changes_.waiting(); }
    // The disk is gone: what waits is lost, nobody is answered, and nothing is stored any more.
    void fail() { changes_.fail(); }
    // The disk is full: changes are answered as failed and nothing of them is stored, until it
    // accepts them again.
    void refuse() { changes_.turn(Disk::refusing); }
    void accept() { changes_.turn(Disk::sound); }

    // From now on it is unread: the log of a table, a table for the sake of its seed, a journal.
    void damage_log(TableId table);
    void damage_seed(TableId table);
    void damage_journal(JournalId journal);

    // From now on another node has it: nothing is appended to it here.
    void fence_log(TableId table);

    // --- With the name of a node. What becomes of another one, whether its store is still there or
    // was killed: declared dead now, or by whoever wants something that it has. It goes on all the
    // same until it beats, but nothing that others claimed is its own.
    void declare_dead(const std::string& node);
    void silence(const std::string& node);
    // Nothing beats by itself. False for one that was declared dead or whose name another has: its
    // disk has failed then.
    bool beat() { return changes_.beat(); }
    // Whether it is sure of what it has; at first it is. When not, the disk is waiting.
    void set_sure(bool sure) { changes_.set_sure(sure); }
    // Some of what others did about people never arrived here.
    void miss_notices() { changes_.miss_notices(); }

    // For another store after this one, or to look into while nobody changes it.
    const std::shared_ptr<Contents>& contents() const { return contents_; }

private:
    std::shared_ptr<Contents> contents_;
    std::optional<std::int64_t> noted_ms_ = contents_->noted_ms;
    memory::PlainChanges changes_;
    memory::MemoryLog log_{changes_};
    memory::MemoryCatalogue catalogue_{changes_};
    memory::MemoryJournals journals_{changes_};
    memory::MemoryOffice office_{changes_};
    std::unique_ptr<Ownership> ownership_;
};

}  // namespace kamchatka::store
