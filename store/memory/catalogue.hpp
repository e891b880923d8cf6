// The catalogue in memory.
#pragma once

#include "store/memory/changes.hpp"

namespace kamchatka::store::memory {

class MemoryCatalogue final : public Catalogue {
public:
    explicit MemoryCatalogue(Changes& changes) : changes_{changes} {}

    // tables.cpp
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

    // people.cpp
    void change_people(std::function<void(PeopleRows&)> change, Done<Changed> done) override;
    void signed_in(TokenHash token, OnRead<std::optional<SignedInRow>> done) override;
    void account_named(std::string key, OnRead<std::optional<AccountRow>> done) override;
    void account(PlayerId player, OnRead<std::optional<AccountRow>> done) override;
    void file_of(PlayerId player, OnRead<PlayerFile> done) override;

private:
    Changes& changes_;
};

}  // namespace kamchatka::store::memory
