// Kills a server with SIGKILL at random moments while scripted clients play, starts it again, and
// checks each time that nothing anybody was told is gone or different, in the games or beside them,
// that the clocks went on fairly and that the loop was never busy for long; and at the end that
// every acknowledged action acted once, where it was said to, and that every log is whole.
//
//     build/release/kill --kills 200
#include "bench/load/clock_watch.hpp"
#include "bench/load/witness.hpp"
#include "store/store.hpp"
#include "testkit/client/loop_watch.hpp"
#include "testkit/client/net_client.hpp"
#include "testkit/client/player.hpp"
#include "testkit/client/served.hpp"
#include "testkit/client/swarm.hpp"

#include <signal.h>
#include <CLI/CLI.hpp>

#include <chrono>
#include <cstdio>
#include <iostream>
#include <map>
#include <thread>

namespace kamchatka::load {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
constexpr std::size_t people = 3;
constexpr int faults_shown_max = 20;
// Their tables stay, and are brought back at each start.
constexpr std::size_t witnessed_max = 84;

struct Arguments {
    std::string program = server::program_beside();
    std::string config = "bench/load/load.conf";
    unsigned kills = 200;
    std::size_t tables = 12;
    std::uint64_t seed = 1;
};

struct Table {
    std::string code;
    std::vector<Player> players;
    ClockWatch clock{};
};

class Kill {
public:
    explicit Kill(const Arguments& arguments)
        : arguments_{arguments},
          source_{arguments.seed},
          server_{
              {"--config", arguments.config, "--bot-pause-ms", "0", "--log-level", "warning"},
              arguments.program} {}

    // False when something that was told is gone.
    bool run() {
        sign_in();
        while (tables_.size() < arguments_.tables) lay_table();
        for (kills_ = 0; kills_ < arguments_.kills && faults_ == 0;) {
            come_back();
            play(milliseconds{20 + source_.below(200)});
            watch_loop();
            play(milliseconds{source_.below(20)});  // in the middle of something again
            std::optional<Witness> witness;
            if (kills_ % 2 == 0 && witnessed_ < witnessed_max) {
                witness.emplace(server_.port(), witnessed_);
            }
            server_.stop(SIGKILL);
            down_since_ = Clock::now();
            hear_the_rest();
            if (source_.below(10) == 0) std::this_thread::sleep_for(milliseconds{300});
            server_.start();
            if (witness) check(*witness);
            check();
            if (++kills_ % 20 == 0) report();
        }
        if (const int code = server_.stop(SIGTERM); code != 0) {
            fault("the server ended with " + std::to_string(code) + ": " + server_.log());
        }
        check_logs();
        check_clocks();
        report();
        return faults_ == 0;
    }

private:
    void sign_in() {
        for (std::size_t i = 0; i < people; ++i) {
            const std::string letter(1, static_cast<char>('A' + i));
            guests_.emplace_back(server_.port()).sign_in("Kill " + letter);
        }
    }

    void lay_table() {
        const auto made = guests_[0].post(
            "/api/tables",
            R"({"ruleset":"challenge","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"},)"
            R"({"kind":"bot"}],"settings":{"visibility":"private","aids":true,"chat":true,)"
            R"("tournament":false,"spectators":false,"spectator_delay_s":0,)"
            R"("clock":{"kind":"bank","bank_s":3600},"at_zero":"bot","quitters":"bot"}})"
        );
        if (made.status != 200) throw std::runtime_error{"no table: " + made.body};
        Table table;
        table.code = made.json().at("code").as_string();
        for (std::size_t i = 0; i < people; ++i) {
            if (i > 0) guests_[i].post("/api/tables/" + table.code + "/sit");
            table.players.emplace_back(
                table.code + std::string(1, static_cast<char>('A' + i)), source_.next()
            );
        }
        guests_[0].post("/api/tables/" + table.code + "/start");
        tables_.push_back(std::move(table));
        ++games_;
    }

