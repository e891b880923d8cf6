// A PostgreSQL of one's own: made in a temporary folder, reached through a socket in it, gone with
// it. As another account where the tests run as root, which PostgreSQL refuses.
#pragma once

#include "testkit/store/fixture.hpp"

#include <sys/types.h>

#include <memory>
#include <string>
#include <vector>

namespace kamchatka::store {

class PrivatePostgres {
public:
    // Empty, and started.
    PrivatePostgres();
    ~PrivatePostgres();
    PrivatePostgres(const PrivatePostgres&) = delete;
    PrivatePostgres& operator=(const PrivatePostgres&) = delete;

    // A copy of it that follows it, started; from now on this one acknowledges what the copy has.
    std::unique_ptr<PrivatePostgres> add_standby();
    void promote();

    void start();
    void kill();   // -9
    void pause();  // every process of it
    void go_on();

    // Where a database of that name is; or of the first of several servers that may write.
    std::string url(const std::string& database) const;
    static std::string url(const std::vector<const PrivatePostgres*>& all, const std::string& name);

    // Runs SQL there as the server's own account; the first column of the first row.
    std::string ask(const std::string& database, const std::string& sql) const;
    bool answers() const;

private:
    explicit PrivatePostgres(std::vector<std::string> settings);
    std::vector<pid_t> processes() const;

    TemporaryFolder folder_;
    std::vector<std::string> settings_;
    pid_t server_ = 0;
};

// The server that the tests of a program share, started when it is first asked for.
PrivatePostgres& shared_postgres();

// A database with the tables of a store in it, and its key beside; gone with this.
class PrivateDatabase {
public:
    PrivateDatabase();
    ~PrivateDatabase();
    PrivateDatabase(const PrivateDatabase&) = delete;
    PrivateDatabase& operator=(const PrivateDatabase&) = delete;

    const std::string& name() const { return name_; }
    std::string url() const { return shared_postgres().url(name_); }
    std::string key() const { return folder_.file("key"); }
    SharedDatabase as(const std::string& node) const;

private:
    std::string name_;
    TemporaryFolder folder_;
};

}  // namespace kamchatka::store
