// A data folder of its own for each test, entries to fill it with, and the patience to wait.
#pragma once

#include "store/store.hpp"

#include <string>

namespace kamchatka::store {

// Made empty, and removed with all it holds.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::string& path() const { return path_; }
    std::string file(const std::string& name) const { return path_ + "/" + name; }
    std::string database() const { return file("kamchatka.db"); }

private:
    std::string path_;
};

// An entry of two events; its ref and body follow from table and seq.
Entry entry(TableId table, std::int64_t seq, std::int32_t event_count = 2);

// Blocks until it is answered.
Appended append(Log& log, Entry entry);

// Entries of two events from the first on.
void fill(Log& log, TableId table, int entry_count);

// Number of events stored, after checking that each entry is the one that entry() makes.
std::int64_t events_of(Log& log, TableId table);

TableRow table_row(TableId id, PlayerId host, const std::string& code);
SeatRow seat_row(TableId table, std::int32_t seat, PlayerId player, const std::string& name);
PlayerName plain_name(const std::string& shown);
PlayerRow guest_row(PlayerId id, const std::string& name);
SessionRow session_row(PlayerId player, std::uint16_t token);
AccountSecrets secrets_of(const std::string& passphrase, std::uint8_t recovery);

inline constexpr std::int64_t day_ms = 86'400'000;
inline constexpr std::int64_t now_ms = 20'000 * day_ms;

}  // namespace kamchatka::store
