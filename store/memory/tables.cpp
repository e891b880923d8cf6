// Tables, seats and chat of the catalogue in memory.
#include "store/memory/catalogue.hpp"

#include <algorithm>
#include <cassert>

namespace kamchatka::store::memory {
namespace {

Table* table_of(Contents& contents, TableId id) {
    const auto found = contents.rows.tables.find(id);
    return found == contents.rows.tables.end() ? nullptr : &found->second;
}

const Table* table_with(const Rows& rows, const std::string& code) {
    for (const auto& [id, table] : rows.tables) {
        if (table.row.code == code) return &table;
    }
    return nullptr;
}

bool gone(const Rows& rows, const std::optional<PlayerId>& player) {
    return player && !rows.players.contains(*player);
}

bool over(const Table& table) {
    return table.row.state == TableState::ended || table.row.state == TableState::abandoned;
}

Stored put(const Rows& rows, Table& table, const SeatRow& seat) {
    if (seat.seat < 1) throw Refused{"seats are numbered from 1"};
    for (const auto& [number, other] : table.seats) {
        if (number != seat.seat && seat.player && other.player == seat.player) return Stored::taken;
    }
    if (gone(rows, seat.player)) return Stored::gone;
    table.seats[seat.seat] = seat;
    return Stored::stored;
}

// Answers with what `work(table)` did to a table that is there.
template <typename Work>
void change_table(Changes& changes, TableId table, Done<Changed> done, Work work) {
    auto change = [table, work = std::move(work)](Contents& contents) {
        Table* found = table_of(contents, table);
        if (found == nullptr) return Changed::gone;
        return contents.nodes.owned(table) ? work(*found) : Changed::fenced;
    };
    changes.change<Changed>(std::move(done), std::move(change));
}

std::vector<ChatRow> last_lines(const Rows& rows, TableId table, std::int64_t count_max) {
    std::vector<ChatRow> lines;
    for (const ChatRow& line : rows.chat) {
        if (line.table == table) lines.push_back(line);
    }
    const auto surplus = std::max(std::ssize(lines) - count_max, std::int64_t{0});
    lines.erase(lines.begin(), lines.begin() + surplus);
    return lines;
}

// Of the tables that are meant, the oldest first.
template <typename Meant>
std::vector<std::string> codes_of(const Contents& contents, Meant meant) {
    std::vector<const TableRow*> tables;
    for (const auto& [id, table] : contents.rows.tables) {
        if (meant(table)) tables.push_back(&table.row);
    }
    std::ranges::stable_sort(tables, {}, &TableRow::created_ms);
    std::vector<std::string> codes;
    for (const TableRow* table : tables) codes.push_back(table->code);
    return codes;
}

}  // namespace

void MemoryCatalogue::add_table(
    TableRow table, std::vector<SeatRow> seats, TableSecret seed, Done<Stored> done
) {
    auto work = [table = std::move(table), seats = std::move(seats), seed](Contents& contents) {
        Rows& rows = contents.rows;
        if (table.id < 1) throw Refused{"the id of a table is positive"};
        if (rows.tables.contains(table.id) || table_with(rows, table.code) != nullptr) {
            return Stored::taken;
        }
        if (gone(rows, table.host)) return Stored::gone;
        Table made{.row = table, .seed = seed, .seats = {}};
        for (const SeatRow& seat : seats) {
            assert(seat.table == table.id);
            const Stored answer = put(rows, made, seat);
            if (answer != Stored::stored) return answer;
        }
        if (!contents.nodes.own(table.id)) return Stored::taken;
        rows.tables.emplace(table.id, std::move(made));
        return Stored::stored;
    };
    changes_.change<Stored>(std::move(done), std::move(work));
}

void MemoryCatalogue::start_table(TableId table, std::int64_t at_ms, Done<Changed> done) {
    change_table(changes_, table, std::move(done), [at_ms](Table& found) {
        if (over(found)) return Changed::gone;
        found.row.state = TableState::playing;
        if (!found.row.started_ms) found.row.started_ms = at_ms;
        return Changed::changed;
    });
}

void MemoryCatalogue::end_table(
    TableId table, TableState state, std::string result, std::int64_t at_ms, Done<Changed> done
) {
    assert(state == TableState::ended || state == TableState::abandoned);
    auto work = [=, result = std::move(result)](Table& found) {
        if (over(found)) return Changed::gone;
        found.row.state = state;
        found.row.result = result;
        found.row.ended_ms = at_ms;
        return Changed::changed;
    };
    change_table(changes_, table, std::move(done), std::move(work));
}

void MemoryCatalogue::set_settings(
    TableId table, std::string settings, Listing listing, Done<Changed> done
) {
    auto work = [=, settings = std::move(settings)](Table& found) {
        found.row.settings = settings;
        found.row.listing = listing;
        return Changed::changed;
    };
    change_table(changes_, table, std::move(done), std::move(work));
}

void MemoryCatalogue::set_clock(TableId table, std::string clock, Done<Changed> done) {
    change_table(changes_, table, std::move(done), [clock = std::move(clock)](Table& found) {
        found.row.clock = clock;
        return Changed::changed;
    });
}

void MemoryCatalogue::set_host(TableId table, PlayerId host, Done<Stored> done) {
    changes_.change<Stored>(std::move(done), [=](Contents& contents) {
        Table* found = table_of(contents, table);
        if (found == nullptr) return Stored::gone;
        if (!contents.nodes.owned(table)) return Stored::fenced;
        if (gone(contents.rows, host)) return Stored::gone;
        found->row.host = host;
        return Stored::stored;
    });
}

void MemoryCatalogue::put_seat(SeatRow seat, Done<Stored> done) {
    changes_.change<Stored>(std::move(done), [seat = std::move(seat)](Contents& contents) {
        Table* found = table_of(contents, seat.table);
        if (found == nullptr) return Stored::gone;
        if (!contents.nodes.owned(seat.table)) return Stored::fenced;
        return put(contents.rows, *found, seat);
    });
}

void MemoryCatalogue::add_chat(ChatRow line, Done<Stored> done) {
    changes_.change<Stored>(std::move(done), [line = std::move(line)](Contents& contents) {
        if (line.text.has_value() == line.phrase.has_value()) {
            throw Refused{"either a text or a phrase"};
        }
        if (table_of(contents, line.table) == nullptr) return Stored::gone;
        if (!contents.nodes.owned(line.table)) return Stored::fenced;
        if (gone(contents.rows, line.player)) return Stored::gone;
        contents.rows.chat.push_back(line);
        return Stored::stored;
    });
}

void MemoryCatalogue::table_with_code(
    std::string code, std::int64_t chat_lines, OnRead<std::optional<WholeTable>> done
) {
    auto reading = [code = std::move(code),
                    chat_lines](const Contents& contents) -> std::optional<WholeTable> {
        const Table* found = table_with(contents.rows, code);
        if (found == nullptr || found->row.display == Display::deleted) return std::nullopt;
        const TableId table = found->row.id;
        if (contents.damaged_seeds.contains(table)) {
            throw Refused{"the seed of the table cannot be unsealed, as a test asked"};
        }
        return WholeTable{
            .stored = stored(*found),
            .seed = found->seed,
            .chat = last_lines(contents.rows, table, chat_lines),
        };
    };
    changes_.read<std::optional<WholeTable>>(std::move(done), std::move(reading));
}

void MemoryCatalogue::tables_of(
    PlayerId player, std::int64_t count_max, OnRead<std::vector<StoredTable>> done
) {
    changes_.read<std::vector<StoredTable>>(std::move(done), [=](const Contents& contents) {
        std::vector<StoredTable> tables = tables_with_player(contents.rows, player);
        if (std::ssize(tables) > count_max) tables.resize(static_cast<std::size_t>(count_max));
        return tables;
    });
}

void MemoryCatalogue::tables_after(
    std::string code, std::int64_t count_max, OnRead<std::vector<std::string>> done
) {
    changes_.read<std::vector<std::string>>(std::move(done), [=](const Contents& contents) {
        std::set<std::string> codes;
        for (const auto& [id, table] : contents.rows.tables) codes.insert(table.row.code);
        return codes_after(codes, code, count_max);
    });
}

void MemoryCatalogue::unfinished_tables(OnRead<std::vector<std::string>> done) {
    changes_.read<std::vector<std::string>>(std::move(done), [](const Contents& contents) {
        return codes_of(contents, [](const Table& table) { return !over(table); });
    });
}

void MemoryCatalogue::unfinished_count(PlayerId host, OnRead<std::int64_t> done) {
    changes_.read<std::int64_t>(std::move(done), [host](const Contents& contents) {
        return std::ssize(codes_of(contents, [host](const Table& table) {
            return !over(table) && table.row.host == host;
        }));
    });
}

void MemoryCatalogue::public_tables(
    TableState state, PublicMost most, OnRead<std::vector<StoredTable>> done
) {
    changes_.read<std::vector<StoredTable>>(std::move(done), [=](const Contents& contents) {
        std::vector<const Table*> meant;
        for (const auto& [id, table] : contents.rows.tables) {
            const TableRow& row = table.row;
            const bool open = row.listing == Listing::listed && row.display == Display::shown;
            if (open && row.state == state) meant.push_back(&table);
        }
        std::ranges::sort(meant, std::ranges::greater{}, [](const Table* table) {
            return std::pair{table->row.created_ms, table->row.id};
        });
        std::map<PlayerId, std::int64_t> of_host;
        std::vector<StoredTable> found;
        for (const Table* table : meant) {
            if (std::ssize(found) == most.in_all) break;
            // One whose host is gone counts for itself.
            const PlayerId host = table->row.host.value_or(-table->row.id);
            if (++of_host[host] <= most.of_one_host) found.push_back(stored(*table));
        }
        return found;
    });
}

void MemoryCatalogue::forsaken_games(std::int64_t since_ms, OnRead<std::vector<std::string>> done) {
    changes_.read<std::vector<std::string>>(std::move(done), [=](const Contents& contents) {
        return codes_of(contents, [&](const Table& table) {
            if (table.row.state != TableState::playing) return false;
            const auto game = contents.games.find(table.row.id);
            const bool begun = game != contents.games.end() && !game->second.entries.empty();
            const std::int64_t at_ms = begun ? game->second.entries.back().at_ms
                                             : table.row.started_ms.value_or(table.row.created_ms);
            return at_ms < since_ms;
        });
    });
}

void MemoryCatalogue::when_stored(Done<> done) {
    const auto told = [done = std::move(done)](Changed) { done(); };
    changes_.change<Changed>(told, [](Contents&) { return Changed::changed; });
}

}  // namespace kamchatka::store::memory
