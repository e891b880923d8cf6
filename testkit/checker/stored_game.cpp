// See stored_game.hpp.
#include "testkit/checker/stored_game.hpp"

#include "record/json.hpp"
#include "record/reckoning_json.hpp"
#include "server/reference/rulesets.hpp"
#include "server/tables/room/game.hpp"
#include "server/tables/room/telling.hpp"
#include "server/tables/table.hpp"

#include <stdexcept>

namespace kamchatka::checker {

namespace json = boost::json;

StoredGame::StoredGame(const store::StoredTable& stored, const std::vector<store::Entry>& entries)
    : code_{stored.table.code} {
    const server::Table table = server::table_of(stored);
    rules_ = server::rules_again(table.ruleset, table.options, table.layout);
    if (!rules_) throw std::runtime_error{code_ + ": its rules cannot be understood"};
    for (const server::Place& place : table.places) {
        // Seats that stayed empty are not part of a game.
        if (!entries.empty() && !place.taken()) continue;
        if (place.player && place.name) seats_.emplace(*place.name, id_of<Seat>(seat_count_));
        players_.push_back(place.player ? server::spell_player(*place.player) : "");
        ++seat_count_;
    }
    State state = new_table(seat_count_);
    for (const store::Entry& entry : entries) follow(entry, state);
}

record::Lexicon StoredGame::lexicon() const { return {*rules_, seat_count_}; }

void StoredGame::follow(const store::Entry& entry, State& state) {
    const std::string where = code_ + ", event " + std::to_string(entry.seq) + ": ";
    if (entry.seq != last_seq() + 1) faults_.push_back(where + "a gap or a fork in the log");
    if (by_ref_.contains(entry.ref)) faults_.push_back(where + entry.ref + " acted twice");
    const auto body = server::decode_body(lexicon(), entry.body);
    if (!body) {
        faults_.push_back(where + "it cannot be understood: " + body.error().what);
        return;
    }
    StoredBatch batch{.seq = entry.seq, .ref = entry.ref, .events = body->batch.events()};
    if (std::ssize(batch.events) != entry.event_count) {
        faults_.push_back(where + "it holds another number of events than it says");
    }
    for (const Event& event : batch.events) evolve(state, event);
    batch.after = state;
    by_last_.emplace(batch.last(), batches_.size());
    by_ref_.emplace(batch.ref, batches_.size());
    batches_.push_back(std::move(batch));
}

Viewer StoredGame::viewer_called(const std::string& person) const {
    const auto found = seats_.find(person);
    return found == seats_.end() ? Viewer{Spectator{}} : Viewer{found->second};
}

const StoredBatch* StoredGame::ending_at(std::int64_t seq) const {
    const auto found = by_last_.find(seq);
    return found == by_last_.end() ? nullptr : &batches_[found->second];
}

const StoredBatch* StoredGame::with_ref(const std::string& ref) const {
    const auto found = by_ref_.find(ref);
    return found == by_ref_.end() ? nullptr : &batches_[found->second];
}

const Event* StoredGame::event(std::int64_t seq) const {
    const auto found = by_last_.lower_bound(seq);
    if (seq < 1 || found == by_last_.end()) return nullptr;
    const StoredBatch& batch = batches_[found->second];
    return seq < batch.seq ? nullptr : &batch.events[static_cast<std::size_t>(seq - batch.seq)];
}

json::value StoredGame::told(const Event& event, const Viewer& viewer) const {
    return record::to_json(lexicon(), seen_by(event, viewer));
}

json::value StoredGame::view(const State& state, const Viewer& viewer) const {
    return record::to_json(lexicon(), view_of(state, viewer));
}

json::value StoredGame::options(const State& state, const Viewer& viewer) const {
    const Seat* seat = std::get_if<Seat>(&viewer);
    return json::parse(seat == nullptr ? "[]" : server::options_json(*rules_, state, *seat));
}

json::value StoredGame::reckoning(const State& state, const Viewer& viewer) const {
    return json::parse(record::reckoning_json(*rules_, state, viewer));
}

}  // namespace kamchatka::checker
