// See beats.hpp.
#include "store/postgres/beats.hpp"

#include "store/postgres/readiness.hpp"

#include <algorithm>

namespace kamchatka::store::pg {
namespace {

constexpr std::int64_t protocol = 1;
constexpr std::chrono::milliseconds watch_for{1600};
constexpr std::chrono::milliseconds watch_pause{100};

// How far apart two clocks are for sure: what ours said before and after the other was asked.
std::chrono::milliseconds apart(std::int64_t before, std::int64_t there, std::int64_t after) {
    return std::chrono::milliseconds{std::max({before - there, there - after, std::int64_t{0}})};
}

struct Heart {
    std::string state;
    std::int64_t beats = 0;
    bool lately = false;
};

Heart heart_of(Database& database, const std::string& name) {
    auto row = database.query(
        "SELECT state, beats, clock_timestamp() - beat_at < interval '10 seconds' FROM node"
        " WHERE name = $1",
        name
    );
    if (!row.next()) return {};
    return {std::string{row.text(0)}, row.integer(1), row.integer(2) != 0};
}

void check_nobody_has(Database& database, const std::string& name) {
    const Heart first = heart_of(database, name);
    if ((first.state != "up" && first.state != "draining") || !first.lately) return;
    const auto until = std::chrono::steady_clock::now() + watch_for;
    while (std::chrono::steady_clock::now() < until) {
        std::this_thread::sleep_for(watch_pause);
        if (heart_of(database, name).beats == first.beats) continue;
        throw std::runtime_error{
            "a node called " + name +
            " is running on this database: stop it, or give this one another name with --node"};
    }
}

}  // namespace

Named take_name(Database& database, const std::string& name) {
    check_nobody_has(database, name);
    const Pulse::Time sent = Pulse::now();
    database.execute("BEGIN");
    auto row = database.query(
        "INSERT INTO node (name, incarnation, protocol, state, beat_at)"
        " VALUES ($1, 1, $2, 'up', clock_timestamp()) ON CONFLICT (name) DO UPDATE"
        " SET incarnation = node.incarnation + 1, protocol = $2, state = 'up',"
        "  beat_at = clock_timestamp(), beats = node.beats + 1"
        " RETURNING incarnation",
        name,
        protocol
    );
    row.next();
    const std::int64_t incarnation = row.integer(0);
    auto batch = database.query(
        "INSERT INTO writer (node, incarnation, batch) VALUES ($1, $2, 0)"
        " ON CONFLICT (node) DO UPDATE SET incarnation = $2 RETURNING batch",
        name,
        incarnation
    );
    batch.next();
    auto notice = database.query("SELECT number FROM bulletin_counter");
    notice.next();
    const Named named{{name, incarnation}, sent, batch.integer(0), notice.integer(0)};
    database.commit();
    return named;
}

Beats::Beats(const ConnectionOptions& options, Node node, Pulse& pulse, Writer& writer)
    : database_{options},
      node_{std::move(node)},
      pulse_{pulse},
      writer_{writer},
      thread_{[this] { run(); }} {}

Beats::~Beats() { stop(); }

void Beats::stop() {
    {
        const std::lock_guard lock{mutex_};
        if (stopping_) return;
        stopping_ = true;
    }
    woken_.notify_one();
    thread_.join();
    try {
        if (!database_.connected()) database_.connect();
        database_.run(
            "UPDATE node SET state = 'stopped' WHERE name = $1 AND incarnation = $2",
            node_.name,
            node_.incarnation
        );
    } catch (const PostgresError&) {
        // Whoever comes after watches for a moment whether the heart still beats.
    }
}

void Beats::run() {
    std::unique_lock lock{mutex_};
    while (!woken_.wait_for(lock, pulse_.options().beat_every, [this] { return stopping_; })) {
        lock.unlock();
        try {
            beat();
        } catch (const PostgresError&) {
            pulse_.missed();
            database_.disconnect();
            // Nobody else may have anything to store: the writer should find out too.
            writer_.probe();
        }
        writer_.feel_pulse();
        lock.lock();
    }
}

void Beats::beat() {
    if (!database_.connected()) database_.connect();
    const Pulse::Time sent = Pulse::now();
    const std::int64_t before = wall_ms();
    auto row = database_.query(
        "UPDATE node SET beats = beats + 1, beat_at = clock_timestamp()"
        " WHERE name = $1 AND incarnation = $2 AND state IN ('up', 'draining')"
        " RETURNING floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint",
        node_.name,
        node_.incarnation
    );
    if (!row.next()) {
        return writer_.fail(
            "node " + node_.name + " was declared dead, or another process has taken its name"
        );
    }
    pulse_.beaten(sent, apart(before, row.integer(0), wall_ms()));
    if (writer_.disk() != Disk::sound) writer_.probe();
}

}  // namespace kamchatka::store::pg
