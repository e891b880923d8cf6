// Clients that mean no good, each kind on a thread and an address of its own, for as long as asked:
// what they may take from the others is bounded, and bench/load beside them shows whether it is.
//
//     build/release/hostile --port 9000 --seconds 600
#include "testkit/client/net_client.hpp"

#include <CLI/CLI.hpp>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <functional>
#include <iostream>
#include <map>
#include <mutex>
#include <thread>

namespace kamchatka::load {
namespace {

using server::Browser;
using server::Reply;
using server::Wire;
using std::chrono::milliseconds;

struct Arguments {
    std::uint16_t port = 9000;
    double seconds = 600;
};

class Hostile {
public:
    explicit Hostile(const Arguments& arguments) : port_{arguments.port} {
        until_ = std::chrono::steady_clock::now() +
            std::chrono::milliseconds{static_cast<std::int64_t>(1000 * arguments.seconds)};
    }

    void run() {
        const std::vector<std::pair<std::string, void (Hostile::*)(const std::string&)>> kinds{
            {"half-sent uploads", &Hostile::half_sent},
            {"headers that never end", &Hostile::dripping},
            {"tables without number", &Hostile::tables},
            {"tournaments without number", &Hostile::tournaments},
            {"long lists of people", &Hostile::imports},
            {"replays of nonsense", &Hostile::replays},
            {"wrong passphrases", &Hostile::passphrases},
            {"sockets that do not read", &Hostile::deaf_sockets},
            {"frames of nonsense", &Hostile::nonsense_frames},
            {"games of bots", &Hostile::bot_games},
            {"judges' books", &Hostile::books},
            {"requests of all sorts", &Hostile::requests},
        };
        std::vector<std::thread> threads;
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            threads.emplace_back([this, i, &kinds] {
                const std::string from = "127.0.1." + std::to_string(i + 1);
                while (going()) {
                    try {
                        (this->*kinds[i].second)(from);
                    } catch (const std::exception&) {
                        // Hung up on, most likely. Again.
                        count(0);
                        std::this_thread::sleep_for(milliseconds{20});
                    }
                }
            });
        }
        for (std::thread& thread : threads) thread.join();
    }

    // 5xx other than "too busy" is a fault of the server.
    bool report() {
        std::size_t faults = 0;
        for (const auto& [status, times] : answers_) {
            std::printf("answered %-3d        %zu\n", status, times);
            if (status >= 500 && status != 503) faults += times;
        }
        return faults == 0;
    }

private:
    bool going() const { return std::chrono::steady_clock::now() < until_; }

    void count(int status) {
        const std::lock_guard lock{mutex_};
        ++answers_[status];
    }
    Reply count(Reply reply) {
        count(reply.status);
        return reply;
    }
    Browser guest(const std::string& from) {
        Browser browser{port_, from};
        try {
            browser.sign_in("Ugo " + std::to_string(++names_));
        } catch (const std::exception&) {
            count(429);
            std::this_thread::sleep_for(milliseconds{200});
        }
        return browser;
    }
    Reply post(Browser& browser, const std::string& path, const std::string& body) {
        return count(browser.post(path, body));
    }

