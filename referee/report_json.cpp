// The report for the desk, and the entries of the rulings console.
#include "record/spelling.hpp"
#include "referee/sheet_json.hpp"
#include "referee/spelling.hpp"

#include <algorithm>

namespace kamchatka::referee {
namespace {

json::object said_json(const Said& said) { return {{"it", said.italian}, {"en", said.english}}; }

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

json::object result_json(const Sheet& sheet, Seat seat) {
    const State& state = sheet.count->state;
    const bool reached = state.cause == Cause::objective && state.winner == seat;
    return {
        {"name", sheet.opening.seats[index(seat)].name},
        {"place", sheet.count->places[seat]},
        {"points", state.points[seat]},
        {"outside", sheet.count->outside[seat]},
        {"fate", fate_of(state, seat)},
        {"out", state.out[seat]},
        {"objective", reached && !state.last_round},
        {"warnings", sheet.warnings[seat]},
        {"penalties", sheet.penalties[seat]}};
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

}  // namespace

json::object report_json(std::span<const Entry> journal, const Sheet& sheet) {
    json::object out{{"stage", spell(sheet.stage)}};
    if (!sheet.count) return out;
    json::array results;
    for (const Seat seat : seats(sheet.count->state)) results.push_back(result_json(sheet, seat));
    json::array rulings;
    for (std::size_t i = 0; i < journal.size(); ++i) {
        const auto* ruled = std::get_if<Ruled>(&journal[i].note);
        if (ruled == nullptr || sheet.lines[i].struck) continue;
        rulings.push_back(
            {{"ruling", ruled->ruling},
             {"seat",
              ruled->seat ? json::value(record::spell(*ruled->seat)) : json::value(nullptr)},
             {"consequence", to_json(ruled->consequence)}}
        );
    }
    const auto& cause = sheet.count->state.cause;
    out["cause"] = cause ? json::value(record::spell(*cause)) : json::value(nullptr);
    out["rounds"] = sheet.count->state.round;
    out["results"] = std::move(results);
    out["rulings"] = std::move(rulings);
    if (sheet.stage == Stage::signed_off) {
        for (std::size_t i = sheet.standing.size(); i-- > 0;) {
            const Entry& entry = journal[sheet.standing[i]];
            if (!std::holds_alternative<Signed>(entry.note)) continue;
            out["signed_by"] = {{"name", entry.by.name}, {"role", spell(entry.by.role)}};
            out["signed_at"] = entry.at;
            break;
        }
    }
    return out;
}

json::object to_json(const Ruling& ruling) {
    constexpr std::array<std::string_view, 4> books{"challenge", "torneo", "prestige", "torisiko"};
    json::array clauses;
    for (const ClauseOf& each : ruling.clauses) {
        clauses.push_back(
            {{"book", books[static_cast<std::size_t>(each.book)]}, {"clause", each.clause}}
        );
    }
    json::array questions;
    for (const Question& question : ruling.questions) {
        questions.push_back(
            {{"id", question.id},
             {"text", said_json(question.text)},
             {"least", question.least},
             {"most", question.most}}
        );
    }
    return {
        {"id", ruling.id},
        {"clauses", std::move(clauses)},
        {"title", said_json(ruling.title)},
        {"rule", said_json(ruling.rule)},
        {"questions", std::move(questions)},
        {"seat", std::find(of_a_seat.begin(), of_a_seat.end(), ruling.id) != of_a_seat.end()},
        {"territory", ruling.id == "too_few_removed"}};
}

}  // namespace kamchatka::referee
