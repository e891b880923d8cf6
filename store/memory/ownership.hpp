// Which of several stores in memory has which log.
#pragma once

#include "store/memory/changes.hpp"

#include <array>

namespace kamchatka::store::memory {

class MemoryOwnership final : public Ownership {
public:
    explicit MemoryOwnership(Changes& changes) : changes_{changes} {}

    bool shared() const override { return true; }
    bool sure() const override { return changes_.sure(); }
    void claim(LogKind kind, std::string code, Done<Claimed> done) override;
    void claim_deserted(LogKind kind, std::string code, Done<Claimed> done) override;
    void release(LogId log, LetGo how, Done<Changed> done) override;
    // In the order of their codes, from the last that was given on.
    void deserted(LogKind kind, std::int64_t count_max, OnRead<std::vector<std::string>> done)
        override;
    void drain(Done<> done) override;
    ClusterCounts counts() const override { return changes_.counts(); }

private:
    void claim(LogKind kind, std::string code, Asking asking, Done<Claimed> done);

    Changes& changes_;
    std::array<std::string, 2> given_;  // the last code of each kind
};

}  // namespace kamchatka::store::memory
