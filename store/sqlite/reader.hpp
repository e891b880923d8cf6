// A read-only connection that several threads share, one at a time.
#pragma once

#include "store/sqlite/sqlite.hpp"

#include <mutex>
#include <string>

namespace kamchatka::store {

class Reader {
public:
    Reader(const std::string& path, const std::string& file_system)
        : database_{path, Database::Access::read_only, file_system} {}

    // What `reading(database)` returns. It must finish its queries: an open one would keep the
    // writer from starting the write-ahead log over.
    template <typename Reading>
    auto read(Reading reading) {
        const std::lock_guard lock{mutex_};
        return reading(database_);
    }

private:
    std::mutex mutex_;
    Database database_;
};

}  // namespace kamchatka::store
