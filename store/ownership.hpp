// Which process has which log. A data folder has one process, and everything in it is that one's.
// In a database that several nodes share, a table or a journal is one node's at a time: that node
// alone has it in memory, writes to it and tells of it. Thread-safe.
#pragma once

#include "store/answer.hpp"
#include "store/catalogue.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::store {

using LogId = std::int64_t;  // of a table or a journal

enum class LogKind : std::uint8_t { table, journal };

enum class Claimed : std::uint8_t {
    ours,       // nobody else writes to it until we let it go, or are taken for dead
    elsewhere,  // a living node has it
    none,       // there is nothing with that code
    failed,
};

// Whether a log that is let go can wait until somebody asks for it, or has something to do by
// itself: a bot to move, a clock that runs.
enum class LetGo : std::uint8_t { at_rest, at_work };

// How it goes with this node and the others, since it started: for whoever watches over them.
struct ClusterCounts {
    std::int64_t claims = 0;           // logs that became ours
    std::int64_t wanted = 0;           // times that another node wanted what we have
    std::int64_t fenced = 0;           // changes refused because a log was another's
    std::int64_t unknown_batches = 0;  // of which it had to be found out whether they are stored
    std::int64_t beats_late = 0;
    std::int64_t beat_age_ms = 0;     // since the last good beat was sent
    std::int64_t clock_apart_ms = 0;  // between this machine and the database
    // Of the standby that has most; nothing where there is none, or it may not be read.
    std::optional<std::int64_t> lag_bytes{};
    std::optional<std::int64_t> lag_ms{};
};

class Ownership {
public:
    virtual ~Ownership() = default;

    // Whether there may be other nodes. Where there are none, a claim is answered at once.
    virtual bool shared() const = 0;
    // Whether what this node has is still its own, as far as it can know. When it is not sure, it
    // shows nothing and takes nothing.
    virtual bool sure() const = 0;

    // By its code. Answered when it is durable: what is read after that is all there is, and nobody
    // adds to it but us. Whoever has it and is dead loses it; whoever lives is asked to let it go.
    virtual void claim(LogKind kind, std::string code, Done<Claimed> done) = 0;
    // Likewise what nobody living has. Whoever has it is not asked for it: what is looked after for
    // its own sake must not go to and fro between nodes that found it at the same time.
    virtual void claim_deserted(LogKind kind, std::string code, Done<Claimed> done) = 0;
    // It is not ours any more; nothing of it may be on its way. gone: it was not ours.
    virtual void release(LogId log, LetGo how, Done<Changed> done) = 0;

    // The codes of tables that are not over, or of journals, that no living node has although they
    // have something to do: some of them, others the next time. Nothing where nothing is shared.
    virtual void deserted(
        LogKind kind, std::int64_t count_max, OnRead<std::vector<std::string>> done
    ) = 0;

    // This node takes nothing new and lets go of what it has: it is about to end.
    virtual void drain(Done<> done) = 0;

    // Never waits.
    virtual ClusterCounts counts() const = 0;
};

}  // namespace kamchatka::store
