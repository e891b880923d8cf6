// Nodes, databases and a proxy, all real, in which one thing after another is killed, paused, cut
// off or promoted while people play; and the question, at the end, whether anybody was told what is
// not stored, in another order, twice, or what was another's secret. For about a minute, or so many
// seconds as asked; the troubles follow from the seed.
//
//     build/release/chaos --seconds 60 --seed 1
#include "bench/chaos/cast.hpp"
#include "bench/chaos/cluster.hpp"
#include "bench/chaos/plan.hpp"
#include "bench/load/witness.hpp"
#include "store/archive.hpp"
#include "testkit/checker/checker.hpp"
#include "testkit/client/served.hpp"

#include <CLI/CLI.hpp>

#include <atomic>
#include <cstdio>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

namespace kamchatka::chaos {
namespace {

constexpr std::size_t faults_shown_max = 20;
constexpr std::int64_t silence_ms_min = 300;
constexpr std::int64_t settle_ms_max = 60'000;
constexpr std::int64_t come_to_life_ms_max = 20'000;

struct Arguments {
    std::string program = server::program_beside();
    std::string config = "bench/chaos/chaos.conf";
    std::size_t nodes = 3;
    std::size_t tables = 12;
    unsigned seconds = 60;
    std::uint64_t seed = 1;
    std::uint16_t port = 9390;
    std::string only{};  // kinds of trouble, by the word they begin with
};

struct Happened {
    std::int64_t at_ms;
    std::string what;
};

double in_seconds(std::int64_t ms) { return static_cast<double>(ms) / 1000; }

// "pause n2" and "pause n3" are one kind; whether it was the primary or the standby matters.
std::string kind_of(const std::string& what) {
    const std::size_t space = what.find(" n");
    return space == std::string::npos ? what : what.substr(0, space) + " a node";
}

class Chaos {
public:
    explicit Chaos(const Arguments& arguments)
        : arguments_{arguments},
          cluster_{
              {.program = arguments.program,
               .config = arguments.config,
               .nodes = arguments.nodes,
               .port = arguments.port}},
          cast_{arguments.port, arguments.tables, arguments.seed} {}

    bool run() {
        if (!cast_.play_until([this] { return everybody_plays({}); }, come_to_life_ms_max)) {
            fault("nobody plays, though nothing has gone wrong yet");
            return report();
        }
        std::atomic<bool> over = false;
        std::thread hand{[&] {
            cause_trouble();
            over = true;
        }};
        cast_.play_until([&] { return over.load(); }, 10 * settle_ms_max);
        hand.join();
        // Everything is there again: so must be the games.
        const std::vector<Cast::Table> before = cast_.tables();
        cast_.play_until([&] { return everybody_plays(before); }, come_to_life_ms_max);
        for (std::size_t i = 0; i < cast_.tables().size(); ++i) {
            if (stands(i, before)) fault(cast_.tables()[i].code + " stands still");
        }
        if (cast_.playing() < arguments_.tables) fault("no table can be laid any more");
        for (std::size_t i = 1; i <= arguments_.nodes; ++i) ask("stop n" + std::to_string(i));
        check_told();
        check_stored();
        return report();
    }

private:
    // What is asked of the cluster is done in a thread of its own, so that people play on.
    void cause_trouble() {
        const auto troubles = plan(
            arguments_.seed,
            {.nodes = arguments_.nodes,
             .length_ms = std::int64_t{arguments_.seconds} * 1000,
             .only = arguments_.only}
        );
        for (const Trouble& trouble : troubles) {
            const auto witness = witness_something();
            happened_.push_back({now_ms(), trouble.what});
            ask(trouble.what);
            sleep(trouble.hold_ms);
            if (!trouble.made_good.empty()) ask(trouble.made_good);
            sleep(trouble.rest_ms);
            if (witness) check(*witness);
        }
        ask("settle");
    }

    // Somebody is told of something that is not in the log of a game, just before trouble comes.
    std::unique_ptr<load::Witness> witness_something() {
        try {
            return std::make_unique<load::Witness>(arguments_.port, witnesses_++);
        } catch (const std::exception&) {
            return nullptr;  // the trouble before is not over: nothing was told
        }
    }

    void check(load::Witness& witness) {
        const std::int64_t until_ms = now_ms() + come_to_life_ms_max;
        while (true) {
            try {
                if (const auto missing = witness.missing()) fault(*missing);
                ++witnessed_;
                return;
            } catch (const std::exception& error) {
                if (now_ms() > until_ms) return fault(std::string{"a witness: "} + error.what());
                sleep(200);
            }
        }
    }

    static void sleep(std::int64_t ms) {
        std::this_thread::sleep_for(std::chrono::milliseconds{ms});
    }

