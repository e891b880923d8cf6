// The requests of a guided game: `lay`, `act` and `why`.
#include "wasm/guided_game.hpp"

#include "engine/clauses.hpp"
#include "engine/rulebooks.hpp"
#include "record/position.hpp"
#include "record/reckoning_json.hpp"
#include "record/words/spelling.hpp"
#include "record/words/words.hpp"

namespace kamchatka::wasm {
namespace {

GuidedGame::Refused malformed(std::string_view what) {
    return {{{"reason", "malformed"}, {"detail", what}}};
}

GuidedGame::Refused malformed(const record::ParseError& error) {
    return malformed(error.path + ": " + error.what);
}

std::string_view word_in(const json::object& asked, std::string_view key) {
    const json::value* value = asked.if_contains(key);
    if (value == nullptr || !value->is_string()) return {};
    return value->get_string();
}

const json::value& value_in(const json::object& asked, std::string_view key) {
    static const json::value nothing;
    const json::value* value = asked.if_contains(key);
    return value == nullptr ? nothing : *value;
}

GuidedGame::Refused refusal(
    const Rules& rules, const State& state, Rejection why, const Action& action
) {
    using record::Language;
    return {
        {{"reason", record::spell(why)},
         {"clause", clause_of(rules.set, state, why, action)},
         {"message",
          {{"it", record::sentence(why, state.phase, Language::italian)},
           {"en", record::sentence(why, state.phase, Language::english)}}}}};
}

}  // namespace

std::string GuidedGame::answer(std::string_view question) {
    const auto parsed = record::parse_json(question);
    const json::object* asked = parsed ? parsed->if_object() : nullptr;
    const Answer found =
        asked == nullptr ? Answer{malformed("an object is expected")} : handle(*asked);
    json::object out = found ? *found : found.error().told;
    out["ok"] = found.has_value();
    return json::serialize(out);
}

GuidedGame::Answer GuidedGame::handle(const json::object& asked) {
    const std::string_view request = word_in(asked, "request");
    if (request == "lay") return lay(asked);
    if (!rules_) return malformed("nothing is laid");
    if (request == "act") return act(asked);
    if (request == "why") return why(asked);
    return malformed("no such request");
}

// "ruleset", "position", and the "seat" of whoever learns.
GuidedGame::Answer GuidedGame::lay(const json::object& asked) {
    const auto seat = record::read<Seat>(word_in(asked, "seat"));
    if (!seat) return malformed("seat");
    for (const Ruleset* set : rulebooks::all) {
        if (set->id.view() != word_in(asked, "ruleset")) continue;
        const Rules rules = make_rules(*set);
        const auto state = record::read_position(rules, value_in(asked, "position"));
        if (!state) return malformed(state.error());
        rules_ = rules;
        state_ = *state;
        learner_ = *seat;
        return as_it_stands();
    }
    return malformed("ruleset");
}

// What an "actor" does: a seat, or chance with the dice and cards that are dictated.
GuidedGame::Answer GuidedGame::act(const json::object& asked) {
    const record::Lexicon lexicon{*rules_, state_.seat_count};
    const auto actor = record::read_actor(word_in(asked, "actor"));
    if (!actor) return malformed("actor");
    const auto action = record::from_json<Action>(lexicon, value_in(asked, "action"));
    if (!action) return malformed(action.error());
    const Decision decision = decide(*rules_, state_, *actor, *action);
    if (!decision) return refusal(*rules_, state_, decision.error(), *action);
    json::array events;
    for (const Event& event : *decision) {
        evolve(state_, event);
        events.emplace_back(record::to_json(lexicon, seen_by(event, learner_)));
    }
    json::object answer = as_it_stands();
    answer["events"] = std::move(events);
    return answer;
}

// Why the learner may not do this now: refused as `act` would be, and nothing happens.
GuidedGame::Answer GuidedGame::why(const json::object& asked) const {
    const record::Lexicon lexicon{*rules_, state_.seat_count};
    const auto action = record::from_json<Action>(lexicon, value_in(asked, "action"));
    if (!action) return malformed(action.error());
    const Decision decision = decide(*rules_, state_, learner_, *action);
    if (!decision) return refusal(*rules_, state_, decision.error(), *action);
    return json::object{};
}

// As a server would tell the learner; and what chance may do, for whoever dictates it.
json::object GuidedGame::as_it_stands() const {
    const record::Lexicon lexicon{*rules_, state_.seat_count};
    const auto options_of = [&](const Actor& actor) {
        json::array options;
        for (const Option& option : legal_actions(*rules_, state_, actor)) {
            options.emplace_back(record::to_json(lexicon, option));
        }
        return options;
    };
    const bool awaited = awaited_seats(state_).contains(learner_);
    return {
        {"view", record::to_json(lexicon, view_of(state_, learner_))},
        {"options", awaited ? options_of(learner_) : json::array{}},
        {"chance", waits_for_chance(state_.phase) ? options_of(Chance{}) : json::array{}},
        {"reckoning", json::parse(record::reckoning_json(*rules_, state_, learner_))}};
}

}  // namespace kamchatka::wasm
