#include "server/tables/directory.hpp"

#include "store/ids.hpp"

#include <algorithm>
#include <functional>

namespace kamchatka::server {
namespace {

// Rooms in which nothing happens are looked at for whether anybody is still there.
constexpr std::int64_t look_every_ms = 2'000;

}  // namespace

Directory::Directory(World& world, Workers& workers, DirectoryLimits limits)
    : world_{world},
      workers_{workers},
      limits_{limits} {
    world.claims().add(*this);
}

void Directory::bring_back() {
    if (world_.claims().shared()) return;
    world_.catalogue().unfinished_tables([this](store::Read<std::vector<std::string>> codes) {
        if (!codes) return world_.set_aside("the list of tables", codes.error().why);
        to_load_.assign(codes->begin(), codes->end());
    });
}

void Directory::add(const std::shared_ptr<Room>& room) {
    codes_[room->table().code] = room->table().id;
    Lodging& lodging = rooms_[room->table().id];
    lodging = {.room = room, .seen_ms = world_.now_ms()};
    look_at(room->table().id, lodging, world_.now_ms());
}

std::shared_ptr<Room> Directory::open(TableId table) {
    const auto found = rooms_.find(table);
    if (found == rooms_.end() || found->second.room->lost()) return nullptr;
    return found->second.room->handing_off() ? nullptr : found->second.room;
}

std::shared_ptr<Room> Directory::open(std::string_view code) {
    const auto known = codes_.find(std::string{code});
    return known == codes_.end() ? nullptr : open(known->second);
}

void Directory::drop(TableId table) {
    const auto found = rooms_.find(table);
    if (found == rooms_.end()) return;
    const auto room = found->second.room;
    codes_.erase(room->table().code);
    rooms_.erase(found);
    room->vanish();
}

void Directory::find(const std::string& code, Found found, Lane lane) {
    const auto here = codes_.find(code);
    const bool leaving = here != codes_.end() && rooms_.at(here->second).room->handing_off();
    if (leaving || !world_.claims().sure()) return found(Reason::server_busy);
    if (const auto room = open(code)) return found(room);
    Loading& loading = loading_[code];
    loading.waiting.push_back(std::move(found));
    loading.lane = loading.waiting.size() == 1 ? lane : std::min(loading.lane, lane);
    if (loading.waiting.size() == 1) load(code);
}

void Directory::load(const std::string& code) {
    const Purpose purpose =
        loading_[code].lane == Lane::background ? Purpose::by_itself : Purpose::asked_for;
    const auto taken = [this, code](const std::optional<Reason>& why) {
        if (why) return finish(code, *why);
        read_table(code);
    };
    world_.claims().take(store::LogKind::table, code, purpose, taken);
}

void Directory::read_table(const std::string& code) {
    loading_[code].people_changes = people_changes_;
    const auto read = [this, code](store::Read<std::optional<store::WholeTable>> stored) {
        if (!stored) return damaged(code, stored.error().why);
        if (!*stored) return finish(code, Reason::table_not_found);
        read_log(code, **std::move(stored));
    };
    const auto lines = static_cast<std::int64_t>(world_.limits().chat_lines_kept);
    world_.catalogue().table_with_code(code, lines, read);
}

// One damaged table must not stop the others: it is set aside, and whoever asks for it hears why.
void Directory::damaged(const std::string& code, const std::string& why) {
    world_.set_aside("table " + code, why);
    finish(code, Reason::damaged);
}

void Directory::read_log(const std::string& code, store::WholeTable stored) {
    const TableId table = stored.stored.table.id;
    const auto shared = std::make_shared<store::WholeTable>(std::move(stored));
    world_.log()
        .read(table, {}, [this, code, shared](store::Read<std::vector<store::Entry>> entries) {
            if (!entries) return damaged(code, entries.error().why);
            restore_room(code, std::move(*shared), *std::move(entries));
        });
}

void Directory::restore_room(
    const std::string& code, store::WholeTable stored, std::vector<store::Entry> entries
) {
    using Outcome = Result<Restored, Unrestored>;
    const auto shared = std::make_shared<store::WholeTable>(std::move(stored));
    const bool taken = workers_.run<Outcome>(
        {loading_[code].lane},
        [shared, entries = std::move(entries), limits = world_.limits()] {
            return restore(std::move(*shared), entries, limits);
        },
        [this, code](std::optional<Outcome> outcome) {
            loaded(code, outcome ? *std::move(outcome) : Outcome{Unrestored{"a worker failed"}});
        }
    );
    if (!taken) finish(code, Reason::server_busy);
}

void Directory::loaded(const std::string& code, Result<Restored, Unrestored> restored) {
    // Seats may have changed hands since they were read.
    if (loading_[code].people_changes != people_changes_) return load(code);
    if (!restored) return damaged(code, restored.error().why);
    const auto room = std::make_shared<Room>(world_, *std::move(restored));
    add(room);
    finish(code, room);
}

void Directory::finish(
    const std::string& code, const Result<std::shared_ptr<Room>, Reason>& found
) {
    const auto waiting = std::move(loading_[code].waiting);
    loading_.erase(code);
    for (const Found& each : waiting) each(found);
}

void Directory::create(
    const Founder& founder, const TableRequest& request, Created created, const std::string& like
) {
    admit(founder, std::move(created), [this, founder, request, like](Created done) {
        lay(founder, request, std::move(done), like);
    });
}

// Nobody has more than so many unfinished tables.
void Directory::admit(const Founder& founder, Created created, std::function<void(Created)> then) {
    if (frozen()) return created(TableFault{Reason::read_only});
    // What is on its way is not counted by the store yet.
    ++creating_[founder.player];
    const auto done = [this,
                       player = founder.player,
                       created](const Result<std::shared_ptr<Room>, TableFault>& made) {
        if (--creating_[player] == 0) creating_.erase(player);
        created(made);
    };
    world_.catalogue().unfinished_count(
        founder.player,
        [this, founder, then, done](store::Read<std::int64_t> count) {
            if (!count) return done(TableFault{Reason::read_only});
            const auto unfinished = static_cast<std::size_t>(*count) + creating_[founder.player];
            if (unfinished > limits_.tables_per_player_max) {
                return done(TableFault{Reason::too_many_tables});
            }
            then(done);
        }
    );
}

void Directory::lay(
    const Founder& founder, const TableRequest& request, Created created, const std::string& like
) {
    using Laid = Result<LaidTable, TableFault>;
    // A board of quadrants may have to be made, or one drawn that suits.
    const bool taken = workers_.run<Laid>(
        {Lane::play},
        [founder, request] { return lay_table(request, founder.player, founder.name); },
        [this, created, like](std::optional<Laid> laid) {
            if (!laid) return created(TableFault{Reason::bad_board});
            if (!*laid) return created(laid->error());
            Table& table = (*laid)->table;
            table.code = like;
            table.created_ms = world_.wall_ms();
            store_table(std::move(table), std::move((*laid)->rules), created);
        }
    );
    if (!taken) created(TableFault{Reason::server_busy});
}

// Its code, if it has one already, is how the new one begins.
void Directory::store_table(Table table, std::shared_ptr<const Rules> rules, Created created) {
    table.id = store::new_table_id();
    table.code = store::new_code_like(table.code);
    Digest seed{};
    world_.random(seed);
    std::vector<store::SeatRow> seats;
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        seats.push_back(seat_row(table, id_of<Seat>(i)));
    }
    world_.catalogue().add_table(
        table_row(table),
        std::move(seats),
        seed,
        [this, table, rules, seed, created = std::move(created)](store::Stored stored) {
            switch (stored) {
                // Another table has the code: once in a few hundred million.
                case store::Stored::taken: return store_table(table, rules, created);
                // The founder has deleted their account meanwhile.
                case store::Stored::gone: return created(TableFault{Reason::no_player});
                case store::Stored::fenced:
                case store::Stored::failed: return created(TableFault{Reason::not_stored});
                case store::Stored::stored: break;
            }
            const auto room = std::make_shared<Room>(world_, table, rules, seed);
            add(room);
            rooms_.at(table.id).laid_here = true;
            created(room);
        }
    );
}

