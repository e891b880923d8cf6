// A shim between SQLite and its usual VFS.
#include "testkit/store/tapped_disk.hpp"

#include <sqlite3.h>

#include <cassert>
#include <cstddef>
#include <new>

namespace kamchatka::store {
namespace {

static_assert(disk_answer::done == SQLITE_OK && disk_answer::full == SQLITE_FULL);
static_assert(disk_answer::not_written == SQLITE_IOERR_WRITE);
static_assert(disk_answer::not_synced == SQLITE_IOERR_FSYNC);

TappedDisk* tapped = nullptr;

// What SQLite allocates for each file: this, then what the usual VFS wants.
struct TappedFile {
    sqlite3_file base;
    std::string* path;
    sqlite3_file* real;
};

TappedFile& of(sqlite3_file* file) { return *reinterpret_cast<TappedFile*>(file); }
sqlite3_file* real(sqlite3_file* file) { return of(file).real; }

int hear(
    sqlite3_file* file,
    DiskOperation::Kind kind,
    std::int64_t offset,
    std::vector<std::uint8_t> bytes = {}
) {
    return tapped->hear(
        {.kind = kind, .path = *of(file).path, .offset = offset, .bytes = std::move(bytes)}
    );
}

int close_file(sqlite3_file* file) {
    const int code = real(file)->pMethods->xClose(real(file));
    delete of(file).path;
    return code;
}

int read_file(sqlite3_file* file, void* to, int size, sqlite3_int64 offset) {
    return real(file)->pMethods->xRead(real(file), to, size, offset);
}

int write_file(sqlite3_file* file, const void* from, int size, sqlite3_int64 offset) {
    const auto* bytes = static_cast<const std::uint8_t*>(from);
    const int code = hear(file, DiskOperation::Kind::write, offset, {bytes, bytes + size});
    return code != SQLITE_OK ? code : real(file)->pMethods->xWrite(real(file), from, size, offset);
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
    const int code = hear(file, DiskOperation::Kind::truncate, size);
    return code != SQLITE_OK ? code : real(file)->pMethods->xTruncate(real(file), size);
}

int sync_file(sqlite3_file* file, int flags) {
    const int code = hear(file, DiskOperation::Kind::sync, 0);
    return code != SQLITE_OK ? code : real(file)->pMethods->xSync(real(file), flags);
}

const sqlite3_io_methods methods{
    .iVersion = 2,
    .xClose = close_file,
    .xRead = read_file,
    .xWrite = write_file,
    .xTruncate = truncate_file,
    .xSync = sync_file,
    .xFileSize = [](sqlite3_file* f,
                    sqlite3_int64* size) { return real(f)->pMethods->xFileSize(real(f), size); },
    .xLock = [](sqlite3_file* f, int lock) { return real(f)->pMethods->xLock(real(f), lock); },
    .xUnlock = [](sqlite3_file* f, int lock) { return real(f)->pMethods->xUnlock(real(f), lock); },
    .xCheckReservedLock = [](sqlite3_file* f, int* held
                          ) { return real(f)->pMethods->xCheckReservedLock(real(f), held); },
    .xFileControl = [](sqlite3_file* f, int operation, void* argument
                    ) { return real(f)->pMethods->xFileControl(real(f), operation, argument); },
    .xSectorSize = [](sqlite3_file* f) { return real(f)->pMethods->xSectorSize(real(f)); },
    // Nothing else is promised: what the real disk guarantees is not what the image of a crash
    // keeps.
    .xDeviceCharacteristics =
        [](sqlite3_file*) {
            const bool whole = tapped->sectors() == TappedDisk::Sectors::stay_whole;
            return whole ? SQLITE_IOCAP_POWERSAFE_OVERWRITE : 0;
        },
    .xShmMap = [](sqlite3_file* f, int page, int size, int extend, void volatile** at
               ) { return real(f)->pMethods->xShmMap(real(f), page, size, extend, at); },
    .xShmLock = [](sqlite3_file* f, int offset, int count, int flags
                ) { return real(f)->pMethods->xShmLock(real(f), offset, count, flags); },
    .xShmBarrier = [](sqlite3_file* f) { real(f)->pMethods->xShmBarrier(real(f)); },
    .xShmUnmap = [](sqlite3_file* f,
                    int remove) { return real(f)->pMethods->xShmUnmap(real(f), remove); },
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

int open_file(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out_flags) {
    auto* usual = static_cast<sqlite3_vfs*>(vfs->pAppData);
    TappedFile& opened = of(file);
    opened.base.pMethods = nullptr;
    opened.real = reinterpret_cast<sqlite3_file*>(&opened + 1);
    const int code = usual->xOpen(usual, path, opened.real, flags, out_flags);
    if (code != SQLITE_OK) return code;
    opened.path = new std::string{path == nullptr ? "" : path};
    opened.base.pMethods = &methods;
    return SQLITE_OK;
}

sqlite3_vfs vfs;

}  // namespace

TappedDisk::TappedDisk(Listener listener, Sectors sectors, Serves serves)
    : sectors_{sectors},
      listener_{std::move(listener)} {
    assert(tapped == nullptr);
    tapped = this;
    sqlite3_vfs* usual = sqlite3_vfs_find(nullptr);
    vfs = *usual;
    vfs.zName = "tapped";
    vfs.pNext = nullptr;
    vfs.pAppData = usual;
    vfs.szOsFile = static_cast<int>(sizeof(TappedFile)) + usual->szOsFile;
    vfs.xOpen = open_file;
    sqlite3_vfs_register(&vfs, serves == Serves::everybody ? 1 : 0);
}

TappedDisk::~TappedDisk() {
    sqlite3_vfs_unregister(&vfs);
    tapped = nullptr;
}

int TappedDisk::hear(const DiskOperation& operation) {
    const std::lock_guard lock{mutex_};
    return listener_(operation);
}

}  // namespace kamchatka::store
