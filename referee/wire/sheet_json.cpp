// The sheet for the screen: seats, turn, clock, count, and what the engine offers.
#include "referee/wire/sheet_json.hpp"

#include "codec/json.hpp"
#include "engine/clauses.hpp"
#include "engine/reckoning.hpp"
#include "referee/wire/entry_json.hpp"
#include "referee/wire/sheet_schema.hpp"

#include <algorithm>

namespace kamchatka::referee {
namespace {

constexpr std::size_t lines_shown = 40;

record::Lexicon lexicon_of(const Sheet& sheet) { return {sheet.rules, sheet.state.seat_count}; }

SheetSeat seat_of(const Sheet& sheet, Seat seat) {
    const State& state = sheet.state;
    const Sitter& sitter = sheet.opening.seats[index(seat)];
    SheetSeat shown{
        .seat = seat,
        .name = sitter.name,
        .colour = sitter.colour,
        .standing = state.standing[seat],
        .owed = sheet.owed[seat],
        .cap = state.army_cap[seat],
        .warnings = sheet.warnings[seat],
        .penalties = sheet.penalties[seat],
        .turns_up = sheet.rules.objectives.objective_count > 0 && state.out[seat] == 0,
        .objective = sheet.turned[seat]};
    if (sheet.opening.kind == Kind::light) return shown;
    const int hand = static_cast<int>(state.hand[seat].reveal().size()) - sheet.owed[seat] -
        sheet.forfeited[seat];
    for (const Territory territory : state.held[seat]) shown.placed += state.placed[territory];
    shown.territories = state.held[seat].size();
    shown.armies = armies_on(state, state.held[seat]);
    shown.reserve = state.reserve[seat];
    shown.cards = static_cast<std::uint32_t>(std::max(hand, 0));
    return shown;
}

SheetClock clock_of(const Sheet& sheet) {
    const EndingRules& ending = sheet.rules.set.ending;
    return {
        .minutes = ending.minutes,
        .recovered = sheet.clock.recovered,
        .before = sheet.clock.before,
        .since = sheet.clock.since,
        .interruption = sheet.clock.interruption,
        .starts = ending.clock_start,
        .callable = sheet.stage == Stage::playing &&
            decide(sheet.covered, sheet.state, Arbiter{}, CallTime{}).has_value()};
}

SheetClosing closing_of(const Sheet& sheet) {
    const EndingRules& ending = sheet.rules.set.ending;
    const State& state = sheet.state;
    SheetClosing closing{
        .begun = state.closing_begun,
        .due = state.phase == Phase::closing,
        .round = state.closing_round + 1U,
        .exempt_conquests = ending.closing_exempt_conquests};
    const unsigned sums = closing_sums(ending, state);
    for (std::uint8_t sum = 2; sum <= 12; ++sum) {
        if ((sums >> sum & 1U) != 0) closing.sums.push_back(sum);
    }
    return closing;
}

std::string_view word_of(TieBreak by) {
    return by == TieBreak::none ? std::string_view{"points"} : spell(by);
}

std::vector<Seat> listed(SeatSet seats) { return {seats.begin(), seats.end()}; }

std::optional<SheetCount> counted(const Sheet& sheet) {
    if (!sheet.count) return std::nullopt;
    const Count& count = *sheet.count;
    SheetCount shown{.cause = count.state.cause, .awaits_dice = listed(awaited_for_dice(count))};
    for (const Seat seat : seats(count.state)) {
        shown.seats.push_back(
            {seat,
             count.inside[seat],
             count.outside[seat],
             count.state.points[seat],
             count.places[seat],
             count.state.out[seat]}
        );
    }
    for (const CountStep& step : count.steps) {
        CountedStep& row = shown.steps.emplace_back();
        row.by = word_of(step.by);
        for (const Seat seat : seats(count.state)) row.values.push_back(step.value[seat]);
        row.level = listed(step.level);
        row.decides = step.decides;
    }
    return shown;
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
        if (const auto right = right_for(option.action); right && sheet.lost.contains(*right)) {
            continue;
        }
        options.push_back(record::to_json(lexicon_of(sheet), option));
    }
    return options;
}

BoardAsks asks_of(const EndingRules& ending) {
    const auto any = [&](std::initializer_list<TieBreak> wanted) {
        return std::any_of(wanted.begin(), wanted.end(), [&](TieBreak by) {
            return std::find(ending.tie_breaks.begin(), ending.tie_breaks.end(), by) !=
                ending.tie_breaks.end();
        });
    };
    return {
        .armies = any({TieBreak::armies_inside, TieBreak::armies_outside, TieBreak::armies_all}),
        .cards = any({TieBreak::cards_in_hand})};
}

using Permitted = decltype(ShownSheet::permitted);

Permitted permitted_in(std::span<const Entry> book, const Sheet& sheet) {
    const Note* last = nullptr;
    for (const std::size_t i : sheet.standing) {
        if (can_be_undone(book[i].note)) last = &book[i].note;
    }
    Permitted all;
    for (const Role role : {Role::player, Role::table_judge, Role::official_judge}) {
        std::vector<codec::TypeIn<Note>> types;
        const auto add = [&]<typename T>(const T& note) {
            if (!forbidden(sheet.rules.set, role, note)) types.push_back({codec::schema<T>.name});
        };
        add(Ruled{});
        add(Disciplined{});
        add(GameStopped{});
        add(Signed{});
        add(Reopened{});
        add(AppealSettled{});
        const bool seated = sheet.stage == Stage::playing;
        if (seated && nothing_happened(book, sheet.standing)) add(OrderRolled{});
        const bool undoable = last != nullptr && sheet.stage != Stage::signed_off;
        if (undoable && may_undo(role, *last)) {
            types.push_back({codec::schema<Undone>.name});
        }
        all.items.emplace_back(role, std::move(types));
    }
    return all;
}

std::optional<Seat> turn_of(const Sheet& sheet) {
    const State& state = sheet.state;
    if (state.round == 0 && state.phase != Phase::place) return std::nullopt;
    if (state.position >= state.seat_count) return std::nullopt;
    return seat_on_turn(state);
}

}  // namespace

