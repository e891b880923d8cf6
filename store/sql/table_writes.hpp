// Changes of tables, seats and chat.
#pragma once

#include "store/sql/catalogue.hpp"
#include "store/sql/change.hpp"
#include "store/sql/words.hpp"

#include <cassert>

namespace kamchatka::store::sql {

template <typename Database>
void insert_table(Database& database, const TableRow& table) {
    database.run(
        "INSERT INTO game_table (id, code, host, ruleset, options, board, settings, clock, listing,"
        " state, result, created_ms, started_ms, ended_ms)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
        table.id,
        table.code,
        table.host,
        table.ruleset,
        table.options,
        table.board,
        table.settings,
        table.clock,
        word(listings, table.listing),
        word(table_states, table.state),
        table.result,
        table.created_ms,
        table.started_ms,
        table.ended_ms
    );
}

template <typename Database>
void upsert_seat(Database& database, const SeatRow& seat) {
    database.run(
        "INSERT INTO seat (table_id, seat, kind, player, bot, name, muted)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind,"
        " player = excluded.player, bot = excluded.bot, name = excluded.name,"
        " muted = excluded.muted",
        seat.table,
        std::int64_t{seat.seat},
        word(seat_kinds, seat.kind),
        seat.player,
        seat.bot,
        seat.name,
        std::int64_t{seat.muted ? 1 : 0}
    );
}

template <typename Engine>
void SqlCatalogue<Engine>::add_table(
    TableRow table, std::vector<SeatRow> seats, TableSecret seed, Done<Stored> done
) {
    // Sealed by the thread that writes: it knows which key holds at that moment.
    auto work = [table = std::move(table), seats = std::move(seats), seed, keys = keys_](
                    Database& database
                ) {
        return unless_refused(database, [&] {
            insert_table(database, table);
            for (const SeatRow& seat : seats) upsert_seat(database, seat);
            database.run(
                "INSERT INTO table_secret (table_id, sealed) VALUES ($1, $2)",
                table.id,
                keys->seal(table.id, seed)
            );
            Engine::begin_table(database, table.id);
        });
    };
    change<Stored>(writer_, std::move(done), std::move(work));
}

template <typename Engine>
void SqlCatalogue<Engine>::start_table(TableId table, std::int64_t at_ms, Done<Changed> done) {
    change<Changed>(writer_, std::move(done), [=](Database& database) {
        if (Engine::fenced(database, table)) return Changed::fenced;
        return changed_if(database.run(
            "UPDATE game_table SET state = 'playing', started_ms = coalesce(started_ms, $1)"
            " WHERE id = $2 AND state IN ('lobby', 'playing')",
            at_ms,
            table
        ));
    });
}

template <typename Engine>
void SqlCatalogue<Engine>::end_table(
    TableId table, TableState state, std::string result, std::int64_t at_ms, Done<Changed> done
) {
    assert(state == TableState::ended || state == TableState::abandoned);
    auto work = [=, result = std::move(result)](Database& database) {
        if (Engine::fenced(database, table)) return Changed::fenced;
        return changed_if(database.run(
            "UPDATE game_table SET state = $1, result = $2, ended_ms = $3"
            " WHERE id = $4 AND state IN ('lobby', 'playing')",
            word(table_states, state),
            result,
            at_ms,
            table
        ));
    };
    change<Changed>(writer_, std::move(done), std::move(work));
}

template <typename Engine>
void SqlCatalogue<Engine>::set_settings(
    TableId table, std::string settings, Listing listing, Done<Changed> done
) {
    auto work = [=, settings = std::move(settings)](Database& database) {
        if (Engine::fenced(database, table)) return Changed::fenced;
        return changed_if(database.run(
            "UPDATE game_table SET settings = $1, listing = $2 WHERE id = $3",
            settings,
            word(listings, listing),
            table
        ));
    };
    change<Changed>(writer_, std::move(done), std::move(work));
}

template <typename Engine>
void SqlCatalogue<Engine>::set_clock(TableId table, std::string clock, Done<Changed> done) {
    auto work = [=, clock = std::move(clock)](Database& database) {
        if (Engine::fenced(database, table)) return Changed::fenced;
        return changed_if(
            database.run("UPDATE game_table SET clock = $1 WHERE id = $2", clock, table)
        );
    };
    change<Changed>(writer_, std::move(done), std::move(work));
}

template <typename Engine>
void SqlCatalogue<Engine>::set_host(TableId table, PlayerId host, Done<Stored> done) {
    change<Stored>(writer_, std::move(done), [=](Database& database) {
        if (Engine::fenced(database, table)) return Stored::fenced;
        std::int64_t row_count = 0;
        const Stored stored = unless_refused(database, [&] {
            row_count = database.run("UPDATE game_table SET host = $1 WHERE id = $2", host, table);
        });
        return row_count == 0 ? Stored::gone : stored;
    });
}

template <typename Engine>
void SqlCatalogue<Engine>::put_seat(SeatRow seat, Done<Stored> done) {
    change<Stored>(writer_, std::move(done), [seat = std::move(seat)](Database& database) {
        if (Engine::fenced(database, seat.table)) return Stored::fenced;
        return unless_refused(database, [&] { upsert_seat(database, seat); });
    });
}

template <typename Engine>
void SqlCatalogue<Engine>::add_chat(ChatRow line, Done<Stored> done) {
    auto work = [line = std::move(line)](Database& database) {
        if (Engine::fenced(database, line.table)) return Stored::fenced;
        return unless_refused(database, [&] {
            database.run(
                "INSERT INTO chat (table_id, player, seat, name, text, phrase, at_ms)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7)",
                line.table,
                line.player,
                line.seat,
                line.name,
                line.text,
                line.phrase,
                line.at_ms
            );
        });
    };
    change<Stored>(writer_, std::move(done), std::move(work));
}

template <typename Engine>
void SqlCatalogue<Engine>::when_stored(Done<> done) {
    const auto told = [done = std::move(done)](Changed) { done(); };
    change<Changed>(writer_, told, [](Database&) { return Changed::changed; });
}

}  // namespace kamchatka::store::sql
