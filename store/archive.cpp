// See archive.hpp.
#include "store/archive_contents.hpp"
#include "store/store.hpp"

namespace kamchatka::store {

Archive::Archive(const std::string& where, const std::optional<std::string>& key)
    : contents_{
          is_database_url(where) ? open_archive_database(where, key)
                                 : open_archive_file(where, key)} {}

Archive::~Archive() = default;

const std::string& Archive::file() const { return contents_->file; }
int Archive::version() const { return contents_->version; }
bool Archive::has_key() const { return contents_->vault.has_value(); }

std::vector<std::string> Archive::page_faults() { return contents_->page_faults(); }
std::vector<std::string> Archive::chain_faults() { return contents_->chain_faults(); }
std::vector<std::string> Archive::table_codes() { return contents_->table_codes(); }
std::vector<std::string> Archive::journal_codes() { return contents_->journal_codes(); }
std::vector<TableId> Archive::stray_logs() { return contents_->stray_logs(); }
Read<WholeTable> Archive::table(const std::string& code) { return contents_->table(code); }
Read<std::vector<Entry>> Archive::log(TableId table) { return contents_->log(table); }
Read<JournalRow> Archive::journal(const std::string& code) { return contents_->journal(code); }
Read<std::vector<JournalEntry>> Archive::entries(JournalId journal) {
    return contents_->entries(journal);
}
std::vector<Archive::Count> Archive::counts() { return contents_->counts(); }
void Archive::stop_when(std::function<bool()> asked) { contents_->stop_when(std::move(asked)); }

}  // namespace kamchatka::store
