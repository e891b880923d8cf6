// What is read of tables, seats and chat.
#include "store/sqlite/catalogue.hpp"
#include "store/sqlite/rows.hpp"
#include "store/sqlite/words.hpp"

#include <algorithm>

namespace kamchatka::store {
namespace {

// Fourteen columns in the order of the schema, then what the operator says of the table.
constexpr int column_of_display = 14;
constexpr std::string_view select_tables =
    "SELECT id, code, host, ruleset, options, board, settings, clock, listing, state, result,"
    " created_ms, started_ms, ended_ms,"
    " (SELECT display FROM withheld WHERE kind = 'table' AND withheld.id = game_table.id) AS "
    "display"
    " FROM game_table ";

TableRow table_at(const Cursor& row) {
    return {
        .id = row.integer(0),
        .code = std::string{row.text(1)},
        .host = row.integer_if_any(2),
        .ruleset = std::string{row.text(3)},
        .options = std::string{row.text(4)},
        .board = row.text_if_any(5),
        .settings = std::string{row.text(6)},
        .clock = std::string{row.text(7)},
        .listing = meaning<Listing>(listings, row.text(8)),
        .state = meaning<TableState>(table_states, row.text(9)),
        .result = row.text_if_any(10),
        .created_ms = row.integer(11),
        .started_ms = row.integer_if_any(12),
        .ended_ms = row.integer_if_any(13),
        .display = meaning<Display>(displays, row.text_if_any(column_of_display).value_or("shown")),
    };
}

std::string table_name(std::string_view code) { return "table " + std::string{code}; }

std::optional<std::int32_t> small(std::optional<std::int64_t> number) {
    if (!number) return std::nullopt;
    return static_cast<std::int32_t>(*number);
}

std::vector<SeatRow> seats_of(Database& database, TableId table) {
    std::vector<SeatRow> seats;
    Cursor row = database.query("SELECT * FROM seat WHERE table_id = ?1 ORDER BY seat", table);
    while (row.next()) {
        seats.push_back({
            .table = row.integer(0),
            .seat = static_cast<std::int32_t>(row.integer(1)),
            .kind = meaning<SeatKind>(seat_kinds, row.text(2)),
            .player = row.integer_if_any(3),
            .bot = row.text_if_any(4),
            .name = row.text_if_any(5),
            .muted = row.integer(6) != 0,
        });
    }
    return seats;
}

// With their seats, in one transaction, so that table and seats are of one moment. One that cannot
// be understood is left out.
template <typename... Values>
std::vector<StoredTable> tables_in(
    Database& database, std::string_view where, const Values&... values
) {
    const Savepoint moment{database};
    std::vector<TableRow> rows;
    {
        Cursor row = database.query(std::string{select_tables} + std::string{where}, values...);
        const auto name = [](const Cursor& each) { return table_name(each.text(1)); };
        rows = gathered(database, row, name, table_at);
    }
    std::vector<StoredTable> found;
    for (TableRow& row : rows) {
        try {
            auto seats = seats_of(database, row.id);
            found.push_back({.table = std::move(row), .seats = std::move(seats)});
        } catch (const SqliteError&) {
            throw;
        } catch (const std::exception& error) {
            database.left_out(table_name(row.code), error.what());
        }
    }
    return found;
}

std::optional<StoredTable> table_in(Database& database, const std::string& code) {
    std::optional<StoredTable> found;
    {
        Cursor row = database.query(std::string{select_tables} + "WHERE code = ?1", code);
        if (row.next()) found = {.table = table_at(row), .seats = {}};
    }
    if (found) found->seats = seats_of(database, found->table.id);
    return found;
}

std::vector<ChatRow> last_lines(Database& database, TableId table, std::int64_t count_max) {
    Cursor row = database.query(
        "SELECT * FROM chat WHERE table_id = ?1 ORDER BY id DESC LIMIT ?2", table, count_max
    );
    std::vector<ChatRow> lines = gathered(database, row, called("a line of chat"), chat_at);
    std::ranges::reverse(lines);
    return lines;
}

std::optional<TableSecret> seed_of(Database& database, const Keys& keys, TableId table) {
    Cursor row = database.query("SELECT sealed FROM table_secret WHERE table_id = ?1", table);
    if (!row.next()) return std::nullopt;
    return keys.unseal(table, row.blob(0));
}

}  // namespace

std::vector<std::string> first_column(Cursor row) {
    std::vector<std::string> all;
    while (row.next()) all.emplace_back(row.text(0));
    return all;
}

std::optional<WholeTable> whole_table(
    Database& database, const Keys* keys, const std::string& code, std::int64_t chat_lines
) {
    const Savepoint moment{database};
    auto found = table_in(database, code);
    if (!found) return std::nullopt;
    const TableId table = found->table.id;
    return WholeTable{
        .stored = *std::move(found),
        .seed = keys == nullptr ? std::nullopt : seed_of(database, *keys, table),
        .chat = last_lines(database, table, chat_lines),
    };
}

ChatRow chat_at(const Cursor& row) {
    return {
        .table = row.integer(1),
        .player = row.integer_if_any(2),
        .seat = small(row.integer_if_any(3)),
        .name = std::string{row.text(4)},
        .text = row.text_if_any(5),
        .phrase = row.text_if_any(6),
        .at_ms = row.integer(7),
    };
}

std::vector<StoredTable> tables_with_player(
    Database& database, PlayerId player, std::int64_t count_max
) {
    return tables_in(
        database,
        "WHERE host = ?1 OR id IN (SELECT table_id FROM seat WHERE player = ?1)"
        " ORDER BY created_ms DESC LIMIT ?2",
        player,
        count_max
    );
}

std::vector<StoredTable> newest_tables(Database& database, std::int64_t count_max) {
    return tables_in(database, "ORDER BY created_ms DESC LIMIT ?1", count_max);
}

void SqliteCatalogue::table_with_code(
    std::string code, std::int64_t chat_lines, OnRead<std::optional<WholeTable>> done
) {
    auto reading = [this, code = std::move(code), chat_lines](Database& database
                   ) -> std::optional<WholeTable> {
        auto whole = whole_table(database, keys_.get(), code, chat_lines);
        if (whole && whole->stored.table.display == Display::deleted) return std::nullopt;
        return whole;
    };
    readers_.read<std::optional<WholeTable>>(std::move(done), std::move(reading));
}

void SqliteCatalogue::tables_of(
    PlayerId player, std::int64_t count_max, OnRead<std::vector<StoredTable>> done
) {
    readers_.read<std::vector<StoredTable>>(std::move(done), [=](Database& database) {
        return tables_with_player(database, player, count_max);
    });
}

void SqliteCatalogue::tables_after(
    std::string code, std::int64_t count_max, OnRead<std::vector<std::string>> done
) {
    auto reading = [code = std::move(code), count_max](Database& database) {
        return first_column(database.query(
            "SELECT code FROM game_table WHERE code > ?1 ORDER BY code LIMIT ?2", code, count_max
        ));
    };
    readers_.read<std::vector<std::string>>(std::move(done), std::move(reading));
}

void SqliteCatalogue::unfinished_tables(OnRead<std::vector<std::string>> done) {
    readers_.read<std::vector<std::string>>(std::move(done), [](Database& database) {
        return first_column(database.query(
            "SELECT code FROM game_table WHERE state IN ('lobby', 'playing') ORDER BY created_ms"
        ));
    });
}

void SqliteCatalogue::unfinished_count(PlayerId host, OnRead<std::int64_t> done) {
    readers_.read<std::int64_t>(std::move(done), [host](Database& database) {
        Cursor row = database.query(
            "SELECT count(*) FROM game_table WHERE host = ?1 AND state IN ('lobby', 'playing')",
            host
        );
        row.next();
        return row.integer(0);
    });
}

void SqliteCatalogue::forsaken_games(std::int64_t since_ms, OnRead<std::vector<std::string>> done) {
    readers_.read<std::vector<std::string>>(std::move(done), [since_ms](Database& database) {
        return first_column(database.query(
            "SELECT code FROM game_table WHERE state = 'playing' AND coalesce("
            "  (SELECT at_ms FROM entry WHERE table_id = id ORDER BY seq DESC LIMIT 1),"
            "  started_ms, created_ms) < ?1 ORDER BY created_ms",
            since_ms
        ));
    });
}

}  // namespace kamchatka::store
