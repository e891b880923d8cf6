// A data folder as one end of a move.
#include "store/copying.hpp"

#include "store/file.hpp"
#include "store/sql/journals_reads.hpp"
#include "store/sqlite/log.hpp"
#include "store/sqlite/schema.hpp"

#include <sodium.h>

#include <filesystem>

namespace kamchatka::store {
namespace {

std::string columns_of(const CopiedTable& table) {
    std::string names;
    for (const Column& column : table.columns) {
        names += (names.empty() ? "" : ", ") + std::string{column.name};
    }
    return names;
}

Value value_at(const Cursor& row, int column, ColumnKind kind) {
    if (row.null(column)) return std::monostate{};
    switch (kind) {
        case ColumnKind::number:
        case ColumnKind::flag: return row.integer(column);
        case ColumnKind::text: return std::string{row.text(column)};
        case ColumnKind::bytes: break;
    }
    const Bytes bytes = row.blob(column);
    return std::string{bytes.begin(), bytes.end()};
}

class FolderSource final : public CopySource {
public:
    explicit FolderSource(const std::string& folder)
        : lock_{folder, FolderLock::Of::existing},
          database_{folder + "/kamchatka.db", Database::Access::alone} {
        const int version = version_of(database_);
        if (version == schema_version) return;
        throw std::runtime_error{
            folder + " is of version " + std::to_string(version) +
            ": start this program's server on it once, then stop it"};
    }

    void read(const CopiedTable& table, const std::function<void(Values&)>& take) override {
        std::string sql = "SELECT " + columns_of(table) + " FROM " + std::string{table.name};
        if (table.name == "setting") sql += " WHERE " + std::string{copied_settings};
        Cursor row = database_.query(sql + " ORDER BY " + std::string{table.order});
        while (row.next()) {
            Values values;
            for (std::size_t i = 0; i < table.columns.size(); ++i) {
                values.push_back(value_at(row, static_cast<int>(i), table.columns[i].kind));
            }
            take(values);
        }
    }

private:
    FolderLock lock_;
    Database database_;
};

class FolderTarget final : public CopyTarget {
public:
    explicit FolderTarget(const std::string& folder)
        : path_{folder + "/kamchatka.db"},
          database_{made(folder), Database::Access::read_write} {
        configure(database_);
        bring_up_to_date(database_);
        database_.execute("BEGIN IMMEDIATE");
    }
    ~FolderTarget() override {
        if (kept_) return;
        std::error_code ignored;
        for (const char* part : {"", "-wal", "-shm"}) {
            std::filesystem::remove(path_ + part, ignored);
        }
    }

    void begin(const CopiedTable& table) override {
        table_ = &table;
        std::string places;
        for (std::size_t i = 1; i <= table.columns.size(); ++i) {
            places += (i == 1 ? "?" : ", ?") + std::to_string(i);
        }
        const std::string sql = "INSERT INTO " + std::string{table.name} + " (" +
            columns_of(table) + ") VALUES (" + places + ")";
        sqlite3_stmt* made = nullptr;
        sqlite3_prepare_v2(database_.handle(), sql.c_str(), -1, &made, nullptr);
        statement_.reset(made);
    }

    void write(const Values& row) override {
        for (std::size_t i = 0; i < row.size(); ++i) bind(static_cast<int>(i), row[i]);
        const int code = sqlite3_step(statement_.get());
        sqlite3_reset(statement_.get());
        if (code != SQLITE_DONE) {
            throw SqliteError{
                code, std::string{table_->name} + ": " + sqlite3_errmsg(database_.handle())};
        }
    }

    void end() override { statement_.reset(); }

    void keep() override {
        verify_log(database_);
        sql::verify_journals(database_);
        database_.execute("COMMIT");
        database_.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        kept_ = true;
    }

private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };

    static std::string made(const std::string& folder) {
        if (sodium_init() < 0) throw std::runtime_error{"no entropy: libsodium did not start"};
        make_folder(folder);
        std::string path = folder + "/kamchatka.db";
        if (std::filesystem::exists(path)) {
            throw std::runtime_error{folder + " holds a database already: name another folder"};
        }
        write_new_file(path, {});
        return path;
    }

    void bind(int column, const Value& value) {
        sqlite3_stmt* statement = statement_.get();
        const int place = column + 1;
        if (const auto* number = std::get_if<std::int64_t>(&value)) {
            sqlite3_bind_int64(statement, place, *number);
        } else if (const auto* text = std::get_if<std::string>(&value)) {
            const auto size = text->size();
            const bool bytes =
                table_->columns[static_cast<std::size_t>(column)].kind == ColumnKind::bytes;
            if (bytes)
                sqlite3_bind_blob64(statement, place, text->data(), size, SQLITE_STATIC);
            else
                sqlite3_bind_text64(
                    statement, place, text->data(), size, SQLITE_STATIC, SQLITE_UTF8
                );
        } else {
            sqlite3_bind_null(statement, place);
        }
    }

    std::string path_;
    Database database_;
    const CopiedTable* table_ = nullptr;
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
    bool kept_ = false;
};

}  // namespace

std::unique_ptr<CopySource> copy_from_folder(const std::string& folder) {
    if (!std::filesystem::exists(folder + "/kamchatka.db")) {
        throw std::runtime_error{folder + " holds no database: name the data folder of a server"};
    }
    return std::make_unique<FolderSource>(folder);
}

std::unique_ptr<CopyTarget> copy_to_folder(const std::string& folder) {
    return std::make_unique<FolderTarget>(folder);
}

}  // namespace kamchatka::store
