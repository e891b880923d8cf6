// What an operator does when something goes wrong, with the real program: a backup restored as
// docs/event-log.md says, a disk that fails under a running server.
#include "testkit/client/net_client.hpp"
#include "testkit/client/player.hpp"
#include "testkit/client/served.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <thread>

namespace kamchatka::server {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

const std::vector<std::string> quick{"--bot-pause-ms", "0", "--bot-budget-ms", "1"};

std::vector<std::string> quick_and(std::vector<std::string> more) {
    more.insert(more.end(), quick.begin(), quick.end());
    return more;
}

std::string new_game(Browser& anna) {
    const Reply made = anna.post("/api/play-now", R"({"players":3})");
    EXPECT_EQ(made.status, 200) << made.body;
    return std::string{made.json().at("code").as_string()};
}

// Plays at the table until so many events have happened; how many it saw.
std::int64_t play(const Browser& browser, const std::string& code, std::int64_t seq) {
    WebSocket socket{browser};
    socket.send(json::object{{"type", "join"}, {"table", code}, {"seq", nullptr}});
    static std::uint64_t games = 0;
    ++games;
    load::Player player{"p" + std::to_string(games), games};
    while (player.seq() < seq) {
        const auto message = socket.next();
        if (!message) break;
        player.hear(json::serialize(*message), load::Player::Keep::nothing);
        if (player.over()) break;
        if (const auto act = player.act()) {
            std::this_thread::sleep_for(std::chrono::milliseconds{55});
            socket.send_text(*act);
        }
    }
    return player.seq();
}

std::string first_backup(const fs::path& folder) {
    for (int tries = 0; tries < 500; ++tries) {
        std::error_code none;
        for (const auto& file : fs::directory_iterator{folder, none}) {
            if (file.path().extension() == ".db") return file.path().string();
        }
        std::this_thread::sleep_for(std::chrono::milliseconds{20});
    }
    ADD_FAILURE() << "no backup was made";
    return {};
}

TEST(Restore, ABackupBringsTheGamesBackAndTheyGoOn) {
    Served server{quick};
    Browser anna{server.port()};
    anna.sign_in("Anna");
    const std::string code = new_game(anna);
    const std::int64_t saved = play(anna, code, 40);
    ASSERT_GE(saved, 40);
    server.stop(SIGTERM);
    // A backup is made while it runs, and read through.
    const fs::path backups = server.folder() / "backups";
    server.set_flags(quick_and({"--backups", backups.string()}));
    server.start();
    const std::string backup = first_backup(backups);
    const std::int64_t later = play(anna, code, saved + 40);
    EXPECT_GT(later, saved);
    EXPECT_TRUE(anna.get("/health").json().at("backup_ms").is_int64());
    server.stop(SIGKILL);
    EXPECT_EQ(run_beside("check " + backup).code, 0);
    EXPECT_EQ(run_beside("check " + (server.folder() / "data").string()).code, 0)
        << "a killed server leaves all in order";
    // In a new folder, as the page has it: the backup, and the key from elsewhere.
    const fs::path data = server.folder() / "data";
    const fs::path old = server.folder() / "old";
    fs::rename(data, old);
    fs::create_directory(data);
    fs::copy_file(backup, data / "kamchatka.db");
    fs::copy_file(old / "key", data / "key");
    fs::permissions(data / "key", fs::perms::owner_read | fs::perms::owner_write);
    const Ran checked = run_beside("check " + data.string());
    EXPECT_EQ(checked.code, 0) << checked.output;
    EXPECT_NE(checked.output.find("all is well"), std::string::npos) << checked.output;
    server.set_flags(quick);
    server.start();
    EXPECT_EQ(anna.get("/api/me").json().at("player").at("name"), "Anna");
    WebSocket socket{anna};
    socket.send(json::object{{"type", "join"}, {"table", code}, {"seq", nullptr}});
    const auto view = socket.next("view");
    ASSERT_TRUE(view);
    EXPECT_GE(view->at("seq").as_int64(), saved);
    EXPECT_GE(play(anna, code, saved + 60), saved + 60) << "it goes on";
    EXPECT_EQ(server.stop(SIGTERM), 0);
}

TEST(Restore, CheckNamesWhatIsDamagedAndWritesNothing) {
    Served server{quick};
    Browser anna{server.port()};
    anna.sign_in("Anna");
    const std::string code = new_game(anna);
    ASSERT_GE(play(anna, code, 20), 20);
    const Reply desk =
        anna.post("/api/tournaments", R"({"name":"Serata","preset":"raduno","listed":true})");
    EXPECT_EQ(desk.status, 200) << desk.body;
    EXPECT_EQ(run_beside("check " + (server.folder() / "data").string()).code, 2) << "it is in use";
    server.stop(SIGTERM);
    const Ran whole = run_beside("check " + (server.folder() / "data").string());
    EXPECT_EQ(whole.code, 0) << whole.output;
    EXPECT_NE(whole.output.find("tables: 1\njournals: 1\n"), std::string::npos) << whole.output;
    const fs::path database = server.folder() / "data/kamchatka.db";
    // A byte of an entry, somewhere in the file.
    std::ifstream in{database, std::ios::binary};
    std::string bytes{std::istreambuf_iterator<char>{in}, {}};
    const std::size_t at = bytes.find(R"({"actions":[{"actor":"chance")");
    ASSERT_NE(at, std::string::npos);
    bytes[at + 3] ^= 1;
    std::ofstream{database, std::ios::binary} << bytes;
    const auto before = fs::last_write_time(database);
    const Ran checked = run_beside("check " + (server.folder() / "data").string());
    EXPECT_EQ(checked.code, 1);
    EXPECT_NE(checked.output.find("damaged: table " + code), std::string::npos) << checked.output;
    EXPECT_EQ(fs::last_write_time(database), before);
    // The server comes up without it, and says so to who asks.
    server.start();
    const Reply refused = anna.get("/api/tables/" + code);
    EXPECT_EQ(refused.status, 500);
    EXPECT_EQ(refused.json().at("error").at("reason"), "damaged");
    anna.get("/api/tables/" + code);
    EXPECT_GE(play(anna, new_game(anna), 20), 20) << "the others play";
    EXPECT_EQ(anna.get("/health").json().at("damaged").as_int64(), 1);
    server.stop(SIGTERM);
    const std::string log = server.log();
    const std::size_t told = log.find("\"damaged\"");
    ASSERT_NE(told, std::string::npos);
    EXPECT_EQ(log.find("\"damaged\"", told + 1), std::string::npos) << "once";
    EXPECT_NE(log.find("table " + code), std::string::npos);
}

// A write that fails: the server ends by itself, says why, and is right after a restart.
TEST(Disk, AServerWhoseDiskFailsEndsWithAClearWord) {
    const auto before = std::signal(SIGXFSZ, SIG_IGN);  // inherited: a write fails instead
    Served server{quick};
    std::signal(SIGXFSZ, before);
    Browser anna{server.port()};
    anna.sign_in("Anna");
    const std::string code = new_game(anna);
    const std::int64_t saved = play(anna, code, 30);
    ASSERT_GE(saved, 30);
    WebSocket waiting{anna};
    waiting.send(json::object{{"type", "join"}, {"table", code}, {"seq", nullptr}});
    ASSERT_TRUE(waiting.next("view"));
    const rlimit small{32 * 1024, 32 * 1024};
    ASSERT_EQ(prlimit(server.process(), RLIMIT_FSIZE, &small, nullptr), 0);
    const auto began = std::chrono::steady_clock::now();
    play(anna, code, saved + 1000);
    EXPECT_EQ(server.wait(), 1);
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds{15});
    EXPECT_TRUE(waiting.wait_for_close() || waiting.wire().hung_up_within(std::chrono::seconds{2}));
    const std::string log = server.log();
    EXPECT_NE(log.find("disk_failed"), std::string::npos) << log;
    EXPECT_NE(log.find("start it again"), std::string::npos) << log;
    EXPECT_EQ(run_beside("check " + (server.folder() / "data").string()).code, 0);
    server.start();
    EXPECT_GT(play(anna, code, saved + 20), saved) << "what was told is there, and it goes on";
}

}  // namespace
}  // namespace kamchatka::server
