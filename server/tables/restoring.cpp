#include "server/tables/restoring.hpp"

#include "server/reference/rulesets.hpp"
#include "server/tables/clock.hpp"

namespace kamchatka::server {
namespace {

// One entry of the log after the other; false when it does not fit the rules or the seed.
bool follow(Restored& restored, const store::Entry& entry) {
    Game& game = *restored.game;
    const Settings& settings = restored.table.settings;
    if (entry.seq != game.seq() + 1) return false;
    auto body = decode_body(game.lexicon(), entry.body);
    if (!body) return false;
    const Phase before = game.state().phase;
    if (!game.follow(body->batch)) return false;
    if (game.state().phase != before) restored.phase_since_seq = game.seq();
    Told told{entry.seq, entry.ref, body->batch.events(), entry.at_ms};
    if (settings.spectator_delay_s > 0) {
        TableClock then{settings.clock, restored.rules->set.ending.minutes};
        then.restore(entry.at_ms, body->clock);
        restored.later.push_back({told, then.shown(entry.at_ms)});
    }
    restored.recent.push(std::move(told));
    restored.last_ms = entry.at_ms;
    restored.clock = std::move(body->clock);
    return true;
}

// What Room::keep() wrote. What happened to the clock after the last entry counts, what happened
// before is in it.
void add_kept(Restored& restored) {
    boost::system::error_code error;
    const auto kept = boost::json::parse(restored.table.clock, error);
    const auto* object = error ? nullptr : kept.if_object();
    if (object == nullptr) return;
    const auto* seq = object->if_contains("seq");
    if (seq != nullptr && *seq == restored.game->seq()) restored.clock = object->at("clock");
    const auto* chairs = object->if_contains("chairs");
    if (chairs != nullptr && read_json(*chairs, restored.chairs)) restored.chairs.clear();
}

}  // namespace

Result<Restored, Trouble> restore(
    store::WholeTable stored, const std::vector<store::Entry>& entries, const RoomLimits& limits
) {
    Table table = table_of(stored.stored);
    const auto rules = rules_again(table.ruleset, table.options, table.layout);
    if (!rules || !stored.seed) return Trouble::table_unreadable;
    Restored restored{
        .table = std::move(table),
        .rules = rules,
        .server_seed = *stored.seed,
        .chat = std::move(stored.chat),
        .recent = Recent{limits.recent_events_max}};
    return follow_log(std::move(restored), entries);
}

Result<Restored, Trouble> follow_log(Restored begun, const std::vector<store::Entry>& entries) {
    Table& table = begun.table;
    if (entries.empty()) {
        // The start was stored but the first entry was not: it did not start.
        if (table.state == TableState::playing) table.state = TableState::lobby;
        return begun;
    }
    // Seats that stayed empty are not part of a game.
    std::erase_if(table.places, [](const Place& place) { return !place.taken(); });
    if (table.state == TableState::lobby) table.state = TableState::playing;
    const auto seat_count = static_cast<std::uint8_t>(table.places.size());
    begun.game.emplace(begun.rules, seat_count, begun.server_seed);
    for (const store::Entry& entry : entries) {
        if (!follow(begun, entry)) return Trouble::log_of_another_seed;
    }
    add_kept(begun);
    return begun;
}

}  // namespace kamchatka::server
