// The C interface of SQLite, called.
#include "store/sqlite/sqlite.hpp"

#include <algorithm>
#include <cassert>
#include <cctype>
#include <cstring>
#include <utility>

namespace kamchatka::store {
namespace {

[[noreturn]] void fail(sqlite3* connection, const std::string& doing) {
    const int code = sqlite3_extended_errcode(connection);
    throw SqliteError{code, doing + ": " + sqlite3_errmsg(connection)};
}

void check_bound(sqlite3_stmt* statement, int code) {
    if (code != SQLITE_OK) fail(sqlite3_db_handle(statement), "a parameter");
}

int flags_of(Database::Access access) {
    switch (access) {
        case Database::Access::read_write: return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
        case Database::Access::read_only: return SQLITE_OPEN_READONLY;
        case Database::Access::frozen: return SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
        case Database::Access::alone: return SQLITE_OPEN_READWRITE;
    }
    return SQLITE_OPEN_READONLY;
}

// What SQLite opens: the path, or an address that says more about it.
std::string name_of(const std::string& path, Database::Access access) {
    if (access != Database::Access::frozen) return path;
    constexpr std::string_view digits = "0123456789abcdef";
    std::string name = "file:";
    for (const char letter : path) {
        const auto code = static_cast<unsigned char>(letter);
        const bool plain = std::isalnum(code) != 0 || std::strchr("/._-", letter) != nullptr;
        if (plain)
            name += letter;
        else
            name.append({'%', digits[code >> 4U], digits[code & 0xfU]});
    }
    return name + "?immutable=1";
}

// Whether its parameters, ?1 or $1, are named first in the order of their numbers.
[[maybe_unused]] bool numbered_in_order(sqlite3_stmt* statement) {
    for (int i = 1; i <= sqlite3_bind_parameter_count(statement); ++i) {
        const char* name = sqlite3_bind_parameter_name(statement, i);
        if (name == nullptr || name + 1 != std::to_string(i)) return false;
    }
    return true;
}

std::string_view text_of(sqlite3_stmt* statement, int column) {
    const unsigned char* text = sqlite3_column_text(statement, column);
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, column));
    return {reinterpret_cast<const char*>(text), text == nullptr ? 0 : size};
}

}  // namespace

bool SqliteError::of_the_statement() const {
    switch (code_ & 0xff) {
        case SQLITE_ERROR:
        case SQLITE_CONSTRAINT:
        case SQLITE_MISMATCH:
        case SQLITE_MISUSE:
        case SQLITE_RANGE:
        case SQLITE_SCHEMA:
        case SQLITE_TOOBIG: return true;
        default: return false;
    }
}

bool SqliteError::of_the_moment() const {
    switch (code_ & 0xff) {
        case SQLITE_FULL:
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
        case SQLITE_NOMEM:
        case SQLITE_INTERRUPT:
        case SQLITE_PROTOCOL: return true;
        default: return false;
    }
}

bool SqliteError::before_the_commit() const {
    return (code_ & 0xff) == SQLITE_FULL || (code_ & 0xff) == SQLITE_BUSY;
}

Cursor::~Cursor() {
    // The code of the last step again; it was thrown then.
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
}

bool Cursor::next() {
    const int code = sqlite3_step(statement_);
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) return false;
    fail(sqlite3_db_handle(statement_), sqlite3_sql(statement_));
}

bool Cursor::null(int column) const {
    return sqlite3_column_type(statement_, column) == SQLITE_NULL;
}

std::int64_t Cursor::integer(int column) const { return sqlite3_column_int64(statement_, column); }

std::string_view Cursor::text(int column) const { return text_of(statement_, column); }

Bytes Cursor::blob(int column) const {
    const auto* bytes = static_cast<const std::uint8_t*>(sqlite3_column_blob(statement_, column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return {bytes, bytes == nullptr ? 0 : size};
}

std::array<std::uint8_t, 32> Cursor::digest(int column) const {
    std::array<std::uint8_t, 32> digest{};
    const Bytes stored = blob(column);
    if (stored.size() != digest.size()) throw std::runtime_error{"a digest of the wrong size"};
    std::ranges::copy(stored, digest.begin());
    return digest;
}

std::optional<std::int64_t> Cursor::integer_if_any(int column) const {
    if (null(column)) return std::nullopt;
    return integer(column);
}

std::optional<std::string> Cursor::text_if_any(int column) const {
    if (null(column)) return std::nullopt;
    return std::string{text(column)};
}

Database::Database(const std::string& path, Access access, const std::string& file_system) {
    sqlite3* opened = nullptr;
    const int code = sqlite3_open_v2(
        name_of(path, access).c_str(),
        &opened,
        flags_of(access) | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
        file_system.empty() ? nullptr : file_system.c_str()
    );
    connection_.reset(opened);
    if (code != SQLITE_OK) {
        throw SqliteError{code, "cannot open " + path + ": " + sqlite3_errstr(code)};
    }
    if (access != Access::read_write) {
        sqlite3_db_config(opened, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    }
    sqlite3_busy_timeout(opened, 5000);
    // Whoever has it alone needs no index of the write-ahead log to share.
    if (access == Access::alone) {
        execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = ON");
    }
}

void Database::execute(const std::string& sql) {
    if (sqlite3_exec(handle(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
        fail(handle(), sql);
    }
}

sqlite3_stmt* Database::prepared(std::string_view sql) {
    auto found = statements_.find(sql);
    if (found == statements_.end()) {
        sqlite3_stmt* made = nullptr;
        const int size = static_cast<int>(sql.size());
        const int code = sqlite3_prepare_v3(
            handle(), sql.data(), size, SQLITE_PREPARE_PERSISTENT, &made, nullptr
        );
        if (code != SQLITE_OK) fail(handle(), std::string{sql});
        assert(numbered_in_order(made) && "parameters are bound by their place");
        found = statements_.emplace(sql, Statement{made}).first;
    }
    sqlite3_stmt* statement = found->second.get();
    assert(sqlite3_stmt_busy(statement) == 0 && "a query run again while it is read");
    return statement;
}

void Database::bind(sqlite3_stmt* statement, int position, std::int64_t number) {
    check_bound(statement, sqlite3_bind_int64(statement, position, number));
}

void Database::bind(sqlite3_stmt* statement, int position, std::string_view text) {
    const char* data = text.data() == nullptr ? "" : text.data();
    const int code =
        sqlite3_bind_text64(statement, position, data, text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    check_bound(statement, code);
}

void Database::bind(sqlite3_stmt* statement, int position, Bytes bytes) {
    const int code = bytes.empty()
        ? sqlite3_bind_zeroblob(statement, position, 0)
        : sqlite3_bind_blob64(statement, position, bytes.data(), bytes.size(), SQLITE_TRANSIENT);
    check_bound(statement, code);
}

Savepoint::~Savepoint() {
    if (kept_) return;
    // When even this fails, so will the commit that follows, and that is thrown.
    sqlite3_exec(database_.handle(), "ROLLBACK TO s; RELEASE s", nullptr, nullptr, nullptr);
}

void Savepoint::keep() {
    database_.run("RELEASE s");
    kept_ = true;
}

}  // namespace kamchatka::store
