// What the operator sees: tables, sockets, players, tournaments, sessions, limits, the audit.
#include "server/admin/admin.hpp"

#include <algorithm>

namespace kamchatka::server::admin {
namespace {

constexpr std::uint32_t count_by_default = 50;
constexpr std::uint32_t count_most = 1000;

// Takes what was read; what could not be is answered.
template <typename T, typename Fill>
store::OnRead<T> answered(const Admin::Then& then, Fill fill) {
    return [then, fill = std::move(fill)](const store::Read<T>& read) {
        if (!read) return then(refusal("unread", read.error().why));
        Answer answer;
        fill(answer, *read);
        then(answer);
    };
}

TableLine line_of(const store::StoredTable& stored) {
    TableLine line;
    line.code = stored.table.code;
    line.state = stored.table.state;
    line.ruleset = stored.table.ruleset;
    if (stored.table.listing == store::Listing::unlisted) line.visibility = Visibility::private_;
    line.hidden = stored.table.display == store::Display::hidden;
    line.deleted = stored.table.display == store::Display::deleted;
    for (const store::SeatRow& seat : stored.seats) {
        if (seat.player && seat.name) line.seats.push_back(*seat.name);
    }
    line.created_ms = stored.table.created_ms;
    return line;
}

TournamentLine line_of(const store::JournalRow& row) {
    const TournamentSummary summary = summary_of(row);
    TournamentLine line;
    line.code = row.code;
    line.name = summary.name;
    line.listed = row.listing == store::Listing::listed;
    line.hidden = row.display == store::Display::hidden;
    line.deleted = row.display == store::Display::deleted;
    line.players = summary.players;
    line.created_ms = row.created_ms;
    return line;
}

}  // namespace

void Admin::see(const See& wish, const Then& then) {
    const std::int64_t count = std::clamp(wish.count.value_or(count_by_default), 1U, count_most);
    Answer answer;
    switch (wish.what) {
        case Sight::tables: return see_tables(count, then);
        case Sight::players: return see_players(wish, count, then);
        case Sight::tournaments: return see_tournaments(count, then);
        case Sight::sessions: return see_sessions(wish, then);
        case Sight::audit: return see_audit(count, then);
        case Sight::sockets: answer.sockets = reach_.sockets(); break;
        case Sight::limits: answer.limits = reach_.limits(); break;
    }
    then(answer);
}

void Admin::see_tables(std::int64_t count, const Then& then) {
    using Tables = std::vector<store::StoredTable>;
    const auto fill = [this](Answer& answer, const Tables& tables) {
        auto& lines = answer.tables.emplace();
        for (const store::StoredTable& each : tables) {
            TableLine& line = lines.emplace_back(line_of(each));
            const auto room = rooms_.directory.open(each.table.id);
            if (room) line.connected = static_cast<std::uint32_t>(room->attendee_count());
        }
    };
    rooms_.office.newest_tables(count, answered<Tables>(then, fill));
}

void Admin::see_players(const See& wish, std::int64_t count, const Then& then) {
    using Players = std::vector<store::PlayerRow>;
    const auto fill = [this](Answer& answer, const Players& players) {
        auto& lines = answer.players.emplace();
        const auto sockets = reach_.sockets();
        for (const store::PlayerRow& each : players) {
            PlayerLine& line = lines.emplace_back();
            line.id = spell_player(each.id);
            line.name = each.name;
            line.kind = each.kind;
            line.muted = reach_.muted(each.id);
            line.created_ms = each.created_ms;
            const auto found = std::ranges::find(sockets, line.id, &SocketLine::player);
            if (found != sockets.end()) line.sockets = found->count;
        }
    };
    if (!wish.player) return rooms_.office.newest_players(count, answered<Players>(then, fill));
    with_player(*wish.player, then, [then, fill](const store::PlayerRow& player) {
        Answer answer;
        fill(answer, {player});
        then(answer);
    });
}

void Admin::see_tournaments(std::int64_t count, const Then& then) {
    using Journals = std::vector<store::JournalRow>;
    const auto fill = [](Answer& answer, const Journals& journals) {
        auto& lines = answer.tournaments.emplace();
        for (const store::JournalRow& each : journals) lines.push_back(line_of(each));
    };
    rooms_.office.newest_journals(
        store::JournalKind::tournament, count, answered<Journals>(then, fill)
    );
}

void Admin::see_sessions(const See& wish, const Then& then) {
    if (!wish.player) return then(refusal("malformed", "whose sessions?"));
    with_player(*wish.player, then, [this, then](const store::PlayerRow& player) {
        const auto fill = [](Answer& answer, const store::PlayerFile& file) {
            auto& lines = answer.sessions.emplace();
            for (const store::SessionRow& each : file.sessions) {
                lines.push_back({.created_ms = each.created_ms, .expires_ms = each.expires_ms});
            }
        };
        rooms_.catalogue.file_of(player.id, answered<store::PlayerFile>(then, fill));
    });
}

void Admin::see_audit(std::int64_t count, const Then& then) {
    using Rows = std::vector<store::AuditRow>;
    const auto fill = [](Answer& answer, const Rows& rows) {
        auto& lines = answer.audit.emplace();
        for (const store::AuditRow& each : rows) {
            lines.push_back(
                {.at_ms = each.at_ms, .uid = each.uid, .act = each.act, .outcome = each.outcome}
            );
        }
    };
    rooms_.office.audit(count, answered<Rows>(then, fill));
}

}  // namespace kamchatka::server::admin
