// SQLite's C interface, owned and typed: databases, statements, and an exception for what the disk
// did wrong. Nothing is hidden that we have to test: error codes, checkpoints and the file system
// interface stay in sight. A Database serves one thread at a time.
#pragma once

#include <sqlite3.h>

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace kamchatka::store {

using Bytes = std::span<const std::uint8_t>;

// Whatever SQLite refuses. `code` is the extended one (SQLITE_IOERR_FSYNC, ...).
class SqliteError : public std::runtime_error {
public:
    SqliteError(int code, const std::string& what) : std::runtime_error{what}, code_{code} {}

    int code() const { return code_; }
    // The change was refused by the schema; the disk is sound.
    bool refused_by_schema() const { return (code_ & 0xff) == SQLITE_CONSTRAINT; }
    // It refers to a row that is not there; it wants what is another's.
    bool refers_to_none() const { return code_ == SQLITE_CONSTRAINT_FOREIGNKEY; }
    bool is_taken() const {
        return code_ == SQLITE_CONSTRAINT_UNIQUE || code_ == SQLITE_CONSTRAINT_PRIMARYKEY;
    }
    // The statement is at fault, whatever the disk: other statements are not touched by it.
    bool of_the_statement() const;
    // A page that the statement needs is damaged. SQLite goes on in another transaction only.
    bool of_a_page() const { return (code_ & 0xff) == SQLITE_CORRUPT; }
    // It may succeed the next time, and has changed nothing, unless it was a COMMIT.
    bool of_the_moment() const;
    // The COMMIT has not happened: SQLite gave up before the last frame of the write-ahead log was
    // whole. docs/event-log.md says why these and no others.
    bool before_the_commit() const;

private:
    int code_;
};

// The rows of one statement being run. Gives the statement back when it goes out of scope.
class Cursor {
public:
    explicit Cursor(sqlite3_stmt* statement) : statement_{statement} {}
    ~Cursor();
    Cursor(const Cursor&) = delete;
    Cursor& operator=(const Cursor&) = delete;

    // To the next row, the first time to the first; false after the last.
    bool next();

    bool null(int column) const;
    std::int64_t integer(int column) const;
    // Valid until next().
    std::string_view text(int column) const;
    Bytes blob(int column) const;
    // A hash, a link of a chain, a secret. Throws when it has another size.
    std::array<std::uint8_t, 32> digest(int column) const;
    std::optional<std::int64_t> integer_if_any(int column) const;
    std::optional<std::string> text_if_any(int column) const;

private:
    sqlite3_stmt* statement_;
};

class Savepoint;

class Database {
public:
    // As store/sql knows them. Whoever reads in a savepoint reads of one moment.
    using Error = SqliteError;
    using Row = Cursor;
    using Savepoint = store::Savepoint;
    using Moment = store::Savepoint;

    enum class Access : std::uint8_t {
        read_write,
        read_only,
        frozen,  // nobody changes it while it is read, and it has no write-ahead log
        alone,   // nobody else has it open; its write-ahead log is read, and stays as it is
    };

    // Throws when the file cannot be opened. `file_system` names one of SQLite's VFSs; empty for
    // the usual one. But for read_write it must exist, nothing is written and nothing checkpointed;
    // the last two make no file beside it either.
    Database(const std::string& path, Access access, const std::string& file_system = {});

    // Statements without parameters and without interest in their rows; several, split by ';'.
    void execute(const std::string& sql);

    // Runs a statement to its end and says how many rows it changed. Statements are prepared once
    // and kept, so there should be few different ones.
    template <typename... Values>
    std::int64_t run(std::string_view sql, const Values&... values) {
        Cursor cursor{bound(sql, values...)};
        while (cursor.next()) {}
        return sqlite3_changes64(connection_.get());
    }

    // The rows of a query; the same query must not be run again while they are read.
    template <typename... Values>
    Cursor query(std::string_view sql, const Values&... values) {
        return Cursor{bound(sql, values...)};
    }

    sqlite3* handle() { return connection_.get(); }

    // Whether changes wait for a COMMIT. SQLite ends a transaction by itself after some errors.
    bool in_transaction() const { return sqlite3_get_autocommit(connection_.get()) == 0; }

    // Whom to tell of rows that are left out of lists; nobody unless given.
    using OnDamage = std::function<void(const std::string& what, const std::string& why)>;
    void on_damage(OnDamage told) { damaged_ = std::move(told); }
    void left_out(const std::string& what, const std::string& why) const {
        if (damaged_) damaged_(what, why);
    }

private:
    struct Close {
        void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
    };
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };

    sqlite3_stmt* prepared(std::string_view sql);

    template <typename... Values>
    sqlite3_stmt* bound(std::string_view sql, const Values&... values) {
        sqlite3_stmt* statement = prepared(sql);
        int position = 0;
        (bind(statement, ++position, values), ...);
        return statement;
    }

    static void bind(sqlite3_stmt* statement, int position, std::int64_t number);
    static void bind(sqlite3_stmt* statement, int position, std::string_view text);
    static void bind(sqlite3_stmt* statement, int position, Bytes bytes);

    // Parameters are null until bound.
    template <typename T>
    static void bind(sqlite3_stmt* statement, int position, const std::optional<T>& value) {
        if (value) bind(statement, position, *value);
    }

    std::unique_ptr<sqlite3, Close> connection_;
    struct SqlHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view sql) const {
            return std::hash<std::string_view>{}(sql);
        }
    };
    using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;
    std::unordered_map<std::string, Statement, SqlHash, std::equal_to<>> statements_;
    OnDamage damaged_;
};

// Several changes that happen all or not at all, inside a transaction or on their own: undone
// unless kept.
class Savepoint {
public:
    explicit Savepoint(Database& database) : database_{database} { database.run("SAVEPOINT s"); }
    ~Savepoint();
    Savepoint(const Savepoint&) = delete;
    Savepoint& operator=(const Savepoint&) = delete;

    void keep();

private:
    Database& database_;
    bool kept_ = false;
};

}  // namespace kamchatka::store
