// What is behind an archive: one kind for each database there is.
#pragma once

#include "store/archive.hpp"
#include "store/vault.hpp"

namespace kamchatka::store {

class Archive::Contents {
public:
    virtual ~Contents() = default;

    virtual std::vector<std::string> page_faults() = 0;
    virtual std::vector<std::string> chain_faults() = 0;
    virtual std::vector<std::string> table_codes() = 0;
    virtual std::vector<std::string> journal_codes() = 0;
    virtual std::vector<TableId> stray_logs() = 0;
    virtual Read<WholeTable> table(const std::string& code) = 0;
    virtual Read<std::vector<Entry>> log(TableId table) = 0;
    virtual Read<JournalRow> journal(const std::string& code) = 0;
    virtual Read<std::vector<JournalEntry>> entries(JournalId journal) = 0;
    virtual std::vector<Count> counts() = 0;
    virtual void stop_when(std::function<bool()> asked) { stop = std::move(asked); }

    std::string file{};
    int version = 0;
    std::optional<Vault> vault{};
    std::function<bool()> stop{};
};

// store/sqlite, store/postgres
std::unique_ptr<Archive::Contents> open_archive_file(
    const std::string& path, const std::optional<std::string>& key
);
std::unique_ptr<Archive::Contents> open_archive_database(
    const std::string& url, const std::optional<std::string>& key
);

}  // namespace kamchatka::store
