// Finding, loading, looking after.
#include "server/tables/hub.hpp"

#include "server/reference/rulesets.hpp"
#include "server/tables/request.hpp"
#include "store/ids.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

constexpr std::size_t loads_a_tick = 8;
// A room that seems to have time may be stirred by a client, so it is not left alone for longer.
constexpr std::int64_t look_every_ms = 100;
constexpr std::int64_t tables_of_max = 100;

TableSummary summary_of(const store::TableSummary& stored) {
    const Table table = table_of(stored);
    TableSummary summary;
    summary.code = table.code;
    summary.ruleset = table.ruleset;
    summary.board = table.layout ? BoardKind::quadrants : BoardKind::classic;
    summary.state = table.state;
    summary.visibility = table.settings.visibility;
    summary.tournament = table.settings.tournament;
    summary.spectators = table.settings.spectators;
    summary.clock = table.settings.clock.kind;
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        const Place& place = table.places[i];
        if (table.state != TableState::lobby && !place.taken()) continue;
        SeatLine& line = summary.seats.emplace_back();
        line.seat = id_of<Seat>(i);
        line.kind = place.kind;
        line.name = place.name;
        line.bot = place.bot;
        if (place.player) line.player_id = spell_player(*place.player);
        line.away = place.away;
        if (place.player == table.host && place.name) summary.host_name = *place.name;
    }
    summary.created_ms = table.created_ms;
    summary.started_ms = table.started_ms;
    summary.ended_ms = table.ended_ms;
    return summary;
}

}  // namespace

Hub::Hub(World& world, store::Catalogue& catalogue, HubLimits limits)
    : world_{world},
      catalogue_{catalogue},
      limits_{limits} {}

void Hub::bring_back() {
    const auto ids = catalogue_.unfinished_tables();
    to_load_.assign(ids.begin(), ids.end());
}

void Hub::add(const std::shared_ptr<Room>& room) {
    codes_[room->table().code] = room->table().id;
    rooms_[room->table().id] = {.room = room, .seen_ms = world_.now_ms()};
}

std::shared_ptr<Room> Hub::find_loaded(TableId table) {
    const auto found = rooms_.find(table);
    return found == rooms_.end() ? nullptr : found->second.room;
}

std::shared_ptr<Room> Hub::find(std::string_view code) {
    const auto known = codes_.find(std::string{code});
    if (known != codes_.end()) {
        const auto room = find_loaded(known->second);
        if (room && !room->lost()) return room;
    }
    const auto stored = catalogue_.table_with_code(code);
    return stored ? load(*stored) : nullptr;
}

// One damaged table must not stop the others: it is reported, and not there.
std::shared_ptr<Room> Hub::load(const store::TableSummary& stored) {
    try {
        return load_or_throw(stored);
    } catch (const std::exception&) {
        Table table;
        table.id = stored.table.id;
        world_.report(Trouble::table_unreadable, table);
        return nullptr;
    }
}

std::shared_ptr<Room> Hub::load_or_throw(const store::TableSummary& stored) {
    const auto seed = catalogue_.server_seed(stored.table.id);
    Table table = table_of(stored);
    const auto rules = rules_again(table.ruleset, table.options, table.layout);
    if (!rules || !seed) return nullptr;
    const auto entries = world_.log().read(table.id, 1);
    // Seats that stayed empty are not part of a game.
    if (!entries.empty()) {
        std::erase_if(table.places, [](const Place& place) { return !place.taken(); });
    }
    // The start was stored but the first entry was not: it did not start.
    if (entries.empty() && table.state == TableState::playing) table.state = TableState::lobby;
    const auto room = std::make_shared<Room>(world_, std::move(table), rules, *seed);
    if (!room->restore(entries, catalogue_.chat(stored.table.id, 50))) {
        world_.report(Trouble::log_of_another_seed, room->table());
        return nullptr;
    }
    add(room);
    return room;
}

void Hub::create(const Founder& founder, const TableRequest& request, Created created) {
    const auto unfinished = static_cast<std::size_t>(std::count_if(
        rooms_.begin(),
        rooms_.end(),
        [&](const auto& entry) {
            const Table& table = entry.second.room->table();
            return table.host == founder.player &&
                (table.state == TableState::lobby || table.state == TableState::playing);
        }
    ));
    if (unfinished >= limits_.tables_per_player_max) {
        return created(TableFault{Reason::too_many_tables});
    }
    if (world_.log().failed()) return created(TableFault{Reason::read_only});
    auto laid = lay_table(request, founder.player, founder.name);
    if (!laid) return created(laid.error());
    laid->table.created_ms = world_.now_ms();
    store_table(std::move(laid->table), std::move(laid->rules), std::move(created));
}

