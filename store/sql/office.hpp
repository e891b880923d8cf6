// The operator's office in a database that speaks SQL.
#pragma once

#include "store/office.hpp"
#include "store/vault.hpp"

#include <memory>

namespace kamchatka::store::sql {

template <typename Engine>
class SqlOffice final : public Office {
public:
    using Database = typename Engine::Database;
    using Writer = typename Engine::Writer;
    using Readers = typename Engine::Readers;

    SqlOffice(Writer& writer, Readers& readers, std::shared_ptr<Keys> keys, std::string key_path)
        : writer_{writer},
          readers_{readers},
          keys_{std::move(keys)},
          key_path_{std::move(key_path)} {}

    void add_audit(AuditRow row, Done<Stored> done) override;
    void audit(std::int64_t count_max, OnRead<std::vector<AuditRow>> done) override;
    void set_display(TableId table, Display display, Done<Changed> done) override;
    void set_journal_display(JournalId journal, Display display, Done<Changed> done) override;
    void erase_table(TableId table, Done<Changed> done) override;
    void erase_journal(JournalId journal, Done<Changed> done) override;
    void set_muted(PlayerId player, bool muted, Done<Changed> done) override;
    void muted_players(OnRead<std::vector<PlayerId>> done) override;
    void newest_players(std::int64_t count_max, OnRead<std::vector<PlayerRow>> done) override;
    void newest_tables(std::int64_t count_max, OnRead<std::vector<StoredTable>> done) override;
    void newest_journals(
        JournalKind kind, std::int64_t count_max, OnRead<std::vector<JournalRow>> done
    ) override;

    // key_change.hpp
    void change_key(Done<std::string> done) override;

private:
    Writer& writer_;
    Readers& readers_;
    const std::shared_ptr<Keys> keys_;
    const std::string key_path_;
};

}  // namespace kamchatka::store::sql
