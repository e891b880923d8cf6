// What one client may cost the others: connections, memory, lists.
#include "testkit/client/net_client.hpp"
#include "testkit/server/live_server.hpp"

#include <gtest/gtest.h>

#include <charconv>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

double metric(std::uint16_t port, const std::string& name) {
    const std::string text = Browser{port}.get("/metrics").body;
    const std::size_t at = text.find("\nkamchatka_" + name + " ");
    EXPECT_NE(at, std::string::npos) << name;
    double value = -1;
    const char* first = text.data() + text.find(' ', at) + 1;
    std::from_chars(first, text.data() + text.size(), value);
    return value;
}

std::string upload_head(std::size_t bytes) {
    return "POST /api/replay HTTP/1.1\r\nHost: localhost\r\nX-Kamchatka: 1\r\nContent-Length: " +
        std::to_string(bytes) + "\r\n\r\n";
}

TEST(Costs, BodiesTakeTheirShareBeforeTheyAreRead) {
    LiveServer server;
    constexpr std::size_t bytes = 2'000'000;
    const double before = metric(server.port(), "resident_bytes");
    std::vector<Wire> half_sent;
    for (int i = 0; i < 100; ++i) {
        half_sent.emplace_back(server.port());
        half_sent.back().send(upload_head(bytes));
    }
    for (Wire& wire : half_sent) wire.send(std::string(60'000, 'x'));
    EXPECT_LE(metric(server.port(), "body_bytes"), 8.0 * 1024 * 1024);
    EXPECT_EQ(metric(server.port(), "turned_away_total"), 96) << "four of two megabytes are eight";
    EXPECT_LT(metric(server.port(), "resident_bytes") - before, 64e6);
    EXPECT_NE(half_sent.back().read_until("\r\n").find("429"), std::string::npos);
    Browser anna{server.port()};
    EXPECT_EQ(anna.get("/api/tables").status, 200);
    half_sent.clear();
    // What hung up gives its share back.
    for (int i = 0; i < 500 && metric(server.port(), "body_bytes") > 0; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds{10});
    }
    EXPECT_EQ(metric(server.port(), "body_bytes"), 0);
}

TEST(Costs, BodiesOfUnknownLengthCountAsTheLongest) {
    LiveServer server;
    std::vector<Wire> wires;
    for (int i = 0; i < 10; ++i) {
        wires.emplace_back(server.port());
        wires.back().send(
            "POST /api/replay HTTP/1.1\r\nHost: localhost\r\nX-Kamchatka: 1\r\n"
            "Transfer-Encoding: chunked\r\n\r\n4\r\nxxxx\r\n"
        );
    }
    EXPECT_EQ(metric(server.port(), "turned_away_total"), 6);
}

TEST(Costs, AnAddressHasSoManyConnections) {
    Config config;
    config.connections_per_address_max = 20;
    LiveServer server{config};
    std::vector<Wire> idle;
    for (int i = 0; i < 19; ++i) idle.emplace_back(server.port());
    EXPECT_EQ(Browser{server.port()}.get("/health").status, 200) << "the twentieth";
    for (int i = 0; i < 20; ++i) idle.emplace_back(server.port());
    EXPECT_TRUE(idle.back().hung_up_within(std::chrono::milliseconds{2'000}));
    idle.clear();
    for (int i = 0; i < 200 && Browser{server.port()}.get("/health").status != 200; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds{10});
    }
    EXPECT_EQ(Browser{server.port()}.get("/health").status, 200);
}

TEST(Costs, NobodyFillsTheListOfTournaments) {
    LiveServer server;
    Browser honest{server.port()};
    honest.sign_in("Anna");
    const auto make = [](Browser& browser, const std::string& name) {
        return browser.post(
            "/api/tournaments", R"({"name":")" + name + R"(","preset":"standings","listed":true})"
        );
    };
    ASSERT_EQ(make(honest, "Torneo di Anna").status, 200);
    Browser flooder{server.port()};
    flooder.sign_in("Ugo");
    int made = 0;
    for (int i = 0; i < 60; ++i) {
        if (make(flooder, "Torneo " + std::to_string(i)).status == 200) ++made;
    }
    EXPECT_EQ(made, 19) << "of the twenty of their address";
    const json::array listed = honest.get("/api/tournaments").json().at("listed").as_array();
    EXPECT_EQ(listed.size(), 11U) << "ten of one owner";
    EXPECT_EQ(listed.back().at("name"), "Torneo di Anna");
}

TEST(Costs, TablesAreMadeSoManyAnHour) {
    Config config;
    config.creations_per_player = 5;
    config.creations_per_address = 8;
    LiveServer server{config};
    const auto made_by = [&](const std::string& name) {
        Browser browser{server.port()};
        browser.sign_in(name);
        int made = 0;
        for (int i = 0; i < 10; ++i) {
            const std::string body =
                R"({"ruleset":"challenge","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}]})";
            if (browser.post("/api/tables", body).status == 200) ++made;
        }
        return made;
    };
    EXPECT_EQ(made_by("Anna"), 5);
    EXPECT_EQ(made_by("Bruno"), 3) << "what is left to the address";
}

}  // namespace
}  // namespace kamchatka::server
