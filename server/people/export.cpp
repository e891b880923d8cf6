#include "server/people/export.hpp"

#include "record/json.hpp"

#include <boost/json.hpp>

#include <cstdint>
#include <ctime>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

// 2026-11-15T08:30:00Z
std::string date(std::int64_t at_ms) {
    const auto seconds = static_cast<std::time_t>(at_ms / 1000);
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::string text(32, '\0');
    text.resize(std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts));
    return text;
}

json::object account_of(const store::PlayerRow& player) {
    return {
        {"id", std::to_string(player.id)},
        {"name", player.name},
        {"kind", player.kind == store::PlayerKind::guest ? "guest" : "account"},
        {"created", date(player.created_ms)},
    };
}

json::array sessions_of(const store::PlayerFile& file) {
    json::array sessions;
    for (const store::SessionRow& row : file.sessions) {
        sessions.push_back(json::object{
            {"begun", date(row.created_ms)}, {"expires", date(row.expires_ms)}});
    }
    return sessions;
}

json::object table_of(const store::StoredTable& stored, store::PlayerId player) {
    json::object table{
        {"code", stored.table.code},
        {"ruleset", stored.table.ruleset},
        {"created", date(stored.table.created_ms)},
        {"host", stored.table.host == player},
    };
    if (stored.table.ended_ms) table["ended"] = date(*stored.table.ended_ms);
    for (const store::SeatRow& seat : stored.seats) {
        if (seat.player != player) continue;
        table["seat"] = "s" + std::to_string(seat.seat);
        if (seat.name) table["name"] = *seat.name;
    }
    return table;
}

json::array tables_of(const store::PlayerFile& file, store::PlayerId player) {
    json::array tables;
    for (const auto& each : file.tables) tables.push_back(table_of(each, player));
    return tables;
}

json::array chat_of(const store::PlayerFile& file) {
    json::array lines;
    for (const auto& [code, row] : file.chat) {
        json::object line{{"at", date(row.at_ms)}, {"name", row.name}, {"table", code}};
        if (row.text) line["text"] = *row.text;
        if (row.phrase) line["phrase"] = *row.phrase;
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace

std::string all_about(const store::PlayerRow& player, const store::PlayerFile& file) {
    return record::pretty(json::object{
        {"player", account_of(player)},
        {"sessions", sessions_of(file)},
        {"tables", tables_of(file, player.id)},
        {"chat", chat_of(file)},
    });
}

}  // namespace kamchatka::server
