// Games of the arena kept as records, to be read afterwards: what did the loser do wrong?
#pragma once

#include "bots/game.hpp"
#include "record/record.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace kamchatka::cli {

// Which games are kept, as the subject sees them. One that was abandoned is not won.
enum class Kept : std::uint8_t { lost, won, all };

struct KeptRecords {
    std::string folder;  // empty: none are kept
    Kept kept = Kept::lost;
    std::string contest{};  // part of the names of the files
};

// Watches one game of the arena, and writes it down.
class GameRecorder {
public:
    GameRecorder(const Rules& rules, const std::vector<std::string>& bots_by_seat);

    const bots::Watcher* watcher() const { return &watcher_; }

    // Into the folder, as `CONTEST-DEAL-ROTATION.txt`; BadInput if that cannot be done.
    void keep(const KeptRecords& where, std::uint64_t deal, std::size_t rotation);

private:
    record::Record record_;
    bots::Watcher watcher_;
};

}  // namespace kamchatka::cli
