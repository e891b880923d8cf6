// Whom a request is for: every kind of name, ours and others'.
#include "server/transport/hosts.hpp"

#include "testkit/client/net_client.hpp"
#include "testkit/server/live_server.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

constexpr auto ours = HostVerdict::ours;
constexpr auto malformed_host = HostVerdict::malformed;
constexpr auto elsewhere = HostVerdict::elsewhere;

TEST(Hosts, EveryKindOfName) {
    const Hosts hosts{
        {"club.local", "Torneo.Example:8080", "nonsense/"}, {"https://risiko.example", "odd"}};
    const std::vector<std::pair<std::string, HostVerdict>> cases{
        {"localhost", ours},
        {"localhost:8080", ours},
        {"LOCALHOST", ours},
        {"localhost.", ours},
        {"risiko.localhost", ours},
        {"127.0.0.1:8080", ours},
        {"192.168.1.7", ours},
        {"[::1]", ours},
        {"[::1]:8080", ours},
        {"[2001:DB8::1]:80", ours},
        {"risiko.example", ours},
        {"RISIKO.example.:443", ours},
        {"club.local:8080", ours},
        {"torneo.example", ours},
        {"evil.example", elsewhere},
        {"localhost.evil.example", elsewhere},
        {"evillocalhost", elsewhere},
        {"risiko.example.evil.example", elsewhere},
        {"www.risiko.example", elsewhere},
        {"127.0.0.1.evil.example", elsewhere},
        {"2130706433", elsewhere},
        {"0x7f.0.0.1", elsewhere},
        {"odd", elsewhere},
        {"nonsense", elsewhere},
        {"", malformed_host},
        {".", elsewhere},
        {":8080", malformed_host},
        {"localhost:http", malformed_host},
        {"localhost:80:80", malformed_host},
        {"localhost, evil.example", malformed_host},
        {"localhost evil.example", malformed_host},
        {"localhost/", malformed_host},
        {"anna@localhost", malformed_host},
        {"http://localhost", malformed_host},
        {"[::1", malformed_host},
        {"[::1]x", malformed_host},
        {"[::1]x:80", malformed_host},
        {"[localhost]", malformed_host},
        {"[]", malformed_host},
        {"loc\xc3\xa0lhost", malformed_host},
    };
    for (const auto& [name, verdict] : cases) EXPECT_EQ(hosts.judge({name}), verdict) << name;
    EXPECT_EQ(hosts.judge({}), malformed_host);
    EXPECT_EQ(hosts.judge({"localhost", "localhost"}), malformed_host);
    EXPECT_EQ(hosts.judge({"localhost", "evil.example"}), malformed_host);
}

TEST(Hosts, TheMachineKnowsItsOwnName) {
    const Hosts hosts{own_names(), {}};
    for (const std::string& name : own_names()) EXPECT_EQ(hosts.judge({name}), ours) << name;
}

// A page whose name was made to lead here, over the wire: pages, the API and sockets alike.
TEST(Hosts, APageOfAnotherNameGetsNothing) {
    Config config;
    config.origins = {"https://risiko.example"};
    LiveServer server{config};
    const auto status = [&](const std::string& path, const std::string& hosts) {
        Wire wire{server.port()};
        wire.send(
            "GET " + path + " HTTP/1.1\r\n" + hosts +
            "Origin: http://evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        );
        return read_reply(wire).status;
    };
    const auto get = [&](const std::string& path, const std::string& hosts) {
        Wire wire{server.port()};
        wire.send("GET " + path + " HTTP/1.1\r\n" + hosts + "\r\n");
        return read_reply(wire).status;
    };
    const std::string evil = "Host: evil.example\r\n";
    for (const char* path : {"/", "/api/me", "/api/tables", "/health", "/metrics"}) {
        EXPECT_EQ(get(path, evil), 421) << path;
        EXPECT_EQ(get(path, ""), 400) << path;
        EXPECT_EQ(get(path, "Host: localhost\r\nHost: localhost\r\n"), 400) << path;
        EXPECT_EQ(get(path, "Host: localhost\r\n" + evil), 400) << path;
    }
    EXPECT_EQ(status("/ws", evil), 421);
    EXPECT_EQ(status("/ws", ""), 400);
    for (const char* own : {"risiko.example", "localhost", "127.0.0.1:9", "192.168.1.7"}) {
        EXPECT_EQ(get("/api/me", "Host: " + std::string{own} + "\r\n"), 200) << own;
    }
}

}  // namespace
}  // namespace kamchatka::server
