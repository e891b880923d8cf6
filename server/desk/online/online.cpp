// The tables of a round, played on this server: private, with tournament settings, a seat kept for
// each player in the order of play. Their results go to the desk by themselves.
#include "server/desk/desk.hpp"

#include "tournament/scoring/game_result.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

constexpr std::int64_t look_every_ms = 1000;

TableRequest request_for(
    const tournament::State& state, const tournament::Table& table, StandIn absent
) {
    TableRequest request;
    request.ruleset = state.format->ruleset;
    boost::json::object knobs;
    if (state.format->kingmaker) knobs["kingmaker"] = "on";
    if (state.format->challenge_card) knobs["challenge_card"] = "on";
    if (!knobs.empty()) request.options.emplace().value = std::move(knobs);
    // Closed to all but those who come with their link.
    request.seats.assign(table.players.size(), SeatRequest{.kind = SeatWish::open});
    Settings settings;
    settings.visibility = Visibility::private_;
    settings.tournament = true;
    settings.chat = settings.aids = false;
    settings.at_zero = settings.quitters = absent;
    settings.clock.kind = ClockKind::table;
    const tournament::Stage& stage = state.format->stages[state.rounds.back().stage];
    settings.clock.minutes = stage.minutes;
    request.settings = settings;
    return request;
}

// Seats are kept in the order of play.
tournament::Lines lines_of(const State& game, const tournament::Table& table) {
    tournament::Lines lines = tournament::result_of(game);
    for (std::size_t i = 0; i < lines.size() && i < table.players.size(); ++i) {
        lines[i].player = table.players[i];
    }
    return lines;
}

OnlineTable online_table(
    std::size_t index, const tournament::Table& table, const std::shared_ptr<Room>& room
) {
    OnlineTable line;
    line.table = static_cast<std::uint32_t>(index + 1);
    line.code = table.online;
    line.state = room ? room->table().state : TableState::abandoned;
    for (std::size_t seat = 0; seat < table.players.size(); ++seat) {
        const bool there =
            room && seat < room->table().places.size() && room->table().places[seat].taken();
        auto& list = there ? line.seated : line.missing;
        list.push_back(tournament::number_of(table.players[seat]));
    }
    if (!room) return line;
    line.absent = room->table().settings.quitters;
    line.paused = room->clock_paused();
    if (line.state != TableState::playing) return line;
    const auto seats = room->detail(std::nullopt).seats;
    for (std::size_t seat = 0; seat < std::min(seats.size(), table.players.size()); ++seat) {
        line.seats.push_back(
            {.player = tournament::number_of(table.players[seat]),
             .online = seats[seat].online,
             .bot = seats[seat].away || seats[seat].kind == SeatKind::bot,
             .waits = seats[seat].waits}
        );
    }
    return line;
}

}  // namespace

std::vector<Desk::Ended> Desk::ended_tables(const Contest& contest) {
    std::vector<Ended> ended;
    if (contest.busy || contest.state().rounds.empty()) return ended;
    const auto round = static_cast<std::uint16_t>(contest.state().rounds.size());
    std::uint16_t number = 0;
    for (const tournament::Table& table : contest.state().rounds.back().tables) {
        ++number;
        if (table.online.empty() || table.played()) continue;
        // What was refused is offered again when something has changed.
        const auto refused = contest.refused.find(table.online);
        if (refused != contest.refused.end() && refused->second == contest.seq()) continue;
        const auto room = directory_.open(table.online);
        if (!room || room->table().state != TableState::ended || !room->state()) continue;
        ended.push_back({table.online, {round, number, lines_of(*room->state(), table)}});
    }
    return ended;
}

void Desk::open_online(
    const Found& contest, const Directory::Founder& founder, StandIn absent, Opened opened
) {
    if (contest->state().rounds.empty()) {
        return opened(DeskFault{
            .rejected = tournament::Rejected{tournament::Rejection::unknown_round}});
    }
    open_next(contest, {founder, absent}, 0, std::move(opened));
}

// One after the other: the code of each is in the journal before anybody is told of it.
void Desk::open_next(
    const Found& contest, const Opening& opening, std::size_t table, Opened opened
) {
    const auto& tables = contest->state().rounds.back().tables;
    while (table < tables.size() && (tables[table].played() || !tables[table].online.empty())) {
        ++table;
    }
    if (table >= tables.size()) {
        return online(contest, [opened](const OnlineAnswer& answer) { opened(answer); });
    }
    directory_.create(
        opening.founder,
        request_for(contest->state(), tables[table], opening.absent),
        [this, contest, opening, table, opened = std::move(opened)](const auto& made) {
            if (!made) return opened(DeskFault{made.error().reason});
            const auto& room = *made;
            room->keep_seats(contest->row.code);
            const auto round = static_cast<std::uint16_t>(contest->state().rounds.size());
            const auto number = static_cast<std::uint16_t>(table + 1);
            const std::string code = room->table().code;
            act(contest,
                {.by = {tournament::Role::organiser, opening.founder.name},
                 .author = {.account = opening.founder.player},
                 .ref =
                     "online-" + std::to_string(round) + "-" + std::to_string(number) + "-" + code,
                 .actions = {tournament::OnlineOpened{round, number, code}}},
                [this, contest, opening, table, opened, room](const auto& acted) {
                    if (!acted) {
                        room->abandon();
                        return opened(acted.error());
                    }
                    open_next(contest, opening, table + 1, opened);
                });
        },
        contest->row.code
    );
}

