// What each request of the engine protocol does.
#include "cli/pipe/pipe.hpp"

#include "bots/catalogue.hpp"
#include "cli/pipe/pipe_opening.hpp"
#include "engine/clauses.hpp"
#include "record/position.hpp"
#include "record/record_json.hpp"
#include "record/rules_json.hpp"
#include "record/text/record_text.hpp"
#include "record/words/spelling.hpp"
#include "record/words/words.hpp"

#include <algorithm>
#include <span>

namespace kamchatka::cli {
namespace {

enum class Needs : std::uint8_t { nothing, game };

// More than any ruleset offers, so that too many are refused by the rules.
constexpr std::uint64_t seats_asked_max = 99;
constexpr std::uint64_t think_ms_max = 600'000;

Refusal malformed(const record::ParseError& error) {
    return {.reason = "malformed", .clause = {}, .path = error.path, .message = error.what};
}

Refusal refused(const Ruleset& set, const State& state, Rejection why, const Action& action) {
    return {
        .reason = std::string{record::spell(why)},
        .clause = std::string{clause_of(set, state, why, action)},
        .path = {},
        .message = std::string{record::sentence(why, state.phase, record::Language::english)}};
}

Refusal told(std::string reason, std::string message) {
    return {.reason = std::move(reason), .clause = {}, .path = {}, .message = std::move(message)};
}

json::value awaiting(const LiveGame& game) {
    if (game.awaits_chance()) return "chance";
    json::array awaited;
    for (const Seat seat : awaited_seats(game.state())) awaited.emplace_back(record::spell(seat));
    return awaited;
}

record::Lexicon lexicon_of(const LiveGame& game) { return {game.rules(), game.state().seat_count}; }

// Where the game stands now, at the end of every answer that may have changed it.
json::object with_standing(json::object answer, const LiveGame& game) {
    answer["phase"] = record::spell(game.state().phase);
    answer["awaiting"] = awaiting(game);
    return answer;
}

void add_events(
    json::array& out, const LiveGame& game, const Viewer& viewer, std::span<const Event> events
) {
    for (const Event& event : events) {
        out.emplace_back(record::to_json(lexicon_of(game), seen_by(event, viewer)));
    }
}

bool full(const LiveGame& game) { return game.record().steps.size() >= record::step_count_max; }

Refusal no_game() { return told("no_game", "begin with new or position"); }

Refusal record_full() {
    return told("record_full", "a game has a million steps at most: begin another");
}

std::vector<std::string_view> bot_ids() {
    std::vector<std::string_view> ids;
    for (const bots::Profile& profile : bots::profiles()) ids.push_back(profile.id);
    return ids;
}

json::object error_of(const Refusal& refusal) {
    json::object error{{"reason", refusal.reason}};
    if (!refusal.clause.empty()) error["clause"] = refusal.clause;
    if (!refusal.path.empty()) error["path"] = refusal.path;
    error["message"] = refusal.message;
    return error;
}

}  // namespace

struct Pipe::Handler {
    std::string_view name;
    Answer (Pipe::*handle)(Request&);
    Needs needs;
};

const Pipe::Handler Pipe::handlers[] = {
    {"new", &Pipe::new_game, Needs::nothing},
    {"position", &Pipe::position, Needs::nothing},
    {"legal", &Pipe::legal, Needs::game},
    {"act", &Pipe::act, Needs::game},
    {"chance", &Pipe::chance, Needs::game},
    {"choose", &Pipe::choose, Needs::game},
    {"state", &Pipe::state, Needs::game},
    {"view", &Pipe::view, Needs::game},
    {"record", &Pipe::record, Needs::game},
    {"rules", &Pipe::rules, Needs::nothing},
    {"quit", &Pipe::quit, Needs::nothing},
};

void Pipe::begin(const Opening& opening) {
    game_.emplace(opening);
    bots_ = {};
}

std::string Pipe::answer(std::string_view line) {
    json::object out;
    const auto refuse = [&](const Refusal& refusal) {
        out["ok"] = false;
        out["error"] = error_of(refusal);
        return json::serialize(out);
    };
    if (line.size() > line_bytes_max) {
        return refuse(told("too_long", "a line has 1048576 bytes at most; this one was skipped"));
    }
    auto value = record::parse_json(line);
    if (!value) return refuse(malformed(value.error()));
    const json::object* object = value->if_object();
    if (object == nullptr) {
        return refuse(malformed(
            {.line = 0,
             .path = {},
             .what = "an object is expected, not " + std::string{kind_of(*value)}}
        ));
    }
    Request request{*object};
    if (const json::value* id = request.take("id")) out["id"] = *id;
    const Answer result = handle(request);
    if (!result) return refuse(result.error());
    out["ok"] = true;
    for (const auto& pair : *result) out[pair.key()] = pair.value();
    return json::serialize(out);
}

Pipe::Answer Pipe::handle(Request& request) {
    const std::string_view name = request.need_word("request");
    const auto* const found =
        std::find_if(std::begin(handlers), std::end(handlers), [&](const Handler& handler) {
            return handler.name == name;
        });
    if (found != std::end(handlers)) {
        if (found->needs == Needs::game && !game_) return no_game();
        return (this->*found->handle)(request);
    }
    std::vector<std::string_view> names;
    for (const Handler& handler : handlers) names.push_back(handler.name);
    request.fault("request", quoted(name) + " is none of " + joined(names));
    return malformed(*request.finish());
}

Pipe::Answer Pipe::new_game(Request& request) {
    const auto seat_count =
        static_cast<std::uint8_t>(request.need_number("seats", 1, seats_asked_max));
    const auto seated = std::min<std::uint8_t>(seat_count, seat_count_max);
    const auto rules = read_rules(request, seated);
    const auto players = read_players(request, seated);
    const auto server_seed = read_seed(request);
    const auto scheme = read_scheme(request);
    if (const auto fault = request.finish()) return malformed(*fault);
    if (const auto why = refuse_seats(*rules, seat_count)) {
        return refused(rules->set, new_table(seat_count), *why, StartGame{});
    }
    begin(
        {.rules = *rules,
         .seat_count = seat_count,
         .players = players,
         .position = {},
         .server_seed = server_seed,
         .scheme = scheme}
    );
    return with_standing(json::object{{"ruleset", rules->set.id.view()}}, *game_);
}

Pipe::Answer Pipe::position(Request& request) {
    const auto rules = read_rules(request, 0);
    const json::value* given = request.need("position");
    std::optional<State> state;
    if (rules && given != nullptr) {
        const auto read = record::read_position(*rules, *given);
        if (read) {
            state = *read;
        } else {
            request.fault_within("position", read.error());
        }
    }
    const std::uint8_t seat_count = state ? state->seat_count : std::uint8_t{seat_count_max};
    const auto players = read_players(request, seat_count);
    if (const auto fault = request.finish()) return malformed(*fault);
    begin(
        {.rules = *rules,
         .seat_count = seat_count,
         .players = players,
         .position = state,
         .server_seed = {},
         .scheme = {}}
    );
    return with_standing(json::object{{"ruleset", rules->set.id.view()}}, *game_);
}

Pipe::Answer Pipe::legal(Request& request) {
    const Actor actor = request.need_actor("actor", game_->state().seat_count);
    if (const auto fault = request.finish()) return malformed(*fault);
    json::array options;
    for (const Option& option : legal_actions(game_->rules(), game_->state(), actor)) {
        options.emplace_back(record::to_json(lexicon_of(*game_), option));
    }
    return json::object{{"actor", record::spell(actor)}, {"options", std::move(options)}};
}

Pipe::Answer Pipe::act(Request& request) {
    const std::uint8_t seat_count = game_->state().seat_count;
    const Actor actor = request.need_actor("actor", seat_count);
    const Action action = request.need_action("action", lexicon_of(*game_));
    const Viewer viewer = request.viewer("viewer", seat_count);
    if (const auto fault = request.finish()) return malformed(*fault);
    if (full(*game_)) return record_full();
    if (game_->seeded() && std::holds_alternative<Chance>(actor)) {
        return told("drawn_from_seed", "this game promised its seed: ask for chance instead");
    }
    if (!game_->keeps_promise(actor, action)) {
        return told("promise_not_kept", "show the bytes whose hash was promised, or abstain");
    }
    const Decision decision = game_->act(actor, action);
    if (!decision) {
        return refused(game_->rules().set, game_->state(), decision.error(), action);
    }
    json::array events;
    add_events(events, *game_, viewer, {decision->begin(), decision->end()});
    return with_standing({{"events", std::move(events)}}, *game_);
}

Pipe::Answer Pipe::chance(Request& request) {
    const bool once = request.flag("once");
    const Viewer viewer = request.viewer("viewer", game_->state().seat_count);
    if (const auto fault = request.finish()) return malformed(*fault);
    if (full(*game_)) return record_full();
    if (!game_->can_draw()) {
        if (game_->awaits_chance()) {
            return told("seed_unknown", "the seed was promised by somebody else: act with it");
        }
        const bool over = game_->state().cause.has_value();
        const Rejection why = over ? Rejection::game_is_over : Rejection::wrong_phase;
        return refused(game_->rules().set, game_->state(), why, RollDice{});
    }
    json::array actions;
    json::array events;
    do {
        const record::Step& step = game_->let_chance_act();
        actions.emplace_back(record::to_json(lexicon_of(*game_), step.action));
        add_events(events, *game_, viewer, step.events);
    } while (!once && game_->can_draw() && !full(*game_));
    json::object answer;
    // What was drawn is secret to some; the events say as much of it as the viewer may know.
    if (std::holds_alternative<Arbiter>(viewer)) answer["actions"] = std::move(actions);
    answer["events"] = std::move(events);
    return with_standing(std::move(answer), *game_);
}

// What a bot would do in the place of a seat; whoever asked does it, or does not.
Pipe::Answer Pipe::choose(Request& request) {
    const std::uint8_t seat_count = game_->state().seat_count;
    const Actor actor = request.need_actor("seat", seat_count);
    BotWish wish{.bot = std::string{request.word("bot", bots::usual_bot)}};
    wish.seed = request.number("seed", 1, 0, std::uint64_t{1} << 53U);
    wish.limit = request.number("limit", 0, 1, think_ms_max);
    const Seat* seat = std::get_if<Seat>(&actor);
    if (seat == nullptr) request.fault("seat", "a seat is expected");
    if (bots::find_profile(wish.bot) == nullptr) {
        request.fault("bot", cli::quoted(wish.bot) + " is none of " + joined(bot_ids()));
    }
    if (const auto fault = request.finish()) return malformed(*fault);
    if (!awaited_seats(game_->state()).contains(*seat)) {
        return told("not_awaited", "the game does not wait for this seat now");
    }
    wish.seat = *seat;
    const Action action = bots_.choose(*game_, wish);
    return json::object{
        {"seat", record::spell(*seat)},
        {"bot", wish.bot},
        {"action", record::to_json(lexicon_of(*game_), action)}};
}

Pipe::Answer Pipe::state(Request& request) {
    if (const auto fault = request.finish()) return malformed(*fault);
    return json::object{{"state", record::to_json(lexicon_of(*game_), game_->state())}};
}

Pipe::Answer Pipe::view(Request& request) {
    request.need("viewer");
    const Viewer viewer = request.viewer("viewer", game_->state().seat_count);
    if (const auto fault = request.finish()) return malformed(*fault);
    return json::object{
        {"viewer", record::spell(viewer)},
        {"view", record::to_json(lexicon_of(*game_), view_of(game_->state(), viewer))}};
}

Pipe::Answer Pipe::record(Request& request) {
    const bool as_text = request.choice("format", {"text", "json"}) == 0;
    if (const auto fault = request.finish()) return malformed(*fault);
    const record::Record& game = game_->record();
    if (as_text) return json::object{{"record", record::write_text(game)}};
    return json::object{{"record", record::to_json(game)}};
}

// Of the game, or of the ruleset named.
Pipe::Answer Pipe::rules(Request& request) {
    if (request.take("ruleset") == nullptr && request.take("options") == nullptr) {
        if (const auto fault = request.finish()) return malformed(*fault);
        if (!game_) return no_game();
        return record::rules_json(game_->rules());
    }
    const auto named = read_rules(request, 0);
    if (const auto fault = request.finish()) return malformed(*fault);
    return record::rules_json(*named);
}

Pipe::Answer Pipe::quit(Request& request) {
    if (const auto fault = request.finish()) return malformed(*fault);
    finished_ = true;
    return json::object{};
}

}  // namespace kamchatka::cli
