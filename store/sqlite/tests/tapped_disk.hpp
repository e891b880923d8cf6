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

// Registered under its name for as long as it lives; one at a time.
class TappedDisk {
public:
    // SQLITE_OK to let it happen, or the error to report. Any thread, one at a time.
    using Listener = std::function<int(const DiskOperation&)>;

    explicit TappedDisk(Listener listener);
    ~TappedDisk();
    TappedDisk(const TappedDisk&) = delete;
    TappedDisk& operator=(const TappedDisk&) = delete;

    static std::string name() { return "tapped"; }
    int hear(const DiskOperation& operation);

private:
    std::mutex mutex_;
    Listener listener_;
};

}  // namespace kamchatka::store
