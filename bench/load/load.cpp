// How much load a server takes: tables of four clients each over real sockets, a given number of
// durable actions a second, and how long each takes to reach the last client of its table. Times
// are counted from when an action was due, not from when it could be sent.
//
//     build/release/kamchatka serve --data /var/tmp/load --port 9000 --config bench/load/load.conf
//     build/release/load --port 9000 --tables 2000 --rate 1000 --seconds 30
#include "bench/load/processes.hpp"
#include "testkit/client/net_client.hpp"
#include "testkit/client/player.hpp"
#include "testkit/client/swarm.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <deque>
#include <fstream>
#include <iostream>
#include <memory>
#include <thread>

namespace kamchatka::load {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::size_t seats = 4;

struct Arguments {
    std::uint16_t port = 9000;
    std::size_t tables = 2000;
    double rate = 1000;
    double seconds = 30;
    std::size_t addresses = 1;  // 127.0.0.1, 127.0.0.2...
    std::string codes{};        // a file for the codes of the tables
    bool own_players = false;   // of each table: as people come, with limits as they are
    double p99_ms_max = 0;      // above which it is a failure; 0: none
    // Of a cluster, whose proxy is at `port`: the ports of its nodes, and what else runs beside
    // them.
    std::vector<std::uint16_t> nodes{};
    std::vector<pid_t> beside{};
};

struct Table {
    std::string code;
    std::vector<Player> players;
    std::optional<Clock::time_point> due;  // of the action under way
    std::size_t heard = 0;                 // clients that heard of it
};

class Load {
public:
    explicit Load(const Arguments& arguments) : arguments_{arguments} {}

    void run() {
        sign_in();
        lay_tables();
        connect();
        warm_up();
        measure();
        report();
        if (!arguments_.codes.empty()) {
            std::ofstream codes{arguments_.codes};
            for (const Table& table : tables_) codes << table.code << '\n';
        }
    }

    // Nobody was lost, kept waiting or sent away.
    bool good() const {
        return arguments_.p99_ms_max == 0 ||
            (quantile(0.99) <= arguments_.p99_ms_max && swarm_.closed_count() == 0 &&
             turned_away_ == 0 && sent_ == times_ms_.size());
    }

private:
    void sign_in() {
        const std::size_t groups = arguments_.own_players ? arguments_.tables : 1;
        for (std::size_t group = 0; group < groups; ++group) {
            for (std::size_t i = 0; i < seats; ++i) {
                const std::string name = "Load " + letter(i) + std::to_string(group);
                guests_.emplace_back(arguments_.port, address(group)).sign_in(name);
            }
        }
    }

    std::string address(std::size_t table) const {
        const std::size_t count = std::max<std::size_t>(1, arguments_.addresses);
        return "127.0.0." + std::to_string(1 + table % count);
    }
    server::Browser& guest(std::size_t table, std::size_t seat) {
        return guests_[(arguments_.own_players ? table * seats : 0) + seat];
    }

    static std::string letter(std::size_t i) { return std::string(1, static_cast<char>('A' + i)); }

    void lay_tables() {
        constexpr const char* request =
            R"({"ruleset":"challenge","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"},)"
            R"({"kind":"open"}],"settings":{"visibility":"private","aids":true,"chat":true,)"
            R"("tournament":false,"spectators":false,"spectator_delay_s":0,)"
            R"("clock":{"kind":"bank","bank_s":86000},"at_zero":"bot","quitters":"bot"}})";
        for (std::size_t t = 0; t < arguments_.tables; ++t) {
            const auto made = guest(t, 0).post("/api/tables", request);
            if (made.status != 200) throw std::runtime_error{"no table: " + made.body};
            Table& table = tables_.emplace_back();
            table.code = made.json().at("code").as_string();
            for (std::size_t i = 1; i < seats; ++i) {
                guest(t, i).post("/api/tables/" + table.code + "/sit");
            }
            guest(t, 0).post("/api/tables/" + table.code + "/start");
            for (std::size_t i = 0; i < seats; ++i) {
                table.players.emplace_back(table.code + letter(i), t * seats + i + 1);
            }
        }
    }

    void connect() {
        for (std::size_t t = 0; t < tables_.size(); ++t) {
            for (std::size_t i = 0; i < seats; ++i) {
                const auto socket = swarm_.open(
                    arguments_.port, guest(t, i).cookie, address(t), "/ws/" + tables_[t].code
                );
                swarm_.send(
                    socket, "{\"type\":\"join\",\"table\":\"" + tables_[t].code + "\",\"seq\":null}"
                );
            }
            listen(0);
        }
        for (int i = 0; i < 50; ++i) listen(20);
    }

