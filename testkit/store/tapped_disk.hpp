// SQLite's file system with somebody listening: every write, truncation and sync is shown to a test
// before it happens, and the test may make it fail instead.
#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

namespace kamchatka::store {

struct DiskOperation {
    enum class Kind : std::uint8_t { write, truncate, sync };
    Kind kind;
    std::string path;
    std::int64_t offset;  // of a write; the size of a truncation
    std::vector<std::uint8_t> bytes;
};

// What a disk may answer, in the words of SQLite.
namespace disk_answer {
inline constexpr int done = 0;           // SQLITE_OK
inline constexpr int full = 13;          // SQLITE_FULL
inline constexpr int not_written = 778;  // SQLITE_IOERR_WRITE
inline constexpr int not_synced = 1034;  // SQLITE_IOERR_FSYNC
}  // namespace disk_answer

// Registered under its name for as long as it lives; one at a time.
class TappedDisk {
public:
    // disk_answer::done to let it happen, or the error to report. Any thread, one at a time.
    using Listener = std::function<int(const DiskOperation&)>;
    // What the disk says of a sector that is overwritten when the current fails.
    enum class Sectors : std::uint8_t { may_tear, stay_whole };
    // Who gets it: whoever asks for its name, or also everybody who asks for none.
    enum class Serves : std::uint8_t { by_name, everybody };

    explicit TappedDisk(
        Listener listener, Sectors sectors = Sectors::may_tear, Serves serves = Serves::by_name
    );
    ~TappedDisk();
    TappedDisk(const TappedDisk&) = delete;
    TappedDisk& operator=(const TappedDisk&) = delete;

    static std::string name() { return "tapped"; }
    int hear(const DiskOperation& operation);
    Sectors sectors() const { return sectors_; }

private:
    const Sectors sectors_;
    std::mutex mutex_;
    Listener listener_;
};

}  // namespace kamchatka::store
