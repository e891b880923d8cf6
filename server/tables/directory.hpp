// All the rooms of the server: made, found, brought back from the store, looked after, let go.
// Nobody waits for a room: whoever asks is called back, at once when it is open already.
#pragma once

#include "server/runtime/workers.hpp"
#include "server/tables/request.hpp"
#include "server/tables/room/room.hpp"

#include <deque>
#include <functional>
#include <memory>
#include <queue>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kamchatka::server {

struct DirectoryLimits {
    std::size_t tables_per_player_max = 20;  // unfinished ones
    std::size_t listed_max = 100;
    std::size_t listed_per_host_max = 5;
    // Deserted for so long, then abandoned: a lobby, a game, a game of bots alone.
    std::int64_t lobby_ms_max = std::int64_t{4} * 3'600'000;
    std::int64_t game_ms_max = std::int64_t{30} * 24 * 3'600'000;
    std::int64_t bots_ms_max = std::int64_t{24} * 3'600'000;
    // Deserted games of bots that no clock ends are abandoned after so many rounds.
    std::uint32_t bots_rounds_max = 100;
    std::int64_t unload_ms = 120'000;  // deserted for so long, and nothing to happen
    std::size_t loads_at_once = 2;     // of those that nobody asked for
    std::int64_t lost_ms = 5'000;      // a room that was lost comes back by itself
};

class Directory final : public Holder {
public:
    Directory(World& world, Workers& workers, DirectoryLimits limits);

    // The tables that were not finished are looked through, a few at a time, so that bots play on;
    // those that wait for people stay on the disk until somebody comes. Where nodes share them,
    // they are found when nobody has them.
    void bring_back();
    // Games in which nothing has happened since are abandoned.
    void abandon_forsaken(std::int64_t since_ms);

    // The room, or why there is none: table_not_found, server_busy, damaged.
    using Found = std::function<void(Result<std::shared_ptr<Room>, Reason>)>;
    void find(const std::string& code, Found found, Lane lane = Lane::play);
    // Null when it is not open.
    std::shared_ptr<Room> open(std::string_view code);
    std::shared_ptr<Room> open(TableId table);
    // It is forgotten: nobody is there any more.
    void drop(TableId table);
    void set_tables_per_player_max(std::size_t most) { limits_.tables_per_player_max = most; }
    // Takes in a room whose table is stored.
    void add(const std::shared_ptr<Room>& room);
    // Somebody is somebody else now, or nobody: what is being read may be of before.
    void people_changed() { ++people_changes_; }
    // How often that was, since the start.
    std::uint64_t people_changes() const { return people_changes_; }

    struct Founder {
        PlayerId player;
        std::string name;
    };
    // Answers with the room once it is stored. It has a code of its own or, where it belongs to
    // something else, one that begins as that one's does (store::new_code_like).
    using Created = std::function<void(Result<std::shared_ptr<Room>, TableFault>)>;
    void create(
        const Founder& founder,
        const TableRequest& request,
        Created created,
        const std::string& like = {}
    );

    // The table at which the people of one that is over play again: the one that somebody asked for
    // before, or a new one, with everybody one seat further on and his seat kept.
    void rematch(const std::shared_ptr<Room>& over, const Founder& founder, Created created);

    // The public tables, once all that they show is stored.
    void listed(std::function<void(const TablesAnswer&)> done);
    void tables_of(PlayerId player, store::OnRead<std::vector<TableSummary>> done);

    // Something happened at a table: it is looked after at the next tick.
    void stirred(TableId table);
    // Looks after every room whose time has come.
    void tick();

    // --- Where nodes share the tables (sharing.cpp)
    Answer give_up(TableId table) override;
    // What is known of people may be of before: rooms are made again of what is stored.
    void read_anew();
    // Lets go of some of the rooms; whether any are left.
    bool drain(std::size_t count_max);

    // The disk does not take what would be stored.
    bool frozen() const { return world_.log().disk() != store::Disk::sound; }

    std::size_t room_count() const { return rooms_.size(); }
    std::size_t playing_count() const;
    // All rooms, in no order.
    void for_each(const std::function<void(Room&)>& visit);

private:
    struct Lodging {
        std::shared_ptr<Room> room;
        std::int64_t seen_ms;              // when somebody was last there
        std::int64_t look_ms = INT64_MAX;  // when to look after it again
        bool put_away = false;             // what it holds is stored, or on its way
        bool laid_here = false;            // and nobody has come yet
    };
    // A room being brought back, and who waits for it.
    struct Loading {
        std::uint64_t people_changes = 0;  // when it was read
        Lane lane = Lane::play;
        std::vector<Found> waiting{};
    };

    void load(const std::string& code);
    void read_table(const std::string& code);
    void read_log(const std::string& code, store::WholeTable stored);
    void restore_room(
        const std::string& code, store::WholeTable stored, std::vector<store::Entry> entries
    );
    void loaded(const std::string& code, Result<Restored, Unrestored> restored);
    void damaged(const std::string& code, const std::string& why);
    void load_some(std::int64_t now_ms);
    void finish(const std::string& code, const Result<std::shared_ptr<Room>, Reason>& found);
    void admit(const Founder& founder, Created created, std::function<void(Created)> then);
    void play_again(const std::shared_ptr<Room>& over, const Founder& founder);
    void store_table(Table table, std::shared_ptr<const Rules> rules, Created created);
    void lay(
        const Founder& founder,
        const TableRequest& request,
        Created created,
        const std::string& like
    );
    void hand_off(TableId table);
    void sweep();
    void list_shared(std::function<void(const TablesAnswer&)> done);
    void look_at(TableId table, Lodging& lodging, std::int64_t at_ms);
    void look_after(TableId table, std::int64_t now_ms);
    bool let_go(Lodging& lodging, std::int64_t now_ms);
    bool let_go_game(Lodging& lodging, std::int64_t alone_ms);

    World& world_;
    Workers& workers_;
    DirectoryLimits limits_;
    std::unordered_map<TableId, Lodging> rooms_;
    // When to look at which; what a lodging says otherwise is out of date.
    using Look = std::pair<std::int64_t, TableId>;
    std::priority_queue<Look, std::vector<Look>, std::greater<>> looks_;
    store::Disk disk_ = store::Disk::sound;  // the store, and every room has been told
    std::unordered_map<std::string, TableId> codes_;
    std::unordered_map<std::string, Loading> loading_;
    std::deque<std::string> to_load_;
    std::size_t loads_under_way_ = 0;
    std::unordered_map<PlayerId, std::size_t> creating_;           // tables on their way
    std::unordered_map<TableId, std::vector<Created>> rematches_;  // on their way, by what is over
    struct Lost {
        std::string code;
        std::int64_t back_ms;
    };
    std::deque<Lost> lost_;  // unfinished, in the order in which they were let go
    std::uint64_t people_changes_ = 0;
    TablesAnswer listed_;  // by all nodes, and when
    std::optional<std::int64_t> listed_ms_;
};

}  // namespace kamchatka::server
