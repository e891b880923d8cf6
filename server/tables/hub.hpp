// All the rooms of the server: made, found, brought back from the store, looked after, let go.
#pragma once

#include "server/tables/requests.hpp"
#include "server/tables/room.hpp"
#include "store/catalogue.hpp"

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kamchatka::server {

struct HubLimits {
    std::size_t tables_per_player_max = 20;  // unfinished ones
    std::size_t listed_max = 100;
    std::int64_t lobby_ms_max = std::int64_t{4} * 3'600'000;       // deserted, then abandoned
    std::int64_t game_ms_max = std::int64_t{30} * 24 * 3'600'000;  // likewise
    std::int64_t unload_ms = 120'000;  // a finished game that nobody looks at
};

struct TableFault {
    Reason reason;
    std::string field{};
};

class Hub {
public:
    Hub(World& world, store::Catalogue& catalogue, HubLimits limits);

    // The tables that were not finished come back, a few at each tick.
    void bring_back();

    // Null when there is no such table, or it cannot be brought back.
    std::shared_ptr<Room> find(std::string_view code);
    std::shared_ptr<Room> find_loaded(TableId table);
    // Takes in a room whose table is stored.
    void add(const std::shared_ptr<Room>& room);

    struct Founder {
        PlayerId player;
        std::string name;
    };
    // Answers with the room once it is stored.
    using Created = std::function<void(Result<std::shared_ptr<Room>, TableFault>)>;
    void create(const Founder& founder, const TableRequest& request, Created created);

    TablesAnswer listed() const;
    std::vector<TableSummary> tables_of(PlayerId player);

    // Looks after every room whose time has come.
    void tick();

    std::size_t room_count() const { return rooms_.size(); }
    std::size_t playing_count() const;
    // All rooms, in no order.
    void for_each(const std::function<void(Room&)>& visit);

private:
    struct Entry {
        std::shared_ptr<Room> room;
        std::int64_t seen_ms;      // when somebody was last there
        std::int64_t look_ms = 0;  // when to look after it again
    };

    std::shared_ptr<Room> load(const store::TableSummary& stored);
    std::shared_ptr<Room> load_or_throw(const store::TableSummary& stored);
    void store_table(Table table, std::shared_ptr<const Rules> rules, Created created);
    bool let_go(Entry& entry, std::int64_t now_ms);

    World& world_;
    store::Catalogue& catalogue_;
    HubLimits limits_;
    std::unordered_map<TableId, Entry> rooms_;
    std::unordered_map<std::string, TableId> codes_;
    std::deque<TableId> to_load_;
};

}  // namespace kamchatka::server
