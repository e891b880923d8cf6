#include "server/desk/files/import.hpp"

#include "server/desk/view.hpp"
#include "server/transport/http.hpp"
#include "tournament/decide.hpp"
#include "tournament/schema.hpp"

#include <algorithm>
#include <charconv>

namespace kamchatka::server {
namespace {

using tournament::RosterPlan;
using tournament::RowFate;

std::vector<std::string_view> listed_words(std::string_view list) {
    std::vector<std::string_view> words;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(','), list.size());
        words.push_back(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return words;
}

std::optional<std::size_t> line_number(std::string_view text) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

bool read_choices(const std::string& lines, tournament::RowChoice choice, RosterPlan& plan) {
    for (const std::string_view word : listed_words(lines)) {
        const auto line = line_number(word);
        if (!line) return false;
        plan.choices[*line] = choice;
    }
    return true;
}

std::vector<tournament::Person> people_in(const tournament::State& state) {
    std::vector<tournament::Person> entered;
    for (const tournament::Entrant& each : state.entrants) {
        if (each.standing != tournament::Standing::removed) entered.push_back(each.person);
    }
    return entered;
}

Wording at_line(std::size_t line, const tournament::Rejected& refused) {
    const std::string number = std::to_string(line);
    const Wording why = wording(refused);
    return {"riga " + number + ": " + why.it, "line " + number + ": " + why.en};
}

void tell_columns(const tournament::Roster& roster, ImportAnswer& answer) {
    answer.heading_line = static_cast<std::uint32_t>(roster.heading_line);
    for (const tournament::RosterHeading& each : roster.columns) {
        answer.columns.push_back(
            {.heading = each.text, .column = each.column, .samples = each.samples}
        );
    }
    for (const tournament::RosterNote& note : roster.notes) {
        answer.notes.push_back(
            {.line = static_cast<std::uint32_t>(note.line),
             .taken = tournament::taken_all_the_same(note.fault),
             .message = wording(note)}
        );
    }
}

ImportRow told(const tournament::RosterRow& row) {
    ImportRow line;
    line.line = static_cast<std::uint32_t>(row.line);
    line.fate = row.fate;
    line.name = row.person.name;
    line.club = row.person.club;
    if (!row.like.empty()) line.like = row.like;
    line.questioned = row.questioned;
    line.paid = row.paid;
    return line;
}

}  // namespace

std::optional<RosterPlan> read_roster_plan(std::string_view query) {
    RosterPlan plan;
    const std::string columns = query_value(query, "columns");
    for (const std::string_view word : listed_words(columns)) {
        const auto column = codec::read<tournament::Column>(word);
        if (!column) return std::nullopt;
        if (!plan.columns) plan.columns.emplace();
        if (plan.columns->size() >= tournament::csv_fields_max) return std::nullopt;
        plan.columns->push_back(*column);
    }
    const std::string headings = query_value(query, "headings");
    if (!headings.empty()) {
        plan.heading_line = line_number(headings);
        if (!plan.heading_line) return std::nullopt;
    }
    const bool chosen =
        read_choices(query_value(query, "same"), tournament::RowChoice::same_person, plan) &&
        read_choices(query_value(query, "another"), tournament::RowChoice::another, plan) &&
        read_choices(query_value(query, "out"), tournament::RowChoice::leave_out, plan);
    return chosen ? std::optional{std::move(plan)} : std::nullopt;
}

Import read_import(const std::string& text, const tournament::State& state, RosterPlan plan) {
    if (state.format) plan.fee = state.format->fee;
    tournament::Roster roster = tournament::read_roster(text, people_in(state), plan);
    Import read;
    tell_columns(roster, read.answer);
    auto number = static_cast<std::uint32_t>(state.entrants.size());
    for (tournament::RosterRow& row : roster.rows) {
        if (row.fate == RowFate::entered) {
            const tournament::Registered event{
                tournament::PlayerId{number + 1}, row.person, row.namesake};
            if (const auto refused = tournament::refusal(state, event)) {
                row.fate = RowFate::not_taken;
                read.answer.notes.push_back(
                    {.line = static_cast<std::uint32_t>(row.line),
                     .taken = false,
                     .message = at_line(row.line, *refused)}
                );
            }
        }
        read.answer.rows.push_back(told(row));
        if (row.fate != RowFate::entered) continue;
        ++number;
        read.people.push_back({{std::move(row.person), row.namesake}, row.paid});
    }
    std::ranges::stable_sort(read.answer.notes, {}, &ImportNote::line);
    read.answer.added = static_cast<std::uint32_t>(read.people.size());
    return read;
}

}  // namespace kamchatka::server