    void listen(int timeout_ms) {
        swarm_.listen(timeout_ms, [this](std::size_t socket, std::string_view text) {
            Table& table = tables_[socket / seats];
            Player& player = table.players[socket % seats];
            const auto now = Clock::now();
            player.hear(text, Player::Keep::nothing);
            ++messages_;
            if (!table.due || word_after(text, "type") != "events") return;
            if (++table.heard < seats) return;
            if (measuring_) {
                times_ms_.push_back(
                    std::chrono::duration<double, std::milli>(now - *table.due).count()
                );
            }
            table.due.reset();
            ready_.push_back(socket / seats);
        });
    }

    // One action at the table, if somebody is awaited there.
    bool act(std::size_t t, Clock::time_point due) {
        Table& table = tables_[t];
        for (std::size_t i = 0; i < seats; ++i) {
            if (auto text = table.players[i].act()) {
                table.due = due;
                table.heard = 0;
                swarm_.send(t * seats + i, *text);
                return true;
            }
        }
        return false;
    }

    // At the table that has waited longest; those where nobody is awaited yet wait on.
    bool act_somewhere(Clock::time_point due) {
        for (std::size_t i = ready_.size(); i > 0; --i) {
            const std::size_t t = ready_.front();
            ready_.pop_front();
            if (act(t, due)) return true;
            ready_.push_back(t);
        }
        return false;
    }

    // Everybody contributes and chooses a colour: from then on one seat is awaited at a time.
    void warm_up() {
        for (int go = 0; go < 8; ++go) {
            for (std::size_t t = 0; t < tables_.size(); ++t) {
                for (std::size_t i = 0; i < seats; ++i) {
                    if (auto text = tables_[t].players[i].act()) {
                        swarm_.send(t * seats + i, *text);
                    }
                }
                if (t % 20 == 0) listen(1);
            }
            for (int i = 0; i < 30; ++i) listen(10);
        }
        for (std::size_t t = 0; t < tables_.size(); ++t) {
            tables_[t].due.reset();
            ready_.push_back(t);
        }
    }

    void measure() {
        const auto interval = std::chrono::duration_cast<Clock::duration>(
            std::chrono::duration<double>{1 / arguments_.rate}
        );
        measuring_ = true;
        messages_ = 0;
        server_cpu_s_ = -metric("cpu_seconds_total");
        for (const pid_t each : arguments_.beside) {
            beside_cpu_s_.push_back(-processor_seconds_of(each));
        }
        const auto begin = Clock::now();
        auto next = begin;
        const auto end = begin +
            std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>{
                arguments_.seconds});
        // Somebody who looks around meanwhile.
        std::atomic<bool> over = false;
        std::thread visitor{[this, &over] { visit(over); }};
        while (next < end) {
            while (next <= Clock::now() && next < end) {
                act_somewhere(next) ? ++sent_ : ++missed_;
                next += interval;
            }
            listen(1);
        }
        for (int i = 0; i < 100 && times_ms_.size() < sent_; ++i) listen(20);
        over = true;
        visitor.join();
        elapsed_s_ = std::chrono::duration<double>(Clock::now() - begin).count();
        server_cpu_s_ += metric("cpu_seconds_total");
        for (std::size_t i = 0; i < beside_cpu_s_.size(); ++i) {
            beside_cpu_s_[i] += processor_seconds_of(arguments_.beside[i]);
        }
    }

    void visit(const std::atomic<bool>& over) {
        for (std::size_t i = 0; !over; ++i) {
            const std::string& code = tables_[i % tables_.size()].code;
            server::Browser browser{arguments_.port, address(i)};
            browser.cookie = guest(i % tables_.size(), 0).cookie;
            for (const std::string& path : {"/api/tables/" + code, std::string{"/api/tables"}}) {
                const auto begin = Clock::now();
                const int status = browser.get(path).status;
                const std::chrono::duration<double, std::milli> took = Clock::now() - begin;
                visits_ms_.push_back(took.count());
                if (status != 200) ++turned_away_;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds{100});
        }
    }

    double quantile(double q) const {
        if (times_ms_.empty()) return 0;
        const auto at = static_cast<std::size_t>(q * static_cast<double>(times_ms_.size() - 1));
        return times_ms_[at];
    }

