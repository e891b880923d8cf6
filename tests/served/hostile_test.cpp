// What no browser sends, against the real process: every case is answered with one clear error or
// the connection closed, nothing changes, and everybody else is served as before.
#include "testkit/client/loop_watch.hpp"
#include "testkit/client/net_client.hpp"
#include "testkit/client/served.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace kamchatka::server {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

struct Case {
    const char* what;
    std::string bytes;
    int status;          // 0: closed without a word
    std::string reason;  // in the body; empty: any
};

// A server with one table that anybody could spoil.
class Hostile : public testing::Test {
protected:
    Hostile() {
        EXPECT_EQ(anna_.post("/api/guest", R"({"name":"Anna"})").status, 200);
        const Reply made = anna_.post(
            "/api/tables",
            R"({"ruleset":"challenge","seats":[{"kind":"me"},{"kind":"open"},{"kind":"bot"}]})"
        );
        EXPECT_EQ(made.status, 200) << made.body;
        table_ = "/api/tables/" + std::string{made.json().at("code").as_string()};
        before_ = everything();
    }
    ~Hostile() override {
        EXPECT_LE(ask_loop(server_.port()).long_stretches, long_stretches_max) << server_.log();
    }

    // What a case could have changed.
    std::string everything() {
        const std::string metrics = anna_.get("/metrics").body;
        const std::size_t rooms = metrics.find("\nkamchatka_rooms ");
        return anna_.get("/api/me").body + anna_.get("/api/my/tables").body +
            anna_.get(table_).body + anna_.get("/api/account/export").body.substr(0, 60) +
            metrics.substr(rooms, metrics.find('\n', rooms + 1) - rooms);
    }

    // A request line with what belongs to it, from Anna's own page.
    std::string request(const std::string& line, const std::string& rest = "\r\n") const {
        return line + " HTTP/1.1\r\nHost: localhost:" + std::to_string(server_.port()) +
            "\r\nCookie: " + anna_.cookie + "\r\nOrigin: " + anna_.origin() +
            "\r\nX-Kamchatka: 1\r\n" + rest;
    }
    std::string post(const std::string& path, const std::string& body) const {
        return request(
            "POST " + path, "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body
        );
    }
    std::string chunked(const std::string& chunks) const {
        return request("POST /api/guest", "Transfer-Encoding: chunked\r\n\r\n" + chunks);
    }
    // With these headers instead of Anna's.
    std::string bare(const std::string& line, const std::string& headers) const {
        return line + " HTTP/1.1\r\nHost: localhost:" + std::to_string(server_.port()) + "\r\n" +
            headers + "\r\n";
    }

    void run(const std::vector<Case>& cases) {
        for (const Case& one : cases) {
            SCOPED_TRACE(one.what);
            Wire wire{server_.port()};
            wire.send(one.bytes);
            const Reply reply = read_reply(wire);
            EXPECT_EQ(reply.status, one.status) << reply.body;
            if (!one.reason.empty()) {
                EXPECT_EQ(reply.body.find("{\"error\":{\"reason\":\"" + one.reason + '"'), 0U)
                    << reply.body;
            }
            EXPECT_EQ(reply.body.find("root:"), std::string::npos) << "a file of the machine";
        }
        EXPECT_EQ(everything(), before_);
        EXPECT_EQ(anna_.get("/health").status, 200);
        EXPECT_EQ(server_.log().find("request_failed"), std::string::npos) << server_.log();
    }

    Served server_{{"--requests-per-second", "100000", "--passphrase-memory-mib", "8"}};
    Browser anna_{server_.port()};
    std::string table_;
    std::string before_;
};

TEST_F(Hostile, WhatIsNoHttp) {
    const std::string long_line(9000, 'a');
    std::string many_headers;
    for (int i = 0; i < 600; ++i) many_headers += "X-" + std::to_string(i) + ": 0123456789\r\n";
    run({
        {"a TLS client", "\x16\x03\x01\x02\x01\x01\r\n\r\n", 400, "malformed"},
        {"HTTP of 1991", "GET /\r\n\r\n", 400, "malformed"},
        {"HTTP of the future", "GET / HTTP/3.7\r\nHost: x\r\n\r\n", 400, "malformed"},
        {"no colon", "GET / HTTP/1.1\r\nHost x\r\n\r\n", 400, "malformed"},
        {"a folded name", "GET / HTTP/1.1\r\nHo st: x\r\n\r\n", 400, "malformed"},
        {"a line feed alone", "GET / HTTP/1.1\nHost: x\n\n", 400, "malformed"},
        {"NUL in the path", std::string{"GET /\0 HTTP/1.1\r\n\r\n", 19}, 400, "malformed"},
        {"a long path", request("GET /" + long_line), 431, "too_large"},
        {"a long header", request("GET /", "X-A: " + long_line + "\r\n\r\n"), 431, "too_large"},
        {"many headers", request("GET /", many_headers + "\r\n"), 431, "too_large"},
        {"a long cookie", bare("GET /", "Cookie: " + long_line + "\r\n"), 431, "too_large"},
    });
}

