// The sheet for the screen: seats, turn, clock, count, and what the engine offers.
#include "referee/sheet_json.hpp"

#include "engine/clauses.hpp"
#include "engine/reckoning.hpp"
#include "record/spelling.hpp"
#include "referee/entry_json.hpp"
#include "referee/spelling.hpp"

#include <algorithm>

namespace kamchatka::referee {
namespace {

constexpr std::size_t lines_shown = 40;

record::Lexicon lexicon_of(const Sheet& sheet) { return {sheet.rules, sheet.state.seat_count}; }

json::value objective_json(const Sheet& sheet, Seat seat) {
    if (!sheet.turned[seat]) return nullptr;
    return json::string{record::spell(lexicon_of(sheet), *sheet.turned[seat])};
}

json::object seat_json(const Sheet& sheet, Seat seat) {
    const State& state = sheet.state;
    const Sitter& sitter = sheet.opening.seats[index(seat)];
    const bool full = sheet.opening.kind == Kind::full;
    const int hand = static_cast<int>(state.hand[seat].reveal().size()) - sheet.owed[seat] -
        sheet.forfeited[seat];
    unsigned placed = 0;
    for (const Territory territory : state.held[seat]) placed += state.placed[territory];
    return {
        {"seat", record::spell(seat)},
        {"name", sitter.name},
        {"colour", record::spell(sitter.colour)},
        {"standing", record::spell(state.standing[seat])},
        {"territories", full ? json::value(state.held[seat].size()) : json::value(nullptr)},
        {"armies", full ? json::value(armies_on(state, state.held[seat])) : json::value(nullptr)},
        {"reserve", full ? state.reserve[seat] : std::uint16_t{0}},
        {"placed", full ? placed : 0U},
        {"cards", full ? json::value(std::max(hand, 0)) : json::value(nullptr)},
        {"owed", sheet.owed[seat]},
        {"cap", state.army_cap[seat]},
        {"warnings", sheet.warnings[seat]},
        {"penalties", sheet.penalties[seat]},
        {"turns_up", sheet.rules.objectives.objective_count > 0 && state.out[seat] == 0},
        {"objective", objective_json(sheet, seat)}};
}

json::object clock_json(const Sheet& sheet) {
    const bool dealing = sheet.rules.set.ending.clock_start == ClockStart::first_deal;
    return {
        {"minutes", sheet.rules.set.ending.minutes},
        {"recovered", sheet.clock.recovered},
        {"before", sheet.clock.before},
        {"since", sheet.clock.since ? json::value(*sheet.clock.since) : json::value(nullptr)},
        {"starts", dealing ? "first_deal" : "first_turn"},
        {"callable",
         sheet.stage == Stage::playing &&
             decide(sheet.covered, sheet.state, Arbiter{}, CallTime{}).has_value()}};
}

// The sums that close the game in this round of the sdadata, and whether the turn was exempt.
json::object closing_json(const Sheet& sheet) {
    const EndingRules& ending = sheet.rules.set.ending;
    const State& state = sheet.state;
    json::array sums;
    const unsigned closing = closing_sums(ending, state);
    for (unsigned sum = 2; sum <= 12; ++sum) {
        if ((closing >> sum & 1U) != 0) sums.emplace_back(sum);
    }
    return {
        {"sums", std::move(sums)},
        {"begun", state.closing_begun},
        {"due", state.phase == Phase::closing},
        {"round", state.closing_round + 1U},
        {"exempt_conquests", ending.closing_exempt_conquests}};
}

std::string_view word_of(TieBreak by) {
    return by == TieBreak::none ? std::string_view{"points"} : record::spell(by);
}

json::value count_json(const Sheet& sheet) {
    if (!sheet.count) return nullptr;
    const Count& count = *sheet.count;
    json::array seat_rows;
    for (const Seat seat : seats(count.state)) {
        seat_rows.push_back(
            {{"seat", record::spell(seat)},
             {"inside", count.inside[seat]},
             {"outside", count.outside[seat]},
             {"points", count.state.points[seat]},
             {"place", count.places[seat]},
             {"out", count.state.out[seat]}}
        );
    }
    json::array steps;
    for (const CountStep& step : count.steps) {
        json::array values;
        json::array level;
        for (const Seat seat : seats(count.state)) values.emplace_back(step.value[seat]);
        for (const Seat seat : step.level) level.emplace_back(record::spell(seat));
        steps.push_back(
            {{"by", word_of(step.by)},
             {"values", std::move(values)},
             {"level", std::move(level)},
             {"decides", step.decides}}
        );
    }
    json::array dice;
    for (const Seat seat : awaited_for_dice(count)) dice.emplace_back(record::spell(seat));
    const auto& cause = count.state.cause;
    return json::object{
        {"cause", cause ? json::value(record::spell(*cause)) : json::value(nullptr)},
        {"seats", std::move(seat_rows)},
        {"steps", std::move(steps)},
        {"awaits_dice", std::move(dice)}};
}

// What may be entered next: the options of whoever is awaited, as in a live game.
json::array options_json(const Sheet& sheet) {
    json::array options;
    if (sheet.stage != Stage::playing || sheet.opening.kind == Kind::light) return options;
    const State& state = sheet.state;
    const bool chance = waits_for_chance(state.phase);
    const SeatSet awaited = awaited_seats(state);
    if (!chance && awaited.empty()) return options;
    if (state.phase == Phase::draw) return options;
    const Actor actor = chance ? Actor{Chance{}} : Actor{awaited.front()};
    for (const Option& option : legal_actions(sheet.covered, state, actor)) {
        // A tris is of cards nobody has seen: it is entered card by card.
        if (std::holds_alternative<PlayTris>(option.action)) continue;
        options.push_back(record::to_json(lexicon_of(sheet), option));
    }
    return options;
}

// What has to be counted for the tie-breaks, beside who holds what.
json::object asks_json(const EndingRules& ending) {
    const auto any = [&](std::initializer_list<TieBreak> wanted) {
        return std::any_of(wanted.begin(), wanted.end(), [&](TieBreak by) {
            return std::find(ending.tie_breaks.begin(), ending.tie_breaks.end(), by) !=
                ending.tie_breaks.end();
        });
    };
    return {
        {"armies", any({TieBreak::armies_inside, TieBreak::armies_outside, TieBreak::armies_all})},
        {"cards", any({TieBreak::cards_in_hand})}};
}

// What only some may write, by role; undoing as the book stands.
json::object permitted_json(std::span<const Entry> journal, const Sheet& sheet) {
    const Note* last = nullptr;
    for (const std::size_t i : sheet.standing) {
        if (can_be_undone(journal[i].note)) last = &journal[i].note;
    }
    json::object all;
    for (const Role role : {Role::player, Role::table_judge, Role::official_judge}) {
        json::array types;
        const auto add = [&](std::string_view type, const Note& note) {
            if (!forbidden(role, note)) types.emplace_back(type);
        };
        add("ruled", Ruled{});
        add("disciplined", Disciplined{});
        add("game_stopped", GameStopped{});
        add("signed", Signed{});
        if (last != nullptr && may_undo(role, *last)) types.emplace_back("undone");
        all[spell(role)] = std::move(types);
    }
    return all;
}

json::value turn_json(const Sheet& sheet) {
    const State& state = sheet.state;
    if (state.round == 0 && state.phase != Phase::place) return nullptr;
    if (state.position >= state.seat_count) return nullptr;
    return json::string{record::spell(seat_on_turn(state))};
}

}  // namespace

json::object to_json(const Refusal& refusal) {
    json::object out{{"reason", spell(refusal.reason)}};
    if (refusal.rejection) out["rejection"] = record::spell(*refusal.rejection);
    if (!refusal.clause.empty()) out["clause"] = refusal.clause;
    if (refusal.reason == Refused::official_judge_only) out["clause"] = "TO-2d";
    if (!refusal.detail.empty()) out["detail"] = refusal.detail;
    out["it"] = sentence(refusal, Language::italian);
    out["en"] = sentence(refusal, Language::english);
    return out;
}

json::array lines_json(std::span<const Entry> journal, const Sheet& sheet, std::size_t from) {
    json::array lines;
    for (std::size_t i = from; i < journal.size(); ++i) {
        json::object line = to_json(sheet.rules, journal[i]);
        json::array events;
        for (const Event& event : sheet.lines[i].events) {
            events.push_back(record::to_json(lexicon_of(sheet), seen_by(event, Spectator{})));
        }
        line["struck"] = sheet.lines[i].struck;
        line["events"] = std::move(events);
        lines.push_back(std::move(line));
    }
    return lines;
}

json::object sheet_json(std::span<const Entry> journal, const Sheet& sheet) {
    json::object out{{"stage", spell(sheet.stage)}, {"entries", journal.size()}};
    if (sheet.stage == Stage::unopened) return out;
    const State& state = sheet.state;
    json::array seat_rows;
    for (const Seat seat : seats(state)) seat_rows.push_back(seat_json(sheet, seat));
    const auto undoable =
        std::count_if(sheet.standing.begin(), sheet.standing.end(), [&](std::size_t i) {
            return can_be_undone(journal[i].note);
        });
    out["kind"] = spell(sheet.opening.kind);
    out["title"] = sheet.opening.title;
    out["ruleset"] = sheet.opening.set.id.view();
    out["seats"] = std::move(seat_rows);
    out["phase"] = record::spell(state.phase);
    out["turn"] = turn_json(sheet);
    out["round"] = state.round;
    out["conquests"] = state.conquests;
    out["last_round"] = state.last_round ? json::value(*state.last_round) : json::value(nullptr);
    out["clock"] = clock_json(sheet);
    out["closing"] = closing_json(sheet);
    out["options"] = options_json(sheet);
    out["view"] = sheet.opening.kind == Kind::full
        ? json::value(record::to_json(lexicon_of(sheet), view_of(state, Spectator{})))
        : json::value(nullptr);
    out["board_counted"] = sheet.board.has_value();
    out["board_asks"] = asks_json(sheet.rules.set.ending);
    out["permitted"] = permitted_json(journal, sheet);
    out["count"] = count_json(sheet);
    out["undoable"] = undoable;
    const std::size_t from = journal.size() > lines_shown ? journal.size() - lines_shown : 0;
    out["lines"] = lines_json(journal, sheet, from);
    if (sheet.opening.desk) {
        out["desk"] = {
            {"code", sheet.opening.desk->code},
            {"round", sheet.opening.desk->round},
            {"table", sheet.opening.desk->table}};
    }
    return out;
}

json::object to_json(const Consequence& consequence) {
    return {
        {"verdict", spell(consequence.verdict)},
        {"armies", consequence.armies},
        {"off_the_book", off_the_book(consequence)},
        {"from_placed", consequence.from_placed},
        {"cap", consequence.cap},
        {"choices", consequence.choices},
        {"warning", consequence.warning},
        {"it", sentence(consequence, Language::italian)},
        {"en", sentence(consequence, Language::english)}};
}

}  // namespace kamchatka::referee
