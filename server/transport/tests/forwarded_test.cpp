// Who stands behind the proxies: lists in one line and in many, honest and made up.
#include "server/transport/forwarded.hpp"

#include "testkit/client/net_client.hpp"
#include "testkit/server/live_server.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

using Lines = std::vector<std::string>;

TEST(Forwarded, AddressesAreComparedInOneSpelling) {
    const std::vector<std::pair<const char*, const char*>> cases{
        {"10.0.0.1", "10.0.0.1"},
        {" 10.0.0.1\t", "10.0.0.1"},
        {"10.0.0.1:8080", "10.0.0.1"},
        {"2001:DB8:0:0::1", "2001:db8::1"},
        {"[2001:db8::1]", "2001:db8::1"},
        {"[2001:db8::1]:443", "2001:db8::1"},
        {"fe80::1%eth0", "fe80::1"},
        {"::ffff:10.0.0.1", "10.0.0.1"},
        {"", ""},
        {"unknown", ""},
        {"_hidden", ""},
        {"10.0.0", ""},
        {"10.0.0.256", ""},
        {"010.0.0.1", ""},
        {"[2001:db8::1", ""},
        {"10.0.0.1 10.0.0.2", ""},
        {"<script>", ""}};
    for (const auto& [given, plain] : cases) EXPECT_EQ(plain_address(given), plain) << given;
}

struct Case {
    const char* what;
    const char* connected;
    Lines forwarded;
    const char* peer;
};

TEST(Forwarded, TheListIsWalkedFromTheRightPastOurProxies) {
    const Lines trusted{"127.0.0.1", "10.0.0.2", "2001:db8::2", "::ffff:10.0.0.3"};
    const std::vector<Case> cases{
        {"a stranger", "192.0.2.1", {"6.6.6.6"}, "192.0.2.1"},
        {"no header", "127.0.0.1", {}, "127.0.0.1"},
        {"an empty one", "127.0.0.1", {""}, "127.0.0.1"},
        {"one address", "127.0.0.1", {"192.0.2.1"}, "192.0.2.1"},
        {"what the client made up", "127.0.0.1", {"6.6.6.6, 192.0.2.1"}, "192.0.2.1"},
        {"the same in two lines", "127.0.0.1", {"6.6.6.6", "192.0.2.1"}, "192.0.2.1"},
        {"in three", "127.0.0.1", {"6.6.6.6, 6.6.6.7", "6.6.6.8", "192.0.2.1"}, "192.0.2.1"},
        {"a second proxy of ours", "127.0.0.1", {"6.6.6.6, 192.0.2.1, 10.0.0.2"}, "192.0.2.1"},
        {"the same in lines", "127.0.0.1", {"6.6.6.6", "192.0.2.1", "10.0.0.2"}, "192.0.2.1"},
        {"spelled otherwise", "::ffff:127.0.0.1", {"192.0.2.1, 2001:DB8:0::2"}, "192.0.2.1"},
        {"as IPv4 in IPv6", "127.0.0.1", {"192.0.2.1,10.0.0.3"}, "192.0.2.1"},
        {"only ours", "127.0.0.1", {"10.0.0.2"}, "10.0.0.2"},
        {"our address made up on the left", "127.0.0.1", {"10.0.0.2, 192.0.2.1"}, "192.0.2.1"},
        {"no address", "127.0.0.1", {"unknown"}, "127.0.0.1"},
        {"no address behind ours", "127.0.0.1", {"6.6.6.6, unknown, 10.0.0.2"}, "10.0.0.2"},
        {"a comma at the end", "127.0.0.1", {"192.0.2.1,"}, "192.0.2.1"},
        {"nothing but commas", "127.0.0.1", {", ,", ","}, "127.0.0.1"},
        {"with a port", "127.0.0.1", {"192.0.2.1:5555"}, "192.0.2.1"},
        {"IPv6 with a port", "127.0.0.1", {"[2001:db8::9]:5555"}, "2001:db8::9"},
    };
    for (const Case& one : cases) {
        EXPECT_EQ(origin_of(one.connected, one.forwarded, {}, trusted).peer, one.peer) << one.what;
    }
}

TEST(Forwarded, HttpsIsTheWordOfTheProxyThatSawTheClient) {
    const Lines trusted{"127.0.0.1", "10.0.0.2"};
    struct Word {
        Lines forwarded;
        Lines proto;
        bool secure;
    };
    const Lines one{"192.0.2.1"};
    const Lines two{"192.0.2.1, 10.0.0.2"};
    const std::vector<Word> words{
        {one, {}, false},
        {one, {"https"}, true},
        {one, {"HTTPS"}, true},
        {one, {"http"}, false},
        {one, {"https, http"}, false},
        {one, {"https", "http"}, false},
        {one, {"http", "https"}, true},
        {one, {"httpsx"}, false},
        {one, {"https://"}, false},
        {two, {"https"}, true},
        {two, {"https, http"}, true},
        {two, {"http, https"}, false},
        {two, {"https, http, http"}, false},
        {{}, {"https"}, true},
    };
    for (const Word& word : words) {
        EXPECT_EQ(origin_of("127.0.0.1", word.forwarded, word.proto, trusted).secure, word.secure)
            << word.proto.size() << (word.proto.empty() ? "" : word.proto.front());
    }
    EXPECT_FALSE(origin_of("192.0.2.1", one, {"https"}, trusted).secure) << "a stranger's word";
}

// Over the wire: who adds a line of his own does not get rid of a limit.
TEST(Forwarded, NobodyTakesAnotherAddressByAddingLines) {
    Config config;
    config.trusted_proxies = {"127.0.0.1"};
    config.newcomers_per_address = 2;
    LiveServer server{config};
    Browser anna{server.port()};
    const auto guest = [&](int number) {
        return Browser{server.port()}
            .request(
                "POST",
                "/api/guest",
                R"({"name":"Ospite )" + std::to_string(number) + R"("})",
                {"Origin: " + anna.origin(),
                 "X-Kamchatka: 1",
                 "X-Forwarded-For: 6.6.6." + std::to_string(number),
                 "X-Forwarded-For: 6.6.7." + std::to_string(number) + ", 192.0.2.1"}
            )
            .status;
    };
    EXPECT_EQ(guest(1), 200);
    EXPECT_EQ(guest(2), 200);
    EXPECT_EQ(guest(3), 429);
}

}  // namespace
}  // namespace kamchatka::server
