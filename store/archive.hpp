// A database to be read through and never written: that of a data folder whose server is stopped, a
// backup, or a PostgreSQL database, which is read as it is at one moment. It reads as the ports do
// (store/log.hpp, catalogue.hpp, journals.hpp), and blocks.
#pragma once

#include "store/answer.hpp"
#include "store/journals.hpp"
#include "store/rows.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::store {

class Archive {
public:
    // `where` is a data folder, a file or postgres://... Of a folder, the key is its own; `key` is
    // the file of another, or none: then no seed is read. Throws with a sentence for the operator
    // when it cannot be opened: it is in use, not ours, of a later version, or the key is
    // another's.
    explicit Archive(const std::string& where, const std::optional<std::string>& key = {});
    ~Archive();
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;

    const std::string& file() const;  // of the database, or its address
    int version() const;              // of its schema
    bool has_key() const;

    // What is wrong with the pages, and with what refers to what. Nothing when all is well; there
    // may be more than it tells.
    std::vector<std::string> page_faults();
    // Games and journals whose chains do not hold, by name.
    std::vector<std::string> chain_faults();

    // In order. Throws when the list itself cannot be read.
    std::vector<std::string> table_codes();
    std::vector<std::string> journal_codes();
    // Logs of tables that the catalogue does not know.
    std::vector<TableId> stray_logs();

    Read<WholeTable> table(const std::string& code);
    Read<std::vector<Entry>> log(TableId table);
    Read<JournalRow> journal(const std::string& code);
    Read<std::vector<JournalEntry>> entries(JournalId journal);

    // How many rows there are of each kind, in a fixed order.
    struct Count {
        std::string what;
        std::int64_t rows;
    };
    std::vector<Count> counts();

    // Asked now and then by what takes long, on the thread that reads; true ends it with an
    // exception.
    void stop_when(std::function<bool()> asked);

    class Contents;  // store/archive_contents.hpp

private:
    std::unique_ptr<Contents> contents_;
};

}  // namespace kamchatka::store
