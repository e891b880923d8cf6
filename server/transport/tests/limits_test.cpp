// Strangers at the door: other origins, missing headers, floods, slow readers and broken frames.
#include "testkit/client/net_client.hpp"
#include "testkit/server/live_server.hpp"

#include <gtest/gtest.h>

#include <array>
#include <chrono>

namespace kamchatka::server {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;

TEST(Door, OnlyOwnOriginsChangeAnything) {
    LiveServer server;
    Browser anna{server.port()};
    const std::string own = "Origin: " + anna.origin();
    const auto guest = [&](const std::vector<std::string>& headers) {
        return anna.request("POST", "/api/guest", R"({"name":"Anna"})", headers).status;
    };
    EXPECT_EQ(guest({own}), 403) << "no marker";
    EXPECT_EQ(guest({own, "X-Kamchatka: 2"}), 403);
    const std::string port = std::to_string(server.port());
    for (const std::string& origin :
         {std::string{"null"},
          std::string{"http://evil.example"},
          "http://localhost:1" + port,
          "http://localhost." + port,
          "http://evil.example/http://localhost:" + port,
          "http://LOCALHOST:" + port,
          "localhost:" + port,
          "ftp://localhost:" + port,
          "http://localhost:" + port + ".evil.example",
          "http://xlocalhost:" + port}) {
        EXPECT_EQ(guest({"Origin: " + origin, "X-Kamchatka: 1"}), 403) << origin;
        EXPECT_EQ(WebSocket(anna, {"Origin: " + origin}).status, 403) << origin;
    }
    EXPECT_EQ(WebSocket(anna, {}).status, 403) << "a browser always says where it comes from";
    EXPECT_EQ(guest({own, "X-Kamchatka: 1"}), 200);
    EXPECT_EQ(WebSocket(anna).status, 101);
}

TEST(Door, AListOfOriginsIsExact) {
    Config config;
    config.origins = {"https://risiko.example"};
    LiveServer server{config};
    Browser anna{server.port()};
    EXPECT_EQ(WebSocket(anna).status, 403);
    EXPECT_EQ(WebSocket(anna, {"Origin: https://risiko.example"}).status, 101);
    EXPECT_EQ(WebSocket(anna, {"Origin: http://risiko.example"}).status, 403);
}

TEST(Door, EveryAnswerIsGuarded) {
    LiveServer server;
    Browser anna{server.port()};
    for (const char* path : {"/", "/api/me", "/health", "/api/nonsense", "/t/ABCDEF"}) {
        const Reply reply = anna.get(path);
        const std::string policy = reply.headers.at("content-security-policy");
        EXPECT_NE(policy.find("default-src 'self'"), std::string::npos);
        // WebAssembly may be compiled, for the judge's book; no text becomes script.
        EXPECT_EQ(policy.find("'unsafe-"), std::string::npos);
        EXPECT_EQ(reply.headers.at("x-content-type-options"), "nosniff");
        EXPECT_FALSE(reply.headers.contains("access-control-allow-origin"));
    }
}

TEST(Door, TheCookieIsForTheServerAlone) {
    Config config;
    config.trusted_proxies = {"127.0.0.1"};
    LiveServer server{config};
    Browser anna{server.port()};
    const std::vector<std::string> headers{
        "Origin: " + anna.origin(),
        "X-Kamchatka: 1",
        "X-Forwarded-Proto: https",
        "X-Forwarded-For: 10.0.0.1"};
    const Reply reply = anna.request("POST", "/api/guest", R"({"name":"Anna"})", headers);
    const std::string cookie = reply.headers.at("set-cookie");
    for (const char* part : {"HttpOnly", "SameSite=Lax", "Path=/", "; Secure"}) {
        EXPECT_NE(cookie.find(part), std::string::npos) << part;
    }
    EXPECT_GE(cookie.find(';'), sizeof("kamchatka_session=") + 42);
    EXPECT_EQ(reply.headers.at("strict-transport-security"), "max-age=31536000");
}

TEST(Door, RequestsHaveASize) {
    LiveServer server;
    Browser anna{server.port()};
    EXPECT_EQ(anna.get("/api/me", {"X-Long: " + std::string(9000, 'a')}).status, 431);
    EXPECT_EQ(anna.post("/api/guest", std::string(17'000, 'a')).status, 413);
    EXPECT_EQ(anna.post("/api/replay", std::string(2'200'000, 'a')).status, 413);
    Wire both{server.port()};
    both.send(
        "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n"
        "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    );
    EXPECT_EQ(read_reply(both).status, 400) << "two lengths: a smuggler";
    Wire nonsense{server.port()};
    nonsense.send("\x16\x03\x01\x02 nonsense\r\n\r\n");
    EXPECT_EQ(read_reply(nonsense).status, 400);
}

TEST(Door, WhoSendsHalfARequestIsHungUpOn) {
    LiveServer server;
    Wire slow{server.port()};
    slow.send("GET / HTTP/1.1\r\nHost: loc");
    EXPECT_FALSE(slow.hung_up_within(milliseconds{1000}));
    EXPECT_TRUE(slow.hung_up_within(milliseconds{11'000}));
}

TEST(Door, MalformedMessagesEndTheSocket) {
    LiveServer server;
    Browser anna{server.port()};
    for (const std::string& text :
         {std::string{"nonsense"},
          std::string{R"({"type":"ping","ping":1})"},
          std::string(10'000, '['),
          std::string{R"({"type":"nonsense"})"}}) {
        WebSocket socket{anna};
        socket.send_text(text);
        EXPECT_EQ(socket.next("error")->at("reason"), "malformed");
        EXPECT_EQ(socket.wait_for_close(), 1008);
    }
}

// Each with the close code the protocol asks for.
TEST(Door, BrokenFramesEndTheSocket) {
    LiveServer server;
    Browser anna{server.port()};
    struct Case {
        const char* what;
        std::string bytes;
        std::uint16_t code;
    };
    const std::string mask(4, '\0');
    const std::string ping = R"({"type":"ping"})";
    const auto frame = [&](unsigned char first, std::string payload, bool masked = true) {
        std::string bytes(1, static_cast<char>(first));
        bytes += static_cast<char>((masked ? 0x80 : 0) | static_cast<int>(payload.size()));
        return bytes + (masked ? mask : "") + payload;
    };
    const std::vector<Case> cases{
        {"not masked", frame(0x81, ping, false), 1002},
        {"reserved bit 1", frame(0xC1, ping), 1002},
        {"reserved bit 2", frame(0xA1, ping), 1002},
        {"reserved opcode 3", frame(0x83, ping), 1002},
        {"reserved opcode 11", frame(0x8B, ping), 1002},
        {"continuation of nothing", frame(0x80, ping), 1002},
        {"text inside text", frame(0x01, "{") + frame(0x81, ping), 1002},
        {"a ping in pieces", frame(0x09, "x"), 1002},
        {"broken UTF-8", frame(0x81, "\xff\xff"), 1007},
        {"close with one byte", frame(0x88, "x"), 1002},
        {"close with a reserved code", frame(0x88, std::string{"\x03\xed", 2}), 1002},
        {"binary", frame(0x82, ping), 1008},
        {"17,000 bytes announced", std::string{"\x81\xfe\x42\x68", 4} + mask, 1009},
        {"an exabyte announced", std::string{"\x81\xff\x10\0\0\0\0\0\0\0", 10} + mask, 1009},
    };
    for (const Case& one : cases) {
        WebSocket socket{anna};
        ASSERT_EQ(socket.status, 101);
        socket.wire().send(one.bytes);
        EXPECT_EQ(socket.wait_for_close(), one.code) << one.what;
    }
    WebSocket fine{anna};
    fine.wire().send(frame(0x01, ping.substr(0, 5)) + frame(0x80, ping.substr(5)));
    EXPECT_TRUE(fine.next("pong")) << "text in two pieces is text";
}

TEST(Door, WhoSendsTooMuchIsSlowedDownAndThenHungUpOn) {
    LiveServer server;
    Browser anna{server.port()};
    WebSocket socket{anna};
    for (int i = 0; i < 400; ++i) socket.send_text(R"({"type":"ping"})");
    int pongs = 0;
    int refused = 0;
    while (const auto message = socket.next()) {
        ++(message->at("type").as_string() == "pong" ? pongs : refused);
    }
    EXPECT_GE(pongs, 40);
    EXPECT_LT(pongs, 120);
    EXPECT_GE(refused, 200);
    EXPECT_EQ(socket.close_code, 1008);
}

TEST(Door, OneAddressHasSoManySockets) {
    Config config;
    config.sockets_per_address_max = 3;
    LiveServer server{config};
    Browser anna{server.port()};
    std::vector<std::unique_ptr<WebSocket>> open;
    for (int i = 0; i < 3; ++i) open.push_back(std::make_unique<WebSocket>(anna));
    EXPECT_EQ(WebSocket(anna).status, 429);
    open.pop_back();
    for (int i = 0; i < 50 && WebSocket(anna).status != 101; ++i) {
        std::this_thread::sleep_for(milliseconds{20});
    }
    EXPECT_EQ(open.size(), 2U);
}

TEST(Door, OneAddressHasSoManyNewcomersAndTries) {
    Config config;
    config.newcomers_per_address = 3;
    config.wrong_tries_per_address = 4;
    config.wrong_tries_per_name = 2;
    LiveServer server{config};
    const auto guest = [&](const std::string& name) {
        return Browser{server.port()}.post("/api/guest", R"({"name":")" + name + R"("})").status;
    };
    EXPECT_EQ(guest("Anna"), 200);
    EXPECT_EQ(guest("Bruno"), 200);
    EXPECT_EQ(guest("Carla"), 200);
    EXPECT_EQ(guest("Dario"), 429);
    const auto login = [&](const std::string& name) {
        const std::string body = R"({"name":")" + name + R"(","passphrase":"sbagliata davvero"})";
        return Browser{server.port()}.post("/api/login", body).status;
    };
    EXPECT_EQ(login("Eva"), 401);
    EXPECT_EQ(login("Eva"), 401);
    EXPECT_EQ(login("Eva"), 429) << "of this name";
    EXPECT_EQ(login("Fabio"), 401);
    EXPECT_EQ(login("Gino"), 401);
    EXPECT_EQ(login("Hugo"), 429) << "of this address";
}

TEST(Door, TwoProcessesDoNotShareAFolder) {
    Config config;
    const auto folder = std::filesystem::temp_directory_path() / "kamchatka-lock-test";
    config.data = folder.string();
    config.port = 0;
    Server first{config};
    EXPECT_THROW(Server{config}, std::exception);
    std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace kamchatka::server
