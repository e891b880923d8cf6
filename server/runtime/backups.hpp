// Copies of the database, made now and then while the server runs. Each is read through before it
// counts; then the oldest gives way.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
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

// When the newest copy in the folder was made; other files are left alone.
std::optional<std::int64_t> last_backup_ms(const std::string& folder);

// Those in the folder that are too many, the oldest first.
std::vector<std::string> superfluous_backups(const std::string& folder, std::size_t kept);

class Backups {
public:
    // Does something to the file under a path, and calls back in the loop with what went wrong, or
    // nothing.
    using Step = std::function<void(std::string path, std::function<void(std::string)> done)>;

    // `copy` makes the file, `verify` reads it through.
    Backups(BackupPlan plan, Step copy, Step verify);

    // Call it often. One is due when the last in the folder is old enough, whoever made it.
    void tick(std::int64_t now_ms);

    // Of the last one that is good; nothing before the first.
    std::optional<std::int64_t> last_ms() const { return last_ms_; }
    std::uint64_t bad_count() const { return bad_; }

private:
    void begin(std::int64_t now_ms);
    void copied(const std::string& path, std::int64_t at_ms, const std::string& wrong);
    void verified(const std::string& path, std::int64_t at_ms, const std::string& wrong);
    void failed(const std::string& path, const std::string& wrong);

    BackupPlan plan_;
    Step copy_;
    Step verify_;
    bool looked_ = false;  // into the folder
    bool under_way_ = false;
    std::int64_t try_ms_ = 0;  // not before
    std::optional<std::int64_t> last_ms_;
    std::uint64_t bad_ = 0;
};

}  // namespace kamchatka::server
