// Keeps what a room must not forget and its log does not hold. A change is on its way when the call
// returns; a failed disk is noticed through the log.
#pragma once

#include "server/tables/table.hpp"
#include "store/catalogue.hpp"

#include <string>

namespace kamchatka::server {

class Keeper {
public:
    explicit Keeper(store::Catalogue& catalogue) : catalogue_{catalogue} {}

    void put_seat(const Table& table, Seat seat) { catalogue_.put_seat(seat_row(table, seat), {}); }
    void put_settings(const Table& table) {
        catalogue_.set_settings(table.id, stored_settings(table), listing_of(table), {});
    }
    void put_host(const Table& table) {
        if (table.host) catalogue_.set_host(table.id, *table.host, {});
    }
    void put_clock(const Table& table) { catalogue_.set_clock(table.id, table.clock, {}); }
    void put_started(const Table& table) {
        catalogue_.start_table(table.id, table.started_ms.value_or(0), {});
    }
    void put_ended(const Table& table, std::string result) {
        catalogue_.end_table(
            table.id, table.state, std::move(result), table.ended_ms.value_or(0), {}
        );
    }
    void put_chat(const store::ChatRow& line) { catalogue_.add_chat(line, {}); }

private:
    store::Catalogue& catalogue_;
};

}  // namespace kamchatka::server
