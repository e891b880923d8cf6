#include "server/cluster/metrics.hpp"

#include "server/runtime/metrics.hpp"

namespace kamchatka::server {
namespace {

std::uint64_t number(std::int64_t count) { return static_cast<std::uint64_t>(count); }
double seconds(std::int64_t ms) { return static_cast<double>(ms) / 1000; }

}  // namespace

void write_cluster(std::string& out, const store::ClusterCounts& counts) {
    write_counter(out, "claims_total", "Tables and journals taken", number(counts.claims));
    write_counter(out, "wanted_total", "Of ours, wanted by other nodes", number(counts.wanted));
    write_counter(out, "fenced_total", "Changes of what another has", number(counts.fenced));
    write_counter(
        out,
        "unknown_batches_total",
        "Of which it had to be found out whether they are stored",
        number(counts.unknown_batches)
    );
    write_counter(
        out, "beats_late_total", "Signs of life that came late", number(counts.beats_late)
    );
    write_seconds_gauge(
        out, "beat_age_seconds", "Since the last good sign of life", seconds(counts.beat_age_ms)
    );
    write_seconds_gauge(
        out,
        "clock_apart_seconds",
        "Between this machine and the database",
        seconds(counts.clock_apart_ms)
    );
    if (counts.lag_bytes) {
        write_gauge(
            out, "replication_lag_bytes", "Of the standby that has most", number(*counts.lag_bytes)
        );
    }
    if (counts.lag_ms) {
        write_seconds_gauge(
            out, "replication_lag_seconds", "Of the standby that has most", seconds(*counts.lag_ms)
        );
    }
}

}  // namespace kamchatka::server
