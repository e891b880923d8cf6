// An archive in a database that speaks SQL: all but what is wrong with its pages.
#pragma once

#include "store/archive_contents.hpp"
#include "store/sql/journals_reads.hpp"
#include "store/sql/key_place.hpp"
#include "store/sql/log.hpp"
#include "store/sql/table_reads.hpp"

#include <array>

namespace kamchatka::store::sql {

template <typename T, typename Reading>
Read<T> attempted(Reading reading) {
    try {
        return reading();
    } catch (const std::exception& error) {
        return Unread{error.what()};
    }
}

template <typename T>
T present(std::optional<T> row) {
    if (!row) throw std::runtime_error{"it is not there"};
    return *std::move(row);
}

template <typename Database>
class SqlArchive : public Archive::Contents {
public:
    explicit SqlArchive(Database database) : database_{std::move(database)} {}

    void open_with(const std::string& key) {
        vault.emplace(read_key(key));
        if (!fingerprint_stored(database_, *vault)) {
            throw std::runtime_error{key + " is not the key this database was sealed with"};
        }
    }

    std::vector<std::string> chain_faults() override {
        std::vector<std::string> faults;
        const auto attempt = [&](const auto& reading) {
            try {
                reading();
            } catch (const std::exception& error) {
                faults.emplace_back(error.what());
            }
            if (stop && stop()) throw std::runtime_error{"stopped"};
        };
        const auto numbers = [&](std::string_view sql) {
            std::vector<std::int64_t> all;
            attempt([&] { all = first_numbers(database_.query(sql)); });
            return all;
        };
        for (const TableId table : numbers("SELECT DISTINCT table_id FROM entry")) {
            attempt([&] { log_entries(database_, table, {}); });
        }
        if (version < 2) return faults;
        for (const JournalId journal : numbers("SELECT id FROM journal")) {
            attempt([&] { journal_entries(database_, journal); });
        }
        return faults;
    }

    std::vector<std::string> table_codes() override {
        return first_column(database_.query("SELECT code FROM game_table ORDER BY code"));
    }
    std::vector<std::string> journal_codes() override {
        if (version < 2) return {};
        return first_column(database_.query("SELECT code FROM journal ORDER BY code"));
    }
    std::vector<TableId> stray_logs() override {
        return first_numbers(database_.query(
            "SELECT DISTINCT table_id FROM entry WHERE table_id NOT IN (SELECT id FROM game_table)"
        ));
    }

    Read<WholeTable> table(const std::string& code) override {
        std::optional<Keys> keys;
        if (vault) keys.emplace(*vault);
        return attempted<WholeTable>([&] {
            return present(whole_table(database_, keys ? &*keys : nullptr, code, 0));
        });
    }
    Read<std::vector<Entry>> log(TableId table) override {
        return attempted<std::vector<Entry>>([&] { return log_entries(database_, table, {}); });
    }
    Read<JournalRow> journal(const std::string& code) override {
        return attempted<JournalRow>([&] { return present(journal_in(database_, code)); });
    }
    Read<std::vector<JournalEntry>> entries(JournalId journal) override {
        return attempted<std::vector<JournalEntry>>([&] {
            return journal_entries(database_, journal);
        });
    }

    std::vector<Archive::Count> counts() override {
        static constexpr std::array<std::pair<const char*, std::string_view>, 8> kinds{{
            {"entries of games", "SELECT count(*) FROM entry"},
            {"seats", "SELECT count(*) FROM seat"},
            {"lines of chat", "SELECT count(*) FROM chat"},
            {"players", "SELECT count(*) FROM player"},
            {"accounts", "SELECT count(*) FROM account"},
            {"sessions", "SELECT count(*) FROM session"},
            {"entries of journals", "SELECT count(*) FROM journal_entry"},
            {"personal parts", "SELECT count(*) FROM journal_personal"},
        }};
        std::vector<Archive::Count> counts;
        for (const auto& [what, sql] : kinds) {
            if (version < 2 && sql.find("journal") != std::string_view::npos) continue;
            auto row = database_.query(sql);
            if (row.next()) counts.push_back({what, row.integer(0)});
        }
        return counts;
    }

protected:
    Database database_;
};

}  // namespace kamchatka::store::sql
