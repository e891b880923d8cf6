// What is read of tables, seats and chat.
#pragma once

#include "store/sql/catalogue.hpp"
#include "store/sql/rows.hpp"

#include <algorithm>

namespace kamchatka::store::sql {

template <typename Database>
std::optional<StoredTable> table_in(Database& database, const std::string& code) {
    std::optional<StoredTable> found;
    {
        auto row = database.query(std::string{select_tables} + "WHERE code = $1", code);
        if (row.next()) found = {.table = table_at(row), .seats = {}};
    }
    if (found) found->seats = seats_of(database, found->table.id);
    return found;
}

template <typename Database>
std::vector<ChatRow> last_lines(Database& database, TableId table, std::int64_t count_max) {
    auto row = database.query(
        "SELECT * FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT $2", table, count_max
    );
    std::vector<ChatRow> lines = gathered(
        database, row, called("a line of chat"), [](const auto& each) { return chat_at(each); }
    );
    std::ranges::reverse(lines);
    return lines;
}

template <typename Database>
std::optional<TableSecret> seed_of(Database& database, const Keys& keys, TableId table) {
    auto row = database.query("SELECT sealed FROM table_secret WHERE table_id = $1", table);
    if (!row.next()) return std::nullopt;
    return keys.unseal(table, row.blob(0));
}

// As Catalogue::table_with_code; throws what keeps it from being read. Without its seed where there
// are no keys.
template <typename Database>
std::optional<WholeTable> whole_table(
    Database& database, const Keys* keys, const std::string& code, std::int64_t chat_lines
) {
    const typename Database::Moment moment{database};
    auto found = table_in(database, code);
    if (!found) return std::nullopt;
    const TableId table = found->table.id;
    return WholeTable{
        .stored = *std::move(found),
        .seed = keys == nullptr ? std::nullopt : seed_of(database, *keys, table),
        .chat = last_lines(database, table, chat_lines),
    };
}

template <typename Engine>
void SqlCatalogue<Engine>::table_with_code(
    std::string code, std::int64_t chat_lines, OnRead<std::optional<WholeTable>> done
) {
    auto reading = [this, code = std::move(code), chat_lines](Database& database
                   ) -> std::optional<WholeTable> {
        auto whole = whole_table(database, keys_.get(), code, chat_lines);
        if (whole && whole->stored.table.display == Display::deleted) return std::nullopt;
        return whole;
    };
    readers_.template read<std::optional<WholeTable>>(std::move(done), std::move(reading));
}

template <typename Engine>
void SqlCatalogue<Engine>::tables_of(
    PlayerId player, std::int64_t count_max, OnRead<std::vector<StoredTable>> done
) {
    readers_.template read<std::vector<StoredTable>>(std::move(done), [=](Database& database) {
        return tables_with_player(database, player, count_max);
    });
}

template <typename Engine>
void SqlCatalogue<Engine>::tables_after(
    std::string code, std::int64_t count_max, OnRead<std::vector<std::string>> done
) {
    auto reading = [code = std::move(code), count_max](Database& database) {
        return first_column(database.query(
            "SELECT code FROM game_table WHERE code > $1 ORDER BY code LIMIT $2", code, count_max
        ));
    };
    readers_.template read<std::vector<std::string>>(std::move(done), std::move(reading));
}

template <typename Engine>
void SqlCatalogue<Engine>::unfinished_tables(OnRead<std::vector<std::string>> done) {
    readers_.template read<std::vector<std::string>>(std::move(done), [](Database& database) {
        return first_column(database.query(
            "SELECT code FROM game_table WHERE state IN ('lobby', 'playing') ORDER BY created_ms"
        ));
    });
}

template <typename Engine>
void SqlCatalogue<Engine>::unfinished_count(PlayerId host, OnRead<std::int64_t> done) {
    readers_.template read<std::int64_t>(std::move(done), [host](Database& database) {
        auto row = database.query(
            "SELECT count(*) FROM game_table WHERE host = $1 AND state IN ('lobby', 'playing')",
            host
        );
        row.next();
        return row.integer(0);
    });
}

template <typename Engine>
void SqlCatalogue<Engine>::public_tables(
    TableState state, PublicMost most, OnRead<std::vector<StoredTable>> done
) {
    readers_.template read<std::vector<StoredTable>>(std::move(done), [=](Database& database) {
        return tables_in(
            database,
            "WHERE id IN ("
            "  SELECT id FROM (SELECT id, created_ms, row_number() OVER ("
            "    PARTITION BY coalesce(host, -id) ORDER BY created_ms DESC, id DESC) AS nth"
            "   FROM game_table AS each WHERE state = $1 AND listing = 'listed' AND NOT EXISTS ("
            "    SELECT 1 FROM withheld WHERE withheld.kind = 'table' AND withheld.id = each.id))"
            "  AS ranked WHERE nth <= $2 ORDER BY created_ms DESC, id DESC LIMIT $3)"
            " ORDER BY created_ms DESC, id DESC",
            word(table_states, state),
            most.of_one_host,
            most.in_all
        );
    });
}

template <typename Engine>
void SqlCatalogue<Engine>::forsaken_games(
    std::int64_t since_ms, OnRead<std::vector<std::string>> done
) {
    readers_.template read<std::vector<std::string>>(
        std::move(done),
        [since_ms](Database& database) {
            return first_column(database.query(
                "SELECT code FROM game_table WHERE state = 'playing' AND coalesce("
                "  (SELECT at_ms FROM entry WHERE table_id = id ORDER BY seq DESC LIMIT 1),"
                "  started_ms, created_ms) < $1 ORDER BY created_ms",
                since_ms
            ));
        }
    );
}

}  // namespace kamchatka::store::sql
