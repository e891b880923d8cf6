// Reads a little all the time, so that damage is found while there is still a backup without it:
// one table or journal after the other, round and round, with a rest after each. It takes one of
// the store's readers for a moment and a worker that comes behind everybody else, and remembers
// nothing on disk. Runs in the loop.
#pragma once

#include "server/integrity/inspection.hpp"
#include "server/runtime/workers.hpp"
#include "server/tables/room/world.hpp"
#include "store/journals.hpp"

#include <cstdint>
#include <deque>
#include <optional>
#include <string>

namespace kamchatka::server {

struct ScrubLimits {
    std::int64_t rest_ms = 1000;  // at most, between two things; 0: it does not read at all
    // What a round may take, at most: where there is very much, the rests are shorter, but never
    // so short that it reads for more than a tenth of the time.
    std::int64_t round_ms = std::int64_t{3} * 24 * 3'600'000;
};

class Scrubber {
public:
    Scrubber(World& world, store::Journals& journals, Workers& workers, ScrubLimits limits);

    // Call it often, with a clock that never jumps and with the time of day.
    void tick(std::int64_t steady_ms, std::int64_t now_ms);

    struct Progress {
        std::optional<std::int64_t> round_ended_ms{};  // the last whole one, by the time of day
        std::uint64_t rounds = 0;
        std::uint64_t read = 0;  // things, since the start
    };
    const Progress& progress() const { return progress_; }

private:
    enum class Kind : std::uint8_t { table, journal };
    // What is wrong at the first look may have been changed while it was read.
    enum class Look : std::uint8_t { first, second };

    void read_next();
    void list_more();
    void listed(const store::Read<std::vector<std::string>>& codes);
    void read_table(const std::string& code, Look look);
    void read_journal(const std::string& code, Look look);
    template <typename Row, typename Entry>
    void inspect(const std::string& code, Look look, Row row, std::vector<Entry> entries);
    void done(const std::string& code, Look look, const Wrong& wrong);
    void rest();

    World& world_;
    store::Journals& journals_;
    Workers& workers_;
    ScrubLimits limits_;
    Kind kind_ = Kind::table;
    std::string last_;                // the code that was read last, of that kind
    std::deque<std::string> coming_;  // after it
    std::uint64_t this_round_ = 0;    // read so far
    std::uint64_t last_round_ = 0;    // read in the round before
    bool busy_ = false;
    std::int64_t steady_ms_ = 0;
    std::int64_t now_ms_ = 0;
    std::int64_t began_ms_ = 0;
    std::int64_t next_ms_ = 0;
    Progress progress_;
};

}  // namespace kamchatka::server
