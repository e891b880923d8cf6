// A whole server on a disk that fills up: it goes on serving what is stored, says what is not, and
// plays on by itself when there is space again.
#include "testkit/client/net_client.hpp"
#include "testkit/client/player.hpp"
#include "testkit/server/live_server.hpp"
#include "testkit/store/tapped_disk.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>

namespace kamchatka::server {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;

const std::string credentials = R"({"name":"Carla","passphrase":"una frase lunga assai"})";
const std::string open_table =
    R"({"ruleset":"challenge","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"},)"
    R"({"kind":"bot"}],"settings":{"visibility":"private","aids":true,"chat":true,)"
    R"("tournament":false,"spectators":false,"spectator_delay_s":0,)"
    R"("clock":{"kind":"bank","bank_s":3600},"at_zero":"bot","quitters":"bot"}})";

class FullDiskServer : public testing::Test {
protected:
    FullDiskServer() {
        anna_.sign_in("Anna");
        const Reply made = anna_.post("/api/play-now", R"({"players":3})");
        EXPECT_EQ(made.status, 200) << made.body;
        code_ = std::string{made.json().at("code").as_string()};
    }

    // At the table until so many events have happened, or the socket is closed, or nothing more is
    // said; how many it saw.
    std::int64_t play(std::int64_t seq) {
        WebSocket socket{anna_};
        socket.wire().set_patience(milliseconds{1500});
        socket.send(json::object{{"type", "join"}, {"table", code_}, {"seq", nullptr}});
        while (player_.seq() < seq) {
            const auto message = socket.next();
            if (!message) break;
            if (message->at("type") == "reject") {
                rejected_ = json::serialize(*message);
                break;
            }
            player_.hear(json::serialize(*message), load::Player::Keep::nothing);
            if (const auto act = player_.act()) {
                std::this_thread::sleep_for(milliseconds{55});
                socket.send_text(*act);
            }
        }
        return player_.seq();
    }
    void forget() { player_ = load::Player{"again" + std::to_string(++lives_), 3}; }

    std::string status() {
        const Reply reply = anna_.get("/health");
        EXPECT_EQ(reply.status, reply.json().at("status") == "ok" ? 200 : 503);
        return std::string{reply.json().at("status").as_string()};
    }
    bool metric(const std::string& line) {
        return anna_.get("/metrics").body.find("\nkamchatka_" + line + "\n") != std::string::npos;
    }

    std::atomic<bool> full_ = false;
    store::TappedDisk disk_{
        [this](const store::DiskOperation& operation) {
            const bool writes = operation.kind == store::DiskOperation::Kind::write;
            return full_ && writes ? store::disk_answer::full : store::disk_answer::done;
        },
        store::TappedDisk::Sectors::stay_whole,
        store::TappedDisk::Serves::everybody};
    LiveServer server_{Config{.bot_threads = 2, .bot_budget_ms = 1}};
    Browser anna_{server_.port()};
    std::string code_;
    load::Player player_{"anna", 5};
    std::string rejected_;
    int lives_ = 0;
};

TEST_F(FullDiskServer, PlaysOnByItselfWhenThereIsSpaceAgain) {
    const std::int64_t before = play(30);
    ASSERT_GE(before, 30);
    EXPECT_EQ(status(), "ok");
    full_ = true;
    // Somebody new, a new table: not stored, and said so.
    Browser bruno{server_.port()};
    const Reply guest = bruno.post("/api/guest", R"({"name":"Bruno"})");
    EXPECT_EQ(guest.status, 503);
    EXPECT_EQ(guest.json().at("error").at("reason"), "not_stored");
    EXPECT_EQ(status(), "refusing");
    EXPECT_TRUE(metric("refusing 1"));
    EXPECT_EQ(anna_.post("/api/play-now", R"({"players":3})").status, 503);
    EXPECT_EQ(
        anna_.post("/api/tournaments", R"({"name":"Serata","preset":"raduno","listed":true})")
            .status,
        503
    );
    // What is stored is read, and the table stands still.
    EXPECT_EQ(anna_.get("/api/me").json().at("player").at("name"), "Anna");
    EXPECT_EQ(anna_.get("/api/my/tables").status, 200);
    forget();
    const std::int64_t still = play(before + 100);
    EXPECT_GE(still, before) << "nothing that was told is lost";
    EXPECT_LT(still, before + 100);
    EXPECT_TRUE(anna_.get("/api/tables/" + code_).json().at("read_only").as_bool());
    full_ = false;
    for (int tries = 0; tries < 100 && status() != "ok"; ++tries) {
        std::this_thread::sleep_for(milliseconds{50});
    }
    EXPECT_EQ(status(), "ok") << "though nobody asked";
    EXPECT_TRUE(metric("refusing 0"));
    forget();
    EXPECT_GE(play(still + 30), still + 30);
    EXPECT_EQ(bruno.post("/api/guest", R"({"name":"Bruno"})").status, 200);
    EXPECT_FALSE(server_.failed());
}

// Whatever somebody asks to be kept: he is told that it is not, and it is as it was.
TEST_F(FullDiskServer, NothingIsSaidToBeDoneThatIsNotStored) {
    const auto made = [this](const std::string& path, const std::string& body) {
        const Reply reply = anna_.post(path, body);
        EXPECT_EQ(reply.status, 200) << path << ": " << reply.body;
        return reply.json();
    };
    const std::string lobby =
        "/api/tables/" + std::string{made("/api/tables", open_table).at("code").as_string()};
    const std::string code{
        made("/api/tournaments", R"({"name":"Serata","preset":"raduno","listed":true})")
            .at("code")
            .as_string()};
    const std::string cup = "/api/tournaments/" + code;
    made(cup + "/import?ref=people", "Nome;Club\nAnna Neri;Gufo\nBo Verdi;Gufo\n");
    made(cup + "/invitations", R"({"role":"table_judge","name":"Tina"})");
    const std::string role{made(cup + "/invitations", R"({"role":"table_judge","name":"Tito"})")
                               .at("token")
                               .as_string()};
    const auto officials = anna_.get(cup + "/officials").json();
    const std::string link{officials.at("invitations").as_array().at(0).at("id").as_string()};
    const auto badges = anna_.get(cup + "/badges").json();
    const std::string badge = R"({"player":1,"token":")" +
        std::string{badges.at("badges").as_array().at(0).at("token").as_string()} + '"';
    const auto seq = std::to_string(anna_.get(cup).json().at("seq").as_int64());
    Browser carla{server_.port()};
    EXPECT_EQ(carla.post("/api/account", credentials).status, 200);
    Browser stranger{server_.port()};
    Browser bruno{server_.port()};
    bruno.sign_in("Bruno");

