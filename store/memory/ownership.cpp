// See ownership.hpp.
#include "store/memory/ownership.hpp"

#include "store/memory/journals.hpp"

#include <algorithm>

namespace kamchatka::store::memory {
namespace {

template <typename Rows>
std::optional<LogId> id_of(const Rows& rows, const std::string& code) {
    for (const auto& [id, each] : rows) {
        if (each.row.code == code) return id;
    }
    return std::nullopt;
}

bool to_be_played(const Table& table) {
    const TableState state = table.row.state;
    return (state == TableState::lobby || state == TableState::playing) &&
        table.row.display != Display::deleted;
}

bool to_be_run(const Journal& journal) {
    return journal.row.kind == JournalKind::tournament && running(journal.row);
}

// In order.
std::set<std::string> deserted_codes(const Contents& contents, LogKind kind) {
    std::set<std::string> codes;
    if (kind == LogKind::table) {
        for (const auto& [id, table] : contents.rows.tables) {
            if (to_be_played(table) && contents.nodes.deserted(id)) codes.insert(table.row.code);
        }
    } else {
        for (const auto& [id, journal] : contents.rows.journals) {
            if (to_be_run(journal) && contents.nodes.deserted(id)) codes.insert(journal.row.code);
        }
    }
    return codes;
}

}  // namespace

void MemoryOwnership::claim(LogKind kind, std::string code, Done<Claimed> done) {
    claim(kind, std::move(code), Asking::of_whoever_has_it, std::move(done));
}

void MemoryOwnership::claim_deserted(LogKind kind, std::string code, Done<Claimed> done) {
    claim(kind, std::move(code), Asking::nobody, std::move(done));
}

void MemoryOwnership::claim(LogKind kind, std::string code, Asking asking, Done<Claimed> done) {
    auto work = [kind, asking, code = std::move(code)](Contents& contents) {
        const Rows& rows = contents.rows;
        const auto id =
            kind == LogKind::table ? id_of(rows.tables, code) : id_of(rows.journals, code);
        return id ? contents.nodes.claim(*id, asking) : Claimed::none;
    };
    changes_.change<Claimed>(std::move(done), std::move(work));
}

void MemoryOwnership::release(LogId log, LetGo how, Done<Changed> done) {
    changes_.change<Changed>(std::move(done), [=](Contents& contents) {
        return contents.nodes.release(log, how);
    });
}

void MemoryOwnership::deserted(
    LogKind kind, std::int64_t count_max, OnRead<std::vector<std::string>> done
) {
    auto reading = [this, kind, count_max](const Contents& contents) {
        std::vector<std::string> found;
        if (contents.nodes.state(changes_.node()->name) == NodeState::draining) return found;
        const std::set<std::string> codes = deserted_codes(contents, kind);
        std::string& given = given_.at(static_cast<std::size_t>(kind));
        found = codes_after(codes, given, count_max);
        for (const std::string& code : codes) {
            if (std::ssize(found) == count_max || code > given) break;
            found.push_back(code);
        }
        if (!found.empty()) given = found.back();
        return found;
    };
    changes_.read<std::vector<std::string>>(std::move(done), std::move(reading));
}

void MemoryOwnership::drain(Done<> done) {
    auto told = [done = std::move(done)](Changed) {
        if (done) done();
    };
    changes_.change<Changed>(std::move(told), [](Contents& contents) {
        contents.nodes.turn(contents.nodes.acting()->name, NodeState::draining);
        return Changed::changed;
    });
}

}  // namespace kamchatka::store::memory
