// Of a store that one process has to itself: everything is that one's, and it is told so at once.
#pragma once

#include "store/ownership.hpp"

#include <utility>

namespace kamchatka::store {

class SoleOwnership final : public Ownership {
public:
    bool shared() const override { return false; }
    bool sure() const override { return true; }

    void claim(LogKind, std::string, Done<Claimed> done) override {
        if (done) done(Claimed::ours);
    }
    void claim_deserted(LogKind kind, std::string code, Done<Claimed> done) override {
        claim(kind, std::move(code), std::move(done));
    }
    void release(LogId, LetGo, Done<Changed> done) override {
        if (done) done(Changed::changed);
    }
    void deserted(LogKind, std::int64_t, OnRead<std::vector<std::string>> done) override {
        done(std::vector<std::string>{});
    }
    void drain(Done<> done) override {
        if (done) done();
    }
    ClusterCounts counts() const override { return {}; }
};

}  // namespace kamchatka::store
