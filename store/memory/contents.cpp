// Questions that several ports ask of the rows.
#include "store/memory/contents.hpp"

#include <algorithm>

namespace kamchatka::store::memory {

std::vector<SessionRow> sessions_of(const Rows& rows, PlayerId player) {
    std::vector<SessionRow> sessions;
    for (const auto& [token, session] : rows.sessions) {
        if (session.player == player) sessions.push_back(session);
    }
    std::ranges::stable_sort(sessions, {}, &SessionRow::created_ms);
    return sessions;
}

StoredTable stored(const Table& table) {
    StoredTable whole{.table = table.row, .seats = {}};
    for (const auto& [number, seat] : table.seats) whole.seats.push_back(seat);
    return whole;
}

std::vector<StoredTable> tables_with_player(const Rows& rows, PlayerId player) {
    std::vector<StoredTable> tables;
    for (const auto& [id, table] : rows.tables) {
        const bool sits = std::ranges::any_of(table.seats, [&](const auto& each) {
            return each.second.player == player;
        });
        if (sits || table.row.host == player) tables.push_back(stored(table));
    }
    std::ranges::stable_sort(tables, std::ranges::greater{}, [](const StoredTable& each) {
        return each.table.created_ms;
    });
    return tables;
}

std::vector<std::string> codes_after(
    const std::set<std::string>& codes, const std::string& code, std::int64_t count_max
) {
    std::vector<std::string> found;
    for (auto next = codes.upper_bound(code); next != codes.end(); ++next) {
        if (std::ssize(found) == count_max) break;
        found.push_back(*next);
    }
    return found;
}

bool erase_about(Journal& journal, const std::string& about) {
    bool erased = false;
    for (JournalEntry& entry : journal.entries) {
        for (Personal& part : entry.personal) {
            if (part.about != about || !part.text) continue;
            part.text.reset();
            erased = true;
        }
    }
    return erased;
}

}  // namespace kamchatka::store::memory
