// libpq, called without ever blocking in it for longer than the patience of the connection.
#include "store/postgres/postgres.hpp"

#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>

namespace kamchatka::store::pg {
namespace {

constexpr int binary_results = 1;

// Of every session. A commit is never cut short by a timeout: it would count all the same.
constexpr const char* session_settings =
    "SET client_min_messages = warning;"
    "SET lock_timeout = '3s';"
    "SET statement_timeout = 0;"
    "SET idle_in_transaction_session_timeout = 0;"
    "SET default_transaction_isolation = 'read committed';"
    "SET standard_conforming_strings = on;"
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') IN ('off', 'local')";

std::string field(const PGresult* result, int code) {
    const char* text = PQresultErrorField(result, code);
    return text == nullptr ? "" : text;
}

// What ends a session, or makes it useless: the server goes down, or has become a standby.
bool ends_session(const std::string& state) {
    return state.empty() || state.starts_with("08") || state.starts_with("57P") || state == "25006";
}

}  // namespace

bool PostgresError::of_the_moment() const {
    return state_ == "40001" || state_ == "40P01" || state_ == "55P03" || state_ == "57014";
}

std::int64_t Rows::integer(int column) const {
    const auto bytes = blob(column);
    std::int64_t number = !bytes.empty() && bytes.size() > 1 && (bytes[0] & 0x80) != 0 ? -1 : 0;
    for (const std::uint8_t byte : bytes) number = (number << 8) | byte;
    return number;
}

std::string_view Rows::text(int column) const {
    const auto length = static_cast<std::size_t>(PQgetlength(result_.get(), at_, column));
    return {PQgetvalue(result_.get(), at_, column), length};
}

Bytes Rows::blob(int column) const {
    const std::string_view bytes = text(column);
    return {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
}

std::array<std::uint8_t, 32> Rows::digest(int column) const {
    std::array<std::uint8_t, 32> digest{};
    const Bytes stored = blob(column);
    if (stored.size() != digest.size()) throw std::runtime_error{"a digest of the wrong size"};
    std::ranges::copy(stored, digest.begin());
    return digest;
}

std::optional<std::int64_t> Rows::integer_if_any(int column) const {
    if (null(column)) return std::nullopt;
    return integer(column);
}

std::optional<std::string> Rows::text_if_any(int column) const {
    if (null(column)) return std::nullopt;
    return std::string{text(column)};
}

std::int64_t Rows::changed() const {
    const char* text = PQcmdTuples(result_.get());
    std::int64_t count = 0;
    std::from_chars(text, text + std::strlen(text), count);
    return count;
}

void Database::connect() {
    connection_.reset();
    statements_.clear();
    constexpr std::array keys{
        "dbname",
        "application_name",
        "client_encoding",
        "connect_timeout",
        "target_session_attrs",
        "tcp_user_timeout",
        "keepalives_idle",
        "keepalives_interval",
        "keepalives_count",
        static_cast<const char*>(nullptr)};
    const std::array values{
        options_.url.c_str(),
        options_.name.c_str(),
        "UTF8",
        "3",
        "read-write",
        "3000",
        "2",
        "1",
        "2",
        static_cast<const char*>(nullptr)};
    std::unique_ptr<PGconn, Finish> made{PQconnectdbParams(keys.data(), values.data(), 1)};
    if (PQstatus(made.get()) != CONNECTION_OK) {
        std::string why = PQerrorMessage(made.get());
        while (!why.empty() && why.back() == '\n') why.pop_back();
        throw Lost{why};
    }
    PQsetNoticeReceiver(made.get(), hear, warning_.get());
    PQsetnonblocking(made.get(), 1);
    connection_ = std::move(made);
    execute(session_settings);
    auto row = query("SELECT pg_postmaster_start_time()::text");
    row.next();
    server_ = std::string{PQhost(connection_.get())} + ' ' + PQport(connection_.get()) + ' ' +
        std::string{row.text(0)};
}

void Database::hear(void* warning, const PGresult* notice) {
    if (field(notice, PG_DIAG_SEVERITY_NONLOCALIZED) != "WARNING") return;
    *static_cast<std::string*>(warning) = field(notice, PG_DIAG_MESSAGE_PRIMARY);
}

void Database::lose(const std::string& why) {
    connection_.reset();
    throw Lost{why};
}

void Database::refuse(PGresult* result) {
    const Rows owned{result};
    const std::string state = field(result, PG_DIAG_SQLSTATE);
    std::string what = field(result, PG_DIAG_MESSAGE_PRIMARY);
    if (what.empty()) what = PQerrorMessage(connection_.get());
    if (ends_session(state) || PQstatus(connection_.get()) != CONNECTION_OK) lose(what);
    throw PostgresError{state, what};
}

void Database::wait_for(short events, Clock::time_point until) {
    while (true) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now());
        if (left.count() <= 0) lose("the database does not answer");
        pollfd socket{.fd = PQsocket(connection_.get()), .events = events, .revents = 0};
        const int ready =
            poll(&socket, 1, static_cast<int>(std::min<std::int64_t>(left.count(), 60'000)));
        if (ready > 0) return;
        if (ready < 0 && errno != EINTR) lose(std::strerror(errno));
    }
}

void Database::send(int accepted) {
    if (accepted == 0) lose(PQerrorMessage(connection_.get()));
    const auto until = Clock::now() + options_.patience;
    while (true) {
        const int left = PQflush(connection_.get());
        if (left == 0) return;
        if (left < 0) lose(PQerrorMessage(connection_.get()));
        wait_for(POLLIN | POLLOUT, until);
        if (PQconsumeInput(connection_.get()) == 0) lose(PQerrorMessage(connection_.get()));
    }
}

PGresult* Database::next_result(Clock::time_point until) {
    while (PQisBusy(connection_.get()) != 0) {
        wait_for(POLLIN, until);
        if (PQconsumeInput(connection_.get()) == 0) lose(PQerrorMessage(connection_.get()));
    }
    return PQgetResult(connection_.get());
}

// The last of the answers to what was sent; throws the first error among them.
Rows Database::only_result() {
    const auto until = Clock::now() + options_.patience;
    Rows last{nullptr};
    Rows wrong{nullptr};
    while (PGresult* result = next_result(until)) {
        const bool failed = PQresultStatus(result) == PGRES_FATAL_ERROR;
        (failed ? wrong : last) = Rows{result};
        if (PQresultStatus(result) == PGRES_COPY_IN) return last;
    }
    if (wrong.result() != nullptr) refuse(std::exchange(wrong, Rows{nullptr}).release());
    return last;
}

void Database::execute(const std::string& sql) {
    if (!connected()) throw Lost{"not connected"};
    send(PQsendQuery(connection_.get(), sql.c_str()));
    only_result();
}

const std::string& Database::prepared(std::string_view sql) {
    auto found = statements_.find(sql);
    if (found == statements_.end()) {
        const std::string name = "k" + std::to_string(statements_.size());
        const std::string text{sql};
        send(PQsendPrepare(connection_.get(), name.c_str(), text.c_str(), 0, nullptr));
        only_result();
        found = statements_.emplace(text, name).first;
    }
    return found->second;
}

void Database::send_prepared(const std::string& name, const Parameters& values) {
    send(PQsendQueryPrepared(
        connection_.get(),
        name.c_str(),
        values.count(),
        values.values(),
        values.lengths(),
        values.formats(),
        binary_results
    ));
}

Rows Database::ask(std::string_view sql, const Parameters& values) {
    if (!connected()) throw Lost{"not connected"};
    send_prepared(prepared(sql), values);
    return only_result();
}

void Database::commit() {
    warning_->clear();
    if (!connected()) throw Lost{"not connected"};
    send(PQsendQuery(connection_.get(), "COMMIT"));
    const Rows answer = only_result();
    if (!warning_->empty()) lose(*warning_);
    if (std::string_view{PQcmdStatus(answer.result())} != "COMMIT") {
        throw PostgresError{"25P02", "the transaction had failed before its COMMIT"};
    }
}

bool Database::in_transaction() const {
    return connected() && PQtransactionStatus(connection_.get()) != PQTRANS_IDLE;
}

void Database::roll_back() {
    if (in_transaction()) execute("ROLLBACK");
}

std::vector<Rows> Database::transact(std::vector<Call> calls) {
    if (!connected()) throw Lost{"not connected"};
    calls.insert(calls.begin(), Call{"BEGIN"});
    calls.push_back({"COMMIT"});
    std::vector<const std::string*> names;
    for (const Call& call : calls) names.push_back(&prepared(call.sql));
    warning_->clear();
    PQenterPipelineMode(connection_.get());
    for (std::size_t i = 0; i < calls.size(); ++i) send_prepared(*names[i], calls[i].values);
    send(PQpipelineSync(connection_.get()));
    const auto until = Clock::now() + options_.patience;
    std::vector<Rows> answers;
    Rows wrong{nullptr};
    while (true) {
        PGresult* result = next_result(until);
        if (result == nullptr) {  // between the answers to two calls
            if (PQstatus(connection_.get()) != CONNECTION_OK) {
                lose(PQerrorMessage(connection_.get()));
            }
            continue;
        }
        Rows answer{result};
        const ExecStatusType status = PQresultStatus(result);
        if (status == PGRES_PIPELINE_SYNC) break;
        if (status == PGRES_FATAL_ERROR && wrong.result() == nullptr) {
            wrong = std::move(answer);
            if (PQstatus(connection_.get()) != CONNECTION_OK) refuse(wrong.release());
        } else if (status != PGRES_PIPELINE_ABORTED && status != PGRES_FATAL_ERROR) {
            answers.push_back(std::move(answer));
        }
    }
    PQexitPipelineMode(connection_.get());
    if (wrong.result() != nullptr) refuse(wrong.release());
    if (!warning_->empty()) lose(*warning_);
    return answers;
}

void Database::listen(int other, std::chrono::milliseconds most) {
    const auto called = [this] {
        bool any = false;
        while (PGnotify* notify = PQnotifies(connection_.get())) {
            PQfreemem(notify);
            any = true;
        }
        return any;
    };
    if (connected() && called()) return;
    std::array<pollfd, 2> sockets{
        pollfd{.fd = other, .events = POLLIN, .revents = 0},
        pollfd{
            .fd = connected() ? PQsocket(connection_.get()) : -1, .events = POLLIN, .revents = 0}};
    poll(sockets.data(), sockets.size(), static_cast<int>(most.count()));
    if (sockets[1].revents == 0) return;
    if (PQconsumeInput(connection_.get()) == 0) lose(PQerrorMessage(connection_.get()));
    called();
}

void Database::copy_in(const std::string& sql, const std::function<bool(std::string& row)>& next) {
    if (!connected()) throw Lost{"not connected"};
    send(PQsendQuery(connection_.get(), sql.c_str()));
    only_result();
    const auto put = [&](const std::string& bytes) {
        send(PQputCopyData(connection_.get(), bytes.data(), static_cast<int>(bytes.size())));
    };
    std::string header{"PGCOPY\n\377\r\n\0", 11};
    append_int32(header, 0);
    append_int32(header, 0);
    put(header);
    std::string row;
    while (next(row)) {
        put(row);
        row.clear();
    }
    std::string end;
    append_int16(end, -1);
    put(end);
    send(PQputCopyEnd(connection_.get(), nullptr));
    only_result();
}

Savepoint::~Savepoint() {
    if (kept_ || !database_.connected()) return;
    try {
        database_.execute("ROLLBACK TO s; RELEASE s");
    } catch (const PostgresError&) {
        // So will the commit that follows, and that is thrown.
    }
}

void Savepoint::keep() {
    database_.run("RELEASE s");
    kept_ = true;
}

Moment::Moment(Database& database) : database_{database}, own_{!database.in_transaction()} {
    if (own_) database.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
}

Moment::~Moment() {
    if (!own_ || !database_.connected()) return;
    try {
        database_.execute("ROLLBACK");
    } catch (const PostgresError&) {
        database_.disconnect();
    }
}

}  // namespace kamchatka::store::pg
