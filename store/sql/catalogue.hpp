// The catalogue in a database that speaks SQL: tables and people.
#pragma once

#include "store/catalogue.hpp"
#include "store/vault.hpp"

#include <memory>

namespace kamchatka::store::sql {

template <typename Engine>
class SqlCatalogue final : public Catalogue {
public:
    using Database = typename Engine::Database;
    using Writer = typename Engine::Writer;
    using Readers = typename Engine::Readers;

    SqlCatalogue(Writer& writer, Readers& readers, std::shared_ptr<Keys> keys)
        : writer_{writer},
          readers_{readers},
          keys_{std::move(keys)} {}

    // table_writes.hpp
    void add_table(TableRow table, std::vector<SeatRow> seats, TableSecret seed, Done<Stored> done)
        override;
    void start_table(TableId table, std::int64_t at_ms, Done<Changed> done) override;
    void end_table(
        TableId table, TableState state, std::string result, std::int64_t at_ms, Done<Changed> done
    ) override;
    void set_settings(TableId table, std::string settings, Listing listing, Done<Changed> done)
        override;
    void set_clock(TableId table, std::string clock, Done<Changed> done) override;
    void set_host(TableId table, PlayerId host, Done<Stored> done) override;
    void put_seat(SeatRow seat, Done<Stored> done) override;
    void add_chat(ChatRow line, Done<Stored> done) override;

    // table_reads.hpp
    void table_with_code(
        std::string code, std::int64_t chat_lines, OnRead<std::optional<WholeTable>> done
    ) override;
    void tables_of(PlayerId player, std::int64_t count_max, OnRead<std::vector<StoredTable>> done)
        override;
    void tables_after(
        std::string code, std::int64_t count_max, OnRead<std::vector<std::string>> done
    ) override;
    void unfinished_tables(OnRead<std::vector<std::string>> done) override;
    void unfinished_count(PlayerId host, OnRead<std::int64_t> done) override;
    void public_tables(TableState state, PublicMost most, OnRead<std::vector<StoredTable>> done)
        override;
    void forsaken_games(std::int64_t since_ms, OnRead<std::vector<std::string>> done) override;
    void when_stored(Done<> done) override;

    // people_rows.hpp
    void change_people(std::function<void(PeopleRows&)> change, Done<Changed> done) override;

    // people_reads.hpp
    void signed_in(TokenHash token, OnRead<std::optional<SignedInRow>> done) override;
    void account_named(std::string key, OnRead<std::optional<AccountRow>> done) override;
    void account(PlayerId player, OnRead<std::optional<AccountRow>> done) override;
    void file_of(PlayerId player, OnRead<PlayerFile> done) override;

private:
    Writer& writer_;
    Readers& readers_;
    const std::shared_ptr<Keys> keys_;
};

}  // namespace kamchatka::store::sql