    // Of all nodes together.
    double metric(const std::string& name) {
        double sum = 0;
        auto ports = arguments_.nodes;
        if (ports.empty()) ports.push_back(arguments_.port);
        for (const std::uint16_t port : ports) {
            const std::string metrics = server::Browser{port}.get("/metrics").body;
            const std::size_t at = metrics.find("\nkamchatka_" + name + ' ');
            if (at != std::string::npos) sum += std::stod(metrics.substr(at + name.size() + 12));
        }
        return sum;
    }

    void report_processor(const std::string& whose, double seconds) const {
        std::printf(
            "%-19s %.0f us an action, %.0f%% of a core\n",
            (whose + " processor").c_str(),
            1e6 * seconds / static_cast<double>(times_ms_.size()),
            100 * seconds / elapsed_s_
        );
    }

    void report() {
        std::sort(times_ms_.begin(), times_ms_.end());
        std::size_t refused = 0;
        std::string why;
        for (const Table& table : tables_) {
            for (const Player& player : table.players) {
                refused += player.refused_count();
                if (player.refused_count() > 0) why = ", the last " + player.last_refusal();
            }
        }
        const double resident = metric("resident_bytes");
        std::printf("tables              %zu\n", tables_.size());
        std::printf("clients             %zu\n", swarm_.size());
        std::printf("actions             %zu in %.1f s\n", times_ms_.size(), elapsed_s_);
        std::printf(
            "actions a second    %.0f\n", static_cast<double>(times_ms_.size()) / elapsed_s_
        );
        std::printf("messages a second   %.0f\n", static_cast<double>(messages_) / elapsed_s_);
        std::printf("last client p50     %.2f ms\n", quantile(0.5));
        std::printf("last client p99     %.2f ms\n", quantile(0.99));
        std::printf("last client p99.9   %.2f ms\n", quantile(0.999));
        std::printf("last client max     %.2f ms\n", quantile(1.0));
        report_processor("server", server_cpu_s_);
        for (std::size_t i = 0; i < beside_cpu_s_.size(); ++i) {
            report_processor(program_of(arguments_.beside[i]), beside_cpu_s_[i]);
        }
        std::printf("no table was ready  %zu\n", missed_);
        std::printf("unanswered          %zu\n", sent_ - times_ms_.size());
        std::printf("refused             %zu%s\n", refused, why.c_str());
        std::printf("closed              %zu\n", swarm_.closed_count());
        std::ranges::sort(visits_ms_);
        std::printf(
            "visits              %zu, %zu turned away, p99 %.1f ms\n",
            visits_ms_.size(),
            turned_away_,
            visits_ms_.empty() ? 0 : visits_ms_[visits_ms_.size() * 99 / 100]
        );
        std::printf("server memory       %.1f MiB\n", resident / 1048576);
        std::printf(
            "  a table           %.1f KiB\n", resident / 1024 / static_cast<double>(tables_.size())
        );
    }

    Arguments arguments_;
    std::vector<server::Browser> guests_;
    std::vector<Table> tables_;
    Swarm swarm_;
    std::deque<std::size_t> ready_;  // tables without an action under way
    bool measuring_ = false;
    std::size_t messages_ = 0;
    std::size_t sent_ = 0;
    std::size_t missed_ = 0;
    double elapsed_s_ = 0;
    double server_cpu_s_ = 0;
    std::vector<double> beside_cpu_s_;
    std::vector<double> times_ms_;
    std::vector<double> visits_ms_;
    std::size_t turned_away_ = 0;
};

}  // namespace
}  // namespace kamchatka::load

int main(int argument_count, char** arguments) {
    kamchatka::load::Arguments asked;
    CLI::App app{"Tables, clients and actions over real sockets, and how long they take."};
    app.add_option("--port", asked.port);
    app.add_option("--tables", asked.tables);
    app.add_option("--rate", asked.rate, "Actions a second, of all tables together");
    app.add_option("--seconds", asked.seconds);
    app.add_option("--addresses", asked.addresses, "Source addresses, for more than 20000 clients");
    app.add_option("--codes", asked.codes, "Where to write the codes of the tables");
    app.add_flag("--own-players", asked.own_players, "Four players for each table");
    app.add_option("--p99-max", asked.p99_ms_max, "Milliseconds; slower, or anybody lost: fails");
    app.add_option("--nodes", asked.nodes, "Ports of the nodes behind the proxy at --port");
    app.add_option("--beside", asked.beside, "Processes of theirs whose time is told, too");
    CLI11_PARSE(app, argument_count, arguments);
    try {
        kamchatka::load::Load load{asked};
        load.run();
        return load.good() ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "load: " << error.what() << '\n';
        return 1;
    }
}