bool Directory::let_go(Lodging& lodging, std::int64_t now_ms) {
    Room& room = *lodging.room;
    if (room.lost()) return true;
    if (!room.deserted()) {
        lodging.seen_ms = now_ms;
        lodging.put_away = lodging.laid_here = false;
        return false;
    }
    const std::int64_t alone_ms = now_ms - lodging.seen_ms;
    switch (room.table().state) {
        case TableState::lobby:
            if (alone_ms > limits_.lobby_ms_max) room.abandon();
            return false;
        case TableState::playing: return let_go_game(lodging, alone_ms);
        case TableState::ended:
        case TableState::abandoned:
            // Some may not know yet that it is over.
            return alone_ms > limits_.unload_ms && !room.held() &&
                room.state_for(std::nullopt) != TableState::playing;
    }
    return false;
}

// Bots play to the end, but not for ever. A game that waits for people waits on the disk.
bool Directory::let_go_game(Lodging& lodging, std::int64_t alone_ms) {
    Room& room = *lodging.room;
    const std::int64_t ms_max = room.unmanned() ? limits_.bots_ms_max : limits_.game_ms_max;
    const bool endless = room.unmanned() && alone_ms > limits_.unload_ms &&
        room.state() != nullptr && room.state()->round > limits_.bots_rounds_max;
    if (alone_ms > ms_max || endless) {
        room.abandon();
        return false;
    }
    if (alone_ms <= limits_.unload_ms || !room.at_rest()) return false;
    if (lodging.put_away) return true;
    lodging.put_away = true;
    room.put_away();
    return false;
}

