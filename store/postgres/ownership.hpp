// Which node has which log, in the database that they share: docs/event-log.md.
#pragma once

#include "store/postgres/listener.hpp"
#include "store/postgres/pulse.hpp"
#include "store/postgres/readers.hpp"
#include "store/postgres/writer.hpp"

#include <atomic>

namespace kamchatka::store::pg {

class PostgresOwnership final : public Ownership {
public:
    PostgresOwnership(
        Writer& writer, Readers& readers, const Pulse& pulse, const Listener& listener
    )
        : writer_{writer},
          readers_{readers},
          pulse_{pulse},
          listener_{listener} {}

    bool shared() const override { return true; }
    bool sure() const override { return pulse_.sure() && writer_.disk() != Disk::failed; }
    void claim(LogKind kind, std::string code, Done<Claimed> done) override;
    void claim_deserted(LogKind kind, std::string code, Done<Claimed> done) override;
    void release(LogId log, LetGo how, Done<Changed> done) override;
    void deserted(LogKind kind, std::int64_t count_max, OnRead<std::vector<std::string>> done)
        override;
    void drain(Done<> done) override;
    ClusterCounts counts() const override;

private:
    // Whether who has a log and lives is asked to let it go.
    enum class Asking : std::uint8_t { of_whoever_has_it, nobody };

    void claim(LogKind kind, std::string code, Asking asking, Done<Claimed> done);
    Claimed claim_now(Database& database, LogKind kind, const std::string& code, Asking asking);

    Writer& writer_;
    Readers& readers_;
    const Pulse& pulse_;
    const Listener& listener_;
    std::atomic<bool> draining_ = false;
    std::atomic<std::int64_t> claims_ = 0;
};

}  // namespace kamchatka::store::pg
