// From State and Event to JSON, by way of what the viewer may know.
#include "server/tables/room/telling.hpp"

#include "engine/clauses.hpp"
#include "record/json.hpp"
#include "record/words/spelling.hpp"
#include "record/words/words.hpp"
#include "server/api/json.hpp"

namespace kamchatka::server {
namespace {

template <typename Items, typename Write>
std::string list_json(const Items& items, const Write& write) {
    std::string text = "[";
    for (const auto& item : items) {
        if (text.size() > 1) text += ',';
        text += write(item);
    }
    return text + ']';
}

}  // namespace

std::string events_json(
    const record::Lexicon& lexicon, std::span<const Event> events, const Viewer& viewer
) {
    return list_json(events, [&](const Event& event) {
        return boost::json::serialize(record::to_json(lexicon, seen_by(event, viewer)));
    });
}

std::string options_json(const Rules& rules, const State& state, Seat seat) {
    if (!awaited_seats(state).contains(seat)) return "[]";
    const record::Lexicon lexicon{rules, state.seat_count};
    return list_json(legal_actions(rules, state, seat), [&](const Option& option) {
        return boost::json::serialize(record::to_json(lexicon, option));
    });
}

std::string actions_json(const record::Lexicon& lexicon, std::span<const Action> actions) {
    return list_json(actions, [&](const Action& action) {
        return boost::json::serialize(record::to_json(lexicon, action));
    });
}

std::string awaiting_json(const State& state) {
    const bool over =
        state.phase == Phase::closed || (state.phase == Phase::over && !state.committed);
    if (waits_for_chance(state.phase) && !over) return "\"chance\"";
    if (over) return "[]";
    return list_json(awaited_seats(state), [](Seat seat) {
        return '"' + std::string{record::spell(seat)} + '"';
    });
}

std::string view_json(const record::Lexicon& lexicon, const State& state, const Viewer& viewer) {
    return boost::json::serialize(record::to_json(lexicon, view_of(state, viewer)));
}

std::string viewer_json(const Viewer& viewer) {
    return '"' + std::string{record::spell(viewer)} + '"';
}

RejectMessage rejection(
    std::string ref, Rejection why, const Ruleset& set, const State& state, const Action& action
) {
    RejectMessage message;
    message.ref = std::move(ref);
    append_json(message.reason.text, why);
    message.clause = std::string{clause_of(set, state, why, action)};
    message.message = Wording{
        .it = std::string{record::sentence(why, state.phase, record::Language::italian)},
        .en = std::string{record::sentence(why, state.phase, record::Language::english)}};
    return message;
}

RejectMessage rejection(std::string ref, Reason why) {
    RejectMessage message;
    message.ref = std::move(ref);
    append_json(message.reason.text, why);
    return message;
}

BecauseMessage because(RejectMessage rejection) {
    return {
        .ref = std::move(rejection.ref),
        .reason = std::move(rejection.reason),
        .clause = std::move(rejection.clause),
        .message = std::move(rejection.message)};
}

EventsForAll::EventsForAll(const record::Lexicon& lexicon, std::span<const Event> events)
    : spectator_{events_json(lexicon, events, Spectator{})} {
    for (std::size_t i = 0; i < lexicon.seat_count; ++i) {
        const Viewer viewer = id_of<Seat>(i);
        for (const Event& event : events) {
            if (seen_by(event, viewer) == seen_by(event, Spectator{})) continue;
            seats_[i] = events_json(lexicon, events, viewer);
            break;
        }
    }
}

const std::string& EventsForAll::for_viewer(const Viewer& viewer) const {
    const Seat* seat = std::get_if<Seat>(&viewer);
    if (seat == nullptr || seats_[index(*seat)].empty()) return spectator_;
    return seats_[index(*seat)];
}

}  // namespace kamchatka::server
