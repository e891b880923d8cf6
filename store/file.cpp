// open, fsync, flock.
#include "store/file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <stdexcept>
#include <system_error>

namespace kamchatka::store {

void throw_errno(const std::string& doing) {
    throw std::system_error{errno, std::generic_category(), doing};
}

File::File(const std::string& path, int flags)
    : descriptor_{::open(path.c_str(), flags | O_CLOEXEC, 0600)} {
    if (descriptor_ < 0) throw_errno("cannot open " + path);
}

File::~File() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

void File::sync(const std::string& path) const {
    if (::fsync(descriptor_) != 0) throw_errno("cannot sync " + path);
}

void make_folder(const std::string& path) {
    const bool made = std::filesystem::create_directories(path);
    if (made) std::filesystem::permissions(path, std::filesystem::perms::owner_all);
}

void write_new_file(const std::string& path, std::span<const std::uint8_t> bytes) {
    const File file{path, O_WRONLY | O_CREAT | O_EXCL};
    while (!bytes.empty()) {
        const ssize_t written = ::write(file.descriptor(), bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) throw_errno("cannot write " + path);
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    file.sync(path);
    sync_folder_of(path);
}

std::vector<std::uint8_t> read_file(const std::string& path) {
    const File file{path, O_RDONLY};
    std::vector<std::uint8_t> bytes;
    std::array<std::uint8_t, 4096> block{};
    while (true) {
        const ssize_t count = ::read(file.descriptor(), block.data(), block.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) throw_errno("cannot read " + path);
        if (count == 0) return bytes;
        bytes.insert(bytes.end(), block.begin(), block.begin() + count);
    }
}

void sync_folder_of(const std::string& path) {
    const auto parent = std::filesystem::absolute(path).parent_path().string();
    File{parent, O_RDONLY | O_DIRECTORY}.sync(parent);
}

FolderLock::FolderLock(const std::string& folder, Of which)
    : file_{folder + "/LOCK", which == Of::existing ? O_RDONLY : O_RDWR | O_CREAT} {
    if (::flock(file_.descriptor(), LOCK_EX | LOCK_NB) == 0) return;
    if (errno != EWOULDBLOCK) throw_errno("cannot lock " + folder);
    throw std::runtime_error{folder + " is in use by another process"};
}

}  // namespace kamchatka::store
