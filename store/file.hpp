// Files of the data folder that are not the database's: written durably, locked, private.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace kamchatka::store {

// Throws std::system_error for errno.
[[noreturn]] void throw_errno(const std::string& doing);

class File {
public:
    File(const std::string& path, int flags);
    ~File();
    File(File&& other) noexcept : descriptor_{other.descriptor_} { other.descriptor_ = -1; }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    int descriptor() const { return descriptor_; }
    void sync(const std::string& path) const;

private:
    int descriptor_;
};

// Makes the folder, and those above it, unless it is there. For its owner only.
void make_folder(const std::string& path);

// A file that did not exist, for its owner only, durable when this returns.
void write_new_file(const std::string& path, std::span<const std::uint8_t> bytes);
std::vector<std::uint8_t> read_file(const std::string& path);

// Makes names in the folder that holds the path durable.
void sync_folder_of(const std::string& path);

// Held for as long as it lives; throws when another process, or another of these, holds it.
class FolderLock {
public:
    enum class Of : std::uint8_t { any_folder, existing };  // the second makes no file

    explicit FolderLock(const std::string& folder, Of which = Of::any_folder);

private:
    File file_;
};

}  // namespace kamchatka::store
