// libpq owned and typed, as store/sqlite/sqlite.hpp does for SQLite: connections, statements, rows,
// and an exception for what the server or the network did wrong. Nothing waits for ever: an answer
// that does not come in time costs the connection. A Database serves one thread at a time.
#pragma once

#include "store/postgres/parameters.hpp"

#include <libpq-fe.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kamchatka::store::pg {

// Whatever the server refuses. `state` is the SQLSTATE of five characters.
class PostgresError : public std::runtime_error {
public:
    PostgresError(std::string state, const std::string& what)
        : std::runtime_error{what},
          state_{std::move(state)} {}

    const std::string& state() const { return state_; }
    bool refers_to_none() const { return state_ == "23503"; }
    bool is_taken() const { return state_ == "23505"; }
    // It has changed nothing and may succeed the next time: a deadlock, somebody else's lock.
    bool of_the_moment() const;
    // No space, no memory: nothing is stored until there is.
    bool of_the_disk() const { return state_.starts_with("53") || state_.starts_with("58"); }
    // Another writer of this node's name was here (schema.cpp).
    bool of_the_fence() const { return state_ == "KAM01"; }

private:
    std::string state_;
};

// The connection is of no use any more. Whether a COMMIT that was under way counts, nobody knows.
class Lost final : public PostgresError {
public:
    explicit Lost(const std::string& what) : PostgresError{"08006", what} {}
};

// The rows of one answer, all of them here.
class Rows {
public:
    explicit Rows(PGresult* result) : result_{result} {}

    // To the next row, the first time to the first; false after the last.
    bool next() { return ++at_ < PQntuples(result_.get()); }

    bool null(int column) const { return PQgetisnull(result_.get(), at_, column) != 0; }
    // Of any width; true is 1.
    std::int64_t integer(int column) const;
    std::string_view text(int column) const;
    Bytes blob(int column) const;
    // A hash, a link of a chain, a secret. Throws when it has another size.
    std::array<std::uint8_t, 32> digest(int column) const;
    std::optional<std::int64_t> integer_if_any(int column) const;
    std::optional<std::string> text_if_any(int column) const;

    std::int64_t changed() const;  // how many rows the statement changed
    PGresult* result() const { return result_.get(); }
    PGresult* release() { return result_.release(); }

private:
    struct Clear {
        void operator()(PGresult* result) const { PQclear(result); }
    };
    std::unique_ptr<PGresult, Clear> result_;
    int at_ = -1;
};

class Savepoint;
class Moment;

// A process under a name: who comes after it has a higher incarnation.
struct Node {
    std::string name;
    std::int64_t incarnation = 0;
};

struct ConnectionOptions {
    std::string url;   // postgres://...
    std::string name;  // as the server shows it
    std::chrono::milliseconds patience{3000};
};

class Database {
public:
    // As store/sql knows them.
    using Error = PostgresError;
    using Row = Rows;
    using Savepoint = pg::Savepoint;
    using Moment = pg::Moment;

    explicit Database(ConnectionOptions options) : options_{std::move(options)} {}

    // Anew; throws Lost when that cannot be. The session is one that may write.
    void connect();
    void disconnect() { connection_.reset(); }
    bool connected() const { return connection_ != nullptr; }
    // Which server it is, and since which start: another one may know more, or less.
    const std::string& server() const { return server_; }

    // Statements without parameters and without interest in their rows; several, split by ';'.
    void execute(const std::string& sql);

    // Runs a statement to its end and says how many rows it changed. Statements are prepared once
    // a connection, so there should be few different ones.
    template <typename... Values>
    std::int64_t run(std::string_view sql, const Values&... values) {
        return query(sql, values...).changed();
    }

    template <typename... Values>
    Rows query(std::string_view sql, const Values&... values) {
        return ask(sql, Parameters{values...});
    }

    struct Call {
        std::string_view sql;
        Parameters values{};
    };
    Rows query(const Call& call) { return ask(call.sql, call.values); }

    // COMMIT. Throws Lost when it may or may not count: also when a warning came with it, since the
    // server says `COMMIT` though no standby has it when the wait for one was cancelled.
    void commit();
    void roll_back();
    bool in_transaction() const;

    // BEGIN, the calls, COMMIT: sent at once, answered at once (pipeline mode). Throws as commit().
    std::vector<Rows> transact(std::vector<Call> calls);

    // One row after the other into a table, in COPY's binary format.
    void copy_in(const std::string& sql, const std::function<bool(std::string& row)>& next);

    // Returns when the server calls for this session (LISTEN), when `other` can be read, or when
    // the time is over.
    void listen(int other, std::chrono::milliseconds most);

    // In whose name logs are written through it.
    void act_as(Node node) { node_ = std::move(node); }
    const Node& node() const { return node_; }

    // Whom to tell of rows that are left out of lists; nobody unless given.
    using OnDamage = std::function<void(const std::string& what, const std::string& why)>;
    void on_damage(OnDamage told) { damaged_ = std::move(told); }
    void left_out(const std::string& what, const std::string& why) const {
        if (damaged_) damaged_(what, why);
    }

    // Whom to tell of changes that are refused because a log is another node's.
    void on_fenced(std::function<void()> told) { fenced_ = std::move(told); }
    void fenced() const {
        if (fenced_) fenced_();
    }

private:
    using Clock = std::chrono::steady_clock;
    struct Finish {
        void operator()(PGconn* connection) const { PQfinish(connection); }
    };
    struct SqlHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view sql) const {
            return std::hash<std::string_view>{}(sql);
        }
    };

    Rows ask(std::string_view sql, const Parameters& values);
    const std::string& prepared(std::string_view sql);
    void send(int accepted);
    void send_prepared(const std::string& name, const Parameters& values);
    void wait_for(short events, Clock::time_point until);
    PGresult* next_result(Clock::time_point until);
    Rows only_result();
    [[noreturn]] void lose(const std::string& why);
    [[noreturn]] void refuse(PGresult* result);
    static void hear(void* warning, const PGresult* notice);

    ConnectionOptions options_;
    std::unique_ptr<PGconn, Finish> connection_;
    std::unordered_map<std::string, std::string, SqlHash, std::equal_to<>> statements_;
    // Since the last COMMIT began. It has a place of its own, for libpq to find it there.
    std::unique_ptr<std::string> warning_ = std::make_unique<std::string>();
    std::string server_;
    Node node_;
    OnDamage damaged_;
    std::function<void()> fenced_;
};

// Several changes that happen all or not at all inside a transaction: undone unless kept.
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

// What is read in it is of one moment, unless there is a transaction already.
class Moment {
public:
    explicit Moment(Database& database);
    ~Moment();
    Moment(const Moment&) = delete;
    Moment& operator=(const Moment&) = delete;

private:
    Database& database_;
    const bool own_;
};

}  // namespace kamchatka::store::pg
