// A process killed at any moment loses nothing that it acknowledged, and what it leaves is sound.
#include "store/sqlite/store.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <map>
#include <random>
#include <thread>

namespace kamchatka::store {
namespace {

constexpr TableId table_count = 3;

struct Acknowledgement {
    TableId table;
    std::int64_t last_event;
};

// Appends to every table as fast as it can, and writes each acknowledgement into the pipe. Ends
// only by being killed.
[[noreturn]] void play_until_killed(const std::string& folder, int pipe) {
    try {
        const WriterOptions busy{.checkpoint_pages = 60, .idle = std::chrono::milliseconds{3}};
        SqliteStore store{folder, {.writer = busy}, {}};
        std::vector<std::thread> rooms;
        for (TableId table = 1; table <= table_count; ++table) {
            rooms.emplace_back([&, table] {
                for (std::int64_t seq = events_of(store.log(), table) + 1;; seq += 2) {
                    if (append(store.log(), entry(table, seq)) != Appended::stored) _exit(3);
                    const Acknowledgement told{table, seq + 1};
                    if (write(pipe, &told, sizeof(told)) != sizeof(told)) _exit(4);
                }
            });
        }
        for (std::thread& room : rooms) room.join();
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
    }
    _exit(5);
}

// From when the time to live is counted.
enum class Since : std::uint8_t { birth, first_acknowledgement };

// Lets a process play for so long, kills it, and gives the last event it acknowledged of each
// table.
std::map<TableId, std::int64_t> killed_after(
    std::chrono::microseconds time, Since since, const std::string& folder
) {
    std::array<int, 2> ends{};
    EXPECT_EQ(pipe(ends.data()), 0);
    const pid_t child = fork();
    if (child == 0) play_until_killed(folder, ends[1]);
    close(ends[1]);
    pollfd answers{.fd = ends[0], .events = POLLIN, .revents = 0};
    if (since == Since::first_acknowledgement) poll(&answers, 1, 10'000);
    std::this_thread::sleep_for(time);
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status)) << "it ended by itself: " << WEXITSTATUS(status);

    std::map<TableId, std::int64_t> acknowledged;
    Acknowledgement told{};
    while (read(ends[0], &told, sizeof(told)) == sizeof(told)) {
        acknowledged[told.table] = told.last_event;
    }
    close(ends[0]);
    return acknowledged;
}

TEST(Kill, LosesNothingAcknowledgedIn240Kills) {
    std::mt19937 random{1918};
    int fruitful = 0;  // kills after something was acknowledged
    for (int round = 0; round < 12; ++round) {
        const TemporaryFolder folder;
        std::map<TableId, std::int64_t> promised;
        for (int i = 0; i < 20; ++i) {
            const auto since = i % 2 == 0 ? Since::birth : Since::first_acknowledgement;
            const auto acknowledged =
                killed_after(std::chrono::microseconds{random() % 15'000}, since, folder.path());
            if (!acknowledged.empty()) ++fruitful;
            for (const auto& [table, last] : acknowledged) promised[table] = last;
            // A killed process may leave the next one the first start to finish.
            SqliteStore store{folder.path(), {}, {}};
            for (TableId table = 1; table <= table_count; ++table) {
                EXPECT_GE(events_of(store.log(), table), promised[table]) << "kill " << i;
            }
            if (i % 5 == 4) store.verify();
        }
    }
    EXPECT_GE(fruitful, 120);
}

}  // namespace
}  // namespace kamchatka::store
