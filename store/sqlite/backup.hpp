// A copy of the database made page by page while it goes on being written. It must run on the
// writer's connection: changes made through that one reach the copy by themselves.
#pragma once

#include "store/answer.hpp"
#include "store/sqlite/sqlite.hpp"

#include <cstdint>
#include <memory>
#include <string>

namespace kamchatka::store {

class Backup {
public:
    enum class Progress : std::uint8_t { going, over };

    // The copy appears under `path` when it is complete and durable, not before.
    Backup(Database& source, std::string path, Done<std::string> done);

    // Some pages more. When it is over, `done` was told.
    Progress step();

private:
    struct Finish {
        void operator()(sqlite3_backup* backup) const { sqlite3_backup_finish(backup); }
    };

    void begin();
    void complete();
    void abandon(const std::string& why);
    std::string partial() const { return path_ + ".partial"; }

    Database& source_;
    std::string path_;
    Done<std::string> done_;
    std::unique_ptr<Database> copy_;
    std::unique_ptr<sqlite3_backup, Finish> running_;
};

}  // namespace kamchatka::store
