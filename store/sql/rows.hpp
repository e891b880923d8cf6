// Rows of the catalogue as statements give them, for whoever reads or changes them. Written once
// for both databases: a Database is that of store/sqlite or of store/postgres, a Row what its
// queries give. Parameters are $1, $2... in the order in which a statement names them first.
#pragma once

#include "store/rows.hpp"
#include "store/sql/words.hpp"
#include "store/vault.hpp"

#include <algorithm>
#include <vector>

namespace kamchatka::store::sql {

// All the rows, each as `read(row)` understands it. One that it cannot understand costs only
// itself: it is left out, and told of as `name(row)`.
template <typename Database, typename Row, typename Name, typename Reader>
auto gathered(Database& database, Row& row, Name name, Reader read) {
    std::vector<decltype(read(row))> all;
    while (row.next()) {
        try {
            all.push_back(read(row));
        } catch (const typename Database::Error&) {
            throw;  // of the database, not of the row
        } catch (const std::exception& error) {
            database.left_out(name(row), error.what());
        }
    }
    return all;
}

// For rows that have no name of their own.
inline auto called(const char* name) {
    return [name](const auto&) { return std::string{name}; };
}

// The first column of all rows, as text.
template <typename Row>
std::vector<std::string> first_column(Row row) {
    std::vector<std::string> all;
    while (row.next()) all.emplace_back(row.text(0));
    return all;
}

template <typename Row>
std::vector<std::int64_t> first_numbers(Row row) {
    std::vector<std::int64_t> all;
    while (row.next()) all.push_back(row.integer(0));
    return all;
}

// The columns of `player`, of `session`, in the order of the schema, from this one on.
template <typename Row>
PlayerRow player_at(const Row& row, int from = 0) {
    return {
        .id = row.integer(from),
        .kind = meaning<PlayerKind>(player_kinds, row.text(from + 1)),
        .name = std::string{row.text(from + 2)},
        .created_ms = row.integer(from + 5),
    };
}

template <typename Row>
SessionRow session_at(const Row& row, int from = 0) {
    return {
        .token = row.digest(from),
        .player = row.integer(from + 1),
        .created_ms = row.integer(from + 2),
        .expires_ms = row.integer(from + 3),
    };
}

template <typename Database>
std::vector<SessionRow> sessions_of(Database& database, PlayerId player) {
    auto row =
        database.query("SELECT * FROM session WHERE player = $1 ORDER BY created_ms", player);
    return gathered(database, row, called("a session"), [](const auto& each) {
        return session_at(each);
    });
}

inline std::optional<std::int32_t> small(std::optional<std::int64_t> number) {
    if (!number) return std::nullopt;
    return static_cast<std::int32_t>(*number);
}

template <typename Row>
ChatRow chat_at(const Row& row) {
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

// Fourteen columns in the order of the schema, then what the operator says of the table.
inline constexpr int column_of_display = 14;
inline constexpr std::string_view select_tables =
    "SELECT id, code, host, ruleset, options, board, settings, clock, listing, state, result,"
    " created_ms, started_ms, ended_ms,"
    " (SELECT display FROM withheld WHERE kind = 'table' AND withheld.id = game_table.id) AS "
    "display"
    " FROM game_table ";

template <typename Row>
TableRow table_at(const Row& row) {
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

inline std::string table_name(std::string_view code) { return "table " + std::string{code}; }

template <typename Database>
std::vector<SeatRow> seats_of(Database& database, TableId table) {
    std::vector<SeatRow> seats;
    auto row = database.query("SELECT * FROM seat WHERE table_id = $1 ORDER BY seat", table);
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
template <typename Database, typename... Values>
std::vector<StoredTable> tables_in(
    Database& database, std::string_view where, const Values&... values
) {
    const typename Database::Moment moment{database};
    std::vector<TableRow> rows;
    {
        auto row = database.query(std::string{select_tables} + std::string{where}, values...);
        const auto name = [](const auto& each) { return table_name(each.text(1)); };
        rows = gathered(database, row, name, [](const auto& each) { return table_at(each); });
    }
    std::vector<StoredTable> found;
    for (TableRow& row : rows) {
        try {
            auto seats = seats_of(database, row.id);
            found.push_back({.table = std::move(row), .seats = std::move(seats)});
        } catch (const typename Database::Error&) {
            throw;
        } catch (const std::exception& error) {
            database.left_out(table_name(row.code), error.what());
        }
    }
    return found;
}

template <typename Database>
std::vector<StoredTable> tables_with_player(
    Database& database, PlayerId player, std::int64_t count_max
) {
    return tables_in(
        database,
        "WHERE host = $1 OR id IN (SELECT table_id FROM seat WHERE player = $1)"
        " ORDER BY created_ms DESC LIMIT $2",
        player,
        count_max
    );
}

template <typename Database>
std::vector<StoredTable> newest_tables(Database& database, std::int64_t count_max) {
    return tables_in(database, "ORDER BY created_ms DESC LIMIT $1", count_max);
}

}  // namespace kamchatka::store::sql
