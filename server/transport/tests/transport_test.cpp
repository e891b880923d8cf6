// The transport with an application that does little: sockets that do not read, answers that come
// late or never, and the end of it all.
#include "server/transport/transport.hpp"

#include "testkit/client/net_client.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <mutex>
#include <thread>

namespace kamchatka::server {
namespace {

using std::chrono::milliseconds;

// Sends back what it hears; floods whoever says "flood".
class Echo final : public Application {
public:
    void on_request(HttpRequest request, Respond respond) override {
        if (request.path == "/never") return;
        if (request.path == "/late") {
            late.push_back(std::move(respond));
            return;
        }
        if (request.path == "/busy") {
            const double until_ms = thread_cpu_ms() + 30;
            while (thread_cpu_ms() < until_ms) {}
        }
        HttpResponse response;
        response.content_type = "text/plain";
        response.body = std::make_shared<const std::string>(request.method + ' ' + request.peer);
        respond(std::move(response));
    }
    HttpResponse on_bad_request(unsigned status) override { return {.status = status}; }
    void on_upgrade(HttpRequest request, std::function<void(Admission)> decide) override {
        if (request.path == "/undecided") return;
        if (request.path != "/ws") return decide({.refused = HttpResponse{.status = 404}});
        decide({.listen = [this](std::shared_ptr<Socket> socket) {
            return std::make_unique<Listener>(*this, std::move(socket));
        }});
    }
    void on_tick() override {
        for (Respond& respond : late) respond({.status = 202});
        late.clear();
    }
    void on_asked_to_stop(std::function<void()> ready) override { ready(); }
    void on_stop() override {}

    std::atomic<int> open = 0;
    std::vector<Respond> late;

private:
    class Listener final : public SocketListener {
    public:
        Listener(Echo& echo, std::shared_ptr<Socket> socket)
            : echo_{echo},
              socket_{std::move(socket)} {
            ++echo_.open;
        }
        ~Listener() override { --echo_.open; }
        Listener(const Listener&) = delete;
        Listener& operator=(const Listener&) = delete;

        void on_text(std::string_view text) override {
            if (text == "\"flood\"") {
                const auto much = std::make_shared<const std::string>(
                    "{\"a\":\"" + std::string(100'000, '1') + "\"}"
                );
                for (int i = 0; i < 200; ++i) socket_->send(much);
            }
            socket_->send(std::make_shared<const std::string>(text));
        }

    private:
        Echo& echo_;
        std::shared_ptr<Socket> socket_;
    };
};

class Running {
public:
    explicit Running(TransportOptions options = {}) {
        options.port = 0;
        options.stop_on_signals = false;
        options.goodbye = milliseconds{500};
        transport_ = std::make_unique<Transport>(std::move(options), echo);
        thread_ = std::thread{[this] { transport_->run(); }};
    }
    ~Running() {
        transport_->stop();
        thread_.join();
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    std::uint16_t port() const { return transport_->port(); }
    TransportCounts counts() {
        std::promise<TransportCounts> counts;
        transport_->post("test", [&] { counts.set_value(transport_->counts()); });
        return counts.get_future().get();
    }
    LoopStretches stretches() {
        std::promise<LoopStretches> stretches;
        transport_->post("test", [&] { stretches.set_value(transport_->stretches()); });
        return stretches.get_future().get();
    }
    template <typename Condition>
    bool comes_true(Condition condition) {
        for (int i = 0; i < 200; ++i) {
            if (condition()) return true;
            std::this_thread::sleep_for(milliseconds{20});
        }
        return false;
    }

    Echo echo;

private:
    std::unique_ptr<Transport> transport_;
    std::thread thread_;
};

TEST(Transport, WhoDoesNotReadIsHungUpOnAndTheOthersAreServed) {
    Running running;
    Browser browser{running.port()};
    WebSocket deaf{browser};
    WebSocket other{browser};
    deaf.send_text("\"flood\"");
    EXPECT_TRUE(running.comes_true([&] { return running.counts().dropped_slow == 1; }));
    other.send_text("{\"a\":1}");
    EXPECT_EQ(other.next()->at("a"), 1);
    EXPECT_EQ(deaf.wait_for_close(), 1013);
}

TEST(Transport, AStretchThatIsTooLongIsNoticed) {
    Running running;
    Browser browser{running.port()};
    ASSERT_EQ(browser.get("/quick").status, 200);
    EXPECT_LT(running.stretches().longest_ms, 30);
    ASSERT_EQ(browser.get("/busy").status, 200);
    EXPECT_GE(running.stretches().longest_ms, 30);
    EXPECT_GE(running.stretches().long_count, 1);
}

TEST(Transport, ASocketThatIsGoneIsForgotten) {
    Running running;
    Browser browser{running.port()};
    {
        WebSocket one{browser};
        WebSocket two{browser};
        EXPECT_TRUE(running.comes_true([&] { return running.echo.open == 2; }));
    }
    EXPECT_TRUE(running.comes_true([&] { return running.echo.open == 0; }));
    EXPECT_TRUE(running.comes_true([&] { return running.counts().sockets == 0; }));
}

TEST(Transport, ASilentSocketIsPingedAndThenForgotten) {
    TransportOptions options;
    options.idle_timeout = milliseconds{1000};
    Running running{options};
    Browser browser{running.port()};
    WebSocket answers{browser};
    WebSocket silent{browser};
    for (int i = 0; i < 4; ++i) {
        std::this_thread::sleep_for(milliseconds{300});
        answers.send_text("{}");
        EXPECT_TRUE(answers.next());  // answers pings on the way
    }
    EXPECT_TRUE(running.comes_true([&] { return running.echo.open == 1; }));
}

TEST(Transport, AnswersMayComeLateButNotNever) {
    Running running;
    Browser browser{running.port()};
    EXPECT_EQ(browser.get("/late").status, 202);
    EXPECT_EQ(browser.get("/never").status, 0) << "hung up";
}

TEST(Transport, OneConnectionManyRequests) {
    Running running;
    Wire wire{running.port()};
    for (int i = 0; i < 5; ++i) {
        wire.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        EXPECT_EQ(read_reply(wire).body, "GET 127.0.0.1");
    }
    wire.send("HEAD / HTTP/1.1\r\nHost: x\r\n\r\n");
    const Reply head = read_reply(wire, false);
    EXPECT_EQ(head.headers.at("content-length"), "14");
    wire.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_EQ(read_reply(wire).status, 200) << "no body came between";
}

TEST(Transport, OnlyTrustedProxiesAreBelieved) {
    const std::string request =
        "GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 6.6.6.6, 10.0.0.9\r\n\r\n";
    {
        Running running;
        Wire wire{running.port()};
        wire.send(request);
        EXPECT_EQ(read_reply(wire).body, "GET 127.0.0.1");
    }
    TransportOptions options;
    options.trusted_proxies = {"127.0.0.1"};
    Running running{options};
    Wire wire{running.port()};
    wire.send(request);
    EXPECT_EQ(read_reply(wire).body, "GET 10.0.0.9") << "what the proxy itself saw";
}

TEST(Transport, TooManyConnectionsAreTurnedAway) {
    TransportOptions options;
    options.connections_max = 2;
    Running running{options};
    Wire one{running.port()};
    Wire two{running.port()};
    EXPECT_TRUE(running.comes_true([&] { return running.counts().connections == 2; }));
    Wire three{running.port()};
    EXPECT_TRUE(three.hung_up_within(milliseconds{2000}));
}

}  // namespace
}  // namespace kamchatka::server
