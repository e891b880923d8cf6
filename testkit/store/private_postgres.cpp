// See private_postgres.hpp.
#include "testkit/store/private_postgres.hpp"

#include <fcntl.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <thread>

namespace kamchatka::store {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

const passwd* other_account() { return getuid() == 0 ? getpwnam("postgres") : nullptr; }

// Debian keeps them apart, a folder for each version.
std::string program(const std::string& name) {
    std::vector<fs::path> found;
    const fs::path all = "/usr/lib/postgresql";
    if (fs::exists(all)) {
        for (const auto& version : fs::directory_iterator{all}) {
            if (fs::exists(version.path() / "bin" / name)) found.push_back(version.path());
        }
    }
    if (found.empty()) return name;
    return (std::ranges::max(found) / "bin" / name).string();
}

pid_t begin(Words words, const std::string& output) {
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const passwd* account = other_account();
    const pid_t child = fork();
    if (child != 0) return child;
    if (account != nullptr && (setgid(account->pw_gid) != 0 || setuid(account->pw_uid) != 0)) {
        _exit(126);
    }
    prctl(PR_SET_PDEATHSIG, SIGQUIT);
    const int out = open(output.c_str(), O_CREAT | O_WRONLY | O_APPEND, 0600);
    dup2(out, STDOUT_FILENO);
    dup2(out, STDERR_FILENO);
    execvp(arguments[0], arguments.data());
    _exit(127);
}

void complete(Words words, const std::string& output) {
    const std::string name = words.front();
    int status = 0;
    waitpid(begin(std::move(words), output), &status, 0);
    if (status == 0) return;
    std::ifstream said{output};
    throw std::runtime_error{name + ": " + std::string{std::istreambuf_iterator{said}, {}}};
}

void hand_over(const std::string& path) {
    const passwd* account = other_account();
    if (account != nullptr && chown(path.c_str(), account->pw_uid, account->pw_gid) != 0) {
        throw std::runtime_error{"cannot hand " + path + " to " + account->pw_name};
    }
}

template <typename Condition>
void wait_until(Condition condition, const char* what) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds{60};
    while (!condition()) {
        if (std::chrono::steady_clock::now() > until) throw std::runtime_error{what};
        std::this_thread::sleep_for(std::chrono::milliseconds{20});
    }
}

}  // namespace

PrivatePostgres::PrivatePostgres() : PrivatePostgres{Words{}} {
    complete(
        {program("initdb"),
         "-D",
         folder_.file("data"),
         "-U",
         "postgres",
         "-A",
         "trust",
         "-E",
         "UTF8",
         "--locale=C.UTF-8",
         "--no-sync"},
        folder_.file("initdb.log")
    );
    start();
}

PrivatePostgres::PrivatePostgres(Words settings) : settings_{std::move(settings)} {
    hand_over(folder_.path());
}

PrivatePostgres::~PrivatePostgres() {
    if (server_ == 0) return;
    go_on();
    ::kill(server_, SIGQUIT);
    waitpid(server_, nullptr, 0);
}

void PrivatePostgres::start() {
    Words words{
        program("postgres"),
        "-D",
        folder_.file("data"),
        "-k",
        folder_.path(),
        "-c",
        "listen_addresses=",
        "-c",
        "fsync=off",
        "-c",
        "shared_buffers=32MB",
        "-c",
        "max_connections=60",
        "-c",
        "wal_sender_timeout=0"};
    for (const std::string& setting : settings_) {
        words.emplace_back("-c");
        words.push_back(setting);
    }
    wait_until(
        [&] {
            if (server_ == 0) server_ = begin(words, folder_.file("server.log"));
            // It refuses to start until the last process of the one before is gone.
            if (waitpid(server_, nullptr, WNOHANG) == server_) server_ = 0;
            return server_ != 0 && answers();
        },
        "PostgreSQL does not start"
    );
}

bool PrivatePostgres::answers() const { return PQping(url("postgres").c_str()) == PQPING_OK; }

