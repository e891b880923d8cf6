// Copies of the database, made now and then while the server runs; the oldest give way.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace kamchatka::server {

struct BackupPlan {
    std::string folder{};  // empty: none are made
    std::int64_t every_ms = 0;
    std::size_t kept = 0;
};

// The name of a copy made at that time, which sorts by it: kamchatka-20260131-235959.db
std::string backup_name(std::int64_t now_ms);

// Those in the folder that are too many, the oldest first; other files are left alone.
std::vector<std::string> superfluous_backups(const std::string& folder, std::size_t kept);

class Backups {
public:
    // `copy` makes a copy under a path and calls back with what went wrong, or nothing; from any
    // thread.
    using Copy = std::function<void(std::string path, std::function<void(std::string)> done)>;

    Backups(BackupPlan plan, Copy copy);

    // Call it often.
    void tick(std::int64_t now_ms);

private:
    BackupPlan plan_;
    Copy copy_;
    std::int64_t next_ms_ = 0;
};

}  // namespace kamchatka::server
