// The catalogue: what is read of tables, seats and chat.
#include "store/catalogue.hpp"
#include "store/sqlite/words.hpp"

#include <algorithm>

namespace kamchatka::store {
namespace {

// The columns in the order of the schema, to which later versions only add.
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
    };
}

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

// With their seats, in one transaction, so that table and seats are of one moment.
template <typename... Values>
std::vector<TableSummary> summaries(
    Database& database, std::string_view sql, const Values&... values
) {
    const Savepoint moment{database};
    std::vector<TableSummary> found;
    {
        Cursor row = database.query(sql, values...);
        while (row.next()) found.push_back({.table = table_at(row), .seats = {}});
    }
    for (TableSummary& summary : found) summary.seats = seats_of(database, summary.table.id);
    return found;
}

std::optional<TableSummary> only(std::vector<TableSummary> found) {
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
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

}  // namespace

std::optional<TableSummary> Catalogue::table_with_code(std::string_view code) {
    return reader_.read([&](Database& database) {
        return only(summaries(database, "SELECT * FROM game_table WHERE code = ?1", code));
    });
}

std::optional<TableSummary> Catalogue::table(TableId table) {
    return reader_.read([&](Database& database) {
        return only(summaries(database, "SELECT * FROM game_table WHERE id = ?1", table));
    });
}

std::vector<TableSummary> Catalogue::listed_tables(TableState state, std::int64_t count_max) {
    return reader_.read([&](Database& database) {
        return summaries(
            database,
            "SELECT * FROM game_table WHERE state = ?1 AND listing = 'listed'"
            " ORDER BY created_ms DESC LIMIT ?2",
            word(table_states, state),
            count_max
        );
    });
}

std::vector<TableSummary> Catalogue::tables_of(
    PlayerId player, std::int64_t before_ms, std::int64_t count_max
) {
    return reader_.read([&](Database& database) {
        return summaries(
            database,
            "SELECT * FROM game_table WHERE created_ms < ?2 AND"
            " (host = ?1 OR id IN (SELECT table_id FROM seat WHERE player = ?1))"
            " ORDER BY created_ms DESC LIMIT ?3",
            player,
            before_ms,
            count_max
        );
    });
}

std::vector<TableId> Catalogue::unfinished_tables() {
    return reader_.read([](Database& database) {
        std::vector<TableId> tables;
        Cursor row = database.query(
            "SELECT id FROM game_table WHERE state IN ('lobby', 'playing') ORDER BY created_ms"
        );
        while (row.next()) tables.push_back(row.integer(0));
        return tables;
    });
}

std::optional<TableSecret> Catalogue::server_seed(TableId table) {
    return reader_.read([&](Database& database) -> std::optional<TableSecret> {
        Cursor row = database.query("SELECT sealed FROM table_secret WHERE table_id = ?1", table);
        if (!row.next()) return std::nullopt;
        return vault_.unseal(table, row.blob(0));
    });
}

std::vector<ChatRow> Catalogue::chat(TableId table, std::int64_t count_max) {
    return reader_.read([&](Database& database) {
        std::vector<ChatRow> lines;
        Cursor row = database.query(
            "SELECT * FROM chat WHERE table_id = ?1 ORDER BY id DESC LIMIT ?2", table, count_max
        );
        while (row.next()) lines.push_back(chat_at(row));
        std::ranges::reverse(lines);
        return lines;
    });
}

std::vector<ChatRow> Catalogue::chat_of(PlayerId player) {
    return reader_.read([&](Database& database) {
        std::vector<ChatRow> lines;
        Cursor row = database.query("SELECT * FROM chat WHERE player = ?1 ORDER BY id", player);
        while (row.next()) lines.push_back(chat_at(row));
        return lines;
    });
}

}  // namespace kamchatka::store
