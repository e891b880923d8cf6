// Tables among several nodes: found when nobody has them, and given to whoever wants them.
#include "server/tables/directory.hpp"

#include <algorithm>

namespace kamchatka::server {

void Directory::sweep() {
    world_.claims().sweep(store::LogKind::table, [this](const std::vector<std::string>& codes) {
        for (const std::string& code : codes) {
            if (std::ranges::find(to_load_, code) == to_load_.end()) to_load_.push_back(code);
        }
    });
}

Directory::Answer Directory::give_up(TableId table) {
    const auto found = rooms_.find(table);
    if (found == rooms_.end()) {
        // It may be on its way here, and then somebody comes for it.
        return loading_.empty() ? Answer::not_here : Answer::not_yet;
    }
    const Room& room = *found->second.room;
    if (room.handing_off()) return Answer::letting_go;
    if (!room.deserted() && !world_.claims().settled(room.table().code)) return Answer::not_yet;
    hand_off(table);
    return Answer::letting_go;
}

// A lobby has its hours counted by whoever has it; a game goes on by itself or waits for somebody.
void Directory::hand_off(TableId table) {
    const auto room = rooms_.at(table).room;
    const bool unfinished = !room->table().ended_ms;
    const auto how =
        unfinished && !(room->state() != nullptr && room->deserted() && room->at_rest())
        ? store::LetGo::at_work
        : store::LetGo::at_rest;
    room->hand_off([this, table, room = std::weak_ptr<Room>{room}, how] {
        const auto gone = room.lock();
        if (!gone) return;
        codes_.erase(gone->table().code);
        rooms_.erase(table);
        world_.claims().let_go(table, gone->table().code, how);
    });
}

void Directory::read_anew() {
    std::vector<TableId> all;
    for (const auto& [table, lodging] : rooms_) all.push_back(table);
    for (const TableId table : all) hand_off(table);
}

bool Directory::drain(std::size_t count_max) {
    std::vector<TableId> some;
    for (const auto& [table, lodging] : rooms_) {
        if (some.size() >= count_max) break;
        if (!lodging.room->handing_off()) some.push_back(table);
    }
    for (const TableId table : some) hand_off(table);
    return !rooms_.empty();
}

}  // namespace kamchatka::server
