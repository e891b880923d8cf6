// The report for the desk, and what the rulings console is shown.
#include "codec/json.hpp"
#include "referee/wire/sheet_json.hpp"
#include "referee/wire/sheet_schema.hpp"

#include <algorithm>

namespace kamchatka::referee {
namespace {

// How the seat's game ended, in the desk's words.
std::string_view fate_of(const State& state, Seat seat) {
    switch (state.standing[seat]) {
        case Standing::active: return "played";
        case Standing::withdrawn: return "withdrawn";
        case Standing::excluded: return "excluded";
        case Standing::eliminated: return "eliminated";
    }
    return "played";
}

ReportResult result_of(const Sheet& sheet, Seat seat) {
    const State& state = sheet.count->state;
    const bool reached = state.cause == Cause::objective && state.winner == seat;
    return {
        .name = sheet.opening.seats[index(seat)].name,
        .place = sheet.count->places[seat],
        .points = state.points[seat],
        .outside = sheet.count->outside[seat],
        .fate = fate_of(state, seat),
        .out = state.out[seat],
        .objective = reached && !state.last_round,
        .warnings = sheet.warnings[seat],
        .penalties = sheet.penalties[seat]};
}

// Disputes about what somebody did, rather than about a roll.
constexpr std::array<std::string_view, 9> of_a_seat{
    "too_many_placed",
    "over_the_cap",
    "cap_penalty",
    "too_few_removed",
    "card_without_right",
    "card_forgotten",
    "card_forgotten_torisiko",
    "objective_hidden",
    "closing_roll_forgotten"};

Report report_of(std::span<const Entry> book, const Sheet& sheet) {
    Report report{.stage = sheet.stage};
    if (!sheet.count) return report;
    const auto& cause = sheet.count->state.cause;
    report.cause = cause ? codec::OrNull<Cause>{*cause} : codec::OrNull<Cause>{};
    report.rounds = sheet.count->state.round;
    report.results.emplace();
    for (const Seat seat : seats(sheet.count->state)) {
        report.results->push_back(result_of(sheet, seat));
    }
    report.rulings.emplace();
    for (std::size_t i = 0; i < book.size(); ++i) {
        const auto* ruled = std::get_if<Ruled>(&book[i].note);
        if (ruled == nullptr || sheet.lines[i].struck) continue;
        report.rulings->push_back({ruled->ruling, ruled->seat, shown(ruled->consequence)});
    }
    if (sheet.stage != Stage::signed_off) return report;
    for (std::size_t i = sheet.standing.size(); i-- > 0;) {
        const Entry& entry = book[sheet.standing[i]];
        if (!std::holds_alternative<Signed>(entry.note)) continue;
        report.signed_by = entry.by;
        report.signed_at = entry.at;
        break;
    }
    return report;
}

}  // namespace

ShownConsequence shown(const Consequence& consequence) {
    return {
        .verdict = consequence.verdict,
        .armies = consequence.armies,
        .off_the_book = off_the_book(consequence),
        .from_placed = consequence.from_placed,
        .cap = consequence.cap,
        .choices = consequence.choices,
        .warning = consequence.warnings > 0,
        .it = sentence(consequence, Language::italian),
        .en = sentence(consequence, Language::english)};
}

json::object report_json(std::span<const Entry> book, const Sheet& sheet) {
    return std::move(codec::to_value(codec::Wire{}, report_of(book, sheet)).as_object());
}

json::object to_json(const Ruling& ruling) {
    const ShownRuling shown{
        .id = ruling.id,
        .clauses = ruling.clauses,
        .title = ruling.title,
        .rule = ruling.rule,
        .questions = ruling.questions,
        .seat = std::find(of_a_seat.begin(), of_a_seat.end(), ruling.id) != of_a_seat.end(),
        .territory = ruling.id == "too_few_removed",
        .follows = ruling.follows,
        .entry = ruling.work_out == nullptr ? ruling.entry : EntryPlace::ruling};
    return std::move(codec::to_value(codec::Wire{}, shown).as_object());
}

}  // namespace kamchatka::referee
