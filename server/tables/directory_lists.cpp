// The lists of tables: those that are public, and those of a player.
#include "server/tables/directory.hpp"

#include <algorithm>
#include <functional>
#include <unordered_map>

namespace kamchatka::server {
namespace {

constexpr std::int64_t tables_of_max = 100;

// Whoever laid the table and has no seat at it watches, late where it says so.
void hide_end_from(
    TableSummary& summary, const Table& table, PlayerId player, std::int64_t now_ms
) {
    const std::int64_t delay_ms = std::int64_t{table.settings.spectator_delay_s} * 1000;
    if (table.seat_of(player) || !summary.ended_ms || *summary.ended_ms <= now_ms - delay_ms)
        return;
    summary.state = TableState::playing;
    summary.ended_ms.reset();
    summary.result.reset();
}

}  // namespace

void Directory::listed(std::function<void(const TablesAnswer&)> done) {
    if (world_.claims().shared()) return list_shared(std::move(done));
    using Rooms = std::vector<const Room*>;
    Rooms open;
    Rooms running;
    bool held = false;
    for (const auto& [id, lodging] : rooms_) {
        const Room& room = *lodging.room;
        const Table& table = room.table();
        if (table.settings.visibility != Visibility::public_ || table.hidden) continue;
        held = held || room.held();
        const TableState state = room.state_for(std::nullopt);
        if (state == TableState::lobby && !room.deserted()) open.push_back(&room);
        if (state == TableState::playing && table.settings.spectators) {
            running.push_back(&room);
        }
    }
    // The newest first; nobody fills the list alone.
    const auto summaries = [this](Rooms rooms) {
        std::ranges::sort(rooms, std::greater{}, [](const Room* room) {
            return room->table().created_ms;
        });
        std::unordered_map<PlayerId, std::size_t> of_host;
        std::vector<TableSummary> lines;
        for (const Room* room : rooms) {
            if (lines.size() >= limits_.listed_max) break;
            const auto host = room->table().host;
            if (host && ++of_host[*host] > limits_.listed_per_host_max) continue;
            lines.push_back(room->summary(std::nullopt));
        }
        return lines;
    };
    TablesAnswer answer{
        .open = summaries(std::move(open)), .running = summaries(std::move(running))};
    if (!held || world_.log().failed()) return done(answer);
    world_.catalogue().when_stored([done = std::move(done), answer = std::move(answer)] {
        done(answer);
    });
}

// As the nodes that have them kept it last, a few seconds ago.
void Directory::list_shared(std::function<void(const TablesAnswer&)> done) {
    constexpr std::int64_t fresh_ms = 1'000;
    const std::int64_t now_ms = world_.now_ms();
    if (listed_ms_ && now_ms - *listed_ms_ < fresh_ms) return done(listed_);
    using Stored = std::vector<store::StoredTable>;
    const auto lines = [this](const store::Read<Stored>& tables) {
        std::vector<TableSummary> all;
        if (!tables) return all;
        for (const store::StoredTable& each : *tables) {
            try {
                const Table table = table_of(each);
                const bool lobby = table.state == TableState::lobby;
                if (lobby ? !somebody_present(each) : !table.settings.spectators) continue;
                TableSummary& line = all.emplace_back(summary_of(each));
                if (table.settings.spectator_delay_s > 0) line.awaited.clear();
            } catch (const std::exception& error) {
                world_.set_aside("table " + each.table.code, error.what());
            }
        }
        return all;
    };
    const store::Catalogue::PublicMost most{
        static_cast<std::int64_t>(limits_.listed_max),
        static_cast<std::int64_t>(limits_.listed_per_host_max)};
    const auto running = [this, now_ms, lines, done](const store::Read<Stored>& tables) {
        listed_.running = lines(tables);
        listed_ms_ = now_ms;
        done(listed_);
    };
    const auto open = [this, most, lines, running](const store::Read<Stored>& tables) {
        listed_.open = lines(tables);
        world_.catalogue().public_tables(TableState::playing, most, running);
    };
    world_.catalogue().public_tables(TableState::lobby, most, open);
}

void Directory::tables_of(PlayerId player, store::OnRead<std::vector<TableSummary>> done) {
    world_.catalogue().tables_of(
        player,
        tables_of_max,
        [this,
         player,
         done = std::move(done)](const store::Read<std::vector<store::StoredTable>>& stored) {
            if (!stored) return done(stored.error());
            std::vector<TableSummary> all;
            for (const auto& each : *stored) {
                const auto room = open(each.table.id);
                const bool current = room && !room->held();
                try {
                    if (current) {
                        all.push_back(room->summary(player));
                        continue;
                    }
                    TableSummary& summary = all.emplace_back(summary_of(each));
                    hide_end_from(summary, table_of(each), player, world_.wall_ms());
                    if (room) summary.awaited.clear();  // what was kept is long past
                } catch (const std::exception& error) {
                    world_.set_aside("table " + each.table.code, error.what());
                }
            }
            done(std::move(all));
        }
    );
}

}  // namespace kamchatka::server
