// See checker.hpp.
#include "testkit/checker/checker.hpp"

#include "testkit/checker/listener.hpp"

#include <algorithm>
#include <map>

namespace kamchatka::checker {
namespace {

// Who was where: a person at a table, over all their sockets.
using Whose = std::pair<std::string, std::string>;

// What is refused has not happened; unless it was sent on another socket too, where it may have
// been accepted before or after.
void check_refusals(
    const std::map<Whose, Memory>& memories,
    const std::map<std::string, const StoredGame*>& games,
    Verdict& verdict
) {
    for (const auto& [whose, memory] : memories) {
        const StoredGame& game = *games.at(whose.first);
        for (const std::string& ref : memory.refused) {
            const auto sent = memory.sent_on.find(ref);
            const bool once = sent != memory.sent_on.end() && sent->second.size() == 1;
            if (!once || game.with_ref(ref) == nullptr) continue;
            verdict.faults.push_back(
                {Wrong::refused_and_done, whose.first + ": " + ref + " was refused, and acted"}
            );
        }
    }
}

}  // namespace

bool Verdict::has(Wrong wrong) const {
    return std::ranges::any_of(faults, [&](const Fault& fault) { return fault.wrong == wrong; });
}

Verdict check(const Testimonies& testimonies, const std::vector<StoredGame>& games) {
    Verdict verdict;
    std::map<std::string, const StoredGame*> by_code;
    for (const StoredGame& game : games) {
        by_code.emplace(game.code(), &game);
        for (const std::string& what : game.faults()) {
            verdict.faults.push_back({Wrong::log_broken, what});
        }
    }
    std::map<Whose, Memory> memories;
    std::size_t socket = 0;
    for (const Testimony& testimony : testimonies) {
        const auto game = by_code.find(testimony.table);
        if (game == by_code.end()) {
            verdict.faults.push_back({Wrong::not_stored, testimony.table + ": no such table"});
            continue;
        }
        Memory& memory = memories[{testimony.table, testimony.person}];
        Listener listener{*game->second, testimony.person, socket++, memory, verdict};
        for (const Line& line : testimony.lines) listener.hear(line);
    }
    std::erase_if(memories, [&](const auto& one) { return !by_code.contains(one.first.first); });
    check_refusals(memories, by_code, verdict);
    return verdict;
}

}  // namespace kamchatka::checker
