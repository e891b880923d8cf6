// Entries that follow one another, table by table.
#include "store/memory/log.hpp"

#include <cassert>

namespace kamchatka::store::memory {
namespace {

Appended append_to(Game& game, const Entry& entry) {
    if (game.refs.contains(entry.ref)) return Appended::duplicate;
    const std::int64_t next =
        game.entries.empty() ? 1 : game.entries.back().seq + game.entries.back().event_count;
    if (entry.seq != next) return Appended::conflict;
    game.entries.push_back(entry);
    game.refs.insert(entry.ref);
    return Appended::stored;
}

}  // namespace

void MemoryLog::append(Entry entry, Done<Appended> done) {
    assert(entry.table > 0 && entry.seq > 0 && entry.event_count > 0 && !entry.ref.empty());
    changes_.change<Appended>(std::move(done), [entry = std::move(entry)](Contents& contents) {
        const bool taken = contents.fenced_games.contains(entry.table);
        if (taken || !contents.nodes.own(entry.table)) return Appended::fenced;
        return append_to(contents.games[entry.table], entry);
    });
}

void MemoryLog::read(TableId table, Part part, OnRead<std::vector<Entry>> done) {
    changes_.read<std::vector<Entry>>(std::move(done), [=](const Contents& contents) {
        if (contents.damaged_games.contains(table)) {
            throw Refused{"the table is damaged, as a test asked"};
        }
        std::vector<Entry> entries;
        const auto game = contents.games.find(table);
        if (game == contents.games.end()) return entries;
        for (const Entry& entry : game->second.entries) {
            if (std::ssize(entries) >= part.entries_max) break;
            if (entry.seq + entry.event_count > part.from_seq) entries.push_back(entry);
        }
        return entries;
    });
}

}  // namespace kamchatka::store::memory
