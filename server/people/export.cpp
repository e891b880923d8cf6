// See account_export.hpp.
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

json::array sessions_of(store::Catalogue& catalogue, store::PlayerId player) {
    json::array sessions;
    for (const store::SessionRow& row : catalogue.sessions_of(player)) {
        sessions.push_back(json::object{
            {"begun", date(row.created_ms)}, {"expires", date(row.expires_ms)}});
    }
    return sessions;
}

json::object table_of(const store::TableSummary& summary, store::PlayerId player) {
    json::object table{
        {"code", summary.table.code},
        {"ruleset", summary.table.ruleset},
        {"created", date(summary.table.created_ms)},
        {"host", summary.table.host == player},
    };
    if (summary.table.ended_ms) table["ended"] = date(*summary.table.ended_ms);
    for (const store::SeatRow& seat : summary.seats) {
        if (seat.player != player) continue;
        table["seat"] = "s" + std::to_string(seat.seat);
        if (seat.name) table["name"] = *seat.name;
    }
    return table;
}

json::array tables_of(store::Catalogue& catalogue, store::PlayerId player) {
    json::array tables;
    for (const auto& summary : catalogue.tables_of(player, INT64_MAX, INT64_MAX)) {
        tables.push_back(table_of(summary, player));
    }
    return tables;
}

json::array chat_of(store::Catalogue& catalogue, store::PlayerId player) {
    json::array lines;
    for (const store::ChatRow& row : catalogue.chat_of(player)) {
        json::object line{{"at", date(row.at_ms)}, {"name", row.name}};
        if (const auto table = catalogue.table(row.table)) line["table"] = table->table.code;
        if (row.text) line["text"] = *row.text;
        if (row.phrase) line["phrase"] = *row.phrase;
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace

std::string all_about(store::Catalogue& catalogue, const store::PlayerRow& player) {
    return record::pretty(json::object{
        {"player", account_of(player)},
        {"sessions", sessions_of(catalogue, player.id)},
        {"tables", tables_of(catalogue, player.id)},
        {"chat", chat_of(catalogue, player.id)},
    });
}

}  // namespace kamchatka::server