    struct Asked {
        Browser& who;
        std::string path;
        std::string body;
    };
    const std::vector<Asked> all{
        {stranger, "/api/guest", R"({"name":"Dario"})"},
        {stranger, "/api/account", R"({"name":"Dario","passphrase":"una frase lunga assai"})"},
        {stranger, "/api/login", credentials},
        {anna_, "/api/guest/rename", R"({"name":"Annamaria"})"},
        {carla, "/api/account/delete", R"({"passphrase":"una frase lunga assai"})"},
        {carla, "/api/logout", ""},
        {anna_, "/api/tables", open_table},
        {anna_, "/api/play-now", R"({"players":3})"},
        {bruno, lobby + "/sit", "{}"},
        {anna_, lobby + "/seats/2", R"({"kind":"bot","bot":"castellano"})"},
        {anna_, "/api/tables/" + code_ + "/clock", R"({"pause":true})"},
        {anna_,
         "/api/companions/QWERTY/entries",
         R"({"entries":[{"seq":1,"ref":"r1","at":1000,"by":{"name":"Ada","role":"table_judge"},)"
         R"("note":{"type":"opened","kind":"light","ruleset":{"id":"torisiko"},"title":"T",)"
         R"("seats":[{"name":"Bruno","colour":"red"},{"name":"Carla","colour":"blue"},)"
         R"({"name":"Dario","colour":"green"}]}}]})"},
        {anna_, "/api/tournaments", R"({"name":"Altra","preset":"raduno","listed":true})"},
        {anna_,
         cup + "/act",
         R"({"ref":"r","seq":)" + seq +
             R"(,"action":{"type":"register","person":{"name":"Ugo Rossi"}}})"},
        {anna_, cup + "/import?ref=more", "Nome;Club\nUgo Rossi;Gufo\n"},
        {anna_, cup + "/invitations", R"({"role":"table_judge","name":"Teo"})"},
        {anna_, cup + "/invitations/" + link + "/revoke", ""},
        {bruno, cup + "/accept", R"({"token":")" + role + "\"}"},
        {anna_, cup + "/listing", R"({"listed":false})"},
        {anna_, cup + "/forget", R"({"player":1})"},
        {stranger, cup + "/badge/here", badge + "}"},
        {stranger, cup + "/badge/call", badge + R"(,"reason":"dado fuori"})"},
    };
    const auto seen = [&] {
        return anna_.get(cup).body + anna_.get(cup + "/officials").body +
            anna_.get("/api/tournaments").body + anna_.get(lobby).body;
    };
    const std::string before = seen();
    full_ = true;
    for (const auto& [who, path, body] : all) {
        const Reply reply = who.post(path, body);
        EXPECT_EQ(reply.status, 503) << path << ": " << reply.body;
    }
    full_ = false;
    for (int tries = 0; tries < 100 && status() != "ok"; ++tries) {
        std::this_thread::sleep_for(milliseconds{50});
    }
    EXPECT_EQ(seen(), before);
    EXPECT_EQ(carla.get("/api/me").json().at("player").at("name"), "Carla") << "is still there";
    EXPECT_FALSE(server_.failed());
}

// In the middle of a game, at any moment of it.
TEST_F(FullDiskServer, ComesAndGoesWhileTheyPlay) {
    std::atomic<bool> over = false;
    std::thread space{[&] {
        for (int i = 0; !over; ++i) {
            std::this_thread::sleep_for(milliseconds{130 + 37 * (i % 5)});
            full_ = true;
            std::this_thread::sleep_for(milliseconds{40});
            full_ = false;
        }
    }};
    std::int64_t seen = 0;
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds{60};
    while (seen < 60 && std::chrono::steady_clock::now() < until) {
        forget();
        const std::int64_t now = play(60);
        if (now == 0) continue;
        EXPECT_GE(now, seen) << "nothing that was told is lost";
        seen = now;
    }
    over = true;
    space.join();
    full_ = false;
    EXPECT_GE(seen, 60);
    EXPECT_FALSE(server_.failed());
}

}  // namespace
}  // namespace kamchatka::server
