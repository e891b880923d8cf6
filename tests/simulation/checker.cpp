#include "tests/simulation/checker.hpp"

#include "tests/simulation/frames.hpp"
#include "tests/simulation/prepared.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace kamchatka::simulation {
namespace {

std::string at_table(store::TableId table) { return "table " + std::to_string(table) + ": "; }

bool over(const store::memory::Table& table) {
    return table.row.state == store::TableState::ended ||
        table.row.state == store::TableState::abandoned;
}

std::size_t entry_count(const store::memory::Contents& contents, store::TableId table) {
    const auto game = contents.games.find(table);
    return game == contents.games.end() ? 0 : game->second.entries.size();
}

}  // namespace

std::vector<std::string> Checker::faults(const store::memory::Contents& before) const {
    std::vector<std::string> faults;
    check_writers(faults);
    check_refs(faults);
    check_seats(faults);
    check_chat(faults);
    check_going_on(before, faults);
    check_results(before, faults);
    std::map<store::TableId, std::vector<const Telling*>> by_table;
    for (const Telling& telling : tellings_) by_table[telling.table].push_back(&telling);
    for (const auto& [table, tellings] : by_table) {
        for (auto& fault : faults_of_game(*stored_.contents, table, tellings)) {
            faults.push_back(at_table(table) + fault);
        }
    }
    return faults;
}

void Checker::check_writers(std::vector<std::string>& faults) const {
    for (const auto& [log, deeds] : stored_.deeds) {
        const auto other = std::ranges::find(deeds, false, &Deed::by_owner);
        if (other == deeds.end()) continue;
        faults.push_back(
            "log " + std::to_string(log) + ": process " + std::to_string(other->process) +
            " wrote though it was not its own"
        );
    }
}

void Checker::check_refs(std::vector<std::string>& faults) const {
    for (const Testimony& testimony : testimonies_) {
        const auto game = stored_.contents->games.find(testimony.table);
        if (game == stored_.contents->games.end()) continue;
        std::map<std::string, int> acted;
        for (const store::Entry& entry : game->second.entries) {
            const std::string ref = entry.ref.substr(0, entry.ref.find('?'));
            if (testimony.refs.contains(ref)) ++acted[ref];
        }
        for (const auto& [ref, times] : acted) {
            if (times > 1) faults.push_back(at_table(testimony.table) + ref + " acted twice");
            if (testimony.refused.contains(ref)) {
                faults.push_back(at_table(testimony.table) + ref + " was refused, and acted");
            }
        }
    }
}

void Checker::check_seats(std::vector<std::string>& faults) const {
    for (const Testimony& testimony : testimonies_) {
        const auto& table = stored_.contents->rows.tables.at(testimony.table);
        std::vector<std::string> seated;
        for (const auto& [number, seat] : table.seats) {
            if (seat.player) seated.push_back(std::to_string(*seat.player));
        }
        const std::string own = std::to_string(testimony.player);
        if (testimony.sits.value_or(false) && std::ranges::count(seated, own) != 1) {
            faults.push_back(
                at_table(testimony.table) + "player " + own + " was told that he sits, and does not"
            );
        }
        if (!testimony.last_seen || table.row.state == store::TableState::lobby) continue;
        if (texts_at(*testimony.last_seen, "player_id") != seated) {
            faults.push_back(
                at_table(testimony.table) + "player " + own + " was told of other seats"
            );
        }
    }
}

// Whoever hears the table hears every line, in the order in which they are stored.
void Checker::check_chat(std::vector<std::string>& faults) const {
    std::map<store::TableId, std::vector<std::string>> said;
    std::map<store::TableId, std::set<std::string>> aside;  // by who has no seat
    for (const store::ChatRow& line : stored_.contents->rows.chat) {
        const std::string text = line.text.value_or("");
        if (!line.seat) {
            aside[line.table].insert(text);
            continue;
        }
        auto& lines = said[line.table];
        if (std::ranges::count(lines, text) > 0) {
            faults.push_back(at_table(line.table) + text + " was said once and is stored twice");
        }
        lines.push_back(text);
    }
    std::map<int, std::size_t> heard;  // by connection: how many lines, once that is known
    for (const Telling& telling : tellings_) {
        const std::string_view type = type_of(*telling.frame);
        if (type != "view" && type != "chat") continue;
        const bool all = type == "view";
        std::vector<std::string> lines =
            texts_at(all ? list_at(*telling.frame, "chat") : *telling.frame, "text");
        std::erase_if(lines, [&](const auto& line) { return aside[telling.table].contains(line); });
        const auto& stored = said[telling.table];
        if (all) heard[telling.connection] = 0;
        for (const std::string& line : lines) {
            const auto found = std::ranges::find(stored, line);
            const auto number = static_cast<std::size_t>(found - stored.begin());
            const auto [next, first] = heard.try_emplace(telling.connection, number);
            if (found == stored.end()) {
                faults.push_back(at_table(telling.table) + line + " was heard and is not stored");
            } else if (next->second != number) {
                faults.push_back(at_table(telling.table) + line + " was heard out of order");
            }
            next->second = number + 1;
        }
    }
}

void Checker::check_going_on(
    const store::memory::Contents& before, std::vector<std::string>& faults
) const {
    for (const auto& [id, table] : stored_.contents->rows.tables) {
        if (over(table)) continue;
        if (entry_count(*stored_.contents, id) == entry_count(before, id)) {
            faults.push_back(at_table(id) + "nobody can go on");
        }
    }
}

void Checker::check_results(const store::memory::Contents& before, std::vector<std::string>& faults)
    const {
    for (const auto& [id, journal] : stored_.contents->rows.journals) {
        const auto results = std::ranges::count_if(journal.entries, [](const auto& entry) {
            return entry.body.find("result_entered") != std::string::npos;
        });
        bool ended = false;
        for (const auto& [table, row] : before.rows.tables) {
            if (row.row.code == prepared().online) ended = over(row);
        }
        if (results > 1) faults.push_back("the result of the table was entered twice");
        if (results == 0 && ended) faults.push_back("the result of the table was not entered");
    }
}

}  // namespace kamchatka::simulation
