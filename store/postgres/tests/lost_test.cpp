// Connections ended and a server killed under load: nothing that was answered is lost, nothing is
// stored twice, and nobody waits for ever.
#include "store/postgres/store.hpp"
#include "testkit/store/private_postgres.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <thread>

namespace kamchatka::store {
namespace {

constexpr int room_count = 6;
constexpr TableId with_chat = 100;

// More by name: PG_KILLS=200 build/release/store_tests --gtest_filter='Lost.*'
int kill_count() {
    const char* told = std::getenv("PG_KILLS");
    return told == nullptr ? 12 : std::atoi(told);
}

class Lost : public testing::Test {
protected:
    Lost() {
        TableRow row = table_row(with_chat, 1, "ABCDEF");
        row.host.reset();
        EXPECT_EQ(
            ask<Stored>(
                store_->catalogue(),
                &Catalogue::add_table,
                row,
                std::vector<SeatRow>{},
                TableSecret{}
            ),
            Stored::stored
        );
    }

    void play(TableId table) {
        for (std::int64_t seq = 1; !over_; seq += 2) {
            ASSERT_EQ(append(store_->log(), entry(table, seq)), Appended::stored);
            ++told_;
        }
    }
    // Unlike an entry, a line has nothing by which it would be known again.
    void talk() {
        while (!over_) {
            const ChatRow line{
                .table = with_chat,
                .player = std::nullopt,
                .seat = std::nullopt,
                .name = "somebody",
                .text = std::to_string(said_),
                .phrase = std::nullopt,
                .at_ms = now_ms};
            ASSERT_EQ(ask<Stored>(store_->catalogue(), &Catalogue::add_chat, line), Stored::stored);
            ++said_;
        }
    }
    std::string sql(const std::string& text) {
        return shared_postgres().ask(database_.name(), text);
    }

    PrivateDatabase database_;
    std::unique_ptr<Store> store_ = open_store(database_.as("n1"));
    std::atomic<bool> over_ = false;
    std::atomic<std::int64_t> told_ = 0;
    std::atomic<std::int64_t> said_ = 0;
};

TEST_F(Lost, ConnectionsAndServersAreMadeUpFor) {
    std::vector<std::thread> threads;
    for (TableId table = 1; table <= room_count; ++table) {
        threads.emplace_back([this, table] { play(table); });
    }
    threads.emplace_back([this] { talk(); });
    for (int i = 1; i <= kill_count(); ++i) {
        const std::int64_t before = told_ + said_;
        std::this_thread::sleep_for(std::chrono::milliseconds{5 + 7 * (i % 11)});
        if (i % 6 == 0) {
            shared_postgres().kill();
            shared_postgres().start();
        } else {
            sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name LIKE 'kamchatka/n1/%'");
        }
        for (int n = 0; n < 1000 && told_ + said_ < before + 20; ++n) {
            std::this_thread::sleep_for(std::chrono::milliseconds{10});
        }
        EXPECT_GE(told_ + said_, before + 20) << "it goes on by itself";
    }
    over_ = true;
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(store_->verify(), told_);
    for (TableId table = 1; table <= room_count; ++table) events_of(store_->log(), table);
    EXPECT_EQ(sql("SELECT count(*) FROM chat"), std::to_string(said_));
    EXPECT_EQ(sql("SELECT count(DISTINCT text) FROM chat"), std::to_string(said_));
    EXPECT_TRUE(eventually([&] { return store_->disk() == Disk::sound; }));
}

TEST_F(Lost, ADatabaseThatIsAwayIsWaitedForAndSaidToBe) {
    fill(store_->log(), 1, 1);
    shared_postgres().kill();
    std::promise<Appended> told;
    auto answer = told.get_future();
    store_->log().append(entry(1, 3), [&](Appended outcome) { told.set_value(outcome); });
    std::promise<std::size_t> shown;
    auto reading = shown.get_future();
    store_->log().read(1, {}, [&](const Read<std::vector<Entry>>& read) {
        shown.set_value(read ? read->size() : 0);
    });
    EXPECT_EQ(answer.wait_for(std::chrono::milliseconds{500}), std::future_status::timeout);
    EXPECT_EQ(store_->disk(), Disk::waiting);
    shared_postgres().start();
    EXPECT_EQ(answer.get(), Appended::stored);
    EXPECT_GE(reading.get(), 1U);
    EXPECT_TRUE(eventually([&] { return store_->disk() == Disk::sound; }));
    EXPECT_EQ(events_of(store_->log(), 1), 4);
}

}  // namespace
}  // namespace kamchatka::store
