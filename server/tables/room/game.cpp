// Decide, let chance answer, gather the steps.
#include "server/tables/room/game.hpp"

#include "record/words/spelling.hpp"
#include "server/api/json.hpp"

#include <cassert>

namespace kamchatka::server {
namespace {

bool chance_is_due(const State& state) {
    if (state.phase == Phase::over) return state.committed;
    return waits_for_chance(state.phase);
}

std::optional<Rejection> step(
    const Rules& rules, Game::Next& next, const Actor& actor, const Action& action
) {
    const Decision decision = decide(rules, next.state, actor, action);
    if (!decision) return decision.error();
    for (const Event& event : *decision) {
        next.dealer.hear(event);
        evolve(next.state, event);
    }
    next.batch.steps.push_back({actor, action, {decision->begin(), decision->end()}});
    return std::nullopt;
}

}  // namespace

std::size_t Batch::event_count() const {
    std::size_t count = 0;
    for (const record::Step& step : steps) count += step.events.size();
    return count;
}

std::vector<Event> Batch::events() const {
    std::vector<Event> all;
    all.reserve(event_count());
    for (const record::Step& step : steps) {
        all.insert(all.end(), step.events.begin(), step.events.end());
    }
    return all;
}

Game::Game(std::shared_ptr<const Rules> rules, std::uint8_t seat_count, const Digest& server_seed)
    : rules_{std::move(rules)},
      state_{new_table(seat_count)},
      dealer_{server_seed} {}

bool Game::awaits_chance() const { return chance_is_due(state_); }

Result<Game::Next, Rejection> Game::consider(
    const Actor& actor, const Action& action, const Reflex& reflex
) const {
    Next next{.batch = {}, .state = state_, .dealer = dealer_};
    if (const auto why = step(*rules_, next, actor, action)) return *why;
    while (true) {
        if (chance_is_due(next.state)) {
            const Action drawn = next.dealer.action(*rules_, next.state);
            const auto refused = step(*rules_, next, Chance{}, drawn);
            assert(!refused);
        } else if (const auto said = reflex ? reflex(next.state) : std::nullopt) {
            // What was said beforehand may not suit this time: then the seat is asked.
            if (step(*rules_, next, said->first, said->second)) break;
        } else {
            break;
        }
    }
    return next;
}

void Game::take(const Next& next) {
    seq_ += static_cast<std::int64_t>(next.batch.event_count());
    state_ = next.state;
    dealer_ = next.dealer;
}

bool Game::follow(const Batch& batch) {
    for (const record::Step& step : batch.steps) {
        if (std::holds_alternative<Chance>(step.actor)) {
            if (!chance_is_due(state_)) return false;
            if (dealer_.action_beside(step.action, *rules_, state_) != step.action) return false;
        }
        for (const Event& event : step.events) {
            dealer_.hear(event);
            evolve(state_, event);
            ++seq_;
        }
    }
    return true;
}

std::string encode_body(
    const record::Lexicon& lexicon, const Batch& batch, std::string_view clock
) {
    std::string actions;
    std::string events;
    for (const record::Step& step : batch.steps) {
        actions += actions.empty() ? "{\"actor\":\"" : ",{\"actor\":\"";
        actions += record::spell(step.actor);
        actions += "\",\"action\":";
        actions += boost::json::serialize(record::to_json(lexicon, step.action));
        actions += ",\"events\":" + std::to_string(step.events.size()) + '}';
        for (const Event& event : step.events) {
            if (!events.empty()) events += ',';
            events += boost::json::serialize(record::to_json(lexicon, event));
        }
    }
    std::string body = "{\"actions\":[" + actions + "],\"events\":[" + events + "],\"clock\":";
    return body.append(clock) + '}';
}

record::Parsed<Body> decode_body(const record::Lexicon& lexicon, std::string_view text) {
    const auto wrong = [](std::string what) {
        return record::ParseError{.line = 0, .path = "body", .what = std::move(what)};
    };
    const auto value = record::parse_json(text);
    if (!value) return value.error();
    const boost::json::object* object = value->if_object();
    if (object == nullptr) return wrong("no object");
    const auto list = [&](std::string_view key) {
        const boost::json::value* found = object->if_contains(key);
        return found == nullptr ? nullptr : found->if_array();
    };
    const boost::json::array* actions = list("actions");
    const boost::json::array* events = list("events");
    if (actions == nullptr || events == nullptr) return wrong("no lists");
    Body body;
    std::size_t used = 0;
    for (const boost::json::value& item : *actions) {
        const boost::json::object* said = item.if_object();
        if (said == nullptr || !said->contains("actor") || !said->contains("action") ||
            !said->contains("events") || !said->at("actor").is_string() ||
            !said->at("events").is_int64()) {
            return wrong("an action without its parts");
        }
        const auto actor = record::read_actor(std::string_view{said->at("actor").get_string()});
        auto action = record::from_json<Action>(lexicon, said->at("action"));
        const std::int64_t count = said->at("events").get_int64();
        if (!actor || !action) return wrong("an action that cannot be read");
        if (count < 0 || events->size() - used < static_cast<std::size_t>(count)) {
            return wrong("fewer events than said");
        }
        record::Step step{.actor = *actor, .action = *action, .events = {}};
        for (std::int64_t i = 0; i < count; ++i) {
            auto event = record::from_json<Event>(lexicon, (*events)[used++]);
            if (!event) return event.error();
            step.events.push_back(*event);
        }
        body.batch.steps.push_back(std::move(step));
    }
    if (used != events->size()) return wrong("more events than said");
    if (const boost::json::value* clock = object->if_contains("clock")) body.clock = *clock;
    return body;
}

}  // namespace kamchatka::server
