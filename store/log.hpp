// The log of every game: what was accepted, in order, for good. A room hands an entry over and
// tells nobody before it hears that the entry is durable (docs/event-log.md).
#pragma once

#include "store/answer.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace kamchatka::store {

using TableId = std::int64_t;  // random, positive, 63 bits

// One accepted action and all the events it led to: stored whole or not at all.
struct Entry {
    TableId table;
    // The number of its first event. The first entry of a table has 1, the next one this plus
    // event_count: no gap, no fork.
    std::int64_t seq;
    std::int32_t event_count;  // at least 1
    std::string ref;           // unique at its table; those of the system are made by the room
    std::string actor;         // a seat, "chance" or "arbiter"; never a person
    std::int64_t at_ms;        // since 1970, UTC; for people, not for ordering
    std::string body;  // canonical JSON {"actions":[...],"events":[...]} as record/ writes it

    friend bool operator==(const Entry&, const Entry&) = default;
};

// Entries of a table that follow one another.
struct Part {
    std::int64_t from_seq = 1;  // an event of the first of them
    std::int64_t entries_max = INT64_MAX;
};

enum class Appended : std::uint8_t {
    stored,     // durable: it may be told
    conflict,   // its seq does not continue the table: somebody else wrote, read again
    duplicate,  // its ref is stored already: it has acted once, and that is enough
    fenced,     // another node has the table now; what is in memory is worth nothing
    failed,     // it is not stored, for want of space or by a fault of ours; the store goes on
};

// How the disk, or the database that stands for it, takes what is written.
enum class Disk : std::uint8_t {
    sound,
    // The database does not answer. What was handed over is stored or refused, and answered, once
    // it does; what is asked for is read then.
    waiting,
    // What was written last is undone and answered as failed: no space, or somebody else's lock.
    // What is stored can be read, and the store tries again by itself.
    refusing,
    // For good: nobody knows what it holds. Nothing is stored or answered any more, and the process
    // should end and start again rather than guess.
    failed,
};

// Thread-safe. Entries of one caller are stored in the order they were handed over.
class Log {
public:
    virtual ~Log() = default;

    // Returns at once; `done` hears of it when it is durable.
    virtual void append(Entry entry, Done<Appended> done) = 0;

    // What is stored of a table, in order: all of it, or the part asked for; checked against its
    // hash chain, and unread when it is damaged.
    virtual void read(TableId table, Part part, OnRead<std::vector<Entry>> done) = 0;

    virtual Disk disk() const = 0;
    bool failed() const { return disk() == Disk::failed; }
};

}  // namespace kamchatka::store
