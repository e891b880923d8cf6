// The whole server over real sockets: people, tables, a game against bots, a restart.
#include "testkit/client/net_client.hpp"
#include "testkit/server/live_server.hpp"

#include "chance/fast_source.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <fstream>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

constexpr const char* settings_text =
    R"("settings":{"visibility":"public","aids":true,"chat":true,"tournament":false,)"
    R"("spectators":true,"spectator_delay_s":0,"clock":{"kind":"none"},"at_zero":"bot",)"
    R"("quitters":"bot"})";

// Plays whatever is offered, no faster than the server allows.
class Player {
public:
    Player(const Browser& browser, const std::string& code, std::string name = "r")
        : socket_{browser},
          name_{std::move(name)} {
        socket_.send(json::object{{"type", "join"}, {"table", code}, {"seq", nullptr}});
    }

    WebSocket& socket() { return socket_; }
    std::int64_t seq() const { return seq_; }
    const std::string& phase() const { return phase_; }

    // One message in, and an action out where one is awaited. False when the socket is gone.
    bool step() {
        const auto message = socket_.next();
        if (!message) return false;
        const std::string type{message->at("type").as_string()};
        if (type == "view") {
            seq_ = message->at("seq").as_int64();
            if (message->at("view").is_object())
                phase_ = message->at("view").at("phase").as_string();
        } else if (type == "events") {
            EXPECT_EQ(message->at("seq").as_int64(), seq_ + 1);
            seq_ += static_cast<std::int64_t>(message->at("events").as_array().size());
            phase_ = message->at("phase").as_string();
        } else if (type == "reject") {
            ADD_FAILURE() << json::serialize(*message);
        }
        const auto* ref = message->if_contains("ref");
        if (ref != nullptr && ref->as_string() == waiting_) waiting_.clear();
        const auto* options = message->if_contains("options");
        if (options != nullptr && !options->as_array().empty() && waiting_.empty()) {
            act(options->as_array());
        }
        return true;
    }

private:
    void act(const json::array& options) {
        std::vector<json::object> wanted;
        for (const auto& option : options) {
            const auto& type = option.at("type").as_string();
            if (type != "withdraw" && type != "take_back_armies") {
                wanted.push_back(option.as_object());
            }
        }
        auto action = wanted.at(source_.below(static_cast<unsigned>(wanted.size())));
        for (auto& [key, value] : action) {
            const json::object* open = value.if_object();
            if (open == nullptr) continue;
            if (open->contains("bytes")) {
                value =
                    std::string(2 * static_cast<std::size_t>(open->at("bytes").as_int64()), '7');
            } else {
                value = open->at("max");
            }
        }
        std::this_thread::sleep_for(std::chrono::milliseconds{55});
        waiting_ = name_ + std::to_string(++refs_);
        socket_.send(json::object{
            {"type", "act"}, {"ref", waiting_}, {"seq", seq_}, {"action", action}});
    }

    WebSocket socket_;
    std::string name_;
    std::string waiting_;  // the action that was not answered yet
    chance::FastSource source_{5};
    std::int64_t seq_ = 0;
    std::string phase_;
    int refs_ = 0;
};

std::string guest(Browser& browser, const std::string& name) {
    const Reply reply = browser.post("/api/guest", json::serialize(json::object{{"name", name}}));
    EXPECT_EQ(reply.status, 200) << reply.body;
    return std::string{reply.json().at("player").at("id").as_string()};
}

TEST(EndToEnd, AGuestPlaysAgainstBotsWithinOneClick) {
    LiveServer server;
    Browser anna{server.port()};
    EXPECT_TRUE(anna.get("/api/me").json().at("player").is_null());
    EXPECT_EQ(anna.post("/api/play-now").status, 401);
    const std::string id = guest(anna, "Anna");
    EXPECT_EQ(anna.get("/api/me").json().at("player").at("id").as_string(), id);
    const Reply made = anna.post("/api/play-now", R"({"players":3})");
    ASSERT_EQ(made.status, 200) << made.body;
    const std::string code{made.json().at("code").as_string()};
    EXPECT_EQ(code.size(), 6U);
    Player player{anna, code};
    while (player.phase() != "reinforce" && player.step()) {}
    EXPECT_EQ(player.phase(), "reinforce");
    const auto mine = anna.get("/api/my/tables").json();
    ASSERT_EQ(mine.as_array().size(), 1U);
    EXPECT_EQ(mine.at(0).at("state"), "playing");
    EXPECT_EQ(anna.get("/api/tables/" + code + "/record").status, 403) << "not before the end";
    EXPECT_EQ(anna.get("/api/tables/" + code + "/replay").status, 403);
}

