// What the operator withholds, forgets and has written down, in memory.
#include "store/memory/office.hpp"

#include <algorithm>

namespace kamchatka::store::memory {
namespace {

template <typename Row>
std::vector<Row> first_of(std::vector<Row> rows, std::int64_t count_max) {
    if (std::ssize(rows) > count_max) rows.erase(rows.begin() + count_max, rows.end());
    return rows;
}

Changed display(Display& display, Display wanted) {
    if (display == Display::deleted) return Changed::gone;
    display = wanted;
    return Changed::changed;
}

}  // namespace

void MemoryOffice::add_audit(AuditRow row, Done<Stored> done) {
    changes_.change<Stored>(std::move(done), [row = std::move(row)](Contents& contents) {
        contents.audit.push_back(row);
        return Stored::stored;
    });
}

void MemoryOffice::audit(std::int64_t count_max, OnRead<std::vector<AuditRow>> done) {
    changes_.read<std::vector<AuditRow>>(std::move(done), [=](const Contents& contents) {
        return first_of<AuditRow>({contents.audit.rbegin(), contents.audit.rend()}, count_max);
    });
}

void MemoryOffice::set_display(TableId table, Display wanted, Done<Changed> done) {
    changes_.change<Changed>(std::move(done), [=](Contents& contents) {
        const auto found = contents.rows.tables.find(table);
        if (found == contents.rows.tables.end()) return Changed::gone;
        return display(found->second.row.display, wanted);
    });
}

void MemoryOffice::set_journal_display(JournalId journal, Display wanted, Done<Changed> done) {
    changes_.change<Changed>(std::move(done), [=](Contents& contents) {
        const auto found = contents.rows.journals.find(journal);
        if (found == contents.rows.journals.end()) return Changed::gone;
        return display(found->second.row.display, wanted);
    });
}

void MemoryOffice::erase_table(TableId table, Done<Changed> done) {
    changes_.change<Changed>(std::move(done), [=](Contents& contents) {
        const auto found = contents.rows.tables.find(table);
        if (found == contents.rows.tables.end()) return Changed::gone;
        const Changed changed = display(found->second.row.display, Display::deleted);
        if (changed != Changed::changed) return changed;
        std::erase_if(contents.rows.chat, [=](const ChatRow& line) { return line.table == table; });
        for (auto& [number, seat] : found->second.seats) {
            seat.player.reset();
            seat.name.reset();
        }
        found->second.row.host.reset();
        return changed;
    });
}

void MemoryOffice::erase_journal(JournalId journal, Done<Changed> done) {
    changes_.change<Changed>(std::move(done), [=](Contents& contents) {
        const auto found = contents.rows.journals.find(journal);
        if (found == contents.rows.journals.end()) return Changed::gone;
        JournalRow& row = found->second.row;
        const Changed changed = display(row.display, Display::deleted);
        if (changed != Changed::changed) return changed;
        for (JournalEntry& entry : found->second.entries) {
            for (Personal& part : entry.personal) part.text.reset();
        }
        found->second.members.clear();
        std::erase_if(contents.rows.invitations, [=](const auto& each) {
            return each.second.journal == journal;
        });
        row.owner.reset();
        row.listing = Listing::unlisted;
        row.summary = "{}";
        return changed;
    });
}

void MemoryOffice::set_muted(PlayerId player, bool muted, Done<Changed> done) {
    changes_.change<Changed>(std::move(done), [=](Contents& contents) {
        const auto found = contents.rows.players.find(player);
        if (found == contents.rows.players.end()) return Changed::gone;
        found->second.muted = muted;
        return Changed::changed;
    });
}

void MemoryOffice::muted_players(OnRead<std::vector<PlayerId>> done) {
    changes_.read<std::vector<PlayerId>>(std::move(done), [](const Contents& contents) {
        std::vector<PlayerId> players;
        for (const auto& [id, player] : contents.rows.players) {
            if (player.muted) players.push_back(id);
        }
        return players;
    });
}

void MemoryOffice::newest_players(std::int64_t count_max, OnRead<std::vector<PlayerRow>> done) {
    changes_.read<std::vector<PlayerRow>>(std::move(done), [=](const Contents& contents) {
        std::vector<PlayerRow> players;
        for (const auto& [id, player] : contents.rows.players) players.push_back(player.row);
        std::ranges::stable_sort(players, std::ranges::greater{}, &PlayerRow::created_ms);
        return first_of(std::move(players), count_max);
    });
}

void MemoryOffice::newest_tables(std::int64_t count_max, OnRead<std::vector<StoredTable>> done) {
    changes_.read<std::vector<StoredTable>>(std::move(done), [=](const Contents& contents) {
        std::vector<StoredTable> tables;
        for (const auto& [id, table] : contents.rows.tables) tables.push_back(stored(table));
        std::ranges::stable_sort(tables, [](const StoredTable& a, const StoredTable& b) {
            return a.table.created_ms > b.table.created_ms;
        });
        return first_of(std::move(tables), count_max);
    });
}

void MemoryOffice::newest_journals(
    JournalKind kind, std::int64_t count_max, OnRead<std::vector<JournalRow>> done
) {
    changes_.read<std::vector<JournalRow>>(std::move(done), [=](const Contents& contents) {
        std::vector<JournalRow> found;
        for (const auto& [id, journal] : contents.rows.journals) {
            if (journal.row.kind == kind) found.push_back(journal.row);
        }
        std::ranges::stable_sort(found, std::ranges::greater{}, &JournalRow::created_ms);
        return first_of(std::move(found), count_max);
    });
}

void MemoryOffice::change_key(Done<std::string> done) {
    changes_.say([done = std::move(done)] {
        if (done) done("");
    });
}

}  // namespace kamchatka::store::memory
