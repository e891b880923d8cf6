// The log in memory: no chain, but the same answers.
#pragma once

#include "store/memory/changes.hpp"

namespace kamchatka::store::memory {

class MemoryLog final : public Log {
public:
    explicit MemoryLog(Changes& changes) : changes_{changes} {}

    void append(Entry entry, Done<Appended> done) override;
    void read(TableId table, Part part, OnRead<std::vector<Entry>> done) override;
    Disk disk() const override { return changes_.disk(); }

private:
    Changes& changes_;
};

}  // namespace kamchatka::store::memory