    void hear(std::size_t socket, std::string_view text) {
        Table& table = tables_[socket / people];
        Player& player = table.players[socket % people];
        const bool waited = !player.unanswered().empty();
        player.hear(text, Player::Keep::events);
        const std::string_view type = word_after(text, "type");
        if (waited && player.unanswered().empty() && type == "events") {
            ++answered_;
            acknowledged_[table.code][player.ref()] = number_after(text, "seq");
        }
        const bool timed = type == "view" || type == "events" || type == "clock";
        if (socket % people != 0 || !timed) return;
        const auto message = boost::json::parse(boost::json::string_view{text.data(), text.size()});
        if (const auto why = table.clock.hear(message.at("clock").as_object())) {
            fault(table.code + ": " + *why);
        }
    }

    void listen(int timeout_ms) {
        swarm_.listen(timeout_ms, [this](std::size_t socket, std::string_view text) {
            hear(socket, text);
        });
    }

    void come_back(std::size_t t, std::size_t i) {
        const auto socket = swarm_.open(server_.port(), guests_[i].cookie, "127.0.0.1");
        const Player& player = tables_[t].players[i];
        const std::string seq = player.seq() == 0 ? "null" : std::to_string(player.seq());
        swarm_.send(
            socket, R"({"type":"join","table":")" + tables_[t].code + R"(","seq":)" + seq + '}'
        );
        if (player.unanswered().empty()) return;
        ++again_;
        swarm_.send(socket, player.unanswered());
    }

    // Everybody comes back and sends again what was not answered.
    void come_back() {
        for (std::size_t t = 0; t < tables_.size(); ++t) {
            if (down_since_) {
                const auto down = Clock::now() - *down_since_;
                tables_[t].clock.was_down(std::chrono::duration_cast<milliseconds>(down).count());
            }
            for (std::size_t i = 0; i < people; ++i) come_back(t, i);
        }
    }

    void play(milliseconds length) {
        const auto end = Clock::now() + length;
        while (Clock::now() < end) {
            listen(2);
            for (std::size_t t = 0; t < tables_.size(); ++t) {
                for (std::size_t i = 0; i < people; ++i) {
                    if (auto text = tables_[t].players[i].act()) {
                        swarm_.send(t * people + i, *text);
                    }
                }
            }
        }
    }

    void watch_loop() {
        const server::LoopReport loop = server::ask_loop(server_.port());
        loop_ms_ = std::max(loop_ms_, loop.longest_ms);
        long_stretches_ += loop.long_stretches;
        if (long_stretches_ > server::long_stretches_max) {
            fault("the loop was held up: " + server_.log());
        }
    }

    // What had reached this machine before the kill was told, and counts.
    void hear_the_rest() {
        for (int i = 0; i < 1000 && swarm_.closed_count() < swarm_.size(); ++i) listen(5);
        swarm_.clear();
    }

    void fault(const std::string& what) {
        if (++faults_ <= faults_shown_max) std::printf("FAULT: %s\n", what.c_str());
    }

    void check(Witness& witness) {
        if (const auto missing = witness.missing()) fault(*missing);
        ++witnessed_;
    }

    // All that each client heard is there, and the same.
    void check() {
        std::vector<Table> left;
        for (Table& table : tables_) {
            bool over = false;
            for (std::size_t i = 0; i < people; ++i) {
                over = over || table.players[i].over();
                check_heard(table.code, table.players[i], guests_[i]);
            }
            if (over) {
                played_ms_ += table.clock.played_ms();
                charged_ms_ += table.clock.charged_ms();
            } else {
                left.push_back(std::move(table));
            }
        }
        tables_ = std::move(left);
        while (tables_.size() < arguments_.tables) lay_table();
    }

    // What a seat is told of a game today, all of its pages.
    boost::json::array stored_events(const std::string& code, server::Browser& guest) {
        boost::json::array events;
        std::int64_t after = 0;
        for (bool more = true; more;) {
            const auto reply =
                guest.get("/api/tables/" + code + "/events?after=" + std::to_string(after));
            if (reply.status != 200) {
                fault(code + ": " + reply.body);
                break;
            }
            auto page = reply.json().as_object();
            for (auto& event : page.at("events").as_array()) events.push_back(std::move(event));
            const auto* next = page.if_contains("next");
            more = next != nullptr && !next->is_null();
            if (more) after = next->to_number<std::int64_t>();
        }
        return events;
    }