TEST_F(Hostile, BodiesThatLieAboutThemselves) {
    const auto length = [&](const std::string& value) {
        return request("POST /api/guest", "Content-Length: " + value + "\r\n\r\n{}");
    };
    std::string flood;
    for (int i = 0; i < 20; ++i) flood += "400\r\n" + std::string(1024, ' ') + "\r\n";
    run({
        {"too long", length("16385"), 413, "too_large"},
        {"a gigabyte", length("1073741824"), 413, "too_large"},
        {"beyond 64 bits", length("99999999999999999999"), 400, "malformed"},
        {"negative", length("-1"), 400, "malformed"},
        {"no number", length("ten"), 400, "malformed"},
        {"two numbers", length("2\r\nContent-Length: 3"), 400, "malformed"},
        {"a length and chunks", length("2\r\nTransfer-Encoding: chunked"), 400, "malformed"},
        {"too many chunks", chunked(flood), 413, "too_large"},
        {"no size", chunked("zz\r\n{}\r\n0\r\n\r\n"), 400, "malformed"},
        {"a size beyond 64 bits", chunked("11111111111111111\r\n"), 400, "malformed"},
        {"a negative size", chunked("-2\r\n{}\r\n0\r\n\r\n"), 400, "malformed"},
        {"no end of a chunk", chunked("2\r\n{}xx0\r\n\r\n"), 400, "malformed"},
        {"an upload that is too long",
         request("POST /api/replay", "Content-Length: 2097153\r\n\r\n"),
         413,
         "too_large"},
    });
}