    void ask(const std::string& what) {
        try {
            const std::string said = cluster_.ask(what);
            std::printf("%6.1f s  %s", in_seconds(now_ms()), said.c_str());
            std::fflush(stdout);
        } catch (const std::exception& error) {
            fault(error.what());
        }
    }

    // Nothing has happened there since, though the game is not over.
    bool stands(std::size_t table, const std::vector<Cast::Table>& since) const {
        const Cast::Table& now = cast_.tables()[table];
        return !now.over && now.height <= (table < since.size() ? since[table].height : 0);
    }

    bool everybody_plays(const std::vector<Cast::Table>& since) const {
        for (std::size_t i = 0; i < cast_.tables().size(); ++i) {
            if (stands(i, since)) return false;
        }
        return cast_.playing() >= arguments_.tables;
    }

    void fault(const std::string& what) {
        const std::lock_guard lock{mutex_};
        if (++faults_ <= faults_shown_max) std::printf("FAULT: %s\n", what.substr(0, 600).c_str());
    }

    void check_told() {
        store::Archive archive{cluster_.url(), cluster_.key()};
        std::vector<checker::StoredGame> games;
        for (const Cast::Table& told : cast_.tables()) {
            const auto table = archive.table(told.code);
            if (!table) {
                fault(told.code + ": " + table.error().why);
                continue;
            }
            const auto entries = archive.log(table->stored.table.id);
            if (!entries) {
                fault(told.code + ": " + entries.error().why);
                continue;
            }
            entries_ += entries->size();
            games.emplace_back(table->stored, *entries);
        }
        verdict_ = checker::check(cast_.testimonies(), games);
        for (const checker::Fault& each : verdict_.faults) fault(each.what);
    }

    void check_stored() {
        const auto ran =
            server::run_beside("check '" + cluster_.url() + "' --key '" + cluster_.key() + "'");
        if (ran.code != 0) fault("kamchatka check: " + ran.output);
    }

    // What had happened last when it ended, or was still going on.
    std::string cause_of(const checker::Silence& silence) const {
        std::string cause = "nothing";
        for (const Happened& each : happened_) {
            if (each.at_ms < silence.until_ms) cause = kind_of(each.what);
        }
        return cause;
    }

    bool report() {
        const auto silent = checker::silences(cast_.testimonies(), silence_ms_min);
        std::map<std::string, std::int64_t> longest;
        for (const checker::Silence& silence : silent) {
            std::int64_t& most = longest[cause_of(silence)];
            most = std::max(most, silence.length_ms());
        }
        for (const auto& [cause, ms] : longest) {
            std::printf("%4.1f s of silence at most, after: %s\n", in_seconds(ms), cause.c_str());
        }
        std::printf(
            "%zu troubles, %zu games: %zu events told and compared, %zu views, %zu sockets of "
            "which "
            "%zu went on where one had ended, %zu actions answered, %zu sent again, %zu answered "
            "again, %zu refused; %zu other things told; %zu entries; longest silence %.1f s; "
            "%zu faults\n",
            happened_.size(),
            cast_.tables().size(),
            verdict_.events_told,
            verdict_.views_told,
            cast_.connects(),
            verdict_.resumed,
            verdict_.actions_told,
            cast_.resends(),
            verdict_.repeats_told,
            verdict_.refusals_told,
            witnessed_,
            entries_,
            silent.empty() ? 0.0 : in_seconds(silent.front().length_ms()),
            faults_
        );
        return faults_ == 0;
    }

    Arguments arguments_;
    Cluster cluster_;
    Cast cast_;
    std::mutex mutex_;
    std::vector<Happened> happened_;
    std::size_t witnesses_ = 0;
    std::size_t witnessed_ = 0;
    std::size_t faults_ = 0;
    std::size_t entries_ = 0;
    checker::Verdict verdict_;
};

}  // namespace
}  // namespace kamchatka::chaos

int main(int argument_count, char** arguments) {
    kamchatka::chaos::Arguments asked;
    CLI::App app{"Breaks one part of a cluster after the other, and looks for what is wrong."};
    app.add_option("--program", asked.program);
    app.add_option("--config", asked.config);
    app.add_option("--nodes", asked.nodes);
    app.add_option("--tables", asked.tables);
    app.add_option("--seconds", asked.seconds);
    app.add_option("--seed", asked.seed);
    app.add_option("--port", asked.port);
    app.add_option("--only", asked.only);
    CLI11_PARSE(app, argument_count, arguments);
    try {
        return kamchatka::chaos::Chaos{asked}.run() ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "chaos: " << error.what() << '\n';
        return 1;
    }
}