    void half_sent(const std::string& from) {
        std::vector<Wire> wires;
        for (int i = 0; i < 200 && going(); ++i) {
            wires.emplace_back(port_, from);
            wires.back().send(
                "POST /api/replay HTTP/1.1\r\nHost: localhost\r\nX-Kamchatka: 1\r\n"
                "Content-Length: 2000000\r\n\r\n" +
                std::string(100'000, 'x')
            );
        }
        std::this_thread::sleep_for(milliseconds{500});
    }

    void dripping(const std::string& from) {
        std::vector<Wire> wires;
        for (int i = 0; i < 300; ++i) {
            wires.emplace_back(port_, from);
            wires.back().send("GET /api/tables HTTP/1.1\r\nHost: localhost\r\n");
        }
        for (int i = 0; i < 20 && going(); ++i) {
            for (Wire& wire : wires) wire.send("X-More: x\r\n");
            std::this_thread::sleep_for(milliseconds{500});
        }
    }

    void tables(const std::string& from) {
        Browser browser = guest(from);
        for (int i = 0; i < 100 && going(); ++i) {
            post(
                browser,
                "/api/tables",
                R"({"ruleset":"master","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}]})"
            );
        }
    }

    void tournaments(const std::string& from) {
        Browser browser = guest(from);
        for (int i = 0; i < 100 && going(); ++i) {
            post(
                browser,
                "/api/tournaments",
                R"({"name":"Torneo )" + std::to_string(i) +
                    R"(","preset":"standings","listed":true})"
            );
            count(browser.get("/api/tournaments"));
        }
    }

    void imports(const std::string& from) {
        Browser browser = guest(from);
        const Reply made = post(
            browser, "/api/tournaments", R"({"name":"Lista","preset":"standings","listed":false})"
        );
        if (made.status != 200) return std::this_thread::sleep_for(milliseconds{200});
        const std::string code{made.json().at("code").as_string()};
        std::string list = "nome\n";
        for (int i = 0; i < 3'900; ++i)
            list += "Mario Rossi della Valle " + std::to_string(i) + "\n";
        list.resize(400'000, ' ');
        for (int i = 0; i < 20 && going(); ++i) {
            const std::string ref = std::to_string(i);
            post(browser, "/api/tournaments/" + code + "/import?dry=1&ref=r" + ref, list);
        }
    }

    void replays(const std::string& from) {
        Browser browser{port_, from};
        post(browser, "/api/replay", std::string(1'900'000, '{'));
        post(browser, "/api/replay", std::string(1'900'000, 'x'));
    }

    void passphrases(const std::string& from) {
        Browser browser{port_, from};
        post(browser, "/api/login", R"({"name":"Anna","passphrase":"una frase sbagliata"})");
    }

    void deaf_sockets(const std::string& from) {
        Browser browser = guest(from);
        const Reply made = post(browser, "/api/play-now", R"({"ruleset":"challenge"})");
        std::vector<std::unique_ptr<server::WebSocket>> sockets;
        for (int i = 0; i < 30 && going(); ++i) {
            sockets.push_back(std::make_unique<server::WebSocket>(browser));
            if (made.status != 200 || sockets.back()->status != 101) continue;
            const std::string code{made.json().at("code").as_string()};
            for (int again = 0; again < 50; ++again) {
                sockets.back()->send_text(
                    R"({"type":"join","table":")" + code + R"(","seq":null})"
                );
            }
        }
        std::this_thread::sleep_for(milliseconds{1'000});
    }

    void nonsense_frames(const std::string& from) {
        Browser browser = guest(from);
        server::WebSocket socket{browser};
        for (int i = 0; i < 200 && going(); ++i) socket.send_text(std::string(15'000, '['));
    }

    void bot_games(const std::string& from) {
        Browser browser = guest(from);
        for (int i = 0; i < 30 && going(); ++i) {
            post(browser, "/api/play-now", R"({"ruleset":"challenge"})");
        }
    }

    void books(const std::string& from) {
        Browser browser = guest(from);
        std::string entries = R"({"entries":[)";
        for (int i = 0; i < 200; ++i) entries += R"({"seq":1,"ref":"x","note":{"kind":"begin"}},)";
        entries.back() = ']';
        for (int i = 0; i < 50 && going(); ++i) {
            post(browser, "/api/companions/ABCDEF/entries", entries + "}");
        }
    }

    void requests(const std::string& from) {
        Browser browser{port_, from};
        for (const char* path :
             {"/api/tables",
              "/api/rankings",
              "/api/tables/ABCDEF/replay",
              "/api/rulesets",
              "/api/openapi.json",
              "/",
              "/nothing"}) {
            count(browser.get(path));
        }
    }

    std::uint16_t port_;
    std::chrono::steady_clock::time_point until_;
    std::atomic<int> names_ = 0;
    std::mutex mutex_;
    std::map<int, std::size_t> answers_;  // 0: hung up on
};

}  // namespace
}  // namespace kamchatka::load

int main(int argument_count, char** arguments) {
    kamchatka::load::Arguments asked;
    CLI::App app{"Clients that mean no good."};
    app.add_option("--port", asked.port);
    app.add_option("--seconds", asked.seconds);
    CLI11_PARSE(app, argument_count, arguments);
    kamchatka::load::Hostile hostile{asked};
    hostile.run();
    return hostile.report() ? 0 : 1;
}
