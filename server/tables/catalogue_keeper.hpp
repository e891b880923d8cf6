// Keeps what a room must not forget in the store's catalogue. A change is on its way when the call
// returns; a failed disk is noticed through the log.
#pragma once

#include "server/tables/world.hpp"
#include "store/catalogue.hpp"

namespace kamchatka::server {

class CatalogueKeeper final : public Keeper {
public:
    explicit CatalogueKeeper(store::Catalogue& catalogue) : catalogue_{catalogue} {}

    void put_seat(const Table& table, Seat seat) override;
    void put_settings(const Table& table) override;
    void put_host(const Table& table) override;
    void put_clock(const Table& table) override;
    void put_started(const Table& table) override;
    void put_ended(const Table& table, std::string result) override;
    void put_chat(const store::ChatRow& line) override;

private:
    store::Catalogue& catalogue_;
};

}  // namespace kamchatka::server