void Desk::with_rooms(const Found& contest, std::function<void(const Rooms&)> then) {
    struct Gathering {
        Rooms rooms;
        std::size_t missing;
        std::function<void(const Rooms&)> then;
    };
    if (contest->state().rounds.empty() || contest->state().rounds.back().tables.empty()) {
        return then({});
    }
    const auto& tables = contest->state().rounds.back().tables;
    const auto gathering = std::make_shared<Gathering>(Gathering{
        .rooms = Rooms(tables.size()), .missing = tables.size(), .then = std::move(then)});
    const auto found = [gathering](std::size_t table, std::shared_ptr<Room> room) {
        gathering->rooms[table] = std::move(room);
        if (--gathering->missing == 0) gathering->then(gathering->rooms);
    };
    for (std::size_t i = 0; i < tables.size(); ++i) {
        if (tables[i].online.empty()) {
            found(i, nullptr);
            continue;
        }
        directory_.find(tables[i].online, [found, i](const auto& room) {
            found(i, room ? *room : nullptr);
        });
    }
}

void Desk::online(const Found& contest, Seen seen) {
    with_rooms(contest, [contest, seen = std::move(seen)](const Rooms& rooms) {
        OnlineAnswer answer;
        answer.round = static_cast<std::uint32_t>(contest->state().rounds.size());
        for (std::size_t i = 0; i < rooms.size(); ++i) {
            const tournament::Table& table = contest->state().rounds.back().tables[i];
            if (!table.online.empty()) answer.tables.push_back(online_table(i, table, rooms[i]));
        }
        seen(answer);
    });
}

void Desk::start_online(const Found& contest, Seen seen) {
    with_rooms(contest, [this, contest, seen = std::move(seen)](const Rooms& rooms) {
        for (std::size_t i = 0; i < rooms.size(); ++i) {
            const auto& room = rooms[i];
            if (!room || room->table().state != TableState::lobby || !room->table().host) continue;
            const tournament::Table& table = contest->state().rounds.back().tables[i];
            if (!online_table(i, table, room).missing.empty()) continue;
            static_cast<void>(room->start(*room->table().host));
        }
        online(contest, seen);
    });
}

std::optional<Desk::OnlinePlace> Desk::place_of(
    const Contest& contest, tournament::PlayerId player
) {
    if (contest.state().rounds.empty()) return std::nullopt;
    for (const tournament::Table& table : contest.state().rounds.back().tables) {
        const auto seat = seat_at(table, player);
        if (seat && !table.online.empty()) return OnlinePlace{table.online, *seat};
    }
    return std::nullopt;
}

// Seats are kept in the order of play.
std::optional<Seat> Desk::seat_at(const tournament::Table& table, tournament::PlayerId player) {
    const auto found = std::ranges::find(table.players, player);
    if (found == table.players.end()) return std::nullopt;
    return id_of<Seat>(static_cast<std::size_t>(found - table.players.begin()));
}

void Desk::sit_online(
    const Contest& contest,
    tournament::PlayerId player,
    const store::PlayerRow& account,
    Seated seated
) {
    const DeskFault none{Reason::table_not_found};
    if (contest.state().rounds.empty()) return seated(none);
    if (!tournament::in_play(*tournament::find(contest.state(), player))) {
        return seated(DeskFault{Reason::out_of_the_tournament});
    }
    const auto place = place_of(contest, player);
    if (!place) return seated(none);
    const std::string name = tournament::find(contest.state(), player)->person.name;
    directory_.find(place->code, [seated, name, place = *place, id = account.id](const auto& room) {
        if (!room) return seated(DeskFault{room.error()});
        if (const Refusal why = (*room)->seat_player(place.seat, id, name)) {
            return seated(DeskFault{*why});
        }
        (*room)->when_stored([seated, code = place.code](bool stored) {
            if (stored) return seated(code);
            seated(DeskFault{Reason::not_stored});
        });
    });
}

bool Desk::sits_elsewhere(
    const Contest& contest, tournament::PlayerId player, std::optional<PlayerId> account
) {
    const auto at = place_of(contest, player);
    const auto room = at ? directory_.open(at->code) : nullptr;
    if (!room || !room->table().has(at->seat)) return false;
    const Place& place = room->table().at(at->seat);
    return place.player && place.player != account && room->online(*place.player);
}

void Desk::tick(std::int64_t now_ms) {
    if (now_ms < online_next_ms_) return;
    online_next_ms_ = now_ms + look_every_ms;
    if (world_.claims().shared()) {
        find_deserted();
    } else if (!brought_back_) {
        // Those whose tables may have ended while nobody was looking.
        brought_back_ = true;
        journals_.unfinished(
            store::JournalKind::tournament,
            [this](const store::Read<std::vector<store::JournalRow>>& rows) {
                if (!rows) return;
                for (const auto& row : *rows) find(row.code, [](const auto&) {});
            }
        );
    }
    // Told afterwards: what is done here may change what is in memory.
    std::vector<Found> contests;
    for (const auto& [code, contest] : contests_) contests.push_back(contest);
    for (const Found& contest : contests) {
        for (const Ended& each : ended_tables(*contest)) take_ended(contest->row.code, each);
        follow_pleas(contest);
    }
}

}  // namespace kamchatka::server
