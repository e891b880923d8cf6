// The current fails: of what was written since the last sync of a file, any part may have reached
// the disk, sector by sector. A run is recorded, cut at many places, and each remainder opened.
#include "store/sqlite/store.hpp"
#include "testkit/store/fixture.hpp"
#include "testkit/store/tapped_disk.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>

namespace kamchatka::store {
namespace {

using Bytes8 = std::vector<std::uint8_t>;
using Kind = DiskOperation::Kind;

constexpr std::size_t sector_size = 512;

struct Acknowledged {
    std::size_t after;  // operations were done
    TableId table;
    std::int64_t last_event;
};

struct Recording {
    std::map<std::string, Bytes8> files;  // as they were at the start
    std::vector<DiskOperation> operations;
    std::vector<Acknowledged> acknowledged;
};

Recording record(const TemporaryFolder& folder) {
    open_store(folder.path());
    Recording recording;
    recording.files[folder.database()] = read_file(folder.database());
    std::mutex mutex;
    TappedDisk disk{[&](const DiskOperation& operation) {
        const std::lock_guard lock{mutex};
        recording.operations.push_back(operation);
        return SQLITE_OK;
    }};
    const SqliteOptions options{
        .writer = {.checkpoint_pages = 30}, .file_system = TappedDisk::name()};
    SqliteStore store{folder.path(), options, {}};
    for (int i = 0; i < 60; ++i) {
        for (TableId table = 1; table <= 3; ++table) {
            const Entry next = entry(table, 1 + 2 * i);
            store.log().append(next, [&, last = next.seq + 1, table](Appended) {
                const std::lock_guard lock{mutex};
                recording.acknowledged.push_back({recording.operations.size(), table, last});
            });
        }
        if (i % 5 == 0) append(store.log(), entry(100 + i, 1));
    }
    append(store.log(), entry(99, 1));
    const std::lock_guard lock{mutex};
    Recording taken;
    std::swap(taken, recording);  // what closing writes is not part of it
    return taken;
}

void write_at(Bytes8& file, std::size_t offset, std::span<const std::uint8_t> bytes) {
    file.resize(std::max(file.size(), offset + bytes.size()));
    std::ranges::copy(bytes, file.begin() + static_cast<std::ptrdiff_t>(offset));
}

enum class Sync : std::uint8_t { holds, is_a_lie };

// What is on the disk when the current fails before operation `end`.
class Crash {
public:
    Crash(const Recording& recording, std::size_t end, Sync sync, std::mt19937::result_type seed)
        : files_{recording.files},
          random_{seed} {
        for (std::size_t i = 0; i < end; ++i) {
            const DiskOperation& operation = recording.operations[i];
            if (operation.kind == Kind::sync && sync == Sync::holds) {
                for (const DiskOperation* waiting : waiting_[operation.path]) apply(*waiting);
                waiting_[operation.path].clear();
            } else if (operation.kind != Kind::sync) {
                waiting_[operation.path].push_back(&operation);
            }
        }
        for (const auto& [path, waiting] : waiting_) {
            for (const DiskOperation* operation : waiting) apply_in_part(*operation);
        }
    }

    void save(const std::string& folder) const {
        for (const auto& [path, bytes] : files_) {
            const auto name = std::filesystem::path{path}.filename().string();
            std::ofstream out{folder + "/" + name, std::ios::binary};
            out.write(reinterpret_cast<const char*>(bytes.data()), std::ssize(bytes));
        }
    }

private:
    void apply(const DiskOperation& operation) {
        Bytes8& file = files_[operation.path];
        const auto offset = static_cast<std::size_t>(operation.offset);
        if (operation.kind == Kind::truncate)
            file.resize(offset);
        else
            write_at(file, offset, operation.bytes);
    }

    void apply_in_part(const DiskOperation& operation) {
        if (random_() % 3 == 0) return;
        if (random_() % 3 != 0 || operation.kind == Kind::truncate) return apply(operation);
        const std::span bytes{operation.bytes};
        for (std::size_t at = 0; at < bytes.size(); at += sector_size) {
            if (random_() % 2 == 0) continue;
            const auto sector = bytes.subspan(at, std::min(sector_size, bytes.size() - at));
            write_at(
                files_[operation.path], static_cast<std::size_t>(operation.offset) + at, sector
            );
        }
    }

    std::map<std::string, Bytes8> files_;
    std::map<std::string, std::vector<const DiskOperation*>> waiting_;
    std::mt19937 random_;
};

// How many acknowledged entries are missing after a crash. Damage that is refused loudly counts.
int lost_in(const Recording& recording, const Crash& crash, std::size_t end) {
    const TemporaryFolder folder;
    crash.save(folder.path());
    try {
        // The key was made when the folder was; here only the database matters.
        Database database{folder.database(), Database::Access::read_write};
        database.execute("PRAGMA journal_mode = WAL");
        verify_log(database);
        Writer writer{std::move(database), {}, {}};
        Readers readers{folder.database(), {}, Delivery{{}}};
        SqliteLog log{writer, readers};
        int lost = 0;
        for (const Acknowledged& one : recording.acknowledged) {
            if (one.after > end) continue;
            if (entries_of(log, one.table, one.last_event).empty()) ++lost;
        }
        readers.stop();
        writer.stop();
        return lost;
    } catch (const std::exception&) {
        return 1;
    }
}

class PowerLoss : public testing::Test {
protected:
    static void SetUpTestSuite() {
        const TemporaryFolder folder;
        recording_ = std::make_unique<Recording>(record(folder));
    }
    static void TearDownTestSuite() { recording_.reset(); }

    static int lost(int crash_count, Sync sync) {
        int lost = 0;
        std::mt19937 random{1918};
        for (int i = 0; i < crash_count; ++i) {
            const std::size_t end = random() % (recording_->operations.size() + 1);
            lost += lost_in(*recording_, Crash{*recording_, end, sync, random()}, end);
        }
        return lost;
    }

    static std::unique_ptr<Recording> recording_;
};

std::unique_ptr<Recording> PowerLoss::recording_;

TEST_F(PowerLoss, TheRecordingCoversTheDatabaseAndItsLog) {
    const auto some = [&](Kind kind, const std::string& suffix) {
        return std::ranges::count_if(recording_->operations, [&](const DiskOperation& operation) {
            return operation.kind == kind && operation.path.ends_with(suffix);
        });
    };
    EXPECT_GT(some(Kind::sync, "-wal"), 5);
    EXPECT_GT(some(Kind::write, "-wal"), 20);
    EXPECT_GT(some(Kind::sync, ".db"), 1);
    EXPECT_GT(some(Kind::write, ".db"), 5);
    EXPECT_EQ(recording_->acknowledged.size(), 180U);
}

TEST_F(PowerLoss, NothingAcknowledgedIsLost) { EXPECT_EQ(lost(400, Sync::holds), 0); }

TEST_F(PowerLoss, ThisTestWouldNoticeIfWeDidNotSync) { EXPECT_GT(lost(60, Sync::is_a_lie), 0); }

}  // namespace
}  // namespace kamchatka::store
