// A PostgreSQL database as one end of a move.
#include "store/copying.hpp"

#include "store/postgres/readiness.hpp"
#include "store/postgres/schema.hpp"

#include <sodium.h>

namespace kamchatka::store::pg {
namespace {

constexpr std::chrono::hours for_one_copy{24};

std::string listed_columns(const CopiedTable& table) {
    std::string names;
    for (const Column& column : table.columns) {
        names += (names.empty() ? "" : ", ") + std::string{column.name};
    }
    return names;
}

Database opened(const std::string& url) {
    if (sodium_init() < 0) throw std::runtime_error{"no entropy: libsodium did not start"};
    Database database{{.url = url, .name = "kamchatka/migrate", .patience = for_one_copy}};
    reach(database);
    return database;
}

class DatabaseSource final : public CopySource {
public:
    explicit DatabaseSource(const std::string& url) : database_{opened(url)} {
        const int version = version_of(database_);
        if (version != schema_version) {
            throw std::runtime_error{
                "the database is of version " + std::to_string(version) +
                ": move it with the program of that version"};
        }
        auto row = database_.query(
            "SELECT name FROM node WHERE state IN ('up', 'draining')"
            " AND clock_timestamp() - beat_at < interval '10 seconds'"
        );
        if (row.next()) {
            throw std::runtime_error{
                "node " + std::string{row.text(0)} + " is running: stop all nodes first"};
        }
        database_.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    }

    void read(const CopiedTable& table, const std::function<void(Values&)>& take) override {
        std::string sql = "SELECT " + listed_columns(table) + " FROM " + std::string{table.name};
        if (table.name == "setting") sql += " WHERE " + std::string{copied_settings};
        database_.execute(
            "DECLARE copied NO SCROLL CURSOR FOR " + sql + " ORDER BY " + std::string{table.order}
        );
        while (read_some(table, take)) {}
        database_.execute("CLOSE copied");
    }

private:
    bool read_some(const CopiedTable& table, const std::function<void(Values&)>& take) {
        auto row = database_.query("FETCH 2000 FROM copied -- " + std::string{table.name});
        bool any = false;
        for (; row.next(); any = true) {
            Values values;
            for (std::size_t i = 0; i < table.columns.size(); ++i) {
                values.push_back(value_at(row, static_cast<int>(i), table.columns[i].kind));
            }
            take(values);
        }
        return any;
    }

    static Value value_at(const Rows& row, int column, ColumnKind kind) {
        if (row.null(column)) return std::monostate{};
        if (kind == ColumnKind::number || kind == ColumnKind::flag) return row.integer(column);
        return std::string{row.text(column)};
    }

    Database database_;
};

class DatabaseTarget final : public CopyTarget {
public:
    explicit DatabaseTarget(const std::string& url) : database_{opened(url)} {
        if (version_of(database_) != 0) {
            throw std::runtime_error{"the database is not empty: name an empty one"};
        }
        check_encoding(database_);
        database_.execute("BEGIN");
        make_tables(database_);
        // Their heads are made when all entries are there.
        database_.execute("ALTER TABLE entry DROP CONSTRAINT entry_table_id_fkey");
    }

    void begin(const CopiedTable& table) override {
        table_ = &table;
        rows_.clear();
    }

    void write(const Values& row) override {
        append_int16(rows_, static_cast<std::int16_t>(row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) put(row[i], table_->columns[i].kind);
        if (rows_.size() > chunk_bytes) flush();
    }

    void end() override { flush(); }

    void keep() override {
        database_.execute(
            "INSERT INTO head (log_id, next_seq, link, idle)"
            " SELECT coalesce(table_id, id), coalesce(next, 1), coalesce(link, decode(repeat('00',"
            " 32), 'hex')), coalesce(state NOT IN ('lobby', 'playing'), true) FROM game_table"
            " FULL JOIN (SELECT DISTINCT ON (table_id) table_id, seq + event_count AS next, link"
            " FROM entry ORDER BY table_id, seq DESC) AS last ON table_id = id;"
            "INSERT INTO head (log_id, next_seq, link)"
            " SELECT id, coalesce(last.seq + 1, 1), coalesce(last.link, decode(repeat('00', 32),"
            " 'hex')) FROM journal LEFT JOIN (SELECT DISTINCT ON (journal_id) journal_id, seq, link"
            " FROM journal_entry ORDER BY journal_id, seq DESC) AS last ON journal_id = id;"
            "ALTER TABLE entry ADD CONSTRAINT entry_table_id_fkey FOREIGN KEY (table_id)"
            " REFERENCES head"
        );
        for (const auto& [table, column] :
             {std::pair{"entry", "pos"},
              {"chat", "id"},
              {"journal_entry", "pos"},
              {"journal_invitation", "id"},
              {"audit", "pos"}}) {
            const std::string name{table};
            database_.execute(
                "SELECT setval(pg_get_serial_sequence('" + name + "', '" + column +
                "'), coalesce(max(" + column + "), 0) + 1, false) FROM " + name
            );
        }
        read_through(database_);
        database_.commit();
    }

private:
    static constexpr std::size_t chunk_bytes = std::size_t{1} << 20;

    void put(const Value& value, ColumnKind kind) {
        if (const auto* number = std::get_if<std::int64_t>(&value)) {
            if (kind == ColumnKind::flag) {
                append_int32(rows_, 1);
                rows_ += *number != 0 ? '\1' : '\0';
            } else {
                append_int32(rows_, sizeof(*number));
                append_int64(rows_, *number);
            }
        } else if (const auto* text = std::get_if<std::string>(&value)) {
            append_int32(rows_, static_cast<std::int32_t>(text->size()));
            rows_ += *text;
        } else {
            append_int32(rows_, -1);
        }
    }

    void flush() {
        if (rows_.empty()) return;
        bool given = false;
        const std::string sql = "COPY " + std::string{table_->name} + " (" +
            listed_columns(*table_) + ") FROM STDIN (FORMAT binary)";
        database_.copy_in(sql, [&](std::string& rows) {
            if (given) return false;
            rows = std::move(rows_);
            rows_.clear();
            return given = true;
        });
    }

    Database database_;
    const CopiedTable* table_ = nullptr;
    std::string rows_;
};

}  // namespace
}  // namespace kamchatka::store::pg

namespace kamchatka::store {

std::unique_ptr<CopySource> copy_from_database(const std::string& url) {
    return std::make_unique<pg::DatabaseSource>(url);
}

std::unique_ptr<CopyTarget> copy_to_database(const std::string& url) {
    return std::make_unique<pg::DatabaseTarget>(url);
}

}  // namespace kamchatka::store