    void check_heard(const std::string& code, const Player& player, server::Browser& guest) {
        if (player.seq() == 0) return;
        const auto stored = stored_events(code, guest);
        const auto& events = player.events();
        if (stored.size() < static_cast<std::size_t>(player.seq())) {
            fault(
                code + ": " + std::to_string(player.seq()) + " were heard, only " +
                std::to_string(stored.size()) + " are stored"
            );
        }
        for (std::size_t e = 0; e < std::min(events.size(), stored.size()); ++e) {
            if (events[e].empty()) continue;
            ++heard_;
            if (boost::json::serialize(stored[e]) == events[e]) continue;
            fault(code + ": event " + std::to_string(e + 1) + " is another");
        }
    }

    // Every acknowledged action stands in the log once, and every chain is whole.
    void check_logs() {
        using Whole = std::optional<store::WholeTable>;
        using Entries = std::vector<store::Entry>;
        const auto data = store::open_store((server_.folder() / "data").string());
        entries_ = data->verify();
        for (const auto& [code, refs] : acknowledged_) {
            const auto table = store::await_read<Whole>([&](const store::OnRead<Whole>& done) {
                data->catalogue().table_with_code(code, 0, done);
            });
            if (!table) {
                fault(code + " is gone");
                continue;
            }
            std::multimap<std::string, std::int64_t> stored;
            std::int64_t next = 1;
            const auto entries = store::await_read<Entries>([&](const auto& done) {
                data->log().read(table->stored.table.id, {}, done);
            });
            for (const auto& entry : entries) {
                if (entry.seq != next) fault(code + ": a gap or a fork");
                next += entry.event_count;
                stored.emplace(entry.ref, entry.seq);
            }
            for (const auto& [ref, seq] : refs) {
                if (stored.count(ref) != 1)
                    fault(code + ": " + ref + " did not act once");
                else if (stored.find(ref)->second != seq)
                    fault(code + ": " + ref + " is elsewhere");
            }
        }
    }

    // Over the whole run the minutes were charged while people played, and only then.
    void check_clocks() {
        for (const Table& table : tables_) {
            played_ms_ += table.clock.played_ms();
            charged_ms_ += table.clock.charged_ms();
        }
        if (2 * charged_ms_ < played_ms_ || charged_ms_ > played_ms_ + played_ms_ / 10) {
            fault(
                std::to_string(charged_ms_) + " ms were charged for " + std::to_string(played_ms_) +
                " ms of play"
            );
        }
    }

    void report() const {
        std::printf(
            "%u kills: %zu actions answered, %zu sent again, %zu events compared, %zu games, "
            "%zu other things told, %lld entries, %lld of %lld ms charged, %.0f ms of the loop at "
            "most, %zu faults\n",
            kills_,
            answered_,
            again_,
            heard_,
            games_,
            witnessed_,
            static_cast<long long>(entries_),
            static_cast<long long>(charged_ms_),
            static_cast<long long>(played_ms_),
            loop_ms_,
            faults_
        );
        std::fflush(stdout);
    }

    Arguments arguments_;
    chance::FastSource source_;
    server::Served server_;
    std::optional<Clock::time_point> down_since_;
    std::vector<server::Browser> guests_;
    std::vector<Table> tables_;
    Swarm swarm_;
    // By table: the ref of an action and the number it was told under.
    std::map<std::string, std::map<std::string, std::int64_t>> acknowledged_;
    unsigned kills_ = 0;
    std::size_t answered_ = 0;
    std::size_t again_ = 0;
    std::size_t heard_ = 0;
    std::size_t games_ = 0;
    std::size_t witnessed_ = 0;
    std::size_t faults_ = 0;
    std::int64_t entries_ = 0;
    std::int64_t played_ms_ = 0;
    std::int64_t charged_ms_ = 0;
    double loop_ms_ = 0;
    std::uint64_t long_stretches_ = 0;
};

}  // namespace
}  // namespace kamchatka::load

int main(int argument_count, char** arguments) {
    kamchatka::load::Arguments asked;
    CLI::App app{"Kills a server again and again, and looks for what is missing."};
    app.add_option("--program", asked.program);
    app.add_option("--config", asked.config);
    app.add_option("--kills", asked.kills);
    app.add_option("--tables", asked.tables);
    app.add_option("--seed", asked.seed);
    CLI11_PARSE(app, argument_count, arguments);
    try {
        return kamchatka::load::Kill{asked}.run() ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "kill: " << error.what() << '\n';
        return 1;
    }
}
