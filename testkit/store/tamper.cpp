#include "testkit/store/tamper.hpp"

#include <sqlite3.h>

#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace kamchatka::store {
namespace {

struct CloseDatabase {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
};
using Opened = std::unique_ptr<sqlite3, CloseDatabase>;

Opened open_past_the_ports(const std::string& path) {
    sqlite3* opened = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &opened, SQLITE_OPEN_READWRITE, nullptr);
    Opened database{opened};
    if (code != SQLITE_OK) throw std::runtime_error{"cannot open " + path};
    return database;
}

void run(sqlite3* database, const std::string& sql) {
    if (sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK) return;
    throw std::runtime_error{sql + ": " + sqlite3_errmsg(database)};
}

long long number_of(sqlite3* database, const std::string& sql) {
    long long number = 0;
    const auto take = [](void* to, int, char** values, char**) {
        if (values[0] != nullptr) *static_cast<long long*>(to) = std::stoll(values[0]);
        return 0;
    };
    if (sqlite3_exec(database, sql.c_str(), take, &number, nullptr) != SQLITE_OK) {
        throw std::runtime_error{sql + ": " + sqlite3_errmsg(database)};
    }
    return number;
}

}  // namespace

void tamper(const std::string& database, const std::string& sql) {
    const Opened opened = open_past_the_ports(database);
    std::string drops;
    const auto add = [](void* to, int, char** values, char**) {
        *static_cast<std::string*>(to) += std::string{"DROP TRIGGER "} + values[0] + ";";
        return 0;
    };
    sqlite3_exec(
        opened.get(), "SELECT name FROM sqlite_schema WHERE type = 'trigger'", add, &drops, nullptr
    );
    run(opened.get(), "PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF");
    run(opened.get(), drops + sql);
    run(opened.get(), "PRAGMA wal_checkpoint(TRUNCATE)");
}

void break_root_page(const std::string& database, const std::string& of_table) {
    long long page = 0;
    long long size = 0;
    {
        const Opened opened = open_past_the_ports(database);
        run(opened.get(), "PRAGMA wal_checkpoint(TRUNCATE)");
        page = number_of(
            opened.get(), "SELECT rootpage FROM sqlite_schema WHERE name = '" + of_table + "'"
        );
        size = number_of(opened.get(), "PRAGMA page_size");
    }
    std::fstream file{database, std::ios::binary | std::ios::in | std::ios::out};
    file.seekp((page - 1) * size);
    const std::string noise(static_cast<std::size_t>(size), '\x5a');
    file.write(noise.data(), static_cast<std::streamsize>(noise.size()));
}

std::string dump_of(const std::string& database) {
    const Opened opened = open_past_the_ports(database);
    const auto add_name = [](void* to, int, char** values, char**) {
        static_cast<std::vector<std::string>*>(to)->emplace_back(values[0]);
        return 0;
    };
    std::vector<std::string> tables;
    sqlite3_exec(
        opened.get(),
        "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name",
        add_name,
        &tables,
        nullptr
    );
    std::string dump;
    for (const std::string& table : tables) {
        sqlite3_stmt* rows = nullptr;
        sqlite3_prepare_v2(
            opened.get(), ("SELECT * FROM " + table + " ORDER BY 1").c_str(), -1, &rows, nullptr
        );
        while (sqlite3_step(rows) == SQLITE_ROW) {
            dump += table;
            for (int i = 0; i < sqlite3_column_count(rows); ++i) {
                dump += '|' + std::to_string(sqlite3_column_type(rows, i)) + ':';
                const auto* bytes = static_cast<const char*>(sqlite3_column_blob(rows, i));
                if (bytes != nullptr) {
                    dump.append(bytes, static_cast<std::size_t>(sqlite3_column_bytes(rows, i)));
                }
            }
            dump += '\n';
        }
        sqlite3_finalize(rows);
    }
    return dump;
}

long long ask_database(const std::string& database, const std::string& sql) {
    return number_of(open_past_the_ports(database).get(), sql);
}

}  // namespace kamchatka::store
