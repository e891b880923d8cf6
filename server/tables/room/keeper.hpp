// Keeps what a room must not forget and its log does not hold. A change is on its way when the call
// returns; the outbox holds back what the table says until it is stored.
#pragma once

#include "server/tables/room/outbox.hpp"
#include "server/tables/room/world.hpp"
#include "server/tables/table.hpp"
#include "store/catalogue.hpp"

#include <functional>
#include <memory>
#include <string>

namespace kamchatka::server {

class Keeper {
    // Whom to tell. Answers may come when the room is gone.
    struct Waiting {
        Outbox& outbox;
        std::function<void(Trouble)> failed;
    };

    auto kept() {
        waiting_->outbox.hold();
        return [waiting = std::weak_ptr<Waiting>{waiting_}](auto answer) {
            const auto room = waiting.lock();
            if (!room) return;
            if (answer == decltype(answer)::failed) return room->failed(Trouble::not_stored);
            if (answer == decltype(answer)::fenced) return room->failed(Trouble::fenced);
            room->outbox.release();
        };
    }

public:
    // `failed` is called when a change could not be stored.
    Keeper(store::Catalogue& catalogue, Outbox& outbox, std::function<void(Trouble)> failed)
        : catalogue_{catalogue},
          waiting_{std::make_shared<Waiting>(Waiting{outbox, std::move(failed)})} {}

    void put_seat(const Table& table, Seat seat) {
        catalogue_.put_seat(seat_row(table, seat), kept());
    }
    void put_settings(const Table& table) {
        catalogue_.set_settings(table.id, stored_settings(table), listing_of(table), kept());
    }
    void put_host(const Table& table) {
        if (table.host) catalogue_.set_host(table.id, *table.host, kept());
    }
    void put_clock(const Table& table) { catalogue_.set_clock(table.id, table.clock, kept()); }
    void put_started(const Table& table) {
        catalogue_.start_table(table.id, table.started_ms.value_or(0), kept());
    }
    void put_ended(const Table& table, std::string result) {
        catalogue_.end_table(
            table.id, table.state, std::move(result), table.ended_ms.value_or(0), kept()
        );
    }
    void put_chat(const store::ChatRow& line) { catalogue_.add_chat(line, kept()); }

private:
    store::Catalogue& catalogue_;
    std::shared_ptr<Waiting> waiting_;
};

}  // namespace kamchatka::server
