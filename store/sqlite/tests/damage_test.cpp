// Damaged files: what can be read is a true beginning of every game, or the store refuses loudly.
#include "store/sqlite/schema.hpp"
#include "store/sqlite/store.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <random>

namespace kamchatka::store {
namespace {

namespace fs = std::filesystem;
using Bytes8 = std::vector<std::uint8_t>;

void write_file(const std::string& path, const Bytes8& bytes) {
    std::ofstream out{path, std::ios::binary | std::ios::trunc};
    out.write(reinterpret_cast<const char*>(bytes.data()), std::ssize(bytes));
}

// The files of a store in full swing: half of it in the database, half in the write-ahead log.
struct Image {
    Bytes8 database;
    Bytes8 log;
    Bytes8 key;
};

constexpr int entry_count = 60;

Image image() {
    const TemporaryFolder folder;
    fill(open_store(folder.path())->log(), 1, entry_count / 2);
    SqliteStore store{folder.path(), {.writer = {.idle = std::chrono::hours{1}}}, {}};
    for (int i = entry_count / 2; i < entry_count; ++i) append(store.log(), entry(1, 1 + 2 * i));
    fill(store.log(), 2, entry_count);
    return {
        read_file(folder.database()),
        read_file(folder.database() + "-wal"),
        read_file(folder.file("key"))};
}

enum class Found : std::uint8_t { whole, beginning, refusal };

// What a store makes of the files. Fails the test when it reads what was never written.
Found open(const Image& image) {
    const TemporaryFolder folder;
    write_file(folder.database(), image.database);
    write_file(folder.database() + "-wal", image.log);
    write_file(folder.file("key"), image.key);
    ::chmod(folder.file("key").c_str(), 0600);
    try {
        SqliteStore store{folder.path(), {}, {}};
        const std::int64_t events = events_of(store.log(), 1) + events_of(store.log(), 2);
        return events == 4 * entry_count ? Found::whole : Found::beginning;
    } catch (const std::exception&) {
        return Found::refusal;
    }
}

class Damage : public testing::Test {
protected:
    static void SetUpTestSuite() { image_ = std::make_unique<Image>(image()); }
    static void TearDownTestSuite() { image_.reset(); }

    std::size_t below(std::size_t size) { return random_() % size; }
    static void flip(Bytes8& bytes, std::size_t at, unsigned bit) {
        bytes[at] = static_cast<std::uint8_t>(bytes[at] ^ (1U << bit));
    }

    std::mt19937 random_{1918};
    static std::unique_ptr<Image> image_;
};

std::unique_ptr<Image> Damage::image_;

TEST_F(Damage, NoneIsWhole) { EXPECT_EQ(open(*image_), Found::whole); }

TEST_F(Damage, AWriteAheadLogCutShortGivesABeginning) {
    for (std::size_t size = 0; size < image_->log.size();
         size += 1 + below(image_->log.size() / 60)) {
        Image cut = *image_;
        cut.log.resize(size);
        EXPECT_EQ(open(cut), Found::beginning) << size;
    }
}

TEST_F(Damage, AFlippedBitInTheWriteAheadLogNeverReadsAsSomethingElse) {
    int harmed = 0;
    for (int i = 0; i < 120; ++i) {
        Image flipped = *image_;
        flip(flipped.log, below(flipped.log.size()), static_cast<unsigned>(below(8)));
        if (open(flipped) != Found::whole) ++harmed;
    }
    EXPECT_GT(harmed, 30);
}

TEST_F(Damage, ATornSectorInTheWriteAheadLogNeverReadsAsSomethingElse) {
    for (int i = 0; i < 60; ++i) {
        Image torn = *image_;
        const std::size_t at = below(torn.log.size() / 512) * 512;
        for (std::size_t j = at; j < at + 512; ++j)
            torn.log[j] = static_cast<std::uint8_t>(random_());
        open(torn);
    }
}

TEST_F(Damage, AFlippedBitInTheDatabaseNeverReadsAsSomethingElse) {
    int refused = 0;
    for (int i = 0; i < 300; ++i) {
        Image flipped = *image_;
        flip(flipped.database, below(flipped.database.size()), static_cast<unsigned>(below(8)));
        if (open(flipped) == Found::refusal) ++refused;
    }
    EXPECT_GT(refused, 10);
}

TEST_F(Damage, ADatabaseCutShortIsRefusedOrGivesABeginning) {
    for (int i = 0; i < 40; ++i) {
        Image cut = *image_;
        cut.database.resize(1 + below(cut.database.size() - 1));
        open(cut);
    }
}

TEST_F(Damage, ALostDatabaseIsNotBegunAnew) {
    Image lost = *image_;
    lost.database.clear();
    EXPECT_EQ(open(lost), Found::refusal);
}

TEST_F(Damage, TheWrongKeyAndTheMissingKeyAreRefused) {
    Image wrong = *image_;
    wrong.key[3] ^= 1;
    EXPECT_EQ(open(wrong), Found::refusal);
    wrong.key.resize(31);
    EXPECT_EQ(open(wrong), Found::refusal);

    const TemporaryFolder folder;
    open_store(folder.path());
    fs::remove(folder.file("key"));
    EXPECT_THROW(open_store(folder.path()), std::runtime_error);
}

TEST_F(Damage, AKeyThatOthersCanReadIsRefused) {
    const TemporaryFolder folder;
    open_store(folder.path());
    struct stat status {};
    ASSERT_EQ(::stat(folder.file("key").c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777, 0600U);
    ASSERT_EQ(::stat(folder.database().c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777, 0600U);
    ::chmod(folder.file("key").c_str(), 0644);
    EXPECT_THROW(open_store(folder.path()), std::runtime_error);
}

TEST_F(Damage, AFirstStartCutShortIsFinishedByTheNext) {
    // Stopped before the database knew the key.
    const TemporaryFolder before;
    write_file(before.file("key.new"), Bytes8(32, 7));
    open_store(before.path());
    EXPECT_FALSE(fs::exists(before.file("key.new")));
    // Stopped after that, before the key came to its place.
    const TemporaryFolder after;
    open_store(after.path());
    fs::rename(after.file("key"), after.file("key.new"));
    open_store(after.path());
    EXPECT_TRUE(fs::exists(after.file("key")));
}

TEST_F(Damage, AnotherProgramsDatabaseAndALaterOneAreRefused) {
    const TemporaryFolder foreign;
    { Database{foreign.database(), Database::Access::read_write}.execute("CREATE TABLE t (x)"); }
    EXPECT_THROW(open_store(foreign.path()), std::runtime_error);

    const TemporaryFolder later;
    open_store(later.path());
    {
        Database database{later.database(), Database::Access::read_write};
        database.execute("PRAGMA user_version = " + std::to_string(schema_version + 1));
    }
    EXPECT_THROW(open_store(later.path()), std::runtime_error);
}

}  // namespace
}  // namespace kamchatka::store
