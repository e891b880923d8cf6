// A log whose answers come back to the loop that the rooms run in.
#pragma once

#include "server/runtime/workers.hpp"
#include "store/log.hpp"

namespace kamchatka::server {

class HomingLog final : public store::Log {
public:
    HomingLog(store::Log& log, Post post) : log_{log}, post_{std::move(post)} {}

    void append(store::Entry entry, std::function<void(store::Appended)> done) override {
        log_.append(std::move(entry), [post = post_, done = std::move(done)](store::Appended how) {
            post([done, how] { done(how); });
        });
    }
    std::vector<store::Entry> read(store::TableId table, std::int64_t from_seq) override {
        return log_.read(table, from_seq);
    }
    bool failed() const override { return log_.failed(); }

private:
    store::Log& log_;
    Post post_;
};

}  // namespace kamchatka::server