void Directory::abandon_forsaken(std::int64_t since_ms) {
    world_.catalogue().forsaken_games(
        since_ms,
        [this](const store::Read<std::vector<std::string>>& codes) {
            if (!codes) return;
            for (const std::string& code : *codes) {
                const auto abandon = [](const Result<std::shared_ptr<Room>, Reason>& found) {
                    if (found && (*found)->deserted()) (*found)->abandon();
                };
                find(code, abandon, Lane::background);
            }
        }
    );
}

// Lost ones wait for a disk that takes what is written, or they would be lost again.
void Directory::load_some(std::int64_t now_ms) {
    while (!frozen() && !lost_.empty() && lost_.front().back_ms <= now_ms) {
        to_load_.push_back(std::move(lost_.front().code));
        lost_.pop_front();
    }
    while (!to_load_.empty() && loads_under_way_ < limits_.loads_at_once) {
        const std::string code = std::move(to_load_.front());
        to_load_.pop_front();
        ++loads_under_way_;
        const auto loaded = [this](const Result<std::shared_ptr<Room>, Reason>& found) {
            --loads_under_way_;
            if (found) (*found)->tick();
        };
        find(code, loaded, Lane::background);
    }
}

void Directory::tick() {
    const std::int64_t now_ms = world_.now_ms();
    sweep();
    load_some(now_ms);
    if (const store::Disk disk = world_.log().disk(); disk != disk_) {
        disk_ = disk;
        for (auto& [table, lodging] : rooms_) look_at(table, lodging, now_ms);
    }
    while (!looks_.empty() && looks_.top().first <= now_ms) {
        const auto [at_ms, table] = looks_.top();
        looks_.pop();
        const auto found = rooms_.find(table);
        if (found != rooms_.end() && found->second.look_ms == at_ms) look_after(table, now_ms);
    }
}

void Directory::stirred(TableId table) {
    const auto found = rooms_.find(table);
    if (found != rooms_.end()) look_at(table, found->second, world_.now_ms());
}

// Earlier than it would be looked at anyway; never later.
void Directory::look_at(TableId table, Lodging& lodging, std::int64_t at_ms) {
    if (lodging.look_ms <= at_ms) return;
    lodging.look_ms = at_ms;
    looks_.emplace(at_ms, table);
}

void Directory::look_after(TableId table, std::int64_t now_ms) {
    Lodging& lodging = rooms_.at(table);
    const std::shared_ptr<Room> room = lodging.room;
    auto wake = room->wake_ms();
    if (disk_ == store::Disk::failed || (wake && *wake <= now_ms)) {
        room->tick();
        wake = room->wake_ms();
    }
    if (let_go(lodging, now_ms)) {
        if (room->lost() && !room->table().ended_ms) {
            lost_.push_back({room->table().code, now_ms + limits_.lost_ms});
        }
        codes_.erase(room->table().code);
        rooms_.erase(table);
        if (!room->lost()) {
            world_.claims().let_go(table, room->table().code, store::LetGo::at_rest);
        }
        return;
    }
    if (world_.claims().shared()) {
        if (lodging.laid_here) return hand_off(table);
        room->keep_shown();
    }
    lodging.look_ms = INT64_MAX;
    // What is due already is looked at again at the next tick, not in this one for ever.
    const std::int64_t next_ms = std::max(wake.value_or(INT64_MAX), now_ms + 1);
    look_at(table, lodging, std::min(now_ms + look_every_ms, next_ms));
}

std::size_t Directory::playing_count() const {
    return static_cast<std::size_t>(std::count_if(
        rooms_.begin(),
        rooms_.end(),
        [](const auto& each) { return each.second.room->table().state == TableState::playing; }
    ));
}

void Directory::for_each(const std::function<void(Room&)>& visit) {
    for (auto& [id, lodging] : rooms_) visit(*lodging.room);
}

}  // namespace kamchatka::server
