// See plan.hpp.
#include "bench/chaos/plan.hpp"

#include "chance/fast_source.hpp"

#include <algorithm>

namespace kamchatka::chaos {
namespace {

enum class Kind : std::uint8_t {
    kill_node,
    pause_node,
    drain_node,
    lose_node,
    kill_primary,
    kill_standby,
    end_connections,
    two_primaries,
    restart_all,
};

// A node is declared dead after six seconds without a beat: some pauses are shorter, some longer.
constexpr unsigned pause_ms_min = 500;
constexpr unsigned pause_ms_more = 8500;
constexpr std::int64_t lost_for_ms = 9000;
constexpr std::int64_t split_for_ms = 8000;
constexpr std::int64_t rolling_ms = 10'000;  // what it takes itself, and a while

constexpr unsigned rest_ms_min = 1500;
constexpr unsigned rest_ms_more = 2000;

class Planner {
public:
    Planner(std::uint64_t seed, const Extent& extent) : source_{seed}, extent_{extent} {}

    Trouble next() {
        if (kinds_.empty()) shuffle_kinds();
        const Kind kind = kinds_.back();
        kinds_.pop_back();
        Trouble trouble = of(kind);
        trouble.rest_ms = rest_ms_min + source_.below(rest_ms_more);
        return trouble;
    }

private:
    void shuffle_kinds() {
        kinds_ = {
            Kind::kill_node,
            Kind::kill_node,
            Kind::pause_node,
            Kind::pause_node,
            Kind::drain_node,
            Kind::kill_primary,
            Kind::kill_standby,
            Kind::end_connections};
        // With one node there would be nobody left.
        if (extent_.nodes > 1) kinds_.push_back(Kind::lose_node);
        // What no failover does by itself, and what takes long: only where it is asked for.
        if (!extent_.only.empty()) {
            kinds_.insert(kinds_.end(), {Kind::two_primaries, Kind::restart_all});
        }
        for (std::size_t i = kinds_.size(); i > 1; --i) {
            std::swap(kinds_[i - 1], kinds_[source_.below(static_cast<unsigned>(i))]);
        }
    }

    Trouble of(Kind kind) {
        const std::string node =
            "n" + std::to_string(1 + source_.below(static_cast<unsigned>(extent_.nodes)));
        switch (kind) {
            case Kind::kill_node: return {.what = "kill " + node};
            case Kind::pause_node:
                return {
                    .what = "pause " + node,
                    .hold_ms = pause_ms_min + source_.below(pause_ms_more),
                    .made_good = "resume " + node};
            case Kind::drain_node:
                return {.what = "stop " + node, .hold_ms = 0, .made_good = "start " + node};
            case Kind::lose_node:
                return {
                    .what = "lose " + node, .hold_ms = lost_for_ms, .made_good = "start " + node};
            case Kind::kill_primary: return {.what = "kill primary"};
            case Kind::kill_standby: return {.what = "kill standby"};
            case Kind::end_connections: return {.what = "disconnect"};
            case Kind::two_primaries:
                return {.what = "split", .hold_ms = split_for_ms, .made_good = "heal"};
            case Kind::restart_all: return {.what = "rolling", .hold_ms = rolling_ms};
        }
        return {};
    }

    chance::FastSource source_;
    Extent extent_;
    std::vector<Kind> kinds_;
};

}  // namespace

std::vector<Trouble> plan(std::uint64_t seed, const Extent& extent) {
    Planner planner{seed, extent};
    std::vector<Trouble> troubles;
    bool promoted = false;
    for (std::int64_t at_ms = 0; at_ms < extent.length_ms;) {
        Trouble trouble;
        if (!promoted && at_ms >= extent.length_ms / 2) {
            trouble = {.what = "promote", .rest_ms = 3000};
            promoted = true;
        } else {
            trouble = planner.next();
        }
        if (!trouble.what.starts_with(extent.only)) {
            at_ms += 10;  // so that what never comes is not waited for
            continue;
        }
        at_ms += trouble.hold_ms + trouble.rest_ms;
        troubles.push_back(std::move(trouble));
    }
    return troubles;
}

}  // namespace kamchatka::chaos