TEST(EndToEnd, FriendsMeetByCodeAndARestartLosesNothing) {
    LiveServer server;
    Browser anna{server.port()};
    Browser bruno{server.port()};
    guest(anna, "Anna");
    guest(bruno, "Bruno");
    const Reply made = anna.post(
        "/api/tables",
        std::string{R"({"ruleset":"challenge","seats":[{"kind":"me"},{"kind":"open"},)"} +
            R"({"kind":"bot"}],)" + settings_text + "}"
    );
    ASSERT_EQ(made.status, 200) << made.body;
    const std::string code{made.json().at("code").as_string()};
    const std::string table = "/api/tables/" + code;
    WebSocket lobby{anna};
    lobby.send(json::object{{"type", "join"}, {"table", code}, {"seq", nullptr}});
    EXPECT_TRUE(lobby.next("view")->at("view").is_null());
    EXPECT_EQ(bruno.get("/api/tables").json().at("open").as_array().size(), 1U);
    EXPECT_EQ(bruno.post(table + "/start").status, 403);
    EXPECT_EQ(bruno.post(table + "/sit").status, 200);
    EXPECT_EQ(bruno.post(table + "/sit", R"({"seat":"s1"})").status, 409);
    EXPECT_EQ(anna.post(table + "/start").status, 200);
    {
        const auto play = [&](const Browser& browser, const std::string& name) {
            Player player{browser, code, name};
            while (player.phase() != "place" && player.step()) {}
            EXPECT_EQ(player.phase(), "place");
        };
        std::thread other{[&] { play(bruno, "bruno"); }};
        play(anna, "anna");
        other.join();
    }
    server.stop();
    EXPECT_EQ(lobby.wait_for_close(), 1012);
    server.start();
    Browser again{server.port()};
    again.cookie = bruno.cookie;
    EXPECT_EQ(again.get("/api/me").json().at("player").at("name"), "Bruno");
    Player back{again, code};
    while (back.seq() == 0) ASSERT_TRUE(back.step());
    EXPECT_GT(back.seq(), 10);
    EXPECT_EQ(again.get(table).json().at("state"), "playing");
}

TEST(EndToEnd, AGuestBecomesAnAccountAndKeepsHisGames) {
    LiveServer server;
    Browser anna{server.port()};
    guest(anna, "Anna");
    const std::string code{
        anna.post("/api/play-now", R"({"players":3})").json().at("code").as_string()};
    const Reply account =
        anna.post("/api/account", R"({"name":"Anna","passphrase":"correct horse battery"})");
    ASSERT_EQ(account.status, 200) << account.body;
    EXPECT_FALSE(account.json().at("recovery_code").as_string().empty());
    EXPECT_EQ(anna.get("/api/my/tables").json().at(0).at("code").as_string(), code);
    Browser phone{server.port()};
    EXPECT_EQ(
        phone.post("/api/login", R"({"name":"Anna","passphrase":"wrong horse"})").status, 401
    );
    EXPECT_EQ(
        phone.post("/api/login", R"({"name":"anna","passphrase":"correct horse battery"})").status,
        200
    );
    EXPECT_EQ(phone.get("/api/my/tables").json().at(0).at("code").as_string(), code);
    WebSocket socket{phone};
    socket.send(json::object{{"type", "join"}, {"table", code}, {"seq", nullptr}});
    EXPECT_EQ(socket.next("view")->at("viewer"), "s1");
    EXPECT_EQ(phone.post("/api/logout").status, 200);
    EXPECT_TRUE(socket.wait_for_close()) << "its sockets go with a session";
    EXPECT_TRUE(phone.get("/api/me").json().at("player").is_null());
    EXPECT_NE(anna.get("/api/account/export").body.find("Anna"), std::string::npos);
    EXPECT_EQ(
        anna.post("/api/account/delete", R"({"passphrase":"correct horse battery"})").status, 200
    );
    EXPECT_EQ(anna.get("/api/my/tables").status, 401);
}

