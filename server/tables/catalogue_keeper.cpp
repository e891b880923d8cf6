// One call of the catalogue for each change.
#include "server/tables/catalogue_keeper.hpp"

namespace kamchatka::server {

void CatalogueKeeper::put_seat(const Table& table, Seat seat) {
    catalogue_.put_seat(seat_row(table, seat), {});
}

void CatalogueKeeper::put_settings(const Table& table) {
    catalogue_.set_settings(table.id, stored_settings(table), table_row(table).listing, {});
}

void CatalogueKeeper::put_host(const Table& table) {
    if (table.host) catalogue_.set_host(table.id, *table.host, {});
}

void CatalogueKeeper::put_clock(const Table& table) {
    catalogue_.set_clock(table.id, table.clock, {});
}

void CatalogueKeeper::put_started(const Table& table) {
    catalogue_.start_table(table.id, table.started_ms.value_or(0), {});
}

void CatalogueKeeper::put_ended(const Table& table, std::string result) {
    catalogue_.end_table(table.id, table.state, std::move(result), table.ended_ms.value_or(0), {});
}

void CatalogueKeeper::put_chat(const store::ChatRow& line) { catalogue_.add_chat(line, {}); }

}  // namespace kamchatka::server
