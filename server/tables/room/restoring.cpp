#include "server/tables/room/restoring.hpp"

#include "server/reference/rulesets.hpp"
#include "server/tables/room/clock.hpp"

namespace kamchatka::server {
namespace {

// One entry of the log after the other; what is wrong with it, if anything.
std::optional<std::string> follow(Restored& restored, const store::Entry& entry) {
    Game& game = *restored.game;
    const Settings& settings = restored.table.settings;
    if (entry.seq != game.seq() + 1) return "it does not follow from the one before";
    auto body = decode_body(game.lexicon(), entry.body);
    if (!body) return "it cannot be understood: " + body.error().what;
    const Phase before = game.state().phase;
    if (!game.follow(body->batch)) return "its seed would have given something else";
    if (game.state().seat_count != restored.table.places.size()) return "its seats are others";
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
    return std::nullopt;
}

// What Room::keep() wrote. What happened to the clock after the last entry counts, what happened
// before is in it. False when it is damaged; what another version wrote otherwise is passed over.
bool add_kept(Restored& restored) {
    boost::system::error_code error;
    const auto kept = boost::json::parse(restored.table.clock, error);
    if (error) return false;
    const auto* object = kept.if_object();
    if (object == nullptr) return kept.is_null();
    const auto* seq = object->if_contains("seq");
    const auto* clock = object->if_contains("clock");
    if (seq != nullptr && clock != nullptr && *seq == restored.game->seq()) restored.clock = *clock;
    const auto* chairs = object->if_contains("chairs");
    if (chairs != nullptr && read_json(*chairs, restored.chairs)) restored.chairs.clear();
    return true;
}

Result<Restored, Unrestored> before_the_log(store::WholeTable stored, const RoomLimits& limits) {
    Table table = table_of(stored.stored);
    const auto rules = rules_again(table.ruleset, table.options, table.layout);
    if (!rules) return Unrestored{"its rules or its board cannot be understood"};
    if (!stored.seed) return Unrestored{"its seed is missing"};
    return Restored{
        .table = std::move(table),
        .rules = rules,
        .server_seed = *stored.seed,
        .chat = std::move(stored.chat),
        .recent = Recent{limits.recent_events_max}};
}

}  // namespace

Result<Restored, Unrestored> restore(
    store::WholeTable stored, const std::vector<store::Entry>& entries, const RoomLimits& limits
) {
    try {
        auto first = before_the_log(std::move(stored), limits);
        if (!first) return first.error();
        return follow_log(*std::move(first), entries);
    } catch (const std::exception& error) {
        return Unrestored{error.what()};
    }
}

Result<Restored, Unrestored> follow_log(Restored begun, const std::vector<store::Entry>& entries) {
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
        if (const auto wrong = follow(begun, entry)) {
            return Unrestored{"event " + std::to_string(entry.seq) + ": " + *wrong};
        }
    }
    if (!add_kept(begun)) return Unrestored{"its clock cannot be understood"};
    return begun;
}

}  // namespace kamchatka::server