TEST(EndToEnd, EverythingThatCanBeReadCanBeRead) {
    LiveServer server;
    Browser anna{server.port()};
    EXPECT_EQ(anna.get("/health").json().at("status"), "ok");
    EXPECT_NE(anna.get("/metrics").body.find("kamchatka_rooms 0"), std::string::npos);
    EXPECT_EQ(anna.get("/api/rulesets").json().at(0).at("id"), "challenge");
    EXPECT_EQ(anna.get("/api/rulesets/torneo").json().at("territories").as_object().size(), 42U);
    const auto throws = anna.get("/api/rulesets/torneo").json().at("throws").as_array();
    ASSERT_EQ(throws.size(), 18U);
    EXPECT_EQ(throws[0].at("ties"), "to_defender");
    EXPECT_NEAR(throws[0].at("attacker_lost").as_double(), 21.0 / 36, 1e-6);
    EXPECT_NEAR(throws[8].at("attacker_lost").as_double(), 88'326.0 / 46'656, 1e-6);
    EXPECT_EQ(anna.get("/api/rulesets/nonsense").status, 404);
    EXPECT_GT(anna.get("/api/rulesets/challenge/clauses").json().as_array().size(), 50U);
    EXPECT_GT(anna.get("/api/bots").json().as_array().size(), 0U);
    const auto odds = anna.get("/api/odds?ruleset=challenge&attack=4&defence=1").json();
    EXPECT_GT(odds.at("conquer").as_double(), 0.5);
    EXPECT_EQ(anna.get("/api/odds?ruleset=challenge&attack=0&defence=1").status, 400);
    EXPECT_EQ(anna.get("/api/odds?ruleset=challenge&attack=4&defence=%31").status, 200);
    EXPECT_EQ(anna.get("/api/tables/XXXXXX").status, 404);
    EXPECT_EQ(anna.get("/api/nonsense").status, 404);
    EXPECT_EQ(anna.get("/api/guest").status, 405);
    EXPECT_EQ(anna.get("/").status, 200);
    EXPECT_EQ(anna.get("/t/ABCDEF").status, 200) << "the client's own paths";
    EXPECT_EQ(anna.get("/no/such.file").status, 404);
    EXPECT_EQ(anna.get("/../../etc/passwd").status, 200) << "the first page, nothing else";
    EXPECT_NE(anna.get("/../../etc/passwd").body.find("Kamchatka"), std::string::npos);
}

TEST(EndToEnd, AnUploadedRecordIsReplayed) {
    LiveServer server;
    Browser anna{server.port()};
    std::ifstream file{"tests/golden/prestige-3.txt"};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    ASSERT_FALSE(text.empty());
    const Reply reply = anna.post("/api/replay", text);
    ASSERT_EQ(reply.status, 200) << reply.body.substr(0, 200);
    const auto replay = reply.json();
    EXPECT_EQ(replay.at("ruleset"), "prestige");
    EXPECT_EQ(replay.at("view").at("phase"), "start");
    std::int64_t seq = 1;
    for (const auto& step : replay.at("steps").as_array()) {
        EXPECT_EQ(step.at("seq").as_int64(), seq);
        seq += static_cast<std::int64_t>(step.at("events").as_array().size());
    }
    EXPECT_GT(seq, 100);
    const auto& marks = replay.at("points").as_array();
    EXPECT_GT(marks.size(), 2U);
    EXPECT_LT(marks.back().at("seq").as_int64(), seq);
    EXPECT_EQ(replay.at("cut_off"), false);
    const Reply cut = anna.post("/api/replay", text.substr(0, text.size() / 2));
    ASSERT_EQ(cut.status, 200);
    EXPECT_EQ(cut.json().at("cut_off"), true);
    EXPECT_EQ(anna.post("/api/replay", "nonsense").status, 400);
}

}  // namespace
}  // namespace kamchatka::server