TEST_F(Hostile, BodiesThatAreNotWhatIsAskedFor) {
    const auto name = [&](const std::string& text) {
        return post("/api/guest", "{\"name\":\"" + text + "\"}");
    };
    run({
        {"nothing", post("/api/account", ""), 400, "malformed"},
        {"no JSON", post("/api/guest", "name=Anna"), 400, "malformed"},
        {"a list", post("/api/guest", "[]"), 400, "malformed"},
        {"deep", post("/api/guest", std::string(10'000, '[')), 400, "malformed"},
        {"a key twice", post("/api/guest", R"({"name":"A","name":"B"})"), 400, "malformed"},
        {"a key too many", post("/api/guest", R"({"name":"Eva","x":1})"), 400, "malformed"},
        {"a number for a name", post("/api/guest", R"({"name":7})"), 400, "malformed"},
        {"an endless number", post("/api/play-now", R"({"players":1e400})"), 400, "malformed"},
        {"2 to the 64", post("/api/play-now", R"({"players":18446744073709551616})"), 400, ""},
        {"half a player", post("/api/play-now", R"({"players":3.5})"), 400, "malformed"},
        {"bytes that are no UTF-8", name("\xff\xfe\xfa"), 400, "malformed"},
        {"an overlong slash", name("a\xc0\xaf"), 400, "malformed"},
        {"half a surrogate", name("\\ud800"), 400, "malformed"},
        {"NUL", name("Ev\\u0000a"), 400, "odd_characters"},
        {"writing turned around", name("Ev\\u202ea"), 400, "odd_characters"},
        {"another alphabet",
         name("\xd0\x90\xd0\xbd\xd0\xbd\xd0\xb0"),
         400,
         "name_has_odd_characters"},
        {"nobody's name", name("  "), 400, "name_too_short"},
        {"the house's name", name("Arbitro"), 400, "name_reserved"},
        {"no record", post("/api/replay", std::string(100'000, 'x')), 400, "bad_record"},
    });
}

TEST_F(Hostile, PathsThatLeadOut) {
    std::vector<Case> cases;
    const std::vector<std::string> paths{
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2f..%2fetc/passwd",
        "/assets/../../../../etc/passwd",
        "//etc/passwd",
        "/t/../../etc/passwd",
        "/%00/etc/passwd"};
    // Paths without a dot in their last part are pages of the client: its first page, nothing else.
    for (const std::string& path : paths) {
        cases.push_back({path.c_str(), request("GET " + path), 200, ""});
    }
    for (const char* path :
         {"/api/../etc/passwd.txt",
          "/api/tables/..%2f..%2fkey",
          "/api/tables/../../data/key",
          "/api/tables/\xff\xfe",
          "/api/rulesets/..",
          "/api//me",
          "/api/me/",
          "/\\..\\..\\etc\\passwd",
          "/kamchatka.db",
          "/../data/kamchatka.db"}) {
        cases.push_back({path, request("GET " + std::string{path}), 404, ""});
    }
    run(cases);
}

TEST_F(Hostile, WhoComesFromElsewhere) {
    const std::string marked = "X-Kamchatka: 1\r\n";
    const std::string cookie = "Cookie: " + anna_.cookie + "\r\n";
    const std::string own = "Origin: " + anna_.origin() + "\r\n";
    const std::string start = "POST " + table_ + "/start";
    std::vector<Case> cases{
        {"no marker", bare(start, cookie + own), 403, "missing_header"},
        {"another marker", bare(start, cookie + own + "X-Kamchatka: 2\r\n"), 403, "missing_header"},
        {"no cookie", bare("POST /api/play-now", own + marked), 401, "no_player"},
        {"a made-up cookie",
         bare("POST /api/play-now", own + marked + "Cookie: kamchatka_session=AAAA\r\n"),
         401,
         "no_player"},
        {"a socket from nowhere",
         bare(
             "GET /ws",
             cookie +
                 "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
         ),
         403,
         "forbidden_origin"},
    };
    for (const char* hosts :
         {"", "Host: \r\n", "Host: localhost\r\nHost: localhost\r\n", "Host: a@localhost\r\n"}) {
        cases.push_back(
            {hosts,
             start + " HTTP/1.1\r\n" + hosts + cookie + own + marked + "\r\n",
             400,
             "malformed"}
        );
    }
    cases.push_back(
        {"a name that was made to lead here",
         start + " HTTP/1.1\r\nHost: evil.example\r\n" + cookie + marked +
             "Origin: http://evil.example\r\n\r\n",
         421,
         "wrong_host"}
    );
    for (const char* origin :
         {"null", "http://evil.example", "https://localhost", "http://localhost.evil.example"}) {
        cases.push_back(
            {origin,
             bare(start, cookie + marked + "Origin: " + origin + "\r\n"),
             403,
             "forbidden_origin"}
        );
    }
    for (const char* method : {"GET", "PUT", "DELETE", "PATCH"}) {
        cases.push_back(
            {method, request(method + (' ' + table_) + "/start"), 405, "method_not_allowed"}
        );
    }
    run(cases);
}

// Hundreds of requests that never end hold nobody up, and are gone after ten seconds.
TEST_F(Hostile, RequestsThatNeverEnd) {
    std::vector<Wire> slow;
    for (int i = 0; i < 300; ++i) {
        slow.emplace_back(server_.port());
        const std::string head = "GET / HTTP/1.1\r\nHost: loc";
        const std::string body = request("POST /api/guest", "Content-Length: 9999\r\n\r\n{");
        slow.back().send(i % 2 == 0 ? head : body);
    }
    const auto began = Clock::now();
    milliseconds longest{0};
    while (Clock::now() - began < std::chrono::seconds{12}) {
        const auto asked = Clock::now();
        EXPECT_EQ(anna_.get("/api/me").status, 200);
        longest = std::max(longest, std::chrono::duration_cast<milliseconds>(Clock::now() - asked));
        // A byte now and then does not buy more time.
        for (std::size_t i = 0; i < slow.size(); i += 3) slow[i].send("a");
        std::this_thread::sleep_for(milliseconds{100});
    }
    EXPECT_LT(longest, milliseconds{1000});
    std::size_t gone = 0;
    for (Wire& wire : slow) gone += wire.hung_up_within(milliseconds{1000}) ? 1U : 0U;
    EXPECT_EQ(gone, slow.size());
    EXPECT_EQ(everything(), before_);
}

}  // namespace
}  // namespace kamchatka::server