void PrivatePostgres::kill() {
    for (const pid_t process : processes()) ::kill(process, SIGKILL);
    waitpid(server_, nullptr, 0);
    server_ = 0;
}

void PrivatePostgres::pause() {
    for (const pid_t process : processes()) ::kill(process, SIGSTOP);
}

void PrivatePostgres::go_on() {
    for (const pid_t process : processes()) ::kill(process, SIGCONT);
}

// The server, and those it has begun.
std::vector<pid_t> PrivatePostgres::processes() const {
    std::vector<pid_t> all{server_};
    const std::string id = std::to_string(server_);
    std::ifstream children{"/proc/" + id + "/task/" + id + "/children"};
    for (pid_t child = 0; children >> child;) all.push_back(child);
    return all;
}

std::unique_ptr<PrivatePostgres> PrivatePostgres::add_standby() {
    std::unique_ptr<PrivatePostgres> standby{new PrivatePostgres{Words{}}};
    complete(
        {program("pg_basebackup"),
         "-h",
         folder_.path(),
         "-U",
         "postgres",
         "-D",
         standby->folder_.file("data"),
         "-R",
         "-c",
         "fast",
         "--no-sync"},
        standby->folder_.file("copy.log")
    );
    standby->start();
    settings_.emplace_back("synchronous_standby_names=*");
    ask("postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'");
    ask("postgres", "SELECT pg_reload_conf()");
    wait_until(
        [&] { return ask("postgres", "SELECT sync_state FROM pg_stat_replication") == "sync"; },
        "the standby does not follow"
    );
    return standby;
}

void PrivatePostgres::promote() { ask("postgres", "SELECT pg_promote()"); }

std::string PrivatePostgres::url(const std::string& database) const {
    return url({this}, database);
}

std::string PrivatePostgres::url(
    const std::vector<const PrivatePostgres*>& all, const std::string& name
) {
    std::string hosts;
    for (const PrivatePostgres* each : all) {
        hosts += (hosts.empty() ? "" : ",") + each->folder_.path();
    }
    return "postgres:///" + name + "?user=postgres&host=" + hosts;
}

std::string PrivatePostgres::ask(const std::string& database, const std::string& sql) const {
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection{
        PQconnectdb(url(database).c_str()), PQfinish};
    const std::unique_ptr<PGresult, decltype(&PQclear)> result{
        PQexec(connection.get(), sql.c_str()), PQclear};
    if (PQresultStatus(result.get()) == PGRES_FATAL_ERROR) {
        throw std::runtime_error{sql + ": " + PQerrorMessage(connection.get())};
    }
    return PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

PrivatePostgres& shared_postgres() {
    static PrivatePostgres server;
    return server;
}

namespace {

constexpr const char* template_name = "kamchatka_template";

// Where the key of the template is.
const std::string& template_key() {
    static const TemporaryFolder folder;
    static const std::string key = [] {
        const PrivatePostgres& server = shared_postgres();
        server.ask("postgres", std::string{"CREATE DATABASE "} + template_name);
        open_store(SharedDatabase{
            .url = server.url(template_name),
            .node = "template",
            .key = folder.file("key"),
            .protection = Protection::done_without});
        return folder.file("key");
    }();
    return key;
}

}  // namespace

PrivateDatabase::PrivateDatabase() {
    static std::atomic<int> count = 0;
    name_ = "test" + std::to_string(++count);
    fs::copy_file(template_key(), key());
    fs::permissions(key(), fs::perms::owner_read | fs::perms::owner_write);
    shared_postgres().ask("postgres", "CREATE DATABASE " + name_ + " TEMPLATE " + template_name);
}

PrivateDatabase::~PrivateDatabase() {
    try {
        shared_postgres().ask("postgres", "DROP DATABASE " + name_ + " WITH (FORCE)");
    } catch (const std::exception&) {
        // It goes with its server.
    }
}

SharedDatabase PrivateDatabase::as(const std::string& node) const {
    return {.url = url(), .node = node, .key = key(), .protection = Protection::done_without};
}

}  // namespace kamchatka::store