void Hub::store_table(Table table, std::shared_ptr<const Rules> rules, Created created) {
    table.id = store::new_table_id();
    table.code = store::new_code();
    Digest seed{};
    world_.random(seed);
    std::vector<store::SeatRow> seats;
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        seats.push_back(seat_row(table, id_of<Seat>(i)));
    }
    catalogue_.add_table(
        table_row(table),
        std::move(seats),
        seed,
        [this, table, rules, seed, created = std::move(created)](store::Stored stored) {
            world_.in_loop([this, table, rules, seed, created, stored] {
                // Another table has the code: once in a few hundred million.
                if (stored == store::Stored::taken) return store_table(table, rules, created);
                // The founder has deleted his account meanwhile.
                if (stored == store::Stored::gone) return created(TableFault{Reason::no_player});
                if (stored == store::Stored::failed) return created(TableFault{Reason::not_stored});
                const auto room = std::make_shared<Room>(world_, table, rules, seed);
                add(room);
                created(room);
            });
        }
    );
}

TablesAnswer Hub::listed() const {
    TablesAnswer answer;
    for (const auto& [id, entry] : rooms_) {
        const Table& table = entry.room->table();
        if (table.settings.visibility != Visibility::public_) continue;
        if (table.state == TableState::lobby && !entry.room->deserted()) {
            answer.open.push_back(entry.room->summary());
        } else if (table.state == TableState::playing && table.settings.spectators) {
            answer.running.push_back(entry.room->summary());
        }
    }
    for (auto* list : {&answer.open, &answer.running}) {
        std::sort(list->begin(), list->end(), [](const auto& a, const auto& b) {
            return a.created_ms > b.created_ms;
        });
        if (list->size() > limits_.listed_max) list->resize(limits_.listed_max);
    }
    return answer;
}

std::vector<TableSummary> Hub::tables_of(PlayerId player) {
    std::vector<TableSummary> all;
    for (const auto& stored : catalogue_.tables_of(player, INT64_MAX, tables_of_max)) {
        const auto room = find_loaded(stored.table.id);
        all.push_back(room ? room->summary() : summary_of(stored));
    }
    return all;
}

bool Hub::let_go(Entry& entry, std::int64_t now_ms) {
    Room& room = *entry.room;
    if (room.lost()) return true;
    if (!room.deserted()) {
        entry.seen_ms = now_ms;
        return false;
    }
    const std::int64_t alone_ms = now_ms - entry.seen_ms;
    switch (room.table().state) {
        case TableState::lobby:
            if (alone_ms > limits_.lobby_ms_max) room.abandon();
            return false;
        case TableState::playing:
            if (alone_ms > limits_.game_ms_max) room.abandon();
            return false;
        case TableState::ended:
        case TableState::abandoned: return alone_ms > limits_.unload_ms;
    }
    return false;
}

void Hub::tick() {
    for (std::size_t i = 0; i < loads_a_tick && !to_load_.empty(); ++i) {
        const TableId id = to_load_.front();
        to_load_.pop_front();
        if (find_loaded(id)) continue;
        if (const auto stored = catalogue_.table(id)) {
            if (const auto room = load(*stored)) room->tick();
        }
    }
    const std::int64_t now_ms = world_.now_ms();
    const bool failed = world_.log().failed();
    for (auto it = rooms_.begin(); it != rooms_.end();) {
        Entry& entry = it->second;
        // A clock that was put back makes nobody wait.
        const std::int64_t wait_ms = entry.look_ms - now_ms;
        if (!failed && wait_ms > 0 && wait_ms <= look_every_ms) {
            ++it;
            continue;
        }
        auto wake = entry.room->wake_ms();
        if (failed || (wake && *wake <= now_ms)) {
            entry.room->tick();
            wake = entry.room->wake_ms();
        }
        entry.look_ms = std::min(now_ms + look_every_ms, wake.value_or(INT64_MAX));
        if (let_go(entry, now_ms)) {
            codes_.erase(entry.room->table().code);
            it = rooms_.erase(it);
        } else {
            ++it;
        }
    }
}

std::size_t Hub::playing_count() const {
    return static_cast<std::size_t>(std::count_if(
        rooms_.begin(),
        rooms_.end(),
        [](const auto& entry) { return entry.second.room->table().state == TableState::playing; }
    ));
}

void Hub::for_each(const std::function<void(Room&)>& visit) {
    for (auto& [id, entry] : rooms_) visit(*entry.room);
}

}  // namespace kamchatka::server