json::object to_json(const Refusal& refusal) {
    ShownRefusal shown{
        .reason = refusal.reason,
        .rejection = refusal.rejection,
        .clause = refusal.clause,
        .detail = refusal.detail,
        .it = sentence(refusal, Language::italian),
        .en = sentence(refusal, Language::english)};
    if (refusal.reason == Refused::official_judge_only) shown.clause = "TO-2d";
    if (refusal.reason == Refused::last_word) shown.clause = "TO-2a";
    return std::move(codec::to_value(codec::Wire{}, shown).as_object());
}

json::array lines_json(std::span<const Entry> book, const Sheet& sheet, std::size_t from) {
    json::array lines;
    for (std::size_t i = from; i < book.size(); ++i) {
        SheetLine line{
            .struck = sheet.lines[i].struck, .appeal = appeal_against(sheet, book[i].seq)};
        for (const Event& event : sheet.lines[i].events) {
            line.events.push_back(seen_by(event, Spectator{}));
        }
        codec::ValueSink out;
        out.begin_object();
        codec::write_fields(out, record::Lexicon{sheet.rules}, book[i]);
        codec::write_fields(out, lexicon_of(sheet), line);
        out.end_object();
        lines.push_back(out.release());
    }
    return lines;
}

json::object sheet_json(std::span<const Entry> book, const Sheet& sheet) {
    if (sheet.stage == Stage::unopened) {
        return {{"stage", spell(sheet.stage)}, {"entries", book.size()}};
    }
    const State& state = sheet.state;
    const record::Lexicon lexicon = lexicon_of(sheet);
    const auto undoable =
        std::count_if(sheet.standing.begin(), sheet.standing.end(), [&](std::size_t i) {
            return can_be_undone(book[i].note);
        });
    const std::size_t from = book.size() > lines_shown ? book.size() - lines_shown : 0;
    ShownSheet shown{
        .stage = sheet.stage,
        .entries = book.size(),
        .kind = sheet.opening.kind,
        .title = sheet.opening.title,
        .ruleset = std::string{sheet.opening.set.id.view()},
        .phase = state.phase,
        .turn = turn_of(sheet),
        .round = state.round,
        .conquests = state.conquests,
        .last_round = state.last_round,
        .clock = clock_of(sheet),
        .closing = closing_of(sheet),
        .lost_rights = {sheet.lost.begin(), sheet.lost.end()},
        .options = {options_json(sheet)},
        .board_counted = sheet.board.has_value(),
        .board = sheet.board ? std::optional{sheet.board->territories} : std::nullopt,
        .board_asks = asks_of(sheet.rules.set.ending),
        .permitted = permitted_in(book, sheet),
        .count = counted(sheet),
        .undoable = static_cast<std::size_t>(undoable),
        .appeals = sheet.appeals,
        .written = sheet.written,
        .lines = {lines_json(book, sheet, from)},
        .desk = sheet.opening.desk};
    for (const Seat seat : seats(state)) shown.seats.push_back(seat_of(sheet, seat));
    if (sheet.opening.kind == Kind::full) {
        shown.view.value = record::to_json(lexicon, view_of(state, Spectator{}));
    }
    return std::move(codec::to_value(lexicon, shown).as_object());
}

json::object to_json(const Consequence& consequence) {
    return std::move(codec::to_value(codec::Wire{}, shown(consequence)).as_object());
}

}  // namespace kamchatka::referee
