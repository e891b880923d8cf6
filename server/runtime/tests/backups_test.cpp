// When a backup is made, when it counts, and which one goes.
#include "server/runtime/backups.hpp"

#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <memory>

namespace kamchatka::server {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t backup_hour = 3'600'000;
constexpr std::int64_t first_ms = 1'769'900'399'000;

class BackupsTest : public testing::Test {
protected:
    BackupsTest() { std::ofstream{folder_.file("mine.db")} << "not a copy"; }

    void restart() {
        using Done = std::function<void(std::string)>;
        backups_ = std::make_unique<Backups>(
            BackupPlan{.folder = folder_.path(), .every_ms = backup_hour, .kept = 2},
            [this](const std::string& path, const Done& done) {
                made_.push_back(now_);
                if (copy_.empty()) std::ofstream{path} << "copy";
                done(copy_);
            },
            [this](const std::string& path, const Done& done) {
                EXPECT_TRUE(fs::exists(path));
                if (verified_) done(*verified_);
            }
        );
    }
    void pass(std::int64_t minutes) {
        for (std::int64_t i = 0; i < minutes; ++i, now_ += 60'000) backups_->tick(now_);
    }
    std::vector<std::string> files() {
        std::vector<std::string> names;
        for (const auto& file : fs::directory_iterator{folder_.path()}) {
            names.push_back(file.path().filename().string());
        }
        std::ranges::sort(names);
        return names;
    }

    store::TemporaryFolder folder_;
    std::int64_t now_ = first_ms;
    std::vector<std::int64_t> made_;
    std::string copy_;                         // what goes wrong with the copy
    std::optional<std::string> verified_{""};  // what is wrong with it; nothing: not known yet
    std::unique_ptr<Backups> backups_;
};

TEST_F(BackupsTest, AreMadeInTimeAndTheOldestGo) {
    restart();
    pass(5 * 60);
    EXPECT_EQ(made_.size(), 5U) << "one at the start, where there is none, and one each hour";
    EXPECT_EQ(made_.front(), first_ms);
    EXPECT_EQ(
        files(),
        (std::vector{
            backup_name(first_ms + 3 * backup_hour),
            backup_name(first_ms + 4 * backup_hour),
            std::string{"mine.db"}})
    );
    EXPECT_EQ(backups_->last_ms(), first_ms + 4 * backup_hour);
    EXPECT_EQ(backup_name(0), "kamchatka-19700101-000000.db");
}

TEST_F(BackupsTest, AreDueByTheLastOneInTheFolderWhoeverMadeIt) {
    for (int i = 0; i < 30; ++i) {
        restart();  // every ten minutes
        pass(10);
    }
    EXPECT_EQ(made_.size(), 5U);
    for (std::size_t i = 0; i < made_.size(); ++i) {
        EXPECT_EQ(made_[i], first_ms + static_cast<std::int64_t>(i) * backup_hour);
    }
}

TEST_F(BackupsTest, OneThatComesFromTheFutureIsAsOldAsNow) {
    std::ofstream{folder_.file(backup_name(first_ms + 1000 * backup_hour))} << "copy";
    restart();
    pass(59);
    EXPECT_TRUE(made_.empty());
    pass(2);
    EXPECT_EQ(made_.size(), 1U);
}

TEST_F(BackupsTest, AClockThatIsPutBackPutsNoneOffForLong) {
    restart();
    pass(1);
    now_ -= 1000 * backup_hour;
    pass(62);
    EXPECT_EQ(made_.size(), 2U);
}

TEST_F(BackupsTest, ABadOneIsNotCountedAndPushesNoneOut) {
    restart();
    pass(2 * 60);
    const auto good = files();
    verified_ = "page 7 is damaged";
    pass(5 * 60);
    EXPECT_EQ(backups_->bad_count(), 5U);
    EXPECT_EQ(backups_->last_ms(), first_ms + backup_hour);
    auto now = files();
    EXPECT_EQ(std::erase_if(now, [](const auto& name) { return name.ends_with(".bad"); }), 1U)
        << "the last of them, for whoever wants to know";
    EXPECT_EQ(now, good);
    verified_ = "";
    pass(60);
    EXPECT_EQ(backups_->last_ms(), made_.back());
}

TEST_F(BackupsTest, ACopyThatCannotBeMadeIsTriedAgain) {
    copy_ = "no space";
    restart();
    pass(3 * 60);
    EXPECT_EQ(made_.size(), 3U);
    EXPECT_EQ(backups_->last_ms(), std::nullopt);
    EXPECT_EQ(files(), std::vector<std::string>{"mine.db"});
}

TEST_F(BackupsTest, OneThatWasNotReadThroughDoesNotCountAfterARestart) {
    verified_.reset();
    restart();
    pass(3 * 60);
    EXPECT_EQ(made_.size(), 1U) << "one at a time";
    EXPECT_TRUE(fs::exists(folder_.file(backup_name(first_ms) + ".unverified")));
    verified_ = "";
    restart();
    pass(1);
    EXPECT_EQ(files(), (std::vector{backup_name(made_.back()), std::string{"mine.db"}}));
}

}  // namespace
}  // namespace kamchatka::server
